"""Views in pieces of JSON, as servers send them; in one piece, where a game does not take its view apart."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from msgspec.json import encode

from hullaboo.core.contract import Game, Pieces, View
from hullaboo.core.seats import SPECTATOR

NOTHING = b""
OCCASION = "occasion"


class Sources(NamedTuple):
    """What gives the pieces of a state: those that stay the same in a match, and the others."""

    constant: Callable[[Any], View]
    pieces: Callable[[Any], Pieces]


@cache
def sources_of(game: Game) -> Sources:
    """The pieces that a game gives; else each view is one piece, and what reactions answer stands in it."""
    views: Any = game.views
    if hasattr(views, "pieces"):
        return Sources(views.constant, views.pieces)
    return Sources(lambda _state: {}, lambda state: in_one_piece(views.view, state))


def in_one_piece(view: Callable[[Any, int], View], state: Any) -> Pieces:
    """Whole views."""
    return Pieces(view(state, SPECTATOR).get(OCCASION), NOTHING, Whole(view, state))


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
