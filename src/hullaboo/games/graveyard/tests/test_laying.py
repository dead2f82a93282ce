"""Setting up and laying cards: rules 1–7, 20 and 24, on drawn tables."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hullaboo.core.seats import bit
from hullaboo.testing import proves

from ..cards import ACROSS
from ..moves import action, text
from ..rules import MOST_LEGAL, State, actors, apply, guess
from ..state import CARDS, SIDE, count_places_around, put
from ..view import view
from .drawn import EMPTY_GATE, HOME, drawn, fresh, ghosts, hold, legal_actions, on_table, pictured, play


def may_lay(state: State, place: str, seat: int = 0) -> bool:
    """Whether a card may be laid in a place, front up."""
    return action(f"lay {place} front") in legal_actions(state, seat)


@proves(1)
def test_the_oya_is_white_and_begins() -> None:
    table = fresh()
    assert actors(table) == bit(0)
    assert view(table, 0)["seats"][0]["hand"]["squares"][0].split()[0] in ("white", "tombstone")
    play(table, text(legal_actions(table, 0)[0]))
    assert actors(table) == bit(1)


@proves(2)
def test_the_back_shows_the_other_colour_looking_the_opposite_way() -> None:
    front = play(drawn(EMPTY_GATE, "O^ T X>"), "lay 25,21 across front")
    back = play(drawn(EMPTY_GATE, "O^ T X>"), "lay 25,21 across back")
    assert on_table(front) == pictured(EMPTY_GATE + "    ╶○^─##─●>")
    assert on_table(back) == pictured(EMPTY_GATE + "    ╶●v─##─○<")


@proves(2)
def test_both_seats_have_the_same_cards_in_their_own_colours() -> None:
    fronts = []
    for owner, seat in enumerate(view(fresh(), 0)["seats"]):
        own, rival = ("white", "black") if owner == 0 else ("black", "white")
        cards = [seat["hand"], seat["next"], *seat["pile"]]
        assert sorted(card["card"] for card in cards) == list(range(CARDS))
        words = {card["card"]: " ".join(card["squares"]) for card in cards}
        fronts.append({card: each.replace(own, "own").replace(rival, "rival") for card, each in words.items()})
    assert fronts[0] == fronts[1]


@proves(3, 20)
def test_the_gate_stands_in_the_middle() -> None:
    gate = view(fresh(), 0)["gate"]
    assert [(card["row"], card["column"]) for card in gate] == [(22, column) for column in range(21, 27)]
    assert [card["squares"][0] for card in gate] == ["tombstone", "bars", "bars", "bars", "bars", "tombstone"]
    assert view(fresh(), 0)["side"] == 48


def test_another_gate_stands_as_its_edition_has_it_and_stops_other_gazes(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    classic = (HOME / "editions" / "classic.toml").read_text("utf-8")
    mine.write_text(classic.replace('"T T T", "| | |"', '"| T T", "| T |"').replace('"T T T"]', '"| | T"]'), "utf-8")
    gate = [card["squares"] for card in view(fresh(str(mine)), 0)["gate"]]
    assert gate[1] == ["bars", "tombstone", "bars"]
    assert [ghosts(across_the_gate(edition)) for edition in ("classic", str(mine))] == [(1, 1), (0, 2)]


def across_the_gate(edition: str) -> State:
    """White lays a ghost east of the gate, and black one that looks at it from the west."""
    table = fresh(edition)
    hold(table, 0, "O^ T T")
    play(table, "lay 22,27 across front")
    hold(table, 1, "T T O>")
    return play(table, "lay 22,18 across front")


@proves(4)
def test_hands_and_tops_are_open_and_the_rest_is_in_no_order() -> None:
    table = fresh()
    for owner, seat in enumerate(view(table, 1)["seats"]):
        assert seat["hand"]["card"] == table.hand[owner]
        assert seat["next"]["card"] == table.pile[owner, CARDS - 2]
        below = [card["card"] for card in seat["pile"]]
        assert below == sorted(int(table.pile[owner, depth]) for depth in range(CARDS - 2))


@proves(4)
def test_a_guess_moves_only_what_lies_below_the_tops() -> None:
    table, guessed = fresh(), fresh()
    guess(guessed, 0, 99)
    assert view(guessed, 0) == view(table, 0)
    for owner in range(2):
        assert pile(guessed, owner)[-1] == pile(table, owner)[-1]
        assert pile(guessed, owner) != pile(table, owner)


def pile(table: State, owner: int) -> list[int]:
    """A seat's pile, its top last."""
    return [int(table.pile[owner, depth]) for depth in range(int(table.pile_size[owner]))]


@proves(4)
def test_each_pile_is_shuffled_on_its_own() -> None:
    tables = [fresh(seed=seed) for seed in range(1, 200)]
    assert {int(table.hand[0]) for table in tables} == {int(table.hand[1]) for table in tables} == set(range(CARDS))
    assert not all(pile(table, 0) == pile(table, 1) for table in tables)


@proves(5)
@pytest.mark.parametrize(
    ("way", "picture"),
    [
        ("across front", "╶○^─○>─##"),
        ("across back", "╶●v─●<─##"),
        ("across front turned", "╶##─○<─○v"),
        ("across back turned", "╶##─●>─●^"),
        ("upright front", "╷○>\n    │○v\n    ╵##"),
        ("upright back", "╷●<\n    │●^\n    ╵##"),
        ("upright front turned", "╷##\n    │○^\n    ╵○<"),
        ("upright back turned", "╷##\n    │●v\n    ╵●>"),
    ],
)
def test_a_card_can_be_laid_in_eight_ways(way: str, picture: str) -> None:
    table = play(drawn(EMPTY_GATE, "O^ O> T"), f"lay 25,21 {way}")
    assert on_table(table) == pictured(f"{EMPTY_GATE}    {picture}")


@proves(6)
def test_a_card_covers_no_other() -> None:
    table = drawn(
        """
        ╶○^─○^─○^
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """
    )
    assert not may_lay(table, "22,20 across")
    assert not may_lay(table, "21,23 across")
    assert not may_lay(table, "19,22 upright")
    assert may_lay(table, "21,24 across")
    assert may_lay(table, "18,22 upright")


@proves(7)
@pytest.mark.parametrize(
    ("corner", "edge"),
    [
        ("21,18 across", "21,19 across"),
        ("21,27 across", "21,26 across"),
        ("25,18 across", "25,19 across"),
        ("25,27 across", "24,27 across"),
        ("19,20 upright", "20,20 upright"),
        ("19,27 upright", "19,26 upright"),
        ("25,20 upright", "24,20 upright"),
        ("25,27 upright", "25,26 upright"),
        ("22,28 upright", "22,27 upright"),
    ],
)
def test_an_edge_touches_and_a_corner_does_not(corner: str, edge: str) -> None:
    table = drawn(EMPTY_GATE)
    assert may_lay(table, edge)
    assert not may_lay(table, corner)


@proves(20)
def test_nothing_is_laid_beyond_the_table() -> None:
    table = fresh()
    for line, step in ((0, 0), (SIDE - 1, SIDE - 3)):
        count_places_around(table, put(table, 0, ACROSS, line, step))
    assert may_lay(table, "0,3 across")
    assert may_lay(table, "1,0 upright")
    assert may_lay(table, "44,47 upright")
    rows_and_columns = [text(each).split()[1] for each in legal_actions(table, 0)]
    assert not [each for each in rows_and_columns if each.startswith("2,")], "a card in the corner reaches one row"


@proves(20)
def test_a_row_does_not_go_on_in_the_next() -> None:
    table = fresh()
    count_places_around(table, put(table, 0, ACROSS, 5, SIDE - 3))
    found = {text(each).split()[1] for each in legal_actions(table, 0)}
    assert not {each for each in found if each.endswith((",0", ",1", ",2"))}


@proves(24)
def test_who_leaves_as_few_places_as_possible_finds_one_still() -> None:
    assert min(places_when_choosing(min)) > 0


@proves(24)
def test_who_leaves_as_many_places_as_possible_stays_below_the_bound() -> None:
    places = places_when_choosing(max)
    assert max(places) * 4 <= MOST_LEGAL
    assert places[1] <= places[0] + 23


def places_when_choosing(best: Callable[[list[tuple[int, int]]], tuple[int, int]]) -> list[int]:
    """How many places there are before each of 24 lays that leave the fewest, or the most, for the next."""
    table, found = fresh(), []
    for turn in range(2 * CARDS):
        found.append(int(table.places))
        tried = [(places_after(table, each), each) for each in legal_actions(table, turn % 2)[::4]]
        apply_and_look(table, turn % 2, best(tried)[1])
    return found


def places_after(table: State, each: int) -> int:
    """How many places a lay leaves."""
    tried = State.batch(1)
    tried[0] = table
    apply(tried[0], int(table.turn), each)
    return int(tried[0].places)


def apply_and_look(table: State, seat: int, each: int) -> None:
    """Lay a card; the first ghost that may look does, until the turn ends."""
    apply(table, seat, each)
    while table.to_look:
        apply(table, seat, legal_actions(table, seat)[0])
