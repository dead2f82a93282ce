"""Views in pieces of JSON, as servers send them; in one piece, where a game does not take its view apart."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from msgspec.json import encode

from hullaboo.core.contract import Game, Slate, View
from hullaboo.core.seats import SPECTATOR

NOTHING = b""
OCCASION = "occasion"


class Pieces(NamedTuple):
    """What gives the pieces of a state: those that stay the same in a match, and the others."""

    still: Callable[[Any], View]
    slate: Callable[[Any], Slate]


@cache
def pieces_of(game: Game) -> Pieces:
    """The pieces that a game gives; else each view is one piece, and what reactions answer stands in it."""
    views: Any = game.views
    if hasattr(views, "slate"):
        return Pieces(views.still, views.slate)
    return Pieces(lambda _state: {}, lambda state: in_one_piece(views.view, state))


def in_one_piece(view: Callable[[Any, int], View], state: Any) -> Slate:
    """Whole views."""
    return Slate(view(state, SPECTATOR).get(OCCASION), NOTHING, Whole(view, state))


class Whole(dict[int, bytes]):
    """Whole views of a state by viewer, made when they are asked for."""

    def __init__(self, view: Callable[[Any, int], View], state: Any) -> None:
        """None yet."""
        super().__init__()
        self._view, self._state = view, state

    def __missing__(self, viewer: int) -> bytes:
        """Make one, and keep it."""
        made = self[viewer] = encode(self._view(self._state, viewer))[1:-1]
        return made
