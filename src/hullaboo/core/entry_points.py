"""Thin compiled entry points: a game's rules called from Python over a batch of states.

Handing a record scalar to compiled code costs 4–40 µs, handing an array and an index less than one. `playout` plays
random matches without coming back to Python.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hullaboo.core.contract import Clock, Game, Rules
from hullaboo.core.luck import below
from hullaboo.core.parts import Counting
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, asked_first, holds
from hullaboo.core.times import writer_for


class EntryPoints(NamedTuple):
    """The rules of one game; `states` is a batch and `at` the place in it, `options` a batch of one."""

    start: Callable[[Any, int, int, Any, Any], None]
    actors: Callable[[Any, int], int]
    legal: Callable[[Any, int, int, Any], int]
    apply: Callable[[Any, int, int, int], None]
    offer: Callable[[Any, int, Any, Any, Any], int]
    """Answers who may act; writes the actions of all, seat by seat, where those of each seat end, and the times."""
    play: Callable[[Any, int, int, int, Any, Any, Any], int]
    """Applies an action, and then offers."""
    scores: Callable[[Any, int, Any], None]
    guess: Callable[[Any, int, int, int], None]
    observe: Callable[[Any, int, int, Any], None]
    check: Callable[[Any, int], int]
    hurries: Callable[[Any, int, int], bool]
    """Whether it matters who is first with an action; never where the rules name no time."""
    playout: Callable[[Any, int, Any, Any, int], int]


@cache
def entry_points(game: Game) -> EntryPoints:
    """The entry points of a game, compiled on first use."""
    rules = game.rules
    return EntryPoints(
        **for_playing(rules, writer_for(game)),
        **for_asking(rules),
        hurries=hurry_for(game.clock),
        playout=playout_for(rules),
    )


def for_playing(rules: Rules, write_times: Callable[[Any, int, Any], None]) -> dict[str, Any]:
    """start, actors, legal, apply, offer, play."""
    start, actors, legal, apply = rules.start, rules.actors, rules.legal, rules.apply

    @rule
    def start_at(states: Any, at: int, seats: int, options: Any, edition: Row) -> None:
        start(states[at], seats, options[0], edition)

    @rule
    def actors_at(states: Any, at: int) -> int:
        return actors(states[at])

    @rule
    def legal_at(states: Any, at: int, seat: int, out: Row) -> int:
        return legal(states[at], seat, out)

    @rule
    def apply_at(states: Any, at: int, seat: int, action: int) -> None:
        apply(states[at], seat, action)

    @rule
    def offer_at(states: Any, at: int, out: Row, ends: Row, times: Row) -> int:
        mask = actors(states[at])
        count = 0
        for seat in range(CLOCK + 1):
            if holds(mask, seat):
                count += legal(states[at], seat, out[count:])
            ends[seat] = count
        write_times(states, at, times)
        return mask

    @rule
    def play_at(states: Any, at: int, seat: int, action: int, out: Row, ends: Row, times: Row) -> int:
        apply(states[at], seat, action)
        return offer_at(states, at, out, ends, times)

    return {
        "start": start_at, "actors": actors_at, "legal": legal_at,
        "apply": apply_at, "offer": offer_at, "play": play_at,
    }  # fmt: skip


def for_asking(rules: Rules) -> dict[str, Any]:
    """scores, guess, observe, check."""
    scores, guess, observe, check = rules.scores, rules.guess, rules.observe, rules.check

    @rule
    def scores_at(states: Any, at: int, out: Row) -> None:
        scores(states[at], out)

    @rule
    def guess_at(states: Any, at: int, seat: int, seed: int) -> None:
        guess(states[at], seat, seed)

    @rule
    def observe_at(states: Any, at: int, seat: int, out: Row) -> None:
        observe(states[at], seat, out)

    @rule
    def check_at(states: Any, at: int) -> int:
        return check(states[at])

    return {"scores": scores_at, "guess": guess_at, "observe": observe_at, "check": check_at}


def hurry_for(clock: Clock | None) -> Callable[[Any, int, int], bool]:
    """`hurries` of a clock."""
    if clock is None:

        @rule
        def never(states: Any, at: int, action: int) -> bool:
            return False

        return never
    hurries = clock.hurries

    @rule
    def hurries_at(states: Any, at: int, action: int) -> bool:
        return hurries(states[at], action)

    return hurries_at


def playout_for(rules: Rules) -> Callable[[Any, int, Any, Any, int], int]:
    """A compiled `playout(states, at, choices, out, limit)`: plays at random, answers the number of moves.

    `choices` is the generator of the players (four words), apart from the state's own luck; `out` is scratch for
    MOST_LEGAL actions; `limit` bounds the actions. Waits and CLOCK are played but not counted. A game may offer
    `legal_count(state, seat)` and `legal_action(state, seat, n)` to pick without writing the list; the conformance kit
    proves that they agree with `legal`.
    """
    actors, apply, wait = rules.actors, rules.apply, rules.WAIT
    pick = picker_for(rules)

    @rule
    def playout(states: Any, at: int, choices: Row, out: Row, limit: int) -> int:
        state = states[at]
        moves = 0
        last = 0
        for _ in range(limit):
            mask = actors(state)
            if mask == 0:
                break
            seat = asked_first(mask, last)
            action = pick(state, seat, choices, out)
            apply(state, seat, action)
            if seat != CLOCK and action != wait:
                moves += 1
                last = seat
        return moves

    return playout


def picker_for(rules: Rules) -> Callable[[Any, int, Any, Any], int]:
    """A compiled uniform choice of a legal action."""
    legal = rules.legal

    @rule
    def pick(state: Any, seat: int, choices: Row, out: Row) -> int:
        return int(out[below(choices, legal(state, seat, out))])

    if not isinstance(rules, Counting):
        return pick
    legal_count, legal_action = rules.legal_count, rules.legal_action

    @rule
    def pick_numbered(state: Any, seat: int, choices: Row, out: Row) -> int:
        return int(legal_action(state, seat, below(choices, legal_count(state, seat))))

    return pick_numbered
