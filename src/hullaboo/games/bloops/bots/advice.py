"""Advice: what each action brings in points, judged with a perfect memory of what the seat was told."""

import math
from collections.abc import Callable, Mapping

from hullaboo.core.bot import Question, lots
from hullaboo.core.contract import Event, View
from hullaboo.core.hints import Hint

from ..moves import phrase
from .judgement import LOOK_AT_OTHER, LOOK_AT_OWN, Judgement, cards_in_the_box
from .memory import Card, memory_of

SEED = 0
STAR_HOPE = (1.0, 0.4, 0.2)
SURE_ENOUGH = 0.63
"""The estimated chance to win with which a call is right against one opponent; less is enough against more."""
A_WIN = 20.0
"""What winning is worth in points."""
PENALTY = 5.0
"""What it costs to throw a card that is not equal, as far as one knows."""
Found = tuple[float, Event]


def weigh(question: Question) -> list[Hint]:
    """Every legal action, with the points that it brings and why."""
    memory = memory_of(question.seat, math.inf)
    memory.hear(question.events)
    draws = lots(SEED, question.seat, memory.turn)
    judged = Judgement(memory, question.view, cards_in_the_box(question.world(SEED)), True, STAR_HOPE, draws)
    return [Hint(action, *found(phrase(action), question.view, judged)) for action in question.legal]


def found(said: Event, view: View, judged: Judgement) -> Found:
    """What an action brings, and why."""
    weighs = WEIGHS.get(said["code"])
    return weighs(said, view, judged) if weighs else (0.0, {"code": "nothing"})


def call(said: Event, view: View, judged: Judgement) -> Found:
    """The chance to win by saying it now."""
    wins = judged.call_wins()
    enough = SURE_ENOUGH ** math.sqrt(len(judged.opponents))
    return A_WIN * (wins - enough), {"code": "call", "percent": round(100 * wins)}


def throw(said: Event, view: View, judged: Judgement) -> Found:
    """The drawn card's effect, and what may follow it."""
    return judged.throwing_brings(view["drawn"]["value"]), {"code": "throw"}


def keep(said: Event, view: View, judged: Judgement) -> Found:
    """The drawn card in the place of one's own."""
    card = own_card(said, judged)
    return judged.keeping_brings(view["drawn"]["value"], card), {
        "code": "instead", "known": known(card, judged), "own": points(judged.worth(card)),
        "other": points(view["drawn"]["value"]),
    }  # fmt: skip


def counter(said: Event, view: View, judged: Judgement) -> Found:
    """One's own card after an equal one."""
    card = own_card(said, judged)
    if judged.memory.value(card) != view["top"]:
        return -PENALTY, {"code": "not-equal"}
    return judged.following_brings(view["top"]), {"code": "equal"}


def give(said: Event, view: View, judged: Judgement) -> Found:
    """A card for an opponent: for the one who leads."""
    theirs = judged.hand(said["to_seat"])
    return max(map(judged.hand, judged.opponents)) - theirs, {"code": "give", "other": points(theirs)}


def look(said: Event, view: View, judged: Judgement) -> Found:
    """A card that one does not know."""
    card = (said["of_seat"], said["place"])
    if judged.memory.value(card) is not None:
        return 0.0, {"code": "known"}
    own = card[0] == judged.memory.seat
    return LOOK_AT_OWN if own else LOOK_AT_OTHER, {"code": "look"}


def pick(said: Event, view: View, judged: Judgement) -> Found:
    """One's own card to be given away."""
    card = own_card(said, judged)
    return judged.relief([card]), {"code": "pick", "known": known(card, judged), "own": points(judged.worth(card))}


def swap(said: Event, view: View, judged: Judgement) -> Found:
    """The card of another to be taken."""
    worth = judged.worth((said["with_seat"], said["place"]))
    return judged.unknown - worth, {"code": "swap", "other": points(worth)}


def own_card(said: Event, judged: Judgement) -> Card:
    """The seat's own card that an action names."""
    return judged.memory.seat, said["place"]


def known(card: Card, judged: Judgement) -> str:
    """Whether a card was seen."""
    return "no" if judged.memory.value(card) is None else "yes"


def points(value: float) -> float:
    """Points as they are said: with one digit after the point at most."""
    return round(value, 1)


WEIGHS: Mapping[str, Callable[[Event, View, Judgement], Found]] = {
    "bloops": call, "throw": throw, "keep": keep, "counter": counter, "give": give, "look": look, "pick": pick,
    "swap": swap,
}  # fmt: skip
