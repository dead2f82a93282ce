"""A bot over the public protocol (docs/protocol.md): makes a table against a bot of the house and plays at random.

hullaboo serve &
python examples/bot.py http://127.0.0.1:8000 [GAME]
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


class Guest:
    """An HTTP client that keeps its cookie."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie = url.rstrip("/"), ""

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Cookie": self.cookie})
        with urllib.request.urlopen(request) as reply:
            self.cookie = (reply.headers["Set-Cookie"] or self.cookie).split(";")[0]
            return json.load(reply)


def play(guest: Guest, table: str, seat: int = 0) -> dict[str, Any]:
    """Play any legal move whenever there is one; how the match ended."""
    answered, salt = 0, secrets.token_bytes(16)
    bound = hashlib.sha256(salt).hexdigest()
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": guest.cookie}) as socket:
        socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat, "commitment": bound}))
        for message in map(json.loads, socket):
            if message["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            elif message["type"] == "room" and message["phase"] == "over":
                return dict(message["outcome"])
            elif message["type"] == "room" and all(each.get("ready") for each in message["seats"]):
                socket.send(json.dumps({"type": "reveal", "id": "reveal", "seat": seat, "salt": salt.hex()}))
            elif message["type"] == "table" and message["legal"] and message["number"] > answered:
                answered, move = message["number"], random.choice(message["legal"])["move"]
                play = {"type": "move", "id": f"m{answered}", "seat": seat, "move": move}
                socket.send(json.dumps({**play, "answers": message["occasion"]}))
    raise ConnectionError("the server closed the table")


if __name__ == "__main__":
    if len(sys.argv) < 2 or not sys.argv[1].startswith("http"):
        sys.exit("expected the address of a server: python examples/bot.py http://127.0.0.1:8000 [GAME]")
    guest = Guest(sys.argv[1])
    game = sys.argv[2] if len(sys.argv) > 2 else guest.ask("/api/games")[0]["name"]
    made = guest.ask("/api/play", {"game": game})
    print(game, play(guest, made["table"]))
