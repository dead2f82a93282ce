"""Declare a state once: a class of fields is a NumPy record at run time and a typed object to mypy.

    class State(Record):
        turn = int8()
        hand = int8(4, 6)
        luck = uint32(4)

    State.batch(3), State.new().hand[3, 5]

`State.batch(3)` makes three empty states; `State.new()` one, whose fields read `state.turn`, `state.hand[seat, slot]`.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, Self, SupportsIndex, cast, overload

import numpy as np

type_of_states = np.ndarray[tuple[int], np.dtype[np.record]]


class Row(Protocol):
    """A fixed row of integers."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Row": ...
    def __setitem__(self, at: int, value: SupportsIndex, /) -> None: ...


class Grid(Protocol):
    """A fixed table of integers."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: int, /) -> Row: ...
    def __setitem__(self, at: tuple[int, int], value: SupportsIndex, /) -> None: ...


class Kind:
    """A width of integer: `int8()` is one number, `int8(4)` a row, `int8(4, 13)` a grid."""

    def __init__(self, width: str) -> None:
        self.width = width

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> Row: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> Grid: ...
    def __call__(self, *shape: int) -> Any:
        """The field's declaration; to mypy, what reading the field gives."""
        return Declared(self.width, shape)


class Declared(tuple[str, tuple[int, ...]]):
    """A field as declared in a class body: its width and its shape."""

    def __new__(cls, width: str, shape: tuple[int, ...]) -> Self:
        """Pair the two, as NumPy wants them."""
        return super().__new__(cls, (width, shape))


int8, int16, int32, int64 = Kind("i1"), Kind("i2"), Kind("i4"), Kind("i8")
uint32 = Kind("u4")

HIDDEN_BY_NUMPY = frozenset(dir(np.recarray)) | frozenset(dir(np.record))
OUR_OWN = frozenset({"frozen_bytes", "answers", "frozen"})


def refuse_hidden(record: str, names: Sequence[str]) -> None:
    """Refuse fields that NumPy would hide behind attributes of its own."""
    clash = [name for name in names if name in HIDDEN_BY_NUMPY | OUR_OWN]
    if clash:
        raise TypeError(f"{record}: fields {clash} hide attributes of NumPy records; name them otherwise")


def without_gaps(fields: list[tuple[str, str, tuple[int, ...]]]) -> np.dtype[Any]:
    """Lay fields out widest first and fill up the end: NumPy copies fields but not the gaps between them."""
    widest_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    packed, aligned = np.dtype(widest_first), np.dtype(widest_first, align=True)
    missing = aligned.itemsize - packed.itemsize
    return np.dtype([*widest_first, ("filler", "i1", (missing,))] if missing else widest_first, align=True)


def setter(name: str) -> Callable[[Any, object], None]:
    """Writes a field."""

    def write(state: Any, value: object) -> None:
        state[name] = value

    return write


if TYPE_CHECKING:
    Scalar = object
else:
    Scalar = np.void


class Record(Scalar):
    """Base of every state. Never instantiated itself: `new` and `batch` make aligned NumPy records of its own kind.

    Fields are read through properties: a plain NumPy record looks every attribute up in Python, ten times slower.
    """

    dtype: np.dtype[np.record]
    frozen_bytes: bytes | None = None
    """The bytes of a frozen state."""
    answers: dict[Any, Any]
    """What was made of a frozen state, by whatever its makers call it: it lives as long as the state."""

    def __init_subclass__(cls) -> None:
        """Turn the declared fields into a dtype that native code, the interpreter and CUDA all read."""
        fields = [(name, *spec) for name, spec in vars(cls).items() if isinstance(spec, Declared)]
        refuse_hidden(cls.__name__, [name for name, *_ in fields])
        layout = without_gaps(fields)
        for name in layout.names or ():
            setattr(cls, name, property(itemgetter(name), setter(name)))
        cls.dtype = cast("np.dtype[np.record]", np.dtype((cls, layout)))

    def frozen(self) -> Self:
        """The state as it is now: a copy that cannot be written to, so that what is made of it stays true."""
        frozen_bytes: bytes = self.tobytes()  # type: ignore[attr-defined]
        copy: Self = np.frombuffer(frozen_bytes, self.dtype)[0]
        copy.frozen_bytes, copy.answers = frozen_bytes, {}
        return copy

    @classmethod
    def new(cls) -> Self:
        """One empty state, which owns its memory."""
        return cast(Self, cls.batch(1)[0])

    @classmethod
    def batch(cls, count: int) -> type_of_states:
        """Many empty states."""
        return np.zeros(count, cls.dtype)
