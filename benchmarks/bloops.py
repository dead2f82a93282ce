"""Bloops: random matches against OpenSpiel's crazy_eights. Waits and CLOCK are played and never counted.

Twice: with players who choose evenly among all legal moves, who mostly throw wrong cards at every discard; and with
players who throw nothing at a discard, so that turns and effects are all that is played; there `seen` and `done` are
not counted either.
"""

from typing import Any

from benchmarks.cards import report
from hullaboo.core.finding import game
from hullaboo.core.luck import below
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, asked_first
from hullaboo.games.bloops.duties import duty, ways
from hullaboo.games.bloops.rules import WAIT, actors, apply, legal_action
from hullaboo.games.bloops.state import DONE, SEEN
from hullaboo.play.playouts import matches_for, random_matches


@rule
def calm_playout(states: Any, at: int, choices: Any, out: Any, limit: int) -> int:
    """One match without counters: whoever owes nothing waits."""
    state = states[at]
    moves, last, mask = 0, 0, actors(state)
    while mask:
        seat = asked_first(mask, last)
        owed = 1 if seat == CLOCK else ways(state, seat, duty(state, seat))
        action = legal_action(state, seat, below(choices, owed)) if owed else WAIT
        apply(state, seat, action)
        if seat != CLOCK and action != WAIT:
            last = seat
            moves += 0 if action in (SEEN, DONE) else 1
        mask = actors(state)
    return moves


def main() -> None:
    """Print the rates and their ratios for every number of seats."""
    box = game("bloops")
    report(box, {"all moves": random_matches(box), "nobody counters": matches_for(box, calm_playout)})


if __name__ == "__main__":
    main()
