"""Views written by rules: JSON goes from the state to the wire with no object in between.

    from hullaboo.core.seats import bit

    class State(Record):
        turn = int8()
        hand = int8(6)
        seats = int8()

    TURN, HAND = names("turn", "hand")

    @rule
    def write_alike(buffer: Buffer, state: State) -> int:
        write_field(buffer, TURN, state.turn)
        write(buffer, END)
        return NO_OCCASION

    @rule
    def write_own(buffer: Buffer, state: State, viewer: int) -> None:
        write_maybe(buffer, HAND, state.hand[viewer] if viewer == state.turn else -1)
        write(buffer, END)

    @rule
    def see_more(state: State) -> int:
        return bit(state.turn)

    pieces = written(State, write_alike, write_own, see_more)
    pieces(State.new()).own[SPECTATOR]

What all see alike and what each viewer has of its own is written in one go: after every move all of it is asked for.
`see_more` answers which seats see more than a spectator, as bits; for the others nothing need be written.
`write_alike` answers the occasion: a number from 0 on that changes when reactions begin to answer something else, or
NO_OCCASION. Only ASCII can be written.
"""

from collections.abc import Callable
from itertools import pairwise
from threading import local
from typing import Any

import numpy as np

from hullaboo.core.contract import Pieces
from hullaboo.core.record import Record, Row, int8, int32
from hullaboo.core.rule import rule
from hullaboo.core.seats import MOST_SEATS, SPECTATOR, everyone, holds
from hullaboo.kit.masks import lowest, without_lowest
from hullaboo.kit.plain import once

LETTERS = 65536
LONGEST_WORD = 127
ZERO, MINUS, COMMA, BRACKET = ord("0"), ord("-"), ord(","), ord("[")
NO_OCCASION = -1
Words = np.ndarray[tuple[int, int], np.dtype[np.int8]]


class Buffer(Record):
    """The letters, and how many there are; those that do not fit are counted, but not written."""

    used = int32()
    letter = int8(LETTERS)


def words(*texts: str) -> Words:
    """Words to choose from by number: a row each, its letters behind their count."""
    if (longest := max(map(len, texts))) > LONGEST_WORD:
        raise ValueError(f"expected words of at most {LONGEST_WORD} letters, got one of {longest}")
    table = np.zeros((len(texts), 1 + longest), np.int8)
    for row, text in zip(table, texts, strict=True):
        row[: len(text) + 1] = (len(text), *text.encode("ascii"))
    return table


def word(text: str) -> Any:
    """One word."""
    return words(text)[0]


def strings(*texts: str) -> Words:
    """Words that stand in JSON as strings."""
    return words(*(f'"{text}"' for text in texts))


def names(first: str, *more: str) -> Words:
    """The names of an object's fields, in the order in which they are written."""
    return words(f'{{"{first}":', *(f',"{name}":' for name in more))


OPEN, CLOSE, END, NULL, FALSE, TRUE = words("[", "]", "}", "null", "false", "true")


@rule
def write(buffer: Buffer, word: Row) -> None:
    """Add a word to a buffer."""
    start, count = buffer.used, word[0]
    buffer.used = start + count
    if buffer.used <= LETTERS:
        for at in range(count):
            buffer.letter[start + at] = word[1 + at]


@rule
def write_letter(buffer: Buffer, letter: int) -> None:
    """Add a letter to a buffer."""
    if buffer.used < LETTERS:
        buffer.letter[buffer.used] = letter
    buffer.used += 1


@rule
def write_number(buffer: Buffer, number: int) -> None:
    """Add a whole number to a buffer."""
    if number < 0:
        write_letter(buffer, MINUS)
    rest, size = abs(int(number)), 1
    while size * 10 <= rest:
        size *= 10
    while size > 0:
        write_letter(buffer, ZERO + rest // size % 10)
        size //= 10


@rule
def write_comma(buffer: Buffer) -> None:
    """Add what stands between two things in a list: nothing where the list has just begun."""
    if buffer.used > LETTERS or buffer.letter[buffer.used - 1] != BRACKET:
        write_letter(buffer, COMMA)


@rule
def write_field(buffer: Buffer, name: Row, number: int) -> None:
    """Add a field that is a number."""
    write(buffer, name)
    write_number(buffer, number)


@rule
def write_maybe(buffer: Buffer, name: Row, number: int) -> None:
    """Add a field that is a number from 0 on, or nothing."""
    write(buffer, name)
    if number < 0:
        write(buffer, NULL)
    else:
        write_number(buffer, number)


@rule
def write_flag(buffer: Buffer, name: Row, is_so: int) -> None:
    """Add a field that is true or false."""
    write(buffer, name)
    if is_so:
        write(buffer, TRUE)
    else:
        write(buffer, FALSE)


@rule
def write_numbers(buffer: Buffer, name: Row, numbers: Row, count: int) -> None:
    """Add a field that lists the first few numbers of a row."""
    write(buffer, name)
    write(buffer, OPEN)
    for at in range(count):
        write_comma(buffer)
        write_number(buffer, numbers[at])
    write(buffer, CLOSE)


@rule
def write_words(buffer: Buffer, name: Row, choice: Words, numbers: Row, count: int) -> None:
    """Add a field that lists words to choose from, by the first few numbers of a row."""
    write(buffer, name)
    write(buffer, OPEN)
    for at in range(count):
        write_comma(buffer)
        write(buffer, choice[numbers[at]])
    write(buffer, CLOSE)


@rule
def write_members(buffer: Buffer, name: Row, mask: int, seats: int) -> None:
    """Add a field that lists the seats in a mask."""
    write(buffer, name)
    write_set(buffer, int(mask) & everyone(seats))


@rule
def write_set(buffer: Buffer, mask: int) -> None:
    """Add a list of the numbers whose bits are set, the lowest first."""
    write(buffer, OPEN)
    rest = int(mask)
    while rest != 0:
        write_comma(buffer)
        write_number(buffer, lowest(rest))
        rest = without_lowest(rest)
    write(buffer, CLOSE)


def joined(*pieces: bytes) -> bytes:
    """Pieces as one object of JSON."""
    return b"{" + b",".join([piece for piece in pieces if piece]) + b"}"


def written(
    kind: type[Record],
    write_alike: Callable[[Buffer, Any], int],
    write_own: Callable[[Buffer, Any, int], None],
    see_more: Callable[[Any], int],
) -> Callable[[Any], Pieces]:
    """What rules write of a state; it hangs on the state, for all who ask."""

    @rule
    def write_all(states: Any, buffers: Any, ends: Row, viewer: int) -> int:
        buffer, state = buffers[0], states[0]
        buffer.used = 0
        occasion = write_alike(buffer, state)
        ends[0] = buffer.used
        write_own(buffer, state, viewer)
        ends[1] = buffer.used
        others = see_more(state) if viewer == SPECTATOR else 0
        for seat in range(MOST_SEATS):
            if seat < state.seats and holds(others, seat):
                write_own(buffer, state, seat)
            ends[2 + seat] = buffer.used
        return int(occasion)

    desk = Desk(kind)

    def cut(state: bytes, viewer: int) -> tuple[int, bytes, list[bytes]]:
        desk.take(state)
        occasion = write_all(desk.states, desk.buffers, desk.ends, viewer)
        ends = desk.ends.tolist()
        if ends[-1] > LETTERS:
            raise ValueError(f"expected at most {LETTERS} letters in a buffer, got {ends[-1]}")
        text = desk.letters[: ends[-1]].tobytes()
        return occasion, text[1 : ends[0] - 1], [text[start + 1 : end - 1] for start, end in pairwise(ends)]

    def alone(state: bytes, viewer: int) -> bytes:
        return cut(state, viewer)[2][0]

    def pieces(state: Any) -> Pieces:
        seen = state.settled or state.tobytes()
        occasion, alike, (spectators, *seats) = cut(seen, SPECTATOR)
        own = Own({seat: more or spectators for seat, more in enumerate(seats)}, alone, seen)
        own[SPECTATOR] = spectators
        return Pieces(None if occasion == NO_OCCASION else occasion, alike, own)

    return once(pieces)


class Own(dict[int, bytes]):
    """What each viewer has of its own; for who sees more than everybody who plays it is written when asked for."""

    def __init__(self, own: dict[int, bytes], alone: Callable[[bytes, int], bytes], state: bytes) -> None:
        """The state by its bytes: one that hangs on itself would not be freed."""
        super().__init__(own)
        self._alone, self._state = alone, state

    def __missing__(self, viewer: int) -> bytes:
        """Write it, and keep it."""
        made = self[viewer] = self.alone(viewer)
        return made

    def alone(self, viewer: int) -> bytes:
        """What is written for one viewer, whatever is written for others."""
        return self._alone(self._state, viewer)


class Desk(local):
    """A state to read and a buffer to write on, for each thread its own: compiled rules let go of Python's lock.

    Rules take arrays, and making one costs more than most rules do.
    """

    def __init__(self, kind: type[Record]) -> None:
        """Made anew in every thread."""
        self.states = kind.batch(1)
        self._bytes = self.states.view("i1").data.cast("B")
        self.buffers, self.ends = Buffer.batch(1), np.zeros(2 + MOST_SEATS, np.int32)
        self.letters = self.buffers["letter"][0].data.cast("B")

    def take(self, state: bytes) -> None:
        """Let a state be the one to read."""
        self._bytes[:] = state
