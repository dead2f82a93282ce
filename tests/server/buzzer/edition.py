"""No components."""

from collections.abc import Mapping
from typing import Any


def numbers(_data: Mapping[str, Any]) -> list[int]:
    """Nothing to check."""
    return [0]
