"""Two servers run the same table: same secret, same ids, frozen clock; all that a viewer is told there is compared.

At some point all that the viewer cannot know is dealt anew in the second one. From then on nothing that goes to the
viewer may differ, until a move shows something that really is different. What both would tell alike and yet must not
(the secret, a face that was there before a reload) is looked for in each by itself.
"""

import asyncio
import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from hullaboo.core.seats import SPECTATOR, members
from hullaboo.play import taking_back
from hullaboo.play.match import STOPS, Match
from hullaboo.server.tables import parting
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.commands import Command, ContestIsOver, SendText
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.workers import Asked

from .client import Guest, Json, Player, Reply, commitment_of, salt_of
from .conftest import Inside
from .within import within

STEPS = 25
WATCHING = 2
"""Sockets at each table that stay: the viewer's, and a spectator's."""
NOT_YET = 409


class Parted(AssertionError):
    """A viewer was told something that it may not know."""


@dataclass
class Side:
    """One of the two servers, with somebody who holds all seats, and the table they sit at."""

    inside: Inside
    guest: Guest = field(init=False)
    table: Table = field(init=False)
    live: list[Json] = field(init=False)
    """The tables that the viewer was shown, each when it was new."""
    reloaded: list[Json] = field(init=False)
    replies: list[Reply] = field(init=False)
    bots_guess: bool = field(init=False)
    parted_at: int = 0
    """How many actions stood when what the viewer cannot know was dealt anew."""

    def open(self, game: str, seats: int) -> None:
        self.guest = self.inside.guest()
        made = self.guest.make(game, ["me"] * seats, hot_seat=True)
        self.table = self.inside.lobby.tables.awake[made["table"]]
        self.table.inbox.submit_later = self.no_time_passes  # type: ignore[method-assign, assignment]
        self.live, self.bots_guess = [], True

    def no_time_passes(self, _milliseconds: int, command: Command) -> asyncio.Handle:
        """Contests are decided and moves answered at once, and CLOCK never acts by itself."""
        if isinstance(command, ContestIsOver | SendText):
            self.table.inbox.submit(command)
        return asyncio.Handle(self.table.inbox.submit, (command,), self.inside.loop)

    @property
    def play(self) -> LiveMatch:
        return self.table.playing

    @property
    def match(self) -> Match:
        return self.play.match

    def act(self, seat: int, action: int) -> None:
        """A move of anybody, through the one door."""
        self.inside.do(within(self.table, self.play.judge, Attempt(seat, action)))

    async def heard(self, player: Player) -> list[str]:
        """All that has come to a connection since the last time, pings left out."""
        await player.send(type="ping", id="now")
        while not player.raw or '"pong"' not in player.raw[-1]:
            await player.next()
        came = [text for text in player.raw if '"type":"ping"' not in text]
        player.raw.clear()
        return came

    async def everything(self, viewer: int, seat: Player, spectator: Player) -> list[str]:
        """Every channel: both sockets, a reload, previews, what is refused and how, the lobby, the room, the past."""
        here = await self.heard(seat)
        await spectator.ask(type="sit", id="forged", seat=int(viewer == 0))
        there = await self.heard(spectator)
        async with self.guest.at(self.table.record.id) as again:
            if viewer != SPECTATOR:
                await self.tried(again, viewer)
            reloaded = await self.heard(again)
        await self.is_left_with(WATCHING)
        replies = [self.guest.ask("GET", path) for path in self.paths(viewer)]
        self.live += tables(here, viewer)
        self.reloaded, self.replies = tables(reloaded, viewer), replies
        others = [*(reply.text for reply in replies), *await self.bots_are_asked(viewer), *self.taken_back(viewer)]
        return [*here, *there, *reloaded, *others]

    def taken_back(self, viewer: int) -> list[str]:
        """What the viewer's seat would be answered that wants to take back its last move, where bots play."""
        if viewer == SPECTATOR or self.match.game.timed or self.match.over:
            return []
        count = taking_back.moves_to_take_back(self.match, viewer)
        if not 0 < count <= len(self.match.standing) - self.parted_at:
            return []
        return [f"takes back: {taking_back.nothing_was_learnt(self.match, viewer, count)}"]

    def paths(self, viewer: int) -> list[str]:
        """What can be read of a table."""
        at, seat = f"/api/tables/{self.table.record.id}", "" if viewer == SPECTATOR else f"?seat={viewer}"
        return [at, "/api/tables", "/api/tables?phase=live", f"{at}/log", f"{at}/replay", f"{at}/told{seat}"]

    def told_too_much(self, told: list[str]) -> str | None:
        """Before the end: the secret, a replay, more of the past than was told, another table after a reload."""
        if self.match.over:
            return None
        log, replay, past = self.replies[-3:]
        if any(self.table.record.secret in text for text in told):
            return "the secret"
        if not self.bots_guess:
            return "a world that is not guessed, to a bot"
        if (log.status, replay.status) != (NOT_YET, NOT_YET):
            return "the log or the replay of a match in progress"
        once = [event for table in self.live for event in table["events"] if not event.get("fleeting")]
        if past.json["events"] != once:
            return f"was told {once[-3:]}, is told again {past.json['events'][-3:]}"
        last = self.live[-1]
        if any(table[what] != last[what] for table in self.reloaded for what in ("number", "view", "legal")):
            return f"after a reload {self.reloaded[-1]}, before it {last}"
        return None

    async def bots_are_asked(self, seat: int) -> list[str]:
        """What a bot in the viewer's place would be sent, besides a world guessed by luck of the table's own."""
        if seat == SPECTATOR:
            return []
        asked = await asyncio.to_thread(self.inside.do, within(self.table, self.question, seat))
        seed = self.play.bots.private_number(f"guess {seat} {asked.number}")
        self.bots_guess = asked.guessed == self.match.guessed(seat, seed).tobytes()
        return [str(asked._replace(guessed=b""))]

    def question(self, seat: int) -> Asked:
        kept = self.table.record.seats[seat]
        kept.stand_in = "random"
        asked = self.play.bots.question(self.play.bots.plans, seat)
        kept.stand_in = None
        assert asked is not None
        return asked

    async def is_left_with(self, count: int) -> None:
        """Who has gone is shown to all; wait until the server knows it."""
        while len(self.table.presence.connections) > count:
            await asyncio.sleep(0.002)

    async def clear(self) -> None:
        """End the match when everybody is gone, so that no list shows it beside the next one."""
        await self.is_left_with(0)
        if self.table.live and not self.match.over:
            await asyncio.to_thread(self.inside.do, within(self.table, parting.end_early, self.play, 0, STOPS, "end"))

    async def tried(self, player: Player, seat: int) -> None:
        """A reload that sits down, foresees a move, and tries some that are not legal."""
        moves, legal = self.match.game.moves, self.match.legal(seat)
        await player.ask(type="sit", id="again", seat=seat)
        await player.ask(type="react", id="react", seat=seat, what="hmm")
        await player.ask(type="agree", id="agree", seat=seat)
        for action in legal[:2]:
            await player.ask(type="preview", id=f"see-{action}", seat=seat, moves=[moves.text(action)])
        for action in [each for each in range(self.match.game.rules.ACTIONS) if each not in legal][:5]:
            await player.ask(type="move", id=f"no-{action}", seat=seat, move=moves.text(action))


Sides = tuple[Side, Side]


def tables(texts: list[str], viewer: int) -> list[Json]:
    """The tables among some messages, as the viewer sees them."""
    seat = None if viewer == SPECTATOR else viewer
    messages: Iterator[Json] = map(json.loads, texts)
    return [each for each in messages if each["type"] == "table" and each["seat"] == seat]


async def sat_down(side: Side, viewer: int, player: Player) -> None:
    """Every seat adds its bytes; then the socket looks from the viewer's."""
    for seat in range(len(side.table.record.seats)):
        await player.ask(type="sit", seat=seat, commitment=commitment_of(seat), id=f"sit-{seat}")
    for seat in range(len(side.table.record.seats)):
        await player.ask(type="reveal", seat=seat, salt=salt_of(seat), id=f"reveal-{seat}")
    await player.ask(type="sit", seat=None if viewer == SPECTATOR else viewer, id="sit-last")


def choice_for_both(a: Match, b: Match, luck: Random) -> tuple[int, int] | None:
    """A move that is legal on both sides."""
    both = [(seat, action) for seat in members(a.actors & b.actors) for action in a.legal(seat)]
    common = [(seat, action) for seat, action in both if action in b.legal(seat)]
    return luck.choice(common) if common else None


async def compared(sides: Sides, game: str, seats: int, viewer: int, luck: Random) -> int:
    """Open a table on both sides, compare, and clear it away; how many messages were compared."""
    for side in sides:
        side.open(game, seats)
    try:
        return await compared_at_a_table(sides, viewer, luck)
    finally:
        for side in sides:
            await side.clear()


async def compared_at_a_table(sides: Sides, viewer: int, luck: Random) -> int:
    """Play on both sides, deal anew on one, and compare."""
    a, b = sides
    ids = [side.table.record.id for side in sides]
    assert ids[0] == ids[1]
    async with (
        a.guest.at(ids[0]) as seat_a, b.guest.at(ids[1]) as seat_b,
        a.inside.guest().at(ids[0]) as look_a, b.inside.guest().at(ids[1]) as look_b,
    ):  # fmt: skip
        players = ((seat_a, look_a), (seat_b, look_b))
        for side, pair in zip(sides, players, strict=True):
            await sat_down(side, viewer, pair[0])
        await both_play(sides, luck, luck.randrange(12))
        if a.match.over:
            return 0
        b.match.become(a.match.guessed(viewer, luck.getrandbits(40)))
        for side in sides:
            side.parted_at = len(side.match.standing)
        return await watched(sides, players, viewer, luck)


async def both_play(sides: Sides, luck: Random, steps: int) -> None:
    """The same moves on both sides."""
    a, b = sides
    for _ in range(steps):
        move = None if a.match.over else choice_for_both(a.match, b.match, luck)
        if move:
            await both_play_one(sides, move)


async def both_play_one(sides: Sides, move: tuple[int, int]) -> None:
    for side in sides:
        await asyncio.to_thread(side.act, *move)


async def watched(sides: Sides, players: tuple[tuple[Player, Player], ...], viewer: int, luck: Random) -> int:
    """Compare, move, compare, until something really differs."""
    a, b = sides
    count = 0
    for _ in range(STEPS):
        told = [await side.everything(viewer, *pair) for side, pair in zip(sides, players, strict=True)]
        if found := first_difference(*told) or a.told_too_much(told[0]):
            raise Parted(found)
        count += len(told[0])
        move = None if a.match.over else choice_for_both(a.match, b.match, luck)
        if move is None:
            return count
        await both_play_one(sides, move)
        if a.match.view(viewer) != b.match.view(viewer) or a.match.over != b.match.over:
            return count
    return count


def first_difference(one: list[str], other: list[str]) -> str | None:
    """Where two conversations part, in short: pytest's own comparison of long texts takes a minute."""
    for number, (left, right) in enumerate(itertools.zip_longest(one, other)):
        if left != right:
            return f"message {number}: {around_difference(str(left), str(right))}"
    return None


def around_difference(left: str, right: str) -> str:
    """Two texts from shortly before the place where they part."""
    same = next((at for at, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, same - 100)
    return f"{left[:40]} … {left[start : same + 100]} / {right[start : same + 100]}"


def compare(sides: Sides, game: str, seats: int, viewer: int, wanted: int, planted: str = "nothing") -> int:
    """Compare tables until enough messages were; what is dealt depends on these words alone."""
    name = f"{game} {seats} {viewer} {wanted} {planted}"
    luck = Random(name)
    for side in sides:
        side.inside.drawn.begin(name)
    count = 0
    for _ in range(40):
        count += asyncio.run(compared(sides, game, seats, viewer, luck))
        if count >= wanted:
            return count
    raise AssertionError(f"only {count} messages could be compared")
