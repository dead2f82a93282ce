"""What commands are given, checked before any work is done for it: counts, games, and files that must be new."""

from argparse import ArgumentTypeError
from pathlib import Path

from hullaboo.core.contract import Game
from hullaboo.core.errors import BadCommand, UnknownName
from hullaboo.core.finding import game


def positive(text: str) -> int:
    """A whole number above 0."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text)):
        raise ArgumentTypeError(f"expected a whole number from 1 to 999999999, got {text!r}")
    return int(text)


def a_game(name: str) -> Game:
    """A game by its name."""
    try:
        return game(name)
    except UnknownName as error:
        raise ArgumentTypeError(str(error)) from error


def refuse_unless_new(option: str, file: Path) -> None:
    """A file is written only where there is none, so that nothing is lost; that it can be is tried."""
    try:
        file.touch(exist_ok=False)
        file.unlink()
    except OSError as error:
        expected = "expected a new file in a folder that is there and can be written to"
        raise BadCommand(f"{option}: {expected}, got {str(file)!r} ({error.strerror})") from error
