"""Games are found by looking: every folder in `hullaboo/games` that holds `rules.py` is one."""

from functools import cache
from pathlib import Path

from hullaboo.core.contract import Game
from hullaboo.core.errors import UnknownName

PACKAGE = "hullaboo.games"
HOME = Path(__file__).parent.parent / "games"


@cache
def games() -> dict[str, Game]:
    """Every game in the box, by name."""
    folders = sorted(file.parent for file in HOME.glob("*/rules.py"))
    return {each.name: Game(each.name, f"{PACKAGE}.{each.name}", each) for each in folders}


def game(name: str) -> Game:
    """One game by name."""
    found = games().get(name)
    if found is None:
        raise UnknownName("game", name, list(games()))
    return found


def add(newcomer: Game) -> None:
    """Put a game from elsewhere into the box, for this process: one under development, or a test's."""
    games()[newcomer.name] = newcomer
