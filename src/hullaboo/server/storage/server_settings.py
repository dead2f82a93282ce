"""What the server remembers of itself, by name."""

from hullaboo.server.storage.group_commit import GroupCommit
from hullaboo.server.storage.reader import Reader
from hullaboo.server.storage.statements import ADD_SETTING, DELETE_SETTING, SETTING, Statement


class StoredSettings:
    """Reads and writes settings."""

    def __init__(self, commits: GroupCommit, reader: Reader) -> None:
        """Of one database."""
        self._commits, self._reader = commits, reader

    async def value(self, name: str) -> str | None:
        """Return a setting, if there is one."""
        value: str | None = await self._reader.value(Statement(SETTING, {"which": name}))
        return value

    async def set(self, name: str, value: str) -> None:
        """Store a setting in the place of the one before."""
        added = Statement(ADD_SETTING, {"name": name, "value": value})
        await self._commits.commit(Statement(DELETE_SETTING, {"which": name}), added)
