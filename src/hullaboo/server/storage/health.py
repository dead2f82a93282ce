"""Whether the database takes what is written: said once whenever that changes, to the log, the figures and the tables.

While it takes nothing, the store tries the same again, less and less often. Nobody is told that something was kept
before it was, and whatever would need to be kept is refused at the door.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeVar

from hullaboo.server.metrics import FAILED_WRITES, LOG, WRITABLE, note
from hullaboo.server.protocol.refusal import Refusal

T = TypeVar("T")
NO_TEXT = "decode to UTF-8"
"""What SQLite says of a text with a byte that is none; the file itself is whole."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""In seconds: the wait before the first try to write again, and the longest one; each is twice the one before."""
TODO = "people see their tables and cannot move; it is tried again by itself, and nothing was lost"


class Unwritable(Exception):
    """The database does not take what is written. It may be there all the same, if only the answer was lost."""

    kind: ClassVar[str] = "unwritable"
    todo: ClassVar[str] = f"look at the disk (full? read-only?) or at the database server; {TODO}"


class NoAnswer(Unwritable):
    """Whoever writes has not answered for long: the disk or the database hangs."""

    kind = "no-answer"


class Replaced(Unwritable):
    """Where our database was lies another one, or nothing: what is written now would be lost."""

    kind = "replaced"
    todo = (
        "put the old file back, or stop the server and start it again with what lies there now "
        "(hullaboo restore BACKUP puts a backup there); moves that were not acknowledged are not kept"
    )


class Taken(Unwritable):
    """Another server has the database: ours has lost its connection, and with it the lock."""

    kind = "taken"
    todo = "stop one of the two servers"


class Superseded(Exception):
    """Another server has had the database since we last wrote: what our tables know of it is old."""


class Unreadable(Refusal):
    """The database does not answer what it is asked."""

    def __init__(self) -> None:
        """The log says why."""
        super().__init__("cannot-read")


class StorageHealth:
    """Whether what happens can be kept, as the last tries to write have shown."""

    def __init__(self) -> None:
        """All is well."""
        self.trouble: Unwritable | None = None
        self.listeners: list[Callable[[], None]] = []
        self._wait = FIRST_WAIT
        self._since = 0.0
        self._failed = 0
        WRITABLE.set(1)

    @property
    def writable(self) -> bool:
        """Whether the last try has succeeded."""
        return self.trouble is None

    def must_be_writable(self) -> None:
        """Refuse what would have to be kept while nothing can be."""
        if self.trouble:
            raise Refusal("cannot-keep", trouble=self.trouble.kind)

    def note_failure(self, trouble: Unwritable) -> None:
        """A try has failed."""
        FAILED_WRITES.inc()
        before, self.trouble = self.trouble, trouble
        self._failed += 1
        if before is None or before.kind != trouble.kind:
            facts = {"why": trouble.kind, "error": str(trouble), "todo": trouble.todo}
            LOG.error("nothing can be kept", extra={"facts": facts})
        if before is None:
            self._since, self._wait = asyncio.get_running_loop().time(), FIRST_WAIT
            WRITABLE.set(0)
            self._tell()

    def note_success(self) -> None:
        """A try has succeeded."""
        if self.trouble is None:
            return
        seconds = asyncio.get_running_loop().time() - self._since
        note("what happens is kept again", after_seconds=round(seconds, 1), tries=self._failed, was=self.trouble.kind)
        self.trouble, self._failed = None, 0
        WRITABLE.set(1)
        self._tell()

    async def wait(self) -> None:
        """Wait before the next try."""
        wait, self._wait = self._wait, min(2 * self._wait, LONGEST_WAIT)
        await asyncio.sleep(wait)

    def _tell(self) -> None:
        for listener in self.listeners:
            listener()


async def within(seconds: float, what: Awaitable[T]) -> T:
    """Wait for something, but not for longer; what goes on hanging although it was cancelled is left alone."""
    task = asyncio.ensure_future(what)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    finally:
        task.cancel()
    if not done:
        task.add_done_callback(forgotten)
        raise TimeoutError(f"no answer for {seconds:g} s")
    return task.result()


def forgotten(task: "asyncio.Future[T]") -> None:
    """Nobody waits for it any more: its error is nobody's."""
    if not task.cancelled():
        task.exception()
