"""The names that guests have given themselves."""

from hullaboo.server.storage.group_commit import GroupCommit
from hullaboo.server.storage.reader import Reader
from hullaboo.server.storage.statements import ADD_NAME, FORGET_NAME, NAME_OF, Statement


class GuestNames:
    """What guests call themselves."""

    def __init__(self, commits: GroupCommit, reader: Reader) -> None:
        """Of one database."""
        self._commits, self._reader = commits, reader

    async def set(self, guest: str, name: str, made: float) -> None:
        """Store a guest's name in the place of the one before."""
        added = Statement(ADD_NAME, {"id": guest, "name": name, "made": made})
        await self._commits.commit(Statement(FORGET_NAME, {"which": guest}), added)

    async def of(self, guest: str) -> str | None:
        """Return a guest's name, if there is one."""
        name: str | None = await self._reader.value(Statement(NAME_OF, {"which": guest}))
        return name
