"""Bots: what they remember and forget, how they judge, and that better ones win."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from hullaboo.core.finding import game
from hullaboo.kit.player import CardPlayer
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import (
    BELIEF,
    HABITS,
    HAZY_BELIEF,
    LEVELS,
    PERFECT_MEMORY,
    STEADY_HABITS,
    Level,
    Mind,
    cards_in_the_box,
    player,
)
from ..bots.judgement import Judgement
from ..bots.memory import Memory, memory_of
from ..state import RIGHT_CALL
from .drawn import fresh

BOX = cards_in_the_box(fresh())
SPOOKY = game("spooky")


def remembering(*events: dict[str, Any], half_life: float = math.inf) -> Memory:
    """Seat 0 after it was told some things."""
    memory = memory_of(0, half_life)
    memory.hear(events)
    return memory


def known(memory: Memory) -> dict[tuple[int, str], int]:
    """What it believes to know."""
    return {place: trace.value for place, trace in memory.cards.items()}


FIRST = {"code": "memorised-faces", "seat": 0, "a": 7, "b": 2}


def test_memory_follows_a_card_through_swaps() -> None:
    memory = remembering(
        FIRST,
        {"code": "swapped", "seat": 1, "slot": "c", "at_seat": 0, "at_slot": "a"},
        {"code": "swapped", "seat": 2, "slot": "d", "at_seat": 1, "at_slot": "c"},
    )
    assert known(memory) == {(0, "b"): 2, (2, "d"): 7}


def test_memory_knows_its_own_kept_card_and_not_that_of_others() -> None:
    memory = remembering(
        FIRST,
        {"code": "drew-face", "seat": 0, "value": 1},
        {"code": "kept", "seat": 0, "slot": "a", "discarded": 7},
        {"code": "kept", "seat": 1, "slot": "a", "discarded": 12},
    )
    assert known(memory) == {(0, "a"): 1, (0, "b"): 2}
    assert memory.gone == {7: 1, 12: 1}
    assert (1, "a") in memory.chosen


def test_memory_knows_what_others_took() -> None:
    memory = remembering(
        {"code": "threw", "seat": 0, "value": 3, "power": "none"},
        {"code": "took", "seat": 1, "value": 3, "slot": "d", "discarded": 9},
    )
    assert known(memory) == {(1, "d"): 3}
    assert +memory.gone == {9: 1}


def test_memory_ends_with_the_round_and_discards_with_a_shuffle() -> None:
    thrown = {"code": "threw", "seat": 0, "value": 3, "power": "none"}
    memory = remembering(FIRST, thrown, {**thrown, "value": 4}, {"code": "reshuffled", "cards": 1})
    assert (memory.gone, len(memory.cards)) == ({4: 1}, 2)
    memory.hear([{"code": "dealt", "round": 2}])
    assert (memory.cards, memory.gone) == ({}, {})


def test_a_card_is_taken_for_the_other_one_of_its_row() -> None:
    after = []
    for seed in range(100):
        memory = remembering(FIRST)
        memory.lose((0, "a"), Random(seed))
        after.append(memory.value((0, "a")))
    assert set(after) == {None, 2}


def judged(cards: str, seats: int = 2, counts: bool = True) -> Judgement:
    """Seat 0 remembers its cards a–d, `?` where it does not."""
    memory = memory_of(0, math.inf)
    for slot, card in zip("abcd", cards.split(), strict=True):
        if card != "?":
            memory.see((0, slot), int(card))
    return Judgement(memory, BOX, seats, counts, Random(1))


@pytest.mark.parametrize(("cards", "right"), [("-1 0 1 5", 1), ("0 0 1 5", 0), ("15 15 ? ?", 0)])
def test_a_call_with_known_cards_is_certain(cards: str, right: float) -> None:
    assert judged(cards).right() == pytest.approx(right)


def test_a_call_with_an_unknown_card_is_a_matter_of_chance() -> None:
    low = 2 + 1 + 4 + 4 + 3  # −1, 0, 1, 2 and 3: two of three noughts and a three are seen already
    assert judged("0 0 2 ?").right() == pytest.approx((low - 4 + 3 - 1 - 1) / 51, abs=0.08)
    assert judged("0 0 2 ?").right() < judged("0 0 0 ?").right() < 1


def test_cards_seen_are_counted() -> None:
    assert judged("15 15 ? ?").average() < judged("? ? ? ?").average() < judged("-1 -1 ? ?").average()
    assert judged("15 15 ? ?", counts=False).average() == judged("? ? ? ?", counts=False).average()


def test_a_bot_takes_its_time_once() -> None:
    match = Match(SPOOKY, 2, luck=Fair.from_seed(1))
    patient = player(HABITS, 0, 1)
    first = patient.act(match.question(0, 0, (), now=0))
    again = patient.act(match.question(0, 1, (), now=1000))
    assert again == (first.action, first.after - 1000)


def test_levels_forget_less_and_less() -> None:
    lives = [LEVELS[level](0, 0).mind.memory.half_life for level in (1, 2, 3, 4, 5)]  # type: ignore[attr-defined]
    assert lives == [4, 12, 15, 30, math.inf]
    assert PERFECT_MEMORY.believes


@dataclass
class Witness(Mind):
    """Plays as its level does, and notes how sure it is of a call."""

    estimate: float = 0.0

    def calls(self, judged: Judgement) -> bool:
        """Decide, and note."""
        self.estimate = judged.right()
        return super().calls(judged)


def called(level: Level, deal: int) -> Iterator[tuple[float, bool]]:
    """Every call of a match between two of a level: how sure the caller was, and whether it was right."""
    minds = [Witness(level, memory_of(seat, level.half_life)) for seat in range(2)]
    match = Match(SPOOKY, 2, luck=Fair.from_seed(deal))
    simulation = Simulation(match, [CardPlayer(mind, deal) for mind in minds])
    while not match.over:
        if simulation.step().text == "call":
            yield minds[int(match.state.caller)].estimate, int(match.state.ending) == RIGHT_CALL


@pytest.mark.parametrize("level", [HABITS, STEADY_HABITS, HAZY_BELIEF, BELIEF])
def test_who_forgets_calls_late_and_not_wrongly(level: Level) -> None:
    """Of cards that are taken for others, nobody makes a call: Otto was heard to call with 36 points."""
    made = [call for deal in range(4) for call in called(level, deal)]
    assert len(made) >= 16
    assert min(estimate for estimate, _ in made) > 0.5
    assert sum(right for _, right in made) >= sum(estimate for estimate, _ in made) - 1


def wins(strong: int, weak: int, matches: int, seats: int = 2) -> float:
    """The part of matches won by the stronger bot, shared wins shared; every deal with each seat once its own."""
    won = 0.0
    for number in range(matches):
        deal, own = divmod(number, seats)
        bots = [LEVELS[strong if seat == own else weak](seat, deal) for seat in range(seats)]
        outcome = Simulation(Match(SPOOKY, seats, luck=Fair.from_seed(deal)), bots).run().outcome
        won += (own in outcome.winners) / len(outcome.winners)
    return won / matches


def test_level_four_beats_level_one() -> None:
    assert wins(4, 1, 16) >= 0.75


@pytest.mark.prove
def test_level_four_beats_level_one_in_a_thousand_matches(record_property: Callable[[str, object], None]) -> None:
    won = wins(4, 1, 1000)
    record_property("figure", f"level 4 wins {won:.1%} of 1,000 matches against level 1")
    assert won >= 0.80


@pytest.mark.prove
@pytest.mark.parametrize(("strong", "weak"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_level_beats_the_one_below(
    strong: int, weak: int, record_property: Callable[[str, object], None]
) -> None:
    won = wins(strong, weak, 300)
    record_property("figure", f"level {strong} wins {won:.1%} of 300 matches against level {weak}")
    assert won >= 0.56
