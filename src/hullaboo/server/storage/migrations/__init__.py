"""From one version of the database to the next: applied when a server starts."""

from pathlib import Path

import sqlalchemy as sql
from sqlalchemy import Connection

from hullaboo.core.errors import HullabooError

HERE = Path(__file__).parent


class DatabaseTooNew(HullabooError):
    """A newer server has used the database."""

    code = "database-too-new"


def newest() -> str:
    """The version that this code wants."""
    return max(file.name for file in (HERE / "versions").glob("[0-9]*.py"))[:4]


def version_of(connection: Connection) -> str | None:
    """The version that a database has; none if it is empty."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, to: str | None = None) -> None:
    """Bring a database to a version, inside the transaction of `connection`."""
    wanted, found = to or newest(), version_of(connection)
    if found == wanted:
        return
    if found and found > wanted:
        raise DatabaseTooNew(f"the database has version {found}, this server knows {wanted}: install a newer one")
    from alembic import command  # most starts need no migration, and importing this takes longer than all the rest
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
