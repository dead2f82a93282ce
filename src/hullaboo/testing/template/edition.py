"""What an edition file must hold: sixteen card values."""

from collections.abc import Mapping
from typing import Any

from hullaboo.core.edition import refuse_unknown
from hullaboo.core.errors import BadEdition

from .state import CARDS


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The value of each card."""
    refuse_unknown(data, "values")
    values = data.get("values")
    if not isinstance(values, list) or len(values) != CARDS:
        raise BadEdition(f"values: expected a list of {CARDS} numbers, got {values!r}")
    for value in values:
        if type(value) is not int or not 0 <= value <= 99:
            raise BadEdition(f"values: expected numbers 0–99, got {value!r}")
    return values
