"""What the kernel knows of a connection: our own, or that of a trusted proxy, which passes it on."""

import asyncio
import socket
from typing import Any

import pytest
from starlette.datastructures import Headers

from hullaboo.server.settings import Settings
from hullaboo.server.socket.kernel_latency import HEADER, kernel_of, passed_on, shortest_of


@pytest.mark.parametrize(
    ("given", "milliseconds"),
    [(None, None), ("0", 0), ("20500", 20), ("1000000000", 0), ("-5", 0), ("20.5", 0), ("٣٣", 0), ("", 0)],
)
def test_what_a_proxy_passes_on_is_taken_if_it_is_a_number(given: str | None, milliseconds: int | None) -> None:
    assert passed_on(given) == milliseconds


class From(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address: str, wire: socket.socket) -> None:
        super().__init__({"peername": (address, 50_000), "socket": wire})


def test_only_a_trusted_proxy_is_believed() -> None:
    settings, headers = Settings(trusted_proxy="10.0.0.1"), Headers({HEADER: "30000"})
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as wire:
        assert kernel_of(From("10.0.0.1", wire), headers, settings)() == 30
        assert kernel_of(From("10.0.0.2", wire), headers, settings)() != 30
        assert (shortest_of(wire) or 0) < 30


def test_an_old_kernel_that_says_less_knows_nothing() -> None:
    class Old:
        def getsockopt(self, *_asked: Any) -> bytes:
            return bytes(100)

    old: Any = Old()
    assert shortest_of(old) is None
