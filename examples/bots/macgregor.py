"""An opponent with one habit, never tuned against.

    hullaboo arena macgregor --bots examples/bots/macgregor.py:Camper,4

As ghost it camps before the nearest gate, wherever the others are; as player it goes the shortest way.
"""

from collections.abc import Iterator

from hullaboo.games.macgregor.board import CRESTS, ROOMS
from hullaboo.games.macgregor.bots import Resident
from hullaboo.games.macgregor.bots.duel import paths_of
from hullaboo.games.macgregor.bots.minds import Path, Scene, Sleepwalker, distance
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
