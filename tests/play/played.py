"""A whole match of the template, and logs of it with something changed."""

import hashlib
import re

from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE

SECRET = hashlib.sha256(b"3").digest()
SALTS = (b"anna's 16 bytes!", b"otto's 16 bytes!")


def played(secret: bytes = SECRET, salts: tuple[bytes, ...] = (), committed: bool = False) -> Match:
    """A whole match of the template."""
    match = Match(TEMPLATE, 2, luck=Fair(secret, salts, committed))
    for turn, text in enumerate(["swap", "keep", "keep", "swap", "keep", "keep"]):
        match.play_text(turn % 2, text)
    return match


def changed(text: str, name: str, value: str) -> str:
    """The log with one header changed."""
    return re.sub(rf'\[{name} "[^"]*"\]', f'[{name} "{value}"]', text, count=1)
