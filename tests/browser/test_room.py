"""On every screen, with every number of seats: own cards, actions and prompt in sight together, nothing over another.

`python -m tests.browser.rooms` prints the same for all or some, and takes the pictures with it.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest

from hullaboo.bots import bot
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation
from hullaboo.testing.walks import opened

from .boards import BOARDS
from .conftest import PHONE, Person
from .geometry import faults
from .staged import SEAT, Json, Stage, table_of

DEVICES: dict[str, tuple[list[tuple[int, int]], dict[str, Any]]] = {
    "phone": ([(390, 844), (390, 664), (360, 640), (844, 390)], PHONE),
    "desk": ([(1280, 800), (1920, 1080)], {"viewport": {"width": 1280, "height": 800}}),
}
"""The sizes of screens, as (width, height), and what a browser says of itself there."""
NAMES = ["Ada", "Bartholomew the Late", "Kim", "Wilhelmina de Vautour", "Jo", "Maximilian von Quill"]
"""Short ones, and some of twenty letters."""
SEED = 3
LARGE = {"standard": 32, "fixed": 26}
"""The sizes of letters, in pixels, where somebody has set their browser to 200 %."""
MANY = 12
"""Cards in every hand, where hands grow."""

NOT_YET: set[str] = set()
"""Where something is still wrong, as `game seats size moment`: what fits is taken off, what is not on it fits."""


def grown(table: Json) -> Json:
    """A table on which every hand has many cards."""
    return {**table, "view": {**table["view"], "hands": [filled(hand) for hand in table["view"]["hands"]]}}


def filled(hand: list[Json]) -> list[Json]:
    """A hand with a card at each of the first places."""
    held = {card["place"]: card for card in hand}
    return [held.get(place, {**hand[0], "place": place}) for place in range(MANY)]


GROWING: dict[str, Callable[[Json], Json]] = {name: grown for name in BOARDS if name == "bloops"}


@cache
def moments(name: str, seats: int) -> dict[str, Json]:
    """The tables of a match between bots: the first that asks something, one from its middle, its end."""
    game = games()[name]
    match = opened(game, seats, SEED)
    bots = [bot(game, str(min(game.bots.LEVELS)), seat, SEED) for seat in range(seats)]
    simulation, asked = Simulation(match, bots), list[Json]()
    while not match.over:
        if asks(match):
            asked.append(table_of(match))
        simulation.step()
    found = {"deal": asked[0], "middle": asked[len(asked) // 2], "end": table_of(match)}
    return found | ({"many": GROWING[name](found["middle"])} if name in GROWING else {})


def asks(match: Match) -> bool:
    """Whether the seat at the stage can do something."""
    return any(action != match.game.rules.WAIT for action in match.legal(SEAT))


def measured(
    person: Person, game: Game, seats: int, device: str, wanted: list[str], *, large: bool = False
) -> Iterator[tuple[str, list[str]]]:
    """Every moment and size, and what is wrong there; where it is large, with letters of twice the usual size."""
    if large:
        person.context.new_cdp_session(person.page).send("Page.setFontSizes", {"fontSizes": LARGE})
    for moment in wanted:
        stage, table = Stage(person, game, NAMES[:seats]), moments(game.name, seats)[moment]
        if moment == "end":
            resigned = {"scores": [0] * seats, "winners": [0], "reason": "resigned", "params": {"seat": 1}}
            stage.room |= {"phase": "over", "outcome": resigned}
        stage.begin(table)
        for width, height in DEVICES[device][0]:
            person.page.set_viewport_size({"width": width, "height": height})
            found = faults(person.page, touch=device == "phone", over=moment == "end", large=large)
            yield f"{game.name} {seats} {width}x{height} {moment}", found


def look(
    somebody: Callable[..., Person], name: str, seats: int, device: str, wanted: list[str], *, large: bool = False
) -> None:
    """All is well but where it is said that it is not yet."""
    seen = list(measured(somebody(**DEVICES[device][1]), games()[name], seats, device, wanted, large=large))
    worse = [f"{where}: {fault}" for where, found in seen if where not in NOT_YET for fault in found]
    assert not worse, "\n".join(worse)
    better = [where for where, found in seen if where in NOT_YET and not found]
    assert not better, f"these fit now: take them off the list NOT_YET: {better}"


ALL = [(name, seats) for name in BOARDS for seats in games()[name].rules.SEATS]
EXTREMES = [
    (name, seats) for name, seats in ALL if seats in (games()[name].rules.SEATS[0], games()[name].rules.SEATS[-1])
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "seats"), EXTREMES)
def test_all_is_in_sight_at_the_deal(somebody: Callable[..., Person], name: str, seats: int, device: str) -> None:
    look(somebody, name, seats, device, ["deal"])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", BOARDS)
def test_all_is_in_sight_where_the_system_forces_its_colours(
    somebody: Callable[..., Person], name: str, device: str
) -> None:
    somebody_else = partial(somebody, forced_colors="active")
    look(somebody_else, name, games()[name].rules.SEATS[0], device, ["deal"])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", BOARDS)
def test_all_is_within_reach_where_letters_are_twice_as_large(
    somebody: Callable[..., Person], name: str, device: str
) -> None:
    look(somebody, name, games()[name].rules.SEATS[-1], device, ["deal"], large=True)


@pytest.mark.prove
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "seats"), ALL)
def test_all_is_within_reach_all_the_time_where_letters_are_twice_as_large(
    somebody: Callable[..., Person], name: str, seats: int, device: str
) -> None:
    look(somebody, name, seats, device, list(moments(name, seats)), large=True)


@pytest.mark.prove
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "seats"), ALL)
def test_all_is_in_sight_all_the_time(somebody: Callable[..., Person], name: str, seats: int, device: str) -> None:
    look(somebody, name, seats, device, list(moments(name, seats)))
