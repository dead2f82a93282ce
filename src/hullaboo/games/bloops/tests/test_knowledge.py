"""Who knows what: views, guesses and observations say exactly what a seat may know."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from hullaboo.core.entry_points import entry_points
from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.kit.cards import NO_CARD, face_of
from hullaboo.testing import proves
from hullaboo.testing.frequencies import assert_frequencies

from ..knowledge import CARD_NUMBERS, HEADER, REFUSED
from ..state import DRAWN, FACES, PLACES, card_at
from .drawn import GAME, Table, drawn, started

World = tuple[tuple[int, ...], ...]
GUESSES = 6000


def world_of(table: Table) -> World:
    """The faces before the seats, in hand and in the pile: what tells two worlds apart."""
    state = table.state
    hands = [
        tuple(face_of(card_at(state, seat, place)) for place in table.places(seat)) for seat in range(int(state.seats))
    ]
    in_hand = () if state.card[DRAWN] == NO_CARD else (face_of(state.card[DRAWN]),)
    return (*hands, in_hand, tuple(sorted(state.pile.tolist()[: state.left])))


def pile_of(faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(faces))


def assert_uniform(table: Table, seat: int, worlds: Counter[Any]) -> None:
    found = Counter(world_of(table.guessed(seat, seed)) for seed in range(GUESSES))
    assert_frequencies(found, worlds)


@proves(35)
def test_a_guess_is_uniform_over_all_deals_a_seat_cannot_tell_apart() -> None:
    table = drawn("0 1 2@0\n1 3 4@1 5@*\npile 1 3")
    worlds = Counter(((a, 2), (b, c, 5), (), pile_of((d, e))) for a, b, c, d, e in permutations((1, 3, 4, 1, 3)))
    assert_uniform(table, 0, worlds)


@proves(35)
def test_a_spectators_guess_is_uniform_too() -> None:
    table = drawn("0 1 2@0\n1 4@1 5@*\npile 3\ndraws 0 1")
    worlds = Counter(((a, b), (c, 5), (d,), pile_of((e,))) for a, b, c, d, e in permutations((1, 2, 4, 1, 3)))
    assert_uniform(table, SPECTATOR, worlds)


@proves(35)
def test_after_a_shuffle_everyone_knows_which_cards_were_shuffled() -> None:
    table = drawn("0 1 2@0\n1 3 4\ndiscards 8 8 7 9\nnext 1", windows="swift").play("1 draw", "1 keep 1")
    kept = face_of(card_at(table.state, 1, 1))
    assert kept in (7, 8)
    worlds = Counter(
        ((a, 2), (b, new), (), pile_of(tuple(rest)))
        for a, b in permutations((1, 3))
        for new, *rest in permutations((7, 8, 8))
    )
    assert_uniform(table, 0, worlds)


@proves(35)
def test_a_seat_that_drew_knows_its_card_and_the_others_do_not() -> None:
    table = drawn("0 1\n1 3\npile 5 6\ndraws 0 2").play("0 keep 0")
    worlds = Counter(((2,), (a,), (), pile_of((b, c))) for a, b, c in permutations((3, 5, 6)))
    assert_uniform(table, 0, worlds)
    others = Counter(((a,), (b,), (), pile_of((c, d))) for a, b, c, d in permutations((2, 3, 5, 6)))
    assert_uniform(table, 1, others)


@proves(35)
def test_a_shuffle_forgets_the_shuffled_cards_only() -> None:
    table = drawn("0 5@0 1\n1 2@0 8\ndiscards 3\ndraws 1 5", windows="swift")
    table.play("1 throw", "0 counter 0", "1 done", "0 draw")
    assert table.codes(1) == ["renewed", "draw"]
    assert table.hand(1, 0) == "2 ?"
    drawn_card = face_of(table.state.card[DRAWN])
    assert drawn_card in (3, 5)
    table.play("0 keep 1")
    faces = {face_of(card_at(table.guessed(1, seed).state, 0, 1)) for seed in range(40)}
    assert faces == {3, 5}


@proves(35)
def test_penalties_and_gifts_are_known_to_nobody() -> None:
    table = drawn("0 1\n1 2\n2 3\npile 12 12\ndraws 0 6").play("0 throw", "0 give 1", "2 counter 0")
    assert table.seen_by(1, 6) == table.seen_by(2, 6) == []
    assert table.seen_by(2, 0) == [0, 1, 2, 3, 4, 5, SPECTATOR]


@proves(36)
def test_the_memory_aid_shows_what_a_seat_has_seen_and_no_more() -> None:
    picture = "0 1@0 2\n1 3@0 4@1\ndiscards 5 5 6\npile 7\nnext 0"
    aided, plain = drawn(picture, memory_aid="yes"), drawn(picture)
    assert [card["value"] for hand in aided.view(0)["hands"] for card in hand] == [1, None, 3, None]
    assert [card["value"] for hand in aided.view(1)["hands"] for card in hand] == [None, None, None, 4]
    assert [card["value"] for hand in aided.view(SPECTATOR)["hands"] for card in hand] == [None] * 4
    assert aided.view(SPECTATOR)["gone"] == [[5, 2], [6, 1]]
    for viewer in (0, 1, SPECTATOR):
        assert all(card["value"] is None for hand in plain.view(viewer)["hands"] for card in hand)
        assert plain.view(viewer)["gone"] is None


@proves(36)
def test_views_with_and_without_the_aid_differ_in_nothing_else() -> None:
    picture = "0 1@0 2\n1 3@0 4@1\ndiscards 5 5 6\npile 7\nnext 0"
    aided, plain = drawn(picture, memory_aid="yes").view(0), drawn(picture).view(0)
    different = {name for name in plain if plain[name] != aided[name]}
    assert different == {"hands", "gone", "memory_aid"}
    assert list(plain) == list(aided)


def test_a_guess_keeps_ones_own_wait_and_forgets_those_of_others() -> None:
    table = drawn("0 1\n1 2\n2 3\npile 4\ndraws 0 5").play("0 throw", "1 wait", "2 wait")
    assert table.guessed(1, 3).actors == [0, 2, 7]


def test_a_guess_at_the_end_changes_nothing() -> None:
    table = drawn("0 1\n1 2\npile 3\ndraws 0 20").play("0 throw")
    assert world_of(table.guessed(0, 9)) == world_of(table)


def observed(table: Table, seat: int) -> list[int]:
    out = np.zeros(GAME.rules.OBSERVATION, np.int32)
    entry_points(GAME).observe(table.states, 0, seat, out)
    return [int(number) for number in out]


def numbers_of(table: Table, seat: int, step: int, place: int) -> tuple[int, int]:
    """The two numbers for a place of the seat that sits `step` further on."""
    at = HEADER + FACES + CARD_NUMBERS * (step * PLACES + place)
    one, other = observed(table, seat)[at : at + CARD_NUMBERS]
    return one, other


def test_an_observation_holds_what_a_seat_knows_now() -> None:
    table = drawn("0 1@0 2\n1 3@0 4@1\n2 . 7@*\ndiscards 5 5 6\npile 7\nnext 0")
    assert numbers_of(table, 0, 0, 0) == (2 + 1, 0b001)
    assert numbers_of(table, 0, 0, 1) == (1, 0)
    assert numbers_of(table, 0, 1, 0) == (2 + 3, 0b001)
    assert numbers_of(table, 1, 2, 0) == (1, 0b100)
    assert numbers_of(table, 1, 0, 1) == (2 + 4, 0b001)
    assert numbers_of(table, 1, 1, 0) == (0, 0)
    assert numbers_of(table, 1, 1, 1) == (2 + 7, 0b111)
    assert observed(table, 1)[HEADER + 5] == 2


def test_an_observation_marks_refused_cards() -> None:
    table = drawn("0 1\n1 3\npile 7\ndraws 0 4").play("0 throw", "1 counter 0")
    assert numbers_of(table, 0, 1, 0) == (2 + 3, 0b11 | REFUSED)


def test_the_drawn_card_is_observed_by_who_drew_it() -> None:
    table = drawn("0 1\n1 3\npile 7\ndraws 0 4")
    assert (observed(table, 0)[14], observed(table, 1)[14]) == (2 + 4, 1)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_card_keeps_no_name_through_a_shuffle(viewer: int) -> None:
    """No part of a view names cards; the same table reached with other cards shows the same bytes."""
    one = drawn("0 1\n1 2\n2 3\ndiscards 9 8 5\nnext 0", windows="swift").play("0 draw")
    other = drawn("0 3\n1 1\n2 2\ndiscards 9 8 5\nnext 0", windows="swift").play("0 draw")
    assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))


def test_the_spots_of_cards_reach_nobody() -> None:
    """Where the record keeps a card says nothing: hands laid in another order look the same."""
    table = started(2).play("clock seen")
    assert "spot" not in json.dumps([table.view(viewer) for viewer in (0, 1, SPECTATOR, ALL_EYES)])
