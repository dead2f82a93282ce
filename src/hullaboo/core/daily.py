"""The problem of the day: the same table for everybody, whichever door they come through.

A day's number gives its seeds, and the first of them whose table suits the day is the problem (a person's own edition
may have none that does: then it is simply the first). The terminal deals with `dealt`, the server sets a match up from
the same seed; a test compares their tables byte for byte.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.edition import Edition
from hullaboo.core.entry_points import entry_points
from hullaboo.core.luck import words_of

SEEDS_A_DAY = 1_000_000
TRIES = 2_000


def seeds(game: Game, day: int, edition: Edition | None = None) -> Iterator[int]:
    """First the seed of the day's problem, then those after it, without end. Days are counted as `date.toordinal`."""
    suits, first = game.module("problems").suits, day * SEEDS_A_DAY
    tried = range(first, first + TRIES)
    return count(next((seed for seed in tried if suits(dealt(game, seed, edition), day)), first))


def dealt(game: Game, seed: int, edition: Edition | None = None) -> Any:
    """The state of a seed's table: the fewest seats, the options of a problem, the first edition unless told."""
    states = game.rules.State.batch(1)
    states["luck"][0] = words_of(seed)
    components = edition or game.edition(game.editions[0])
    entry_points(game).start(states, 0, game.rules.SEATS[0], table_options.encode(options(game)), components.numbers)
    return states[0]


def options(game: Game) -> Any:
    """The table options of a game's problems."""
    return table_options.read(game.options, game.module("problems").OPTIONS)
