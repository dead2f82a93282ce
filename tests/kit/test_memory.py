"""What a bot remembers of cards: it follows what is told, and fades."""

import math
from collections import Counter
from random import Random

import pytest

from hullaboo.kit.memory import CardMemory, Event, Trace

Place = tuple[int, int]
Memory = CardMemory[Place]


def beside(place: Place) -> list[Place]:
    seat, at = place
    return [(seat, at - 1), (seat, at + 1)]


def knowing(half_life: float = math.inf, **cards: int) -> Memory:
    """A memory of seat 0, of its own cards by place: `p3=7`."""
    memory = CardMemory(0, half_life, {}, beside)
    for name, value in cards.items():
        memory.see((0, int(name[1:])), value)
    return memory


def known(memory: Memory) -> dict[Place, int]:
    return {place: trace.value for place, trace in memory.cards.items()}


def test_events_mean_what_the_game_says_and_others_nothing() -> None:
    def looked(memory: Memory, event: Event) -> None:
        memory.see((event["seat"], event["place"]), event["value"])

    memory = CardMemory(0, math.inf, {"looked": looked}, beside)
    memory.hear([{"code": "looked", "seat": 1, "place": 2, "value": 7}, {"code": "sneezed"}])
    assert known(memory) == {(1, 2): 7}


def test_half_of_what_was_seen_is_forgotten_after_a_half_life() -> None:
    memory = knowing(12)
    memory.cards = {(0, 2 * place): Trace(5, 0) for place in range(2000)}
    for turn in (0, 5, 12):
        memory.turn = turn
        memory.fade(Random(turn))
    assert 900 < len(memory.cards) < 1100


@pytest.mark.parametrize(("half_life", "turn"), [(math.inf, 149), (4, 0)])
def test_nothing_is_forgotten_in_no_time_or_by_a_perfect_memory(half_life: float, turn: int) -> None:
    memory, luck = knowing(half_life, p0=3, p1=4), Random(1)
    memory.turn, before = turn, luck.getstate()
    memory.fade(luck)
    assert known(memory) == {(0, 0): 3, (0, 1): 4}
    assert luck.getstate() == before


def test_a_lost_card_is_sometimes_taken_for_its_neighbour() -> None:
    taken = Counter[int | None]()
    for seed in range(1000):
        memory = knowing(p0=3, p1=9)
        memory.lose((0, 1), Random(seed))
        taken[memory.value((0, 1))] += 1
    assert set(taken) == {None, 3}
    assert 150 < taken[3] < 250


def test_what_is_known_and_wanted_goes_along_when_cards_are_swapped() -> None:
    memory = knowing(p0=3)
    memory.chosen.add((1, 2))
    memory.swap((0, 0), (1, 2))
    assert (known(memory), memory.chosen) == ({(1, 2): 3}, {(0, 0)})
    memory.leave((1, 2))
    assert known(memory) == {}


def test_the_own_kept_card_is_known_and_that_of_others_only_wanted() -> None:
    memory = knowing(p0=9)
    for held, discarded in ((2, 9), (5, 2)):
        memory.held = held
        memory.keep((0, 0), discarded)
    assert known(memory) == {(0, 0): 5}
    memory.held = 4
    memory.keep((1, 1), 8)
    assert (known(memory), memory.chosen) == ({(0, 0): 5}, {(0, 0), (1, 1)})
    assert (memory.gone, memory.top, memory.discarded) == ({9: 1, 2: 1, 8: 1}, 8, 3)
    assert memory.held is None


def test_a_discard_that_is_taken_is_known_and_gone_no_more() -> None:
    memory = knowing()
    memory.discard(3)
    memory.take((1, 0), 3, 12)
    assert (known(memory), +memory.gone, memory.top) == ({(1, 0): 3}, {12: 1}, 12)


def test_after_a_shuffle_only_the_top_card_is_gone() -> None:
    memory = knowing()
    memory.renew()
    assert memory.gone == {}
    memory.discard(3)
    memory.discard(4)
    memory.renew()
    assert memory.gone == {4: 1}


def test_a_new_deal_is_a_new_memory() -> None:
    memory = knowing(p0=3)
    memory.turn = memory.faded = 7
    memory.discard(3)
    memory.forget()
    assert (memory.cards, memory.chosen, memory.gone, memory.top, memory.turn, memory.faded) == (
        {},
        set(),
        {},
        None,
        0,
        0,
    )


def test_a_card_taken_for_another_does_not_come_to_mind_clearly() -> None:
    memory = next(each for each in map(mistaken, range(1000)) if (0, 1) in each.cards)
    assert known(memory) == {(0, 0): 3, (0, 1): 3}
    assert known(memory.clear()) == {(0, 0): 3}
    memory.swap((0, 1), (1, 5))
    assert known(memory.clear()) == {(0, 0): 3}
    memory.see((1, 5), 9)
    assert known(memory.clear()) == {(0, 0): 3, (1, 5): 9}


def mistaken(seed: int) -> Memory:
    """Two cards, of which the second slipped the mind."""
    memory = knowing(p0=3, p1=12)
    memory.lose((0, 1), Random(seed))
    return memory


def test_what_is_remembered_has_an_age_and_is_counted() -> None:
    memory = knowing(p0=3, p1=3)
    memory.turn = 5
    memory.see((1, 0), 8)
    assert (memory.age((0, 0)), memory.age((1, 0))) == (5, 0)
    assert memory.values() == {3: 2, 8: 1}
