"""Which bots a game has, and how to ask for one: `random`, a name of the game's own, or a level 1–5."""

from collections.abc import Mapping

from hullaboo.bots.searchers import searcher
from hullaboo.core.bot import Bot, Maker, RandomBot
from hullaboo.core.contract import Game
from hullaboo.core.errors import UnknownName

COMMON: Mapping[str, Maker] = {"random": RandomBot}


def levels(game: Game) -> dict[int, Maker]:
    """The makers of a game's levels, the weakest first; where it has a plan, the search is put to it."""
    return {level: made if callable(made) else searcher(game, made) for level, made in sorted(game.bots.LEVELS.items())}


def makers(game: Game) -> dict[str, Maker]:
    """Every bot of a game, by each name it answers to."""
    by_level = levels(game)
    named = {name: by_level[level] for name, level in game.bots.NAMES.items()}
    return {**COMMON, **named, **{str(level): made for level, made in by_level.items()}}


def names(game: Game) -> list[str]:
    """The names a seat may be given, besides `me`."""
    return list(makers(game))


def bot(game: Game, name: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one match; a level not built yet is refused, naming those there are."""
    maker = makers(game).get(name)
    if maker is None:
        raise UnknownName(f"bot of {game.name}", name, names(game))
    return maker(seat, seed)
