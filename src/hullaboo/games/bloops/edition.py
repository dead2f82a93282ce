"""What an edition file must hold: which values are stars, and how many cards there are of each value."""

from collections.abc import Mapping
from typing import Any

from hullaboo.core.edition import refuse_unknown
from hullaboo.core.errors import BadEdition

from .effects import has_effect
from .state import CARDS, DEALT, FACES, MOST, MOST_COPIES, TWENTY

FEWEST = MOST * DEALT + 1
VALUES = [*range(1, 13), TWENTY]


def numbers(data: Mapping[str, Any]) -> list[int]:
    """How many cards there are of each value from 0 to 20, then the stars as bits."""
    refuse_unknown(data, "copies", "stars")
    copies = copies_of(data.get("copies"))
    row = [copies.get(value, 0) for value in range(FACES)]
    if not FEWEST <= sum(row) <= CARDS:
        raise BadEdition(f"copies: expected {FEWEST}–{CARDS} cards in all, got {sum(row)}")
    return [*row, stars_of(data.get("stars"))]


def copies_of(table: object) -> dict[int, int]:
    """The number of cards of each value; each refusal says which and why."""
    if not isinstance(table, dict):
        raise BadEdition(f"copies: expected a table of values and numbers, got {table!r}")
    for value, copies in table.items():
        if value not in map(str, VALUES):
            raise BadEdition(f"copies: expected values 1–12 and 20, got {value!r}")
        if type(copies) is not int or not 0 <= copies <= most_copies(int(value)):
            raise BadEdition(f"copies: expected 0–{most_copies(int(value))} cards of value {value}, got {copies!r}")
    return {int(value): copies for value, copies in table.items()}


def most_copies(value: int) -> int:
    """A value whose cards do something has few, so that the effects that can wait are bounded; there is one 20."""
    if value == TWENTY:
        return 1
    return MOST_COPIES if has_effect(value) else CARDS


def stars_of(values: object) -> int:
    """The values that are stars, as bits."""
    if (
        not isinstance(values, list)
        or not values
        or any(type(value) is not int or value not in VALUES for value in values)
    ):
        raise BadEdition(f"stars: expected one value or more of 1–12 and 20, got {values!r}")
    return sum(1 << value for value in set(values))
