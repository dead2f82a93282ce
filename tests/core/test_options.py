"""Table options from text and to numbers."""

from dataclasses import dataclass

import pytest

from hullaboo.core.errors import BadOption
from hullaboo.core.options import choice, encode, number, read, switch, write


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


def test_numbers_for_the_rules() -> None:
    assert encode(Options(-1, "swift", True)).tolist() == [-1, 1, 1]


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
