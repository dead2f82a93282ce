"""Which server has a table: its row names the owner, and only the owner writes.

Where several servers share a database, who wants a table takes it by changing its row, if the owner that stands there
has no lease any more, and appends an entry to the table's log in the same transaction. From then on nothing comes
through that the old owner still has on its way: of its moves the next number is taken, and what it saves or says finds
another owner in the row. It need not know that, nor be reached; it finds out by its first write.

A new table has no owner: the first server that is asked for it takes it. A server that has its database alone has all
tables, and nothing of this costs it anything.
"""

from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.health import Unreadable, within
from hullaboo.server.storage.leases import NOW, Lease, Owner
from hullaboo.server.storage.schema import OWNERSHIP, moves, nodes, tables
from hullaboo.server.storage.statements import (
    ADD_CHAT,
    ADD_CHAT_AS_OWNER,
    RELEASE_TABLE,
    SAVE_OWNED_TABLE,
    SAVE_TABLE,
    Row,
    Statement,
)  # fmt: skip

LONGEST_TAKING = 5.0
"""In seconds."""
TRIES = 5
"""The old owner may write one more move just before a table is taken over: then it is tried again."""
LOOK_AT_OWNER = (
    sql.select(tables.c.owner, tables.c.epoch)
    .where(tables.c.id == sql.bindparam("which"))
    .with_for_update(key_share=True)
)
"""Locks the row: who else wants the table waits until we have it, or have left it alone."""
OWNER_IS_THERE = sql.exists().where(
    nodes.c.name == tables.c.owner, nodes.c.epoch == tables.c.epoch, nodes.c.until > NOW
)
TAKE = (
    tables.update()
    .where(tables.c.id == sql.bindparam("which"), ~OWNER_IS_THERE)
    .values(owner=sql.bindparam("by_node"), epoch=sql.bindparam("by_epoch"))
)
LAST_ENTRY = (
    sql.select(moves.c.number, moves.c.times)
    .where(moves.c.table == sql.bindparam("which"))
    .order_by(moves.c.number.desc())
    .limit(1)
)


class Elsewhere(Refusal):
    """Another server has the table."""

    def __init__(self, owner: Owner) -> None:
        """Which server that is."""
        super().__init__("elsewhere")
        self.owner = owner


class Ownership:
    """The tables that are ours."""

    def __init__(self, engine: AsyncEngine, lease: Lease | None) -> None:
        """All of them, where the database is not shared."""
        self._engine, self._lease = engine, lease
        self.is_leaving = False
        """Whether we take no more tables: others are to have them."""

    @property
    def term(self) -> int:
        """In which term of our lease we are: one that was over began a new one when it was renewed."""
        return self._lease.term if self._lease else 0

    def is_certain(self, term: int) -> bool:
        """Whether nobody else can have taken since that term began what was ours in it."""
        return self._lease is None or (self._lease.is_held and self._lease.term == term)

    def must_be_certain(self, term: int) -> None:
        """Refuse to say anything of tables while others may have them."""
        if not self.is_certain(term):
            raise Refusal("cannot-keep", trouble="lease")

    async def take(self, id: str) -> None:
        """Have a table from now on; refuses, if another server has it."""
        for _ in range(TRIES if self._lease else 0):
            try:
                await within(LONGEST_TAKING, self._take(id))
            except IntegrityError:
                continue
            except (TimeoutError, NoConnection, OSError, DBAPIError) as error:
                raise Unreadable from error
            return
        if self._lease:
            raise Unreadable

    async def _take(self, id: str) -> None:
        self.must_be_certain(self.term)
        async with self._engine.begin() as connection:
            found = (await connection.execute(LOOK_AT_OWNER, {"which": id})).first()
            if found is None or found == self._owner:
                return
            if self.is_leaving:
                raise Elsewhere(Owner(*found)) if found.owner else Refusal("elsewhere")
            if (await connection.execute(TAKE, {"which": id, **self._condition})).rowcount == 0:
                raise Elsewhere(Owner(*found))
            if found.epoch:
                await self._append_entry(connection, id)

    async def _append_entry(self, connection: AsyncConnection, id: str, times: str | None = None) -> None:
        """Take the next number of the log, which the old owner would have given to its next move.

        With it goes what the times of the match have left: if that is not known better, what they had before.
        """
        last = (await connection.execute(LAST_ENTRY, {"which": id})).first()
        row = {
            "table": id, "number": last.number + 1 if last else 1, "seat": OWNERSHIP,
            "text": "{}.{}".format(*self._owner), "notes": "", "message": "", "numbers": "",
            "times": times if times is not None else last.times if last else "",
        }  # fmt: skip
        await connection.execute(moves.insert(), row)

    async def hand_over(self, id: str, times: str) -> None:
        """Leave a table to the next server, with what its times have left; nothing of it may be on its way any more."""
        async with self._engine.begin() as connection:
            if (await connection.execute(RELEASE_TABLE, {"which": id, **self._condition})).rowcount:
                await self._append_entry(connection, id, times)

    async def release(self, id: str) -> None:
        """Leave a table to whoever wants it next; nothing of it may be on its way any more."""
        if self._lease:
            async with self._engine.begin() as connection:
                await connection.execute(RELEASE_TABLE, {"which": id, **self._condition})

    # What is written, as long as the table is ours

    def saving(self, values: Row) -> Statement:
        """Return what stores the record of a table."""
        if self._lease is None:
            return Statement(SAVE_TABLE, values)
        return Statement(SAVE_OWNED_TABLE, {**values, **self._condition}, is_fenced=True)

    def chatting(self, row: Row) -> Statement:
        """Return what stores something that was said."""
        if self._lease is None:
            return Statement(ADD_CHAT, row)
        return Statement(ADD_CHAT_AS_OWNER, {**row, **self._condition}, is_fenced=True)

    @property
    def _owner(self) -> Owner:
        assert self._lease is not None
        return self._lease.owner

    @property
    def _condition(self) -> dict[str, Any]:
        return {"by_node": self._owner.node, "by_epoch": self._owner.epoch}
