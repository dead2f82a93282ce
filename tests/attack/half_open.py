"""Connections that never ask, and requests whose bodies never end, from one address."""

import time

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import is_alive, line_to, lines_to, sent_now

SILENT, HALF_BODIES = 1100, 150


def half_open(server: Attacked, source: str, seconds: float) -> str:
    """Hold as many connections as the server lets one address hold; can somebody else still come?"""
    silent, bodies, served = held(server, source, seconds)
    return f"held for {seconds:.0f} s: {silent} silent, {bodies} half bodies; somebody else is served: {served}"


def held(server: Attacked, source: str, seconds: float) -> tuple[int, int, bool]:
    """How many connections live after so long, silent ones and half bodies, and whether anybody else is served."""
    begun = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 99\r\n\r\n{{".encode()
    server.allow_descriptors(1024)
    with lines_to(server.port, source, HALF_BODIES) as bodies, lines_to(server.port, source, SILENT) as silent:
        for line in bodies:
            sent_now(line, begun)
        time.sleep(seconds)
        served = is_served(server.port)
        return sum(map(is_alive, silent)), sum(map(is_alive, bodies)), served


def is_served(port: int) -> bool:
    """Whether somebody from another address gets an answer."""
    try:
        with line_to(port, "127.0.0.98") as line:
            line.settimeout(3)
            line.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            return line.recv(100).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


if __name__ == "__main__":
    main(half_open)
