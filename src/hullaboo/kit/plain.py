"""A record as plain numbers and lists, for Python that reads much of it: a field of a record costs 20 times more."""

from types import SimpleNamespace
from typing import TypeVar, cast

import numpy as np

from hullaboo.core.record import Record

R = TypeVar("R", bound=Record)


def plain(state: R) -> R:
    """A copy to read, with the same fields; compiled rules do not take it."""
    record = cast("np.record", state)
    fields = zip(record.dtype.names or (), record.tolist(), strict=True)
    return cast(R, SimpleNamespace(**{name: listed(value) for name, value in fields}))


def listed(value: object) -> object:
    """A row as a list, a grid as a list of lists, a number as it is."""
    return value.tolist() if isinstance(value, np.ndarray) else value
