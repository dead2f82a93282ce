"""A table: one task, one inbox.

Everything that happens to a table is a letter in its inbox, handled one after another: people's messages,
bots' answers, CLOCK, comings and goings. What happens around the match is in `room`, the match itself in `playing`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from hullaboo.core.contract import Game
from hullaboo.core.errors import HullabooError
from hullaboo.server.limits.inbox import Inbox
from hullaboo.server.limits.recent import Recent
from hullaboo.server.metrics import FAILED_TABLES, LOG, LOST_TABLES
from hullaboo.server.protocol.from_server import ChatShown
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.tables import StoredTable
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.room import MOST_REMEMBERED, Room
from hullaboo.server.tables.waking import dealt

if TYPE_CHECKING:
    from hullaboo.server.tables.lobby import Lobby

MOST_TOGETHER = 50
"""So many moves are settled in one go at most: meanwhile all other tables wait."""
T = TypeVar("T")
Method = Callable[..., Awaitable[object]]
Letter = tuple[Method, tuple[Any, ...], bool]
"""What is to be done, with what, and whether it is a person's move."""


class PutAway(Exception):
    """Nobody needs the table now; it will come back from the log."""


class TableEnded(Exception):
    """The table has failed or was put away before it came to this."""


class Table(Room):
    """One table, awake."""

    def __init__(self, lobby: "Lobby", kept: TableRecord, game: Game) -> None:
        """An empty table; `wake` brings its moves."""
        super().__init__(lobby, kept)
        self.game = game
        self.inbox: Inbox[Letter] = Inbox()
        self.task: asyncio.Task[None] | None = None
        self.ended: asyncio.Future[None] = lobby.loop.create_future()
        """Done when no letter will be read any more."""

    def post(self, method: Method, *arguments: Any) -> None:
        """Put a letter into the inbox."""
        self.inbox.put((method, arguments, False))

    def post_move(self, method: Method, *arguments: Any) -> None:
        """Put a person's move into the inbox."""
        self.inbox.put((method, arguments, True))

    def later(self, milliseconds: int, method: Method, *arguments: Any) -> asyncio.TimerHandle:
        """Put a letter into the inbox after a while."""
        seconds = max(0, milliseconds) / 1000 / self.lobby.settings.hurry
        return self.lobby.loop.call_later(seconds, self.post, method, *arguments)

    async def errand(self, method: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Have something done in the table's own task, and wait for its result, while either of us is there."""
        result: asyncio.Future[T] = self.lobby.loop.create_future()

        async def do() -> None:
            if result.done():
                return
            try:
                done = await method(*arguments)
            except Exception as error:
                if not result.done():
                    result.set_exception(error)
                if not isinstance(error, HullabooError):
                    raise
            else:
                if not result.done():
                    result.set_result(done)

        def give_up(_ended: object) -> None:
            if not result.done():
                result.set_exception(TableEnded(f"table {self.kept.id} has ended meanwhile"))

        self.ended.add_done_callback(give_up)
        self.post(do)
        try:
            return await result
        finally:
            self.ended.remove_done_callback(give_up)

    async def run(self) -> None:
        """Handle letters, one by one, until the table is put away; moves that wait together are settled together."""
        try:
            while True:
                method, arguments, _ = await self.inbox.get()
                await method(*arguments)
                if not self.more_moves_wait:
                    await self.settled()
        except PutAway:
            pass
        except LostTable:
            LOST_TABLES.inc()
            LOG.warning("table lost to another server", extra={"facts": {"table": self.kept.id}})
        except Exception:
            FAILED_TABLES.inc()
            LOG.exception("table failed", extra={"facts": {"table": self.kept.id}})
        finally:
            self.round.stop()
            if self.play:
                self.play.stop()
            self.ended.set_result(None)
            await self.lobby.dropped(self)

    @property
    def more_moves_wait(self) -> bool:
        """Whether the next letter is a move that may be settled together with those before it."""
        letter = self.inbox.first
        return bool(letter and letter[2] and self.play and self.play.unsettled < MOST_TOGETHER)

    async def settled(self) -> None:
        """All moves that were judged are in the log, and were told."""
        if self.play and self.play.unsettled:
            await self.play.settle()

    async def lose(self) -> None:
        """What we know of the table is old: it is woken anew for who comes back."""
        raise LostTable("another server has had the database meanwhile")

    @property
    def rests(self) -> bool:
        """Whether nobody is here, and nobody has asked for the table for long."""
        limit = self.now() - self.lobby.settings.times.put_away
        return not self.connections and not self.inbox and self.quiet_since < limit

    async def rest(self) -> None:
        """Be put away, if nobody has come meanwhile."""
        if self.rests:
            raise PutAway

    def deal(self) -> LiveMatch:
        """Begin the match: every seat has added its salt to the luck."""
        self.play = LiveMatch(self, dealt(self.game, self.kept))
        return self.play

    async def begin_if_complete(self) -> None:
        """Deal as soon as everybody sits and has shown their salt."""
        if self.kept.phase == "gathering" and self.kept.complete:
            self.kept.deal()
            play = self.deal()
            await self.save()
            self.told.show_at_once()
            await play.go_on()

    def wake(self, kept: StoredTable) -> None:
        """Remember what was said, and play the log again."""
        self.said = [ChatShown(name=row.name, text=row.text, seat=row.seat) for row in kept.chat]
        self.said_ids = Recent(MOST_REMEMBERED, (row.message for row in kept.chat))
        self.chat_number = kept.chat[-1].number if kept.chat else 0
        if self.kept.phase == "gathering":
            self.round.forget_what_was_shown()
            self.post(self.begin_if_complete)
            return
        play = self.deal()
        play.replay(kept.moves)
        if play.match.over and self.kept.phase != "over":
            self.kept.phase = "over"
            self.post(self.save)
        self.post(play.go_on)
