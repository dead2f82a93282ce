"""One stage, one time: what is told all at once is seen in order, and nothing is told before it is seen."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.play.match import Match
from hullaboo.testing.walks import opened, step

from .boards import BOARDS
from .conftest import PHONE, Person
from .geometry import faults
from .staged import SEAT, Json, Stage, table_of

SEED = 5
PAUSED = 600
"""Seconds on the page's clock after which only the test moves it."""
TOLD = 6
LONG = 60_000
HALF_A_TURN = 200
"""Milliseconds: a face may be seen turning away."""
MOVING = {"reduced_motion": "no-preference", "viewport": {"width": 1280, "height": 800}}


class Scenes(Stage):
    """A page whose clock is ours, and which is told a match as somebody sees it who only looks on."""

    def begin(self, first: Json) -> None:
        self.page.clock.install(time=0)
        super().begin(first)
        self.page.clock.pause_at(PAUSED)

    @property
    def words(self) -> str:
        """What is said beside the board: plates, prompt, and the table in words."""
        self.page.get_by_role("tab", name="In words").click()
        return "\n".join(self.page.locator(".seats, .prompt, [role=tabpanel]").all_inner_texts())

    @property
    def log(self) -> list[str]:
        self.page.get_by_role("tab", name="Log").click()
        return self.page.locator("[role=tabpanel] ol > li").all_inner_texts()


def told(match: Match, **more: Any) -> Json:
    """A table without a time and without moves, so that all of it is film."""
    return {**table_of(match), "legal": [], **more}


def scenes(game: Game, moves: int) -> Iterator[Json]:
    """The tables of a random match of which a seat is told something."""
    match, luck = opened(game, game.rules.SEATS[0], SEED), Random(SEED)
    yield told(match)
    while not match.over and moves:
        step(match, luck)
        events = match.tell(SEAT)
        if events:
            moves -= 1
            yield told(match, events=events)


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_is_told_before_it_is_seen_and_the_end_is_the_same(somebody: Callable[..., Person], game: str) -> None:
    first, *rest = scenes(games()[game], TOLD)
    stage = Scenes(somebody(**MOVING), games()[game])
    stage.begin(first)
    for table in rest:
        stage.show(table)
    early = stage.log
    stage.page.clock.run_for(LONG)
    assert early == stage.log[: len(early)]
    assert len(early) < len(stage.log)
    at_once = Scenes(somebody(**MOVING), games()[game])
    at_once.begin(rest[-1])
    assert stage.words == at_once.words


FACES = """() => [...document.querySelectorAll('.hand .spot')]
    .filter((spot) => spot.querySelector('.card text')).map((spot) => spot.dataset.place)"""


@pytest.mark.parametrize(("game", "letters"), [("spooky", "abcd"), ("bloops", "")])
def test_no_queued_scene_shows_a_face_that_lies_face_down(
    somebody: Callable[..., Person], game: str, letters: str
) -> None:
    first, *rest = scenes(games()[game], 5 * TOLD)
    stage = Scenes(somebody(**MOVING), games()[game])
    stage.begin(first)
    seen = set(faces_on(stage.page))
    for table in rest:
        stage.show(table)
        stage.page.clock.run_for(HALF_A_TURN)
        on_page = set(faces_on(stage.page))
        seen |= on_page
        assert on_page <= set(faces_of(table["view"], letters))
    assert seen


def faces_on(page: Page) -> list[str]:
    """The places whose card lies face up on the page."""
    return list(page.evaluate(FACES))


def faces_of(view: Json, letters: str) -> Iterator[str]:
    """The places whose card the view shows."""
    for seat, hand in enumerate(view["hands"]):
        for at, card in enumerate(hand):
            if card.get("face", card.get("value")) is not None or is_shown(view, seat, card):
                yield f"{seat}.{letters[at] if letters else card['place']}"


def is_shown(view: Json, seat: int, card: Json) -> bool:
    shown: Json = view.get("shown") or {}
    return bool(shown) and (shown["seat"], shown["place"]) == (seat, card["place"])


def test_a_tap_hurries_a_scene_and_does_nothing_else(somebody: Callable[..., Person]) -> None:
    first, *rest = scenes(games()["graveyard"], 2)
    stage = Scenes(somebody(**MOVING), games()["graveyard"])
    stage.begin(first)
    board = stage.page.get_by_role("application")
    for table in rest:
        stage.show(table)
    expect(stage.page.locator(".arriving")).to_have_count(1)
    board.click()
    board.click()
    stage.page.clock.run_for(1)
    expect(stage.page.locator("g.card.arriving")).to_have_count(0)
    assert stage.page.locator("g.card").count() >= len(rest)


def test_show_that_again_plays_the_last_scene_once_more(somebody: Callable[..., Person]) -> None:
    first, *rest = scenes(games()["graveyard"], 1)
    stage = Scenes(somebody(**MOVING), games()["graveyard"])
    stage.begin(first)
    stage.show(rest[0])
    stage.page.clock.run_for(LONG)
    words, log = stage.words, stage.log
    stage.page.get_by_role("button", name="Show that again").click()
    expect(stage.page.locator("g.card.arriving")).to_have_count(1)
    stage.page.clock.run_for(LONG)
    expect(stage.page.locator("g.card.arriving")).to_have_count(0)
    assert (stage.words, stage.log) == (words, log)


def test_a_caption_says_what_was_seen_and_opens_the_log(somebody: Callable[..., Person]) -> None:
    first, *rest = scenes(games()["graveyard"], 1)
    stage = Scenes(somebody(**MOVING), games()["graveyard"])
    page = stage.page
    stage.begin(first)
    stage.show(rest[0])
    caption = page.get_by_role("button", name="What just happened")
    expect(caption).to_have_count(0)
    page.clock.run_for(LONG)
    page.get_by_role("button", name="Fold the panel away").click()
    expect(page.get_by_role("tab")).to_have_count(0)
    wide = page.locator("section.board").bounding_box()
    caption.click()
    expect(page.get_by_role("tab", name="Log", selected=True)).to_be_visible()
    assert caption.inner_text() in page.get_by_role("tabpanel").inner_text()
    narrow = page.locator("section.board").bounding_box()
    assert wide
    assert narrow
    assert wide["width"] > narrow["width"] + 300


LONG_NAMES = ["Ada", "Bartholomew the Late", "Maximilian von Quill"]


@pytest.mark.parametrize("size", [(390, 664), (844, 390)])
def test_a_long_caption_is_read_in_whole_on_a_phone_and_moves_nothing(
    somebody: Callable[..., Person], size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    stage = Stage(somebody(**PHONE | {"viewport": viewport}), games()["macgregor"], LONG_NAMES)
    table = table_of(opened(games()["macgregor"], len(LONG_NAMES), SEED))
    stage.begin(table)
    before, more = stage.page.locator("section.board").bounding_box(), stage.page.locator(".asked ~ button")
    stood = more.bounding_box()
    stage.say({**table, "number": 1, "events": [{"code": "catch", "seat": 1, "caught_seat": 2, "room": "B4"}]})
    caption = stage.page.locator(".prompt small")
    expect(caption).to_contain_text("dungeon")
    assert faults(stage.page, touch=True) == []
    assert stage.page.locator("section.board").bounding_box() == before
    stands = more.bounding_box()
    assert stood
    assert stands
    assert abs(stands["y"] - stood["y"]) < 10


BETWEEN_LINES = """each => {
    const style = getComputedStyle(each);
    const of = (name) => parseFloat(style[name]);
    return of("lineHeight") - 0.73 * of("fontSize") - of("textUnderlineOffset") - of("textDecorationThickness");
}"""
"""Pixels between the line below a name and the capitals of its second line."""


def test_the_line_below_a_name_leaves_its_second_line_alone(somebody: Callable[..., Person]) -> None:
    stage = Stage(somebody(**PHONE), games()["macgregor"], [*LONG_NAMES, "Wilhelmina de Vautour"])
    stage.room["seats"][SEAT]["present"] = False
    stage.begin(table_of(opened(games()["macgregor"], 4, SEED)))
    assert stage.page.locator(".acts .name").evaluate(BETWEEN_LINES) > 0


def test_a_folded_panel_stays_folded(ada: Person) -> None:
    ada.sits_down("graveyard")
    ada.page.get_by_role("button", name="Fold the panel away").click()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Unfold the panel")).to_be_visible()
    expect(ada.page.get_by_role("tab")).to_have_count(0)


def test_a_lost_line_moves_nothing(ada: Person) -> None:
    game = games()["graveyard"]
    Stage(ada, game).begin(table_of(opened(game, game.rules.SEATS[0], SEED)))
    places = [ada.page.locator("section.board").bounding_box(), ada.page.locator(".prompt").bounding_box()]
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ada.page.get_by_text("Line lost")).to_be_visible()
    assert [ada.page.locator("section.board").bounding_box(), ada.page.locator(".prompt").bounding_box()] == places


def test_nobody_is_asked_while_the_line_is_lost(ada: Person) -> None:
    game = games()["graveyard"]
    stage = Stage(ada, game)
    stage.begin(table_of(opened(game, game.rules.SEATS[0], SEED)))
    asked = ada.page.locator(".prompt.yours")
    expect(asked).to_be_visible()
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ada.page.get_by_text("Line lost")).to_be_visible()
    expect(asked).to_have_count(0)
