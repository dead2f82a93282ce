"""Which bots a game has, and how to ask for one: `random`, a character, or a level 1–5.

The five characters are the same in every game; what they are called, and how they play, is in the common words. A
game's own `NAMES` are further names for its levels, such as those that matches were stored with before.
"""

from collections.abc import Mapping

from hullaboo.bots.searchers import searcher
from hullaboo.core.bot import Bot, Maker, RandomBot
from hullaboo.core.contract import Game
from hullaboo.core.errors import UnknownName

COMMON: Mapping[str, Maker] = {"random": RandomBot}
CHARACTERS = ("mo", "otto", "wilma", "ida", "lux")
"""Who plays, by level: the first plays at level 1."""


def levels(game: Game) -> dict[int, Maker]:
    """The makers of a game's levels, the weakest first; where it has a plan, the search is put to it."""
    return {level: made if callable(made) else searcher(game, made) for level, made in sorted(game.bots.LEVELS.items())}


def makers(game: Game) -> dict[str, Maker]:
    """Every bot of a game, by each name it answers to."""
    by_level = levels(game)
    named = {name: by_level[level] for name, level in levels_by_name(game).items()}
    return {**COMMON, **named}


def levels_by_name(game: Game) -> dict[str, int]:
    """Every name of a level: its character's, its number, and others that the game has for it."""
    numbers = sorted(game.bots.LEVELS)
    characters = {CHARACTERS[level - 1]: level for level in numbers}
    return {**characters, **game.bots.NAMES, **{str(level): level for level in numbers}}


def characters(game: Game) -> list[str]:
    """Whom people are offered: the characters by level. Chance itself is for tests and measurements."""
    return [CHARACTERS[level - 1] for level in sorted(game.bots.LEVELS)]


def names(game: Game) -> list[str]:
    """Every bot: chance itself, and the characters by level."""
    return [*COMMON, *characters(game)]


def known_as(game: Game, name: str) -> str:
    """The name in `names` of a bot that may have been asked for, or stored, by another; others stay as they are."""
    level = levels_by_name(game).get(name)
    return name if level is None else CHARACTERS[level - 1]


def check(game: Game, name: str) -> None:
    """Refuse a bot that the game does not have, naming those there are."""
    if name not in COMMON and name not in levels_by_name(game):
        raise UnknownName(f"bot of {game.name}", name, [*names(game), *map(str, sorted(game.bots.LEVELS))])


def bot(game: Game, name: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one match."""
    check(game, name)
    return makers(game)[name](seat, seed)
