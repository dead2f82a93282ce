"""What a kernel knows of a connection: how long its packets take there and back, which no page can answer late.

Where somebody comes directly, ours knows it, by TCP_INFO. Where a trusted proxy ends their connection, ours knows the
way to the proxy only; the proxy can pass on what its own kernel knows, in the header `X-TCP-RTT`.
"""

import socket
from asyncio import BaseTransport
from collections.abc import Callable
from struct import unpack_from

from starlette.datastructures import Headers

from hullaboo.server.settings import Settings
from hullaboo.server.tables.races import not_known

HEADER = "x-tcp-rtt"
"""In microseconds: what nginx has as $tcpinfo_rtt, and HAProxy as %[fc_rtt(us)]."""
MOST_DIGITS = 9
TCP_INFO = getattr(socket, "TCP_INFO", None)
"""Linux has it, others do not."""
MIN_RTT = 148
"""Where Linux has the shortest round trip of the last minutes in its `struct tcp_info`, in microseconds."""
NEVER = 2**32 - 1


def kernel_of(transport: BaseTransport, headers: Headers, settings: Settings) -> Callable[[], int | None]:
    """What tells the shortest round trip of a connection, in milliseconds, or `None` where it cannot."""
    peer, wire = transport.get_extra_info("peername"), transport.get_extra_info("socket")
    if settings.trusts(str(peer[0])):
        passed = passed_on(headers.get(HEADER))
        return lambda: passed
    if TCP_INFO is None:
        return not_known
    return lambda: shortest_of(wire)


def passed_on(given: str | None) -> int | None:
    """What a proxy has passed on, if it does; what is no number earns no credit."""
    if given is None:
        return None
    return int(given) // 1000 if given.isascii() and given.isdigit() and len(given) <= MOST_DIGITS else 0


def shortest_of(wire: socket.socket) -> int | None:
    """The shortest round trip of the packets on a socket; none yet, or a kernel too old to say, is `None`."""
    assert TCP_INFO is not None
    info = wire.getsockopt(socket.IPPROTO_TCP, TCP_INFO, MIN_RTT + 4)
    if len(info) < MIN_RTT + 4:
        return None
    microseconds: int = unpack_from("=I", info, MIN_RTT)[0]
    return None if microseconds == NEVER else microseconds // 1000
