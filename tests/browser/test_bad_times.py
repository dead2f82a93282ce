"""Bad times are designed too: lost lines, restarts, refusals, links that lead nowhere, people who are gone."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.server.conftest import Running

from .boards import IN_TURNS
from .conftest import Person, findings


def test_a_lost_line_says_what_is_kept_and_comes_back_by_itself(ada: Person) -> None:
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ada.page.route_web_socket("**/socket", hold)
    ada.sits_down(IN_TURNS)
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    lines[-1].close(code=1006)
    expect(ada.page.get_by_text("Line lost. Your seat and all moves are safe")).to_be_visible()
    assert findings(ada.page) == []
    expect(ada.page.get_by_text("Line lost.")).to_have_count(0)
    expect(ada.page.get_by_text("(you)")).to_be_visible()


def test_a_server_that_starts_again_keeps_everything(somebody: Callable[..., Person], tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    first = Running(database)
    ada = somebody(base_url=f"http://127.0.0.1:{first.port}")
    ada.sits_down(IN_TURNS)
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    first.stop()
    expect(ada.page.get_by_text("Your seat and all moves are safe")).to_be_visible()
    second = Running(database, port=first.port)
    expect(ada.page.get_by_text("Your seat and all moves are safe")).to_have_count(0)
    expect(ada.page.get_by_text("(you)")).to_be_visible()
    ada.context.close()
    second.stop()


def test_a_refusal_is_explained(ada: Person) -> None:
    def refuse_proposals(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: line.send(refusal(str(said))) if "propose" in str(said) else server.send(said))

    ada.page.route_web_socket("**/socket", refuse_proposals)
    ada.sits_down(IN_TURNS)
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Propose to stop").click()
    expect(ada.page.get_by_role("alert")).to_have_text("That is not possible at this moment.")


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
    expect(ada.page.get_by_role("heading", name="The line is down")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator("article").first).to_be_visible()


def test_the_other_person_is_gone(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.sits_down(IN_TURNS, seats=seats, public=True)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_role("region", name="The board")).to_be_visible()
    ben.page.goto("/about")
    ada.page.get_by_role("button", name="Let a ghost play").click()
    expect(ada.page.get_by_text("Give them a minute first")).to_be_visible()


def test_two_tabs_on_one_seat(ada: Person) -> None:
    table = ada.sits_down(IN_TURNS)
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    second = ada.tab()
    second.goto(f"/table/{table}")
    expect(second.get_by_text("This seat is also open in another tab.")).to_be_visible()
    expect(ada.page.get_by_text("This seat is also open in another tab.")).to_be_visible()
