"""The lobby: every table, awake or put away; who made it, and how one comes to sit there."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import fields

from msgspec.structs import replace

from hullaboo.bots import naming
from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.errors import HullabooError, UnknownName
from hullaboo.play import log
from hullaboo.play.fairness import SECRET_BYTES
from hullaboo.play.lessons import has_lessons
from hullaboo.play.signing import LogKey
from hullaboo.server.http.guard import ChatLimit
from hullaboo.server.identity import Entropy, Signer, fingerprint, fits, may_be_an_id, nickname
from hullaboo.server.metrics import LIVE_TABLES, LOG, WOKEN, note
from hullaboo.server.protocol.bodies import (
    GameShown,
    KeysShown,
    OptionShown,
    PlayWanted,
    SeatLink,
    SeatWanted,
    TableListed,
    TableMade,
    TableWanted,
)
from hullaboo.server.protocol.from_server import Closing, SeatShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Settings, database_url
from hullaboo.server.storage import keys
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.quarantine import Quarantine
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.waking import has_ended
from hullaboo.server.tables.warming import collect_garbage, freeze_gc, warm
from hullaboo.server.tables.workers import Workers

NAMES_AT_HAND = 10_000
SERVICE_RESTART = 1012
SWEEP_SECONDS = 5.0
TIDY_SECONDS = 600.0
ENDS_MENDED = "ends-mended"
"""The setting that says that every table whose match is over is kept as such."""


class Lobby:
    """All that a running server holds."""

    def __init__(self, settings: Settings, games: Mapping[str, Game], entropy: Entropy | None = None) -> None:
        """Closed until `open`."""
        self.settings, self.games = settings, games
        self.entropy = entropy or Entropy()
        self.store = Store(database_url(settings.database))
        self.store.health.listeners.append(self._on_storage)
        self.store.commits.on_superseded = self._on_superseded
        self.workers = Workers(settings.bot_workers)
        self.tables: dict[str, Table] = {}
        self.names: OrderedDict[str, str] = OrderedDict()
        self.signer = Signer(b"")
        self.log_key = LogKey(bytes(32))
        self.chat_limit = ChatLimit(settings)
        self.closing = False
        self._waking: dict[str, asyncio.Task[Table]] = {}
        """Tables on their way out of the log: whoever asks for one meanwhile waits for the same."""
        self.apart = Quarantine()
        self._mending: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that runs everything."""
        return self._loop

    async def open(self) -> None:
        """Open the store, and begin to put tables away that nobody needs."""
        self._loop = asyncio.get_running_loop()
        await self.store.open()
        self.signer = Signer(await self.store.keys.key(keys.COOKIE))
        self.log_key = LogKey(await self.store.keys.key(keys.LOG))
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        if self.settings.warm:
            self.workers.start(list(self.games.values()))
            self._warming = asyncio.create_task(self._warm(), name="warming")
        self._mending = asyncio.create_task(self._mend_who_ended(), name="mending")

    async def warmed(self) -> None:
        """Wait until all games are loaded, if the server was to be warm."""
        if self._warming:
            await asyncio.shield(self._warming)

    async def _warm(self) -> None:
        """Load all games, one after the other, while people already come."""
        for game in self.games.values():
            await asyncio.to_thread(warm, game)
        freeze_gc()
        note("warm", games=len(self.games))

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        for each in (self._sweeper, self._warming, self._mending, *self._waking.values()):
            if each:
                each.cancel()
        tasks = [table.task for table in self.tables.values() if table.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.stop()
        await self.store.close()

    async def farewell(self) -> None:
        """Tell everybody that the server goes away, and close their connections."""
        self.closing = True
        for table in list(self.tables.values()):
            table.broadcast(Closing(after=self.settings.times.farewell))
        await asyncio.sleep(0.1)
        await asyncio.gather(*(table.farewell(SERVICE_RESTART) for table in list(self.tables.values())))

    # What is kept

    def must_keep(self) -> None:
        """Refuse what would have to be kept while nothing can be."""
        self.store.health.must_be_writable()

    def _on_storage(self) -> None:
        """What happens can be kept no longer, or again."""
        for table in self.tables.values():
            table.on_storage(self.store.health.writable)

    def _on_superseded(self) -> None:
        """All that tables know may be old."""
        for table in self.tables.values():
            table.post(table.lose)

    # Guests

    async def name_of(self, guest: str) -> str:
        """A guest's name; who never gave one is given one."""
        if guest not in self.names:
            found = await self.store.names.of(guest) or nickname(guest)
            self._know(guest, self.names.get(guest, found))
        return self.names[guest]

    async def rename(self, guest: str, name: str) -> None:
        """A guest says a name."""
        self.must_keep()
        await self.store.names.set(guest, name, self.settings.date())
        self._know(guest, name)

    def _know(self, guest: str, name: str) -> None:
        """Keep a name at hand; the oldest are looked up again when they are needed."""
        self.names[guest] = name
        self.names.move_to_end(guest)
        if len(self.names) > NAMES_AT_HAND:
            self.names.popitem(last=False)

    def new_key(self, seat: SeatRecord, given: str | None) -> str:
        """The key of a seat: the one that was given, if it fits, or a new one in its place."""
        if given is not None and fits(given, seat.key):
            return given
        key = self.entropy.token()
        seat.key = fingerprint(key)
        return key

    # Games

    def game(self, name: str) -> Game:
        """A game in the box."""
        if name not in self.games:
            raise UnknownName("game", name, list(self.games))
        return self.games[name]

    def box(self) -> list[GameShown]:
        """What can be played."""
        return [shown(game) for game in self.games.values()]

    def stand_in_for(self, game: str) -> str:
        """The bot that plays for an absent person: the middle one of the game's levels."""
        levels = sorted(self.game(game).bots.LEVELS)
        return str(levels[len(levels) // 2]) if levels else "random"

    # Tables

    async def create(self, guest: str, wanted: TableWanted, household: str) -> TableMade:
        """Make a table as wanted; refuses what the game does not have."""
        self.must_keep()
        game = self.game(wanted.game)
        game.check_seats(len(wanted.seats))
        await self.must_not_have_too_many(guest, household)
        name = await self.name_of(guest)
        kept = TableRecord(
            id=self.entropy.token(),
            game=game.name,
            edition=known_edition(game, wanted.edition),
            options=table_options.write(table_options.choose(game.options, wanted.options)),
            seats=[self.seat(game, each, guest, name) for each in wanted.seats],
            secret=self.entropy.bytes(SECRET_BYTES).hex(),
            key="",
            creator=guest,
            public=wanted.public,
            hot_seat=wanted.hot_seat,
            spectators_chat=wanted.spectators_chat,
            pace=wanted.pace,
            admitted=[guest],
            household=household,
        )
        if len(kept.held_by(guest)) > 1 and not kept.hot_seat:
            raise Refusal("one-seat-each")
        return await self.opened(kept)

    async def must_not_have_too_many(self, guest: str, household: str) -> None:
        """Refuse one more table to a guest who has many that are not over, or whose household has made many today."""
        limits, since = self.settings.limits, self.forgotten_since
        if limits.tables_a_guest <= await self.store.tables.unfinished_of(guest, since):
            raise Refusal("too-many-tables", most=limits.tables_a_guest)
        if limits.tables_an_address <= await self.store.tables.unfinished_from(household, since):
            raise Refusal("too-many-tables", most=limits.tables_an_address)

    def seat(self, game: Game, wanted: SeatWanted, guest: str, name: str) -> SeatRecord:
        """A seat as wanted."""
        if wanted.kind == "bot":
            bot = wanted.bot or self.stand_in_for(game.name)
            naming.check(game, bot)
            bot = naming.known_as(game, bot)
            return SeatRecord("bot", f"bot {bot}", bot)
        if wanted.bot is not None:
            raise Refusal("not-a-bot", kind=wanted.kind)
        if wanted.kind == "me":
            return SeatRecord("person", name, guests=[guest])
        return SeatRecord(wanted.kind)

    async def opened(self, kept: TableRecord) -> TableMade:
        """Give a table its keys, keep it, and open it."""
        key = self.entropy.token()
        kept.key = fingerprint(key)
        keyed = [(at, seat) for at, seat in enumerate(kept.seats) if seat.kind in ("person", "invited")]
        links = [SeatLink(at, self.new_key(seat, None)) for at, seat in keyed]
        await self.store.tables.create(kept, self.settings.date())
        table = self._awake(Table(self, kept, self.game(kept.game)))
        table.post(table.begin_if_complete)
        note("table made", table=kept.id, game=kept.game, seats=len(kept.seats), public=kept.public)
        return TableMade(kept.id, key, table.commitment, links)

    async def play_now(self, guest: str, wanted: PlayWanted, household: str) -> TableMade:
        """A table for one person and bots, in one request."""
        seats = wanted.seats or self.game(wanted.game).rules.SEATS[0]
        bots = [SeatWanted("bot", wanted.bot)] * (seats - 1)
        table = TableWanted(game=wanted.game, seats=[SeatWanted("me"), *bots], public=False)
        return await self.create(guest, table, household)

    async def rematch(self, old: TableRecord) -> None:
        """Lead the same people to a new table, each one seat on; the seats of those who left are open."""
        seats = [seat.again() for seat in old.seats]
        kept = TableRecord(
            id=self.entropy.token(), game=old.game, edition=old.edition, options=old.options,
            seats=[seats[-1], *seats[:-1]], secret=self.entropy.bytes(SECRET_BYTES).hex(), key=old.key,
            creator=old.creator, public=old.public, hot_seat=old.hot_seat, spectators_chat=old.spectators_chat,
            pace=old.pace, admitted=old.admitted, household=old.household,
        )  # fmt: skip
        await self.store.tables.create(kept, self.settings.date(), after=replace(old, next=kept.id))
        old.next = kept.id
        self._awake(Table(self, kept, self.game(kept.game)))

    async def table(self, id: str) -> Table:
        """A table, woken from its log if need be; it is not put away before who asks for it has come."""
        if id in self.tables:
            self.tables[id].quiet_since = self.settings.now()
            return self.tables[id]
        if not may_be_an_id(id):
            raise Refusal("no-such-table")
        self.apart.must_not_hold(id)
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._woken(id), name=f"waking {id}")
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id))
        return await asyncio.shield(self._waking[id])

    async def _woken(self, id: str) -> Table:
        with self.apart.guarding(id):
            kept = await self.store.tables.load(id)
        if kept is None or kept.table.game not in self.games:
            raise Refusal("no-such-table")
        if kept.table.phase == "gathering":
            await self._see([id])
        table = Table(self, kept.table, self.game(kept.table.game))
        with self.apart.guarding(id):
            table.wake(kept)
        table.note_absence()
        WOKEN.inc()
        return self._awake(table)

    def _awake(self, table: Table) -> Table:
        self.tables[table.kept.id] = table
        table.task = asyncio.create_task(table.run(), name=f"table {table.kept.id}")
        LIVE_TABLES.set(len(self.tables))
        return table

    async def dropped(self, table: Table) -> None:
        """A table has ended or was put away; who still looks at it comes back by themselves."""
        self.tables.pop(table.kept.id, None)
        LIVE_TABLES.set(len(self.tables))
        await table.farewell(SERVICE_RESTART)

    async def enter(self, guest: str, id: str, key: str | None) -> Table:
        """A table that a guest may look at: a public one, or with the key of its link or of one of its seats."""
        table = await self.table(id)
        kept = table.kept
        if kept.lets_in(guest):
            return table
        if not any(fits(key, each) for each in [kept.key, *(seat.key for seat in kept.seats)]):
            raise Refusal("no-such-table")
        self.must_keep()
        await table.errand(table.admit, guest)
        return table

    async def listed(self, phases: Sequence[str]) -> list[TableListed]:
        """The public tables of the lobby, the newest first."""
        found = await self.store.tables.listed(phases, self.forgotten_since, self.apart.guarding)
        return [self.line(kept) for kept in found if kept.id not in self.apart]

    @property
    def forgotten_since(self) -> float:
        """Tables that gather, and that nobody has looked at since then, are no longer meant."""
        return self.settings.date() - self.settings.times.forgotten / 1000

    async def _see(self, ids: Sequence[str]) -> None:
        """Keep that somebody looks at these tables; nobody need wait in vain where that fails."""
        try:
            await self.store.tables.mark_seen(ids, self.settings.date())
        except Exception:
            LOG.exception("not kept who is looked at", extra={"facts": {"tables": len(ids)}})

    async def see_who_gather(self) -> None:
        """The tables that are awake and gather are looked at."""
        if ids := [id for id, table in self.tables.items() if table.kept.phase == "gathering"]:
            await self._see(ids)

    def line(self, kept: TableRecord) -> TableListed:
        """A table in the lobby's list; who is present is known of tables that are awake."""
        awake = self.tables.get(kept.id)
        seats = awake.seats_shown("") if awake else [
            SeatShown(at, seat.kind, seat.name, seat.bot) for at, seat in enumerate(kept.seats)
        ]  # fmt: skip
        return TableListed(kept.id, kept.game, kept.edition, kept.phase, seats, awake.spectators if awake else 0)

    async def log_of(self, table: Table) -> str:
        """The log of a match that is over, with its secret, and signed."""
        if table.play is None or table.kept.phase != "over":
            raise Refusal("not-over")
        text = await asyncio.to_thread(log.write, table.play.match, table.kept.names, table.kept.bots)
        return self.log_key.signed(text)

    async def keys(self) -> KeysShown:
        """The public keys that prove our logs."""
        return KeysShown(self.log_key.public, await self.store.keys.former_log_keys())

    async def _sweep(self) -> None:
        tidied = self.loop.time()
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.times.put_away / 2000))
            self._put_away_who_rest()
            if self.loop.time() - tidied > TIDY_SECONDS:
                collect_garbage()
                await self.see_who_gather()
                tidied = self.loop.time()

    async def _mend_who_ended(self) -> None:
        """Matches that ended at a server which kept the last move and the end of a table apart, and fell in between.

        Now both are kept at once, so that this is done once in the life of a database, behind everything else.
        """
        await self.warmed()
        if await self.store.settings.value(ENDS_MENDED) is None:
            for id in await self.store.tables.being_played():
                with contextlib.suppress(HullabooError):
                    await self._mend_if_ended(id)
            await self.store.settings.set(ENDS_MENDED, "yes")

    async def _mend_if_ended(self, id: str) -> None:
        """Keep that the match of a table is over, if its log says so; one that is awake does that itself."""
        with self.apart.guarding(id):
            kept = await self.store.tables.load(id)
            if kept is None or kept.table.game not in self.games:
                return
            ended = await asyncio.to_thread(has_ended, self.game(kept.table.game), kept.table, kept.moves)
        if ended and id not in self.tables and id not in self._waking:
            await self.store.tables.save(replace(kept.table, phase="over"))
            note("table mended: its match was over", table=id)

    def _put_away_who_rest(self) -> None:
        for table in self.tables.values():
            if table.rests:
                table.post(table.rest)


def shown(game: Game) -> GameShown:
    """A game as the lobby offers it."""
    options = [
        OptionShown(
            each.name,
            table_options.text_of(each.default),  # type: ignore[arg-type]
            list(each.metadata["words"]) if "words" in each.metadata else None,
            each.metadata.get("low"),
            each.metadata.get("high"),
        )
        for each in fields(game.options)
    ]
    return GameShown(
        game.name,
        list(game.rules.SEATS),
        game.editions,
        options,
        naming.names(game),
        game.has("problems"),
        has_lessons(game),
    )


def known_edition(game: Game, name: str | None) -> str:
    """An edition in the box; a server reads no files that guests name."""
    name = game.editions[0] if name is None else name
    if name not in game.editions:
        raise UnknownName("edition", name, game.editions)
    return name
