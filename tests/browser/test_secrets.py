"""Nothing hidden reaches the page: two worlds that a seat cannot tell apart look the same to the last byte.

The browser plays against a table made here: once the true one, once the same dealt anew in all that the seat may not
know. The page, its accessibility tree, its storage and what it asks of the server must be equal.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from hullaboo.core.finding import games
from hullaboo.core.seats import CLOCK, holds
from hullaboo.play.match import Match

from .boards import BOARDS
from .conftest import Person

SEAT, MOVES, WORLDS = 0, 12, 2


def played(game: str) -> Match:
    """A match in its middle."""
    match, luck = Match(games()[game]), random.Random(7)
    while len(match.moves) < MOVES and not match.over:
        seat = match.asked
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def room(match: Match) -> dict[str, Any]:
    """The room of the match, as its seat sees it."""
    seats = [
        {"seat": at, "kind": "person", "name": f"Guest {at}", "present": True, "ready": True, "yours": at == SEAT}
        for at in range(match.seats)
    ]
    return {
        "type": "room", "table": "t", "game": match.game.name, "edition": match.edition.name, "options": {},
        "phase": "playing", "public": True, "hot_seat": False, "spectators_chat": True, "commitment": "c",
        "seats": seats,
    }  # fmt: skip


def table(match: Match, world: int) -> dict[str, Any]:
    """What the seat is shown in one of the worlds it cannot tell apart; world 0 is the true one."""
    moves, views = match.game.moves, match.game.views
    state = match.guessed(SEAT, world)[0] if world else match.state
    actions = match.legal(SEAT) if holds(match.actors, SEAT) and SEAT != CLOCK else ()
    legal = [{"move": moves.text(action), "label": moves.phrase(action)} for action in actions]
    view = views.view(state, SEAT)
    return {"type": "table", "number": 1, "seat": SEAT, "view": view, "events": [], "legal": legal, "deadline": None}


def shown(person: Person, match: Match, world: int) -> dict[str, Any]:
    """Everything about the page that shows a world."""
    asked: list[str] = []
    page = person.page
    page.on("request", lambda request: asked.append(named(request)))
    page.route("**/api/**", lambda route: answer(route, match))
    page.route_web_socket("**/socket", lambda line: speak(line, match, world))
    page.goto("/table/t")
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    page.get_by_role("tab", name="In words").click()
    page.wait_for_load_state("networkidle")
    return {
        "page": page.content(),
        "accessible": page.locator("body").aria_snapshot(),
        "storage": storage(page),
        "asked": sorted(asked),
    }


def named(request: Request) -> str:
    return f"{request.method} {request.url}"


def answer(route: Route, match: Match) -> None:
    route.fulfill(json=room(match))


def speak(line: WebSocketRoute, match: Match, world: int) -> None:
    """A server that shows one table."""

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "sit":
            line.send(json.dumps({"type": "ack", "id": message["id"]}))
            line.send(json.dumps(table(match, world)))

    line.on_message(hear)
    line.send(json.dumps(room(match)))


def storage(page: Page) -> Any:
    return page.evaluate("[{...localStorage}, {...sessionStorage}, document.cookie]")


@pytest.mark.parametrize("game", BOARDS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(somebody: Callable[..., Person], game: str) -> None:
    match = played(game)
    true, *others = [shown(somebody(), match, world) for world in range(WORLDS)]
    for what, value in true.items():
        for other in others:
            assert other[what] == value, what
