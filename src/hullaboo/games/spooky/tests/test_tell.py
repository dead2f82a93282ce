"""What is told of each move, and to whom."""

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from hullaboo.core.finding import game
from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, seat_from
from hullaboo.words import Speaker

from ..drawing import svg, text
from ..moves import action
from ..rules import State, apply
from ..tell import tell
from ..view import view
from .drawn import drawn, fresh, play

TABLE = "1 2 3 4 | 5 6 7 8"


def told(table: State, move: str, viewer: int) -> list[dict[str, Any]]:
    """What a viewer hears of one move."""
    who, _, said = move.partition(" ")
    after: Any = State.batch(1)
    after[0] = table
    apply(after[0], seat_from(who), action(said))
    return tell(table, seat_from(who), action(said), after[0], viewer)


def thrown(value: int) -> State:
    """A card has just been drawn and thrown by seat 0."""
    return play(drawn(TABLE, pile=f"{value} {value}"), "0 draw", "0 throw")


TO_EVERYBODY = {
    "0 throw": (
        play(drawn(TABLE, pile="9"), "0 draw"),
        {"code": "threw", "seat": 0, "value": 9, "power": "look-at-other"},
    ),
    "0 keep b": (play(drawn(TABLE, pile="9"), "0 draw"), {"code": "kept", "seat": 0, "slot": "b", "discarded": 2}),
    "0 take d": (
        drawn(TABLE, pile="9", discards="6"),
        {"code": "took", "seat": 0, "value": 6, "slot": "d", "discarded": 4},
    ),
    "0 refuse": (thrown(7), {"code": "refused", "seat": 0}),
    "0 offer c": (thrown(11), {"code": "offered", "seat": 0, "slot": "c"}),
    "0 swap 1a": (
        play(thrown(11), "0 offer c"),
        {"code": "swapped", "seat": 0, "slot": "c", "at_seat": 1, "at_slot": "a"},
    ),
    "0 trade d": (
        play(thrown(15), "0 look 1b"),
        {"code": "swapped", "seat": 0, "slot": "d", "at_seat": 1, "at_slot": "b"},
    ),
    "0 seen": (play(thrown(15), "0 look 1b"), {"code": "looked", "seat": 0}),
    "0 done": (thrown(6), {"code": "done", "seat": 0}),
}


@pytest.mark.parametrize("move", TO_EVERYBODY)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, ALL_EYES])
def test_what_everybody_hears(move: str, viewer: int) -> None:
    table, event = TO_EVERYBODY[move]
    assert told(table, move, viewer) == [event]


FACES = {
    "0 draw": (drawn(TABLE, pile="9"), "drew", {}, "drew-face", {"value": 9}),
    "0 look 0c": (thrown(7), "looks-own", {"at_seat": 0, "slot": "c"}, "sees-own", {"value": 3}),
    "0 look 1b": (thrown(9), "looks-other", {"at_seat": 1, "slot": "b"}, "sees-other", {"value": 6}),
}


@pytest.mark.parametrize("move", FACES)
def test_only_those_who_look_hear_a_face(move: str) -> None:
    table, code, where, own_code, face = FACES[move]
    for viewer in (1, SPECTATOR):
        assert told(table, move, viewer) == [{"code": code, "seat": 0, **where}]
    for viewer in (0, ALL_EYES):
        assert told(table, move, viewer) == [{"code": own_code, "seat": 0, **where, **face, "fleeting": True}]


def test_the_first_look_is_told_to_who_looked() -> None:
    table = fresh(2)
    a, b = (slot["face"]["value"] for slot in view(table, 0)["hands"][0][:2])
    assert told(table, "0 seen", 1) == [{"code": "memorised", "seat": 0}]
    assert told(table, "0 seen", 0) == [{"code": "memorised-faces", "seat": 0, "a": a, "b": b, "fleeting": True}]


def test_the_clock_ends_all_looks_and_the_round_begins() -> None:
    table = play(fresh(3), "1 seen")
    codes = [(event["code"], event.get("seat")) for event in told(table, "clock seen", SPECTATOR)]
    assert codes == [("time-up", None), ("memorised", 0), ("memorised", 2), ("begins", None)]


def test_whom_the_clock_hurries_hears_its_own_first_look() -> None:
    table = play(fresh(3), "1 seen")
    a, b = (slot["face"]["value"] for slot in view(table, 2)["hands"][2][:2])
    hurried = {"code": "memorised-faces", "seat": 2, "a": a, "b": b, "fleeting": True}
    assert told(table, "clock seen", 2)[1:3] == [{"code": "memorised", "seat": 0}, hurried]
    assert told(table, "clock seen", 1)[1:3] == [{"code": "memorised", "seat": 0}, {"code": "memorised", "seat": 2}]


def test_a_wait_is_not_told() -> None:
    assert told(drawn(TABLE, pile="9"), "1 wait", ALL_EYES) == []


def test_a_renewed_pile_is_told() -> None:
    events = told(drawn(TABLE, discards="5 5 6"), "0 draw", 1)
    assert events == [{"code": "reshuffled", "cards": 2}, {"code": "drew", "seat": 0}]


def test_a_call_shows_every_hand() -> None:
    events = told(drawn("0 0 1 2 | 5 6 7 8", pile="9"), "0 call", SPECTATOR)
    assert [event["code"] for event in events] == ["called", "right-call", "hand", "hand"]
    assert events[1] == {"code": "right-call", "seat": 0, "points": 3}
    assert events[3] == {"code": "hand", "seat": 1, "a": 5, "b": 6, "c": 7, "d": 8, "gained": 26, "total": 26}


def test_a_round_without_a_caller_names_none() -> None:
    events = told(drawn(TABLE, discards="6"), "0 draw", 0)
    assert [event["code"] for event in events] == ["pile-empty", "hand", "hand"]
    assert events[0] == {"code": "pile-empty"}


def test_the_next_round_is_told() -> None:
    table = play(drawn(TABLE, pile="9"), "0 call", "1 seen")
    assert told(table, "0 seen", SPECTATOR) == [{"code": "ready", "seat": 0}, {"code": "dealt", "round": 2}]
    assert tell(table, CLOCK, action("seen"), table, SPECTATOR)[0] == {"code": "time-up"}


def plain(key: str, **params: object) -> str:
    return " ".join([key, *map(str, params.values())])


def test_the_table_as_text() -> None:
    table = play(drawn("1 2 3 4:1 | 5 6 7:1 8", pile="9", discards="15", aid=True), "0 draw")
    assert text(view(table, 1), plain).split("\n") == [
        "round 1 5",
        "▸ name 0 0             name 1 0",
        "  c [###]  d ( 4 )     c ( 7o)  d [###]",
        "  a [###]  b [###]     a [###]  b [###]",
        "  pile 0   discards 1 [15!]",
        "  held 0 [###]",
        "  o power-look-at-own",
        "  ! power-look-and-swap",
    ]


def test_every_back_is_drawn_alike() -> None:
    low, high = drawn("0 0 0 0 | 1 1 1 1", pile="5"), drawn("15:0 12 12 12 | 11 11 11 11", pile="7")
    assert svg(view(low, 1), plain) == svg(view(high, 1), plain)
    assert svg(view(low, ALL_EYES), plain) != svg(view(high, ALL_EYES), plain)


WORDS = {
    "en": ["look at yours", "look at another’s", "swap cards unseen", "look, then swap"],
    "fr": ["regarder chez soi", "regarder chez l’autre", "échanger sans voir", "regarder, échanger"],
    "de": ["eigene ansehen", "fremde ansehen", "blind tauschen", "ansehen, tauschen"],
}


@pytest.mark.parametrize("language", WORDS)
def test_a_power_is_drawn_as_a_sign_and_said_in_the_readers_language(language: str) -> None:
    table = drawn("7 9 11 15 | 1 2 3 4", pile="5", discards="12")
    root = ElementTree.fromstring(svg(view(table, ALL_EYES), Speaker(language, game("spooky"))))
    said = ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in said if text in WORDS[language]] == [*WORDS[language], WORDS[language][2]]
    others = {text for words in WORDS.values() for text in words} - set(WORDS[language])
    assert others.isdisjoint(said)


def test_who_looks_at_what_is_drawn_for_everybody() -> None:
    table = play(thrown(9), "0 look 1b")
    assert "b [#@#]" in text(view(table, SPECTATOR), plain)
    assert "b [ 6 ]" in text(view(table, 0), plain)
    assert svg(view(table, SPECTATOR), plain).count("stroke-dasharray") == 1
