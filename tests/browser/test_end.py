"""How a match ends: by how much, round by round, over an evening, and what comes next."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hullaboo.core.finding import games
from hullaboo.testing.walks import opened

from .boards import BOARDS, IN_TURNS
from .conftest import PHONE, Person, findings, own_plate, plays_now
from .staged import Json, Stage, table_of

COUNTED = {"reason": "more", "params": {"white": 47, "black": 17}}


def ends(person: Person, game: str, names: list[str], outcome: Json, told: list[Json] | None = None) -> None:
    """Somebody at seat 0 sees a match end."""
    stage = Stage(person, games()[game], names)
    stage.told = told or []
    stage.room |= {"phase": "over", "outcome": outcome, "secret": ""}
    stage.begin(table_of(opened(games()[game], len(names), 3)))


def resigns(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, the others win").click()


def leaves(page: Page, table: str) -> None:
    """For another table."""
    page.wait_for_url(lambda url: "/table/" in url and url != table)


@pytest.mark.parametrize(
    ("scores", "winners", "reason", "said"),
    [
        ([47, 17], [0], "more", "You won, 47 to 17."),
        ([17, 47], [1], "more", "Ben won, 47 to 17."),
        ([-3, -30], [0], "more", "You won, 3 to 30."),
        ([0, 5], [1], "resigns", "Ben won."),
        ([5, 5], [0, 1], "stops", "There is no winner."),
        ([5, 5], [0, 1], "more", "A draw."),
    ],
)
def test_who_won_and_by_how_much(ada: Person, scores: list[int], winners: list[int], reason: str, said: str) -> None:
    params = {"seat": 0} if reason == "resigns" else COUNTED["params"]
    ends(ada, IN_TURNS, ["Ada", "Ben"], {"scores": scores, "winners": winners, "reason": reason, "params": params})
    expect(ada.page.get_by_role("heading", name=said, exact=True)).to_be_focused()
    expect(ada.page.locator(".celebration")).to_have_count(int(winners == [0]))
    assert findings(ada.page) == []


def test_points_that_only_say_who_has_won_are_not_shown(ada: Person) -> None:
    outcome = {"scores": [1, 0], "winners": [0], "reason": "escape", "params": {"seat": 0, "round": 3}}
    ends(ada, "macgregor", ["Ada", "Ben"], outcome)
    table = ada.page.get_by_role("table", name="Round by round")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table.get_by_role("cell")).to_have_count(0)


def test_winners_of_three_share_and_one_has_a_runner_up(somebody: Callable[..., Person]) -> None:
    names = ["Ada", "Ben", "Cleo"]
    shared = {"scores": [-4, -4, -9], "winners": [0, 1], "reason": "fewest", "params": {"best": 4}}
    page = somebody().page
    ends(person := somebody(), "spooky", names, shared)
    expect(person.page.get_by_role("heading", name="A shared win: You and Ben.")).to_be_visible()
    ends(person := somebody(), "spooky", names, {**shared, "scores": [-9, -4, -8], "winners": [1]})
    expect(person.page.get_by_role("heading", name="Ben won, 4 to 8.")).to_be_visible()
    page.close()


def test_rounds_stand_one_beside_the_other(somebody: Callable[..., Person]) -> None:
    hand = {"code": "hand", "a": 1, "b": 1, "c": 1, "d": 1, "total": 0}
    told = [{**hand, "seat": seat, "gained": gained} for seat, gained in [(0, 0), (1, 12), (0, 10), (1, 3)]]
    person = somebody(viewport={"width": 1280, "height": 800})
    outcome = {"scores": [-10, -15], "winners": [0], "reason": "fewest", "params": {"best": 10}}
    ends(person, "spooky", ["Ada", "Ben"], outcome, told)
    table = person.page.get_by_role("table", name="Round by round")
    expect(table.get_by_role("columnheader")).to_have_count(3)
    expect(table.get_by_role("row", name="Ben")).to_contain_text("12315")
    expect(table.get_by_role("row", name="You")).to_contain_text("01010")
    assert findings(person.page) == []


def test_each_visitor_stands_beside_the_next(somebody: Callable[..., Person]) -> None:
    took = {"seat": 0, "number": 1, "colour": "white", "walls": [1, 0], "visitors": [1, 0]}
    robbed = {**took, "seat": 1, "number": 3, "from_seat": 0, "walls": [0, 1], "visitors": [1, 1]}
    told = [{"code": "take", **took}, {"code": "leave-hands", "number": 2}, {"code": "take-from", **robbed}]
    person = somebody(viewport={"width": 1280, "height": 800})
    outcome = {"scores": [1, 2], "winners": [1], "reason": "most", "params": {"points": 2}}
    ends(person, "castle", ["Ada", "Ben"], outcome, told)
    table = person.page.get_by_role("table", name="Round by round")
    expect(table.get_by_role("row", name="Ben").get_by_role("cell")).to_have_text(["0", "0", "2", "2"])
    expect(table.get_by_role("row", name="You").get_by_role("cell")).to_have_text(["2", "0", "\u22121", "1"])


def test_where_nobody_took_a_visitor_there_is_nothing_to_tell_of_them(ada: Person) -> None:
    outcome = {"scores": [0, 0], "winners": [0, 1], "reason": "nobody", "params": {}}
    told = [{"code": "leave-hands", "number": number} for number in range(1, 10)]
    ends(ada, "castle", ["Ada", "Ben"], outcome, told)
    expect(ada.page.get_by_role("heading", name="A draw.")).to_be_visible()
    expect(ada.page.get_by_role("columnheader")).to_have_count(0)


def test_fifteen_visitors_stand_on_a_phone(somebody: Callable[..., Person]) -> None:
    took = {"seat": 0, "colour": "white", "walls": [1] * 6, "visitors": [1] * 6}
    told = [{"code": "take", "number": 1, **took}]
    told += [{"code": "leave-hands", "number": number} for number in range(2, 16)]
    person = somebody(**PHONE)
    outcome = {"scores": [2] * 6, "winners": [0], "reason": "last", "params": {"points": 2, "number": 1}}
    ends(person, "castle", ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz"], outcome, told)
    hidden = person.page.locator("table").evaluate("it => it.scrollWidth - it.parentElement.clientWidth")
    assert hidden <= 0


def test_a_harder_and_an_easier_one_are_offered(ada: Person) -> None:
    page = ada.page
    ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "bot", "bot": "2"}])
    expect(own_plate(page)).to_have_count(1)
    resigns(page)
    expect(page.get_by_role("heading", name="Otto won.")).to_be_visible()
    expect(page.get_by_text("You resigned.")).to_be_visible()
    expect(page.get_by_role("button", name="Easier: Mo")).to_be_visible()
    table = page.url
    page.get_by_role("button", name="Harder: Wilma").click()
    leaves(page, table)
    expect(page.locator("main > .seats")).to_contain_text("Wilma")
    seats = ada.context.request.get("/api/tables/" + page.url.split("/table/")[1]).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"], "everybody sits one seat on"
    page.goto("/")
    page.locator("button.play").nth(BOARDS.index(IN_TURNS)).click()
    expect(page.get_by_role("radio", name="Wilma")).to_be_checked()


def plays_again(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name="Play again").click()
    leaves(page, before)


def test_an_evening_is_counted_over_rematches(ada: Person) -> None:
    page = ada.page
    ada.sits_down(IN_TURNS)
    for played in (1, 2):
        expect(own_plate(page)).to_have_count(1)
        resigns(page)
        expect(page.get_by_role("heading", name="Mo won.")).to_be_visible()
        expect(page.get_by_text("The score of the evening:")).to_have_count(int(played > 1))
        expect(page.get_by_text("everybody sits one seat further on")).to_be_visible()
        if played == 1:
            plays_again(page)
    expect(page.locator(".evening")).to_have_text("The score of the evening: Mo 2 · You 0")


def test_bots_of_one_name_keep_theirs_in_a_rematch(ada: Person) -> None:
    page = ada.page
    ada.sits_down("spooky", seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "1"}] * 2])
    named = page.locator("main > .seats .name")
    around = [re.compile(name) for name in ("^Mo(?! 2)", "^Mo 2", "^You")]
    expect(named).to_have_text(around)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Propose to stop").click()
    page.get_by_role("button", name="Yes, stop here").click()
    expect(page.get_by_role("heading", name="There is no winner.")).to_be_visible()
    plays_again(page)
    expect(named).to_have_text(around)


def test_it_is_said_that_seats_have_moved(ada: Person) -> None:
    page = ada.page
    plays_now(page, IN_TURNS)
    expect(own_plate(page)).to_have_count(1)
    resigns(page)
    plays_again(page)
    expect(page.get_by_text("Everybody sits one seat further on than in the last match.")).to_be_visible()


def test_one_is_you_in_sentences_too(ada: Person) -> None:
    page = ada.page
    ada.post("/api/guest", {"name": "Ada"})
    ada.sits_down(IN_TURNS)
    page.get_by_role("tab", name="In words").click()
    page.locator("button[data-move]:enabled").first.click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel").get_by_text("Ada (you) lays a card").first).to_be_visible()


def two_at_the_end(somebody: Callable[..., Person], **wishes: Any) -> tuple[Page, Page]:
    """Ada and Ben, after their match."""
    ada, ben = somebody(**wishes), somebody(**wishes)
    table = ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.post(f"/api/tables/{table}/seats/1", {})
    ben.page.goto(f"/table/{table}")
    expect(own_plate(ben.page)).to_have_count(1)
    expect(own_plate(ada.page)).to_have_count(1)
    resigns(ada.page)
    return ada.page, ben.page


def test_nothing_lies_over_the_result(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody(**PHONE)
    table = ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.post(f"/api/tables/{table}/seats/1", {})
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Log, chat, rules").click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    resigns(ada.page)
    expect(ben.page.get_by_role("heading", name="You won.")).to_be_visible()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ben.page.get_by_role("button", name="Log, chat, rules").click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()


def test_who_agrees_to_play_again_goes_there(somebody: Callable[..., Person]) -> None:
    ada, ben = two_at_the_end(somebody)
    before = ada.url
    ada.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Play again").click()
    for page in (ada, ben):
        leaves(page, before)
        expect(own_plate(page)).to_have_count(1)


IN_THE_WAY = """node => {
    const box = node.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return node === found || node.contains(found) ? null : found?.outerHTML.slice(0, 80) ?? "out of sight";
}"""
"""What lies over the middle of a thing, where it is now."""


@pytest.mark.parametrize("device", [{**PHONE, "viewport": {"width": 390, "height": 664}}, {}])
def test_nothing_lies_over_what_is_proposed(somebody: Callable[..., Person], device: Json) -> None:
    ada, ben = somebody(**device), somebody()
    table = ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.post(f"/api/tables/{table}/seats/1", {})
    ben.page.goto(f"/table/{table}")
    expect(own_plate(ben.page)).to_have_count(1)
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Propose to stop").click()
    ben.page.get_by_role("button", name="Ask the others").click()
    agree = ada.page.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    assert agree.evaluate(IN_THE_WAY) is None
