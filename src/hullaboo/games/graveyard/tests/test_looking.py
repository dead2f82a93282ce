"""Looking: rules 8–13, 17–19 and 21, on drawn tables."""

import pytest

from hullaboo.core.seats import bit
from hullaboo.testing import proves

from ..moves import text
from ..rules import LOOK, actors, legal_action, legal_count
from ..view import view
from .drawn import EMPTY_GATE, drawn, ghosts, legal_actions, on_table, pictured, play


@proves(8, 9, 11, 13, 19)
def test_white_lays_a_two_one_card() -> None:
    """Its black ghost scares a white one; a white one scares the first of two black ones; the third sees the night."""
    table = drawn(
        """
        ╶●^─●^─●^
        ╶●<─●^─●>╶○>─○>─○>
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """,
        hand="O^ Ov X^",
    )
    play(table, "lay 25,22 across front")
    assert on_table(table) == pictured(
        """
        ╶●^─●^─●^
        ╶○>─○v─○<╶●<─●<─●<
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
           ╶○^─○v─●^
        """
    )
    assert actors(table) == bit(1), "nobody was asked whether to look, and no flipped ghost looked"


@proves(8, 9, 10, 11)
def test_black_lays_a_trio() -> None:
    """The first is stared back at, the second meets a tombstone, the third scares."""
    table = drawn(
        """
              ╶○<─○^─○>
        ╷○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        │○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        ╵○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """,
        hand="O^ O^ O^",
        seat=1,
    )
    play(table, "lay 25,20 across front")
    assert on_table(table) == pictured(
        """
              ╶●>─●v─●<
        ╷○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        │○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        ╵○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        ╶●^─●^─●^
        """
    )


@proves(9)
def test_a_gaze_passes_bars_and_gaps_and_ghosts_of_its_own_colour() -> None:
    table = drawn(
        """
           ╶●>─##─##

           ╶○^─##─##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """,
        hand="O^ T T",
    )
    assert ghosts(play(table, "lay 25,22 across front")) == (3, 0)


@proves(9)
def test_a_tombstone_of_a_card_stops_a_gaze() -> None:
    table = drawn(
        """
           ╶●>─●>─●>
           ╶##─○>─○>
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """,
        hand="O^ T T",
    )
    assert ghosts(play(table, "lay 25,22 across front")) == (3, 3)


RIVALS_TO_THE_RIGHT = """
                      ╷●^
                      │●^
                      ╵●^
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
"""


@proves(9)
@pytest.mark.parametrize(("gaze", "left"), [(">", (4, 0)), ("<", (1, 3)), ("^", (1, 3)), ("v", (1, 3))])
def test_a_gaze_goes_one_way_only(gaze: str, left: tuple[int, int]) -> None:
    table = drawn(RIVALS_TO_THE_RIGHT, hand=f"T T O{gaze}")
    assert ghosts(play(table, "lay 21,21 across front")) == left


@proves(9)
def test_a_gaze_ends_at_the_edge_of_the_table() -> None:
    table = play(drawn(RIVALS_TO_THE_RIGHT, hand="O< T T"), "lay 21,21 across front")
    assert ghosts(table) == (1, 3), "it does not come back on the other side"


@proves(10, 18)
def test_a_rival_that_looks_straight_back_is_not_scared_even_past_a_third_ghost() -> None:
    table = drawn(
        """
           ╶●v─##─##
           ╶○>─##─##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """,
        hand="O^ T T",
    )
    assert ghosts(play(table, "lay 25,22 across front")) == (2, 1)


ORDER_MATTERS = """
    ╶●^─●v─●^
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
"""


@proves(12, 21)
def test_the_seat_is_asked_where_the_order_matters() -> None:
    table = play(drawn(ORDER_MATTERS, "O^ X^ O^"), "lay 25,21 across front")
    assert actors(table) == bit(0)
    assert [text(each) for each in legal_actions(table, 0)] == ["look first", "look middle", "look last"]
    assert [legal_action(table, 0, at) for at in range(legal_count(table, 0))] == legal_actions(table, 0)
    assert on_table(table) == pictured(ORDER_MATTERS + "    ╶○^─●^─○^")


@proves(12, 21)
def test_the_black_ghost_before_the_white_one() -> None:
    table = play(drawn(ORDER_MATTERS, "O^ X^ O^"), "lay 25,21 across front", "look middle")
    assert actors(table) == bit(1), "the two others can look in any order"
    assert ghosts(table) == (5, 1)


@proves(12)
def test_the_white_ghost_before_the_black_one_flips_the_card_twice() -> None:
    table = play(drawn(ORDER_MATTERS, "O^ X^ O^"), "lay 25,21 across front", "look last")
    assert on_table(table) == pictured(ORDER_MATTERS + "    ╶○^─●^─○^")
    assert ghosts(table) == (2, 4)


@proves(21)
def test_the_seat_is_asked_again_while_it_still_matters() -> None:
    table = play(drawn(ORDER_MATTERS, "O^ X^ O^"), "lay 25,21 across front", "look first")
    assert [text(each) for each in legal_actions(table, 0)] == ["look middle", "look last"]
    assert ghosts(play(table, "look middle")) == (5, 1)
    assert actors(table) == bit(1)


@proves(13)
def test_a_ghost_that_has_looked_is_spent() -> None:
    table = play(drawn(ORDER_MATTERS, "O^ X^ O^"), "lay 25,21 across front", "look first")
    assert LOOK not in legal_actions(table, 0)


@proves(14)
def test_the_seat_takes_its_next_card_after_the_looks() -> None:
    table = drawn(ORDER_MATTERS, "O^ X^ O^")
    top = view(table, 0)["seats"][0]["next"]["card"]
    play(table, "lay 25,21 across front")
    assert view(table, 0)["seats"][0]["hand"] is None
    assert view(table, 0)["seats"][0]["next"]["card"] == top
    play(table, "look last")
    assert view(table, 0)["seats"][0]["hand"]["card"] == top
    assert view(table, 0)["turn"] == 1


@proves(17)
def test_a_ghost_scares_the_card_it_stands_on() -> None:
    table = play(drawn(EMPTY_GATE, "O> X^ T"), "lay 25,22 across front")
    assert on_table(table) == pictured(EMPTY_GATE + "       ╶●<─○v─##")
    assert actors(table) == bit(1)


RIVAL_BELOW = EMPTY_GATE + "\n           ╶●>─##─##\n"


@proves(17)
def test_after_that_those_who_have_not_looked_do_so_from_the_other_face() -> None:
    table = play(drawn(RIVAL_BELOW, "O> X^ T"), "lay 25,22 across front", "look first")
    assert on_table(table) == pictured(EMPTY_GATE + "       ╶●<─○v─##\n           ╶○<─##─##\n")


@proves(17)
def test_those_who_looked_before_did_so_from_the_first_face() -> None:
    table = play(drawn(RIVAL_BELOW, "O> X^ T"), "lay 25,22 across front", "look middle")
    assert on_table(table) == pictured(EMPTY_GATE + "       ╶●<─○v─##\n           ╶●>─##─##\n")


@proves(17, 21)
def test_the_seat_is_asked_whichever_way_the_others_look() -> None:
    """The black ghost looks down, where nobody is; once its card is flipped it is white and looks up at a rival."""
    above = """
       ╶●>─●>─●>
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
    """
    table = play(drawn(above, "O> Xv T"), "lay 25,22 across front")
    assert [text(each) for each in legal_actions(table, 0)] == ["look first", "look middle"]
    assert ghosts(play(table, "look first")) == (4, 1)
