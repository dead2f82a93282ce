"""Requests without end on one connection, none of whose answers is waited for."""

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import flood, line_to

MOST = 36_000_000


def pipelining(server: Attacked, source: str, seconds: float) -> str:
    """Send requests one after the other on one connection, and again when it is closed."""
    request = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with line_to(server.port, source) as line:
        sent = flood(line, request * 1000, seconds, MOST)
    return f"{sent:,} bytes of requests taken"


if __name__ == "__main__":
    main(pipelining)
