"""Macgregor: random matches against OpenSpiel's crazy_eights, and the time of a level 5 decision."""

import time

from benchmarks.cards import report
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import game
from hullaboo.games.macgregor.nights import Night
from hullaboo.play.playouts import random_matches


def main() -> None:
    """Print the rates and their ratio for every number of seats."""
    box = game("macgregor")
    report(box, {"all moves": random_matches(box)})
    slowest_decision()
    print(f"  slowest decision of level 5 in a match of four: {1000 * slowest_decision():.0f} ms (needed 200 at most)")


def slowest_decision() -> float:
    """The most CPU-seconds a decision of level 5 takes in a match of four."""
    night = Night.begun((5, 5, 5, 5), 3)
    slowest = 0.0
    while actors := entry_points(game("macgregor")).actors(night.states, 0):
        began = time.process_time()
        night.step(actors.bit_length() - 1)
        slowest = max(slowest, time.process_time() - began)
    return slowest


if __name__ == "__main__":
    main()
