"""Group commit: one task that commits the changes of many tables at once.

Nobody is told of a move before its future is done, and that is done when the move is on the disk.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from hullaboo.server.limits.inbox import Inbox
from hullaboo.server.metrics import COMMIT_SECONDS, COMMITTED, LOG
from hullaboo.server.storage.databases import Database, Fenced
from hullaboo.server.storage.health import NoAnswer, StorageHealth, Superseded, Unreadable, Unwritable
from hullaboo.server.storage.schema import chat
from hullaboo.server.storage.statements import (
    ADD_CHAT,
    ADD_CHAT_AS_OWNER,
    CREATE_TABLE,
    IS_MADE,
    IS_MOVED,
    IS_SAID,
    TRY_TO_WRITE,
    Row,
    Statement,
)  # fmt: skip

SLOW_WRITE, LAST_LOOK = 5.0, 0.1
"""In seconds: for who has not answered by then people are told to wait."""
LONGEST_CLOSING = 5.0
"""In seconds: what is not written by then is given up."""
BIGGEST_GROUP = 2000
SECONDS_APART = 0.005
"""Groups of jobs begin at least so long after each other: a commit costs nearly the same for one as for fifty."""
CHATTING = (ADD_CHAT, ADD_CHAT_AS_OWNER)
Ask = Callable[[Statement], Awaitable[Any]]


class LostTable(Exception):
    """Another server owns the table now, as the log or the table's row says: ours has to end."""


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that are committed together, or moves; and who waits for that."""

    done: asyncio.Future[None]
    statements: Sequence[Statement] = ()
    moves: Sequence[Row] = ()

    def traces(self) -> list[Statement]:
        """Return questions that each find one row, if this job was done: only it adds these rows."""
        made = [
            Statement(IS_MADE, {"which": each.values["id"]}) for each in self.statements if each.what is CREATE_TABLE
        ]
        said = [Statement(IS_SAID, said_in(each)) for each in self.statements if each.what in CHATTING]
        return [*made, *said, *(Statement(IS_MOVED, row) for row in self.moves)]


class Waiting:
    """While it is entered, an answer of the database that does not come for long is noted as a failure."""

    def __init__(self, health: StorageHealth) -> None:
        """Not entered yet."""
        self._health = health

    def __enter__(self) -> None:
        """Start the alarm."""
        self._alarm = asyncio.get_running_loop().call_later(SLOW_WRITE, self._look_again)

    def __exit__(self, *_: object) -> None:
        """Stop the alarm: the answer has come, or it never will."""
        self._alarm.cancel()

    def _look_again(self) -> None:
        """Where this process stood still itself, the answer may be here and not read yet."""
        slow = NoAnswer(f"the database has not answered for {SLOW_WRITE:g} s")
        self._alarm = asyncio.get_running_loop().call_later(LAST_LOOK, self._health.note_failure, slow)


class GroupCommit:
    """A queue of jobs, and the task that commits them in groups."""

    def __init__(self, health: StorageHealth) -> None:
        """Not started yet."""
        self._health = health
        self.on_superseded: Callable[[], None] = nobody_listens
        """Called when another server has had the database: what tables know of it is old."""
        self._jobs: Inbox[Job | None] = Inbox()
        self._task: asyncio.Task[None] | None = None
        self._began = 0.0

    def start(self, database: Database, ask: Ask) -> None:
        """Commit to a database; `ask` finds a value there, or raises `Unreadable`."""
        self._database, self._ask = database, ask
        self._task = asyncio.create_task(self._write(), name="group commit")

    async def stop(self) -> None:
        """Write what is waiting, unless nothing can be written; nobody was told that it was."""
        if self._task is None:
            return
        self._jobs.put(None)
        if self._health.writable:
            await asyncio.wait({self._task}, timeout=LONGEST_CLOSING)
        if not self._task.done():
            todo = "nothing: nobody was told that they were kept, and clients send them again"
            LOG.warning("closed without writing what waited", extra={"facts": {"jobs": len(self._jobs), "todo": todo}})
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=LONGEST_CLOSING)

    def commit(self, *statements: Statement, moves: Sequence[Row] = ()) -> "asyncio.Future[None]":
        """Have statements committed together, or moves; the future is done when they are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(done, statements, moves))
        return done

    def try_to_write(self) -> "asyncio.Future[None]":
        """Have something written that leaves nothing behind; the future is done when that has worked."""
        return self.commit(*TRY_TO_WRITE)

    async def _write(self) -> None:
        while (first := await self._jobs.get()) is not None:
            await self._gather()
            group, size = [first], len(first.moves)
            while self._jobs and max(size, len(group)) < BIGGEST_GROUP:
                if (more := self._jobs.take()) is None:
                    self._jobs.put(None)
                    break
                group.append(more)
                size += len(more.moves)
            await self._commit(group)
            if not self._health.writable:
                await self._commit([Job(asyncio.get_running_loop().create_future(), TRY_TO_WRITE)])

    async def _gather(self) -> None:
        """Let jobs come together while there are many; one by itself does not wait."""
        now = asyncio.get_running_loop().time()
        if (wait := self._began + SECONDS_APART - now) > 0:
            await asyncio.sleep(wait)
        self._began = max(now, self._began + SECONDS_APART)

    async def _commit(self, group: list[Job], is_again: bool = False) -> None:
        """Commit a group of jobs at once; where nothing can be written, again later, but for those nobody waits for."""
        while group := [job for job in group if not job.done.cancelled()]:
            try:
                await self._execute(group)
            except Unwritable as error:
                self._health.note_failure(error)
                is_again = True
                await self._health.wait()
            except Exception as error:
                self._health.note_success()
                if await self._resolve(group, error, is_again):
                    return
            else:
                self._health.note_success()
                answer(group)
                return

    async def _resolve(self, group: list[Job], error: Exception, is_again: bool) -> bool:
        """Not the way to the database has failed, but one of these jobs: find out which. False: that cannot be said."""
        if isinstance(error, Superseded):
            todo = "see that only one server uses this database; tables go on from what is kept there"
            what = "another server has had the database, or it was restored: all tables are woken anew"
            LOG.warning(what, extra={"facts": {"todo": todo}})
            answer(group, LostTable("another server has had the database meanwhile"))
            self.on_superseded()
        elif len(group) > 1:
            for job in group:
                await self._commit([job], is_again)
        elif isinstance(error, Fenced):
            answer(group, LostTable(str(error)))
        elif not isinstance(error, IntegrityError | sqlite3.IntegrityError):
            answer(group, error)
        else:
            with suppress(Unreadable):
                is_done = is_again and await self._is_done(group[0])
                answer(group, None if is_done else LostTable(f"this move is in the log already ({error})"))
                return True
            return False
        return True

    async def _is_done(self, job: Job) -> bool:
        """Whether a job was done when it was tried before: the answer was lost, and what it adds is there."""
        traces = job.traces()
        return bool(traces) and all([await self._ask(each) for each in traces])

    async def _execute(self, group: list[Job]) -> None:
        """Statements in their order, then all moves in one go."""
        rows = [row for job in group for row in job.moves]
        with COMMIT_SECONDS.time(), Waiting(self._health):
            await self._database.write([each for job in group for each in job.statements], rows)
        COMMITTED.inc(len(rows))


def said_in(chatting: Statement) -> Row:
    """Return the row that a statement adds to what was said."""
    return {column.name: chatting.values[column.name] for column in chat.columns}


def nobody_listens() -> None:
    """Do nothing: nobody wants to know."""


def answer(group: list[Job], error: Exception | None = None) -> None:
    """Tell those who wait for a group of jobs that it is done, or why not."""
    for job in group:
        if not job.done.done():
            job.done.set_exception(error) if error else job.done.set_result(None)
