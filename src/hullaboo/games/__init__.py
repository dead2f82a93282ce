"""The games, a folder each. Called, it gives every game in the box: `hullaboo.games()`."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullaboo.core.contract import Game


class Games(ModuleType):
    """A package that can be called: importing a game must not hide the function of the same name."""

    def __call__(self) -> "dict[str, Game]":
        """Every game in the box, by name."""
        from hullaboo.core.finding import games

        return games()


sys.modules[__name__].__class__ = Games
