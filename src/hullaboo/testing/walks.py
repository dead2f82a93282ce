"""Random matches for properties to look at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hullaboo.core.contract import Game
from hullaboo.core.seats import CLOCK, SPECTATOR, members
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match

STEPS = 250
"""How far a walk goes when a match is long."""
NODES = 4000
"""How many actions bots that search may judge: enough to choose, and quickly."""


def opened(game: Game, seats: int, seed: int, options: Any = None, edition: str | None = None) -> Match:
    """A match at its beginning."""
    chosen = game.edition(edition or game.editions[0])
    return Match(game, seats, edition=chosen, options=options, luck=Fair.from_seed(seed))


def step(match: Match, luck: Random) -> None:
    """Any actor plays any of its legal actions."""
    seat = luck.choice(list(members(match.actors)))
    match.play(seat, luck.choice(match.legal(seat)))


def walk(match: Match, seed: int, steps: int = STEPS) -> Iterator[Match]:
    """A match before every action of random play, and once more at its end."""
    luck = Random(f"walk {seed}")
    for _ in range(steps):
        yield match
        if match.over:
            return
        step(match, luck)
    yield match


def walks(game: Game, steps: int = STEPS, seeds: int = 1) -> Iterator[Match]:
    """Walks with every number of seats, and one more with every further edition."""
    first, *others = game.editions
    tables = [(first, seats) for seats in game.rules.SEATS] + [(other, game.rules.SEATS[0]) for other in others]
    for edition, seats in tables:
        for seed in range(seeds):
            yield from walk(opened(game, seats, seed, edition=edition), seed, steps)


def viewers(match: Match) -> list[int]:
    """Everyone who may look on while a match is played."""
    return [*range(match.seats), SPECTATOR]


def begins_with_a_look(game: Game) -> bool:
    """Whether all seats look at once as a match begins, each may end its own look, and CLOCK ends it for all."""
    match = Match(game)
    ending = set(match.legal(CLOCK))
    return bool(ending) and all(ending <= set(match.legal(seat)) for seat in range(match.seats))
