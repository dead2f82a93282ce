"""Parts of a view, each made of a few fields of a state, and made again only when one of those has changed.

    from hullaboo.core.record import Record, Row, int8

    class State(Record):
        pawn = int8(6)
        seats = int8()

    @part(State)
    def pawns(pawn: Row, seats: int) -> list[str]:
        return [f"room {room}" for room in pawn[:seats]]

    pawns(State.new())

A parameter is given the field of its name as plain numbers, a row or a grid: a part can read nothing that it does not
name.

What changes with nearly every move is not worth remembering by its content: `@part(State, often=True)` hangs on the
state, and goes with it.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from inspect import signature
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar

from hullaboo.core.record import Record
from hullaboo.kit.plain import LETTERS, once, reader

T = TypeVar("T")
REMEMBERED = 4096
"""How many contents of its fields a part is remembered for."""


def part(kind: type[Record], *, often: bool = False) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """What is made of the fields that a function's parameters name; all are given the same, to be left as it is."""

    def decorate(function: Callable[..., T]) -> Callable[..., T]:
        names = list(signature(function).parameters)
        pick, read = picker(kind, names), reader(kind, names)

        def made(bits: bytes | tuple[bytes, ...]) -> T:
            return function(*read(bits if isinstance(bits, bytes) else b"".join(bits)))

        make = made if often else lru_cache(maxsize=REMEMBERED)(made)

        @wraps(function)
        def of(state: Any) -> T:
            return make(pick(state.frozen_bytes or state.tobytes()))

        return once(of) if often else of

    return decorate


def picker(kind: type[Record], names: list[str]) -> Callable[[bytes], Any]:
    """What cuts fields out of the bytes of a state: one run of bytes, or several; neighbours are cut out together."""
    runs: list[list[int]] = []
    for name in names:
        start, end = span(kind, name)
        if runs and runs[-1][1] == start:
            runs[-1][1] = end
        else:
            runs.append([start, end])
    return itemgetter(*(slice(start, end) for start, end in runs))


def span(kind: type[Record], name: str) -> tuple[int, int]:
    """Where a field lies in the bytes of a state."""
    assert kind.dtype.fields is not None
    field, start = kind.dtype.fields[name][:2]
    return start, start + field.itemsize


def cell(kind: type[Record], name: str) -> Callable[..., int]:
    """What reads one number of a row or a grid, as in `cell(State, "hand")(state, seat, place)`, and nothing else."""
    field, (start, _) = kind.dtype[name], span(kind, name)
    read, size, columns = Struct("<" + LETTERS[field.base.str[1:]]).unpack_from, field.base.itemsize, field.shape[-1]

    def of(state: Any, at: int, column: int | None = None) -> int:
        place = at if column is None else at * columns + column
        number: int = read(state.frozen_bytes or state.tobytes(), start + size * place)[0]
        return number

    return of
