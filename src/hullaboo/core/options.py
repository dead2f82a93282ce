"""Table options: a frozen dataclass a game, each field with a range; read from text, handed to the rules by name.

    from dataclasses import dataclass

    @dataclass(frozen=True)
    class Options:
        handicap: int = number(0, low=0, high=20)
        window: str = choice("fair", "swift")
        strict: bool = switch(False)

    read(Options, {"window": "swift"})

A value that is out of its range, and an option that is none, are refused. Options that do not fit together say so in a
method of theirs, `contradiction(self) -> str | None`; `choose` refuses them for new tables, while `read` takes whatever
was ever played.
"""

from collections.abc import Mapping
from dataclasses import Field, field, fields
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

import numpy as np

from hullaboo.core.errors import BadOption
from hullaboo.core.record import refuse_hidden, type_of_states

O = TypeVar("O")  # noqa: E741
Chosen = Any
"""Options as rules read them: a record with the fields of the dataclass, each a whole number."""
AT_TABLES = "at tables"
NONE = "none"
"""The field that stands where a game has no options: a record has at least one."""


def number(default: int, *, low: int, high: int, at_tables: int | None = None) -> Any:
    """A whole number from `low` to `high`; `at_tables`: what it is where people sit down and choose nothing."""
    return field(default=default, metadata={"low": low, "high": high, AT_TABLES: at_tables})


def choice(default: str, *others: str) -> Any:
    """One of several words; the rules see its place in the list, `default` being 0."""
    return field(default=default, metadata={"words": (default, *others)})


def switch(default: bool) -> Any:
    """Yes or no."""
    return field(default=default, metadata={"words": ("no", "yes")})


def range_text(each: Field[Any]) -> str:
    """What a field accepts, for people."""
    if "words" in each.metadata:
        return "|".join(each.metadata["words"])
    return f"{each.metadata['low']}–{each.metadata['high']}"


def read(kind: type[O], given: Mapping[str, str]) -> O:
    """Options from texts; refuses unknown names and values out of range."""
    known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    strangers = [name for name in given if name.replace("-", "_") not in known]
    if strangers:
        there = ", ".join(known) or "none"
        raise BadOption(f"unknown option {strangers[0]!r}: this game has {there}", got=strangers[0], known=list(known))
    values = {name.replace("-", "_"): text for name, text in given.items()}
    return kind(**{name: value_from(known[name], text) for name, text in values.items()})


def usual(each: Field[Any]) -> Any:
    """What an option is at a table of people who choose nothing."""
    usual = each.metadata.get(AT_TABLES)
    return each.default if usual is None else usual


def at_a_table(kind: type[Any], given: Mapping[str, str]) -> dict[str, str]:
    """What was chosen for a table of people, with all that is usual there: a simulation needs no time to breathe."""
    chosen = {name.replace("-", "_") for name in given}
    left = [each for each in fields(kind) if each.name not in chosen and usual(each) != each.default]
    return {**given, **{each.name: text_of(usual(each)) for each in left}}


@runtime_checkable
class Contradicting(Protocol):
    """Options of which some do not go together."""

    def contradiction(self) -> str | None:
        """Why they do not; nothing where they do."""
        ...


def choose(kind: type[O], given: Mapping[str, str]) -> O:
    """Options for a new table: read, and refused where they contradict each other."""
    options = read(kind, given)
    if isinstance(options, Contradicting) and (why := options.contradiction()):
        raise BadOption(why)
    return options


def value_from(each: Field[Any], text: str) -> int | str | bool:
    """One option's value from its text."""
    if "words" in each.metadata:
        if text in each.metadata["words"]:
            return text == "yes" if isinstance(each.default, bool) else text
    elif is_whole(text) and each.metadata["low"] <= int(text) <= each.metadata["high"]:
        return int(text)
    raise BadOption(
        f"option {each.name}: expected {range_text(each)}, got {text!r}",
        name=each.name, expected=range_text(each), got=text,
    )  # fmt: skip


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of sane length in plain digits."""
    return text.isascii() and text.removeprefix("-").isdigit() and len(text) < 19


def write(options: object) -> dict[str, str]:
    """The inverse of `read`: options as texts, those at their default left out."""
    chosen = {each.name: (each, getattr(options, each.name)) for each in fields(options)}  # type: ignore[arg-type]
    return {name: text_of(value) for name, (each, value) in chosen.items() if value != each.default}


def text_of(value: int | str | bool) -> str:
    """One value as text."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def encode(options: object) -> type_of_states:
    """Options as a batch of the one record whose fields the rules read by name; it cannot be written to."""
    kind: Any = type(options)
    record: type_of_states = np.zeros(1, record_of(kind))
    for each in fields(options):  # type: ignore[arg-type]
        record[each.name] = number_of(each, getattr(options, each.name))
    record.setflags(write=False)
    return record


def record_of(kind: type[Any]) -> "np.dtype[np.record]":
    """The layout of a game's options as a record."""
    names = [each.name for each in fields(kind)] or [NONE]
    refuse_hidden(kind.__name__, names)
    return cast("np.dtype[np.record]", np.dtype((np.record, [(name, np.int64) for name in names])))


def number_of(each: Field[Any], value: int | str | bool) -> int:
    """One value as a number; checked here too, since options can be made without `read`."""
    value_from(each, text_of(value))
    if isinstance(value, bool) or "words" not in each.metadata:
        return int(value)
    return int(each.metadata["words"].index(value))
