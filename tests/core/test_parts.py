"""The list of a game's parts, and what the kit says of a game that lacks some."""

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hullaboo.core.contract import Clock, Game, Telling
from hullaboo.core.parts import PARTS, Counting, Part
from hullaboo.testing import TEMPLATE
from hullaboo.testing.papers import all_parts_are_there


class Lacking(Game):
    """The template without some names."""

    def module(self, name: str) -> Any:
        """A module without what it should not have; with one half of an optional part."""
        whole, part = TEMPLATE.module(name), ModuleType(name)
        vars(part).update({key: value for key, value in vars(whole).items() if key != "tell"})
        if name == "rules":
            vars(part)["legal_count"] = len
        return part


def test_a_part_offers_the_names_of_its_protocol() -> None:
    assert Part("tell", Telling).members() == ["tell"]
    assert Part("clock", Clock, is_required=False).members() == ["TIMES", "hurries", "number", "time"]
    assert Part("rules", Counting, is_required=False).members() == ["legal_action", "legal_count"]


def test_a_part_that_is_half_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    all_parts_are_there(TEMPLATE)
    lacking = Lacking(TEMPLATE.name, TEMPLATE.package, Path(TEMPLATE.folder))
    with pytest.raises(AssertionError, match=r"rules\.py lacks legal_action of Counting"):
        all_parts_are_there(lacking)
    monkeypatch.setattr("hullaboo.testing.papers.PARTS", [each for each in PARTS if each.offers is not Counting])
    with pytest.raises(AssertionError, match=r"tell\.py lacks tell of Telling"):
        all_parts_are_there(lacking)
