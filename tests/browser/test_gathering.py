"""Before the deal: names, who is ready, what the host arranges; and before every rematch."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from .boards import IN_TURNS
from .conftest import PHONE, Person, findings, small_targets
from .test_table import board, invites, resigns, sits_down

MANY = "spooky"
"""A game with more seats than two."""


def chairs(page: Page) -> list[str]:
    return page.locator("main > ol > li strong").all_inner_texts()


def test_who_opens_a_link_says_a_name_and_nobody_is_dealt_in_unasked(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    link = invites(ada)
    ben.page.goto(link)
    expect(ada.page.get_by_role("button", name="Change my name")).to_be_visible()
    expect(ben.page.get_by_text(re.compile("^[A-Z][a-z]+ [A-Z][a-z]+ is waiting for you"))).to_be_visible()
    expect(ben.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    name = ben.page.get_by_label("Your name")
    expect(name).not_to_have_value("")
    offered = name.input_value()
    ben.page.get_by_role("button", name="Another name").click()
    assert findings(ben.page) == []
    assert small_targets(ben.page) == []
    sits_down(ben.page, "Ben")
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    assert offered
    expect(ben.page.get_by_role("heading", name="The others are only waiting for you.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Deal the cards")).to_have_attribute("aria-disabled", "true")
    expect(board(ada.page)).to_have_count(0)
    ben.page.get_by_role("button", name="I am ready").click()
    expect(ada.page.get_by_role("heading", name="Everybody is ready.")).to_be_visible()
    assert findings(ada.page) == []
    ada.page.get_by_role("button", name="Deal the cards").click()
    for person in (ada, ben):
        expect(board(person.page)).to_be_visible()


def test_names_are_offered_in_the_readers_language(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody(locale="de-DE")
    ben.page.goto(invites(ada))
    expect(ben.page.get_by_label("Dein Name")).not_to_have_value("")
    assert re.match("Frau|Graf|Tante|Alt|Fräulein|Ritter|Onkel|Klein|Doktor|Käpten|Madame|Vetter|Lisa|Mond|Baron|Grau",
                    ben.page.get_by_label("Dein Name").input_value())  # fmt: skip


def test_the_host_seats_a_bot_changes_the_order_and_starts(somebody: Callable[..., Person]) -> None:
    ada = somebody(**PHONE)
    invites(ada, MANY)
    page = ada.page
    page.get_by_label("Who sits in Seat 2’s place").select_option("otto")
    expect(page.locator("main > ol > li").nth(1)).to_contain_text("Otto")
    page.get_by_role("button", name="One more seat").click()
    expect(page.locator("main > ol > li")).to_have_count(3)
    page.get_by_role("button", name="Move Otto one place up").click()
    expect(page.locator("main > ol > li strong").first).to_have_text("Otto")
    page.get_by_label("Who sits in Otto’s place").select_option("wilma")
    expect(page.locator("main > ol > li strong").first).to_have_text("Wilma")
    page.get_by_role("button", name="Take Seat 3’s seat away").click()
    expect(page.locator("main > ol > li")).to_have_count(2)
    assert findings(page) == []
    assert small_targets(page) == []
    page.get_by_role("button", name="Deal the cards").click()
    expect(board(page)).to_be_visible()


def test_somebody_is_asked_to_leave_and_may_look_on(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody()
    ben.page.goto(invites(ada))
    sits_down(ben.page, "Ben")
    ada.page.get_by_role("button", name="Ask to leave").click()
    ada.page.get_by_role("button", name="Yes, free the seat").click()
    expect(ben.page.get_by_text("You no longer sit here")).to_be_visible()
    expect(ada.page.get_by_text("One seat is still free.")).to_be_visible()


def test_a_host_who_leaves_is_followed(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody()
    ben.page.goto(invites(ada))
    sits_down(ben.page, "Ben")
    ada.page.get_by_role("button", name="Leave the table").click()
    expect(ada.page.locator("article").first).to_be_visible()
    expect(ben.page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(ben.page.get_by_label("The link for your friends")).to_be_visible()


def test_a_rematch_goes_ahead_without_who_has_left(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    ben.page.goto(invites(ada))
    sits_down(ben.page, "Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    expect(board(ben.page)).to_be_visible()
    resigns(ada.page)
    expect(ben.page.get_by_role("button", name="Play again")).to_be_visible()
    ben.page.goto("/about")
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Waiting for Ben.")).to_be_visible()
    ada.page.get_by_role("button", name="Ask to leave").click()
    ada.page.get_by_role("button", name="Yes, free the seat").click()
    ada.page.get_by_label(re.compile("^Who sits in Seat")).select_option("mo")
    ada.page.get_by_role("button", name="Deal the cards").click()
    expect(board(ada.page)).to_be_visible()


def test_a_rematch_of_both_takes_one_tap_each_and_a_start(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    ben.page.goto(invites(ada))
    sits_down(ben.page, "Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    expect(board(ben.page)).to_be_visible()
    resigns(ada.page)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Waiting for Ben.")).to_be_visible()
    ben.page.get_by_role("button", name="Play again: join the others").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    for person in (ada, ben):
        expect(board(person.page)).to_be_visible()


def test_a_table_in_the_list_says_that_strangers_may_sit_down(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.locator(f"article[aria-labelledby=door-{IN_TURNS}]").get_by_role("button", name="Invite").click()
    ada.page.get_by_label("Anybody may sit down").check()
    ada.page.get_by_role("button", name="Set the table").click()
    expect(ada.page.get_by_text("strangers may sit down too")).to_be_visible()


def test_the_clock_of_the_first_look_waits_for_who_is_still_coming(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    held: list[Callable[[], None]] = []

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def says(text: str | bytes) -> None:
            is_here = json.loads(text)["type"] == "here"
            held.append(lambda: server.send(text)) if is_here else server.send(text)

        line.on_message(says)

    ben.page.route_web_socket(re.compile("/socket$"), slow)
    ben.page.goto(invites(ada, MANY))
    sits_down(ben.page, "Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    for person in (ada, ben):
        expect(board(person.page)).to_be_visible()
    while not held:
        ben.page.wait_for_timeout(10)
    expect(ada.page.locator(".clock")).to_have_count(0)
    held[0]()
    expect(ada.page.locator(".clock")).to_be_visible()
