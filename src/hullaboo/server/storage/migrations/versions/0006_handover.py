"""What the times of a match have left after each entry of its log; how much servers do, and which are to do less."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing is known of entries that are there; a server of the version before writes entries without it."""
    op.add_column("moves", sql.Column("times", sql.Text, nullable=False, server_default=""))
    op.add_column("nodes", sql.Column("tables", sql.Integer, nullable=False, server_default="0"))
    op.add_column("nodes", sql.Column("connections", sql.Integer, nullable=False, server_default="0"))
    op.add_column("nodes", sql.Column("leaving", sql.Boolean, nullable=False, server_default=sql.false()))
