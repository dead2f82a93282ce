"""The tables that are stored: their records, and what the lobby and the limits ask of all of them."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage import records
from hullaboo.server.storage.group_commit import GroupCommit
from hullaboo.server.storage.ownership import Ownership
from hullaboo.server.storage.reader import Reader
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.schema import chat, moves, tables
from hullaboo.server.storage.statements import (
    CREATE_TABLE,
    IN_PLAY_OR_SEEN,
    MARK_SEEN,
    TURN,
    UNFINISHED_OF_GUEST,
    UNFINISHED_OF_HOUSEHOLD,
    Statement,
)  # fmt: skip

CHAT_REMEMBERED = 100
Guarding = Callable[[str], AbstractContextManager[None]]
"""What sees to the errors of a record, by the id of its table."""


@dataclass(frozen=True)
class StoredTable:
    """A table out of the database: the table itself, its moves in order, and what was said last."""

    table: TableRecord
    moves: Sequence[Any]
    chat: Sequence[Any]


class StoredTables:
    """Writes and reads the records of tables."""

    def __init__(self, commits: GroupCommit, reader: Reader, ownership: Ownership) -> None:
        """Of one database."""
        self._commits, self._reader, self._ownership = commits, reader, ownership

    async def save(self, table: TableRecord) -> None:
        """Store a table's seats and settings as they are now."""
        await self._commits.commit(saving(table, self._ownership))

    async def create(self, table: TableRecord, made: float, after: TableRecord | None = None) -> None:
        """Store a new table, and with it how the one is now that it comes after."""
        row = {
            "id": table.id, "game": table.game, "creator": table.creator, "phase": table.phase,
            "public": table.public, "made": made, "seen": made, "household": table.household,
            "kept": records.encode(table).decode(),
        }  # fmt: skip
        leading = [saving(after, self._ownership)] if after else []
        await self._commits.commit(Statement(CREATE_TABLE, row), *leading)

    async def mark_seen(self, ids: Sequence[str], date: float) -> None:
        """Store that somebody looks at some tables."""
        await self._commits.commit(*(Statement(MARK_SEEN, {"which": id, "date": date}) for id in ids))

    async def load(self, id: str) -> StoredTable | None:
        """Return a table with its moves, or nothing if there is none of that id."""

        async def stored(connection: AsyncConnection) -> StoredTable | None:
            kept = (await connection.execute(sql.select(tables.c.kept).where(tables.c.id == id))).scalar()
            if kept is None:
                return None
            log = await connection.execute(sql.select(moves).where(moves.c.table == id).order_by(moves.c.number))
            said = sql.select(chat).where(chat.c.table == id).order_by(chat.c.number.desc()).limit(CHAT_REMEMBERED)
            latest = (await connection.execute(said)).all()
            return StoredTable(records.decode(kept), log.all(), latest[::-1])

        return await self._reader.read(stored)

    async def listed(
        self, phases: Sequence[str], since: float, guarding: Guarding | None = None, most: int = 200
    ) -> list[TableRecord]:
        """Return the newest public tables in some phases, without those gathering that nobody has looked at since.

        Where there are too many, every household's newest goes before anybody's second. A record that cannot be read is
        left out, if whoever guards it turns its error into a refusal.
        """
        wanted = tables.c.public & tables.c.phase.in_(phases) & IN_PLAY_OR_SEEN
        fair = sql.select(tables.c.id).where(wanted).order_by(TURN, tables.c.made.desc()).limit(most)
        found = sql.select(tables.c.id, tables.c.kept).where(tables.c.id.in_(fair)).order_by(tables.c.made.desc())

        async def rows(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(found, {"since": since})).all()

        read: list[TableRecord] = []
        for id, kept in await self._reader.read(rows):
            with suppress(Refusal), guarding(id) if guarding else nullcontext():
                read.append(records.decode(kept))
        return read

    async def being_played(self) -> list[str]:
        """Return the ids of the tables that are stored as being played."""
        found = sql.select(tables.c.id).where(tables.c.phase == "playing").order_by(tables.c.made)

        async def ids(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(found)).scalars())

        return await self._reader.read(ids)

    async def unfinished_of(self, guest: str, since: float) -> int:
        """Count a guest's tables that are not over, without those gathering that nobody looked at since."""
        values = {"guest": guest, "over": "over", "since": since}
        return int(await self._reader.value(Statement(UNFINISHED_OF_GUEST, values)))

    async def unfinished_from(self, household: str, since: float) -> int:
        """Count the tables that were made from a household since then and are not over."""
        values = {"household": household, "over": "over", "since": since}
        return int(await self._reader.value(Statement(UNFINISHED_OF_HOUSEHOLD, values)))


def saving(table: TableRecord, ownership: Ownership) -> Statement:
    """Return what stores a table's seats and settings as they are now, as long as the table is ours."""
    values = {"creator": table.creator, "phase": table.phase, "public": table.public}
    return ownership.saving({"which": table.id, **values, "kept": records.encode(table).decode()})
