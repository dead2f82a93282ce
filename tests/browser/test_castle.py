"""Castle in a real browser: races won by mouse and by keyboard, wrong steps, hands, the ways there were, problems."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hullaboo.core.finding import game
from hullaboo.core.seats import CLOCK
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.testing.walks import opened

from .conftest import PHONE, SMALL_PHONE, Person, findings, keeps_the_focus
from .geometry import STILL
from .staged import SEAT, Json, Stage, table_of

TODAY = "2026-11-16T12:00"
"""Problems are of a day: tests have always the same one."""
SLOW_BOT = {"kind": "bot", "bot": "1"}
ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
COLOURS = ("white", "yellow", "green", "red", "blue", "purple")
CORRIDOR, ROOM, FRAME, SIDE = 26, 38, 31, 12
RAW_KEY = re.compile(r"\b(?:ui|web|move|event)-[a-z-]+")


class Watcher:
    """Hears what the page hears, to know the castle."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    def way(self) -> list[str] | None:
        """The shortest way in the notation, with colours that the first seat may use."""
        ways = game("castle").module("ways")
        mine = self.view["seats"][0]["walls"]
        allowed = sum(1 << at for at, colour in enumerate(COLOURS) if colour not in mine)
        cell = ways.cell_of
        visitor = self.view["visitor"]["room"]
        found = ways.ways(ways.Castle.seen_in(self.view), cell(self.view["ghost"]), cell(visitor), allowed)
        if not found:
            return None
        best = min(found, key=lambda way: len(way.actions))
        return [game("castle").moves.text(action) for action in best.actions]


def castle(page: Page) -> Locator:
    return page.get_by_role("application")


@pytest.fixture
def ben(somebody: Callable[..., Person]) -> Person:
    """Somebody who sits there and does nothing, however long one takes."""
    return somebody()


def sits(person: Person, other: Person | None = None) -> Watcher:
    """A table with somebody else or a slow bot, heard from the first message on."""
    watcher = Watcher(person.page)
    seats = [{"kind": "me"}, {"kind": "open"} if other else SLOW_BOT]
    table = person.sits_down(
        "castle", seats=seats, pace=100, options={"claim_time": "120", "countdown": "0"}, public=True
    )
    if other:
        other.post(f"/api/tables/{table}/seats/1", {})
        other.page.goto(f"/table/{table}")
    expect(castle(person.page)).to_be_visible()
    expect(person.page.get_by_role("button", name=re.compile("^Boo!"))).to_be_visible()
    return watcher


def sits_before_a_way(person: Person, other: Person, *, on_foot: bool = False) -> tuple[Watcher, list[str]]:
    """A table whose first visitor can be reached; tables without a way are left again."""
    for _ in range(12):
        watcher = sits(person, other)
        way = watcher.way()
        if way and not (on_foot and any(move not in ARROWS for move in way[1:])):
            return watcher, way
    raise AssertionError("a dozen castles without a way")


def middle(at: int) -> float:
    return at // 2 * (CORRIDOR + ROOM) + at % 2 * CORRIDOR + (ROOM if at % 2 else CORRIDOR) / 2


def point_of(page: Page, row: int, column: int) -> tuple[float, float]:
    """Where a cell is on the screen."""
    box = castle(page).bounding_box()
    assert box
    scale = box["width"] / (SIDE // 2 * (CORRIDOR + ROOM) + FRAME + 7)
    return box["x"] + (middle(column) + FRAME) * scale, box["y"] + (middle(row) + FRAME) * scale


def by_keyboard(page: Page, watcher: Watcher, way: list[str]) -> None:
    castle(page).focus()
    page.keyboard.press(str(COLOURS.index(way[0].removeprefix("call ")) + 1))
    page.keyboard.press("b")
    expect(page.get_by_role("group", name="Walk")).to_be_visible()
    for move in way[1:]:
        key = ARROWS.get(move) or ("j" if move.startswith("jump") else str(COLOURS.index(move.split()[1]) + 1))
        page.keyboard.press(key)


def by_mouse(page: Page, watcher: Watcher, way: list[str]) -> None:
    page.get_by_role("radio", name=way[0].removeprefix("call ")).locator("..").click()
    page.get_by_role("button", name=re.compile("^Boo!")).click()
    expect(page.get_by_role("group", name="Walk")).to_be_visible()
    row, column = (2 * each - 1 for each in watcher.view["ghost"])
    spots = {token["spot"]: token["room"] for token in watcher.view["tokens"]}
    for move in way[1:]:
        if move.startswith("change"):
            page.get_by_role("button", name=f"change to {move.split()[1]}").click()
            continue
        if move.startswith("jump"):
            row, column = (2 * each - 1 for each in spots[int(move.split()[1])])
        else:
            row += {"n": -1, "s": 1}.get(move, 0)
            column += {"w": -1, "e": 1}.get(move, 0)
        page.mouse.click(*point_of(page, row, column))


def visitors(watcher: Watcher) -> int:
    return sum(len(seat["visitors"]) for seat in watcher.view["seats"])


def next_round(page: Page, watcher: Watcher, number: int) -> None:
    """Wait until the round is over; the bot takes its time where one has raised one's hand."""
    for _ in range(1200):
        visitor = watcher.view["visitor"]
        if visitor is None or visitor["number"] != number:
            return
        page.wait_for_timeout(100)
    raise AssertionError("the round does not end")


def wins(person: Person, watcher: Watcher, plays: Callable[[Page, Watcher, list[str]], None]) -> None:
    """Win visitor after visitor until the match is over; where there is no way, a hand goes up."""
    page = person.page
    while watcher.view["visitor"] is not None:
        number, way = watcher.view["visitor"]["number"], watcher.way()
        if way is None:
            castle(page).focus()
            page.keyboard.press("h")
        else:
            plays(page, watcher, way)
        next_round(page, watcher, number)
        keeps_the_focus(page)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.prove
def test_a_whole_match_by_mouse(ada: Person) -> None:
    wins(ada, sits(ada), by_mouse)


@pytest.mark.prove
def test_a_whole_match_by_keyboard_alone(ada: Person) -> None:
    wins(ada, sits(ada), by_keyboard)


@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_visitor_is_frightened_and_the_ways_are_shown(ada: Person, ben: Person, plays: Any) -> None:
    watcher, way = sits_before_a_way(ada, ben)
    page = ada.page
    plays(page, watcher, way)
    next_round(page, watcher, 1)
    assert watcher.view["seats"][0]["visitors"] == [1]
    chips = page.get_by_role("group", name="The ways there were:").get_by_role("button")
    expect(chips.first).to_be_visible()
    walked = len(watcher.view["journey"]["cells"]) - 1
    expect(page.locator("g.way path.over")).to_have_count(walked - sum("change" in move for move in way))
    keeps_the_focus(page)
    assert findings(page) == []
    page.get_by_role("radio", name="white").locator("..").click()
    expect(page.locator("g.way")).to_have_count(0)
    expect(chips).to_have_count(0)


INSIDE = """(node) => {
    const [part, whole] = [node, node.closest('svg')].map((each) => each.getBoundingClientRect());
    return part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom;
}"""
WAY = {"last": "red", "cells": [[1, 1], [1, 2]], "colours": ["red", "red"]}


@pytest.mark.parametrize("wishes", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["phone", "desk"])
def test_nothing_changes_its_place_between_searches(somebody: Callable[..., Person], wishes: Json) -> None:
    match = Match(game("castle"), 2, luck=Fair.from_seed(1))
    stage = Stage(somebody(**wishes), match.game)
    page, first = stage.page, table_of(match)
    stage.begin(first)
    boo = page.get_by_role("button", name=re.compile("^Boo!"))
    page.evaluate(STILL)
    places = [castle(page).bounding_box(), boo.bounding_box()]
    taken = [{"code": "possible", "count": 1, "colour": "red", "walls": 1, "ways": [WAY]}]
    stage.say({**first, "events": taken, "deadline": 30_000, "number": 1})
    expect(page.get_by_role("group", name="The ways there were:")).to_be_visible()
    page.evaluate(STILL)
    assert [castle(page).bounding_box(), boo.bounding_box()] == places
    match.play(SEAT, match.game.moves.action("call red"))
    stage.say({**table_of(match), "deadline": 30_000, "number": 2})
    expect(page.get_by_role("group", name="Walk")).to_be_visible()
    page.evaluate(STILL)
    assert castle(page).bounding_box() == places[0]


def test_before_each_visitor_there_is_a_moment_to_breathe(ada: Person) -> None:
    """The fright and the ways are seen in peace; who calls too soon is not punished, the button does nothing yet."""
    match = Match(game("castle"), 2, options=game("castle").options(countdown=3), luck=Fair.from_seed(1))
    stage = Stage(ada, match.game)
    stage.begin(table_of(match) | {"deadline": 3_000})
    page = ada.page
    expect(page.locator(".castle .countdown text")).to_have_text(re.compile("[123]"))
    expect(page.get_by_text("the next visitor appears in a moment")).to_be_visible()
    expect(page.locator(".castle .visitor")).to_have_count(0)
    expect(page.get_by_role("button", name="Boo!")).to_have_attribute("aria-disabled", "true")
    stage.say(
        {
            **table_of(match),
            "events": [{"code": "possible", "count": 1, "colour": "red", "walls": 1, "ways": [WAY]}],
            "deadline": 3_000,
            "number": 1,
        }
    )
    expect(page.get_by_role("group", name="The ways there were:")).to_be_visible()
    match.play(CLOCK, match.game.moves.action("appear"))
    appears = {"code": "appear", "number": 1, "crest": "tower", "portrait": "cook"}
    stage.say({**table_of(match), "events": [appears], "deadline": 60_000, "number": 2})
    expect(page.locator(".castle .visitor")).to_be_visible()
    expect(page.locator(".castle .countdown")).to_have_count(0)
    expect(page.get_by_role("group", name="The ways there were:")).to_have_count(0)


def test_the_word_of_a_call_is_whole_wherever_the_ghost_stands(ada: Person) -> None:
    match = Match(game("castle"), 2, luck=Fair.from_seed(1))
    first = table_of(match)
    stage = Stage(ada, match.game)
    stage.begin(first)
    called = {"code": "call", "seat": 1, "colour": "red"}
    for number, corner in enumerate([(1, 1), (1, 6), (6, 1), (6, 6)], 1):
        ghost = {**first, "view": {**first["view"], "ghost": corner}}
        stage.say({**ghost, "events": [called], "number": number, "deadline": 60_000})
        bubble = ada.page.locator(".shout path")
        expect(bubble).to_be_visible()
        assert bubble.evaluate(INSIDE), corner
        expect(bubble).to_have_count(0)


def test_nobody_is_too_late_when_it_is_over(ada: Person) -> None:
    stage = Refusing(ada, game("castle"))
    match = Match(game("castle"), 2, luck=Fair.from_seed(1))
    stage.begin(table_of(match))
    ada.page.locator(".calling label").first.click()
    ada.page.get_by_role("button", name="Boo!").click()
    expect(ada.page.get_by_text("Too late")).to_be_visible()
    ended = {"scores": [0, 1], "winners": [1], "reason": "most", "params": {"points": 1}}
    stage.say({**stage.room, "phase": "over", "outcome": ended})
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()
    expect(ada.page.get_by_text("Too late")).to_have_count(0)


def test_the_call_can_be_read_below_the_mouse(ada: Person) -> None:
    Stage(ada, game("castle")).begin(table_of(Match(game("castle"), 2, luck=Fair.from_seed(1))))
    ada.page.locator(".calling label").first.click()
    ada.page.get_by_role("button", name="Boo!").hover()
    assert findings(ada.page) == []


def test_a_wrong_wall_drops_the_claim(ada: Person, ben: Person) -> None:
    watcher, page = sits(ada, ben), ada.page
    row, column = (2 * each - 1 for each in watcher.view["ghost"])
    letter = watcher.view["east"][row][column]
    wrong = next(colour for colour in COLOURS if colour[0] != letter)
    castle(page).focus()
    page.keyboard.press(str(COLOURS.index(wrong) + 1))
    page.keyboard.press("b")
    expect(page.get_by_role("group", name="Walk")).to_be_visible()
    page.get_by_role("button", name="go east").click()
    expect(page.get_by_role("button", name=re.compile("^Boo!"))).to_be_visible()
    assert watcher.view["journey"]["stands"] == "dropped"
    keeps_the_focus(page)


def test_a_finger_draws_the_way_on_a_phone(somebody: Callable[..., Person], ben: Person) -> None:
    person = somebody(**PHONE)
    watcher, way = sits_before_a_way(person, ben, on_foot=True)
    page = person.page
    page.get_by_role("radio", name=way[0].removeprefix("call ")).locator("..").tap()
    page.get_by_role("button", name=re.compile("^Boo!")).tap()
    expect(page.get_by_role("group", name="Walk")).to_be_visible()
    row, column = (2 * each - 1 for each in watcher.view["ghost"])
    page.mouse.move(*point_of(page, row, column))
    page.mouse.down()
    for move in way[1:]:
        row += {"n": -1, "s": 1}.get(move, 0)
        column += {"w": -1, "e": 1}.get(move, 0)
        page.mouse.move(*point_of(page, row, column), steps=4)
    page.mouse.up()
    next_round(page, watcher, 1)
    assert watcher.view["seats"][0]["visitors"] == [1]
    assert findings(page) == []


def test_a_hand_goes_up_and_down(ada: Person, ben: Person) -> None:
    sits(ada, ben)
    page = ada.page
    hand = page.get_by_role("button", name="No way")
    hand.click()
    expect(page.get_by_role("img", name="hand up")).to_be_visible()
    page.get_by_role("button", name="Hand down").click()
    expect(page.get_by_role("img", name="hand up")).to_have_count(0)


def test_a_call_is_shown_as_made_before_it_is_answered(ada: Person) -> None:
    Stage(ada, game("castle")).begin(table_of(Match(game("castle"), 2, luck=Fair.from_seed(1))))
    ada.page.locator(".calling label").first.click()
    boo = ada.page.get_by_role("button", name="Boo!")
    boo.click()
    expect(boo).to_have_class(re.compile(r"\bsent\b"))


class Refusing(Stage):
    """A table at which somebody else is always first."""

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["type"] == "move":
            self.say({"type": "refused", "id": message["id"], "code": "late"})


IN_SIGHT = """node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === node;
}"""


def test_who_calls_too_late_sees_why_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    Refusing(person, game("castle")).begin(table_of(Match(game("castle"), 2, luck=Fair.from_seed(1))))
    person.page.locator(".calling label").first.tap()
    person.page.get_by_role("button", name="Boo!").tap()
    alert = person.page.get_by_role("alert").filter(has_text="Too late")
    expect(alert).to_be_visible()
    assert alert.evaluate(IN_SIGHT)


CUT = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"


@pytest.mark.parametrize("wishes", [PHONE, SMALL_PHONE])
def test_names_are_not_cut_on_a_phone(somebody: Callable[..., Person], wishes: dict[str, Any]) -> None:
    person = somebody(locale="fr-FR", **wishes)
    person.sits_down("castle", seats=[{"kind": "me"}, SLOW_BOT, SLOW_BOT])
    names = person.page.locator(".panel .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(CUT) == []


WORDS_IN_BUTTONS = """labels => labels.flatMap((label) => {
    const [button, word] = [label, label.querySelector('.word')].map((each) => each.getBoundingClientRect());
    return word.left - button.left < 5 || button.right - word.right < 5 ? [label.textContent] : [];
})"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_colours_have_room_in_their_buttons(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(locale=language, viewport={"width": 1280, "height": 800})
    person.sits_down("castle")
    labels = person.page.locator(".calling label")
    expect(labels.first).to_be_visible()
    assert labels.evaluate_all(WORDS_IN_BUTTONS) == []


def test_what_is_touched_is_big_enough(somebody: Callable[..., Person], ben: Person) -> None:
    person = somebody(**PHONE)
    sits(person, ben)
    boxes = [each.bounding_box() for each in person.page.locator(".board button, .board label").all()]
    assert [box for box in boxes if box and (box["width"] < 44 or box["height"] < 44)] == []


def test_the_problem_of_the_day_is_given_up_only_when_that_is_meant(ada: Person) -> None:
    page = ada.page
    page.clock.set_fixed_time(TODAY)
    page.goto("/problem/castle")
    expect(page.get_by_role("heading", name="The problem of the day")).to_be_visible()
    page.get_by_role("button", name="No way").click()
    page.get_by_role("button", name="Keep searching").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Boo!"))).to_be_visible()
    page.get_by_role("button", name="No way").click()
    assert findings(page) == []
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("Not today.")).to_be_visible()
    expect(page.locator("g.way path.over").first).to_be_attached()
    assert findings(page) == []
    page.get_by_role("button", name="The day before").click()
    expect(page.get_by_role("button", name=re.compile("^Boo!"))).to_be_visible()


def test_a_problem_is_solved_and_counts_for_the_streak(ada: Person) -> None:
    page = ada.page
    watcher = Watcher(page)
    page.clock.set_fixed_time(TODAY)
    with page.expect_response(re.compile("/problems/")) as answer:
        page.goto("/problem/castle")
    watcher.table = answer.value.json()
    way = watcher.way()
    assert way is not None
    by_keyboard(page, watcher, way)
    expect(page.get_by_text(re.compile("^Solved in"))).to_be_visible()
    expect(page.get_by_text("One day in a row.")).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "^Bouh"), ("de-DE", "^Buh")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    page = somebody(locale=language).page
    table = page.context.request.post("/api/play", data={"game": "castle"}).json()["table"]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name=re.compile(words))).to_be_visible()
    assert RAW_KEY.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("seats", [2, 6])
def test_on_a_tall_phone_nothing_is_empty_below_the_castle(somebody: Callable[..., Person], seats: int) -> None:
    person, played = somebody(**PHONE), game("castle")
    Stage(person, played, [f"Guest {at}" for at in range(seats)]).begin(table_of(opened(played, seats, 3)))
    ends = castle(person.page).bounding_box()
    plates = person.page.locator(".panel .seats").bounding_box()
    assert ends
    assert plates
    assert ends["width"] > 0.93 * person.page.evaluate("innerWidth")
    assert plates["y"] - (ends["y"] + ends["height"]) < 60
