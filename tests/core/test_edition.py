"""Editions from files."""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.edition import load, names_in, read, refuse_unknown
from hullaboo.core.errors import BadEdition, UnknownName

GOOD = 'name = "classic"\nprovenance = "invented"\nvalues = [1, 2]\n'


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The values."""
    refuse_unknown(data, "values")
    values: list[int] = data["values"]
    return values


def test_the_hash_is_of_the_content_not_of_the_spacing(tmp_path: Path) -> None:
    one, other, third = tmp_path / "one.toml", tmp_path / "other.toml", tmp_path / "third.toml"
    one.write_text(GOOD)
    other.write_text("# a comment\n" + GOOD.replace("[1, 2]", "[ 1,2 ]"))
    third.write_text(GOOD.replace("2", "3"))
    assert read(one, numbers).digest == read(other, numbers).digest != read(third, numbers).digest
    assert read(third, numbers).numbers.tolist() == [1, 3]


class Boxed(Game):
    """A game that is nothing but its editions."""

    def module(self, name: str) -> Any:
        """What reads them."""
        return SimpleNamespace(numbers=numbers)


def test_an_edition_in_the_box_is_read_once_and_a_persons_own_file_every_time(tmp_path: Path) -> None:
    (tmp_path / "editions").mkdir()
    boxed, mine = tmp_path / "editions" / "classic.toml", tmp_path / "mine.toml"
    game = Boxed("boxed", "boxed", tmp_path)
    seen = []
    for values in ("[1, 2]", "[3, 4]"):
        for file in (boxed, mine):
            file.write_text(GOOD.replace("[1, 2]", values))
        seen.append([game.edition(each).numbers.tolist() for each in ("classic", str(mine))])
    assert seen == [[[1, 2], [1, 2]], [[1, 2], [3, 4]]]
    with pytest.raises(UnknownName):
        game.edition("zeta")


def test_classic_comes_first(tmp_path: Path) -> None:
    for name in ("alpha", "classic", "zeta"):
        (tmp_path / f"{name}.toml").write_text(GOOD)
    assert names_in(tmp_path) == ["classic", "alpha", "zeta"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("boo", "expected a TOML file"),
        ('provenance = "invented"', "name: expected"),
        ('name = "a"\nprovenance = "dreamt"', "provenance: expected one of printed, reconstructed, invented"),
        ('name = "a"\nprovenance = "invented"\nsource = 7', "source: expected a text, got 7"),
        ('name = "a b"\nprovenance = "invented"', "name: expected up to 40 letters"),
    ],
)
def test_broken_files_are_refused_by_name_and_reason(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadEdition, match=r"mine\.toml") as refused:
        load(tmp_path, str(file), numbers)
    assert reason in str(refused.value)


def test_a_key_that_nobody_reads_is_refused_with_those_that_are_known(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD + "valeus = [3]")
    with pytest.raises(
        BadEdition, match="unknown key 'valeus': expected one of values, name, provenance, source, former"
    ):
        load(tmp_path, str(file), numbers)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="expected a TOML file"):
        load(tmp_path, str(file), numbers)


def test_a_missing_file_and_an_unknown_name(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        load(tmp_path, str(tmp_path / "none.toml"), numbers)
    (tmp_path / "classic.toml").write_text(GOOD)
    with pytest.raises(UnknownName, match=r"expected one of classic, a file ending in \.toml"):
        load(tmp_path, "deluxe", numbers)
