"""A record as plain numbers and tuples, read all at once: asking a NumPy record costs a tenth of a microsecond a time.

Everybody at a table looks at the same state, and the state after one move is the one before the next: what was read
hangs on the state, if that is frozen, and so may what was made of it (`once`, `once_a_move`).
"""

import struct
from collections.abc import Callable, Sequence
from functools import cache, wraps
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from hullaboo.core.record import Record

R = TypeVar("R", bound=Record)
F = TypeVar("F", bound=Callable[..., Any])
Numbers = tuple[int, ...]
STATES_REMEMBERED = 64
FROZEN: dict[tuple[type, bytes], Any] = {}
LETTERS = {"u4": "I", "i8": "q", "i4": "i", "i2": "h", "i1": "b"}


def once(function: F) -> F:
    """For a function of a state: who asks about the same state again is given the same answer, to be left as it is."""

    @wraps(function)
    def remembering(state: Any, *more: Any) -> Any:
        state = state if state.settled else frozen(state)
        key = (function, *more) if more else function
        if (answer := state.answers.get(key)) is None:
            answer = state.answers[key] = function(state, *more)
        return answer

    return cast(F, remembering)


def once_a_move(function: F) -> F:
    """For a function of what a seat did between two states, and who asks: worked out once for those who ask alike."""

    @wraps(function)
    def remembering(before: Any, seat: int, action: int, after: Any, *more: int) -> Any:
        before, after = before if before.settled else frozen(before), after if after.settled else frozen(after)
        key = (function, before.settled, seat, action, more)
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
    unpack, name_all = layout(state.dtype.type)
    return name_all(unpack(state.settled))


@cache
def layout(kind: type[Record]) -> tuple[Callable[[bytes], Numbers], Callable[[Numbers], SimpleNamespace]]:
    """What reads all numbers out of the bytes, and what gives them their names: written out once for each game."""
    names = kind.dtype.names or ()
    unpack, places = numbers_in(kind, names)
    fields = ", ".join(f"{name}={place}" for name, place in zip(names, places, strict=True))
    return unpack, eval(f"lambda all: Fields({fields})", {"Fields": SimpleNamespace})


def numbers_in(kind: type[Record], names: Sequence[str]) -> tuple[Callable[[bytes], Numbers], list[str]]:
    """What reads all numbers of some fields out of their bytes, and where in these each field is."""
    letters, places, start = "<", [], 0
    for name in names:
        field = kind.dtype[name]
        count = field.itemsize // field.base.itemsize
        letters += f"{count}{LETTERS[field.base.str[1:]]}"
        places.append(picked(start, field.shape))
        start += count
    return struct.Struct(letters).unpack, places


def picked(start: int, shape: tuple[int, ...]) -> str:
    """How a number, a row or a grid is picked out of all numbers."""
    if not shape:
        return f"all[{start}]"
    if len(shape) == 1:
        return f"all[{start}:{start + shape[0]}]"
    rows = [f"all[{start + row * shape[1]}:{start + (row + 1) * shape[1]}]" for row in range(shape[0])]
    return f"({', '.join(rows)},)"
