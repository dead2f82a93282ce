"""Bots that search: a plan of a game's, put together with the search it asks for."""

from dataclasses import dataclass
from functools import cache, partial
from random import Random
from time import perf_counter

import numpy as np

from hullaboo.bots.search.beam import SPENT, Search, Tables, beam_for
from hullaboo.bots.search.halving import Halve, halving_for
from hullaboo.core.bot import Answer, Maker, Question, chance
from hullaboo.core.contract import Game
from hullaboo.core.plans import Beam, Halving, Judgement, Plan

DEARER = 2
"""So many nodes of a beam may take as long as one of what is played out."""


@cache
def search_of(game: Game, judgement: Judgement) -> Search:
    """The compiled beam of a game."""
    return beam_for(game.rules, judgement)


@cache
def halving_of(game: Game, judgement: Judgement) -> Halve:
    """The compiled halving of a game."""
    return halving_for(game.rules, judgement)


@cache
def tables_of(game: Game) -> Tables:
    """Room for one search at a time."""
    return Tables(game.rules)


def values_by_beam(game: Game, plan: Beam, question: Question, luck: Random) -> dict[int, int]:
    """What each action that was looked into comes to, by the beam."""
    tables = tables_of(game)
    tables.states[0] = question.world(luck.getrandbits(62))
    widths = np.array(plan.widths(tables.states[0]), np.int64)
    found = search_of(game, plan.judgement)(
        tables.states, tables.actions, tables.values, tables.notes, tables.points, widths, question.nodes
    )
    return dict(zip(tables.actions[0, :found].tolist(), tables.values[0, :found].tolist(), strict=True))


@dataclass(frozen=True)
class BeamBot:
    """Takes what looks best some steps ahead; lots are drawn between equals."""

    game: Game
    plan: Beam
    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """Search a guessed world."""
        luck = chance(self.seed, self.seat, question.number)
        values = values_by_beam(self.game, self.plan, question, luck)
        seen = {action: (value + luck.gauss(0, self.plan.noise), luck.random()) for action, value in values.items()}
        return Answer(max(seen, key=lambda action: seen[action]), luck.randint(*self.plan.pace))


@dataclass(frozen=True)
class HalvingBot:
    """Plays out what looks best some steps ahead, and takes what came to most."""

    game: Game
    plan: Halving
    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """Search some guessed worlds."""
        luck, began = chance(self.seed, self.seat, question.number), perf_counter()
        values = values_by_beam(self.game, self.plan.beam, question, luck)
        left = nodes_left(question, int(tables_of(self.game).notes[0, SPENT]), perf_counter() - began)
        order = sorted(luck.sample(list(values), len(values)), key=lambda action: -values[action])
        pause = luck.randint(*self.plan.beam.pace)
        return Answer(self.played_out(order[: self.plan.shortlist], question, luck, left), pause)

    def played_out(self, candidates: list[int], question: Question, luck: Random, nodes: int) -> int:
        """The candidate that is left in the end."""
        if len(candidates) == 1 or nodes <= 0:
            return candidates[0]
        plan, tables = self.plan, tables_of(self.game)
        worlds = self.game.rules.State.batch(plan.rounds * plan.worlds)
        for at in range(len(worlds)):
            worlds[at] = question.world(luck.getrandbits(62))
        row, totals = np.array(candidates, np.int64), np.zeros(len(candidates), np.int64)
        halving_of(self.game, plan.beam.judgement)(
            worlds, tables.states, row, totals, np.zeros(4, np.uint32), tables.actions[0], tables.values[0],
            len(row), plan.worlds, plan.win, luck.getrandbits(62), nodes,
        )  # fmt: skip
        return int(row[0])


def nodes_left(question: Question, spent: int, seconds: float) -> int:
    """How many nodes a search may still spend, by how fast the beam was."""
    if question.milliseconds is None:
        return question.nodes - spent
    left = question.milliseconds / 1000 - seconds
    return min(question.nodes - spent, int(left * spent / seconds / DEARER))


def searcher(game: Game, plan: Plan) -> Maker:
    """A maker of the bots that a plan describes."""
    if isinstance(plan, Beam):
        return partial(BeamBot, game, plan)
    return partial(HalvingBot, game, plan)
