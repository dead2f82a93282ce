"""Bad times are designed too: lost lines, restarts, refusals, links that lead nowhere, people who are gone."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.server.conftest import Inside, Running, port_of_our_own

from hullaboo.server.settings import Times

from .boards import IN_TURNS
from .conftest import Person, findings, own_plate
from .geometry import STILL

THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""


class Lines:
    """The lines of a page, which can be cut and stay so for as long as one likes."""

    def __init__(self, page: Page) -> None:
        self.are_cut = False
        self.all: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.open)

    def open(self, line: WebSocketRoute) -> None:
        if self.are_cut:
            line.close(code=1006)
        else:
            line.connect_to_server()
            self.all.append(line)

    def cut(self) -> None:
        self.are_cut = True
        self.all[-1].close(code=1006)


def test_a_lost_line_says_what_is_kept_and_comes_back_by_itself(ada: Person) -> None:
    lines = Lines(ada.page)
    ada.sits_down(IN_TURNS)
    board = ada.page.get_by_role("region", name="The board")
    expect(board).to_be_visible()
    ada.page.evaluate(STILL)
    place = board.bounding_box()
    lines.cut()
    expect(ada.page.get_by_text("Line lost. Your seat and all moves are safe")).to_be_visible()
    assert board.bounding_box() == place
    assert findings(ada.page) == []
    lines.are_cut = False
    expect(ada.page.get_by_text("Line lost.")).to_have_count(0)
    expect(own_plate(ada.page)).to_have_count(1)


def test_a_server_that_starts_again_keeps_everything(somebody: Callable[..., Person], tmp_path: Path) -> None:
    database, port = str(tmp_path / "tables.sqlite3"), port_of_our_own()
    first = Running(database, port=port)
    url = f"http://127.0.0.1:{port}"
    ada, ben = somebody(base_url=url), somebody(base_url=url)
    sit_together(ada, ben)
    in_words(ada.page).first.click()
    expect(in_words(ben.page).first).to_be_visible()
    log = sentences(ada.page).all_inner_texts()
    assert log
    first.stop()
    expect(ada.page.get_by_text("Your seat and all moves are safe")).to_be_visible()
    second = Running(database, port=port)
    expect(ada.page.get_by_text("Your seat and all moves are safe")).to_have_count(0)
    expect(own_plate(ada.page)).to_have_count(1)
    ada.page.reload()
    expect(sentences(ada.page)).to_have_text(log)
    in_words(ben.page).first.click()
    expect(sentences(ada.page)).not_to_have_count(len(log))
    for person in (ada, ben):
        person.context.close()
    second.stop()


def sentences(page: Page) -> Locator:
    """What stands in the log, once something does."""
    page.get_by_role("tab", name="Log").click()
    found = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(found.first).to_be_visible()
    return found


class SlowEars:
    """A line on which tables stop arriving when one says so; what is said on it still goes out."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        page.route_web_socket("**/socket", self.open)

    def open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda heard: None if self.deaf and '"type":"table"' in str(heard) else line.send(heard))


def in_words(page: Page) -> Locator:
    """What one may do, as a list."""
    page.get_by_role("tab", name="In words").click()
    return page.locator("button[data-move]")


def test_a_move_that_comes_too_late_is_refused_with_its_reason(ada: Person) -> None:
    ears = SlowEars(ada.page)
    table = ada.sits_down(IN_TURNS)
    mine = in_words(ada.page)
    expect(mine.first).to_be_visible()
    ears.deaf = True
    second = ada.tab()
    second.goto(f"/table/{table}")
    theirs = in_words(second)
    theirs.first.click()
    expect(sentences(second).first).to_be_visible()
    mine.last.click()
    expect(ada.page.locator(".refused")).to_have_text(re.compile("^Too late: somebody was quicker"))
    assert findings(ada.page) == []


def test_a_refusal_is_explained(ada: Person) -> None:
    def refuse_proposals(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: line.send(refusal(str(said))) if "propose" in str(said) else server.send(said))

    ada.page.route_web_socket("**/socket", refuse_proposals)
    ada.sits_down(IN_TURNS)
    propose_to_stop(ada.page)
    explained = ada.page.locator(".refused")
    expect(explained).to_have_text("That is not possible at this moment.")
    explained.evaluate("note => (note.dataset.known = 'yes')")
    propose_to_stop(ada.page)
    expect(explained).not_to_have_attribute("data-known", "yes")
    expect(explained).to_have_text("That is not possible at this moment.")


def propose_to_stop(page: Page) -> None:
    """By the menu of the table."""
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Propose to stop").click()
    page.get_by_role("button", name="Yes, stop here").click()


def refusal(said: str) -> str:
    """No, for a reason."""
    return json.dumps({"type": "refused", "id": json.loads(said)["id"], "code": "not-now"})


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/table/no-such-table", "This table is not here"),
        ("/replay/no-such-table", "This table is not here"),
        ("/learn/no-such-game", "That game is not in the house"),
        ("/cellar", "There is no such room"),
        ("/table/%", "There is no such room"),
        (f"/lesson/{IN_TURNS}/9", "There is no such room"),
        (f"/problem/{IN_TURNS}", "There is no such room"),
    ],
)
def test_links_that_lead_nowhere(ada: Person, path: str, words: str) -> None:
    ada.page.goto(path)
    expect(ada.page.get_by_role("heading", name=words)).to_be_visible()
    ada.page.get_by_role("link", name="Back to the house").click()
    expect(ada.page.locator("article").first).to_be_visible()


def test_a_replay_of_a_match_that_is_still_played(ada: Person) -> None:
    table = ada.sits_down(IN_TURNS)
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    ada.page.goto(f"/replay/{table}")
    ada.page.get_by_role("link", name="To the table").click()
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()


def test_the_server_is_away_when_one_comes(ada: Person) -> None:
    ada.page.goto("/about")
    ada.page.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    ada.page.get_by_role("link", name="Hullaboo").click()
    expect(ada.page.get_by_role("heading", name="No connection")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator("article").first).to_be_visible()


def sit_together(ada: Person, ben: Person) -> str:
    """Two people at a table; it."""
    table = ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("region", name="The board")).to_be_visible()
    return table


def test_the_other_person_is_gone(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody()
    sit_together(ada, ben)
    ben.page.goto("/about")
    expect(ada.page.get_by_text(re.compile(r"A bot may sit in after \d+ s"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(0)


def test_nobody_is_said_to_be_gone_whose_line_blinks(somebody: Callable[..., Person], tmp_path: Path) -> None:
    server = Inside(str(tmp_path / "tables.sqlite3"), times=Times(brief=50_000))
    url = f"http://127.0.0.1:{server.port}"
    ada, ben = somebody(base_url=url), somebody(base_url=url)
    table = sit_together(ada, ben)
    before = ada.page.locator(".seats").inner_text()
    ben.page.goto("/about")
    while server.lobby.tables.awake[table].presence.guests != {guest_of(server, table, 0)}:
        ada.page.wait_for_timeout(20)
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.page.locator(".seats").inner_text() == before
    expect(ada.page.get_by_text("is gone")).to_have_count(0)
    for person in (ada, ben):
        person.context.close()
    server.stop()


def guest_of(server: Inside, table: str, seat: int) -> str:
    """Who holds a seat."""
    return server.lobby.tables.awake[table].record.seats[seat].guests[0]


def test_a_ghost_plays_for_who_is_gone_until_they_come_back(somebody: Callable[..., Person], tmp_path: Path) -> None:
    server = Inside(str(tmp_path / "tables.sqlite3"), times=Times(abandoned=0))
    url = f"http://127.0.0.1:{server.port}"
    ada, ben = somebody(base_url=url), somebody(base_url=url)
    table = sit_together(ada, ben)
    ben.page.goto("/about")
    in_words(ada.page).first.click()
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_text("a bot plays")).to_be_visible()
    expect(ada.page.locator("button[data-move]").first).to_be_visible(timeout=THINKING)
    ben.page.goto(f"/table/{table}")
    expect(own_plate(ben.page)).to_have_count(1)
    expect(ada.page.get_by_text("a bot plays")).to_have_count(0)
    for person in (ada, ben):
        person.context.close()
    server.stop()


def test_a_full_table_is_looked_on_at(somebody: Callable[..., Person]) -> None:
    ada, ben, cleo = somebody(), somebody(), somebody()
    table = sit_together(ada, ben)
    cleo.page.goto(f"/table/{table}")
    expect(cleo.page.get_by_role("region", name="The board")).to_be_visible()
    expect(own_plate(cleo.page)).to_have_count(0)
    assert in_words(cleo.page).count() == 0


def test_the_link_of_a_finished_game_shows_how_it_ended(ada: Person, somebody: Callable[..., Person]) -> None:
    made = ada.post("/api/tables", {"game": IN_TURNS, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False})
    ada.page.goto(f"/table/{made['table']}")
    ben, late = somebody(), somebody()
    link = f"/table/{made['table']}#key={made['key']}"
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("region", name="The board")).to_be_visible()
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("button", name="Yes").click()
    expect(ben.page.get_by_role("link", name="Replay")).to_be_visible()
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    late.page.get_by_role("link", name="Replay").click()
    expect(late.page.get_by_text(re.compile("^0 of "))).to_be_visible()
    assert findings(late.page) == []


def test_two_tabs_on_one_seat_show_the_same_and_either_plays(ada: Person) -> None:
    table = ada.sits_down(IN_TURNS)
    first, second = ada.page, ada.tab()
    expect(first.get_by_role("region", name="The board")).to_be_visible()
    second.goto(f"/table/{table}")
    for page in (first, second):
        expect(page.get_by_text("This seat is also open in another tab.")).to_be_visible()
    in_words(second).first.click()
    for page in (first, second):
        expect(page.get_by_role("status").last).to_contain_text("lays a card")
    second.goto("/about")
    expect(first.get_by_text("This seat is also open in another tab.")).to_have_count(0)
    in_words(first).first.click(timeout=THINKING)
