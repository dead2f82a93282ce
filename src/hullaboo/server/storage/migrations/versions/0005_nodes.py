"""Servers that share a database: until when each may be believed to be there, and which of them has a table."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has any of the tables that are there."""
    op.create_table(
        "nodes",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("epoch", sql.Integer, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.add_column("tables", sql.Column("owner", sql.String(40), nullable=True))
    op.add_column("tables", sql.Column("epoch", sql.Integer, nullable=False, server_default="0"))
