"""Properties of hidden information: what a seat may not know changes nothing that reaches it."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from hullaboo.bots import bot, names
from hullaboo.bots.advice import advise, can_advise
from hullaboo.core.bot import Question
from hullaboo.core.contract import Event, Game
from hullaboo.core.entry_points import entry_points
from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, holds, members
from hullaboo.core.times import timers
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation
from hullaboo.testing.walks import NODES, STEPS, opened, viewers, walks
from hullaboo.words import LANGUAGES, Speaker

LUCKS = 4
"""So often a move is played with other luck, to find a world in which a viewer sees the same come of it."""


class World:
    """A state that is played without a match, to be compared with another."""

    def __init__(self, game: Game, state: Any) -> None:
        """Hold a copy."""
        self.game = game
        self.states = game.rules.State.batch(2)
        self.states[0] = state
        self._out = np.zeros(game.rules.MOST_LEGAL, np.int32)

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions."""
        count = entry_points(self.game).legal(self.states, 0, seat, self._out)
        listed: list[int] = self._out[:count].tolist()
        return listed

    def reaches(self, viewer: int) -> bytes:
        """Everything that reaches a viewer at this moment, as bytes: view, actions, times, numbers."""
        state = self.states[0]
        observed = np.zeros(self.game.rules.OBSERVATION, np.int32)
        if viewer != SPECTATOR:
            entry_points(self.game).observe(self.states, 0, viewer, observed)
        asked = viewer != SPECTATOR and holds(entry_points(self.game).actors(self.states, 0), viewer)
        times = [tuple(timer) for timer in timers(self.game, state)]
        hurried = [bool(entry_points(self.game).hurries(self.states, 0, action)) for action in self.legal(viewer)]
        parts = [self.game.views.view(state, viewer), self.legal(viewer), asked, observed.tolist(), times, hurried]
        return json.dumps(parts, ensure_ascii=False).encode()

    def play(self, seat: int, action: int, luck: Sequence[int], viewer: int) -> list[Event]:
        """Play with given luck; what the viewer is told."""
        self.states[1] = self.states[0]
        self.states["luck"][0] = luck
        entry_points(self.game).apply(self.states, 0, seat, action)
        return self.game.telling.tell(self.states[1], seat, action, self.states[0], viewer)


def guessed(match: Match, viewer: int, seed: int) -> World:
    """The match's state with all dealt anew that the viewer may not know."""
    return World(match.game, match.guessed(viewer, seed)[0])


def a_guessed_world_looks_the_same(game: Game) -> None:
    """View, legal list, being asked, observation and timers of a seat are equal in every world it cannot tell apart."""
    for match in walks(game, steps=120):
        truth = World(game, match.state)
        for viewer in viewers(match):
            world = guessed(match, viewer, len(match.moves))
            assert world.reaches(viewer) == truth.reaches(viewer), f"viewer {viewer} after {len(match.moves)} moves"
            assert entry_points(game).check(world.states, 0) == 0


def a_guess_comes_from_the_seed_alone(game: Game) -> None:
    """The world guessed is a function of what the seat knows and of the seed, never of what is hidden."""
    for match in walks(game, steps=120):
        for viewer in viewers(match):
            direct = match.guessed(viewer, 7)
            detour = World(game, match.guessed(viewer, 8)[0])
            entry_points(game).guess(detour.states, 0, viewer, 7)
            assert detour.states[:1].tobytes() == direct.tobytes(), f"viewer {viewer} after {len(match.moves)} moves"


def a_guess_keeps_nothing_hidden(game: Game) -> None:
    """Tables dealt, or moves played, with other luck, alike to a viewer all the same: they are guessed alike.

    Other luck leaves other traces; where the viewer can tell no difference, a guess must wipe them all out.
    """
    compared = sum(dealt_alike(game, seats) for seats in game.rules.SEATS)
    for match, seat, action in steps_of(game):
        compared += sum(played_alike(match, viewer, seat, action) for viewer in viewers(match))
    assert compared >= 20, f"only {compared} pairs of worlds were compared"


def dealt_alike(game: Game, seats: int) -> int:
    """Compare tables that were dealt with other luck; how many pairs looked alike to somebody."""
    tables = [World(game, opened(game, seats, seed).state) for seed in range(6)]
    pairs = [(one, other) for at, one in enumerate(tables) for other in tables[:at]]
    return sum(guessed_alike(one, other, viewer) for one, other in pairs for viewer in (*range(seats), SPECTATOR))


def steps_of(game: Game, steps: int = 120) -> Iterator[tuple[Match, int, int]]:
    """Matches before each move of random play, with the move."""
    for seats in game.rules.SEATS:
        match, luck = opened(game, seats, seed=11), Random(f"steps {seats}")
        for _ in range(steps):
            if match.over:
                break
            seat = luck.choice(list(members(match.actors)))
            action = luck.choice(match.legal(seat))
            yield match, seat, action
            match.play(seat, action)


def played_alike(match: Match, viewer: int, seat: int, action: int) -> bool:
    """Play a move twice, with other luck; whether the viewer could not tell the two worlds apart."""
    one, other = World(match.game, match.state), World(match.game, match.state)
    told = one.play(seat, action, Fair.from_seed(1).words(len(match.moves)), viewer)
    retold = other.play(seat, action, Fair.from_seed(2).words(len(match.moves)), viewer)
    return told == retold and guessed_alike(one, other, viewer)


def guessed_alike(one: World, other: World, viewer: int) -> bool:
    """Whether two worlds look alike to a viewer; fails if they do and their guesses differ."""
    if one.reaches(viewer) != other.reaches(viewer):
        return False
    guesses = [World(world.game, world.states[0]) for world in (one, other)]
    for guess in guesses:
        entry_points(guess.game).guess(guess.states, 0, viewer, 7)
    first, second = (guess.states[0] for guess in guesses)
    left = [name for name in first.dtype.names if first[name].tobytes() != second[name].tobytes()]
    assert not left, f"a guess for viewer {viewer} keeps what is hidden in {', '.join(left)}"
    return True


def histories_alike_are_guessed_alike(game: Game) -> None:
    """Worlds that a viewer could not tell apart through a whole stretch of random play are guessed alike."""
    compared = sum(compared_histories(game, seats, seed) for seats in game.rules.SEATS for seed in range(2))
    assert compared >= 20, f"only {compared} moments were compared"


def histories_alike_are_guessed_alike_in_full(game: Game) -> None:
    """The same, for many matches."""
    for seats in game.rules.SEATS:
        for seed in range(100):
            compared_histories(game, seats, seed)


def compared_histories(game: Game, seats: int, seed: int) -> int:
    """Walk the truth, and for each viewer a world beside it; how often the two were compared."""
    match, luck = opened(game, seats, seed), Random(f"histories {seats} {seed}")
    beside = [Companion(match, viewer) for viewer in viewers(match)]
    compared = 0
    for _ in range(STEPS):
        if match.over:
            break
        seat = luck.choice(list(members(match.actors)))
        action = luck.choice(match.legal(seat))
        match.play(seat, action)
        compared += sum(companion.follows(match, seat, action) for companion in beside)
    return compared


class Companion:
    """A world beside the truth that one viewer cannot tell from it; where it could, another one is guessed."""

    def __init__(self, match: Match, viewer: int) -> None:
        """Begin with a guess."""
        self.viewer = viewer
        self.world = guessed(match, viewer, len(match.moves))

    def follows(self, match: Match, seat: int, action: int) -> bool:
        """Play what was played; fails if the two still look alike and their guesses differ."""
        truth = World(match.game, match.state)
        for number in range(LUCKS):
            world = World(match.game, self.world.states[0])
            if action not in world.legal(seat):
                break
            told = world.play(seat, action, Fair.from_seed(number).words(len(match.moves)), self.viewer)
            if told == match.tell(self.viewer) and guessed_alike(truth, world, self.viewer):
                self.world = world
                return True
        self.world = guessed(match, self.viewer, len(match.moves))
        return False


def a_guess_deals_anew(game: Game) -> None:
    """Where something is hidden from a viewer, seeds give different worlds."""
    hidden, varied = 0, 0
    for match in walks(game, steps=60):
        for viewer in viewers(match):
            if match.view(viewer) != match.view(ALL_EYES):
                hidden += 1
                varied += len({without_luck(match.guessed(viewer, seed)) for seed in range(6)}) > 1
    assert varied >= 0.5 * hidden, f"only {varied} of {hidden} positions with hidden things were dealt anew"


def without_luck(states: Any) -> bytes:
    """A state's bytes but for its generator."""
    states["luck"] = 0
    return bytes(states.tobytes())


def the_generator_never_shows(game: Game) -> None:
    """Other luck to come, same everything now."""
    for match in walks(game, steps=60):
        other = World(game, match.state)
        other.states["luck"][0] = [9, 8, 7, 6]
        for viewer in viewers(match):
            assert other.reaches(viewer) == World(game, match.state).reaches(viewer)


def events_tell_no_more_than_views(game: Game) -> None:
    """Two worlds alike to a viewer, played alike: as long as they stay alike to it, it is told the same."""
    compared = 0
    for seats in game.rules.SEATS:
        for seed in range(2):
            compared += compared_walk(opened(game, seats, seed), seed)
    assert compared >= 20, f"only {compared} messages were compared"


def compared_walk(match: Match, seed: int, steps: int = 160) -> int:
    """Walk the truth; at every step compare with a world guessed for each viewer; how many messages were compared."""
    luck, compared = Random(seed), 0
    for _ in range(steps):
        if match.over:
            break
        seat = luck.choice(list(members(match.actors)))
        action = luck.choice(match.legal(seat))
        for viewer in viewers(match):
            compared += told_alike(match, viewer, seat, action)
        match.play(seat, action)
    return compared


def told_alike(match: Match, viewer: int, seat: int, action: int) -> bool:
    """Whether an action could be compared in a guessed world; fails if the viewer is told different things."""
    truth, world = World(match.game, match.state), guessed(match, viewer, len(match.moves))
    if action not in world.legal(seat):
        assert seat != viewer, f"seat {seat}: the legality of {match.game.moves.text(action)} tells what is hidden"
        return False
    luck = Fair.from_seed(len(match.moves)).words(0)
    told, retold = truth.play(seat, action, luck, viewer), world.play(seat, action, luck, viewer)
    if truth.reaches(viewer) != world.reaches(viewer):
        return False
    text = match.game.moves.text(action)
    assert json.dumps(told) == json.dumps(retold), f"viewer {viewer} is told more than it sees of {seat} {text}"
    return True


def views_name_no_luck(game: Game) -> None:
    """No view, not even of all eyes, holds the generator or the bytes of the state."""
    for match in walks(game, steps=20):
        words = {str(word) for word in match.state.luck.tolist() if word > 100_000}
        for viewer in (*viewers(match), ALL_EYES):
            shown = json.dumps(match.view(viewer))
            assert not any(word in shown for word in words)


def bots_do_not_peek(game: Game) -> None:
    """Asked in the truth and in a guessed world, a bot with the same past gives the same answer."""
    for name in names(game):
        for seats in {game.rules.SEATS[0], game.rules.SEATS[-1]}:
            past = questions_of(game, name, seats)
            for seat, questions in enumerate(past):
                peeking(game, name, seat, questions[: 1 + len(questions) // 2])


def questions_of(game: Game, name: str, seats: int, steps: int = 60) -> list[list[tuple[Question, Question]]]:
    """What each seat was asked in a simulated match, each time with the same question from a world played beside it."""
    match = opened(game, seats, seed=5)
    simulation = Simulation(match, [bot(game, name, seat, 5) for seat in range(seats)], nodes=NODES)
    asked: list[list[tuple[Question, Question]]] = [[] for _ in range(seats)]
    beside = [Companion(match, seat) for seat in range(seats)]
    for _ in range(steps):
        if match.over:
            break
        for seat in members(match.actors):
            if seat != CLOCK:
                asked[seat].append(both_questions(simulation, seat, beside[seat].world))
        move = simulation.step()
        for companion in beside:
            companion.follows(match, move.seat, game.moves.action(move.text))
    return asked


def both_questions(simulation: Simulation, seat: int, world: World) -> tuple[Question, Question]:
    """The question a seat is about to be asked, and the one it would be asked in a world it cannot tell apart."""
    match = simulation.match
    asked = match.question(seat, simulation.asking.asked(seat), simulation.asking.heard(seat), simulation.now)
    real = replace(asked, nodes=NODES)
    truth = World(match.game, match.state)
    seen_there = match.game.views.view(world.states[0], seat)
    return (
        replace(real, world=guesser(truth, seat)),
        replace(real, view=seen_there, legal=tuple(world.legal(seat)), world=guesser(world, seat)),
    )


def guesser(kept: World, seat: int) -> Callable[[int], Any]:
    """`world(seed)` over a copy of a state."""

    def world(seed: int) -> Any:
        fresh = World(kept.game, kept.states[0])
        entry_points(kept.game).guess(fresh.states, 0, seat, seed)
        return fresh.states[0]

    return world


def peeking(game: Game, name: str, seat: int, questions: list[tuple[Question, Question]]) -> None:
    """Ask one bot in the truth and its twin in guessed worlds."""
    honest, twin = bot(game, name, seat, 5), bot(game, name, seat, 5)
    for real, other in questions:
        answer, again = honest.act(real), twin.act(other)
        assert answer == again, f"{name} at seat {seat} answered {answer}, and {again} in a world it cannot tell apart"
        assert answer.action in real.legal


def advice_does_not_peek(game: Game) -> None:
    """Advised in the truth and in a world that a seat cannot tell apart, it is told the same, word for word."""
    if not can_advise(game):
        return
    for seats in {game.rules.SEATS[0], game.rules.SEATS[-1]}:
        for questions in questions_of(game, names(game)[-1], seats):
            heard: tuple[Event, ...] = ()
            for real, other in questions:
                heard += real.events
                if len(real.legal) > 1:
                    advised_alike(game, replace(real, events=heard), replace(other, events=heard))


def advised_alike(game: Game, real: Question, other: Question) -> None:
    """Compare two pieces of advice, and word every reason."""
    here, there = advise(game, real), advise(game, other)
    assert here == there, f"seat {real.seat} is advised {here[0]}, and {there[0]} in a world it cannot tell apart"
    assert {hint.action for hint in here} <= set(real.legal)
    for language in LANGUAGES:
        speak = Speaker(language, game)
        assert all(speak.coded("advice", hint.reason) for hint in here)


PROPERTIES = (
    a_guessed_world_looks_the_same, a_guess_comes_from_the_seed_alone, a_guess_keeps_nothing_hidden,
    histories_alike_are_guessed_alike, a_guess_deals_anew, the_generator_never_shows, events_tell_no_more_than_views,
    views_name_no_luck, bots_do_not_peek, advice_does_not_peek,
)  # fmt: skip
PROPERTIES_IN_FULL = (histories_alike_are_guessed_alike_in_full,)
