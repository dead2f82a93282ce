"""Who may speak to the server, and how much: hosts and origins, headers, sizes and rates."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hullaboo.server.http.responses import trouble
from hullaboo.server.limits.rates import Buckets, Counts
from hullaboo.server.metrics import REQUESTS, note
from hullaboo.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cache-Control": "no-store",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
ADDRESSES_REMEMBERED = 10_000
LONGEST_PATH = 500
FOR_OPERATORS = ("/livez", "/readyz", "/healthz", "/metrics")
"""No address of ours is longer; a number of thousands of digits in one would be our fault instead of nobody's page."""


class Addresses:
    """What each address has done lately, as far as a proxy in front of us says whose it is."""

    def __init__(self, settings: Settings) -> None:
        """Nobody has done anything."""
        limits, now = settings.limits, settings.now
        self.requests = Buckets(limits.requests_a_second, limits.request_burst, now)
        self.files = Buckets(limits.files_a_second, limits.file_burst, now)
        self.sockets = Counts(limits.sockets_an_address)


def address_of(scope: Scope) -> str:
    """The address a request comes from, as far as it stands for one household."""
    return household(str((scope.get("client") or ("unknown", 0))[0]))


@lru_cache(ADDRESSES_REMEMBERED)
def household(address: str) -> str:
    """Whose address it is: a long one by its first 64 bits, since its owner has all the rest; others as they are."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Guard:
    """Stands before everything: refuses strangers' pages, too much and too often; adds headers; notes every request."""

    def __init__(self, app: ASGIApp, settings: Settings, addresses: Addresses) -> None:
        """Wrap an application."""
        self.app, self.settings, self.addresses = app, settings, addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        fault = self.fault(scope)
        if scope["type"] == "http":
            app = refusal(*fault) if fault else self.app
            await app(scope, receive, self.dressed(scope, send))
        elif fault:
            await deny(fault[0], receive, send)
        else:
            await self.app(scope, receive, send)

    def fault(self, scope: Scope) -> tuple[int, str] | None:
        """What is wrong with a request, as a status and a code."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.settings.knows_host(host):
            return 421, "unknown-host"
        asks_only = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin is not None and not asks_only and not self.settings.knows_origin(origin, host):
            return 403, "unknown-origin"
        if too_big(headers.get("content-length", "0"), self.settings.limits.body_bytes):
            return 413, "too-big"
        if len(scope["path"]) > LONGEST_PATH or self._is_elsewhere(scope):
            return 404, "no-such-page"
        rates = self.addresses.files if is_part_of_the_client(scope) else self.addresses.requests
        if not rates.take(address_of(scope)):
            return 429, "too-often"
        return None

    def _is_elsewhere(self, scope: Scope) -> bool:
        """Whether something else is asked for at the port where only health and figures are."""
        figures = self.settings.figures_port
        return bool(figures) and (scope.get("server") or ("", 0))[1] == figures and scope["path"] not in FOR_OPERATORS

    def dressed(self, scope: Scope, send: Send) -> Callable[[Message], Awaitable[None]]:
        """A `send` that adds our headers and notes the answer: the route, never the query or a cookie."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.secure:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
                REQUESTS.labels(scope["method"], message["status"]).inc()
                route = getattr(scope.get("route"), "path", "-")
                note("request", method=scope["method"], route=route, status=message["status"])
            await send(message)

        return with_headers


def refusal(status: int, code: str) -> ASGIApp:
    """The answer to a request that is not let through; who asks too often is hung up on, and may connect again."""
    response = trouble(status, code)
    if code == "too-often":
        response.headers["Connection"] = "close"
    return response


def is_part_of_the_client(scope: Scope) -> bool:
    """Whether a file of the built client is asked for: a first page needs dozens, so they have a rate of their own."""
    return scope["type"] == "http" and scope["method"] in SAFE_METHODS and scope["path"].startswith("/assets/")


def too_big(length: str, most: int) -> bool:
    """Whether a body is said to be longer than we read; a length that is no number is too big as well."""
    return not (length.isascii() and length.isdigit() and len(length) < 12 and int(length) <= most)


async def deny(status: int, receive: Receive, send: Send) -> None:
    """Refuse a socket before it is one."""
    await receive()
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
