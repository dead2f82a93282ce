"""Copies of one's own."""

from typing import Any

from hullaboo.core.copies import own_copy


def test_nothing_that_can_be_changed_is_shared() -> None:
    value: dict[str, Any] = {"hands": [[{"seat": 1}], []], "top": None, "pair": (1, 2)}
    copy = own_copy(value)
    assert copy == value
    copy["hands"][0][0]["seat"] = 7
    copy["hands"][1].append(3)
    copy["more"] = True
    assert value == {"hands": [[{"seat": 1}], []], "top": None, "pair": (1, 2)}
