"""*Play now*: one small sheet, remembered; whom a newcomer meets; names for several at one screen."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hullaboo.bots.naming import CHARACTERS

from .boards import BOARDS, IN_TURNS
from .conftest import PHONE, Person, findings, plays_now, small_targets
from .test_end import IN_THE_WAY
from .test_matches import may_move, plays

ALL_AT_ONCE = "castle"
"""A game in which everybody may move at the same time."""
LOW_PHONE = {**PHONE, "viewport": {"width": 390, "height": 664}}
MOST_HIDDEN = """sheet => Math.max(sheet.scrollHeight - sheet.clientHeight, sheet.scrollWidth - sheet.clientWidth,
    ...[...sheet.querySelectorAll("select, input:not(.unseen), button, .button")].map(
        (each) => each.getBoundingClientRect().right - sheet.getBoundingClientRect().right + 8))"""
"""How much of a sheet is out of sight, or sticks out of it."""


def sheet(page: Page, game: str) -> Locator:
    """The sheet that *Play now* opens."""
    page.goto("/")
    page.locator(f"article[aria-labelledby=door-{game}] button.play").click()
    return page.get_by_role("dialog")


def wanted_by(page: Page, click: Callable[[], None]) -> Any:
    """The table that a click asks the server for."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as asked:
        click()
    return json.loads(asked.value.post_data or "")


@pytest.mark.parametrize("game", BOARDS)
def test_the_five_of_the_house_are_offered_with_faces_and_the_easiest_first(ada: Person, game: str) -> None:
    paper = sheet(ada.page, game)
    people = paper.get_by_role("radio", name="level")
    expect(people).to_have_count(len(CHARACTERS))
    assert [each.get_attribute("value") for each in people.all()] == list(CHARACTERS)
    expect(people.first).to_be_checked()
    assert [paper.locator(f"svg.{name}").count() for name in CHARACTERS] == [1] * len(CHARACTERS)
    expect(paper.get_by_role("img", name="level 1 of 5")).to_be_visible()
    assert findings(ada.page) == []


def test_what_was_chosen_is_played_and_remembered(ada: Person) -> None:
    page = ada.page
    paper = sheet(page, "spooky")
    paper.get_by_role("radio", name="Ida").check(force=True)
    paper.get_by_role("radio", name="3", exact=True).check(force=True)
    paper.get_by_label("Rounds").fill("2")
    wanted = wanted_by(page, paper.get_by_role("button", name="Start", exact=True).click)
    assert wanted["seats"] == [{"kind": "me"}, {"kind": "bot", "bot": "ida"}, {"kind": "bot", "bot": "ida"}]
    assert wanted["options"] == {"rounds": "2", "memory_aid": "no"}
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    expect(page.locator("main > .seats")).to_contain_text("Ida 2")
    paper = sheet(page, "spooky")
    expect(paper.get_by_role("radio", name="Ida")).to_be_checked()
    expect(paper.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(paper.get_by_label("Rounds")).to_have_value("2")


def test_who_is_new_is_taught_first_if_they_like_and_not_asked_again(ada: Person) -> None:
    page = ada.page
    sheet(page, IN_TURNS).get_by_role("link", name="Teach me first").click()
    expect(page.get_by_role("heading", name="Lesson 1 of 5")).to_be_visible()
    plays_now(page, IN_TURNS)
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    expect(sheet(page, IN_TURNS).get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Teach me first")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_the_sheet_is_seen_whole_on_a_phone(somebody: Callable[..., Person], language: str) -> None:
    page = somebody(locale=language, **LOW_PHONE).page
    for game in BOARDS:
        paper = sheet(page, game)
        expect(paper.get_by_role("radio").first).to_be_attached()
        assert paper.evaluate(MOST_HIDDEN) <= 1, game
        assert small_targets(page) == [], game


def test_chance_itself_is_offered_to_nobody(ada: Person) -> None:
    offered = ada.context.request.get("/api/games").json()
    assert all(game["bots"] == list(CHARACTERS) for game in offered if game["name"] in BOARDS)
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Invite").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Mo: takes what looks nice")
    expect(page.get_by_role("dialog")).not_to_contain_text("random")


def test_people_at_one_screen_have_names(ada: Person) -> None:
    page = ada.page
    page.goto("/")
    page.locator(f"article[aria-labelledby=door-{IN_TURNS}]").get_by_role("button", name="Invite").click()
    paper = page.get_by_role("dialog")
    paper.get_by_label("Seat 2").select_option("me")
    paper.get_by_label("Name at seat 1").fill("Ada")
    paper.get_by_label("Name at seat 2").fill("Ben")
    paper.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("button", name="I am Ada: raise the curtain")).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_several_at_one_screen_begin_any_game(ada: Person, game: str) -> None:
    """Where a time runs before anybody is to move, too: it runs only while somebody looks."""
    ada.sits_down(game, seats=[{"kind": "me"}] * 2, hot_seat=True)
    ada.page.get_by_role("button", name="raise the curtain").click()
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()


@pytest.mark.parametrize("device", [LOW_PHONE, {"viewport": {"width": 1280, "height": 800}}])
def test_who_sits_at_one_screen_hands_over_to_another_who_may_move(
    somebody: Callable[..., Person], device: dict[str, Any]
) -> None:
    """Where all search at once, whoever looks says who comes next."""
    person = somebody(**device)
    page = person.page
    names = ["Ada", "Ben", "Cleo"]
    person.sits_down(
        ALL_AT_ONCE, seats=[{"kind": "me", "name": name} for name in names], hot_seat=True, options={"countdown": "0"}
    )
    for comes in ("Cleo", "Ben"):
        page.get_by_role("button", name="raise the curtain").click()
        expect(page.get_by_role("button", name="Hand over to")).to_have_count(2)
        over = page.get_by_role("button", name=f"Hand over to {comes}")
        assert over.evaluate(IN_THE_WAY) is None
        over.click()
        expect(page.get_by_role("button", name=f"I am {comes}: raise the curtain")).to_be_focused()
        expect(page.get_by_role("region", name="The board")).to_have_count(0)


def test_whoever_comes_next_finds_the_table_and_not_what_another_has_opened(somebody: Callable[..., Person]) -> None:
    person = somebody(**LOW_PHONE)
    page = person.page
    person.sits_down(IN_TURNS, seats=[{"kind": "me"}] * 2, hot_seat=True)
    page.get_by_role("button", name="raise the curtain").click()
    page.get_by_role("button", name="Log, chat, rules").click()
    page.get_by_role("tab", name="In words").click()
    while may_move(page):
        plays(page, lambda texts: texts[0])
    page.get_by_role("button", name="raise the curtain").click()
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
