"""An opponent with one habit, never tuned against, a newcomer as a model, and one that sees everything.

    hullaboo arena macgregor --bots examples/bots/macgregor.py:Camper,4
    hullaboo arena macgregor --bots 5,seeing:examples/bots/macgregor.py:Seer

As ghost the camper camps before the nearest gate, wherever the others are; as player it goes the shortest way.
"""

import numpy as np

from hullaboo.games.macgregor.board import CRESTS, ROOMS
from hullaboo.games.macgregor.bots import Resident
from hullaboo.games.macgregor.bots.duel import ENTERED, if_caught, paths_of
from hullaboo.games.macgregor.bots.minds import Path, Scene, Schemer, Sleepwalker, distance, end_of, ends_of, walks
from hullaboo.games.macgregor.bots.turns import FREE


class Camp(Sleepwalker):
    """The camper's mind."""

    def path(self, scene: Scene, /) -> Path:
        """The path that ends nearest to a gate."""
        world = scene.world(0)
        ghost = int(world.pawn[int(world.ghost)])
        gates = [room for room in range(ROOMS) if world.doors_out[room] == min(world.doors_out)]
        camp = min(gates, key=lambda room: distance(ghost, room))
        return min(walks(world), key=lambda path: (distance(end_of(world, path), camp), scene.luck.random()))


def Camper(seat: int, seed: int) -> Resident:
    """A bot with that mind."""
    return Resident(seat, seed, Camp())


def Newcomer(seat: int, seed: int) -> Resident:
    """A model of somebody in their first match: goes for whoever is near, or the shortest way, a room or so wrong."""
    return Resident(seat, seed, Sleepwalker(noise=1.5, fear=0.5, drift=1.0))


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
