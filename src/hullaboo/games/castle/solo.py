"""Problems for one at a terminal: a castle, a clock, and a journey to type."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

import numpy as np
from fluent.runtime import FluentBundle, FluentResource

from hullaboo.core import daily
from hullaboo.core.contract import Game, Speak
from hullaboo.core.edition import Edition
from hullaboo.core.errors import BadNotation, UnknownName

from .board import COLOUR_NAMES, ROOMS, room
from .drawing import castle, legend
from .moves import action
from .rules import MOST_LEGAL, apply, legal
from .state import State, goal, is_claiming
from .tell import tell
from .view import view
from .ways import Castle, Way, grade_of, ways

SOLVER = 0
NONE, QUIT = "none", "q"
TWO_WORDS = ("jump", "change", "call")


def problems(game: Game, edition: Edition, day: int) -> Iterator[State]:
    """The problem of the day, then castles without end, the ghost in any room of each and the visitor in another."""
    seeds = daily.seeds(game, day, edition)
    yield daily.dealt(game, next(seeds), edition)
    luck = Random(f"after the problem of {day}")
    for seed in seeds:
        state = daily.dealt(game, seed, edition)
        ghost, visitor = luck.sample(range(ROOMS), 2)
        state.ghost, state.room[0] = room(ghost), room(visitor)
        yield state


def moves_from(typed: str) -> list[int]:
    """A typed journey as actions: `white, n, n, jump 2, change blue, e`, with commas or without."""
    words = typed.replace(",", " ").split()
    if words and words[0] in COLOUR_NAMES:
        words.insert(0, "call")
    moves = []
    while words:
        word = words.pop(0)
        moves.append(action(f"{word} {words.pop(0)}" if word in TWO_WORDS and words else word))
    return moves


@dataclass(frozen=True)
class Verdict:
    """What became of an answer; `why` is an event where the journey was dropped."""

    right: bool
    why: dict[str, object] = field(default_factory=dict)


def judged(state: State, typed: str) -> Verdict:
    """Play the answer by the rules themselves."""
    if typed == NONE:
        return Verdict(not ways(Castle.of(state), int(state.ghost), goal(state)))
    tried = state.copy()  # type: ignore[attr-defined]
    out = np.zeros(MOST_LEGAL, np.int64)
    for each in moves_from(typed):
        if each not in out[: legal(tried, SOLVER, out)]:
            return Verdict(False, {"code": "short"})
        before = tried.copy()
        apply(tried, SOLVER, each)
        if tried.owner[0] == SOLVER:
            return Verdict(True)
        if not is_claiming(tried):
            return Verdict(False, tell(before, SOLVER, each, tried, SOLVER)[0])
    return Verdict(False, {"code": "short"})


def speaker(language: str) -> Speak:
    """The castle's own words."""
    file = Path(__file__).with_name("words") / f"{language}.ftl"
    if not file.exists():
        raise UnknownName("language", language, sorted(each.stem for each in file.parent.glob("*.ftl")))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def speak(key: str, /, **params: object) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text of its own"
        return str(bundle.format_pattern(pattern, params)[0])

    return speak


@dataclass
class Solo:
    """A person before a stream of problems."""

    speak: Speak
    read: Callable[[], str]
    say: Callable[[str], None]
    clock: Callable[[], float] = time.monotonic
    times: list[float] = field(default_factory=list)
    tried: int = 0

    def run(self, stream: Iterator[State]) -> None:
        """Problem after problem, until the person leaves."""
        for number, state in enumerate(stream, 1):
            if not self.one(number, state):
                break
        middle = f"{median(self.times):.1f}" if self.times else "–"
        self.say(self.speak("solo-done", solved=len(self.times), tried=self.tried, seconds=middle))

    def one(self, number: int, state: State) -> bool:
        """Show a problem, take the time, judge the answer; False when the person leaves."""
        grade = grade_of(Castle.of(state), int(state.ghost), goal(state))
        shown = view(state, SOLVER)
        self.say(self.speak("solo-problem", number=number, grade=grade or "1–5"))
        self.say("\n".join([*castle(shown, self.speak), *legend(self.speak), self.speak("solo-asked")]))
        begun = self.clock()
        typed = self.answer()
        if typed == QUIT:
            return False
        self.tried += 1
        self.conclude(state, typed, self.clock() - begun)
        self.say(self.speak("solo-next"))
        return self.read().strip() != QUIT

    def answer(self) -> str:
        """A line that can be read as a journey."""
        while True:
            typed = self.read().strip().lower()
            try:
                if typed in (NONE, QUIT) or moves_from(typed):
                    return typed
            except BadNotation as error:
                self.say(str(error))

    def conclude(self, state: State, typed: str, seconds: float) -> None:
        """Say what became of the answer and, if it was wrong, what there is."""
        verdict = judged(state, typed)
        if verdict.right:
            self.times.append(seconds)
            key = "solo-right-none" if typed == NONE else "solo-right"
            self.say(self.speak(key, seconds=f"{seconds:.1f}"))
            return
        self.say(self.speak("solo-wrong", why=self.because(verdict)))
        found = ways(Castle.of(state), int(state.ghost), goal(state))
        if found:
            self.say(self.hint(min(found, key=lambda way: (way.steps, way.walls))))

    def because(self, verdict: Verdict) -> str:
        """Why an answer is wrong."""
        if verdict.why.get("code") == "bump":
            return self.speak("solo-bump", wall=verdict.why["wall"])
        return self.speak("solo-short") if verdict.why else self.speak("solo-some-way")

    def hint(self, way: Way) -> str:
        """That there is a way, and with which colour."""
        return self.speak("solo-there-is", colour=COLOUR_NAMES[way.last], walls=way.walls)
