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
    sql.Column("owner", sql.String(40), nullable=True),
    sql.Column("epoch", sql.Integer, nullable=False, server_default="0"),
    sql.Column("kept", sql.Text, nullable=False),
    sql.Index("tables_in_the_lobby", "public", "phase", "made"),
    sql.Index("tables_of_a_guest", "creator", "phase"),
    sql.Index("tables_of_a_household", "household", "made"),
)  # fmt: skip

nodes = sql.Table(
    "nodes", metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
    sql.Column("tables", sql.Integer, nullable=False, server_default="0"),
    sql.Column("connections", sql.Integer, nullable=False, server_default="0"),
    sql.Column("leaving", sql.Boolean, nullable=False, server_default=sql.false()),
)  # fmt: skip
"""The servers that share the database: which life of each it is, when its lease is over by the database's clock, how
many tables and connections it has, and whether it is to leave its tables to others."""

moves = sql.Table(
    "moves", metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("notes", sql.String(200), nullable=False),
    sql.Column("message", sql.String(40), nullable=False),
    sql.Column("numbers", sql.String(80), nullable=False),
    sql.Column("times", sql.Text, nullable=False, server_default=""),
)  # fmt: skip
OWNERSHIP = -1
"""In the place of a seat: this entry of the log is no move, but says that another server has the table from here on."""

chat = sql.Table(
    "chat", metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("message", sql.String(80), nullable=False),
)  # fmt: skip
