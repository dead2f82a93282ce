"""The first version: settings, guests, tables and their moves."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "settings",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("made", sql.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("creator", sql.String(40), nullable=False),
        sql.Column("phase", sql.String(12), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("made", sql.Float, nullable=False),
        sql.Column("kept", sql.Text, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["public", "phase", "made"])
    op.create_index("tables_of_a_guest", "tables", ["creator", "phase"])
    op.create_table(
        "moves",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.String(200), nullable=False),
        sql.Column("notes", sql.String(200), nullable=False),
        sql.Column("message", sql.String(40), nullable=False),
        sql.Column("numbers", sql.String(80), nullable=False),
    )
