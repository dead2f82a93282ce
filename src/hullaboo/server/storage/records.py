"""What is kept of a table beside its moves: the game it plays, its seats, and who may sit on them."""

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hullaboo.play.fairness import Fair, bot_salt
from hullaboo.server.identity import fits

Kind = Literal["person", "bot", "open", "invited"]
Phase = Literal["gathering", "playing", "over"]
MOST_DEVICES = 8
MOST_WHO_MUTE = 200


class SeatRecord(Struct):
    """One seat: who holds it (guests, the newest last), the fingerprint of its key, what binds its salt, and that."""

    kind: Kind
    name: str = ""
    bot: str | None = None
    guests: list[str] = []
    key: str = ""
    commitment: str = ""
    salt: str = ""
    order: list[int] = []
    stand_in: str | None = None
    dealt_to: list[str] = []
    """Its guests when the cards were dealt: nobody who came later shuts them out."""
    agreed: bool = False
    """Whether its person has said that the host may start."""
    gave_up: list[str] = []
    """The guests who held it when its person gave up: a bot plays on for them, and has lost."""
    wins: int = 0
    """How many matches of the evening its player has won: over rematches, with this table's as soon as that is over."""

    @property
    def taken(self) -> bool:
        """Whether somebody plays here."""
        return self.kind in ("person", "bot")

    @property
    def ready(self) -> bool:
        """Whether nothing more is needed of it before salts are shown: a bot's follows from the secret."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.commitment))

    @property
    def played_by(self) -> str | None:
        """The bot that plays here now, if it is one."""
        return self.bot if self.kind == "bot" else self.stand_in

    def admit(self, guest: str) -> None:
        """A device of the person who sits here; when there are too many, the oldest is forgotten that came later than
        the deal."""
        others = [each for each in self.guests if each != guest]
        if len(others) == MOST_DEVICES:
            others.remove(next((each for each in others if each not in self.dealt_to), others[-1]))
        self.guests = [*others, guest]

    def deal(self) -> None:
        """The cards are dealt to who sits here now. The key dies: who made the seat has it too."""
        self.key, self.dealt_to = "", list(self.guests)

    def shut_out_others(self, guest: str) -> None:
        """Leave the seat to one of its guests; and to those of the deal, if that one came later."""
        self.dealt_to = [each for each in self.dealt_to if each == guest or guest not in self.dealt_to]
        self.guests = [each for each in self.guests if each == guest or each in self.dealt_to]

    def opens_to(self, guest: str, key: str | None) -> bool:
        """Whether a guest may sit here: its holder, or whoever has its key, or anybody at an open seat."""
        return guest in self.guests or fits(key, self.key) or self.kind == "open"

    def again(self) -> "SeatRecord":
        """The same seat at a rematch, without a key; open, if its person has left it."""
        guests = list(self.guests or self.gave_up)
        if self.kind == "person" and not guests:
            return SeatRecord("open")
        return SeatRecord(self.kind, self.name, self.bot, guests, wins=self.wins)

    def give_up(self, bot: str) -> None:
        """Have a bot play on for a person who has given up, and holds the seat no more."""
        self.gave_up, self.guests, self.dealt_to, self.key, self.stand_in = self.guests, [], [], "", bot

    def hold_again(self) -> None:
        """The match is over, or nobody has given up after all: it is its person's again."""
        self.guests = self.guests or list(self.gave_up)


class TableRecord(Struct, kw_only=True):
    """A table as it is kept in the database, apart from its moves."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatRecord]
    secret: str
    key: str
    creator: str
    public: bool = True
    hot_seat: bool = False
    spectators_chat: bool = True
    pace: int = 100
    phase: Phase = "gathering"
    admitted: list[str] = []
    muted: dict[str, list[int]] = {}
    """The seats whose chat a guest does not hear; the guests who have muted somebody last come last."""
    next: str | None = None
    household: str = ""
    """A mark of where its maker came from, which tells households apart and names none."""
    round: int = 0
    committed: bool = False
    gathers: bool = False
    """Whether the cards are dealt when the host starts, instead of as soon as everybody sits."""
    begun: bool = False
    """Whether the host has started."""
    host: str = ""
    asked_away: list[str] = []
    """The guests whom a host has asked to leave: they take no seat here."""

    @property
    def luck(self) -> Fair:
        """The luck of the match, from the secret and what every seat added to it."""
        salts = tuple(bytes.fromhex(seat.salt) for seat in self.seats)
        return Fair(bytes.fromhex(self.secret), salts, self.committed)

    @property
    def waits(self) -> bool:
        """Whether nothing is dealt before the host starts."""
        return self.gathers and not self.begun and self.phase == "gathering"

    @property
    def bound(self) -> bool:
        """Whether the host has started where one does, every seat is taken, and every person's salt is bound."""
        return not self.waits and all(seat.ready for seat in self.seats)

    @property
    def complete(self) -> bool:
        """Whether every person has shown the salt that they had bound."""
        return self.bound and all(seat.kind == "bot" or seat.salt for seat in self.seats)

    def begin_again(self) -> None:
        """The round of commitments was broken off: what was shown in it is void."""
        self.round += 1
        for seat in self.seats:
            seat.commitment = seat.salt = ""

    def deal(self) -> None:
        """Everybody is ready: bots add what follows from the secret."""
        for at, seat in enumerate(self.seats):
            seat.deal()
            if seat.kind == "bot":
                seat.salt = bot_salt(bytes.fromhex(self.secret), at).hex()
        self.phase, self.committed = "playing", True

    @property
    def names(self) -> list[str]:
        """Who sits where, for the log."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> list[int]:
        """The seats that bots play from the deal on."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "bot"]

    @property
    def only_bots(self) -> bool:
        """Whether no person sits here or can."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def at_one_screen(self) -> list[int]:
        """The people's seats, where the same guests hold them all; else none."""
        if not self.hot_seat:
            return []
        people = [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.gave_up]
        shared = len(people) > 1 and all(self.seats[at].guests == self.seats[people[0]].guests for at in people)
        return people if shared else []

    def held_by(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [at for at, seat in enumerate(self.seats) if guest in seat.guests]

    def names_beside(self, guest: str) -> list[str]:
        """What those on seats of others are called: people, and bots, whom a page calls by their own names."""
        others = [seat for seat in self.seats if seat.taken and guest not in (*seat.guests, *seat.gave_up)]
        return [name for seat in others for name in (seat.name, seat.bot) if name]

    def mute(self, guest: str, seat: int, muted: bool) -> None:
        """Keep that a guest does not hear a seat, or does again; the guests who did so longest ago are forgotten."""
        seats = {*self.muted.get(guest, [])} - {seat} | ({seat} if muted else set())
        others = {each: its for each, its in self.muted.items() if each != guest}
        newest = dict([*others.items()][1 - MOST_WHO_MUTE :])
        self.muted = {**newest, guest: sorted(seats)} if seats else others

    def hears(self, guest: str, seat: int | None) -> bool:
        """Whether a guest hears what a seat says, or a spectator (`None`)."""
        return seat is None or seat not in self.muted.get(guest, ())

    def lets_in(self, guest: str) -> bool:
        """Whether a guest may look at the table."""
        return self.public or guest in self.admitted or bool(self.held_by(guest))


def is_host(record: TableRecord, guest: str) -> bool:
    """Whether a guest hosts a table, on whatever device."""
    host = record.host or record.creator
    if not host:
        return False
    return guest == host or any(guest in seat.guests and host in seat.guests for seat in record.seats)


def count_wins(record: TableRecord, winners: Collection[int]) -> None:
    """Somebody has won, unless all have."""
    if len(winners) < len(record.seats):
        for at in winners:
            record.seats[at].wins += 1


def ended(record: TableRecord, winners: Collection[int]) -> TableRecord:
    """The record of a table whose match is over, by itself."""
    record = replace(record, phase="over", seats=[replace(seat) for seat in record.seats])
    count_wins(record, winners)
    return record


encode = msgspec.json.encode
decode = msgspec.json.Decoder(TableRecord).decode
