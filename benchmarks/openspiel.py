"""The peer: OpenSpiel's random rollouts in C++, and the way to measure us against it.

One call of `mcts_search` with one simulation plays N rollouts from the first decision without coming back to Python.
Its steps are N times the mean remaining length, which is measured on the same starts. Peer and ours take turns in one
process; times are CPU time of this process; what counts is the median of the rounds.
"""

import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

import pyspiel

ROUNDS = 5
STARTS = 16
"""How many first decisions are taken from a game of chance; one is enough where there is none."""
SAMPLED = 400
SHORTEST_CALL = 0.02

Work = Callable[[], int]
"""Some work that answers how many steps it took."""


def first_decision(game: Any, luck: random.Random) -> Any:
    """The first state in which somebody decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, chances)[0])
    return state


def remaining_length(state: Any, seed: int) -> int:
    """How many steps, those of chance included, one random match takes from here."""
    played = state.clone()
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(played.num_players())]
    pyspiel.evaluate_bots(played, bots, seed)
    return int(played.move_number()) - int(state.move_number())


def rollouts(name: str) -> Work:
    """Rollouts of one of OpenSpiel's games, at least 20 ms of them a call."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    by_luck = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    starts = [first_decision(game, luck) for _ in range(STARTS if by_luck else 1)]
    length = statistics.fmean(remaining_length(starts[seed % len(starts)], seed) for seed in range(SAMPLED))
    count = enough_rollouts(game, starts[0])
    bot = searcher(game, count)

    def roll() -> int:
        bot.mcts_search(luck.choice(starts))
        return round(count * length)

    return roll


def searcher(game: Any, count: int) -> Any:
    """A search of one simulation that rolls out so many times."""
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 5), 2.0, 1, 100, False, 42, False)


def enough_rollouts(game: Any, start: Any) -> int:
    """How many rollouts take a call long enough to be measured."""
    count = 8
    while cpu_seconds_of_a_call(game, start, count) < SHORTEST_CALL:
        count *= 2
    return count


def cpu_seconds_of_a_call(game: Any, start: Any, count: int) -> float:
    """The CPU time of so many rollouts."""
    bot, began = searcher(game, count), time.process_time()
    bot.mcts_search(start)
    return time.process_time() - began


def rate(work: Work, seconds: float) -> float:
    """Steps per CPU-second, over at least so many seconds."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += work()
    return steps / (time.process_time() - began)


@dataclass(frozen=True)
class Contest:
    """The rates of all rounds, ours and the peer's."""

    ours: list[float]
    peers: list[float]

    @property
    def ratio(self) -> float:
        """How many times faster we are, by the median of the rounds' ratios."""
        return statistics.median(ours / peer for ours, peer in zip(self.ours, self.peers, strict=True))


def contest(ours: Work, peer: Work, seconds: float = 1.0) -> Contest:
    """Take turns, after a round to warm up."""
    rate(ours, seconds / 4), rate(peer, seconds / 4)
    pairs = [(rate(ours, seconds), rate(peer, seconds)) for _ in range(ROUNDS)]
    return Contest([mine for mine, _ in pairs], [theirs for _, theirs in pairs])


def spread(rates: list[float]) -> str:
    """The median of some rates, and the least and greatest, in millions."""
    low, middle, high = (each / 1e6 for each in (min(rates), statistics.median(rates), max(rates)))
    return f"{middle:.2f} M/s ({low:.2f}–{high:.2f})"


def machine() -> str:
    """Date and machine, for the record."""
    return f"{date.today()} · {processor()} · {os.cpu_count()} cores · load {os.getloadavg()[0]:.1f}"


def processor() -> str:
    """What the machine says it is."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as facts:
            names = [line.partition(":")[2].strip() for line in facts if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()
