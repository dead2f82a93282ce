"""Piles as bags: draws are fair, and re-dealing is uniform over the worlds a seat cannot tell apart."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from hullaboo.core.luck import reseed
from hullaboo.core.seats import SPECTATOR
from hullaboo.kit.bag import draw_any, fill, redeal_with_bag, sort
from hullaboo.kit.cards import face_of, hidden_card, known_by, open_card, stock_of, turned_down_by, turned_up_for
from hullaboo.testing.frequencies import assert_frequencies

DRAWS = 6000
OLD, NEW = 0, 1
KNOWN = turned_down_by(turned_up_for(hidden_card(9, NEW), 0), 0)
TABLE = [KNOWN, hidden_card(1, NEW), hidden_card(2, NEW), hidden_card(3, OLD), hidden_card(4, OLD), open_card(5)]
BAG = [7, 1, 0, 0, 0, 0, 0]


def luck_of(seed: int) -> Any:
    luck = np.zeros(4, np.uint32)
    reseed(luck, seed, 0)
    return luck


def row(*numbers: int) -> Any:
    return np.array(numbers, np.int32)


def redealt(cards: list[int], bag: list[int], seat: int, seed: int) -> tuple[list[int], list[int]]:
    dealt, rest = row(*cards), row(*bag)
    redeal_with_bag(luck_of(seed), dealt, len(cards), rest, 2, NEW, seat)
    return dealt.tolist(), rest.tolist()


def world(cards: list[int], bag: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(map(face_of, cards)), tuple(sorted(bag))


def worlds_of(seat: int) -> Counter[Any]:
    """Every way to deal what the seat has not seen, by hand."""
    own_card_known = ((9, *order) for order in permutations((1, 2, 7, 1)))
    found: Counter[Any] = Counter()
    for own, first, second, *rest in own_card_known if seat == 0 else permutations((9, 1, 2, 7, 1)):
        for old in permutations((3, 4)):
            found[(own, first, second, *old, 5), tuple(sorted([*rest, 0, 0, 0, 0, 0]))] += 1
    return found


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_redealing_is_uniform(seat: int) -> None:
    drawn = Counter(world(*redealt(TABLE, BAG, seat, seed)) for seed in range(DRAWS))
    assert_frequencies(drawn, worlds_of(seat))


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_redealing_comes_from_the_seed_alone(seat: int) -> None:
    detour = redealt(*redealt(TABLE, BAG, seat, 3), seat, 4)
    assert detour == redealt(TABLE, BAG, seat, 4)


def test_redealing_keeps_who_has_seen_each_place() -> None:
    cards, _ = redealt(TABLE, BAG, 0, 5)
    assert [(known_by(card), stock_of(card)) for card in cards] == [(known_by(card), stock_of(card)) for card in TABLE]


def test_every_card_of_a_bag_is_drawn_equally_often() -> None:
    drawn = Counter(draw_any(luck_of(seed), row(1, 1, 2, 4, 1, 4, 0), 6) for seed in range(DRAWS))
    assert_frequencies(drawn, {1: 3, 2: 1, 4: 2})


def test_a_bag_gives_out_exactly_its_cards_and_is_empty_then() -> None:
    luck, bag = luck_of(1), row(2, 5, 2, 3, 3)
    assert sorted(draw_any(luck, bag, left) for left in range(5, 0, -1)) == [2, 2, 3, 3, 5]
    assert bag.tolist() == [0] * 5


def test_filling_and_sorting() -> None:
    bag = row(8, 0, 0, 0, 0)
    assert fill(bag, 1, row(0, 2, 0, 1), 4) == 4
    assert bag.tolist() == [8, 1, 1, 3, 0]
    sort(bag, 4)
    assert bag.tolist() == [1, 1, 3, 8, 0]
