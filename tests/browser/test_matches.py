"""Whole matches between people: two browsers with a reload in the middle, and two people at one screen.

Moves are made by the list in words, which every board has; the boards' own tests play by mouse, keys and touch.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from .boards import BOARDS, IN_TURNS
from .conftest import PATIENCE, Person

PEOPLE = [{"kind": "me"}, {"kind": "open"}]
BOTH_AT_ONE_SCREEN = [{"kind": "me"}, {"kind": "me"}]
CURTAIN = re.compile("raise the curtain")
STEP = 50
Choice = Callable[[list[str]], str]


def moves(page: Page) -> Locator:
    return page.locator("button[data-move]:enabled")


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name="Replay").is_visible()


def in_words(page: Page) -> None:
    page.get_by_role("tab", name="In words").click()


def plays(page: Page, choose: Choice) -> None:
    """One move, which is taken: the list changes."""
    texts = moves(page).evaluate_all("nodes => nodes.map((node) => node.dataset.move)")
    page.locator(f'button[data-move="{choose(texts)}"]').click()


def mover(pages: list[Page]) -> Page | None:
    """Wait until somebody may move; None when the match is over."""
    for _ in range(PATIENCE // STEP):
        for page in pages:
            if is_over(page):
                return None
            if moves(page).count():
                return page
        pages[0].wait_for_timeout(STEP)
    raise AssertionError("nobody may move, and it is not over")


def sentences(page: Page) -> Locator:
    """What stands in the log, once something does."""
    page.get_by_role("tab", name="Log").click()
    found = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(found.first).to_be_visible()
    return found


def result_of(page: Page) -> str:
    """How the match ended, as it is told here."""
    heading = page.get_by_role("heading", name=re.compile(" won, "))
    expect(heading).to_be_visible()
    return heading.inner_text()


def sit_down(ada: Person, ben: Person, game: str, **options: str) -> list[Page]:
    """Two people at a table, each with their moves in words before them."""
    table = ada.sits_down(game, seats=PEOPLE, public=True, options=options)
    ben.post(f"/api/tables/{table}/seats/1", {})
    ben.page.goto(f"/table/{table}")
    for page in (ada.page, ben.page):
        in_words(page)
    return [ada.page, ben.page]


@contextmanager
def the_log_is_the_same(page: Page) -> Iterator[None]:
    """What was read in the log is there again afterwards."""
    before = sentences(page).all_inner_texts()
    yield
    expect(sentences(page)).to_contain_text(before)
    in_words(page)


def test_two_browsers_play_a_whole_match_and_one_reloads_in_the_middle(somebody: Callable[..., Person]) -> None:
    luck, played = Random(11), 0
    pages = sit_down(somebody(), somebody(), IN_TURNS)
    while (page := mover(pages)) is not None:
        plays(page, luck.choice)
        played += 1
        if played == 9:
            with the_log_is_the_same(pages[0]):
                pages[0].reload()
    numbers = [re.findall(r"\d+ to \d+", result_of(page)) for page in pages]
    assert numbers[0] == numbers[1]
    assert sum(result_of(page).startswith("You won, ") for page in pages) == 1
    assert played >= 24


@pytest.mark.parametrize("game", [name for name in BOARDS if name == "castle"])
def test_a_race_between_two_browsers_with_a_reload(somebody: Callable[..., Person], game: str) -> None:
    """Nobody finds a way, so it is short."""
    pages = sit_down(somebody(), somebody(), game, countdown="0")
    for number in range(1, 10):
        for page in pages:
            expect(page.get_by_text(f"Visitor {number} of 9").first).to_be_visible()
            page.locator('button[data-move="raise"]').click()
        if number == 4:
            with the_log_is_the_same(pages[1]):
                pages[1].reload()
    for page in pages:
        expect(page.get_by_text("Nobody was frightened today.")).to_be_visible()


def at_the_screen(page: Page) -> bool:
    """Wait for the curtain, raise it, and have the moves in words; whether the match goes on."""
    curtain = page.get_by_role("button", name=CURTAIN)
    end = page.get_by_role("link", name="Replay")
    expect(curtain.or_(end).first).to_be_visible()
    if is_over(page):
        return False
    assert page.get_by_role("region", name="The board").count() == 0
    curtain.click()
    in_words(page)
    return True


def may_move(page: Page) -> bool:
    """Wait until it is clear whether who sits here moves on, or the turn is over."""
    passed = page.get_by_role("button", name=CURTAIN).or_(page.get_by_role("link", name="Replay"))
    expect(moves(page).or_(passed).first).to_be_visible()
    return moves(page).count() > 0


def turn_by_turn(page: Page, luck: Random, most: int) -> int:
    """Turns of both at one screen; how many."""
    turns = 0
    while turns < most and at_the_screen(page):
        while may_move(page):
            plays(page, luck.choice)
        turns += 1
    return turns


def test_two_at_one_screen_take_turns_behind_the_curtain(ada: Person) -> None:
    ada.sits_down(IN_TURNS, seats=BOTH_AT_ONE_SCREEN, hot_seat=True)
    assert turn_by_turn(ada.page, Random(5), 4) == 4
    assert at_the_screen(ada.page)
    expect(sentences(ada.page).nth(3)).to_be_visible()


@pytest.mark.prove
def test_two_at_one_screen_play_a_whole_match(ada: Person) -> None:
    ada.sits_down(IN_TURNS, seats=BOTH_AT_ONE_SCREEN, hot_seat=True)
    assert turn_by_turn(ada.page, Random(5), 100) == 24
    expect(ada.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_who_comes_to_the_screen_sees_the_last_move_as_motion(somebody: Callable[..., Person]) -> None:
    """The board is drawn as the seat saw it last; then what happened since is told to it, not just the new table."""
    ada = somebody(reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    page = ada.page
    ada.sits_down(IN_TURNS, seats=BOTH_AT_ONE_SCREEN, hot_seat=True)
    turn_by_turn(page, Random(5), 2)
    page.evaluate(NOTE_ARRIVALS)
    assert at_the_screen(page)
    expect(page.locator("html[data-arrived]")).to_have_count(1)
    expect(page.locator(".board .arriving")).to_have_count(0)


NOTE_ARRIVALS = """() => {
    const { documentElement: html, body } = document;
    const note = (changes) => changes.forEach(({ target }) => {
        if (target.matches?.(".arriving") || target.querySelector?.(".arriving")) html.dataset.arrived = "";
    });
    new MutationObserver(note).observe(body, { subtree: true, childList: true, attributes: true });
}"""
