"""Public tables without end from one address, each with a cookie of its own: is anybody else's still in the list?"""

from time import monotonic, sleep

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.victim import ADDRESS
from tests.server.client import Guest

MOST = 260
BETWEEN = 1 / 18


def public_tables(server: Attacked, source: str, seconds: float) -> str:
    """Somebody makes a table; then 260 are made from one address, however long that takes."""
    theirs = Guest(server.port, source=ADDRESS).make("template", ["me", "open"])["table"]
    wanted = {"game": "template", "seats": [{"kind": "me"}, {"kind": "open"}]}
    end, made = monotonic() + max(seconds, 2 * MOST * BETWEEN), 0
    for _ in range(MOST):
        sleep(BETWEEN)
        made += monotonic() < end and Guest(server.port, source=source).ask("POST", "/api/tables", wanted).status == 201
    listed = [each["table"] for each in Guest(server.port).get("/api/tables?phase=open")]
    return f"{made} public tables made; somebody else's is among the {len(listed)} listed: {theirs in listed}"


if __name__ == "__main__":
    main(public_tables)
