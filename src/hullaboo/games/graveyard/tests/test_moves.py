"""Notation, phrases, views, events, drawings and editions."""

import tomllib
import xml.etree.ElementTree as ElementTree
from random import Random
from typing import Any

import pytest

from hullaboo.core.errors import BadEdition, BadNotation
from hullaboo.core.finding import game
from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match

from .. import drawing
from ..edition import numbers
from ..moves import action, phrase, text
from ..rules import LOOK, State, apply
from ..tell import tell
from ..view import view
from .drawn import HOME, drawn, fresh, play

GAME = game("graveyard")


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("lay 0,0 across front", 0),
        ("lay 0,0 across back", 1),
        ("lay 0,0 across front turned", 2),
        ("lay 0,1 across front", 4),
        ("lay 47,45 across back turned", 48 * 46 * 4 - 1),
        ("lay 0,0 upright front", 48 * 46 * 4),
        ("lay 1,0 upright front", 48 * 46 * 4 + 4),
        ("lay 45,47 upright back turned", LOOK - 1),
        ("look first", LOOK),
        ("look last", LOOK + 2),
    ],
)
def test_notation(written: str, number: int) -> None:
    assert text(number) == written
    assert action(written) == number


@pytest.mark.parametrize(
    "wrong",
    [
        "", "lay", "lay 1,2", "lay 1,2 across", "lay 01,2 across front", "lay 1, 2 across front", "lay 1,2 along front",
        "lay 0,46 across front", "lay 46,0 upright front", "lay 48,0 across front", "look second", "look 1",
        "Look first", "look first ", "lay 1,2 across front turned turned", "lay ١,2 across front",
        "lay 1١,2 across front",
    ],
)  # fmt: skip
def test_bad_notation_is_refused_and_quoted(wrong: str) -> None:
    with pytest.raises(BadNotation) as refused:
        action(wrong)
    assert repr(wrong) in str(refused.value)


def test_phrases() -> None:
    lay = {"code": "lay", "row": 20, "column": 26, "axis": "upright", "face": "back", "turned": "yes"}
    assert phrase(action("lay 20,26 upright back turned")) == lay
    assert phrase(action("look middle")) == {"code": "look", "square": "middle"}


TWO_CARDS = """
          ╶○<─○^─○>
    ╷○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
    │○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
    ╵○v ## ¦¦ ¦¦ ¦¦ ¦¦ ##
"""


def told(table: State, seat: int, move: str) -> list[dict[str, Any]]:
    """Play a move and tell it to a spectator."""
    before = State.batch(1)
    before[0] = table
    apply(table, seat, action(move))
    return tell(before[0], seat, action(move), table, SPECTATOR)


def test_every_look_is_told_in_the_order_it_happened() -> None:
    events = told(drawn(TWO_CARDS, "O^ O^ O^", seat=1), 1, "lay 25,20 across front")
    assert [event["code"] for event in events] == ["lay", "looks-back", "meets-tombstone", "scares", "take"]
    assert {**events[3], "code": ""} == {
        "code": "", "seat": 1, "row": 25, "column": 22, "colour": "black", "gaze": "up",
        "met_row": 21, "met_column": 22, "points": [3, 6], "gained": [-3, 3],
    }  # fmt: skip
    assert (events[1]["met_row"], events[1]["met_column"]) == (24, 20)
    assert events[0]["squares"] == ["black up", "black up", "black up"]


def test_only_the_looks_that_happened_are_told() -> None:
    table = drawn("    ╶●^─●v─●^\n     ## ¦¦ ¦¦ ¦¦ ¦¦ ##", "O^ X^ O^")
    assert [event["code"] for event in told(table, 0, "lay 25,21 across front")] == ["lay"]
    assert [event["code"] for event in told(table, 0, "look first")] == ["meets-tombstone"]
    assert [event["code"] for event in told(table, 0, "look middle")] == ["sees-nobody", "scares", "take"]


def test_events_that_score_tell_the_points_after_them_and_what_they_changed() -> None:
    match, luck = Match(GAME, luck=Fair.from_seed(5)), Random(5)
    while not match.over:
        points = match.view()["points"]
        match.play(match.asked, luck.choice(match.legal(match.asked)))
        scoring = [event for event in match.tell(SPECTATOR) if "points" in event]
        assert {event["code"] for event in scoring} <= {"lay", "scares"}
        for event in scoring:
            points = [before + gained for before, gained in zip(points, event["gained"], strict=True)]
            assert event["points"] == points
        assert points == match.view()["points"]


def test_the_event_of_a_lay_shows_the_card_as_it_was_laid() -> None:
    events = told(drawn(" ## ¦¦ ¦¦ ¦¦ ¦¦ ##", "O> X^ T"), 0, "lay 25,22 across front")
    assert events[0]["squares"] == ["white right", "black up", "tombstone"]
    assert [event["code"] for event in events] == ["lay", "scares", "sees-nobody", "take"]


def test_nothing_is_taken_from_an_empty_pile() -> None:
    table = fresh()
    table.pile_size[0] = 0
    assert "take" not in [event["code"] for event in told(table, 0, "lay 25,21 across front")]
    assert view(table, 0)["seats"][0] == {"hand": None, "next": None, "pile": []}


def test_all_eyes_see_the_order_of_the_piles() -> None:
    table = fresh()
    below = [card["card"] for card in view(table, ALL_EYES)["seats"][1]["pile"]]
    assert below == [int(table.pile[1, depth]) for depth in range(9, -1, -1)]


def speak(key: str, **params: object) -> str:
    """A key as it is, with the values of its parameters."""
    return " ".join([key, *map(str, params.values())])


def test_the_drawn_table() -> None:
    table = play(drawn("    ╶●^─●v─●^\n     ## ¦¦ ¦¦ ¦¦ ¦¦ ##", "O^ X^ O^"), "lay 25,21 across front")
    lines = drawing.text(view(table, 0), speak).split("\n")
    assert lines[0] == "    18 19 20 21 22 23 24 25 26 27 28 29"
    assert lines[4] == " 21  ·  ·  ·╶●^─●v─●^  ·  ·  ·  ·  ·  ·  21"
    assert lines[5] == " 22  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22"
    assert lines[8] == " 25  ·  ·  ·╶○^─●^─○^  ·  ·  ·  ·  ·  ·  25"
    assert lines[-4].startswith("▸ ○ white-has 2  hand –  next ╶")
    assert lines[-1] == "order-matters first ○^ 25,21 · middle ●^ 25,22 · last ○^ 25,23"


def test_the_gift_is_drawn() -> None:
    assert "white-has 3 (gift 3)" in drawing.text(view(fresh(handicap=3), 0), speak)


def test_the_picture_shows_every_square_once() -> None:
    table = drawn(TWO_CARDS)
    picture = ElementTree.fromstring(drawing.svg(view(table, 0), speak))
    used = [each.get("href") for each in picture.iter("{http://www.w3.org/2000/svg}use")]
    in_hands, on_seats = 12, 2
    assert len(used) == 18 + 6 + in_hands + on_seats
    drawn_symbols = {f"#{each.get('id')}" for each in picture.iter("{http://www.w3.org/2000/svg}symbol")}
    assert set(used) <= drawn_symbols


CLASSIC = tomllib.loads((HOME / "editions" / "classic.toml").read_text("utf-8"))


@pytest.mark.parametrize("card", ["O^ O^", "O^ O^ O^ O^", "O^ O^ Y^", "O^ O^ O", 7, "o^ o^ o^", "O^O^O^"])
def test_a_bad_card_is_refused_and_quoted(card: object) -> None:
    with pytest.raises(BadEdition, match="expected") as refused:
        numbers({**CLASSIC, "cards": ["O^ O^ O^"] * 11 + [card]})
    assert repr(card) in str(refused.value)


@pytest.mark.parametrize("card", ["T T", "T T T T", "T O^ T", 7, "TTT"])
def test_a_bad_card_of_the_gate_is_refused_and_quoted(card: object) -> None:
    with pytest.raises(BadEdition, match=r"gate: expected three of T, \|") as refused:
        numbers({**CLASSIC, "gate": ["T T T"] * 5 + [card]})
    assert repr(card) in str(refused.value)


@pytest.mark.parametrize("gate", [None, [], ["T T T"] * 5, ["T T T"] * 7, "T T T"])
def test_six_cards_of_the_gate_are_expected(gate: object) -> None:
    with pytest.raises(BadEdition, match="gate: expected a list of 6"):
        numbers({**CLASSIC, "gate": gate})


@pytest.mark.parametrize("cards", [None, [], ["O^ O^ O^"] * 11, ["O^ O^ O^"] * 13, "O^ O^ O^"])
def test_twelve_cards_are_expected(cards: object) -> None:
    with pytest.raises(BadEdition, match="expected a list of 12"):
        numbers({**CLASSIC, "cards": cards})
