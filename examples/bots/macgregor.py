"""An opponent with one habit, never tuned against, and one that sees everything.

    hullaboo arena macgregor --bots examples/bots/macgregor.py:Camper,4
    hullaboo arena macgregor --bots 5,seeing:examples/bots/macgregor.py:Seer

As ghost the camper camps before the nearest gate, wherever the others are; as player it goes the shortest way.
"""

from collections.abc import Iterator

from hullaboo.games.macgregor.board import CRESTS, ROOMS
from hullaboo.games.macgregor.bots import Resident
from hullaboo.games.macgregor.bots.duel import paths_of
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
        """The room of most worth where this path does not lead."""
        world = scene.world(0)
        ends = ends_of(world, scene.seat)
        if ends.worth[FREE] > 0:
            return int(ends.ways[FREE])
        entered = set(walked(world))
        return int(ends.ways[max(range(ROOMS), key=lambda room: preference(ends.worth[room], room in entered))])


def preference(worth: float, is_entered: bool) -> tuple[bool, bool, float]:
    """A room that it can reach, where the ghost does not come, of the most worth."""
    return worth >= 0, not is_entered, worth


def walked(world: State) -> Iterator[int]:
    """The rooms that the ghost will enter."""
    room = int(world.pawn[int(world.ghost)])
    for card in range(int(world.laid)):
        room = int(world.haunt[room, int(world.path[card])])
        yield room


def Seer(seat: int, seed: int) -> Resident:
    """A bot with that mind; the true path and keys after `seeing:`."""
    return Resident(seat, seed, Sight())
