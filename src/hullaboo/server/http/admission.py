"""Who may connect: so many connections an address and in all; whoever is too many is hung up on before a byte is read.

Behind a proxy all come from the proxy's address, which is not counted: requests and sockets are, by the address that
the proxy names (`safety`). The number in all, and every limit of one connection, hold there too.
"""

import asyncio
import resource
from collections.abc import Callable
from functools import partial
from math import inf
from socket import socket
from typing import cast

from hullaboo.server.http.guard import household
from hullaboo.server.http.requests import Requests
from hullaboo.server.limits.rates import Buckets, Counts
from hullaboo.server.limits.shares import Place
from hullaboo.server.metrics import TURNED_AWAY, note
from hullaboo.server.settings import Settings

DESCRIPTORS_KEPT = 100
"""Left for the database, the processes of bots, and files."""


class Admission:
    """Counts the connections that are open."""

    def __init__(self, settings: Settings) -> None:
        """Nobody is here."""
        limits = settings.limits
        self._settings = settings
        self._rates = Buckets(limits.connects_a_second, limits.connect_burst, settings.now)
        self._counts = Counts(limits.connections_an_address)
        self.open = 0
        self._was_full = False

    def enter(self, address: str, port: int, descriptor: int) -> Place | None:
        """The place of somebody who may connect; all connections of a proxy stand for themselves."""
        home = None if self._settings.trusts(address) else household(address)
        if why := self._objection(home, descriptor):
            TURNED_AWAY.counts[why] += 1
            return None
        self.open += 1
        return Place(home or f"{address}:{port}", partial(self._leave, home))

    def _objection(self, home: str | None, descriptor: int) -> str:
        """Why somebody may not connect; else they are counted."""
        if self._is_full(descriptor):
            return "full"
        if home is None:
            return ""
        if not self._rates.take(home):
            return "too-often"
        return "" if self._counts.take(home) else "too-many"

    def _is_full(self, descriptor: int) -> bool:
        """Whether all places are taken; the system gives the lowest descriptor that is free."""
        is_full = self.open >= self._settings.limits.connections or descriptor >= most_descriptors() - DESCRIPTORS_KEPT
        if is_full and not self._was_full:
            note("no more connections are taken", open=self.open, descriptors=most_descriptors())
        self._was_full = is_full
        return is_full

    def _leave(self, home: str | None) -> None:
        self.open -= 1
        if home is not None:
            self._counts.give_back(home)


def most_descriptors() -> float:
    """How many files and sockets this process may open."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return inf if most == resource.RLIM_INFINITY else most


def allow_descriptors(wanted: int) -> None:
    """Let this process open so many files and sockets, as far as the system lets it."""
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if usual != resource.RLIM_INFINITY and usual < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Newcomer(asyncio.Protocol):
    """A connection that has just been made: it becomes one for requests, or is hung up on."""

    def __init__(self, admission: Admission, requests: Callable[..., Requests]) -> None:
        """Not connected yet."""
        self._admission, self._requests = admission, requests

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See who it is."""
        connected = cast(asyncio.Transport, transport)
        accepted: socket = connected.get_extra_info("socket")
        address, port = connected.get_extra_info("peername")[:2]
        place = self._admission.enter(str(address), int(port), accepted.fileno())
        if place is None:
            connected.abort()
            return
        requests = self._requests(place=place)
        requests.connection_made(connected)
        connected.set_protocol(requests)
