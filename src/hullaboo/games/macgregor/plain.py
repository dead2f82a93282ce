"""A state's fields as plain Python numbers, all read at once: asking a NumPy record costs microseconds a field."""

import struct
from typing import Any

from .table import State

LETTERS = {"u4": "I", "i4": "i", "i2": "h", "i1": "b"}
WIDTHS = [(name, State.dtype[name]) for name in State.dtype.names or ()]
SIZES = {name: int(width.itemsize // width.base.itemsize) for name, width in WIDTHS}
FORMAT = struct.Struct("<" + "".join(f"{SIZES[name]}{LETTERS[width.base.str[1:]]}" for name, width in WIDTHS))
STARTS = {name: sum(list(SIZES.values())[:at]) for at, name in enumerate(SIZES)}
ROWS = frozenset(name for name, width in WIDTHS if width.shape)


class Plain:
    """What `state.phase` or `state.pawn` would give, as an int or a tuple of ints; grids lie row after row."""

    def __init__(self, state: State) -> None:
        """Unpack everything."""
        record: Any = state
        self._numbers = FORMAT.unpack_from(record.tobytes())

    def __getattr__(self, name: str) -> Any:
        """A field by its name."""
        start = STARTS[name]
        return self._numbers[start : start + SIZES[name]] if name in ROWS else self._numbers[start]
