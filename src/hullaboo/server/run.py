"""Running the application under uvicorn: quiet, with goodbyes."""

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import uvicorn

from hullaboo.core.contract import Game
from hullaboo.server.app import Server
from hullaboo.server.http.admission import Admission, Newcomer
from hullaboo.server.http.requests import HEAD_BYTES, Requests
from hullaboo.server.limits.shares import Shares
from hullaboo.server.metrics import LOG, flush_log, note
from hullaboo.server.settings import Settings
from hullaboo.server.socket.shortcut import protocol_for_sockets
from hullaboo.server.socket.websocket import WebSocketProtocol
from hullaboo.server.tables.handover import LONGEST

LONGEST_CLOSING = 15.0
"""In seconds, from the signal to the end; a server that hands its tables over may take longer by that."""


class PoliteServer(uvicorn.Server):
    """Says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        """Wrap uvicorn's own."""
        super().__init__(config)
        self.server = server
        self.ready: Callable[[], None] = nothing_more
        self.leaving: Callable[[], None] = nothing_more

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the lobby, or raise what keeps it shut; say where we listen, once we do."""
        try:
            await self.server.open()
            await super().startup(sockets)
        except BaseException:
            await self.server.close()
            raise
        note("listening", host=self.server.settings.host, port=self.port)
        self.ready()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, as all that this process does: it ends soon after it was told to, whatever hangs."""
        longest = LONGEST_CLOSING + (LONGEST if self.server.lobby.store.lease else 0)
        self.leaving = partial(end_soon, longest)
        super().run(sockets)

    @property
    def port(self) -> int:
        """The port we listen on, also where the system chose it."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to come back, then close."""
        note("closing")
        self.leaving()
        if self.server.lobby.store.lease:
            self._listen_no_more(sockets)
            await self.server.hand_over()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                await self.server.lobby.say_goodbye()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self.server.close()
        flush_log()

    def _listen_no_more(self, sockets: list[socket.socket] | None) -> None:
        """Leave newcomers to other servers: a proxy, or the system where they share a port, leads them there."""
        for server in self.servers:
            server.close()
        for each in sockets or []:
            each.close()


def nothing_more() -> None:
    """Nobody else wants to know."""


def end_soon(seconds: float) -> None:
    """End this process before long, also if something cannot be waited for, such as a thread that reads a dead disk."""
    timer = threading.Timer(seconds, end_at_once, [seconds])
    timer.daemon = True
    timer.start()


def end_at_once(seconds: float) -> None:
    """End without waiting for anything; what was acknowledged is kept."""
    LOG.error("did not end in time", extra={"facts": {"seconds": seconds}})
    flush_log()
    os._exit(1)


def polite(
    settings: Settings,
    games: Mapping[str, Game],
    server: Server | None = None,
    protocol: type[WebSocketProtocol] | None = None,
) -> PoliteServer:
    """Return a server, ready to run; `protocol` is how its websockets are framed."""
    server = server or Server(settings, games)
    admission, shares = Admission(settings), Shares()
    framing = protocol or protocol_for_sockets()

    def newcomer(**connected: Any) -> Newcomer:
        return Newcomer(
            admission, lambda place: Requests(place=place, shares=shares, times=settings.times, **connected)
        )

    config = uvicorn.Config(
        server.app,
        http=cast(type[asyncio.Protocol], newcomer),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws=cast(
            type[asyncio.Protocol],
            partial(framing, limits=settings.limits, now=settings.now),
        ),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.compression,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or "",
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=HEAD_BYTES,
    )
    return PoliteServer(config, server)


def serve(
    settings: Settings, games: Mapping[str, Game], listening: Sequence[socket.socket], ready: Callable[[], None]
) -> None:
    """Serve until told to stop; `ready` is called as soon as people can come."""
    server = polite(settings, games)
    server.ready = ready
    server.run([*listening])
