"""The plain pages: the lobby as a list, and the protocol as text. The browser's client takes the first one over."""

from collections.abc import Awaitable, Callable
from html import escape
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from hullaboo.server.protocol.bodies import TableListed
from hullaboo.server.tables.lobby import Lobby

Page = Callable[[Lobby], Callable[[Request], Awaitable[Response]]]
IN_A_CHECKOUT = Path(__file__).parents[4] / "docs" / "protocol.md"
FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hullaboo</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Hullaboo</h1>
<p>This server speaks the <a href="/protocol">protocol of tables</a>; its requests are in
<a href="/api/openapi.json">OpenAPI</a>.</p>
<h2>Tables</h2>
{tables}
</body></html>
"""


def front(lobby: Lobby) -> Callable[[Request], Awaitable[Response]]:
    """The public tables."""

    async def show(_request: Request) -> Response:
        lines = [line(table) for table in await lobby.listing.listed(["gathering", "playing"])]
        body = f"<ul>{''.join(lines)}</ul>" if lines else "<p>No public table yet.</p>"
        return HTMLResponse(FRAME.format(tables=body))

    return show


def line(table: TableListed) -> str:
    """One table; names are text, never markup."""
    names = ", ".join(escape(seat.name) or "…" for seat in table.seats)
    return f"<li><code>{escape(table.table)}</code> {escape(table.game)} ({table.phase}): {names}</li>"


def protocol(_lobby: Lobby) -> Callable[[Request], Awaitable[Response]]:
    """The protocol, as it is written in docs/."""

    async def show(_request: Request) -> Response:
        return PlainTextResponse(protocol_text())

    return show


def protocol_text() -> str:
    """The text of docs/protocol.md; a wheel carries a copy beside this file."""
    packed = resources.files("hullaboo.server") / "protocol.md"
    return packed.read_text("utf-8") if packed.is_file() else IN_A_CHECKOUT.read_text("utf-8")


PAGES: dict[str, Page] = {"/": front, "/protocol": protocol}
