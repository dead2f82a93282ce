"""Spooky: random matches against OpenSpiel's crazy_eights. Waits and CLOCK are played and never counted.

Twice: with players who choose evenly among all legal moves, who call so soon that most moves are `seen` and most work
is dealing; and with players who never call, where `seen` and `done` are not counted either.
"""

from typing import Any

from benchmarks.cards import report
from hullaboo.core.finding import game
from hullaboo.core.luck import below
from hullaboo.core.rule import rule
from hullaboo.core.seats import asked_first
from hullaboo.games.spooky.rules import CALL, DONE, SEEN, WAIT, State, actors, apply, legal_action, legal_count
from hullaboo.play.playouts import matches_for, random_matches


@rule
def silent_playout(states: Any, at: int, choices: Any, out: Any, limit: int) -> int:
    """One match without calls."""
    state = states[at]
    moves, last, mask = 0, 0, actors(state)
    while mask:
        seat = asked_first(mask, last)
        action = anything_but_a_call(state, seat, choices)
        apply(state, seat, action)
        last = last if action == WAIT else seat
        moves += 0 if action in (WAIT, SEEN, DONE) else 1
        mask = actors(state)
    return moves


@rule
def anything_but_a_call(state: State, seat: int, choices: Any) -> int:
    """A legal action; a call is always listed first, and never the only one."""
    calls = 1 if legal_action(state, seat, 0) == CALL else 0
    return int(legal_action(state, seat, calls + below(choices, legal_count(state, seat) - calls)))


def main() -> None:
    """Print the rates and their ratios for every number of seats."""
    box = game("spooky")
    report(box, {"all moves": random_matches(box), "nobody calls": matches_for(box, silent_playout)})


if __name__ == "__main__":
    main()
