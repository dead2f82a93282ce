"""An opponent with one habit, never tuned against, and one that sees everything.

    hullaboo arena macgregor --bots examples/bots/macgregor.py:Camper,4
    hullaboo arena macgregor --bots 5,seeing:examples/bots/macgregor.py:Seer

As ghost the camper camps before the nearest gate, wherever the others are; as player it goes the shortest way.
"""

from collections.abc import Iterator

import numpy as np

from hullaboo.games.macgregor.board import CRESTS, ROOMS
from hullaboo.games.macgregor.bots import Resident
from hullaboo.games.macgregor.bots.duel import ENTERED, if_caught, paths_of
from hullaboo.games.macgregor.bots.minds import Path, Scene, Schemer, Sleepwalker, distance, ends_of
from hullaboo.games.macgregor.bots.turns import FREE
from hullaboo.games.macgregor.state import CARDS, State


class Camp(Sleepwalker):
    """The camper's mind."""

    def path(self, scene: Scene, /) -> Path:
        """The path that ends nearest to a gate."""
        world = scene.world(0)
        ghost = int(world.pawn[int(world.ghost)])
        gates = [room for room in range(ROOMS) if world.doors_out[room] == min(world.doors_out)]
        camp = min(gates, key=lambda room: distance(ghost, room))
        return min(walks(world), key=lambda path: (distance(end(world, ghost, path), camp), scene.luck.random()))


def walks(world: State) -> Iterator[Path]:
    """Every path the ghost may lay."""
    for cards in range(1, CARDS + 1):
        for code in paths_of(world, cards).codes:
            yield Path(int(code), cards)


def end(world: State, room: int, path: Path) -> int:
    """Where a path ends."""
    for card in range(path.cards):
        room = int(world.haunt[room, path.code // CRESTS**card % CRESTS])
    return room


def Camper(seat: int, seed: int) -> Resident:
    """A bot with that mind."""
    return Resident(seat, seed, Camp())


class Sight(Schemer):
    """The seer's mind: the highest level's, but it knows the path and all keys of the world it is given."""

    def way(self, scene: Scene, /) -> int:
        """The room in which most is left after this walk."""
        world = scene.world(0)
        ends = ends_of(world, scene.seat)
        if ends.worth[FREE] > 0:
            return int(ends.ways[FREE])
        paths, worth = paths_of(world, int(world.laid)), ends.worth[:ROOMS]
        walked = sum(int(world.path[card]) * CRESTS**card for card in range(int(world.laid)))
        grip = paths.grip[paths.codes.tolist().index(walked)]
        left = np.where(grip == ENTERED, if_caught(worth), worth * grip)
        return int(ends.ways[int(np.where(worth >= 0, left, -np.inf).argmax())])


def Seer(seat: int, seed: int) -> Resident:
    """A bot with that mind; the true path and keys after `seeing:`."""
    return Resident(seat, seed, Sight())
