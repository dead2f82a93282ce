"""The store: SQLite or PostgreSQL, with one writer that commits many tables' moves at once.

Nobody is told of a move before `append` has answered, and it answers when the move is on the disk.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hullaboo.core.errors import HullabooError
from hullaboo.server.limits.inbox import Inbox
from hullaboo.server.metrics import COMMIT_SECONDS, COMMITTED, LOG, note
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import own_folder
from hullaboo.server.storage import records, sqlite_writer
from hullaboo.server.storage.databases import Database, Row, SqlAlchemyDatabase, SqliteFile, Statement, message_of
from hullaboo.server.storage.files import make_private, must_be_whole, must_not_be_missing, tightened
from hullaboo.server.storage.health import NO_TEXT, NoAnswer, StorageHealth, Superseded, Unreadable, Unwritable, within
from hullaboo.server.storage.keys import Key, former_log_keys, key_in
from hullaboo.server.storage.lock import AdvisoryLock, FileLock, lock_database, write_owner
from hullaboo.server.storage.migrations import upgrade
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.schema import chat, guests, moves, settings, tables

SAVE = tables.update().where(tables.c.id == sql.bindparam("which"))
SEE = SAVE.values(seen=sql.bindparam("date"))
CREATE = tables.insert()
SAY = chat.insert()
FORGET = guests.delete().where(guests.c.id == sql.bindparam("which"))
NAME = guests.insert()
NAME_OF = sql.select(guests.c.name).where(guests.c.id == sql.bindparam("which"))
MADE_BY = (tables.c.creator == sql.bindparam("guest")) & (tables.c.phase != sql.bindparam("over"))
STILL_MEANT = (tables.c.phase != sql.literal_column("'gathering'")) | (tables.c.seen > sql.bindparam("since"))
"""Whether a table is played or was played, or somebody has looked at it lately."""
FROM = (tables.c.household == sql.bindparam("household")) & (tables.c.phase != sql.bindparam("over"))
UNFINISHED_FROM = (
    sql.select(sql.func.count()).select_from(tables).where(FROM & (tables.c.made > sql.bindparam("since")))
)
WHOSE = sql.func.coalesce(sql.func.nullif(tables.c.household, ""), tables.c.creator)
"""Who shares the lobby's list: households; of older tables, of which none is known, their makers."""
TURN = sql.func.row_number().over(partition_by=WHOSE, order_by=tables.c.made.desc())
UNFINISHED = sql.select(sql.func.count()).select_from(tables).where(MADE_BY & STILL_MEANT)
EXPECTED = "a file of SQLite that can be written, or a PostgreSQL that answers"
SETTING = sql.select(settings.c.value).where(settings.c.name == sql.bindparam("which"))
SET = settings.insert()
UNSET = settings.delete().where(settings.c.name == sql.bindparam("which"))
IS_MADE = sql.select(sql.func.count()).where(tables.c.id == sql.bindparam("which"))
IS_SAID, IS_MOVED = (
    sql.select(sql.func.count()).where(*(each.is_not_distinct_from(sql.bindparam(each.name)) for each in kept.columns))
    for kept in (chat, moves)
)
TRY_TO_WRITE = (Statement(SET, {"name": "health", "value": ""}), Statement(UNSET, {"which": "health"}))
"""Goes all the way to the disk, in one transaction, and leaves nothing behind."""
Guarding = Callable[[str], AbstractContextManager[None]]
"""What sees to the errors of a record, by the id of its table."""
SECONDS_WELL = 1.0
SLOW_WRITE, LAST_LOOK = 5.0, 0.1
"""In seconds: for who has not answered by then people are told to wait."""
LONGEST_READ = 5.0
LONGEST_CLOSING = 5.0
"""In seconds: what is not written by then is given up, and so is what has not let go."""
BIGGEST_GROUP = 2000
SECONDS_APART = 0.005
"""Groups of jobs begin at least so long after each other: a commit costs nearly the same for one as for fifty."""


T = TypeVar("T")


class LostTable(Exception):
    """Somebody else has written the move of this number: another server owns the table now, and ours has to end."""


class DatabaseUnusable(HullabooError):
    """A database that does not answer, or that we cannot read or write."""

    code = "database-unusable"

    def __init__(self, url: sql.URL, error: Exception) -> None:
        """The database as people know it, without its password."""
        name = url.database if url.drivername.startswith("sqlite") else url.set(drivername="postgresql")
        super().__init__(f"--database: {name} cannot be used ({message_of(error)}): expected {EXPECTED}")


def unguarded(_id: str) -> AbstractContextManager[None]:
    """Let errors be."""
    return nullcontext()


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that are committed together, or moves; and who waits for that."""

    done: asyncio.Future[None]
    statements: Sequence[Statement] = ()
    moves: Sequence[Row] = ()

    def traces(self) -> list[Statement]:
        """Questions that each find one row, if this job was done: it adds these rows, and nobody else does."""
        made = [Statement(IS_MADE, {"which": values["id"]}) for what, values in self.statements if what is CREATE]
        said = [Statement(IS_SAID, values) for what, values in self.statements if what is SAY]
        return [*made, *said, *(Statement(IS_MOVED, row) for row in self.moves)]


@dataclass(frozen=True)
class StoredTable:
    """A table out of the database: the table itself, its moves in order, and what was said last."""

    table: TableRecord
    moves: Sequence[Any]
    chat: Sequence[Any]


def engine_for(url: str) -> AsyncEngine:
    """An engine; SQLite writes ahead and waits for the disk."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=4, pool_pre_ping=True, pool_timeout=LONGEST_READ, connect_args={"timeout": LONGEST_READ}
        )
    engine = create_async_engine(url, pool_size=2, max_overflow=0)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """What every connection to SQLite is told."""
    cursor = connection.cursor()
    for pragma in sqlite_writer.PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_file(file: Path) -> None:
    """See to it that a file is whole and for its owner alone, and that it is there."""
    if found := [str(each) for each in tightened(file, own_folder())]:
        note("permissions tightened: others could read keys and secrets", files=found)
    must_not_be_missing(file)
    must_be_whole(file)
    make_private(file)


async def database_of(engine: AsyncEngine, held: FileLock | AdvisoryLock, owner: str) -> Database:
    """The shortest way to the database of an engine."""
    if isinstance(held, FileLock):
        file = SqliteFile(str(engine.url.database), held, owner)
        await file.open()
        return file
    return SqlAlchemyDatabase(engine, held, owner)


class Waiting:
    """For an answer of the database: if none comes for long, nothing can be kept."""

    def __init__(self, health: StorageHealth) -> None:
        """Not yet."""
        self._health = health

    def __enter__(self) -> None:
        """From now on."""
        self._alarm = asyncio.get_running_loop().call_later(SLOW_WRITE, self._look_again)

    def __exit__(self, *_: object) -> None:
        """It has come, or it never will."""
        self._alarm.cancel()

    def _look_again(self) -> None:
        """Where this process stood still itself, the answer may be here and not read yet."""
        slow = NoAnswer(f"the database has not answered for {SLOW_WRITE:g} s")
        self._alarm = asyncio.get_running_loop().call_later(LAST_LOOK, self._health.note_failure, slow)


class Store:
    """The database, and the one task that writes to it."""

    def __init__(self, url: str) -> None:
        """Connect on first use."""
        self.engine = engine_for(url)
        self.health = StorageHealth()
        self.on_superseded: Callable[[], None] = nobody_listens
        """Called when another server has had the database: what tables know of it is old."""
        self._jobs: Inbox[Job | None] = Inbox()
        self._writer: asyncio.Task[None] | None = None
        self._held: FileLock | AdvisoryLock | None = None
        self._database: Database | None = None
        self._began = 0.0
        self._well = -SECONDS_WELL

    async def open(self) -> None:
        """Take the database for ourselves and start to write; whatever keeps us from it is said in one line."""
        try:
            await self._take()
        except HullabooError:
            raise
        except Exception as error:
            raise DatabaseUnusable(self.engine.url, error) from error
        self._writer = asyncio.create_task(self._write(), name="store writer")

    async def _take(self) -> None:
        """Take the database for ourselves, and bring it up to this version."""
        self._held = await lock_database(self.engine)
        if isinstance(self._held, FileLock):
            await asyncio.to_thread(prepare_file, Path(str(self.engine.url.database)))
        owner = secrets.token_hex(8)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            await write_owner(connection, owner)
        self._database = await database_of(self.engine, self._held, owner)

    async def close(self) -> None:
        """Write what is waiting, then let go; what hangs is given up."""
        if self._writer:
            await self._stop_writing(self._writer)
        if self._database:
            await ended("the database", self._database.close())
        elif self._held:
            await ended("the lock", self._held.release())
        await ended("connections", self.engine.dispose())

    async def _stop_writing(self, writer: "asyncio.Task[None]") -> None:
        """Write what is waiting, unless nothing can be written; nobody was told that it was."""
        self._jobs.put(None)
        if self.health.writable:
            await asyncio.wait({writer}, timeout=LONGEST_CLOSING)
        if not writer.done():
            LOG.warning("ended without writing what waited", extra={"facts": {"jobs": len(self._jobs)}})
            writer.cancel()
            await asyncio.wait({writer}, timeout=LONGEST_CLOSING)

    @property
    def database(self) -> Database:
        """The database, while it is open."""
        assert self._database is not None
        return self._database

    async def append(self, *rows: Row, ending: TableRecord | None = None) -> None:
        """Add moves to the log, all or none, and with the last one how its table ends; answers when it is durable."""
        await self._queue(*([saving(ending)] if ending else []), moves=rows)

    async def save(self, table: TableRecord) -> None:
        """Keep a table's seats and settings as they are now."""
        await self._queue(saving(table))

    async def create(self, table: TableRecord, made: float, after: TableRecord | None = None) -> None:
        """Keep a new table, and with it how the one is now that it comes after."""
        row = {
            "id": table.id, "game": table.game, "creator": table.creator, "phase": table.phase,
            "public": table.public, "made": made, "seen": made, "household": table.household,
            "kept": records.encode(table).decode(),
        }  # fmt: skip
        await self._queue(Statement(CREATE, row), *([saving(after)] if after else []))

    async def see(self, ids: Sequence[str], date: float) -> None:
        """Keep that somebody looks at some tables."""
        await self._queue(*(Statement(SEE, {"which": id, "date": date}) for id in ids))

    async def say(self, row: Row) -> None:
        """Keep what was said."""
        await self._queue(Statement(SAY, row))

    async def name(self, guest: str, name: str, made: float) -> None:
        """Keep a guest's name."""
        forget = Statement(FORGET, {"which": guest})
        await self._queue(forget, Statement(NAME, {"id": guest, "name": name, "made": made}))

    def _queue(self, *statements: Statement, moves: Sequence[Row] = ()) -> "asyncio.Future[None]":
        """Have a job done: statements that are committed together, or moves."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(done, statements, moves))
        return done

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
            if not self.health.writable:
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
                self.health.note_failure(error)
                is_again = True
                await self.health.wait()
            except Exception as error:
                self.health.note_success()
                if await self._resolve(group, error, is_again):
                    return
            else:
                self.health.note_success()
                answer(group)
                return

    async def _resolve(self, group: list[Job], error: Exception, is_again: bool) -> bool:
        """Not the way to the database has failed, but one of these jobs: find out which. False: that cannot be said."""
        if isinstance(error, Superseded):
            LOG.warning("another server has had the database, or it was restored: all tables are woken anew")
            answer(group, LostTable("another server has had the database meanwhile"))
            self.on_superseded()
        elif len(group) > 1:
            for job in group:
                await self._commit([job], is_again)
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
        return bool(traces) and all([await self._scalar(each) for each in traces])

    async def _execute(self, group: list[Job]) -> None:
        """Statements in their order, then all moves in one go."""
        rows = [row for job in group for row in job.moves]
        with COMMIT_SECONDS.time(), Waiting(self.health):
            await self.database.write([each for job in group for each in job.statements], rows)
        COMMITTED.inc(len(rows))

    async def _asked(self, asking: Awaitable[T]) -> T:
        """Wait for an answer of the database, but not for long; without one, see whether it can be written."""
        try:
            return await within(LONGEST_READ, asking)
        except (TimeoutError, OSError, DBAPIError, sqlite3.Error) as error:
            if NO_TEXT in str(error):
                raise
            if self.health.writable:
                LOG.warning("the database was not read", extra={"facts": {"error": message_of(error)}})
                self._queue(*TRY_TO_WRITE)
            raise Unreadable from error

    async def load(self, id: str) -> StoredTable | None:
        """A table with its moves, or nothing if there is none of that id."""
        return await self._asked(self._load(id))

    async def _load(self, id: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            kept = (await connection.execute(sql.select(tables.c.kept).where(tables.c.id == id))).scalar()
            if kept is None:
                return None
            log = await connection.execute(sql.select(moves).where(moves.c.table == id).order_by(moves.c.number))
            said = await connection.execute(
                sql.select(chat).where(chat.c.table == id).order_by(chat.c.number.desc()).limit(100)
            )
            return StoredTable(records.decode(kept), log.all(), said.all()[::-1])

    async def listed(
        self, phases: Sequence[str], since: float, guarding: Guarding = unguarded, most: int = 200
    ) -> list[TableRecord]:
        """The newest public tables in some phases, without those gathering that nobody has looked at since.

        Where there are too many, every household's newest goes before anybody's second. A record that cannot be read is
        left out, if whoever guards it turns its error into a refusal.
        """
        read: list[TableRecord] = []
        for id, kept in await self._asked(self._found(phases, since, most)):
            with suppress(Refusal), guarding(id):
                read.append(records.decode(kept))
        return read

    async def _found(self, phases: Sequence[str], since: float, most: int) -> Sequence[Any]:
        wanted = tables.c.public & tables.c.phase.in_(phases) & STILL_MEANT
        fair = sql.select(tables.c.id).where(wanted).order_by(TURN, tables.c.made.desc()).limit(most)
        found = sql.select(tables.c.id, tables.c.kept).where(tables.c.id.in_(fair)).order_by(tables.c.made.desc())
        async with self.engine.connect() as connection:
            return (await connection.execute(found, {"since": since})).all()

    async def being_played(self) -> list[str]:
        """The tables of which it is kept that they are being played."""
        found = sql.select(tables.c.id).where(tables.c.phase == "playing").order_by(tables.c.made)
        async with self.engine.connect() as connection:
            return list((await connection.execute(found)).scalars())

    async def _scalar(self, statement: Statement) -> Any:
        return await self._asked(self.database.scalar(statement))

    async def setting(self, name: str) -> str | None:
        """A setting, if there is one."""
        value: str | None = await self._scalar(Statement(SETTING, {"which": name}))
        return value

    async def set(self, name: str, value: str) -> None:
        """Keep a setting."""
        await self._queue(Statement(UNSET, {"which": name}), Statement(SET, {"name": name, "value": value}))

    async def unfinished_of(self, guest: str, since: float) -> int:
        """How many tables of a guest's making are not over, without those gathering that nobody looked at since."""
        values = {"guest": guest, "over": "over", "since": since}
        return int(await self._scalar(Statement(UNFINISHED, values)))

    async def unfinished_from(self, household: str, since: float) -> int:
        """How many tables that were made from a household since then are not over."""
        values = {"household": household, "over": "over", "since": since}
        return int(await self._scalar(Statement(UNFINISHED_FROM, values)))

    async def name_of(self, guest: str) -> str | None:
        """A guest's name."""
        name: str | None = await self._scalar(Statement(NAME_OF, {"which": guest}))
        return name

    async def key(self, kind: Key) -> bytes:
        """One of our keys, made when it is first needed."""
        async with self.engine.begin() as connection:
            return await key_in(connection, kind)

    async def former_log_keys(self) -> list[str]:
        """The public halves of the keys that signed logs before the one that does now."""
        async with self.engine.connect() as connection:
            return await former_log_keys(connection)

    async def alive(self) -> None:
        """Refuse if the database does not take what is written; however often one asks, it is tried once a second."""
        self.health.must_be_writable()
        now = asyncio.get_running_loop().time()
        if now - self._well > SECONDS_WELL:
            try:
                await within(SLOW_WRITE, self._queue(*TRY_TO_WRITE))
            except TimeoutError:
                self.health.must_be_writable()
                raise
            self._well = now


def saving(table: TableRecord) -> Statement:
    """What keeps a table's seats and settings as they are now."""
    values = {"creator": table.creator, "phase": table.phase, "public": table.public}
    return Statement(SAVE, {"which": table.id, **values, "kept": records.encode(table).decode()})


def nobody_listens() -> None:
    """Nobody wants to know."""


async def ended(what: str, closing: Awaitable[object]) -> None:
    """Wait until something is closed, but not for long."""
    try:
        await within(LONGEST_CLOSING, closing)
    except Exception as error:
        LOG.error("not closed in time", extra={"facts": {"what": what, "error": str(error)}})


def answer(group: list[Job], error: Exception | None = None) -> None:
    """Tell those who wait."""
    for job in group:
        if not job.done.done():
            job.done.set_exception(error) if error else job.done.set_result(None)
