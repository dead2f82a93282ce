"""When somebody last looked at a table: one that gathers nobody any more leaves the lobby."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of the tables that are there we know only when they were made."""
    op.add_column("tables", sql.Column("seen", sql.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seen = made")
