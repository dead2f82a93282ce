"""Changing what a viewer may not know changes no byte of anything sent to that viewer, over any channel.

Two servers run the same table: same secret, same ids, frozen clock. At some point all that the viewer cannot know
is dealt anew in the second one. From then on all traffic to the viewer is compared, until a move shows something that
really is different.
"""

import asyncio
import hashlib
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from hullaboo.core.seats import ALL_EYES, SPECTATOR, members
from hullaboo.play.match import STOPS, Match
from hullaboo.server import http
from hullaboo.server.lobby import Lobby
from hullaboo.server.messages import TableListed, ToldShown
from hullaboo.server.playing import Play, Try
from hullaboo.server.room import Room
from hullaboo.server.showing import Showing, legal_bytes
from hullaboo.server.table import Table

from .client import Guest, Player
from .conftest import Inside
from .serving import box

WANTED = 20
STEPS = 25
WATCHING = 2
"""Sockets at each table that stay: the viewer's, and a spectator's."""


class Parted(AssertionError):
    """The two servers told the viewer different things."""


@dataclass
class Side:
    """One of the two servers, with somebody who holds all seats, and the table they sit at."""

    inside: Inside
    guest: Guest = field(init=False)
    table: Table = field(init=False)

    def open(self, game: str, seats: int) -> None:
        self.guest = self.inside.guest()
        made = self.guest.make(game, ["me"] * seats, hot_seat=True)
        self.table = self.inside.lobby.tables[made["table"]]
        self.table.later = self.no_time_passes  # type: ignore[method-assign, assignment]

    def no_time_passes(self, _milliseconds: int, method: Any, *arguments: Any) -> asyncio.Handle:
        """Contests are decided at once, and CLOCK never acts by itself."""
        if method == self.play.decide:
            self.table.post(method, *arguments)
        return asyncio.Handle(method, arguments, self.inside.loop)

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    @property
    def match(self) -> Match:
        return self.play.match

    def act(self, seat: int, action: int) -> None:
        """A move of anybody, through the one door."""
        self.inside.do(self.table.errand(self.play.judge, Try(seat, action)))

    async def heard(self, player: Player) -> list[str]:
        """All that has come to a connection since the last time, pings left out."""
        await player.send(type="ping", id="now")
        while not player.raw or '"pong"' not in player.raw[-1]:
            await player.next()
        came = [text for text in player.raw if '"type":"ping"' not in text]
        player.raw.clear()
        return came

    async def everything(self, viewer: int, seat: Player, spectator: Player) -> list[str]:
        """Every channel: both sockets, a reload, previews, what is refused and how, the lobby, the room, the log."""
        id = self.table.kept.id
        told = await self.heard(seat) + await self.heard(spectator)
        async with self.guest.at(id) as again:
            if viewer != SPECTATOR:
                await self.tried(again, viewer)
            told += await self.heard(again)
        await self.is_left_with(WATCHING)
        at = f"/api/tables/{id}"
        seat_asked = "" if viewer == SPECTATOR else f"?seat={viewer}"
        paths = [at, "/api/tables", "/api/tables?phase=live", f"{at}/log", f"{at}/replay", f"{at}/told{seat_asked}"]
        return told + [self.guest.ask("GET", path).text for path in paths]

    async def is_left_with(self, count: int) -> None:
        """Who has gone is shown to all; wait until the server knows it."""
        while len(self.table.connections) > count:
            await asyncio.sleep(0.002)

    async def clear(self) -> None:
        """End the match when everybody is gone, so that no list shows it beside the next one."""
        await self.is_left_with(0)
        if self.table.play and not self.match.over:
            await asyncio.to_thread(self.inside.do, self.table.errand(self.play.end_early, 0, STOPS, "end"))

    async def tried(self, player: Player, seat: int) -> None:
        """A reload that sits down, foresees a move, and tries some that are not legal."""
        moves, legal = self.match.game.moves, self.match.legal(seat)
        await player.ask(type="sit", id="again", seat=seat)
        for action in legal[:2]:
            await player.ask(type="preview", id=f"see-{action}", seat=seat, moves=[moves.text(action)])
        for action in [each for each in range(self.match.game.rules.ACTIONS) if each not in legal][:5]:
            await player.ask(type="move", id=f"no-{action}", seat=seat, move=moves.text(action))


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Side, Side]]:
    folder = tmp_path_factory.mktemp("leaks")
    frozen: dict[str, Any] = {"now": lambda: 1_000_000, "date": lambda: 1.0}
    both = [Inside(str(folder / f"{name}.sqlite3"), **frozen) for name in "ab"]
    yield Side(both[0]), Side(both[1])
    for each in both:
        each.stop()


async def sat_down(side: Side, viewer: int, player: Player) -> None:
    """Every seat adds its bytes; then the socket looks from the viewer's."""
    for seat in range(len(side.table.kept.seats)):
        await player.ask(type="sit", seat=seat, salt=f"{seat:032x}", id=f"sit-{seat}")
    await player.ask(type="sit", seat=None if viewer == SPECTATOR else viewer, id="sit-last")


def choice_for_both(a: Match, b: Match, luck: Random) -> tuple[int, int] | None:
    """A move that is legal on both sides."""
    both = [(seat, action) for seat in members(a.actors & b.actors) for action in a.legal(seat)]
    common = [(seat, action) for seat, action in both if action in b.legal(seat)]
    return luck.choice(common) if common else None


async def compared(sides: tuple[Side, Side], game: str, seats: int, viewer: int, luck: Random) -> int:
    """Open a table on both sides, compare, and clear it away; how many messages were compared."""
    for side in sides:
        side.open(game, seats)
    try:
        return await compared_at_a_table(sides, viewer, luck)
    finally:
        for side in sides:
            await side.clear()


async def compared_at_a_table(sides: tuple[Side, Side], viewer: int, luck: Random) -> int:
    """Play on both sides, deal anew on one, and compare."""
    a, b = sides
    ids = [side.table.kept.id for side in sides]
    assert ids[0] == ids[1]
    async with (
        a.guest.at(ids[0]) as seat_a, b.guest.at(ids[1]) as seat_b,
        a.inside.guest().at(ids[0]) as look_a, b.inside.guest().at(ids[1]) as look_b,
    ):  # fmt: skip
        players = ((seat_a, look_a), (seat_b, look_b))
        for side, pair in zip(sides, players, strict=True):
            pair[0].prefix = "same"
            await sat_down(side, viewer, pair[0])
        await both_play(sides, luck, luck.randrange(12))
        if a.match.over:
            return 0
        b.match.become(a.match.guessed(viewer, luck.getrandbits(40)))
        return await watched(sides, players, viewer, luck)


async def both_play(sides: tuple[Side, Side], luck: Random, steps: int) -> None:
    """The same moves on both sides."""
    a, b = sides
    for _ in range(steps):
        move = None if a.match.over else choice_for_both(a.match, b.match, luck)
        if move:
            for side in sides:
                await asyncio.to_thread(side.act, *move)


async def watched(
    sides: tuple[Side, Side], players: tuple[tuple[Player, Player], ...], viewer: int, luck: Random
) -> int:
    """Compare, move, compare, until something really differs."""
    a, b = sides
    count = 0
    for _ in range(STEPS):
        told = [await side.everything(viewer, *pair) for side, pair in zip(sides, players, strict=True)]
        if difference := first_difference(*told):
            raise Parted(difference)
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


async def both_play_one(sides: tuple[Side, Side], move: tuple[int, int]) -> None:
    for side in sides:
        await asyncio.to_thread(side.act, *move)


def compare(
    sides: tuple[Side, Side], game: str, seats: int, viewer: int, wanted: int = WANTED, planted: str = "nothing"
) -> int:
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


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("game", sorted(box()))
def test_nothing_leaks(sides: tuple[Side, Side], game: str, viewer: int) -> None:
    assert compare(sides, game, box()[game].rules.SEATS[0], viewer) >= WANTED


@pytest.mark.prove
@pytest.mark.parametrize("game", sorted(box()))
def test_nothing_leaks_to_any_seat_of_any_table(
    sides: tuple[Side, Side], game: str, record_property: Callable[[str, object], None]
) -> None:
    tables = [(seats, viewer) for seats in box()[game].rules.SEATS for viewer in [*range(seats), SPECTATOR]]
    counts = [compare(sides, game, seats, viewer, 500) for seats, viewer in tables]
    assert min(counts) >= 500
    record_property("figure", f"{sum(counts):,} messages to {len(tables)} viewers alike")


# Leaks planted into the server, one at a time: the comparison must notice each.


def digest(match: Match) -> str:
    """Something that depends on everything."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:6]


def all_eyes_for_spectators(patch: pytest.MonkeyPatch) -> None:
    see = Match.view
    patch.setattr(Match, "view", lambda self, viewer=SPECTATOR: see(self, ALL_EYES if viewer == SPECTATOR else viewer))


def a_helper_field_in_the_view(patch: pytest.MonkeyPatch) -> None:
    see = Match.view
    patch.setattr(Match, "view", lambda self, viewer=SPECTATOR: {**see(self, viewer), "cache": digest(self)})


def legal_moves_of_others(patch: pytest.MonkeyPatch) -> None:
    def legal(self: Showing, viewer: int, due: int | None) -> bytes:
        return legal_bytes(self.match.game, [0] * (int(digest(self.match), 16) % 100))

    patch.setattr(Showing, "_legal", legal)


def generator_in_the_room(patch: pytest.MonkeyPatch) -> None:
    show = Room.room_for

    def room(self: Room, guest: str) -> Any:
        shown = show(self, guest)
        shown.options = {**shown.options, "seed": digest(self.play.match) if self.play else ""}
        return shown

    patch.setattr(Room, "room_for", room)


def a_preview_in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    line = Lobby.line

    def listed(self: Lobby, kept: Any) -> TableListed:
        play = self.tables[kept.id].play if kept.id in self.tables else None
        shown = line(self, kept)
        return TableListed(shown.table, digest(play.match) if play else shown.game, *list_rest(shown))

    patch.setattr(Lobby, "line", listed)


def list_rest(shown: TableListed) -> tuple[Any, ...]:
    return shown.edition, shown.phase, shown.seats, shown.spectators


def the_log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def log_of(_self: Lobby, table: Table) -> str:
        return table.play.match.state.tobytes().hex() if table.play else ""

    patch.setattr(Lobby, "log_of", log_of)


def a_reload_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    def catch_up(self: Play, viewer: int) -> bytes:
        return f'{{"type":"table","state":"{digest(self.match)}","legal":[],"seat":0,"number":1}}'.encode()

    patch.setattr(Play, "catch_up", catch_up)


def a_refusal_that_explains_too_much(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: Play, attempt: Try, error: Exception) -> None:
        if attempt.sender:
            attempt.sender.refuse(attempt.id, "not-legal", {"why": digest(self.match)})

    patch.setattr(Play, "refuse", refuse)


def a_pause_whose_length_tells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Play, "due", property(lambda self: 1_000_000 + int(digest(self.match), 16) % 4000))


def a_message_only_when_somebody_could_react(patch: pytest.MonkeyPatch) -> None:
    look = Showing.look

    def sometimes(self: Showing, viewer: int, due: int | None, told: bool = False) -> bool:
        return look(self, viewer, due, told) and int(digest(self.match), 16) % 3 > 0

    patch.setattr(Showing, "look", sometimes)


def an_order_chosen_by_a_secret(patch: pytest.MonkeyPatch) -> None:
    see = Match.view

    def ordered(self: Match, viewer: int = SPECTATOR) -> Any:
        shown = see(self, viewer)
        return dict(sorted(shown.items(), reverse=int(digest(self), 16) % 2 == 0))

    patch.setattr(Match, "view", ordered)


def a_counter_that_counts_secrets(patch: pytest.MonkeyPatch) -> None:
    look = Showing.look

    def counted(self: Showing, viewer: int, due: int | None, told: bool = False) -> bool:
        self.of(viewer).number += int(digest(self.match), 16) % 2
        return look(self, viewer, due, told)

    patch.setattr(Showing, "look", counted)


def a_notice_for_whom_it_concerns(patch: pytest.MonkeyPatch) -> None:
    show = Room.room_for

    def room(self: Room, guest: str) -> Any:
        shown = show(self, guest)
        shown.spectators += int(digest(self.play.match), 16) % 2 if self.play else 0
        return shown

    patch.setattr(Room, "room_for", room)


def a_past_that_tells_more(patch: pytest.MonkeyPatch) -> None:
    async def told(table: Table, _guest: str, _seat: int | None) -> ToldShown:
        return ToldShown(1, [{"code": digest(table.playing.match)}])

    patch.setattr(http, "told_so_far", told)


def events_with_the_truth(patch: pytest.MonkeyPatch) -> None:
    tell = Match.tell

    def too_much(self: Match, viewer: int = SPECTATOR) -> Any:
        return [{**event, "hidden": digest(self)} for event in tell(self, viewer)]

    patch.setattr(Match, "tell", too_much)


def sizes_that_tell(patch: pytest.MonkeyPatch) -> None:
    show = Showing.message

    def padded(self: Showing, *arguments: Any, **more: Any) -> bytes:
        return show(self, *arguments, **more) + b" " * (int(digest(self.match), 16) % 5)

    patch.setattr(Showing, "message", padded)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    all_eyes_for_spectators, a_helper_field_in_the_view, legal_moves_of_others, generator_in_the_room,
    a_preview_in_the_lobby, the_log_before_the_end, a_reload_from_the_truth, a_refusal_that_explains_too_much,
    a_pause_whose_length_tells, a_message_only_when_somebody_could_react, events_with_the_truth, sizes_that_tell,
    an_order_chosen_by_a_secret, a_counter_that_counts_secrets, a_notice_for_whom_it_concerns, a_past_that_tells_more,
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_noticed(
    sides: tuple[Side, Side], leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    viewer = SPECTATOR if leak is all_eyes_for_spectators else 0
    with pytest.raises(Parted):
        compare(sides, "template", 3, viewer, 200, leak.__name__)
