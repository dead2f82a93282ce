"""Counts and whole matches, against the plain game that was written without looking at the rules."""

from collections.abc import Callable
from random import Random

import pytest

from hullaboo.core.seats import SPECTATOR, holds, members
from hullaboo.testing import proves

from ..moves import place_of, text
from ..rules import State, actors, apply, check, legal_action, legal_count
from ..state import GATE_CARDS
from ..view import TEXTS, view
from .drawn import fresh, ghosts, hold, legal_actions
from .plain import Face, Place, PlainTable, flip, half_turn, quarter_turn

CLASSIC = (
    "O^ O^ O^", "O^ Ov O^", "O< O^ O>", "O> O> O>",
    "O^ O^ X^", "O^ X^ O^", "O^ Ov X^", "O^ Xv O^",
    "O< T O>", "O^ T Ov", "O^ O^ T", "O^ T X^",
)  # fmt: skip
FEW_WAYS = {"O< T O>", "O^ T Ov", "O^ T X^"}


def plain_face(card: str, seat: int = 0) -> Face:
    """A card as an edition writes it, as the plain game knows it."""
    colours = dict(zip("OX", "WB" if seat == 0 else "BW", strict=True))
    gazes = dict(zip("^>v<", "urdl", strict=True))
    return tuple("T" if square == "T" else colours[square[0]] + gazes[square[1]] for square in card.split())


def plain_square(words: str) -> str:
    """`white up` as the plain game knows it."""
    return "T" if words == "tombstone" else words[0].upper() + words.split()[1][0]


def faces(state: State) -> list[Face]:
    """What every card on the table shows, in the order they were laid."""
    return [
        tuple(plain_square(TEXTS[int(state.square[card, at])]) for at in range(3))
        for card in range(GATE_CARDS, int(state.laid))
    ]


@proves(22)
@pytest.mark.parametrize("card", CLASSIC)
def test_lays_at_the_empty_gate(card: str) -> None:
    table = fresh()
    hold(table, 0, card)
    expected = 88 if card in FEW_WAYS else 176
    assert len(legal_actions(table, 0)) == expected
    assert len(PlainTable().lays(plain_face(card))) == expected


def test_lays_of_all_cards_at_the_empty_gate() -> None:
    assert sum(len(PlainTable().lays(plain_face(card))) for card in CLASSIC) == 1848


def test_twenty_two_places_each_way_at_the_empty_gate() -> None:
    axes = [place_of(action)[0] for action in legal_actions(fresh(), 0)]
    found = [axis for axis, _ in PlainTable().free_places()]
    assert (found.count("across"), found.count("upright")) == (22, 22)
    assert axes.count(0) == axes.count(1)


@pytest.mark.parametrize("edition", ["classic", "quarrel"])
@pytest.mark.parametrize("seed", range(8))
def test_whole_matches_against_the_plain_game(edition: str, seed: int) -> None:
    agree_on_a_match(edition, seed)


@pytest.mark.prove
@pytest.mark.parametrize("edition", ["classic", "quarrel"])
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_matches_against_the_plain_game(
    edition: str, hundred: int, record_property: Callable[[str, object], None]
) -> None:
    for seed in range(100):
        agree_on_a_match(edition, 100 * hundred + seed)
    record_property("figure", "100 matches agree with the plain game after every action")


def agree_on_a_match(edition: str, seed: int) -> None:
    """Play a random match in both games, and compare them after every action."""
    chance = Random(f"{edition}/{seed}")
    state, other = fresh(edition, seed + 1), PlainTable()
    while actors(state):
        (seat,) = members(actors(state))
        legal = legal_actions(state, seat)
        assert legal_count(state, seat) == len(legal)
        at = chance.randrange(len(legal))
        assert legal_action(state, seat, at) == legal[at]
        if not state.to_look:
            agree_on_lays(other.lays(plain_hand(state, seat)), legal)
        play_plainly(other, plain_hand(state, seat), text(legal[at]))
        apply(state, seat, legal[at])
        agree_on_looks(state, other)
        assert check(state) == 0
    assert (other.count("W"), other.count("B")) == ghosts(state)


def plain_hand(state: State, seat: int) -> Face:
    """The card in a seat's hand; nothing while its ghosts look."""
    held = view(state, SPECTATOR)["seats"][seat]["hand"]
    return tuple(plain_square(square) for square in held["squares"]) if held else ()


def agree_on_lays(lays: set[tuple[tuple[Place, ...], Face]], legal: list[int]) -> None:
    """As many lays, all of them different, from the same places along the same axes."""
    starts = {(int(places[0][1] == places[1][1]), *places[0]) for places, _ in lays}
    assert set(map(place_of, legal)) == starts
    assert len(legal) == len(set(legal)) == len(lays)


def play_plainly(plain: PlainTable, card: Face, move: str) -> None:
    """Play a move given in notation in the plain game, but let only those look that the move names."""
    kind, where, *how = move.split()
    if kind == "look":
        place = plain.places[-1][("first", "middle", "last").index(where)]
        plain.look(place)
        plain.waiting.remove(place)
        return
    card = flip(card) if "back" in how else card
    card = half_turn(card) if "turned" in how else card
    down, right = (1, 0) if "upright" in how else (0, 1)
    row, column = map(int, where.split(","))
    places = tuple((row + down * at, column + right * at) for at in range(3))
    plain.lay(places, quarter_turn(card) if "upright" in how else card)
    plain.waiting = [place for place, square in zip(places, plain.faces[-1], strict=True) if square != "T"]


def agree_on_looks(state: State, plain: PlainTable) -> None:
    """The seat is asked exactly when the plain game finds that orders differ; else all have looked."""
    ends = plain.after_looks()
    if len(ends) == 1:
        plain.faces, plain.waiting = list(*ends), []
    asked = [plain.places[-1][at] for at in range(3) if holds(state.to_look, at)]
    assert asked == plain.waiting
    assert faces(state) == plain.faces[GATE_CARDS:]
