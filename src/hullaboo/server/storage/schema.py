"""The tables of the database. A change here needs a new file in `migrations/versions`."""

import sqlalchemy as sql

metadata = sql.MetaData()

settings = sql.Table(
    "settings", metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)  # fmt: skip

guests = sql.Table(
    "guests", metadata,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)  # fmt: skip

tables = sql.Table(
    "tables", metadata,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("creator", sql.String(40), nullable=False),
    sql.Column("phase", sql.String(12), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False, server_default="0"),
    sql.Column("household", sql.String(8), nullable=False, server_default=""),
    sql.Column("kept", sql.Text, nullable=False),
    sql.Index("tables_in_the_lobby", "public", "phase", "made"),
    sql.Index("tables_of_a_guest", "creator", "phase"),
    sql.Index("tables_of_a_household", "household", "made"),
)  # fmt: skip

moves = sql.Table(
    "moves", metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("notes", sql.String(200), nullable=False),
    sql.Column("message", sql.String(40), nullable=False),
    sql.Column("numbers", sql.String(80), nullable=False),
)  # fmt: skip

chat = sql.Table(
    "chat", metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("message", sql.String(80), nullable=False),
)  # fmt: skip
