"""The shapes of JSON in a view, declared once: each says itself in TypeScript, and what is wrong with a value.

    POWER = OneOf("Power", "What a card does when it is thrown.", "look", "swap")
    FACE = Object("Face", "What is printed on a card.", Entry("value", NUMBER, "What it counts."),
                  Entry("power", Maybe(POWER), "What it does."))

    VALUE, POWER_NAME = FACE.names()
    POWER_WORDS = Maybe(POWER).words()

Writers take names and words from the declaration, so that none is spelt twice.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from hullaboo.kit.json_writer import Words, names, strings, words


class Shape(Protocol):
    """What a value of JSON may be."""

    def typename(self) -> str:
        """Its type in TypeScript."""
        ...

    def declared(self) -> Iterator["Declared"]:
        """The shapes with a name of their own that it is made of, what others are made of first."""
        ...

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """What is wrong with a value that stands in a place of the view."""
        ...


class Declared(Shape, Protocol):
    """A shape that has a name of its own."""

    name: str
    explanation: str

    def typescript(self) -> str:
        """Its declaration."""
        ...

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """What a table says of it: a name, a type, an explanation."""
        ...


def fault(place: str, expected: str, value: Any) -> Iterator[str]:
    """That something else stands in a place."""
    yield f"{place}: expected {expected}, got {json.dumps(value)}"


@dataclass(frozen=True)
class Plain:
    """Numbers, truths and texts."""

    kind: type[Any]
    called: str

    def typename(self) -> str:
        """As TypeScript calls it."""
        return self.called

    def declared(self) -> Iterator[Declared]:
        """Nothing."""
        return iter(())

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """A value of another kind; true is no number."""
        if type(value) is not self.kind:
            yield from fault(place, self.called, value)


NUMBER, FLAG, TEXT = Plain(int, "number"), Plain(bool, "boolean"), Plain(str, "string")


@dataclass(frozen=True)
class Maybe:
    """A shape, or nothing."""

    inner: "Shape"

    def typename(self) -> str:
        """One or null."""
        return f"{self.inner.typename()} | null"

    def declared(self) -> Iterator[Declared]:
        """Those of the shape."""
        return self.inner.declared()

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """Nothing is wrong with null."""
        if value is not None:
            yield from self.inner.faults(value, place)

    def words(self) -> Words:
        """For a choice of words: null, then each of them."""
        assert isinstance(self.inner, OneOf)
        return words("null", *map(json.dumps, self.inner.choice))


@dataclass(frozen=True)
class ListOf:
    """Any number of one shape."""

    inner: "Shape"

    def typename(self) -> str:
        """An array."""
        inner = self.inner.typename()
        return f"({inner})[]" if "|" in inner else f"{inner}[]"

    def declared(self) -> Iterator[Declared]:
        """Those of the shape."""
        return self.inner.declared()

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """No list, or what is wrong with what is listed."""
        if not isinstance(value, list):
            yield from fault(place, "a list", value)
            return
        for at, each in enumerate(value):
            yield from self.inner.faults(each, f"{place}[{at}]")


class Entry(NamedTuple):
    """A field of an object, or a place in a row."""

    name: str
    shape: Shape
    explanation: str = ""


class TupleOf:
    """A list of so many values, each of a shape of its own."""

    def __init__(self, *entries: tuple[str, Shape]) -> None:
        """What stands where."""
        self.entries = entries

    def typename(self) -> str:
        """A tuple whose places are named."""
        return f"[{', '.join(f'{name}: {shape.typename()}' for name, shape in self.entries)}]"

    def declared(self) -> Iterator[Declared]:
        """Those of its places."""
        for _, shape in self.entries:
            yield from shape.declared()

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """Another length, or what is wrong in a place."""
        if not isinstance(value, list) or len(value) != len(self.entries):
            yield from fault(place, f"a list of {len(self.entries)}", value)
            return
        for (name, shape), each in zip(self.entries, value, strict=True):
            yield from shape.faults(each, f"{place}.{name}")


class OneOf:
    """One of some words."""

    def __init__(self, name: str, explanation: str, *choice: str) -> None:
        """The words in the order of their numbers."""
        self.name, self.explanation, self.choice = name, explanation, choice

    def typename(self) -> str:
        """Its name."""
        return self.name

    def typescript(self) -> str:
        """The words, one or the other."""
        return f"/** {self.explanation} */\nexport type {self.name} = {' | '.join(map(json.dumps, self.choice))};"

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """All its words."""
        yield f"`{self.name}`", ", ".join(f"`{word}`" for word in self.choice), self.explanation

    def declared(self) -> Iterator[Declared]:
        """Itself."""
        yield self

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """Any other word."""
        if value not in self.choice:
            yield from fault(place, f"one of {', '.join(self.choice)}", value)

    def words(self) -> Words:
        """What is written, by number."""
        return strings(*self.choice)


class Named:
    """A shape that is given a name, for all places where it means the same."""

    def __init__(self, name: str, explanation: str, inner: Shape) -> None:
        """What it is made of."""
        self.name, self.explanation, self.inner = name, explanation, inner

    def typename(self) -> str:
        """Its name."""
        return self.name

    def typescript(self) -> str:
        """Another name for a type."""
        return f"/** {self.explanation} */\nexport type {self.name} = {self.inner.typename()};"

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """What it is made of."""
        yield f"`{self.name}`", code(self.inner), self.explanation

    def declared(self) -> Iterator[Declared]:
        """What it is made of, then itself."""
        yield from self.inner.declared()
        yield self

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """Those of what it is made of."""
        return self.inner.faults(value, place)


class Object:
    """Fields by their names."""

    def __init__(self, name: str, explanation: str, *entries: Entry) -> None:
        """The fields, which are always all there."""
        self.name, self.explanation, self.entries = name, explanation, entries

    def typename(self) -> str:
        """Its name."""
        return self.name

    def typescript(self) -> str:
        """An interface."""
        return interface(self.name, self.explanation, self.entries)

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """Each field."""
        yield f"`{self.name}`", "", self.explanation
        for name, shape, explanation in self.entries:
            yield f"`{self.name}.{name}`", code(shape), explanation

    def declared(self) -> Iterator[Declared]:
        """Those of its fields, then itself."""
        for entry in self.entries:
            yield from entry.shape.declared()
        yield self

    def faults(self, value: Any, place: str) -> Iterator[str]:
        """Fields that are missing or too many, or what is wrong in a field."""
        if not isinstance(value, dict) or set(value) != {entry.name for entry in self.entries}:
            yield from fault(place, f"the fields {', '.join(entry.name for entry in self.entries)}", value)
            return
        for entry in self.entries:
            yield from entry.shape.faults(value[entry.name], f"{place}.{entry.name}" if place else entry.name)

    def names(self) -> Words:
        """The names of its fields, as they are written."""
        return names(*(entry.name for entry in self.entries))


def interface(name: str, explanation: str, entries: tuple[Entry, ...], extends: str = "") -> str:
    """An object in TypeScript, each field with its explanation."""
    fields = [f"  /** {entry.explanation} */\n  {entry.name}: {entry.shape.typename()};\n" for entry in entries]
    return f"/** {explanation} */\nexport interface {name}{extends} {{\n{''.join(fields)}}}"


def code(shape: Shape) -> str:
    """A type as it stands in a table of a README."""
    return f"`{shape.typename()}`".replace("|", "\\|")
