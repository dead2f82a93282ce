"""At a table: two people, one screen, one's own device, spectators; the end and the replay."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import segno
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect
from segno import encoder

from hullaboo.core.finding import games
from hullaboo.core.seats import holds
from hullaboo.testing.walks import opened, step

from .boards import BOARDS, IN_TURNS
from .conftest import PHONE, Person, findings, keeps_the_focus, own_plate, plays_now, small_targets
from .staged import SEAT, Stage, table_of

RENEWED = """() => JSON.parse(localStorage.getItem("hullaboo.tables"))[0].renewed"""
PEOPLE = [{"kind": "me"}, {"kind": "open"}]


def board(page: Page) -> Any:
    return page.get_by_role("region", name="The board")


def link_of(page: Page) -> str:
    """The invitation as it is shown."""
    return str(page.get_by_label("The link for your friends").input_value())


def own_link(page: Page) -> str:
    """The link to one's own seat, which stands behind a second tap."""
    label = page.get_by_label("Your own seat on another device")
    expect(label).to_have_count(0)
    page.get_by_text("Your own seat: take it along").click()
    return str(label.input_value())


def own_link_noted(page: Page) -> str:
    """The link to one's own seat, read in the table's menu, which is closed again."""
    page.get_by_role("button", name="This table").click()
    link = own_link(page)
    page.get_by_role("button", name="Close").click()
    return link


def invites(ada: Person, game: str = IN_TURNS) -> str:
    """Ada makes a table on the first page; the link for a friend."""
    ada.page.goto("/")
    ada.page.locator(f"article[aria-labelledby=door-{game}]").get_by_role("button", name="Invite").click()
    ada.page.get_by_role("button", name="Set the table").click()
    expect(ada.page.get_by_text("One seat is still free.")).to_be_visible()
    return link_of(ada.page)


def sits_down(page: Page, name: str) -> None:
    """Who comes by a link says who they are."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(name, exact=True)).to_be_visible()


DARK = """svg => {
  const { x, y, width } = svg.viewBox.baseVal, path = svg.querySelector("path");
  const isDark = (at, row) => path.isPointInFill(new DOMPoint(x + at + .5, y + row + .5));
  const side = [...Array(width).keys()];
  return side.map((row) => side.map((at) => (isDark(at, row) ? "1" : "0")).join(""));
}"""
"""The modules of a code as they are drawn, row by row."""


def codes_of(link: str, side: int) -> list[list[str]]:
    """A link as another program draws it: one code for each level of correction and each mask."""
    border = 4
    version = (side - 2 * border - 17) // 4
    codes = [
        segno.make(link, version=version, error=level, mask=mask, mode="byte", boost_error=False)
        for level in ("l", "m", "q", "h")
        for mask in range(8)
        if fits(link, version, level)
    ]
    return [["".join(map(str, row)) for row in code.matrix_iter(border=border)] for code in codes]


def fits(link: str, version: int, level: str) -> bool:
    """Whether a code of this size and level holds the link."""
    try:
        segno.make(link, version=version, error=level, mode="byte", boost_error=False)
    except segno.DataOverflowError:
        return False
    return True


def pad(buffer: Any, _version: int, length: int) -> None:
    """Zeros up to the next whole byte; segno writes eight more where a byte is whole already, which readers skip."""
    buffer.extend([0] * (-length % 8))


def test_the_link_is_drawn_as_another_program_draws_it(
    somebody: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encoder, "write_padding_bits", pad)
    ada = somebody()
    link = invites(ada)
    code = ada.page.get_by_role("img", name="The link as a code for a camera")
    shown = code.evaluate(DARK)
    assert shown in codes_of(link, len(shown))
    assert shown not in codes_of(link[:-1] + "~", len(shown))


@pytest.fixture
def two(somebody: Callable[..., Person]) -> tuple[Person, Person]:
    """Ada and Ben, who came by her link."""
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    ben.page.goto(invites(ada))
    sits_down(ben.page, "Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    for person in (ada, ben):
        expect(board(person.page)).to_be_visible()
    return ada, ben


def test_a_friend_comes_by_the_link_and_one_reloads_in_the_middle(two: tuple[Person, Person]) -> None:
    ada, ben = two
    assert "key" not in ben.page.url
    ada.page.reload()
    expect(own_plate(ada.page)).to_have_count(1)
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_they_talk(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("<b>Boo</b>")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Log, chat, rules").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("tabpanel").get_by_text("<b>Boo</b>")).to_be_visible()


def test_stopping_needs_both(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Propose to stop").click()
    ada.page.get_by_role("button", name="Ask the others").click()
    ben.page.get_by_role("button", name="Agree").click()
    for person in two:
        expect(person.page.get_by_role("heading", name="There is no winner.")).to_be_visible()


def test_the_third_looks_on(two: tuple[Person, Person], somebody: Callable[..., Person]) -> None:
    ada, _ = two
    ada.page.get_by_role("button", name="This table").click()
    cleo = somebody().page
    cleo.goto(link_of(ada.page))
    expect(cleo.get_by_text(re.compile("You are watching"))).to_be_visible()


def test_a_guest_invites_too_and_their_two_links_differ(
    two: tuple[Person, Person], somebody: Callable[..., Person]
) -> None:
    """Where browsers have no clipboard to give, as on plain http, links are copied all the same."""
    _, ben = two
    page = ben.page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("addEventListener('copy', () => (window.copied = String(document.activeElement.value)))")
    page.get_by_role("button", name="This table").click()
    link = link_of(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == link
    assert own_link(page) != link
    cleo = somebody().page
    cleo.goto(link)
    expect(cleo.get_by_text(re.compile("You are watching"))).to_be_visible()


def test_a_seat_is_taken_along_to_another_device(two: tuple[Person, Person], somebody: Callable[..., Person]) -> None:
    ada, _ = two
    ada.page.get_by_role("button", name="This table").click()
    phone = somebody(**PHONE).page
    phone.goto(own_link(ada.page))
    expect(own_plate(phone)).to_have_count(1)
    expect(phone).to_have_title(re.compile("Your turn"))
    expect(phone.get_by_role("button", name="That was me")).to_have_count(0)


def test_a_browser_without_its_cookie_finds_its_seat_by_the_key_it_renewed(two: tuple[Person, Person]) -> None:
    ada, ben = two
    for person in two:
        person.page.wait_for_function(RENEWED)
        person.context.clear_cookies()
        person.page.reload()
        expect(own_plate(person.page)).to_have_count(1)
    expect(ada.page).to_have_title(re.compile("Your turn"))
    expect(ben.page.get_by_role("alert").get_by_text("Another browser")).to_have_count(0)


def test_who_takes_up_a_seat_is_announced_and_can_be_shut_out(
    two: tuple[Person, Person], somebody: Callable[..., Person]
) -> None:
    ada, ben = two
    link = own_link_noted(ada.page)
    thief = somebody(**PHONE).page
    thief.goto(link)
    told = ada.page.get_by_role("alert").get_by_text("Another browser holds the seat")
    expect(told).to_be_visible()
    assert findings(ada.page) == []
    expect(ben.page.get_by_text("Another browser holds the seat")).to_have_count(0)
    ada.page.get_by_role("button", name="That was me").click()
    expect(told).to_have_count(0)
    ada.page.reload()
    expect(board(ada.page)).to_be_visible()
    expect(told).to_have_count(0)
    ada.page.get_by_role("button", name="This table").click()
    expect(ada.page.get_by_text("Another browser holds your seat too.")).to_be_visible()
    ada.page.get_by_role("button", name="Shut the others out").click()
    expect(ada.page.get_by_text("Another browser holds your seat too.")).to_have_count(0)
    expect(thief.get_by_text("You no longer sit here")).to_be_visible()
    expect(own_plate(thief)).to_have_count(0)
    assert own_link(ada.page) != link
    thief.goto("about:blank")
    thief.goto(link)
    expect(thief.get_by_role("heading", name="This link no longer opens the seat")).to_be_visible()
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page).to_have_title(re.compile("Your turn"))


def resigns(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, the others win").click()


def test_the_end_tells_who_won_and_that_the_luck_was_fair(ada: Person) -> None:
    ada.sits_down(IN_TURNS)
    expect(board(ada.page)).to_be_visible()
    resigns(ada.page)
    expect(ada.page.get_by_role("heading", name=re.compile("Mo won"))).to_be_focused()
    ada.page.get_by_text("Was the luck fair?").click()
    expect(ada.page.get_by_text("✓")).to_have_count(5)
    assert findings(ada.page) == []


def plays_again(ada: Person) -> None:
    """Ada gives up and plays another match."""
    table = ada.page.url
    expect(board(ada.page)).to_be_visible()
    resigns(ada.page)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != table)
    expect(board(ada.page)).to_be_visible()


def test_playing_again_leads_to_a_new_table_on_the_same_line(ada: Person) -> None:
    opened: list[WebSocket] = []
    ada.page.on("websocket", lambda line: opened.append(line))
    ada.sits_down(IN_TURNS)
    plays_again(ada)
    plays_again(ada)
    expect(own_plate(ada.page)).to_have_count(1)
    assert len(opened) == 1
    assert not opened[0].is_closed()


def test_who_may_not_follow_comes_to_the_new_table_anew(ada: Person) -> None:
    opened: list[WebSocketRoute] = []

    def refuse_to_follow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        refused = '{"type":"refused","id":"%s","code":"not-now","params":{}}'

        def says(text: str | bytes) -> None:
            said = json.loads(text)
            line.send(refused % said["id"]) if said["type"] == "follow" else server.send(text)

        line.on_message(says)
        opened.append(line)

    ada.page.route_web_socket(re.compile("/socket$"), refuse_to_follow)
    ada.sits_down(IN_TURNS)
    plays_again(ada)
    expect(own_plate(ada.page)).to_have_count(1)
    assert len(opened) == 2


@pytest.fixture
def finished(ada: Person) -> str:
    """A match between bots, which Ada has watched to its end; its table."""
    table = ada.sits_down(IN_TURNS, seats=[{"kind": "bot", "bot": "1"}] * 2)
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible(timeout=60_000)
    return table


def test_a_replay_by_keys_slider_eyes_and_link(ada: Person, finished: str) -> None:
    page = ada.page
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile("^0 of "))).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^2 of "))).to_be_visible()
    page.get_by_label("Through the eyes of").select_option("1")
    expect(page).to_have_url(re.compile("eyes=1&move=2"))
    expect(page.locator(".seats")).not_to_contain_text("(you)")
    page.reload()
    expect(page.get_by_text(re.compile("^2 of "))).to_be_visible()
    page.get_by_label("Move", exact=True).fill("5")
    expect(page.get_by_text(re.compile("^5 of "))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the log").click()
    assert download.value.path().read_text().startswith("[")
    assert findings(page) == []
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_nobody_is_away_from_a_replay(ada: Person) -> None:
    ada.sits_down(IN_TURNS)
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, the others win").click()
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_text(re.compile("^0 of "))).to_be_visible()
    expect(ada.page.locator(".seats .standing").first).not_to_have_text("")
    expect(ada.page.locator(".seats")).not_to_contain_text("away")


def test_a_shared_replay_opens_for_a_friend(ada: Person, somebody: Callable[..., Person]) -> None:
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    plays_now(ada.page, IN_TURNS)
    expect(board(ada.page)).to_be_visible()
    resigns(ada.page)
    ada.page.get_by_role("button", name="Share", exact=True).click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    friend = somebody().page
    friend.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    expect(friend.get_by_text(re.compile("^0 of "))).to_be_visible()


def test_two_at_one_screen_with_a_curtain_between_them(ada: Person) -> None:
    ada.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "me"}], hot_seat=True)
    curtain = ada.page.get_by_role("button", name=re.compile("raise the curtain"))
    expect(curtain).to_be_focused()
    expect(board(ada.page)).to_have_count(0)
    assert findings(ada.page) == []
    ada.page.keyboard.press("Enter")
    expect(board(ada.page)).to_be_visible()


def test_the_focus_never_falls_to_the_body(ada: Person) -> None:
    ada.sits_down(IN_TURNS)
    expect(board(ada.page)).to_be_visible()
    resigns(ada.page)
    expect(ada.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    keeps_the_focus(ada.page)


def sit_together(ada: Person, ben: Person, game: str) -> None:
    """Two people who have just sat down, and think: nothing moves while one looks at the page."""
    table = ada.sits_down(game, seats=PEOPLE, public=True)
    ben.post(f"/api/tables/{table}/seats/1", {})
    ben.page.goto(f"/table/{table}")
    expect(board(ada.page)).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_in_the_middle_of_a_game(ada: Person, somebody: Callable[..., Person], game: str) -> None:
    sit_together(ada, somebody(), game)
    for tab in ("Chat", "Rules", "In words", "Log"):
        ada.page.get_by_role("tab", name=tab).click()
        assert findings(ada.page) == [], tab


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_phone_the_table_fits_and_fingers_find_everything(somebody: Callable[..., Person], game: str) -> None:
    ada = somebody(**PHONE)
    ada.sits_down(game)
    expect(board(ada.page)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert small_targets(ada.page) == []


LEFT_EDGES = "nodes => nodes.map((node) => Math.round(node.getBoundingClientRect().left))"


@pytest.mark.parametrize("game", BOARDS)
def test_the_hand_lies_on_the_side_one_likes(somebody: Callable[..., Person], game: str) -> None:
    ada = somebody(**PHONE)
    page, match = ada.page, opened(games()[game], games()[game].rules.SEATS[0], 3)
    while not holds(match.actors, SEAT):
        step(match, Random(3))
    Stage(ada, games()[game]).begin(table_of(match))
    buttons = board(page).locator("button:visible, label:visible")
    right = buttons.evaluate_all(LEFT_EDGES)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("on the left").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(100):
        if (left := buttons.evaluate_all(LEFT_EDGES)) != right:
            break
        page.wait_for_timeout(50)
    assert left != right


RAW_KEY = re.compile(r"\b(web|ui|rule|event|move|outcome|option)-[a-z0-9]+(-[a-z]+)*\b")


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_a_table_speaks_one_language_throughout(somebody: Callable[..., Person], language: str) -> None:
    ada = somebody(locale=language, viewport={"width": 1280, "height": 800})
    for game in BOARDS:
        ada.sits_down(game)
        expect(ada.page.get_by_role("tab").first).to_be_visible()
        for tab in range(4):
            ada.page.get_by_role("tab").nth(tab).click()
            assert RAW_KEY.search(ada.page.locator("body").inner_text()) is None


def test_what_happens_is_announced_in_words(ada: Person, finished: str) -> None:
    page = ada.page
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile("^0 of "))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^1 of "))).to_be_visible()
    said = page.locator("div.unseen[role=status]")
    expect(said).to_contain_text(re.compile(r"lays a card .*\."))
    assert RAW_KEY.search(said.inner_text()) is None


def test_an_old_link_to_ones_seat_says_where_the_new_one_is(
    two: tuple[Person, Person], somebody: Callable[..., Person]
) -> None:
    ada, ben = two
    link = own_link_noted(ben.page)
    resigns(ada.page)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Waiting for Ben.")).to_be_visible()
    phone = somebody(**PHONE).page
    phone.goto(link)
    phone.get_by_role("button", name="Play again: join the others").click()
    expect(phone.get_by_role("heading", name="This link no longer opens the seat")).to_be_visible()
    expect(phone.get_by_text("the table’s menu has the new link")).to_be_visible()
