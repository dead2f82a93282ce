"""The games that a server offers."""

from collections.abc import Mapping
from dataclasses import fields

from hullaboo.bots import naming
from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.errors import UnknownName
from hullaboo.play.lessons import has_lessons
from hullaboo.server.protocol.bodies import GameShown, OptionShown


class Catalog:
    """The games by their names."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        """These games are offered."""
        self.games = games

    def __contains__(self, name: str) -> bool:
        return name in self.games

    def game(self, name: str) -> Game:
        """Return a game; refuses a name that none has."""
        if name not in self.games:
            raise UnknownName("game", name, list(self.games))
        return self.games[name]

    def offered(self) -> list[GameShown]:
        """Return what can be played."""
        return [shown(game) for game in self.games.values()]

    def easiest(self, game: str) -> str:
        """Return the bot that a newcomer meets."""
        return next(iter(naming.characters(self.game(game))), "random")

    def stand_in_for(self, game: str) -> str:
        """Return the bot that plays for an absent person: the middle one of the game's levels."""
        levels = sorted(self.game(game).bots.LEVELS)
        return str(levels[len(levels) // 2]) if levels else "random"


def shown(game: Game) -> GameShown:
    """Return a game as the lobby offers it."""
    options = [
        OptionShown(
            each.name,
            table_options.text_of(table_options.usual(each)),
            list(each.metadata["words"]) if "words" in each.metadata else None,
            each.metadata.get("low"),
            each.metadata.get("high"),
        )
        for each in fields(game.options)
    ]
    return GameShown(
        game.name,
        list(game.rules.SEATS),
        game.editions,
        options,
        naming.characters(game),
        game.has("problems"),
        has_lessons(game),
    )


def known_edition(game: Game, name: str | None) -> str:
    """Return the name of an edition of a game, its first where none is named; a server reads no files of guests."""
    name = game.editions[0] if name is None else name
    if name not in game.editions:
        raise UnknownName("edition", name, game.editions)
    return name
