"""The end: rules 15, 16 and 23."""

import pytest

from hullaboo.core.seats import bit
from hullaboo.testing import proves

from ..rules import State, actors, apply, legal_action, legal_count
from ..state import CARDS, ON_TABLE
from ..view import outcome, view
from .drawn import fresh, points


def played_out(seed: int) -> tuple[State, list[int]]:
    """A match played at random, and who acted."""
    table, seats = fresh(seed=seed), []
    while actors(table):
        seat = 0 if actors(table) == bit(0) else 1
        apply(table, seat, legal_action(table, seat, seed * 7919 % legal_count(table, seat)))
        seats.append(seat)
    return table, seats


@proves(15)
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_game_ends_when_both_have_laid_twelve_cards(seed: int) -> None:
    table, seats = played_out(seed)
    assert table.laid == ON_TABLE
    assert [seat for at, seat in enumerate(seats) if seats[at - 1 : at] != [seat]] == [0, 1] * CARDS
    in_sight = [square.split()[0] for card in view(table, 0)["cards"] for square in card["squares"]]
    assert points(table) == outcome(table).scores == (in_sight.count("white"), in_sight.count("black"))


@proves(15, 16)
@pytest.mark.parametrize(
    ("white", "black", "winner", "reason"), [(31, 30, 0, "more"), (30, 31, 1, "more"), (30, 30, 0, "tie")]
)
def test_more_ghosts_win_and_a_tie_is_the_oyas(white: int, black: int, winner: int, reason: str) -> None:
    table, _ = played_out(1)
    table.ghosts[0], table.ghosts[1] = white, black
    assert outcome(table).winners == (winner,)
    assert outcome(table).reason == reason


@proves(23)
def test_the_handicap_is_given_to_the_oya() -> None:
    table = fresh(handicap=5)
    assert points(table) == outcome(table).scores == (5, 0)
    assert view(table, 1)["points"] == [5, 0]


@proves(23)
def test_an_even_start_gives_the_oya_the_measured_handicap_besides() -> None:
    assert points(fresh(even_start=True)) == points(fresh(handicap=6)) == (6, 0)
    assert view(fresh(handicap=2, even_start=True), 1)["handicap"] == 8
    assert points(fresh()) == (0, 0)
