"""What the tests of both card games share: hearing what the page hears, and playing a move with the mouse or the keys."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""
RAW_KEY = re.compile(r"\b(?:ui|web|move|event|power)-[a-z-]+")
FOCUS_LOST = "document.activeElement === document.body"


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

    def until(self, holds: Any, *, seconds: float = 60) -> None:
        """Wait until what was heard fulfils a condition."""
        for _ in range(int(seconds * 20)):
            if self.table and holds(self):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"still {self.table.get('view')}, legal {self.moves}")


def place(page: Page, name: str) -> Locator:
    """A place on the table: `0.a`, `pile`, `top`, `hand.0`."""
    return page.locator(f"button[data-place='{name}']")


def centre(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, goal: Locator) -> None:
    """Carry a card with the mouse."""
    page.mouse.move(*centre(what))
    page.mouse.down()
    page.mouse.move(*centre(goal), steps=6)
    page.mouse.up()


def said(page: Page, code: str) -> Locator:
    """A button beside the cards."""
    return page.locator(f".say button.{code}")


def shown_faces(page: Page) -> int:
    """How many cards before the seats lie face up."""
    return page.locator(".hand .spot .card text").count()


def focus_is_kept(page: Page) -> None:
    """The focus is somewhere."""
    expect(page.locator(":focus")).to_have_count(1)
