"""Header lines without end, on one connection after the other."""

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import floods

MOST = 3_000_000_000


def headers(server: Attacked, source: str, seconds: float) -> str:
    """Begin a request, and never come to the end of its headers; when hung up on, begin again."""
    begun = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    return floods(server.port, source, begun, b"X-Endless: header\r\n" * 1000, seconds, MOST)


if __name__ == "__main__":
    main(headers)
