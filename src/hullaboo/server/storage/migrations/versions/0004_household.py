"""Where the maker of a table came from, as a mark: households share the lobby, however many cookies they have."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of the tables that are there nobody knows."""
    op.add_column("tables", sql.Column("household", sql.String(8), nullable=False, server_default=""))
    op.create_index("tables_of_a_household", "tables", ["household", "made"])
