"""The bots: a mind decides on a whole path or move at once, and the bot plays it step by step."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hullaboo.core.bot import Answer, Maker, Question, chance, least
from hullaboo.kit.cards import face_of

from ..board import CREST_NAMES, CRESTS, ROOMS, colour_of, crest_on
from ..rules import CATCH, DISCARD, DRAW, LAID, LAY, OPEN, STOP
from ..state import CARDS, State, place
from ..ways import DIGIT, colours_held
from .advice import weigh
from .belief import belief
from .chances import chances_for
from .minds import WORLDS, Lurker, Mind, Path, Reckoner, Scene, Schemer, Sleepwalker
from .turns import BASE

__all__ = ["LEVELS", "NAMES", "Resident", "belief", "weigh"]

PACE = (900, 2600)
"""Milliseconds of thought for a decision, from the quickest to the slowest."""


@dataclass
class Resident:
    """One bot of any level: it keeps the rest of what it decided."""

    seat: int
    seed: int
    mind: Mind
    plan: list[int] = field(default_factory=list)
    moment: tuple[Any, ...] = ()

    def act(self, question: Question, /) -> Answer:
        """Go on with the plan, or think."""
        luck = chance(self.seed, self.seat, question.number)
        moment = (question.view["round"], question.view["phase"])
        if not self.plan or moment != self.moment or self.plan[0] not in question.legal:
            self.plan, self.moment = self.think(question, luck), moment
        return Answer(self.plan.pop(0), luck.randint(*PACE))

    def think(self, question: Question, luck: Random) -> list[int]:
        """All actions up to the end of this part of the round."""
        scene = Scene(self.seat, question.world, luck)
        match question.view["phase"]:
            case "lay":
                return rest_of_path(self.mind.path(scene), question.view["path"])
            case "move":
                return steps(scene.world(0), self.seat, self.mind.way(scene))
            case "discard":
                return [DISCARD + useless_key(scene.world(0), self.seat)]
        return [CATCH + best_catch(scene, [action - CATCH for action in question.legal])]


def rest_of_path(path: Path, laid: list[str]) -> list[int]:
    """The cards still to be laid; where others lie already, the path ends with them."""
    crests = [path.code // CRESTS**card % CRESTS for card in range(path.cards)]
    there = [CREST_NAMES.index(crest) for crest in laid]
    if crests[: len(there)] != there:
        return [LAID]
    cards = [LAY + crest for crest in crests[len(there) :]]
    return cards if path.cards == CARDS else [*cards, LAID]


def steps(world: State, seat: int, way: int) -> list[int]:
    """The doors of a way, then a draw where it is allowed."""
    keys = [face_of(world.hand[place(seat, slot)]) for slot in range(int(world.held[seat]))]
    room, actions = int(world.pawn[seat]), []
    while way:
        kind = best_known(keys, way % BASE - 1)
        keys.remove(kind)
        actions.append(OPEN + kind)
        room = int(world.beyond[room, colour_of(kind)])
        way //= BASE
    if room >= ROOMS:
        return actions
    draws = may_draw_in(world, room, len(actions) + int(world.opened))
    return [*actions, DRAW if draws else STOP]


def best_known(keys: list[int], colour: int) -> int:
    """Of the keys of a colour the one held longest: others may know it already."""
    return next(kind for kind in keys if colour_of(kind) == colour)


def may_draw_in(world: State, room: int, opened: int) -> bool:
    """Whether a move that ends in a room allows a draw."""
    return opened == 0 or int(world.crest[room]) == crest_on(world.top)


def useless_key(world: State, seat: int) -> int:
    """The key without which the hand is worth most."""
    room, hand, chances = int(world.pawn[seat]), int(colours_held(world, seat)), chances_for(world)
    keys = [face_of(world.hand[place(seat, slot)]) for slot in range(int(world.held[seat]))]
    return max(keys, key=lambda kind: chances[room, hand - (1 << (DIGIT * colour_of(kind)))])


def best_catch(scene: Scene, seats: list[int]) -> int:
    """Whose keys are worth most in this room, as far as can be guessed."""
    worlds = scene.worlds(WORLDS)
    chances = chances_for(worlds[0])
    room = int(worlds[0].pawn[scene.seat])
    return least(seats, lambda seat: -sum(chances[room, colours_held(world, seat)] for world in worlds), scene.luck)


def maker(mind: Mind) -> Maker:
    """Bots with one mind."""
    return lambda seat, seed: Resident(seat, seed, mind)


LEVELS: Mapping[int, Maker] = {
    1: maker(Sleepwalker(noise=2.5)),
    2: maker(Lurker(noise=1.5, fear=1.5, whim=3.0)),
    3: maker(Lurker()),
    4: maker(Reckoner()),
    5: maker(Schemer()),
}
NAMES: Mapping[str, int] = {"sleepwalker": 1, "lurker": 3, "reckoner": 4, "schemer": 5}
