"""Lessons: a guided first match of five positions, written as data in a game's `lessons.toml`.

    [[lesson]]
    seed = 7                        # the luck of the deal; also seats, options, edition where they matter
    seat = 0                        # where the learner sits
    lead = ["0 keep", "1 swap"]     # the moves that lead to the position
    [[lesson.steps]]                # what is asked, one after the other
    way = ["swap"]                  # one right way to do it
    right = ["swap", "keep *"]      # moves that go on (`*` stands for anything); without it, see `Step`
    told = [{ code = "wins" }]      # what the learner must then be told
    replies = ["1 keep"]            # what the others do after it

    [[picture]]                     # a drawn position beside some of the numbered rules
    rules = [1, 2]

Words: `lesson-<n>-title`, `-asked` (`-asked-2` for the second step and so on), `-done`, `-missed`; `picture-<n>`.
`python -m hullaboo.play.lessons GAME` draws every position and says what each legal move comes to.
"""

import argparse
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct, ValidationError, convert

from hullaboo.core import options as table_options
from hullaboo.core.arguments import a_game
from hullaboo.core.contract import Event, Game
from hullaboo.core.errors import HullabooError
from hullaboo.core.seats import ALL_EYES, seat_from
from hullaboo.play import stories
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match, Move

FILE = "lessons.toml"
LESSONS = 5
Verdict = Literal["open", "done", "missed"]
OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"

Pattern = dict[str, int | str | bool]
"""Some of an event: its code, and the parameters that count."""


class BadLessons(HullabooError):
    """A file of lessons that cannot be played."""

    code = "bad-lessons"


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table at some point of a match, and the seat from which it is seen."""

    seed: int = 0
    seats: int | None = None
    seat: int = 0
    edition: str | None = None
    options: dict[str, str] = {}
    lead: list[str] = []


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing asked of the learner. With `lost`, it may take several right moves until it is `told` or `lost`."""

    way: list[str]
    right: list[str] = []
    """Without it, any move is right that brings what must be told; where nothing must, those of `way`."""
    told: list[Pattern] = []
    lost: list[Pattern] = []
    replies: list[str] = []


class Lesson(Position, frozen=True, kw_only=True):
    """A position, and what is asked in it."""

    steps: list[Step]


class Picture(Position, frozen=True, kw_only=True):
    """A position that shows what some numbered rules mean."""

    rules: list[int]


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game's file holds."""

    lesson: list[Lesson]
    picture: list[Picture] = []


def has_lessons(game: Game) -> bool:
    """Whether a game can be learnt here."""
    return (game.folder / FILE).is_file()


@lru_cache(maxsize=64)
def lessons_of(game: Game) -> Lessons:
    """The lessons of a game, checked; every refusal names the game and what was expected."""
    try:
        return read((game.folder / FILE).read_text("utf-8"))
    except OSError as error:
        raise BadLessons(f"{game.name}: expected a file {FILE} ({error.strerror})") from error
    except HullabooError as error:
        raise BadLessons(f"{game.name}/{FILE}: {error}") from error


def read(text: str) -> Lessons:
    """Lessons from the text of a file."""
    try:
        lessons = convert(tomllib.loads(text), Lessons)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadLessons(str(error)) from error
    if len(lessons.lesson) != LESSONS or not all(lesson.steps for lesson in lessons.lesson):
        got = ", ".join(str(len(lesson.steps)) for lesson in lessons.lesson)
        raise BadLessons(f"expected {LESSONS} lessons with at least one step each, got steps: {got or 'none'}")
    if not all(step.way for lesson in lessons.lesson for step in lesson.steps):
        raise BadLessons("way: expected at least one move in each step")
    return lessons


def placed(game: Game, position: Position) -> Match:
    """The match at a position."""
    options = table_options.read(game.options, position.options)
    edition = game.edition(position.edition or game.editions[0])
    match = Match(game, position.seats, edition=edition, options=options, luck=Fair.from_seed(position.seed))
    if position.seat not in (*range(match.seats), ALL_EYES):
        raise BadLessons(f"seat: expected 0–{match.seats - 1}, got {position.seat}")
    for line in position.lead:
        play_line(match, line)
    return match


def play_line(match: Match, line: str) -> None:
    """Play a move that is written with its seat: `1 keep`, `clock window over`."""
    seat, _, text = line.partition(" ")
    try:
        match.play_text(seat_from(seat), text)
    except ValueError as error:
        raise BadLessons(f"{line!r}: {error}") from error
    except HullabooError as error:
        raise BadLessons(f"{line!r} after {len(match.moves)} moves: {error}") from error


class Guided:
    """A lesson as it is played: where it stands, and what the learner was just told."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        """Before the learner's first move."""
        self.lesson = lesson
        self.match = placed(game, lesson)
        self.step = 0
        self.verdict: Verdict = OPEN
        self.moves = 0
        self.kept = 0
        """How many moves stay when the learner tries again: those of the steps that are done."""
        self.events: list[Event] = []
        self._told: list[Event] = []
        self._own: list[Move] = []

    @property
    def asked(self) -> Step:
        """What is asked now."""
        return self.lesson.steps[self.step]

    @property
    def hint(self) -> str | None:
        """The next move of the written way, while the learner is on it."""
        tried = [move.text for move in self._own]
        on_it = self.verdict == OPEN and self.asked.way[: len(tried)] == tried
        return self.asked.way[len(tried)] if on_it and len(tried) < len(self.asked.way) else None

    @property
    def legal(self) -> list[int]:
        """What the learner may do; doing nothing is not offered."""
        actions = self.match.legal(self.lesson.seat) if self.verdict == OPEN else ()
        return [action for action in actions if action != self.match.game.rules.WAIT]

    def play(self, text: str) -> None:
        """One move of the learner, and what comes of it."""
        step, seat = self.asked, self.lesson.seat
        self._own.append(self.match.play_text(seat, text))
        self.moves += 1
        self.events = self.match.tell(seat)
        self._told += self.events
        if not is_right(step, text):
            self.verdict = MISSED
        elif not step.lost or found(step.told, self._told):
            self._answered(step)
        elif any(found([pattern], self._told) for pattern in step.lost) or not self.legal:
            self.verdict = MISSED

    def _answered(self, step: Step) -> None:
        """The others reply; then the step is done, if the learner was told what was wanted."""
        for line in step.replies:
            play_line(self.match, line)
            self.events += self.match.tell(self.lesson.seat)
            self._told += self.match.tell(self.lesson.seat)
        if not found(step.told, self._told):
            self.verdict = MISSED
        elif step is self.lesson.steps[-1]:
            self.verdict = DONE
        else:
            self.step, self.kept, self._told, self._own = self.step + 1, self.moves, [], []


def is_right(step: Step, text: str) -> bool:
    """Whether a move goes on with a step."""
    wanted = step.right or ([] if step.told else step.way)
    return not wanted or any(fits(text, pattern) for pattern in wanted)


def fits(text: str, pattern: str) -> bool:
    """Whether a move is meant by a pattern, in which `*` stands for anything."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), text) is not None


def found(wanted: list[Pattern], told: list[Event]) -> bool:
    """Whether each pattern has an event of its own among those told."""
    left = list(told)
    for pattern in wanted:
        met = next((event for event in left if holds(pattern, event)), None)
        if met is None:
            return False
        left.remove(met)
    return True


def holds(pattern: Mapping[str, Any], event: Event) -> bool:
    """Whether an event has all that a pattern names."""
    return all(event.get(name) == value for name, value in pattern.items())


def words_wanted(lessons: Lessons) -> Iterator[str]:
    """The keys of all that lessons say."""
    for number, lesson in enumerate(lessons.lesson, 1):
        yield from (f"lesson-{number}-{what}" for what in ("title", "asked", "done", "missed"))
        yield from (f"lesson-{number}-asked-{step}" for step in range(2, len(lesson.steps) + 1))
    yield from (f"picture-{number}" for number in range(1, len(lessons.picture) + 1))


def described(game: Game, number: int, lesson: Lesson) -> Iterator[str]:
    """A lesson for its author: the table, and what every legal move comes to."""
    guided = Guided(game, lesson)
    yield f"— lesson {number}, seat {lesson.seat}, {len(lesson.lead)} moves played —"
    yield from stories.table(guided.match, lesson.seat)
    for text in map(game.moves.text, guided.legal):
        tried = Guided(game, lesson)
        tried.play(text)
        told = "; ".join(map(stories.event_text, tried.events))
        yield f"{text}: {tried.verdict if tried.step == 0 else f'step {tried.step + 1}'} · {told}"


def main() -> None:
    """Draw the lessons of games."""
    parser = argparse.ArgumentParser(description="Draw every lesson of games, and say what each legal move comes to.")
    parser.add_argument("game", nargs="+", type=a_game)
    for game in parser.parse_args().game:
        for number, lesson in enumerate(lessons_of(game).lesson, 1):
            print("\n".join(described(game, number, lesson)), end="\n\n")


if __name__ == "__main__":
    main()
