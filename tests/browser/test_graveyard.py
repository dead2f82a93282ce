"""Graveyard in a real browser: whole matches by mouse and keyboard, previews that come true, a table that moves."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from hullaboo.core.finding import game
from hullaboo.testing.walks import opened, step

from .cards import Trial
from .conftest import PHONE, SMALL_PHONE, Person, findings, keeps_the_focus
from .staged import Stage, table_of

THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "r", "f")
RAW_KEY = re.compile(r"\b(?:ui|web|move|event)-[a-z-]+")


def table(page: Page) -> Locator:
    return page.get_by_role("application")


def lay_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Lay", exact=True)


def asked_or_over(page: Page) -> bool:
    """Wait until something is asked, answer with the first ghost where the order matters; whether a lay is asked."""
    looks = page.get_by_role("group", name="Which ghost looks first?").get_by_role("button")
    end = page.get_by_role("link", name="Replay")
    while True:
        expect(lay_button(page).or_(looks.first).or_(end).first).to_be_visible(timeout=THINKING)
        if end.is_visible():
            return False
        if lay_button(page).is_visible():
            return True
        expect(looks.first).to_be_focused()
        left = looks.count()
        page.keyboard.press("Enter")
        expect(looks).not_to_have_count(left)


def cards(page: Page) -> int:
    return table(page).locator("g.card").count()


def laid(page: Page, before: int) -> None:
    """One's card has come down, and the focus is still somewhere."""
    expect(table(page).locator("g.card").nth(before)).to_be_attached()
    keeps_the_focus(page)


def test_a_whole_match_by_keyboard_alone(ada: Person) -> None:
    ada.sits_down("graveyard")
    page, luck = ada.page, Random(7)
    expect(lay_button(page)).to_be_visible()
    table(page).focus()
    turns = 0
    while asked_or_over(page):
        before = cards(page)
        for key in [*luck.choices(ARROWS, k=4), "ArrowUp"]:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        laid(page, before)
        turns += 1
    assert turns == 12
    expect(page.get_by_role("heading", name=re.compile("w[io]n"))).to_be_visible()


def choose_with_mouse(page: Page, luck: Random) -> None:
    """Click about on the table until a place is chosen."""
    box = table(page).bounding_box()
    assert box
    for _ in range(60):
        x, y = box["width"] * luck.uniform(0.25, 0.75), box["height"] * luck.uniform(0.2, 0.8)
        table(page).click(position={"x": x, "y": y})
        if page.locator("g.ghost.firm").count():
            return
    raise AssertionError("no place was lit anywhere")


def test_a_whole_match_by_mouse(ada: Person) -> None:
    ada.sits_down("graveyard")
    page, luck = ada.page, Random(3)
    while asked_or_over(page):
        before = cards(page)
        page.get_by_role("button", name=luck.choice(["Turn", "Flip"]), exact=True).click()
        choose_with_mouse(page, luck)
        lay_button(page).click()
        laid(page, before)
    expect(page.get_by_role("heading", name=re.compile("w[io]n"))).to_be_visible()
    assert findings(page) == []


def counts(page: Page) -> list[int]:
    """White and black ghosts as the board counts them."""
    labels = page.locator(".board .count").evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
    by_colour = {label.split(":")[0]: int(re.findall(r"\d+", label)[0]) for label in labels}
    return [by_colour["White"], by_colour["Black"]]


def test_a_preview_comes_true(ada: Person) -> None:
    ada.sits_down("graveyard", seats=[{"kind": "me"}, {"kind": "me"}], hot_seat=True)
    page = ada.page
    page.get_by_role("button", name=re.compile("raise the curtain")).click()
    table(page).focus()
    page.keyboard.press("ArrowUp")
    told = page.get_by_text(re.compile(r"Then white \d+, black \d+\."))
    expect(told).to_be_visible()
    expect(page.locator("polygon.beam").first).to_be_attached()
    foreseen = [int(each) for each in re.findall(r"(?:white|black) (\d+)", told.inner_text())]
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("raise the curtain")).click()
    expect(page.locator("g.card")).to_have_count(1)
    assert counts(page) == foreseen


def test_turning_and_flipping_show_the_other_faces(ada: Person) -> None:
    ada.sits_down("graveyard")
    page = ada.page
    hand = page.get_by_role("button", name=re.compile("^Your card"))
    expect(hand.locator("use").first).to_be_attached()
    faces = "nodes => nodes.map(node => node.getAttribute('href')).join()"
    seen = [hand.locator("use").evaluate_all(faces)]
    for name in ("Flip", "Turn"):
        page.get_by_role("button", name=name, exact=True).click()
        seen.append(hand.locator("use").evaluate_all(faces))
    assert len(set(seen)) == 3


def test_rows_and_columns_are_numbered_as_in_the_log(ada: Person) -> None:
    ada.sits_down("graveyard")
    numbers = ada.page.locator(".ruler text")
    expect(numbers.first).to_be_attached()
    boxes = [numbers.get_by_text("24", exact=True).nth(at) for at in (0, 1)] + [table(ada.page)]
    row, column, frame = (each.evaluate("each => each.getBoundingClientRect().toJSON()") for each in boxes)
    assert row["left"] < frame["left"] + 24
    assert column["top"] > frame["bottom"] - 24


def test_the_table_zooms_pans_and_fits_itself(ada: Person) -> None:
    ada.sits_down("graveyard")
    page = ada.page
    expect(lay_button(page)).to_be_visible()
    where = "node => node.style.transform"
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Show everything").click()
    fitted = page.locator("g.plane").evaluate(where)
    page.get_by_role("button", name="Nearer").click()
    assert page.locator("g.plane").evaluate(where) != fitted
    box = table(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 240, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Show everything").click()
    assert page.locator("g.plane").evaluate(where) == fitted


def test_a_card_is_dragged_to_its_place_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    person.sits_down("graveyard")
    page = person.page
    hand = page.get_by_role("button", name=re.compile("^Your card"))
    expect(lay_button(page)).to_be_visible()
    start, goal = hand.bounding_box(), table(page).bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2 - 60, steps=6)
    page.mouse.up()
    expect(page.locator("g.ghost.firm")).to_be_attached()
    page.touchscreen.tap(*centre(lay_button(page)))
    expect(page.locator("g.card").first).to_be_attached()
    assert findings(page) == []


FINGER = 44
SCALE = "node => Number(/scale\\(([\\d.]+)\\)/.exec(node.style.transform)[1])"


def late_in_a_match(person: Person) -> Page:
    """A phone before a table on which many cards lie."""
    match, luck = opened(game("graveyard"), 2, 5), Random(5)
    while len(match.view(0)["cards"]) < 18 or match.view(0)["turn"] != 0 or match.view(0)["to_look"]:
        step(match, luck)
    Stage(person, game("graveyard")).begin(table_of(match))
    return person.page


PLACES = """([left, top, width, height]) => {
    const lit = document.querySelector("path.lit");
    const matrix = lit.getScreenCTM().inverse();
    const isLit = (x, y) => lit.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
    const points = [];
    for (let y = top + 60; y < top + height - 40; y += 4)
        for (let x = left + 30; x < left + width - 30; x += 4)
            if (document.elementFromPoint(x, y)?.closest("svg.table")) points.push([x, y, isLit(x, y)]);
    const far = [-30, 0, 30];
    const unlit = points.filter(([x, y]) => far.every((dx) => far.every((dy) => !isLit(x + dx, y + dy))));
    return [points.find(([, , here]) => here), unlit[0]];
}"""
"""A point of a lit place and one of ground far from any, on the screen."""


def places(page: Page) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a tap finds a place, and where it finds none."""
    expect(page.locator("path.lit")).to_be_attached()
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")
    box = table(page).bounding_box()
    assert box
    lit, unlit = page.evaluate(PLACES, [box["x"], box["y"], box["width"], box["height"]])
    return (lit[0], lit[1]), (unlit[0], unlit[1])


GAZE = 28
"""Pixels a square below which gazes cannot be told."""


def test_late_in_a_match_a_tap_brings_the_squares_near_enough_for_a_finger(somebody: Callable[..., Person]) -> None:
    page = late_in_a_match(somebody(**PHONE))
    expect(lay_button(page)).to_be_visible()
    plane = page.locator("g.plane")
    assert GAZE <= plane.evaluate(SCALE) < FINGER
    lit, unlit = places(page)
    page.touchscreen.tap(*unlit)
    assert plane.evaluate(SCALE) < FINGER
    expect(page.locator("g.ghost")).to_have_count(0)
    page.touchscreen.tap(*lit)
    assert plane.evaluate(SCALE) >= FINGER
    page.get_by_role("button", name="Show everything").tap()
    assert plane.evaluate(SCALE) < FINGER


def test_only_a_click_on_the_chosen_card_lays_it(ada: Person) -> None:
    trial, page = Trial(ada, "graveyard"), ada.page
    trial.begin(table_of(opened(game("graveyard"), 2, 5)))
    lit, unlit = places(page)
    page.mouse.click(*lit)
    expect(page.get_by_text("Press it again, or Lay.")).to_be_visible()
    expect(page.locator("output")).to_contain_text(re.compile(r"(Across|Upright) at \d+,\d+"))
    page.mouse.click(*unlit)
    expect(page.locator("g.ghost.firm")).to_have_count(0)
    page.mouse.click(*lit)
    assert trial.played == []
    page.mouse.click(*centre(page.locator("g.ghost.firm rect.paper")))
    for _ in range(100):
        if trial.played:
            break
        page.wait_for_timeout(50)
    assert [move.split()[0] for move in trial.played] == ["lay"]


def test_what_a_look_would_do_is_shown_when_somebody_considers_it(ada: Person) -> None:
    page = ada.page
    page.goto("/lesson/graveyard/4")
    first = page.locator(".looks button").first
    expect(first).to_be_focused()
    expect(first.locator("small")).not_to_be_empty()
    expect(page.locator("polygon.beam")).to_have_count(0)
    first.hover()
    expect(page.locator("polygon.beam")).not_to_have_count(0)


def test_two_fingers_zoom_and_one_pans(somebody: Callable[..., Person]) -> None:
    page = late_in_a_match(somebody(**PHONE))
    plane, (x, y) = page.locator("g.plane"), centre(table(page))
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": px, "y": py, "id": at} for at, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    far = plane.evaluate(SCALE)
    touch("touchStart", (x - 30, y), (x + 30, y))
    for spread in (45, 60, 75):
        touch("touchMove", (x - spread, y), (x + spread, y))
    touch("touchEnd")
    assert plane.evaluate(SCALE) > 1.5 * far
    where = plane.evaluate("node => node.style.transform")
    touch("touchStart", (x, y))
    for by in (10, 25, 40):
        touch("touchMove", (x + by, y + by))
    touch("touchEnd")
    assert plane.evaluate("node => node.style.transform") != where
    assert page.locator("g.ghost.firm").count() == 0, "a drag is no tap"


def centre(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_touched_is_big_enough(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    person.sits_down("graveyard")
    expect(lay_button(person.page)).to_be_visible()
    boxes = [each.bounding_box() for each in person.page.locator(".board button").all()]
    assert [box for box in boxes if box and (box["width"] < 44 or box["height"] < 44)] == []


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_long_words_fit_a_small_phone(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(**SMALL_PHONE, locale=language)
    person.sits_down("graveyard")
    expect(person.page.locator(".lay")).to_be_visible()
    boxes = [each.bounding_box() for each in person.page.locator(".board button, .rival > *, .hand .rest > *").all()]
    assert [box for box in boxes if box and (box["x"] < 0 or box["x"] + box["width"] > 320)] == []


def test_on_a_small_phone_the_chosen_place_is_in_sight(somebody: Callable[..., Person]) -> None:
    person = somebody(**SMALL_PHONE)
    person.sits_down("graveyard")
    page = person.page
    expect(lay_button(page)).to_be_visible()
    box = table(page).bounding_box()
    assert box
    page.touchscreen.tap(*places(page)[0])
    expect(page.locator("g.ghost.firm")).to_be_attached()
    card = page.locator("g.ghost.firm").bounding_box()
    assert card
    assert box["y"] <= card["y"] <= box["y"] + box["height"] - card["height"]


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "Poser"), ("de-DE", "Legen")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    page = somebody(locale=language).page
    person_table = page.context.request.post("/api/play", data={"game": "graveyard"}).json()["table"]
    page.goto(f"/table/{person_table}")
    expect(page.get_by_role("button", name=words, exact=True)).to_be_visible()
    assert RAW_KEY.findall(page.locator("body").inner_text()) == []
