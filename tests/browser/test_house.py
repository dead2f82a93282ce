"""The first page, and the pages around it."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .boards import BOARDS
from .conftest import PHONE, Person, findings, plays_now, small_targets

PAGES = ["/", "/about", f"/learn/{BOARDS[0]}", "/nowhere-at-all/x", "/table/none"]


def test_the_house_has_a_door_for_every_game_with_a_board_and_no_other(ada: Person) -> None:
    ada.page.goto("/")
    expect(ada.page.locator("article")).to_have_count(len(BOARDS))


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize(
    ("width", "height", "screens"), [(1280, 800, 1), (1920, 1080, 1), (390, 664, 1.5), (360, 640, 1.7)]
)
def test_every_door_can_be_opened_without_a_search(
    somebody: Callable[..., Person], width: int, height: int, screens: float, language: str
) -> None:
    page = somebody(viewport={"width": width, "height": height}, locale=language).page
    page.goto("/")
    expect(page.locator("article button.play")).to_have_count(len(BOARDS))
    page.evaluate("document.fonts.ready")
    lowest = max(
        button.evaluate("it => it.getBoundingClientRect().bottom") for button in page.locator("button.play").all()
    )
    assert lowest <= height * screens


@pytest.mark.parametrize("game", BOARDS)
def test_two_clicks_from_the_first_page_to_a_running_game(ada: Person, game: str) -> None:
    plays_now(ada.page, game)
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    expect(ada.page).to_have_url(re.compile("/table/"))


def test_what_one_left_can_be_taken_up_again(ada: Person) -> None:
    table = ada.sits_down(BOARDS[0])
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    ada.page.get_by_role("link", name="Hullaboo").click()
    ada.page.get_by_role("link", name="Go on").click()
    expect(ada.page).to_have_url(re.compile(table))
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()


def test_what_one_left_can_be_dismissed_and_is_not_lost(ada: Person) -> None:
    table = ada.sits_down(BOARDS[0])
    page = ada.page
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    page.get_by_role("link", name="Hullaboo").click()
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)
    page.reload()
    expect(page.locator("article")).to_have_count(len(BOARDS))
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("region", name="The board")).to_be_visible()


def test_a_table_open_to_all_is_in_the_list_and_an_empty_list_says_so(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody()
    ben.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    ben.page.goto("/")
    expect(ben.page.get_by_text("Nobody is waiting just now.")).to_be_visible()
    ben.page.unroute_all()
    table = ada.sits_down(BOARDS[0], seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.page.reload()
    ben.page.locator(f'a[href="/table/{table}"]').click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("region", name="The board")).to_be_visible()
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()


def test_the_whole_first_page_by_keyboard(ada: Person) -> None:
    page = ada.page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    play = page.get_by_role("button", name="Play now").first
    for _ in range(12):
        page.keyboard.press("Tab")
        if play.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The board")).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "Jouer"), ("de-DE", "Jetzt spielen")])
def test_the_browsers_language_is_spoken(somebody: Callable[..., Person], language: str, words: str) -> None:
    page = somebody(locale=language).page
    page.goto("/")
    expect(page.get_by_role("button", name=words).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())


def test_settings_are_kept(ada: Person) -> None:
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_label("Mitternacht").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "midnight")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(somebody: Callable[..., Person], scheme: str) -> None:
    page = somebody(color_scheme=scheme).page
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert findings(page) == [], path


def test_axe_finds_nothing_in_the_sheets_of_paper(ada: Person) -> None:
    ada.page.goto("/")
    for name in ("Settings", "Play now", "Invite"):
        ada.page.get_by_role("button", name=name).first.click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert findings(ada.page) == [], name
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("button", name=name).first).to_be_focused()


@pytest.mark.parametrize("game", BOARDS)
def test_options_editions_and_bots_are_told_in_words(somebody: Callable[..., Person], game: str) -> None:
    page = somebody(locale="de-DE").page
    page.goto("/")
    page.locator(f"article[aria-labelledby=door-{game}]").get_by_role("button", name="Einladen").click()
    paper = page.get_by_role("dialog")
    paper.get_by_text("Ausgabe und Optionen").click()
    expect(paper.locator("details[open]")).to_be_visible()
    expect(paper).not_to_contain_text(re.compile(r"(option|edition|bot)-[a-z]"))
    assert {"yes", "no"} & set(paper.locator("option").all_inner_texts()) == set()
    expect(paper).to_contain_text("klassisch")
    expect(paper).to_contain_text("Mo: nimmt, was hübsch aussieht")
    expect(paper).not_to_contain_text("auf gut Glück")


def test_a_tab_is_called_after_its_page(ada: Person) -> None:
    page = ada.page
    page.goto("/about")
    expect(page).to_have_title("About · Hullaboo")
    page.get_by_role("link", name="Hullaboo").first.click()
    expect(page).to_have_title("Hullaboo")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    page.get_by_role("link", name="Hullaboo").click()
    expect(page).to_have_title("Hullaboo")


def test_on_a_phone_nothing_sticks_out_and_fingers_find_everything(somebody: Callable[..., Person]) -> None:
    page = somebody(**PHONE).page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert small_targets(page) == []


@pytest.mark.parametrize("game", BOARDS)
def test_options_of_a_table_stand_apart(ada: Person, game: str) -> None:
    page = ada.page
    page.goto("/")
    page.locator(f"article[aria-labelledby=door-{game}]").get_by_role("button", name="Invite").click()
    page.get_by_text("Edition and options").click()
    rows = [row.bounding_box() for row in page.locator("details label").all()]
    places = sorted((row["y"], row["y"] + row["height"]) for row in rows if row)
    assert len(places) > 1
    assert all(above[1] + 8 <= below[0] for above, below in pairwise(places))
