"""The rules of the sheet, number by number."""

from collections import Counter

import pytest

from hullaboo.core.seats import CLOCK, SPECTATOR, bit, everyone
from hullaboo.kit.cards import NO_CARD
from hullaboo.kit.pile import copies_in
from hullaboo.testing import proves
from hullaboo.testing.frequencies import assert_frequencies

from ..options import MOST_ROUNDS, ROUNDS
from ..rules import State, actors
from ..state import FACES
from ..view import outcome, view
from .drawn import CLASSIC, FACE_OF, drawn, fresh, hands, knowers, offers, play, value_at

OTHERS_OF_ZERO = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d"]


def faces(state: State, viewer: int) -> list[list[int | None]]:
    """What a viewer sees before each seat."""
    shown = view(state, viewer)["hands"]
    return [[slot["face"] and slot["face"]["value"] for slot in hand] for hand in shown]


@proves(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_are_dealt_to_each_seat_and_the_rest_is_the_pile(seats: int) -> None:
    table = fresh(seats)
    assert table.left == 54 - 4 * seats
    assert sum(copies_in(table.pile, table.left, face) for face in range(FACES)) == table.left
    assert table.top == NO_CARD
    assert [len(hand) for hand in view(table, SPECTATOR)["hands"]] == [4] * seats


@proves(1)
def test_every_card_is_as_likely_in_every_place_and_every_round() -> None:
    counts: dict[tuple[int, str], Counter[int]] = {}
    for seed in range(1500):
        table = fresh(2, luck=seed)
        for number in (1, 2):
            for seat, slot in ((0, "a"), (1, "d")):
                counts.setdefault((number, slot), Counter())[value_at(table, seat, slot)] += 1
            play(table, *(["0 seen", "1 seen", "0 call", "0 seen", "1 seen"] if number == 1 else []))
    box = {int(CLASSIC.numbers[face]): float(CLASSIC.numbers[FACES + face]) for face in FACE_OF.values()}
    for drawn_there in counts.values():
        assert_frequencies(drawn_there, box)


@proves(2)
def test_all_look_at_their_two_nearest_cards_at_once() -> None:
    table = fresh(3)
    for seat in range(3):
        seen = [(other, slot) for other in range(3) for slot in range(4) if faces(table, seat)[other][slot] is not None]
        assert seen == [(seat, 0), (seat, 1)]
    assert actors(table) == everyone(3) | bit(CLOCK)


@proves(2)
def test_the_round_begins_when_all_have_finished_looking() -> None:
    table = play(fresh(3), "1 seen", "0 seen")
    assert actors(table) == bit(2) | bit(CLOCK)
    assert faces(table, 1) == [[None] * 4] * 3
    play(table, "2 seen")
    assert offers(table, 0) == ["call", "draw"]
    assert offers(table, 2) == ["call", "wait"]


@proves(3)
def test_a_turn_takes_or_draws_and_passes_clockwise() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8 | 9 9 9 9", pile="5 5", discards="3", turn=2)
    assert offers(table, 2) == ["call", "draw", "take a", "take b", "take c", "take d"]
    play(table, "2 draw", "2 throw", "2 done")
    assert "draw" in offers(table, 0)
    assert "draw" not in offers(table, 2)


@proves(3)
def test_without_a_discard_pile_one_draws() -> None:
    assert offers(drawn("1 2 3 4 | 5 6 7 8", pile="5"), 0) == ["call", "draw"]


@proves(4)
def test_taking_puts_the_discard_into_a_slot_and_discards_what_lay_there() -> None:
    table = play(drawn("1 2 12 4 | 5 6 7 8", pile="5", discards="6 0"), "0 take c")
    assert hands(table) == "1 2 0 4 | 5 6 7 8"
    assert view(table, SPECTATOR)["top"] == {"value": 12, "power": "swap-blind"}
    assert view(table, SPECTATOR)["discards"] == 2
    assert table.left == 1


@proves(5)
def test_only_who_draws_sees_the_card() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="9"), "0 draw")
    assert view(table, 0)["held"] == {"seat": 0, "face": {"value": 9, "power": "look-at-other"}}
    assert view(table, 1)["held"] == view(table, SPECTATOR)["held"] == {"seat": 0, "face": None}
    assert offers(table, 0) == ["throw", "keep a", "keep b", "keep c", "keep d"]
    assert offers(table, 1) == []


@proves(5)
def test_a_kept_card_lies_face_down_and_what_lay_there_is_discarded() -> None:
    table = play(drawn("1 2 12 4 | 5 6 7 8", pile="0"), "0 draw", "0 keep c")
    assert hands(table) == "1 2 0 4 | 5 6 7 8"
    assert view(table, 1)["top"]["value"] == 12
    assert faces(table, 0) == [[None] * 4] * 2
    assert knowers(table, 0, "c") == [0]


@proves(5)
def test_a_thrown_card_lies_face_up() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="6", discards="1"), "0 draw", "0 throw")
    assert view(table, 1)["top"] == {"value": 6, "power": None}
    assert hands(table) == "1 2 3 4 | 5 6 7 8"
    assert offers(table, 0) == ["call", "done"]


@proves(6)
def test_a_power_may_be_refused_and_then_shows_nobody_anything() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="7"), "0 draw", "0 throw", "0 refuse")
    assert [knowers(table, seat, slot) for seat in (0, 1) for slot in "abcd"] == [[]] * 8
    assert offers(table, 0) == ["call", "done"]


@proves(6)
@pytest.mark.parametrize("value", [7, 9, 11, 15])
@pytest.mark.parametrize("way", ["take a", "keep a"])
def test_a_replaced_card_has_no_power(value: int, way: str) -> None:
    table = drawn(f"{value} 2 3 4 | 5 6 7 8", pile="1", discards="1")
    play(table, *(["0 draw"] if way == "keep a" else []), f"0 {way}")
    assert view(table, 0)["top"]["value"] == value
    assert offers(table, 0) == ["call", "done"]


@proves(6)
def test_a_taken_card_has_no_power() -> None:
    assert offers(play(drawn("1 2 3 4 | 5 6 7 8", pile="1", discards="15"), "0 take b"), 0) == ["call", "done"]


@proves(7)
@pytest.mark.parametrize("value", [7, 8])
def test_look_at_own(value: int) -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile=str(value)), "0 draw", "0 throw")
    assert offers(table, 0) == ["refuse", "look 0a", "look 0b", "look 0c", "look 0d"]
    play(table, "0 look 0c")
    assert faces(table, 0)[0] == [None, None, 3, None]
    assert faces(table, 1)[0] == faces(table, SPECTATOR)[0] == [None] * 4
    assert view(table, 1)["hands"][0][2]["eyes"] == [0]
    play(table, "0 seen")
    assert faces(table, 0)[0] == [None] * 4
    assert knowers(table, 0, "c") == [0]


@proves(8)
@pytest.mark.parametrize("value", [9, 10])
def test_look_at_other(value: int) -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile=str(value)), "0 draw", "0 throw")
    assert offers(table, 0) == ["refuse", *(f"look {card}" for card in OTHERS_OF_ZERO)]
    play(table, "0 look 1d")
    assert faces(table, 0)[1] == [None, None, None, 8]
    assert faces(table, 1)[1] == faces(table, 2)[1] == [None] * 4
    assert offers(table, 0) == ["seen"]
    play(table, "0 seen")
    assert knowers(table, 1, "d") == [0]
    assert hands(table) == "1 2 3 4 | 5 6 7 8 | 0 0 0 0"


@proves(9)
@pytest.mark.parametrize("value", [11, 12])
def test_blind_swap(value: int) -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile=str(value)), "0 draw", "0 throw")
    assert offers(table, 0) == ["refuse", "offer a", "offer b", "offer c", "offer d"]
    play(table, "0 offer b")
    assert offers(table, 0) == [f"swap {card}" for card in OTHERS_OF_ZERO]
    play(table, "0 swap 1c")
    assert hands(table) == "1 7 3 4 | 5 6 2 8 | 0 0 0 0"
    assert [knowers(table, seat, slot) for seat, slot in ((0, "b"), (1, "c"))] == [[], []]
    assert offers(table, 0) == ["call", "done"]


@proves(10)
def test_look_and_swap() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="15"), "0 draw", "0 throw", "0 look 1b")
    assert faces(table, 0)[1] == [None, 6, None, None]
    assert offers(table, 0) == ["seen", "trade a", "trade b", "trade c", "trade d"]
    play(table, "0 trade d")
    assert hands(table) == "1 2 3 6 | 5 4 7 8 | 0 0 0 0"
    assert (knowers(table, 0, "d"), knowers(table, 1, "b")) == ([0], [])
    assert faces(table, 0) == [[None] * 4] * 3


@proves(10)
def test_after_the_look_the_swap_may_be_left() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="15"), "0 draw", "0 throw", "0 look 1b", "0 seen")
    assert hands(table) == "1 2 3 4 | 5 6 7 8"
    assert knowers(table, 1, "b") == [0]


@proves(10)
def test_two_of_the_strongest_may_be_used_in_one_round() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", pile="15 15")
    play(table, "0 draw", "0 throw", "0 look 1b", "0 trade a", "0 done")
    play(table, "1 draw", "1 throw", "1 look 0a", "1 trade d")
    assert hands(table) == "8 2 3 4 | 5 1 7 6"
    assert knowers(table, 1, "d") == [0, 1]


@proves(11)
def test_a_call_ends_the_round_and_shows_all_cards() -> None:
    table = play(drawn("0 0 1 1 | 5 6 7 8", pile="5"), "0 call")
    for viewer in (0, 1, SPECTATOR):
        assert faces(table, viewer) == [[0, 0, 1, 1], [5, 6, 7, 8]]
    assert actors(table) == everyone(2) | bit(CLOCK)
    assert view(table, 1)["caller"] == 0


@proves(12)
def test_a_right_caller_gets_nothing_and_the_others_their_hands() -> None:
    table = play(drawn("-1 0 1 5 | 1 2 3 3 | 5 5 5 5", pile="5"), "0 call")
    assert (view(table, 0)["gained"], view(table, 0)["ending"]) == ([0, 9, 20], "right-call")


@proves(13)
def test_a_wrong_caller_gets_ten_and_the_others_nothing() -> None:
    table = play(drawn("0 0 1 5 | 0 0 0 0 | 15 15 0 0", pile="5"), "0 call")
    assert (view(table, 0)["gained"], view(table, 0)["ending"]) == ([10, 0, 0], "wrong-call")


def last_round(hands: str, *totals: int) -> State:
    """A table in its last round, with points so far."""
    table = drawn(hands, pile="5")
    table.round_number = ROUNDS
    for seat, points in enumerate(totals):
        table.total[seat] = points
    return table


@proves(14)
def test_the_fewest_points_win_after_five_rounds() -> None:
    table = play(last_round("0 0 1 1 | 5 5 5 5 | 1 1 1 1", 30, 12, 20), "2 call")
    assert actors(table) == 0
    assert outcome(table).scores == (-32, -32, -20)
    assert outcome(table).winners == (2,)


@proves(14)
def test_equal_points_share_the_win() -> None:
    table = play(last_round("0 0 1 1 | 5 5 5 5 | 1 1 1 1", 30, 12, 90), "2 call")
    assert outcome(table).winners == (0, 1)


@proves(14)
def test_a_match_has_five_rounds() -> None:
    assert ROUNDS == 5
    assert rounds_of(fresh(2)) == 5


@proves(14)
@pytest.mark.parametrize("rounds", [1, 2, MOST_ROUNDS])
def test_a_table_may_play_fewer_rounds_or_more(rounds: int) -> None:
    table = fresh(2, rounds=rounds)
    assert view(table, 0)["rounds"] == rounds
    assert rounds_of(table) == rounds


def rounds_of(table: State) -> int:
    """How many rounds a match has in which seat 0 calls at once."""
    for number in range(1, MOST_ROUNDS + 1):
        assert table.round_number == number
        play(table, "0 seen", "1 seen", "0 call")
        if not actors(table):
            return number
        play(table, "0 seen", "1 seen")
    return MOST_ROUNDS + 1
