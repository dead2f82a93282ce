"""Header lines without end."""

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import flood, line_to

MOST = 300_000_000


def headers(server: Attacked, source: str, seconds: float) -> str:
    """Begin a request, and never come to the end of its headers."""
    with line_to(server.port, source) as line:
        line.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode())
        sent = flood(line, b"X-Endless: header\r\n" * 1000, seconds, MOST)
    return f"{sent:,} bytes of headers taken"


if __name__ == "__main__":
    main(headers)
