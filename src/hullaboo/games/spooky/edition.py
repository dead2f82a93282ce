"""What an edition file must hold: the kinds of card, with value, copies, power and where each comes from."""

from collections.abc import Mapping
from typing import Any

from hullaboo.core.edition import PROVENANCES, refuse_unknown
from hullaboo.core.errors import BadEdition

from .state import FACES, MOST, MOST_CARDS, SLOTS

POWERS = ("none", "look-at-own", "look-at-other", "swap-blind", "look-and-swap")
FEWEST_CARDS = MOST * SLOTS + 1
LARGEST_VALUE = 99


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The values, then the copies, then the powers of all kinds, lowest value first."""
    refuse_unknown(data, "card")
    kinds = sorted(kinds_in(data))
    if len({(value, power) for value, power, _ in kinds}) != len(kinds):
        raise BadEdition("card: expected every value and power once, got one twice; raise its copies instead")
    count = sum(copies for _, _, copies in kinds)
    if not FEWEST_CARDS <= count <= MOST_CARDS:
        raise BadEdition(f"card: expected {FEWEST_CARDS}–{MOST_CARDS} cards in all, got {count}")
    kinds += [(0, 0, 0)] * (FACES - len(kinds))
    return [*(value for value, _, _ in kinds), *(copies for _, _, copies in kinds), *(power for _, power, _ in kinds)]


def kinds_in(data: Mapping[str, Any]) -> list[tuple[int, int, int]]:
    """Every kind of card as (value, power, copies)."""
    listed = data.get("card")
    if not isinstance(listed, list) or not 1 <= len(listed) <= FACES:
        raise BadEdition(f"card: expected a list of 1–{FACES} kinds of card, got {listed!r}")
    return [kind_from(each) for each in listed]


def kind_from(each: Any) -> tuple[int, int, int]:
    """One kind, checked."""
    if not isinstance(each, dict):
        raise BadEdition(f"card: expected a table with value, copies and provenance, got {each!r}")
    strangers = set(each) - {"value", "copies", "power", "provenance"}
    if strangers:
        raise BadEdition(f"card: expected value, copies, power and provenance, got {sorted(strangers)[0]!r}")
    power = one_of(POWERS, "power", each.get("power", "none"))
    one_of(PROVENANCES, "provenance", each.get("provenance"))
    value = whole("value", each.get("value"), -LARGEST_VALUE, LARGEST_VALUE)
    return value, power, whole("copies", each.get("copies"), 1, MOST_CARDS)


def one_of(words: tuple[str, ...], name: str, got: Any) -> int:
    """The place of a word in its list."""
    if got not in words:
        raise BadEdition(f"card {name}: expected one of {', '.join(words)}, got {got!r}")
    return words.index(got)


def whole(name: str, got: Any, low: int, high: int) -> int:
    """A whole number in its range."""
    if type(got) is not int or not low <= got <= high:
        raise BadEdition(f"card {name}: expected {low}–{high}, got {got!r}")
    return got
