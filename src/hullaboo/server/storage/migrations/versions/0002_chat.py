"""What was said at a table outlives a restart."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make a place for it."""
    op.create_table(
        "chat",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("message", sql.String(80), nullable=False),
    )
