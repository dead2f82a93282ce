"""What the tests of both card games share: hearing what the page hears, and playing moves by mouse and keys."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from .conftest import Person

THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""
SHORT = 3_000
"""Long enough for a click; a thing that is gone by then was taken away by the clock, as it may be."""
LONGEST = 400
"""More moves than any match of these tests needs."""
RAW_KEY = re.compile(r"\b(?:ui|web|move|event|power)-[a-z-]+")
CURTAIN = re.compile("raise the curtain")

Plays = Callable[[Page, str], None]
Choose = Callable[["Watcher"], str | None]


class Watcher:
    """Hears what the page hears."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
            self.told += message["events"]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def moves(self) -> list[str]:
        """What the seat may do, besides waiting."""
        return [each["move"] for each in self.table.get("legal", []) if each["move"] != "wait"]

    def codes(self) -> list[str]:
        """What happened so far."""
        return [event["code"] for event in self.told]

    def until(self, holds: Callable[["Watcher"], Any], *, seconds: float = THINKING / 1000) -> None:
        """Wait until what was heard fulfils a condition."""
        for _ in range(int(seconds * 20)):
            if self.table and holds(self):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"still {self.table.get('view')}, legal {self.moves}")

    def until_after(self, number: int) -> None:
        """Wait for a message that comes after one."""
        self.until(lambda heard: heard.table["number"] != number)

    def until_seated(self, seat: int) -> None:
        """Wait until the table is seen from a seat."""
        self.until(lambda heard: heard.table["seat"] == seat)


def looks_away(watcher: Watcher) -> None:
    """The first look ends: one says so, unless the clock was quicker."""
    with suppress(Error):
        said(watcher.page, "seen").click(timeout=SHORT)
    watcher.until(lambda heard: "seen" not in heard.moves)


def place(page: Page, name: str) -> Locator:
    """A place on the table: `0.a`, `pile`, `top`, `hand.0`."""
    return page.locator(f"button[data-place='{name}']")


def said(page: Page, code: str) -> Locator:
    """A button beside the cards."""
    return page.locator(f".say button.{code}")


def faces(page: Page) -> Locator:
    """The cards before the seats that lie face up."""
    return page.locator(".hand .spot .card text")


def shows_what_it_heard(watcher: Watcher) -> None:
    """As many cards lie face up as the view has faces for."""
    watcher.until(lambda heard: faces(heard.page).count() == faces_heard(heard.view))


def faces_heard(view: dict[str, Any]) -> int:
    cards = [card for hand in view["hands"] for card in hand]
    return sum(card.get("face", card.get("value")) is not None for card in cards)


def centre(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, goal: Locator) -> None:
    """Carry a card."""
    page.mouse.move(*centre(what))
    page.mouse.down()
    page.mouse.move(*centre(goal), steps=6)
    page.mouse.up()


FITS = """() => {
    const table = document.querySelector('.others').parentElement;
    return table.scrollHeight <= table.clientHeight && table.scrollWidth <= table.clientWidth;
}"""


def fits(page: Page) -> bool:
    """Whether the whole table is in sight without scrolling."""
    return bool(page.evaluate(FITS))


def does(watcher: Watcher, plays: Plays, move: str) -> None:
    """Play a move and wait for what comes of it; the clock may have been quicker, which is no fault."""
    number = watcher.table["number"]
    try:
        plays(watcher.page, move)
    except Error:
        assert watcher.table["number"] != number, f"{move} cannot be played"
    watcher.until_after(number)
    expect(watcher.page.locator(":focus")).to_have_count(1)


def play_until(watcher: Watcher, plays: Plays, choose: Choose, stop: Callable[[Watcher], Any]) -> None:
    """Play what `choose` says whenever it says something, until `stop` or the end."""
    for _ in range(LONGEST):
        watcher.until(lambda heard: is_over(heard) or stop(heard) or choose(heard))
        if is_over(watcher) or stop(watcher):
            return
        move = choose(watcher)
        if move:
            does(watcher, plays, move)
    raise AssertionError("the match does not end")


def is_over(watcher: Watcher) -> bool:
    return "over" in (watcher.view.get("phase"), watcher.view.get("stage"))


def two_at(ada: Person, ben: Person, game: str, **more: Any) -> tuple[Watcher, Watcher]:
    """Two people at one table, each with a browser."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "public": True, "pace": 0, **more}
    table = ada.post("/api/tables", wanted)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {})
    watchers = Watcher(ada.page), Watcher(ben.page)
    for person in (ada, ben):
        person.page.goto(f"/table/{table}")
    for watcher in watchers:
        watcher.until(lambda heard: heard.table["seat"] is not None)
    return watchers


def raise_curtain(page: Page) -> None:
    """Nothing of the table is in the page while the curtain is down; then it goes up."""
    button = page.get_by_role("button", name=CURTAIN)
    expect(button).to_be_focused()
    assert page.locator(".hand, .spot, .prompt").count() == 0
    button.click()
    expect(page.locator(".hand").first).to_be_visible()


def resigns(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, the others win").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
