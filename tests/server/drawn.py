"""Ids, keys and secrets that follow from a name: what a test deals depends on its own name, in every run."""

import hashlib
from collections import Counter
from pathlib import Path

from hullaboo.server.identity import Entropy


class Drawn:
    """Draws by a name and by what was drawn of the same kind since: the third secret is always the third."""

    def __init__(self, name: str) -> None:
        self.begin(name)

    def begin(self, name: str) -> None:
        self.name, self.count = name, Counter[str]()

    def draw(self, kind: str, length: int) -> bytes:
        self.count[kind] += 1
        return hashlib.shake_128(f"{self.name} {kind} {self.count[kind]}".encode()).digest(length)

    def bytes(self, length: int) -> bytes:
        return self.draw(str(length), length)

    def token(self) -> str:
        return self.draw("token", 12).hex()

    @property
    def entropy(self) -> Entropy:
        """For a server."""
        return Entropy(token=self.token, bytes=self.bytes)


class DrawnByFile(Drawn):
    """For a server in another process: the name stands in a file, and may change while it runs."""

    def __init__(self, file: Path) -> None:
        super().__init__("")
        self.file = file

    def draw(self, kind: str, length: int) -> bytes:
        name = self.file.read_text("utf-8")
        if name != self.name:
            self.begin(name)
        return super().draw(kind, length)
