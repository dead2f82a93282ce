"""Advice: what each action brings in points, judged with a perfect memory of what the seat was told."""

import math
from collections.abc import Callable, Mapping

from hullaboo.core.bot import Question, lots
from hullaboo.core.contract import Event, View
from hullaboo.core.hints import Hint

from ..moves import phrase
from .judgement import Judgement, cards_in_the_box, moment_of
from .memory import Place, memory_of

SEED = 0
PATIENCE = 0.5
"""The part of one's lead that one hopes to keep by not calling yet."""
Found = tuple[float, Event]


def weigh(question: Question) -> list[Hint]:
    """Every legal action, with the points that it brings and why."""
    memory = memory_of(question.seat, math.inf)
    memory.hear(question.events)
    view = question.view
    draws = lots(SEED, question.seat, moment_of(view))
    judged = Judgement(memory, cards_in_the_box(question.world(SEED)), len(view["hands"]), True, draws)
    return [Hint(action, *found(phrase(action), view, judged)) for action in question.legal]


def found(said: Event, view: View, judged: Judgement) -> Found:
    """What an action brings, and why."""
    weighs = WEIGHS.get(said["code"])
    return weighs(said, view, judged) if weighs else (0.0, {"code": "nothing"})


def call(said: Event, view: View, judged: Judgement) -> Found:
    """The chance to be right, and what a call brings beside waiting with one's lead."""
    brings = judged.call_brings() - PATIENCE * judged.lead()
    return brings, {"code": "call", "percent": round(100 * judged.right())}


def draw(said: Event, view: View, judged: Judgement) -> Found:
    """The best use of a card one does not know yet."""
    return judged.draw_brings(), {"code": "draw"}


def throw(said: Event, view: View, judged: Judgement) -> Found:
    """The power of the drawn card."""
    brings = max(0.0, judged.power_brings(view["held"]["face"]["power"] or "none"))
    return brings, {"code": "power" if brings else "throw"}


def instead(own: Place, value: float, judged: Judgement) -> Found:
    """A card in the place of one's own."""
    known = "yes" if own in judged.memory.cards else "no"
    return judged.gain(own, value), {
        "code": "instead", "known": known, "own": points(judged.worth(own)), "other": points(value),
    }  # fmt: skip


def take(said: Event, view: View, judged: Judgement) -> Found:
    """The discarded card."""
    return instead(own_place(said, judged), view["top"]["value"], judged)


def keep(said: Event, view: View, judged: Judgement) -> Found:
    """The drawn card."""
    return instead(own_place(said, judged), view["held"]["face"]["value"], judged)


def offer(said: Event, view: View, judged: Judgement) -> Found:
    """The best card of another, unseen."""
    return instead(own_place(said, judged), judged.worth(judged.best_other), judged)


def trade(said: Event, view: View, judged: Judgement) -> Found:
    """The card that one looks at."""
    seen = (view["spot"]["seat"], view["spot"]["slot"])
    return instead(own_place(said, judged), judged.worth(seen), judged)


def swap(said: Event, view: View, judged: Judgement) -> Found:
    """The other half of a blind swap: the lower the better."""
    worth = judged.worth((said["at_seat"], said["slot"]))
    return judged.average() - worth, {"code": "swap", "other": points(worth)}


def look(said: Event, view: View, judged: Judgement) -> Found:
    """A card that one does not remember; of others', the lower the better where a swap may follow."""
    place = (said["at_seat"], said["slot"])
    if place in judged.memory.cards:
        return 0.0, {"code": "known"}
    lower = (judged.average() - judged.worth(place)) / 10
    return judged.power_brings(view["top"]["power"]) + lower, {"code": "look"}


def own_place(said: Event, judged: Judgement) -> Place:
    """The seat's own place that an action names."""
    return judged.memory.seat, said["slot"]


def points(value: float) -> float:
    """Points as they are said: with one digit after the point at most."""
    return round(value, 1)


WEIGHS: Mapping[str, Callable[[Event, View, Judgement], Found]] = {
    "call": call, "draw": draw, "throw": throw, "take": take, "keep": keep, "offer": offer, "trade": trade,
    "swap": swap, "look": look,
}  # fmt: skip
