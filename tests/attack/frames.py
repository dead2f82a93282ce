"""Empty frames without end on one websocket: pings, or pieces of a text that never ends."""

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import CONTINUED, PING, TEXT_BEGUN, flood, frame, opened_socket

MOST = 100_000_000


def frames(server: Attacked, source: str, seconds: float) -> str:
    """Half the time empty pings, half the time empty pieces."""
    with opened_socket(server.port, source) as line:
        pings = flood(line, frame(PING) * 10_000, seconds / 2, MOST)
    with opened_socket(server.port, source) as line:
        line.sendall(frame(TEXT_BEGUN))
        pieces = flood(line, frame(CONTINUED) * 10_000, seconds / 2, MOST)
    return f"{pings // 6:,} empty pings and {pieces // 6:,} empty pieces taken"


if __name__ == "__main__":
    main(frames)
