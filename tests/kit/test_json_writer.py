"""JSON written by rules, letter by letter."""

from typing import Any

import numpy as np
import pytest
from msgspec.json import decode

from hullaboo.core.rule import rule
from hullaboo.kit.json_writer import (
    LETTERS,
    LONGEST_WORD,
    NULL,
    Buffer,
    begin,
    begin_field,
    begin_fields,
    close,
    end_fields,
    names,
    open_list,
    open_object,
    strings,
    words,
    write_flag,
    write_maybe,
    write_members,
    write_name,
    write_number,
    write_numbers,
    write_set,
    write_word,
    write_words,
)

COLOURS = strings("red", "blue")
ONE, TWO = names("one", "two")


def written(*parts: Any) -> str:
    """What some writers write one after another: rules with their arguments, or alone."""
    buffer = Buffer.batch(1)[0]
    begin(buffer)
    for part in parts:
        write, *arguments = part if isinstance(part, tuple) else (part,)
        write(buffer, *arguments)
    return bytes(buffer.letter[: buffer.used].tolist()).decode()


@pytest.mark.parametrize("number", [0, 1, 9, 10, 99, 100, 101, 12_345, 2**31 - 1, -1, -10, -(2**31)])
def test_numbers(number: int) -> None:
    assert written((write_number, number)) == str(number)


def test_what_is_not_there_is_null_and_what_is_true_is_true() -> None:
    assert [written((write_maybe, each)) for each in (-1, 0, 7)] == ["null", "0", "7"]
    assert [written((write_flag, each)) for each in (0, 1)] == ["false", "true"]


def test_all_seats_of_a_mask_are_listed_and_nobody_who_has_no_seat() -> None:
    assert written((write_members, 0b1001101, 3)) == "[0,2]"
    assert written((write_members, 0, 3)) == "[]"
    assert written((write_set, 0b1001101)) == "[0,2,3,6]"


def test_the_first_few_of_a_row() -> None:
    row = np.array([1, 0, 1], np.int8)
    assert written((write_numbers, row, 2)) == "[1,0]"
    assert written((write_words, COLOURS, row, 3)) == '["blue","red","blue"]'
    assert written((write_numbers, row, 0)) == "[]"


def test_commas_write_themselves_whatever_comes_first() -> None:
    one, two = [(write_name, ONE), (write_number, 1)], [(write_name, TWO), open_list, (write_word, NULL), close]
    assert written(open_object, *one, *two, close) == '{"one":1,"two":[null]}'
    assert written(open_object, *two, *one, close) == '{"two":[null],"one":1}'
    inner = [open_object, *one, close]
    assert (
        written(open_list, *inner, *inner, open_list, close, (write_number, 2), close) == '[{"one":1},{"one":1},[],2]'
    )


def test_what_was_opened_last_is_closed_with_its_own_bracket() -> None:
    assert written(open_list, open_object, (write_name, ONE), open_list, close, close, close) == '[{"one":[]}]'


def fault_of(*parts: Any) -> int:
    """Where a field was found to be open still, of two fields of which the first is written by some rules."""
    buffer = Buffer.batch(1)[0]
    begin(buffer)
    begin_fields(buffer)
    begin_field(buffer, ONE)
    for part in parts:
        part(buffer)
    begin_field(buffer, TWO)
    write_number(buffer, 2)
    end_fields(buffer)
    return int(buffer.fault)


def test_a_field_that_does_not_close_what_it_opens_is_known_by_the_next() -> None:
    assert fault_of(open_list, close) == 0
    assert fault_of(open_list) == len('{"one":[')
    assert fault_of(open_list, open_object, close) == len('{"one":[{}')
    assert fault_of(open_list, close, close) == len('{"one":[]}')


def test_the_last_field_is_known_at_the_end() -> None:
    buffer = Buffer.batch(1)[0]
    for rule_ in (begin, begin_fields, open_list, end_fields):
        rule_(buffer)
    assert buffer.fault == 2


@rule
def write_much(buffer: Buffer) -> None:
    for _ in range(LETTERS):
        write_word(buffer, NULL)


def test_letters_that_do_not_fit_are_counted_and_not_written() -> None:
    buffer = Buffer.batch(1)[0]
    begin(buffer)
    write_much(buffer)
    assert buffer.used > LETTERS


def test_a_word_has_an_end_and_no_strange_letters() -> None:
    assert words("x" * LONGEST_WORD)[0, 0] == LONGEST_WORD
    with pytest.raises(ValueError, match=f"expected words of at most {LONGEST_WORD} letters, got one of 128"):
        words("x" * 128)
    with pytest.raises(UnicodeEncodeError):
        words("Geist 👻")


def test_words_of_a_table_keep_their_lengths() -> None:
    assert strings("a", "abc")[:, 0].tolist() == [3, 5]


def test_what_is_written_is_json() -> None:
    text = written(open_object, (write_name, ONE), (write_members, 0b101, 3), (write_name, TWO), (write_flag, 1), close)
    assert decode(text) == {"one": [0, 2], "two": True}
