"""Rules that write JSON: it goes from the state to the wire with no object in between.

    from hullaboo.core.record import int8

    class State(Record):
        hand = int8(4)
        held = int8()

    SEAT, CARDS = names("seat", "cards")

    @rule
    def write_hand(buffer: Buffer, state: State, seat: int) -> None:
        open_object(buffer)
        write_name(buffer, SEAT)
        write_number(buffer, seat)
        write_name(buffer, CARDS)
        write_numbers(buffer, state.hand, state.held)
        close(buffer)

Commas write themselves, so names and values may change places; what was opened last is closed with its own bracket.
Only ASCII can be written.
"""

from typing import Any

import numpy as np

from hullaboo.core.record import Record, Row, int8, int32, int64
from hullaboo.core.rule import rule
from hullaboo.core.seats import everyone
from hullaboo.kit.masks import lowest, without_lowest

LETTERS = 65536
LONGEST_WORD = 127
ZERO, MINUS, COMMA, COLON = map(ord, "0-,:")
LIST_OPENS, LIST_CLOSES, OBJECT_OPENS, OBJECT_CLOSES = map(ord, "[]{}")
IN_FIELDS = 3
"""What `Buffer.open` is while only a view's object is open."""
Words = np.ndarray[tuple[int, int], np.dtype[np.int8]]


class Buffer(Record):
    """The letters, and how many there are; those that do not fit are counted, but not written."""

    used = int32()
    fault = int32()
    """How many letters there were when a field began inside of another one; 0 if none did."""
    open = int64()
    """The lists and objects that are open, as bits behind a leading 1, the innermost last: 1 for an object."""
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


def names(*texts: str) -> Words:
    """The names of an object's fields."""
    return words(*(f'"{text}":' for text in texts))


NULL, FALSE, TRUE = words("null", "false", "true")


@rule
def begin(buffer: Buffer) -> None:
    """Empty a buffer."""
    buffer.used = 0
    buffer.fault = 0


@rule
def write_letter(buffer: Buffer, letter: int) -> None:
    """Add a letter to a buffer."""
    if buffer.used < LETTERS:
        buffer.letter[buffer.used] = letter
    buffer.used += 1


@rule
def separate(buffer: Buffer) -> None:
    """Add the comma before a name or a value; none where a list or an object has just begun, or behind a name."""
    if 0 < buffer.used <= LETTERS:
        last = buffer.letter[buffer.used - 1]
        if last != LIST_OPENS and last != OBJECT_OPENS and last != COLON:
            write_letter(buffer, COMMA)


@rule
def write_word(buffer: Buffer, word: Row) -> None:
    """Add a word that is a value; or a name."""
    separate(buffer)
    start, count = buffer.used, word[0]
    buffer.used = start + count
    if buffer.used <= LETTERS:
        for at in range(count):
            buffer.letter[start + at] = word[1 + at]


@rule
def write_name(buffer: Buffer, name: Row) -> None:
    """Add the name of a field, whose value comes next."""
    write_word(buffer, name)


@rule
def open_object(buffer: Buffer) -> None:
    """Begin an object."""
    separate(buffer)
    write_letter(buffer, OBJECT_OPENS)
    buffer.open = int(buffer.open) << 1 | 1


@rule
def open_list(buffer: Buffer) -> None:
    """Begin a list."""
    separate(buffer)
    write_letter(buffer, LIST_OPENS)
    buffer.open = int(buffer.open) << 1


@rule
def close(buffer: Buffer) -> None:
    """End the list or the object that was begun last."""
    write_letter(buffer, OBJECT_CLOSES if int(buffer.open) & 1 == 1 else LIST_CLOSES)
    buffer.open = int(buffer.open) >> 1


@rule
def begin_fields(buffer: Buffer) -> None:
    """Begin a view's object, whatever was written before."""
    write_letter(buffer, OBJECT_OPENS)
    buffer.open = IN_FIELDS


@rule
def begin_field(buffer: Buffer, name: Row) -> None:
    """Begin a field of a view, where everything that the one before has opened must be closed again."""
    if buffer.open != IN_FIELDS and buffer.fault == 0:
        buffer.fault = buffer.used
    if name[0] > 0:
        write_name(buffer, name)


@rule
def end_fields(buffer: Buffer) -> None:
    """End a view's object, where everything else must be closed."""
    if buffer.open != IN_FIELDS and buffer.fault == 0:
        buffer.fault = buffer.used
    buffer.open = IN_FIELDS
    close(buffer)


@rule
def write_number(buffer: Buffer, number: int) -> None:
    """Add a whole number to a buffer."""
    separate(buffer)
    if number < 0:
        write_letter(buffer, MINUS)
    rest, size = abs(int(number)), 1
    while size * 10 <= rest:
        size *= 10
    while size > 0:
        write_letter(buffer, ZERO + rest // size % 10)
        size //= 10


@rule
def write_maybe(buffer: Buffer, number: int) -> None:
    """Add a number from 0 on, or null."""
    if number < 0:
        write_word(buffer, NULL)
    else:
        write_number(buffer, number)


@rule
def write_flag(buffer: Buffer, is_so: int) -> None:
    """Add true or false."""
    if is_so:
        write_word(buffer, TRUE)
    else:
        write_word(buffer, FALSE)


@rule
def write_numbers(buffer: Buffer, numbers: Row, count: int) -> None:
    """Add a list of the first few numbers of a row."""
    open_list(buffer)
    for at in range(count):
        write_number(buffer, numbers[at])
    close(buffer)


@rule
def write_words(buffer: Buffer, choice: Words, numbers: Row, count: int) -> None:
    """Add a list of words to choose from, by the first few numbers of a row."""
    open_list(buffer)
    for at in range(count):
        write_word(buffer, choice[numbers[at]])
    close(buffer)


@rule
def write_members(buffer: Buffer, mask: int, seats: int) -> None:
    """Add a list of the seats in a mask."""
    write_set(buffer, int(mask) & everyone(seats))


@rule
def write_set(buffer: Buffer, mask: int) -> None:
    """Add a list of the numbers whose bits are set, the lowest first."""
    open_list(buffer)
    rest = int(mask)
    while rest != 0:
        write_number(buffer, lowest(rest))
        rest = without_lowest(rest)
    close(buffer)
