"""Piles without order: draws are fair, and re-dealing is uniform over the worlds a seat cannot tell apart."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from hullaboo.core.luck import reseed
from hullaboo.core.seats import SPECTATOR
from hullaboo.kit.cards import NO_CARD, face_of, hidden_card, known_by, knows, open_card, stock_of, turned_up_for
from hullaboo.kit.pile import cards_in, copies_in, draw, draw_counted, fill, is_empty_behind, pour, redeal, sort
from hullaboo.testing.frequencies import assert_frequencies

World = tuple[tuple[int, ...], tuple[int, ...]]  # the faces in the places, how many of each the pile holds
DRAWS = 6000
NEW = 1  # the stock of the pile; stock 0 is used up


def luck_of(seed: int) -> Any:
    luck = np.zeros(4, np.uint32)
    reseed(luck, seed, 0)
    return luck


def row(*numbers: int) -> Any:
    return np.array(numbers, np.int32)


def known(face: int, stock: int, *seats: int) -> int:
    """A card that lies face down, seen by some seats."""
    card = hidden_card(face, stock)
    for seat in seats:
        card = turned_up_for(card, seat) & ~(1 << seat << 14)
    return card


TABLES = {
    "nothing seen": ([hidden_card(0, NEW), hidden_card(1, NEW)], [1, 1, 1]),
    "own card seen": ([known(0, NEW, 0), hidden_card(1, NEW), known(2, NEW, 1)], [1, 0, 2]),
    "equal faces": ([hidden_card(0, NEW), hidden_card(0, NEW), hidden_card(1, NEW)], [1, 2, 0]),
    "older cards stay among themselves": ([hidden_card(f, f % 2) for f in (0, 1, 2, 3)], [0, 1, 0, 1]),
    "only older cards": ([hidden_card(0, 0), known(1, 0, 1), hidden_card(1, 0), hidden_card(2, 0)], [0, 0, 0]),
    "gaps and open cards": ([NO_CARD, hidden_card(0, NEW), open_card(1), NO_CARD, hidden_card(2, NEW)], [0, 2, 1]),
    "three stocks": ([hidden_card(f, s) for f, s in ((0, 0), (1, 0), (2, 5), (3, 5), (0, NEW))], [0, 0, 0, 1]),
}


def worlds(table: tuple[list[int], list[int]], seat: int) -> Counter[World]:
    """Every world the seat cannot tell apart, each counted once for each order of the cards that gives it."""
    cards, pile = table
    places: dict[int, list[int]] = {NEW: []}
    for place, card in enumerate(cards):
        if card != NO_CARD and not knows(seat, card):
            places.setdefault(stock_of(card), []).append(place)
    found: Counter[World] = Counter({(tuple(map(face_in, cards)), tuple(pile)): 1})
    for stock, hidden in places.items():
        found = dealt_otherwise(found, hidden, stock == NEW)
    return found


def face_in(card: int) -> int:
    return NO_CARD if card == NO_CARD else face_of(card)


def dealt_otherwise(known_worlds: Counter[World], hidden: list[int], with_pile: bool) -> Counter[World]:
    """The worlds in which the faces of the hidden places, and of the pile, lie in every other order."""
    found: Counter[World] = Counter()
    for (faces, pile), times in known_worlds.items():
        loose = [faces[place] for place in hidden]
        if with_pile:
            loose += [face for face, count in enumerate(pile) for _ in range(count)]
        for order in permutations(loose):
            new = list(faces)
            for place, face in zip(hidden, order, strict=False):
                new[place] = face
            rest = tuple(order[len(hidden) :].count(face) for face in range(len(pile))) if with_pile else pile
            found[tuple(new), rest] += times
    return found


def redealt(table: tuple[list[int], list[int]], seat: int, seed: int) -> tuple[Any, Any]:
    cards, counts = row(*table[0]), row(*table[1])
    pile = row(*[0] * (len(cards) + sum(table[1])))
    redeal(luck_of(seed), cards, len(cards), pile, fill(pile, 0, counts, len(counts)), NEW, seat)
    return cards, pile


def counted(pile: Any, table: tuple[list[int], list[int]]) -> tuple[int, ...]:
    """How many cards of each face a pile holds after a redeal, which leaves it as full as it was."""
    left = sum(table[1])
    assert is_empty_behind(pile, left)
    return tuple(copies_in(pile, left, face) for face in range(len(table[1])))


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("name", TABLES)
def test_redealing_is_uniform_over_the_worlds_a_seat_cannot_tell_apart(name: str, seat: int) -> None:
    table = TABLES[name]
    drawn: Counter[World] = Counter()
    for seed in range(DRAWS):
        cards, pile = redealt(table, seat, seed)
        drawn[tuple(map(face_in, cards.tolist())), counted(pile, table)] += 1
    assert_frequencies(drawn, worlds(table, seat))


@pytest.mark.parametrize("name", TABLES)
def test_redealing_keeps_who_has_seen_each_place(name: str) -> None:
    before = TABLES[name][0]
    cards, _ = redealt(TABLES[name], 0, 5)
    assert [known_by(card) for card in cards.tolist()] == [known_by(card) for card in before]
    assert [stock_of(card) for card in cards.tolist()] == [stock_of(card) for card in before]


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("name", TABLES)
def test_redealing_comes_from_the_seed_alone(name: str, seat: int) -> None:
    cards, pile = redealt(TABLES[name], seat, 3)
    redeal(luck_of(4), cards, len(cards), pile, sum(TABLES[name][1]), NEW, seat)
    direct = redealt(TABLES[name], seat, 4)
    assert [cards.tolist(), pile.tolist()] == [row.tolist() for row in direct]


def test_every_card_of_a_pile_is_drawn_equally_often() -> None:
    drawn = Counter(draw(luck_of(seed), row(1, 1, 2, 4, 1, 4, 0), 6) for seed in range(DRAWS))
    assert_frequencies(drawn, {1: 3, 2: 1, 4: 2})


def test_a_pile_gives_out_exactly_its_cards_and_is_empty_then() -> None:
    luck, pile = luck_of(1), row(2, 5, 2, 3, 3)
    assert sorted(draw(luck, pile, left) for left in range(5, 0, -1)) == [2, 2, 3, 3, 5]
    assert pile.tolist() == [0] * 5


def test_a_counted_pile_gives_out_its_cards_with_equal_chance() -> None:
    drawn = Counter(draw_counted(luck_of(seed), row(0, 3, 1, 0, 2), 6) for seed in range(DRAWS))
    assert_frequencies(drawn, {1: 3, 2: 1, 4: 2})
    luck, counts = luck_of(1), row(2, 0, 3)
    assert sorted(draw_counted(luck, counts, left) for left in range(5, 0, -1)) == [0, 0, 2, 2, 2]
    assert cards_in(counts, 3) == 0


def test_pouring_moves_every_card() -> None:
    counts, discards = row(1, 0, 2), row(0, 4, 1)
    pour(discards, counts, 3)
    assert counts.tolist() == [1, 4, 3]
    assert discards.tolist() == [0, 0, 0]


def test_filling_and_sorting() -> None:
    pile, counts = row(8, 0, 0, 0, 0), row(0, 2, 0, 1)
    assert fill(pile, 1, counts, 4) == 1 + cards_in(counts, 4) == 4
    assert pile.tolist() == [8, 1, 1, 3, 0]
    sort(pile, 4)
    assert pile.tolist() == [1, 1, 3, 8, 0]


def test_counting_looks_at_the_cards_that_are_left() -> None:
    pile = row(3, 0, 3, 0, 0)
    assert [copies_in(pile, 3, face) for face in (0, 1, 3)] == [1, 0, 2]
    assert is_empty_behind(pile, 3)
    assert not is_empty_behind(pile, 2)
