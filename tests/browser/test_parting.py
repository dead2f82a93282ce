"""Giving up while others play on, stopping, and taking back a move."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .boards import IN_TURNS
from .conftest import Person, findings
from .test_bad_times import in_words
from .test_table import board

MANY = "macgregor"
"""A game of three or more."""


def sit_together(*people: Person, game: str) -> None:
    """Some people at a table of their own, dealt."""
    first, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    table = first.sits_down(game, seats=seats, public=True)
    for at, other in enumerate(others, 1):
        other.post(f"/api/tables/{table}/seats/{at}", {})
        other.page.goto(f"/table/{table}")
    for each in people:
        expect(board(each.page)).to_be_visible()


def test_who_gives_up_at_a_table_of_three_looks_on_and_a_bot_plays(somebody: Callable[..., Person]) -> None:
    ada, ben, cleo = somebody(viewport={"width": 1280, "height": 800}), somebody(), somebody()
    sit_together(ada, ben, cleo, game=MANY)
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_text("You have lost, and the others play on")).to_be_visible()
    assert findings(ben.page) == []
    ben.page.get_by_role("button", name="Yes, I give up").click()
    expect(ben.page.get_by_text(re.compile("You are watching"))).to_be_visible()
    expect(ben.page.locator(".refused")).to_have_count(0)
    expect(ada.page.locator(".seats")).to_contain_text("gave up; a bot plays on")
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.get_by_role("tabpanel").get_by_text("gives up; a bot plays on")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_stopping_asks_before_it_ends_a_match(ada: Person) -> None:
    ada.sits_down(IN_TURNS)
    expect(board(ada.page)).to_be_visible()
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Propose to stop").click()
    expect(ada.page.get_by_text("The match ends here, and there is no winner.")).to_be_visible()
    ada.page.get_by_role("button", name="no", exact=True).click()
    expect(ada.page.get_by_role("button", name="Propose to stop")).to_be_visible()
    ada.page.get_by_role("button", name="Propose to stop").click()
    ada.page.get_by_role("button", name="Yes, stop here").click()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_move_is_taken_back_by_consent(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(viewport={"width": 1280, "height": 800})
    sit_together(ada, ben, game=IN_TURNS)
    first = in_words(ada.page).first
    expect(first).to_be_visible()
    first.click()
    expect(in_words(ada.page)).to_have_count(0)
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Take back my last move").click()
    expect(ben.page.get_by_text(re.compile("wants to take back the last move"))).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    expect(in_words(ada.page).first).to_be_visible()
    ben.page.get_by_role("tab", name="Log").click()
    expect(ben.page.get_by_text(re.compile("takes back the last move"))).to_be_visible()
    in_words(ada.page).last.click()
    expect(in_words(ben.page).first).to_be_visible()


def test_against_a_bot_what_has_shown_something_stays(ada: Person) -> None:
    ada.sits_down(IN_TURNS)
    in_words(ada.page).first.click()
    expect(in_words(ada.page)).to_have_count(0)
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Take back my last move").click()
    expect(ada.page.get_by_text("That cannot be taken back any more")).to_be_visible()
