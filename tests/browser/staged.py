"""A page before a server of our own making, which shows what it is told to show."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Request, Route, WebSocketRoute, expect

from hullaboo.core.contract import Game
from hullaboo.play.match import Match

from .conftest import Person
from .geometry import STILL

SEAT = 0
Json = dict[str, Any]


def table_of(match: Match) -> Json:
    """What a seat is shown of a match."""
    moves = match.game.moves
    legal = [{"move": moves.text(action), "label": moves.phrase(action)} for action in match.legal(SEAT)]
    return {"type": "table", "seat": SEAT, "view": match.view(SEAT), "events": [], "legal": legal, "deadline": None}


def room(game: Game, names: Sequence[str] = ()) -> Json:
    """The room of the match, as its seat sees it; where nobody has a name there are as few seats as there can be."""
    seats = [
        {"seat": at, "kind": "person", "name": name, "present": True, "ready": True, "yours": at == SEAT}
        for at, name in enumerate(names or [f"Guest {at}" for at in range(game.rules.SEATS[0])])
    ]
    return {
        "type": "room", "table": "t", "game": game.name, "edition": game.editions[0], "options": {},
        "phase": "playing", "public": True, "hot_seat": False, "spectators_chat": True, "commitment": "c",
        "seats": seats,
    }  # fmt: skip


class Stage:
    """A page before a server that shows what it is told to show."""

    def __init__(self, person: Person, game: Game, names: Sequence[str] = ()) -> None:
        self.page, self.game, self.room = person.page, game, room(game, names)
        self.asked: list[str] = []
        self.told: list[Json] = []
        self.count = 0
        self.page.on("request", lambda request: self.asked.append(named(request)))
        self.page.route("**/api/**", self.answer)
        self.page.route_web_socket("**/socket", self.open)

    def answer(self, route: Route) -> None:
        route.fulfill(json={"number": 0, "events": self.told} if "/told" in route.request.url else self.room)

    def open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda said: self.hear(json.loads(said)))
        self.say(self.room)

    def hear(self, message: Json) -> None:
        if message["type"] == "sit":
            self.say({"type": "ack", "id": message["id"]})
            self.say({**self.first, "number": 0, "again": True})
        elif message["type"] == "preview":
            self.say({"type": "refused", "id": message["id"], "code": "not-now"})

    def say(self, message: Json) -> None:
        self.line.send(json.dumps(message))

    def begin(self, first: Json) -> None:
        """Come to the table."""
        self.first = first
        self.page.goto("/table/t")
        expect(self.page.get_by_role("region", name="The board")).to_be_visible()
        self.page.evaluate(STILL)

    def show(self, table: Json) -> None:
        """Show another table, and wait until it is on the page."""
        self.count += 1
        self.say({**table, "number": self.count})
        self.say({"type": "chat", "name": "", "text": ""})
        expect(self.page.get_by_role("tab", name=f"Chat ({self.count})")).to_be_visible()


def named(request: Request) -> str:
    return f"{request.method} {request.url}"
