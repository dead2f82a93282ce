"""A record as plain numbers and tuples, read all at once: asking a NumPy record costs a tenth of a microsecond a time.

Everybody at a table looks at the same state, and the state after one move is the one before the next: what was read
hangs on the state, if that is frozen, and so may what was made of it (`once`, `once_a_move`).
"""

import struct
from collections.abc import Callable, Sequence
from functools import cache, wraps
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from hullaboo.core.record import Record

R = TypeVar("R", bound=Record)
F = TypeVar("F", bound=Callable[..., Any])
STATES_REMEMBERED = 64
FROZEN: dict[tuple[type, bytes], Any] = {}
LETTERS = {"u4": "I", "i8": "q", "i4": "i", "i2": "h", "i1": "b"}


def once(function: F) -> F:
    """For a function of a state: who asks about the same state again is given the same answer, to be left as it is."""

    @wraps(function)
    def remembering(state: Any, *more: Any) -> Any:
        if not state.frozen_bytes:
            state = frozen(state)
        key = (function, *more) if more else function
        if (answer := state.answers.get(key)) is None:
            answer = state.answers[key] = function(state, *more)
        return answer

    return cast(F, remembering)


def once_a_move(function: F) -> F:
    """For a function of what a seat did between two states, and who asks: worked out once for those who ask alike."""

    @wraps(function)
    def remembering(before: Any, seat: int, action: int, after: Any, *more: int) -> Any:
        if not (before.frozen_bytes and after.frozen_bytes):
            before, after = frozen(before), frozen(after)
        key = (function, before.frozen_bytes, seat, action, more)
        if (answer := after.answers.get(key)) is None:
            answer = after.answers[key] = function(before, seat, action, after, *more)
        return answer

    return cast(F, remembering)


def frozen(state: R) -> R:
    """The state as it is now, to hang things on; equal states are one for a while."""
    key = (type(state), state.tobytes())  # type: ignore[attr-defined]
    if (found := FROZEN.get(key)) is None:
        if len(FROZEN) >= STATES_REMEMBERED:
            FROZEN.clear()
        found = FROZEN[key] = state.frozen()
    return cast(R, found)


def interpreted(rule: F) -> F:
    """A rule as Python itself runs it: it reads plain states, too, and has no compiled code to go into."""
    return cast(F, getattr(rule, "py_func", rule))


def plain(state: R) -> R:
    """A copy to read, with the same fields: numbers, tuples, tuples of tuples. Compiled rules do not take it."""
    return cast(R, fields_of(state))


@once
def fields_of(state: Any) -> SimpleNamespace:
    """The fields of a state out of its bytes."""
    names, read = layout(state.dtype.type)
    return SimpleNamespace(**dict(zip(names, read(state.frozen_bytes), strict=True)))


@cache
def layout(kind: type[Record]) -> tuple[tuple[str, ...], Callable[[bytes], Sequence[Any]]]:
    """The names of all fields, and what reads them out of the bytes."""
    names = kind.dtype.names or ()
    return names, reader(kind, names)


def reader(kind: type[Record], names: Sequence[str]) -> Callable[[bytes], Sequence[Any]]:
    """What reads some fields out of their bytes, which follow each other: numbers, rows, and grids as rows of rows."""
    unpack = struct.Struct("<" + "".join(letters_of(kind, name) for name in names)).unpack
    places = places_of(kind, names)
    grids = [(at, kind.dtype[name].shape[1]) for at, name in enumerate(names) if len(kind.dtype[name].shape) > 1]
    pick = itemgetter(*places) if len(places) > 1 else lambda numbers: (numbers[places[0]],)

    def read(bits: bytes) -> Sequence[Any]:
        return pick(unpack(bits))

    def read_with_grids(bits: bytes) -> Sequence[Any]:
        found = [*pick(unpack(bits))]
        for at, columns in grids:
            found[at] = tuple(zip(*[iter(found[at])] * columns, strict=True))
        return found

    return read_with_grids if grids else read


def letters_of(kind: type[Record], name: str) -> str:
    """A field, as `struct` has it."""
    field = kind.dtype[name]
    return f"{field.itemsize // field.base.itemsize}{LETTERS[field.base.str[1:]]}"


def places_of(kind: type[Record], names: Sequence[str]) -> list[int | slice]:
    """Where each field is among all numbers."""
    places: list[int | slice] = []
    start = 0
    for name in names:
        field = kind.dtype[name]
        count = field.itemsize // field.base.itemsize
        places.append(slice(start, start + count) if field.shape else start)
        start += count
    return places
