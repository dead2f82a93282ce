"""What is added to a table and never changed: the log of its moves, and what was said there."""

from hullaboo.server.storage.group_commit import GroupCommit
from hullaboo.server.storage.ownership import Ownership
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.statements import Row
from hullaboo.server.storage.tables import saving


class MoveLog:
    """The moves of all tables."""

    def __init__(self, commits: GroupCommit, ownership: Ownership) -> None:
        """Of one database."""
        self._commits, self._ownership = commits, ownership

    async def append(self, *rows: Row, ending: TableRecord | None = None) -> None:
        """Add moves, all or none, and with the last one how its table ends; answers when it is durable."""
        await self._commits.commit(*([saving(ending, self._ownership)] if ending else []), moves=rows)


class ChatLog:
    """What was said at all tables."""

    def __init__(self, commits: GroupCommit, ownership: Ownership) -> None:
        """Of one database."""
        self._commits, self._ownership = commits, ownership

    async def append(self, row: Row) -> None:
        """Add what was said; answers when it is durable."""
        await self._commits.commit(self._ownership.chatting(row))
