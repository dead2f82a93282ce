"""Table options from text and to numbers."""

from dataclasses import dataclass, fields, make_dataclass

import pytest

from hullaboo.core.errors import BadOption
from hullaboo.core.options import Chosen, at_a_table, choice, encode, number, read, switch, usual, write
from hullaboo.core.rule import rule


@dataclass(frozen=True)
class Options:
    """One of each kind."""

    ghosts: int = number(2, low=-1, high=5)
    window: str = choice("fair", "swift")
    late_counters: bool = switch(False)


def test_defaults_are_left_out_of_texts() -> None:
    assert write(Options()) == {}
    assert write(Options(ghosts=4, late_counters=True)) == {"ghosts": "4", "late_counters": "yes"}


def test_texts_are_read_dashes_or_not() -> None:
    assert read(Options, {"late-counters": "yes", "window": "swift"}) == Options(2, "swift", True)


def test_a_table_of_people_has_what_is_usual_there_unless_it_chooses_otherwise() -> None:
    """Logs without the option were played without it: its default stays."""
    kind = make_dataclass("Timed", [("break_time", int, number(0, low=0, high=9, at_tables=3))], frozen=True)
    assert (write(kind()), at_a_table(kind, {})) == ({}, {"break_time": "3"})
    assert at_a_table(kind, {"break-time": "0"}) == {"break-time": "0"}
    assert at_a_table(Options, {"ghosts": "1"}) == {"ghosts": "1"}
    assert [usual(each) for each in fields(kind)] == [3]


def test_numbers_for_the_rules() -> None:
    chosen = encode(Options(-1, "swift", True))
    assert [int(chosen[name][0]) for name in ("ghosts", "window", "late_counters")] == [-1, 1, 1]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("ghosts", "6", "-1–5"),
        ("ghosts", "two", "-1–5"),
        ("ghosts", "9" * 30, "-1–5"),
        ("ghosts", "²", "-1–5"),
        ("window", "slow", "fair|swift"),
        ("late_counters", "maybe", "no|yes"),
    ],
)
def test_what_is_out_of_range_is_refused(name: str, text: str, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(Options, {name: text})
    assert f"expected {expected}, got {text!r}" in str(refused.value)


def test_an_unknown_option_is_refused_naming_those_there_are() -> None:
    with pytest.raises(BadOption, match="unknown option 'speed': this game has ghosts, window, late_counters"):
        read(Options, {"speed": "1"})


def test_options_made_by_hand_are_checked_too() -> None:
    with pytest.raises(BadOption, match="ghosts"):
        encode(Options(ghosts=99))


@dataclass(frozen=True)
class Shuffled:
    """The same options, declared in another order."""

    late_counters: bool = switch(False)
    window: str = choice("fair", "swift")
    ghosts: int = number(2, low=-1, high=5)


@rule
def read_by_name(options: Chosen) -> int:
    """What a rule makes of options."""
    return 100 * int(options.ghosts) + 10 * int(options.window) + int(options.late_counters)


@rule
def misspelt(options: Chosen) -> int:
    """An option that nobody declared."""
    return int(options.gohsts)


@pytest.mark.parametrize("kind", [Options, Shuffled])
def test_rules_read_options_by_name_in_whatever_order_they_are_declared(kind: type[Options]) -> None:
    assert read_by_name(encode(kind(ghosts=5, window="swift"))[0]) == 510


def test_an_option_that_is_not_declared_does_not_compile() -> None:
    with pytest.raises((KeyError, AttributeError), match="gohsts"):
        misspelt(encode(Options())[0])


def test_options_as_rules_read_them_are_not_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        encode(Options())["ghosts"] = 3


def test_an_option_may_not_be_called_like_something_of_numpy() -> None:
    with pytest.raises(TypeError, match=r"Hiding: fields \['round'\] hide attributes of NumPy records"):
        encode(make_dataclass("Hiding", [("round", int, number(0, low=0, high=1))], frozen=True)())


def test_a_game_without_options_has_a_record_too() -> None:
    assert encode(make_dataclass("Nothing", [], frozen=True)()).shape == (1,)
