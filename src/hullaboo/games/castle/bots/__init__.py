"""Five levels. All see the whole board; they differ in pace, in the tokens they think of, and in what they take."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random

from hullaboo.core.bot import Answer, Maker, Question, chance

from ..board import COLOUR_NAMES
from ..moves import text
from ..rules import CLAIM_OVER, RAISE, WAIT
from ..state import TRANSITION, TRAPDOOR, VISITORS_TO_WIN, WALLS_TO_WIN
from ..ways import Castle, cell_of, prospects
from .advice import weigh
from .thought import Finding, View, by_salience, mistaken, searched, usable

__all__ = ["LEVELS", "NAMES", "TABLE", "Level", "Racer", "usable", "weigh"]

Dislike = Callable[[View, int, int], float]
"""How much a seat dislikes to take a colour (view, seat, colour): it looks for others first. 1 outweighs one wall."""

STEP_TIME = 320
REACTION = 150
SHARE_OF_CLAIM_TIME = 0.8
OUT_OF_REACH = 4
"""The dislike of a colour without which nothing could be reached."""
CLAIM_TIMER = text(CLAIM_OVER)


def takes_any(view: View, seat: int, colour: int) -> float:
    """The first found is good enough."""
    return 0


def prefers_the_reserve(view: View, seat: int, colour: int) -> float:
    """A free wall token angers nobody."""
    return 0 if COLOUR_NAMES[colour] in view["reserve"] else 2


def prefers_the_leader(view: View, seat: int, colour: int) -> float:
    """What the leader loses counts twice."""
    if any(COLOUR_NAMES[colour] in rival["walls"] for rival in leaders(view, seat)):
        return 0
    return 1 if COLOUR_NAMES[colour] in view["reserve"] else 2


def wants_to_win(view: View, seat: int, colour: int) -> float:
    """Any colour where it wins at once; else rather the leader's, and one that it can do without in the next round."""
    mine = view["seats"][seat]
    if len(mine["walls"]) + 1 >= WALLS_TO_WIN or len(mine["visitors"]) + 1 >= VISITORS_TO_WIN:
        return 0
    left = usable(view, seat) - {colour}
    reach = prospects(Castle.seen_in(view), cell_of(view["visitor"]["room"]), left)
    return prefers_the_leader(view, seat, colour) / 4 + OUT_OF_REACH * (1 - reach)


def leaders(view: View, seat: int) -> list[View]:
    """The rival with the most walls and visitors, or several who are level: none is singled out by a number."""
    rivals: list[View] = [other for at, other in enumerate(view["seats"]) if at != seat]
    return [rival for rival in rivals if progress(rival) == max(map(progress, rivals))]


def progress(rival: View) -> tuple[int, int]:
    """How far a seat is: walls and visitors, then walls."""
    return len(rival["walls"]) + len(rival["visitors"]), len(rival["walls"])


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    pace: int
    """Median milliseconds for a plain way through three walls."""
    overlooks: tuple[int, ...]
    """Tokens it never thinks of."""
    dislike: Dislike
    wrong: float
    """The share of its claims that rest on a misread wall."""
    least: int = 0
    """The fewest milliseconds it ever takes."""


TABLE: Mapping[int, Level] = {
    1: Level(24_000, (TRAPDOOR, TRANSITION), takes_any, 0.10),
    2: Level(11_000, (TRANSITION,), takes_any, 0.06),
    3: Level(7_500, (), prefers_the_reserve, 0.03),
    4: Level(5_000, (), prefers_the_leader, 0.01),
    5: Level(3_200, (), wants_to_win, 0.003, 1_200),
}


@dataclass
class Racer:
    """A seat that searches like a person, calls when it believes it has a way, and shows it step by step."""

    level: Level
    seat: int
    seed: int
    visitor: int = 0
    searching: bool = False
    now: int = 0
    thought: int = 0
    """Milliseconds of searching in this round; the time of claims does not count."""
    plan: list[Finding] = field(default_factory=list)
    gives_up: int = 0
    claim: tuple[int, ...] = ()
    """The journey of the claim that is being made, as actions."""

    def act(self, question: Question, /) -> Answer:
        """Go on with the plan made when the visitor appeared."""
        self.notice(question)
        view = question.view
        if view["phase"] == "claim":
            return self.next_step(view) if view["journey"]["seat"] == self.seat else Answer(WAIT)
        if view["seats"][self.seat]["cooling"]:
            return Answer(WAIT)
        return self.call_or_give_up(question)

    def notice(self, question: Question) -> None:
        """Count the time that was spent searching; a new visitor means a new plan."""
        shown = question.view["visitor"]
        if shown["number"] != self.visitor:
            self.visitor, self.thought = shown["number"], 0
            self.make_plan(question)
        elif self.searching:
            self.thought += question.now - self.now
        self.now, self.searching = question.now, question.view["phase"] == "search"

    def make_plan(self, question: Question) -> None:
        """What will be found, and when; now and then a mistake comes first."""
        view, luck = question.view, chance(self.seed, self.seat, question.number)
        castle = Castle.seen_in(view).without(*self.level.overlooks)
        ghost, visitor = cell_of(view["ghost"]), cell_of(view["visitor"]["room"])
        dislikes = {colour: self.level.dislike(view, self.seat, colour) for colour in usable(view, self.seat)}
        order = by_salience(castle, ghost, visitor, dislikes, luck)
        search = searched(castle, ghost, visitor, order, self.level.pace, luck)
        self.plan, self.gives_up, self.claim = list(search.findings), search.exhausted, ()
        if luck.random() < self.level.wrong:
            self.plan = self.misled(mistaken(castle, ghost, visitor, order), luck) + self.plan

    def misled(self, believed: tuple[int, ...] | None, luck: Random) -> list[Finding]:
        """A mistake, made somewhat before the true way is found or the seat gives up."""
        before = self.plan[0].after if self.plan else self.gives_up
        return [Finding(int(before * luck.uniform(0.5, 0.95)), believed)] if believed else []

    def call_or_give_up(self, question: Question) -> Answer:
        """Call when the next finding is due; with nothing left to find, raise the hand in the end."""
        if self.plan:
            due = max(self.plan[0].after, self.level.least)
            self.claim = self.plan[0].actions
            return Answer(self.claim[0], max(REACTION, due - self.thought))
        if RAISE in question.legal:
            return Answer(RAISE, max(REACTION, self.gives_up - self.thought))
        return Answer(WAIT)

    def next_step(self, view: View) -> Answer:
        """One step of the journey shown, which is never called again, whatever becomes of it.

        Who sits down in the middle of a claim knows no journey and lets the time run out.
        """
        made = len(view["journey"]["cells"])
        if made >= len(self.claim):
            return Answer(WAIT)
        self.plan = [finding for finding in self.plan if finding.actions != self.claim]
        time = next(timer["milliseconds"] for timer in view["timers"] if timer["move"] == CLAIM_TIMER)
        pause = min(STEP_TIME, SHARE_OF_CLAIM_TIME * time / len(self.claim))
        return Answer(self.claim[made], int(pause))


def maker(level: Level) -> Maker:
    """A maker of bots of a level."""
    return partial(Racer, level)


LEVELS: Mapping[int, Maker] = {number: maker(level) for number, level in TABLE.items()}
NAMES: Mapping[str, int] = {}
