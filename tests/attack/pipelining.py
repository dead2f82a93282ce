"""Requests without end, none of whose answers is waited for, on one connection after the other."""

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import floods

MOST = 3_000_000_000


def pipelining(server: Attacked, source: str, seconds: float) -> str:
    """Send requests one after the other on one connection; when hung up on, go on with the next."""
    request = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    return floods(server.port, source, b"", request * 1000, seconds, MOST)


if __name__ == "__main__":
    main(pipelining)
