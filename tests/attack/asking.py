"""Asking for the client's files and for what there is to play, far more often than is allowed, on many connections."""

from contextlib import ExitStack, suppress
from time import monotonic, sleep

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import line_to, sent_now

CONNECTIONS = 50
PATHS = ("/assets/nothing.js", "/api/games", "/api/tables", "/assets/index.js")


def asking(server: Attacked, source: str, seconds: float) -> str:
    """Ask on each of many connections, wait for nothing, and connect again when hung up on."""
    end, sent = monotonic() + seconds, 0
    requests = [f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode() for path in PATHS]
    while monotonic() < end:
        with ExitStack() as stack, suppress(OSError):
            lines = [stack.enter_context(line_to(server.port, source)) for _ in range(CONNECTIONS)]
            for line in lines:
                line.setblocking(False)
            sent += sum(sent_now(line, request) > 0 for request in requests for line in lines)
            sleep(0.01)
    return f"{sent:,} requests sent"


if __name__ == "__main__":
    main(asking)
