"""Properties of fairness between seats: how seats are numbered changes no rule, and no choice of a bot."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np

from hullaboo.bots import levels
from hullaboo.core.bot import Answer, Bot, Question
from hullaboo.core.contract import Event, Game
from hullaboo.core.seating import Numbers, as_seat
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation
from hullaboo.testing.frequencies import most_by_chance
from hullaboo.testing.leaks import World, guesser
from hullaboo.testing.walks import NODES, opened, walk

MOST_MOVES = 400
"""So far a match between bots is played to find decisions."""
MOST_DECISIONS = 1000
"""Matches are played up to so many, to find some that choose between seats: in some games these are rare."""


def renumbered(game: Game, state: Any, numbers: Numbers) -> Any:
    """A copy of a state in which every seat has its new number."""
    copy = game.rules.State.batch(1)
    copy[0] = state
    for name, seated in game.rules.SEATED.items():
        field = np.atleast_1d(copy[name][0]).reshape(-1)
        many = int(state[seated.count]) if seated.count else len(field)
        cells = [seated.value(cell, numbers) for cell in field.tolist()[:many]]
        copy[name][0] = np.array([*moved(cells, seated.row, numbers), *field[many:]]).reshape(copy[name][0].shape)
    return copy[0]


def moved(cells: list[int], row: int, numbers: Numbers) -> list[int]:
    """Cells of which so many in a row belong to each seat."""
    found = list(cells)
    for old, new in enumerate(numbers):
        found[new * row : (new + 1) * row] = cells[old * row : (old + 1) * row]
    return found


def renumbered_event(event: Event, numbers: Numbers) -> Event:
    """An event, or an action as a phrase, told of seats with their new numbers."""
    return {name: as_seat(value, numbers) if is_named_seat(name) else value for name, value in event.items()}


def is_named_seat(name: str) -> bool:
    """Whether a parameter of an event names a seat."""
    return name == "seat" or name.endswith("_seat")


def renumbered_action(game: Game, action: int, numbers: Numbers) -> int:
    """The action that is the same for the seat with the new number."""
    return actions_by_phrase(game)[key_of(renumbered_event(game.moves.phrase(action), numbers))]


@cache
def actions_by_phrase(game: Game) -> Mapping[object, int]:
    """Every action by its phrase."""
    return {key_of(game.moves.phrase(action)): action for action in range(game.rules.ACTIONS)}


def key_of(phrase: Event) -> object:
    """A phrase as something to look up."""
    return tuple(sorted(phrase.items()))


def turned(seats: int, by: int) -> Numbers:
    """Numbers that begin with another seat: who sits on whose left stays."""
    return [(seat + by) % seats for seat in range(seats)]


def numbers_change_no_rule(game: Game) -> None:
    """A match played by seats with other numbers, the first to act included, is the same match move by move."""
    for seats in game.rules.SEATS:
        for by in range(1, seats):
            played_in_step(game, seats, turned(seats, by))


def played_in_step(game: Game, seats: int, numbers: Numbers) -> None:
    """Play at random, with the same luck, in the order of the seats and in another."""
    match = opened(game, seats, seed=3)
    twin = World(game, renumbered(game, match.state, numbers))
    for played in walk(match, seed=3, steps=120):
        if played.moves:
            last = played.moves[-1]
            action = renumbered_action(game, game.moves.action(last.text), numbers)
            twin.play(as_seat(last.seat, numbers), action, luck_of(played), SPECTATOR)
        differ = differences(renumbered(game, played.state, numbers), twin.states[0])
        assert not differ, f"{' and '.join(differ)} after {len(played.moves)} moves with seats numbered {numbers}"
        for seat in range(seats):
            legal = [renumbered_action(game, each, numbers) for each in played.legal(seat)]
            assert sorted(legal) == sorted(twin.legal(numbers[seat])), f"seat {seat} after {len(played.moves)} moves"


def luck_of(match: Match) -> Sequence[int]:
    """The words that the last move was played with."""
    words = match.luck.words(len(match.moves))
    assert words is not None
    return words


def differences(one: Any, other: Any) -> list[str]:
    """The fields in which two states differ, luck apart."""
    return [name for name in one.dtype.names if name != "luck" and one[name].tobytes() != other[name].tobytes()]


class Asking:
    """A bot's place in a match: it notes what its seat is asked, with all that it heard from the deal on."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot
        self.heard: tuple[Event, ...] = ()
        self.asked: list[Question] = []

    def act(self, question: Question, /) -> Answer:
        """Answer as the bot would; choices are noted."""
        self.heard += question.events
        if len(question.legal) > 1:
            kept = World(self.game, question.world(0))
            self.asked.append(replace(question, events=self.heard, world=guesser(kept, question.seat)))
        return self.bot.act(question)


def numbers_change_no_choice(game: Game) -> None:
    """Asked in two numberings, a bot chooses the same as often; also where two targets change places."""
    for level in levels(game):
        for seats in game.rules.SEATS:
            choices_compared(game, level, seats, positions=4, draws=20)


def numbers_change_no_choice_in_full(game: Game) -> None:
    """The same, for many positions and often."""
    for level in levels(game):
        for seats in game.rules.SEATS:
            choices_compared(game, level, seats, positions=60, draws=60)


def choices_compared(game: Game, level: int, seats: int, positions: int, draws: int) -> None:
    """Compare what bots of a level choose in some positions of a match, in other numberings; chi-squares add up."""
    found, kinds = 0.0, 1
    luck = Random(f"numbers {level} {seats}")
    for question in some_positions(game, level, seats, positions):
        for numbers in numberings(game, question, seats, luck):
            here = choices(game, level, question, draws)
            there = choices(game, level, asked_otherwise(game, question, numbers), draws)
            moved = Counter({renumbered_action(game, action, numbers): often for action, often in here.items()})
            found += distance(moved, there)
            kinds += len(moved | there) - 1
    allowed = most_by_chance(kinds)
    assert found <= allowed, (
        f"level {level} with {seats} seats chooses by the number of the seat: "
        f"chi-square {found:.1f}, expected at most {allowed:.1f} with {kinds} kinds"
    )


def some_positions(game: Game, level: int, seats: int, positions: int) -> Iterator[Question]:
    """Decisions of matches between bots of a level, at random; half of them choose between seats where any do."""
    luck, asked, aiming = Random(f"positions {level} {seats}"), list[Question](), list[Question]()
    wanted, most = (positions // 2, MOST_DECISIONS) if seats > 2 else (1, 1)
    seed = level
    while len(aiming) < wanted and len(asked) < most:
        found = asked_in_a_match(game, level, seats, seed)
        aiming += [question for question in found if len(targets(game, question)) > 1]
        asked += found
        seed += 1
    yield from luck.sample(aiming, min(len(aiming), positions // 2))
    yield from luck.sample(asked, min(len(asked), positions - positions // 2))


def asked_in_a_match(game: Game, level: int, seats: int, seed: int) -> list[Question]:
    """All decisions of one match."""
    match = opened(game, seats, seed)
    bots = [Asking(game, levels(game)[level](seat, level)) for seat in range(seats)]
    simulation = Simulation(match, bots, nodes=NODES)
    while not match.over and len(match.moves) < MOST_MOVES:
        simulation.step()
    return [question for bot in bots for question in bot.asked]


def targets(game: Game, question: Question) -> set[int]:
    """The other seats that a seat may choose from."""
    phrases = [game.moves.phrase(action) for action in question.legal]
    named = {value for phrase in phrases for name, value in phrase.items() if is_named_seat(name)}
    return named - {question.seat}


def numberings(game: Game, question: Question, seats: int, luck: Random) -> Iterator[Numbers]:
    """Other numbers for the seats: turned round the table; and two targets in each other's place."""
    yield turned(seats, luck.randrange(1, seats))
    among = sorted(targets(game, question))
    if len(among) > 1:
        one, other = luck.sample(among, 2)
        yield [{one: other, other: one}.get(seat, seat) for seat in range(seats)]


def asked_otherwise(game: Game, question: Question, numbers: Numbers) -> Question:
    """The same question where the seats have other numbers."""
    seat = numbers[question.seat]
    world = World(game, renumbered(game, question.world(0), numbers))
    events = tuple(renumbered_event(event, numbers) for event in question.events)
    view, legal = game.views.view(world.states[0], seat), tuple(world.legal(seat))
    return replace(question, seat=seat, view=view, events=events, legal=legal, world=guesser(world, seat))


def choices(game: Game, level: int, question: Question, draws: int) -> Counter[int]:
    """What bots of a level choose, one for each seed, who hear at once all that the seat has heard."""
    make = levels(game)[level]
    return Counter(make(question.seat, seed).act(question).action for seed in range(draws))


def distance(one: Counter[int], other: Counter[int]) -> float:
    """How far two counts of equally many choices lie apart: chi-square for two samples."""
    return sum((one[each] - other[each]) ** 2 / (one[each] + other[each]) for each in one | other)


PROPERTIES = (numbers_change_no_rule, numbers_change_no_choice)
PROPERTIES_IN_FULL = (numbers_change_no_choice_in_full,)
