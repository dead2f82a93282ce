"""The fields of a view, each declared where it is written: its name, its shape, who sees it; its docstring says what.

    import msgspec

    from hullaboo.core.record import int8
    from hullaboo.core.seats import bit
    from hullaboo.kit.json_writer import write_maybe, write_number
    from hullaboo.kit.shapes import ListOf, Maybe

    class State(Record):
        turn = int8()
        hand = int8(2)

    FIELDS = Fields(State)

    @FIELDS.constant("stars", ListOf(NUMBER))
    def stars(state: State) -> list[int]:
        "The values that count less."
        return [3]

    @FIELDS.alike("turn", NUMBER)
    @rule
    def write_turn(buffer: Buffer, state: State) -> None:
        "Whose turn it is."
        write_number(buffer, state.turn)

    @FIELDS.own("hand", Maybe(NUMBER), "whose turn it is")
    @rule
    def write_hand(buffer: Buffer, state: State, viewer: int) -> None:
        "The card of the seat whose turn it is."
        write_maybe(buffer, state.hand[viewer] if viewer == state.turn else -1)

    @rule
    def see_more(state: State) -> int:
        "The seats that see more than a spectator, as bits."
        return bit(state.turn)

    view, constant, pieces = FIELDS.views(msgspec.json.decode, see_more)
    print(view(State.new(), 0))  # {'stars': [3], 'turn': 0, 'hand': 0}

They are written in the order in which they are declared. What reads JSON is handed in, since rules run where there is
only Python. A third argument, a rule, answers a number from 0 on that changes when reactions begin to answer something
else.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from hullaboo.core.contract import Pieces, View
from hullaboo.core.copies import own_copy
from hullaboo.core.record import Record
from hullaboo.core.rule import rule
from hullaboo.kit.json_writer import Buffer, begin_field, begin_fields, end_fields, words
from hullaboo.kit.pieces import NO_OCCASION, joined, written
from hullaboo.kit.shapes import NUMBER, Declared, Entry, Object, Shape, code, interface

W = TypeVar("W", bound=Callable[..., Any])
Writer = Callable[..., Any]
EVERYBODY = "everybody"
FOREVER = "everybody; it never changes"


class Field(NamedTuple):
    """A field as it was declared."""

    name: str
    shape: Shape
    seen_by: str
    writer: Writer

    @property
    def explanation(self) -> str:
        """The first line of what its writer says of itself."""
        return (self.writer.__doc__ or "").split("\n")[0]


class Views(NamedTuple):
    """What the contract asks of `view.py`."""

    view: Callable[[Any, int], View]
    constant: Callable[[Any], View]
    pieces: Callable[[Any], Pieces]


@rule
def nobody(state: Any) -> int:
    """No seat sees more than a spectator."""
    return 0


@rule
def no_occasion(state: Any) -> int:
    """Nothing is answered here."""
    return NO_OCCASION


class Fields:
    """The fields of a game's view."""

    def __init__(self, kind: type[Record]) -> None:
        """None yet."""
        self._kind = kind
        self._constant: list[Field] = []
        self._alike: list[Field] = []
        self._own: list[Field] = []

    def __iter__(self) -> Iterator[Field]:
        """All of them: what never changes, what all see alike, what depends on the viewer."""
        return iter((*self._constant, *self._alike, *self._own))

    def constant(self, name: str, shape: Shape) -> Callable[[W], W]:
        """A field that everybody sees alike and that stays the same from the deal to the end: a function of a state."""
        return self._declare(self._constant, name, shape, FOREVER)

    def alike(self, name: str, shape: Shape) -> Callable[[W], W]:
        """A field that everybody sees alike: a rule that writes it."""
        return self._declare(self._alike, name, shape, EVERYBODY)

    def own(self, name: str, shape: Shape, seen_by: str) -> Callable[[W], W]:
        """A field that depends on the viewer, and who sees what in it: a rule that writes it."""
        return self._declare(self._own, name, shape, seen_by)

    def _declare(self, fields: list[Field], name: str, shape: Shape, seen_by: str) -> Callable[[W], W]:
        def declare(writer: W) -> W:
            if any(field.name == name for field in self):
                raise ValueError(f"expected one declaration of the field {name!r}, got a second one")
            fields.append(Field(name, shape, seen_by, writer))
            return writer

        return declare

    def views(
        self,
        decode: Callable[[bytes], Any],
        see_more: Callable[[Any], int] = nobody,
        occasion: Callable[[Any], int] = no_occasion,
    ) -> Views:
        """The views that are made of the fields."""
        pieces = written(self._kind, all_of(self._alike), all_of(self._own), see_more, occasion)

        def constant(state: Any) -> View:
            """What never changes."""
            return {field.name: own_copy(field.writer(state)) for field in self._constant}

        def view(state: Any, viewer: int) -> View:
            """The table as JSON, as a viewer may see it."""
            _, alike, own = pieces(state)
            return {**constant(state), **decode(joined(alike, own[viewer]))}

        return Views(view, constant, pieces)

    def faults(self, view: View) -> list[str]:
        """Where a view is not as declared."""
        return list(Object("", "", *self._entries()).faults(view, ""))

    def typescript(self) -> str:
        """The types of a view."""
        types = [shape.typescript() for shape in self._declared()]
        view = interface("View", "The table.", self._entries(), " extends Record<string, unknown>")
        return "\n\n".join([*types, view]) + "\n"

    def tables(self) -> str:
        """The fields, and the shapes they are made of, as tables."""
        rows = [f"| `{each.name}` | {code(each.shape)} | {each.seen_by} | {each.explanation} |" for each in self]
        lines = ["| field | type | who sees it | what |", "|---|---|---|---|", *rows]
        if shapes := [f"| {' | '.join(row)} |" for shape in self._declared() for row in shape.rows()]:
            lines += ["", "| shape | type | what |", "|---|---|---|", *shapes]
        return "\n".join(lines) + "\n"

    def _entries(self) -> tuple[Entry, ...]:
        return tuple(Entry(field.name, field.shape, field.explanation) for field in self)

    def _declared(self) -> list[Declared]:
        """Every shape with a name, once."""
        return list(dict.fromkeys(shape for field in self for shape in field.shape.declared()))


@rule
def write_nothing(buffer: Buffer, state: Any, *viewer: int) -> None:
    """No field."""


NO_FIELD = Field("", NUMBER, "", write_nothing)
TOGETHER = 4


def all_of(fields: list[Field]) -> Writer:
    """A rule that writes an object of some fields."""
    write_fields = in_order(fields) if fields else write_nothing

    @rule
    def write_object(buffer: Buffer, state: Any, *viewer: int) -> None:
        begin_fields(buffer)
        write_fields(buffer, state, *viewer)
        end_fields(buffer)

    return write_object


def in_order(fields: list[Field]) -> Writer:
    """A rule that writes fields one after another: four at a time, since rules cannot be kept in a list."""
    writers = [four(*fields[at : at + TOGETHER]) for at in range(0, len(fields), TOGETHER)]
    return in_order([NO_FIELD._replace(writer=each) for each in writers]) if len(writers) > 1 else writers[0]


def four(one: Field, two: Field = NO_FIELD, three: Field = NO_FIELD, last: Field = NO_FIELD) -> Writer:
    """A rule that writes up to four fields."""
    names = [f'"{each.name}":' if each.name else "" for each in (one, two, three, last)]
    name_1, name_2, name_3, name_4 = words(*names)
    write_1, write_2, write_3, write_4 = one.writer, two.writer, three.writer, last.writer

    @rule
    def write_four(buffer: Buffer, state: Any, *viewer: int) -> None:
        begin_field(buffer, name_1)
        write_1(buffer, state, *viewer)
        begin_field(buffer, name_2)
        write_2(buffer, state, *viewer)
        begin_field(buffer, name_3)
        write_3(buffer, state, *viewer)
        begin_field(buffer, name_4)
        write_4(buffer, state, *viewer)

    return write_four
