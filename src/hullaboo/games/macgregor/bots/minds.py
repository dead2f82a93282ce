"""Ways to think about a round, as ghost and as player. A mind sees guessed worlds only, never the truth."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from hullaboo.kit.regret import Numbers

from ..board import CRESTS, DUNGEON, ROOMS, SIDE
from ..knowledge import guess
from ..state import CARDS, LAYING, State
from ..ways import colours_held
from .chances import chances_for
from .duel import Paths, Solution, paths_of, solve
from .turns import CANNOT, ENDS, FREE, look_ahead, look_around, top_odds

WORLDS = 32


class Path(NamedTuple):
    """A path to lay: its code and how many cards it has."""

    code: int
    cards: int


@dataclass(frozen=True)
class Scene:
    """A seat's moment of decision."""

    seat: int
    world: Callable[[int], State]
    luck: Random

    def worlds(self, count: int) -> list[State]:
        """Some guessed worlds."""
        return [self.world(self.luck.getrandbits(31)) for _ in range(count)]


class Mind(Protocol):
    """How a level plays both roles."""

    def path(self, scene: Scene, /) -> Path:
        """The path to lay."""
        ...

    def way(self, scene: Scene, /) -> int:
        """The way to go, as in `bots.turns`."""
        ...


class Ends(NamedTuple):
    """Where a seat may end its move: the worth of each room, and the way there."""

    worth: Numbers
    ways: np.ndarray[Any, np.dtype[np.int64]]


def ends_of(state: State, seat: int) -> Ends:
    """What a seat can do with its turn in a world."""
    worth, ways, odds = np.zeros(ENDS), np.zeros(ENDS, np.int64), np.zeros(3)
    top_odds(state, seat, odds)
    look_ahead(state, seat, chances_for(state), odds, worth, ways)
    return Ends(worth, ways)


def has_moved(state: State, seat: int) -> bool:
    """Whether a player's move in this round is over."""
    ghost, seats = int(state.ghost), int(state.seats)
    return state.phase != LAYING and (seat - ghost) % seats < (int(state.turn) - ghost) % seats


def worth_of(state: State, seat: int) -> Numbers:
    """The worth of each room in which a player may end this round; nothing to lose for one that can leave."""
    worth = np.full(ENDS, CANNOT)
    if has_moved(state, seat):
        look_around(state, seat, chances_for(state), worth)
    else:
        worth = ends_of(state, seat).worth
    return np.full(ROOMS, CANNOT) if worth[FREE] > 0 else worth[:ROOMS]


def players(state: State) -> list[int]:
    """Every seat but the ghost's."""
    return [seat for seat in range(int(state.seats)) if seat != state.ghost]


def alike(worlds: Sequence[State]) -> dict[tuple[int, int], list[State]]:
    """The worlds in which a player has each hand: by seat and hand, in the order in which they were guessed."""
    found: dict[tuple[int, int], list[State]] = {}
    for world in worlds:
        for seat in players(world):
            found.setdefault((seat, int(colours_held(world, seat))), []).append(world)
    return found


def types(worlds: Sequence[State]) -> tuple[Numbers, Numbers]:
    """What each player may be like, a row for each different hand, and how often it was guessed."""
    found = alike(worlds)
    rows = [worth_of(there[0], seat) for (seat, _), there in found.items()]
    return np.array(rows), np.array([len(there) / len(worlds) for there in found.values()])


def drawn_from(shares: Numbers, luck: Random) -> int:
    """A place in a row, each as likely as its share."""
    return luck.choices(range(len(shares)), shares.tolist())[0]


def distance(one: int, other: int) -> int:
    """Rooms between two rooms for a ghost; the dungeon lies far from all."""
    if DUNGEON in (one, other):
        return 2 * SIDE
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def walks(world: State) -> Iterator[Path]:
    """Every path the ghost may lay."""
    for cards in range(1, CARDS + 1):
        for code in paths_of(world, cards).codes:
            yield Path(int(code), cards)


def end_of(world: State, path: Path) -> int:
    """Where a path leads the ghost."""
    room = int(world.pawn[int(world.ghost)])
    for card in range(path.cards):
        room = int(world.haunt[room, path.code // CRESTS**card % CRESTS])
    return room


def nearest_player(scene: Scene, world: State) -> int:
    """The room of whoever stands nearest to the ghost."""
    ghost = int(world.pawn[int(world.ghost)])
    rooms = [int(world.pawn[seat]) for seat in players(world)]
    return min(rooms, key=lambda room: (distance(ghost, room), scene.luck.random()))


@dataclass(frozen=True)
class Sleepwalker:
    """Level 1: half asleep towards whoever is near; as player the shortest way, without a look at the ghost."""

    noise: float = 1.0
    """By how many doors it misjudges a way."""
    fear: float = 0.0
    """How many doors longer a way may be to a room out of the ghost's reach."""
    drift: float = 5.0
    """By how many rooms it misjudges where a path ends."""

    def path(self, scene: Scene, /) -> Path:
        """One that seems to end near the nearest player."""
        world = scene.world(0)
        goal = nearest_player(scene, world)
        return min(walks(world), key=lambda path: distance(end_of(world, path), goal) + scene.luck.gauss(0, self.drift))

    def way(self, scene: Scene, /) -> int:
        """As near to a gate as the keys allow."""
        world = scene.world(0)
        ends = ends_of(world, scene.seat)
        if ends.worth[FREE] > 0:
            return int(ends.ways[FREE])
        rooms = [room for room in range(ROOMS) if ends.worth[room] >= 0]
        best = min(rooms, key=lambda room: self.badness(world, room) + scene.luck.gauss(0, self.noise))
        return int(ends.ways[best])

    def badness(self, world: State, room: int) -> float:
        """How far a room is from freedom, and how afraid this mind would be in it."""
        in_reach = distance(int(world.pawn[int(world.ghost)]), room) <= int(world.laid)
        return int(world.doors_out[room]) + self.fear * in_reach


@dataclass(frozen=True)
class Lurker(Sleepwalker):
    """Levels 2 and 3: a path through most pawns; as player the shortest way, out of the ghost's reach if it can."""

    noise: float = 0.5
    fear: float = 3.0
    whim: float = 0.5
    """By how many pawns it misjudges a path."""

    def path(self, scene: Scene, /) -> Path:
        """Through as many rooms with pawns as there can be."""
        world = scene.world(0)
        pawns = [int(world.pawn[seat]) for seat in players(world)]
        paths = [(cards, paths_of(world, cards)) for cards in range(1, CARDS + 1)]
        met = [
            (sum(row[pawn] < 0 for pawn in pawns) + scene.luck.random() * self.whim, Path(int(code), cards))
            for cards, (codes, grip) in paths
            for code, row in zip(codes, grip, strict=True)
        ]
        return max(met)[1]


class Reckoner:
    """Level 4: the best against an opponent of whom it believes everything equally likely."""

    worlds = 8

    def path(self, scene: Scene, /) -> Path:
        """The path that leaves least to players who may end anywhere."""
        worlds = scene.worlds(self.worlds)
        rows, weights = types(worlds)
        spread = np.where(rows >= 0, rows, 0) / np.maximum(1, (rows >= 0).sum(1, keepdims=True))
        mass = weights @ spread
        paths = [(cards, paths_of(worlds[0], cards)) for cards in range(1, CARDS + 1)]
        left = [
            (float(row @ mass), Path(int(code), cards))
            for cards, (codes, grip) in paths
            for code, row in zip(codes, grip, strict=True)
        ]
        return min(left)[1]

    def way(self, scene: Scene, /) -> int:
        """The room of most worth against all paths of the length that lies there."""
        world = scene.world(0)
        ends = ends_of(world, scene.seat)
        if ends.worth[FREE] > 0:
            return int(ends.ways[FREE])
        risk = paths_of(world, int(world.laid)).grip.mean(0)
        gains = np.where(ends.worth[:ROOMS] >= 0, ends.worth[:ROOMS] * risk, -np.inf)
        return int(ends.ways[int(gains.argmax())])


class Schemer:
    """Level 5: the round as a duel over guessed worlds; it draws from the mixture that cannot be exploited."""

    def path(self, scene: Scene, /) -> Path:
        """A path of the length that leaves least to the players, drawn from the mixture."""
        cards, paths, solution = best_length(scene.worlds(WORLDS))
        return Path(int(paths.codes[drawn_from(solution.paths, scene.luck)]), cards)

    def way(self, scene: Scene, /) -> int:
        """A room drawn from the mixture for the hand it really has, among all it might have for the ghost."""
        world = scene.world(0)
        ends = ends_of(world, scene.seat)
        if ends.worth[FREE] > 0:
            return int(ends.ways[FREE])
        rows, weights = types(as_the_ghost_sees(scene.worlds(WORLDS), scene.luck))
        rows, weights = np.vstack([rows, ends.worth[:ROOMS]]), np.append(weights, 0.0)
        solution = solve(paths_of(world, int(world.laid)), rows, weights)
        return int(ends.ways[drawn_from(solution.rooms[-1], scene.luck)])


def best_length(worlds: Sequence[State]) -> tuple[int, Paths, Solution]:
    """How many cards the ghost should lay, since everyone will see how many, and its mixture of such paths."""
    rows, weights = types(worlds)
    tried = [(cards, paths_of(worlds[0], cards)) for cards in range(1, CARDS + 1)]
    solved = [(cards, paths, solve(paths, rows, weights)) for cards, paths in tried if len(paths.codes)]
    return min(solved, key=lambda each: each[2].worth)


def as_the_ghost_sees(worlds: Sequence[State], luck: Random) -> list[State]:
    """Worlds as the ghost would guess them: it does not know a player's own keys."""
    for world in worlds:
        guess(world, int(world.ghost), luck.getrandbits(31))
    return list(worlds)
