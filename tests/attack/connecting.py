"""Connections without end, none of which says anything."""

from contextlib import suppress
from time import monotonic

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.wire import line_to


def connecting(server: Attacked, source: str, seconds: float) -> str:
    """Connect and hang up, again and again."""
    end, made = monotonic() + seconds, 0
    while monotonic() < end:
        with suppress(OSError), line_to(server.port, source):
            made += 1
    return f"{made:,} connections made"


if __name__ == "__main__":
    main(connecting)
