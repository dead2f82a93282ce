"""New tables: as a guest wants them, against bots at once, and for a rematch."""

from msgspec.structs import replace

from hullaboo.bots import naming
from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.play.fairness import SECRET_BYTES
from hullaboo.server.identity import Entropy, fingerprint
from hullaboo.server.metrics import note
from hullaboo.server.protocol.bodies import PlayWanted, SeatLink, SeatWanted, TableMade, TableWanted
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Settings
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.catalog import Catalog, known_edition
from hullaboo.server.tables.commands import BeginIfComplete
from hullaboo.server.tables.guests import Guests
from hullaboo.server.tables.names import bot_beside, readable, told_apart
from hullaboo.server.tables.registry import TableRegistry
from hullaboo.server.tables.room_view import commitment_of
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.table import Table


def chosen_for_a_table(game: Game, given: dict[str, str]) -> dict[str, str]:
    """The options of a table, as they are kept; refused where they contradict each other."""
    return table_options.write(table_options.choose(game.options, table_options.at_a_table(game.options, given)))


def numbered(seats: list[SeatRecord]) -> list[SeatRecord]:
    """Of several bots of one name the second is called the second, and stays so in every rematch."""
    met: list[str] = []
    for seat in seats:
        if seat.bot and seat.kind == "bot":
            seat.name = bot_beside(seat.bot, met)
            met.append(seat.name)
    return seats


class TableMaker:
    """Makes tables, has them written, and opens them."""

    def __init__(
        self, settings: Settings, store: Store, catalog: Catalog, guests: Guests, entropy: Entropy, keys: SeatKeys,
        tables: TableRegistry,
    ) -> None:  # fmt: skip
        """Ids, secrets and keys are drawn from `entropy`."""
        self._settings, self._store, self._catalog, self._guests = settings, store, catalog, guests
        self._entropy, self._keys, self._tables = entropy, keys, tables

    async def create(self, guest: str, wanted: TableWanted, household: str) -> TableMade:
        """Make a table as wanted; refuses what the game does not have."""
        self._store.health.must_be_writable()
        game = self._catalog.game(wanted.game)
        game.check_seats(len(wanted.seats))
        await self._must_not_have_too_many(guest, household)
        name = await self._guests.name_of(guest)
        record = TableRecord(
            id=self._entropy.token(),
            game=game.name,
            edition=known_edition(game, wanted.edition),
            options=chosen_for_a_table(game, wanted.options),
            seats=numbered([self._seat(game, each, guest) for each in wanted.seats]),
            secret=self._entropy.bytes(SECRET_BYTES).hex(),
            key="",
            creator=guest,
            public=wanted.public,
            hot_seat=wanted.hot_seat,
            spectators_chat=wanted.spectators_chat,
            pace=wanted.pace,
            gathers=wanted.gathers,
            admitted=[guest],
            household=household,
        )
        if len(record.held_by(guest)) > 1 and not record.hot_seat:
            raise Refusal("one-seat-each")
        for seat in record.held_by(guest):
            own = record.seats[seat].name or name
            record.seats[seat].name = told_apart(own, record.names_beside(guest))
        return await self._opened(record)

    async def play_now(self, guest: str, wanted: PlayWanted, household: str) -> TableMade:
        """Make a table for one person and bots, in one request."""
        seats = wanted.seats or self._catalog.game(wanted.game).rules.SEATS[0]
        bots = [SeatWanted("bot", wanted.bot or self._catalog.easiest(wanted.game))] * (seats - 1)
        table = TableWanted(game=wanted.game, seats=[SeatWanted("me"), *bots], public=False)
        return await self.create(guest, table, household)

    async def rematch(self, old: TableRecord, host: str) -> None:
        """Open a new table for the same people, each one seat on; the seats of those who left are open."""
        seats = [seat.again() for seat in old.seats]
        for seat in seats:
            seat.agreed = host in seat.guests
        record = TableRecord(
            id=self._entropy.token(), game=old.game, edition=old.edition, options=old.options,
            seats=[seats[-1], *seats[:-1]], secret=self._entropy.bytes(SECRET_BYTES).hex(), key=old.key,
            creator=old.creator, public=old.public, hot_seat=old.hot_seat, spectators_chat=old.spectators_chat,
            pace=old.pace, admitted=old.admitted, household=old.household,
            gathers=old.gathers, host=host,
        )  # fmt: skip
        await self._store.tables.create(record, self._settings.date(), after=replace(old, next=record.id))
        old.next = record.id
        self._open(record)

    async def _must_not_have_too_many(self, guest: str, household: str) -> None:
        """Refuse one more table to a guest who has many that are not over, or whose household has made many today."""
        limits, since = self._settings.limits, self._settings.forgotten_since
        if limits.tables_a_guest <= await self._store.tables.unfinished_of(guest, since):
            raise Refusal("too-many-tables", most=limits.tables_a_guest)
        if limits.tables_an_address <= await self._store.tables.unfinished_from(household, since):
            raise Refusal("too-many-tables", most=limits.tables_an_address)

    def _seat(self, game: Game, wanted: SeatWanted, guest: str) -> SeatRecord:
        if wanted.kind == "bot":
            bot = wanted.bot or self._catalog.stand_in_for(game.name)
            naming.check(game, bot)
            bot = naming.known_as(game, bot)
            return SeatRecord("bot", f"bot {bot}", bot)
        if wanted.bot is not None:
            raise Refusal("not-a-bot", kind=wanted.kind)
        if wanted.kind == "me":
            return SeatRecord("person", readable(wanted.name) if wanted.name else "", guests=[guest])
        return SeatRecord(wanted.kind)

    async def _opened(self, record: TableRecord) -> TableMade:
        """Give a table its keys, have it written, and open it."""
        key = self._entropy.token()
        record.key = fingerprint(key)
        keyed = [(at, seat) for at, seat in enumerate(record.seats) if seat.kind in ("person", "invited")]
        links = [SeatLink(at, self._keys.key_of(seat, None)) for at, seat in keyed]
        await self._store.tables.create(record, self._settings.date())
        if table := self._open(record):
            table.inbox.submit(BeginIfComplete())
        note("table made", table=record.id, game=record.game, seats=len(record.seats), public=record.public)
        return TableMade(record.id, key, commitment_of(record), links)

    def _open(self, record: TableRecord) -> Table | None:
        """Open a table that was just made; of servers that share the database the first that is asked for it does."""
        return self._tables.open(record) if self._store.lease is None else None
