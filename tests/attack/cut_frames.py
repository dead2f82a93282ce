"""Messages sent byte by byte, on as many websockets as one address may open."""

from contextlib import ExitStack
from time import monotonic

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import TEXT, frame, opened_socket, sent_now

SOCKETS = 50
PINGS = [frame(TEXT, b'{"type":"ping","id":"p"}')[at : at + 1] for at in range(30)]


def cut_frames(server: Attacked, source: str, seconds: float) -> str:
    """One byte on each socket in turn, as fast as they are taken."""
    end, sent = monotonic() + seconds, 0
    with ExitStack() as stack:
        lines = [stack.enter_context(opened_socket(server.port, source)) for _ in range(SOCKETS)]
        for line in lines:
            line.setblocking(False)
        while monotonic() < end:
            sent += sum(sent_now(line, byte) for byte in PINGS for line in lines)
    return f"{sent:,} bytes taken one by one on {SOCKETS} websockets"


if __name__ == "__main__":
    main(cut_frames)
