"""Nothing hidden reaches the page: two worlds that a seat cannot tell apart look the same to the last byte.

The browser plays against a table made here: once the true one, once the same dealt anew in all that the seat may not
know. The page, its accessibility tree, its storage and what it asks of the server must be equal, at every position, at
every moment after what is told there, time included: the page's clock is ours.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page

from hullaboo.core.contract import Game
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import games
from hullaboo.core.seats import ALL_EYES, holds, members
from hullaboo.core.times import timers
from hullaboo.play.match import Match
from hullaboo.testing.walks import opened, step, walk

from . import staged
from .boards import BOARDS
from .conftest import Person
from .staged import SEAT

SEED = 7
SMALL, FULL = (2, 9, 24), tuple(range(1, 61, 4))
MOMENTS = (60, 3000)
"""Milliseconds of the page's clock after something was told: during motion, and when it is over."""

PAUSED = 600
"""Seconds on the page's clock after which only the test moves it."""
AT_REST = "() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))"

Json = dict[str, Any]
Pair = tuple[Json, Json]


@dataclass
class World:
    """A state of the table: the true one, or one that the seat cannot tell from it."""

    game: Game
    states: Any

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        out = np.zeros(self.game.rules.MOST_LEGAL, np.int32)
        if not holds(entry_points(self.game).actors(self.states, 0), seat):
            return []
        return [int(action) for action in out[: entry_points(self.game).legal(self.states, 0, seat, out)]]

    def shown(self, viewer: int, events: list[Json]) -> Json:
        """What a server would send to the seat, as `viewer` sees it."""
        moves = self.game.moves
        running = timers(self.game, self.states[0])
        wait = self.game.rules.WAIT if running else -1
        legal = [{"move": moves.text(a), "label": moves.phrase(a)} for a in self.legal(SEAT) if a != wait]
        return {
            "type": "table", "seat": SEAT, "view": self.game.views.view(self.states[0], viewer), "events": events,
            "legal": legal, "deadline": min((timer.milliseconds for timer in running), default=None),
        }  # fmt: skip

    def after(self, seat: int, action: int) -> "World":
        """The world after a move."""
        states = self.states.copy()
        entry_points(self.game).apply(states, 0, seat, action)
        return World(self.game, states)


def positions(game: Game, stops: tuple[int, ...], viewer: int) -> Iterator[Pair]:
    """At some points of a match: the table in both worlds, then once more after a move, with what was told of it."""
    match, luck = opened(game, game.rules.SEATS[0], SEED), Random(SEED)
    while not match.over and len(match.moves) <= stops[-1]:
        if len(match.moves) in stops:
            yield from both_worlds(match, viewer, luck)
        step(match, luck)


def both_worlds(match: Match, viewer: int, luck: Random) -> Iterator[Pair]:
    """The true world and another, now and after a move that is possible in both and tells the seat nothing new."""
    worlds = [World(match.game, match._states[:1].copy()), World(match.game, match.guessed(SEAT, luck.getrandbits(40)))]
    yield worlds[0].shown(viewer, []), worlds[1].shown(viewer, [])
    moves = [(seat, action) for seat in members(match.actors) for action in match.legal(seat)]
    for seat, action in luck.sample(moves, min(12, len(moves))):
        if action in worlds[1].legal(seat):
            one, other = [told(world, seat, action, viewer) for world in worlds]
            if told(worlds[0], seat, action, SEAT) == told(worlds[1], seat, action, SEAT):
                yield one, other
                return


def told(world: World, seat: int, action: int, viewer: int) -> Json:
    """What the seat is shown and told after a move."""
    after = world.after(seat, action)
    events = world.game.telling.tell(world.states[0], seat, action, after.states[0], viewer)
    return after.shown(viewer, events)


class Stage(staged.Stage):
    """A page whose clock is ours."""

    def begin(self, first: Json) -> None:
        """Come to the table."""
        self.page.clock.install(time=0)
        super().begin(first)
        self.page.get_by_role("tab", name="In words").click()
        self.page.clock.pause_at(PAUSED)

    def looks(self, table: Json) -> list[Json]:
        """Everything about the page at some moments after it was shown a table."""
        self.show(table)
        return [self.look(moment) for moment in MOMENTS]

    def look(self, moment: int) -> Json:
        self.page.clock.run_for(moment)
        self.page.evaluate(AT_REST)
        return {
            "page": self.page.content(),
            "accessible": self.page.locator("body").aria_snapshot(),
            "storage": storage(self.page),
            "asked": sorted(self.asked),
        }


def storage(page: Page) -> Any:
    return page.evaluate("[{...localStorage}, {...sessionStorage}, document.cookie]")


def differences(somebody: Callable[..., Person], name: str, stops: tuple[int, ...], viewer: int) -> Iterator[str]:
    """Where the pages of both worlds differ."""
    game = games()[name]
    pairs = list(positions(game, stops, viewer))
    shown = [looks_of(Stage(somebody(), game), [pair[world] for pair in pairs]) for world in (0, 1)]
    for at, (one, other) in enumerate(zip(*shown, strict=True)):
        for what in one:
            if one[what] != other[what]:
                yield f"{what} {at // len(MOMENTS)}: {where_they_part(str(one[what]), str(other[what]))}"


def where_they_part(one: str, other: str) -> str:
    """The first piece in which two texts differ."""
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"{one[max(0, at - 120) : at + 80]!r} / {other[max(0, at - 20) : at + 80]!r}"


def looks_of(stage: Stage, tables: list[Json]) -> list[Json]:
    stage.begin(tables[0])
    return [look for table in tables for look in stage.looks(table)]


@pytest.mark.parametrize("game", BOARDS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(somebody: Callable[..., Person], game: str) -> None:
    assert list(differences(somebody, game, SMALL, SEAT)) == []


@pytest.mark.prove
@pytest.mark.parametrize("game", BOARDS)
def test_they_look_the_same_all_through_a_match(somebody: Callable[..., Person], game: str) -> None:
    assert list(differences(somebody, game, FULL, SEAT)) == []


def test_a_server_that_told_everything_would_be_noticed(somebody: Callable[..., Person]) -> None:
    """The test is broken on purpose: both worlds are shown as all eyes see them, in a game of hidden cards."""
    game = next(name for name in BOARDS if has_faces_to_remember(games()[name]))
    assert any(found.startswith("page") for found in differences(somebody, game, SMALL, ALL_EYES))


def has_faces_to_remember(game: Game) -> bool:
    """Whether a seat is told things that only its memory may keep."""
    match = opened(game, game.rules.SEATS[0], SEED)
    return any(event.get("fleeting") for each in walk(match, SEED, 40) for event in each.tell(SEAT))
