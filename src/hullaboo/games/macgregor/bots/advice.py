"""Advice: what each action is worth, in hundredths of a way out, against others who play their best mixture.

A player's points are what its place and keys are worth after the ghost's walk, a ghost's what its walk takes from the
others. Both come from the duel that the highest level plays (`duel`), in worlds that the seat cannot tell apart.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from hullaboo.core.bot import Question, chance
from hullaboo.core.contract import Event
from hullaboo.core.hints import Hint
from hullaboo.kit.regret import Numbers

from ..board import COLOURS, CREST_NAMES, CRESTS, ROOMS, colour_of, room_name
from ..rules import CATCH, DISCARD, DRAW, LAID, LAY, STOP, apply
from ..state import CARDS, OVER, State
from ..ways import DIGIT, colours_held
from .chances import chances_for, with_key
from .duel import ENTERED, Paths, Solution, if_caught, paths_of, solve
from .minds import Scene, alike, as_the_ghost_sees, ends_of, types
from .turns import FREE, top_odds

SEED = 0
WORLDS = 16
FREEDOM = 100.0
Found = tuple[float, Event]


class Danger(NamedTuple):
    """What the ghost's walk means for each room: how often it is entered, how safe it is when it is not."""

    entered: Numbers
    safe: Numbers

    def leaves(self, worth: Numbers) -> Numbers:
        """What is left of places of some worth after the walk; nothing to choose where there is none."""
        left: Numbers = worth * self.safe + if_caught(worth) * self.entered
        return np.where(worth >= 0, left, -np.inf)


def weigh(question: Question) -> list[Hint]:
    """Every legal action, with what it is worth and why."""
    scene = Scene(question.seat, question.world, chance(SEED, question.seat, 0))
    found = WEIGHS[question.view["phase"]](question, scene)
    return [Hint(action, round(value, 2), why) for action, (value, why) in found.items()]


def lays(question: Question, scene: Scene) -> dict[int, Found]:
    """For each card, and for none, the best path that goes on so: what it takes from the others."""
    worlds = scene.worlds(WORLDS)
    rows, weights = types(worlds)
    best: dict[int, Found] = {}
    for cards in range(1, CARDS + 1):
        paths = paths_of(worlds[0], cards)
        solution = solve(paths, rows, weights)
        takes, meets = taken(rows, weights, solution), met(paths, worlds, weights, solution)
        for code, value, often in zip(paths.codes.tolist(), takes.tolist(), meets.tolist(), strict=True):
            action = next_card(code, cards, question.view["path"])
            if action in question.legal and value > best.get(action, (-np.inf, {}))[0]:
                best[action] = value, walk(worlds[0], code, cards, often)
    return best


def next_card(code: int, cards: int, laid: list[str]) -> int | None:
    """How a path goes on after the cards that lie there; nothing, if it begins otherwise."""
    crests = [code // CRESTS**card % CRESTS for card in range(cards)]
    there = [CREST_NAMES.index(crest) for crest in laid]
    if crests[: len(there)] != there:
        return None
    return LAID if cards == len(there) else LAY + crests[len(there)]


def taken(rows: Numbers, weights: Numbers, solution: Solution) -> Numbers:
    """What each path takes from players who mix, beside a night without a ghost."""
    free = float(weights @ np.maximum(rows.max(1), 0))
    taken: Numbers = FREEDOM * (free - solution.left)
    return taken


def met(paths: Paths, worlds: list[State], weights: Numbers, solution: Solution) -> Numbers:
    """How often the ghost meets anybody on each path."""
    ends = weights[:, None] * solution.rooms
    nobody = np.ones(len(paths.codes))
    seats = [seat for seat, _ in alike(worlds)]
    for seat in set(seats):
        there = ends[[each == seat for each in seats]].sum(0)
        nobody *= 1 - (paths.grip == ENTERED) @ there
    return 1 - nobody


def walk(world: State, code: int, cards: int, often: float) -> Event:
    """A path in words."""
    room, rooms = int(world.pawn[int(world.ghost)]), []
    for card in range(cards):
        room = int(world.haunt[room, code // CRESTS**card % CRESTS])
        rooms.append(room_name(room))
    return {"code": "walk", "rooms": ", ".join(rooms), "percent": round(100 * often)}


def danger(scene: Scene, world: State) -> Danger:
    """What the best mixture of paths of the length that lies there means for each room."""
    paths = paths_of(world, int(world.laid))
    walked = solve(paths, *types(as_the_ghost_sees(scene.worlds(WORLDS), scene.luck))).paths
    entered = paths.grip == ENTERED
    return Danger(walked @ entered, walked @ np.where(entered, 0, paths.grip))


def moves(question: Question, scene: Scene) -> dict[int, Found]:
    """Doors, staying and drawing."""
    world = scene.world(0)
    fear = danger(scene, world)
    return {action: moved(world, scene.seat, action, fear) for action in question.legal}


def moved(world: State, seat: int, action: int, fear: Danger) -> Found:
    """One of them, with the best that can follow it."""
    if action in (STOP, DRAW):
        return ended(world, seat, action == DRAW, fear)
    after = world.copy()  # type: ignore[attr-defined]
    apply(after, seat, action)
    ends = None if after.phase == OVER else ends_of(after, seat)
    if ends is None or ends.worth[FREE] > 0:
        return FREEDOM, {"code": "free"}
    left = fear.leaves(ends.worth[:ROOMS])
    return float(FREEDOM * left.max()), place(after, int(left.argmax()), "go", fear)


def ended(world: State, seat: int, draws: bool, fear: Danger) -> Found:
    """The end of a move where the seat is, with one more key or without."""
    room, hand, chances = int(world.pawn[seat]), int(colours_held(world, seat)), chances_for(world)
    worth = drawn(world, seat) if draws else float(chances[room, hand])
    left = fear.leaves(np.full(ROOMS, worth))[room]
    return float(FREEDOM * left), place(world, room, "draw" if draws else "stay", fear)


def drawn(world: State, seat: int) -> float:
    """What the seat's room and keys are worth with the key on top of the pile."""
    odds = np.zeros(COLOURS)
    top_odds(world, seat, odds)
    room, hand, chances = int(world.pawn[seat]), int(colours_held(world, seat)), chances_for(world)
    return sum(float(odds[colour]) * float(with_key(chances, room, hand, colour)) for colour in range(COLOURS))


def place(world: State, room: int, code: str, fear: Danger) -> Event:
    """Where a move ends: how far from a gate, how likely the ghost comes."""
    percent = round(100 * float(fear.entered[room]))
    return {"code": code, "room": room_name(room), "doors": int(world.doors_out[room]), "percent": percent}


def discards(question: Question, scene: Scene) -> dict[int, Found]:
    """What the keys that stay are worth."""
    world = scene.world(0)
    room, hand, chances = int(world.pawn[scene.seat]), int(colours_held(world, scene.seat)), chances_for(world)
    left = {
        action: float(FREEDOM * chances[room, hand - (1 << (DIGIT * int(colour_of(action - DISCARD))))])
        for action in question.legal
    }
    return {action: (worth, {"code": "keys", "worth": round(worth)}) for action, worth in left.items()}


def catches(question: Question, scene: Scene) -> dict[int, Found]:
    """What the keys of each are worth in this room, as far as can be guessed."""
    worlds = scene.worlds(WORLDS)
    room, chances = int(worlds[0].pawn[scene.seat]), chances_for(worlds[0])
    found = {}
    for action in question.legal:
        worth = FREEDOM * float(np.mean([chances[room, colours_held(each, action - CATCH)] for each in worlds]))
        found[action] = worth, {"code": "catch", "worth": round(worth)}
    return found


WEIGHS: Mapping[str, Callable[[Question, Scene], dict[int, Found]]] = {
    "lay": lays, "move": moves, "discard": discards, "catch": catches,
}  # fmt: skip
