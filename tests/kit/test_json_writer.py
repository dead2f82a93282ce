"""Views written by rules, letter by letter."""

import weakref
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.json import decode

from hullaboo.core.record import Record, int8, int32
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, SPECTATOR, bit, everyone, sees
from hullaboo.kit import json_writer
from hullaboo.kit.json_writer import (
    CLOSE,
    END,
    LETTERS,
    LONGEST_WORD,
    NO_OCCASION,
    NULL,
    OPEN,
    Buffer,
    joined,
    names,
    strings,
    words,
    write,
    write_comma,
    write_field,
    write_flag,
    write_maybe,
    write_members,
    write_number,
    write_numbers,
    write_words,
    written,
)


class Table(Record):
    card = int32(3)
    die = int8(3)
    seats = int8()
    turn = int8()
    mask = int8()


COLOURS = strings("red", "blue")
TURN, WAITED, SEEN, HAS_ENDED, DICE, COATS = names("turn", "waited", "seen", "has_ended", "dice", "coats")
CARDS, COLOUR = names("cards", "colour")


@rule
def write_alike(buffer: Buffer, table: Table) -> int:
    write_field(buffer, TURN, table.turn)
    write_maybe(buffer, WAITED, int(table.turn) - 1)
    write_members(buffer, SEEN, table.mask, table.seats)
    write_flag(buffer, HAS_ENDED, table.turn > 5)
    write_numbers(buffer, DICE, table.die, table.seats)
    write_words(buffer, COATS, COLOURS, table.die, 2)
    write(buffer, END)
    return int(table.turn)


@rule
def write_own(buffer: Buffer, table: Table, viewer: int) -> None:
    write(buffer, CARDS)
    write(buffer, OPEN)
    for seat in range(table.seats):
        write_comma(buffer)
        if sees(bit(seat), viewer):
            write_number(buffer, table.card[seat])
        else:
            write(buffer, NULL)
    write(buffer, CLOSE)
    write(buffer, COLOUR)
    write(buffer, COLOURS[table.turn % 2])
    write(buffer, END)


@rule
def write_without_end(buffer: Buffer, table: Table, viewer: int) -> None:
    for _ in range(LETTERS):
        write(buffer, OPEN)


@rule
def no_occasion(buffer: Buffer, table: Table) -> int:
    write(buffer, TURN)
    return NO_OCCASION


@rule
def see_more(table: Table) -> int:
    return everyone(table.seats)


@rule
def see_no_more(table: Table) -> int:
    return 0


pieces = written(Table, write_alike, write_own, see_more)


def table(*cards: int, turn: int = 0, mask: int = 0) -> Table:
    made = Table.new()
    made.seats, made.turn, made.mask, made.die[0] = len(cards), turn, mask, 1
    for seat, card in enumerate(cards):
        made.card[seat] = card
    return made


def test_every_viewer_has_its_own_and_all_share_the_rest() -> None:
    occasion, alike, own = pieces(table(7, 8, turn=3, mask=0b10))
    assert occasion == 3
    shared = {"turn": 3, "waited": 2, "seen": [1], "has_ended": False, "dice": [1, 0], "coats": ["blue", "red"]}
    assert decode(joined(alike)) == shared
    seen = {viewer: decode(joined(own[viewer])) for viewer in (0, 1, SPECTATOR, ALL_EYES)}
    assert [each["cards"] for each in seen.values()] == [[7, None], [None, 8], [None, None], [7, 8]]
    assert {each["colour"] for each in seen.values()} == {"blue"}


def test_who_does_not_see_more_sees_what_a_spectator_sees() -> None:
    own = written(Table, write_alike, write_own, see_no_more)(table(7, 8)).own
    assert own[0] is own[SPECTATOR]
    assert decode(joined(own[ALL_EYES]))["cards"] == [7, 8]


def test_a_seat_that_is_not_there_sees_no_more_than_a_spectator() -> None:
    own = pieces(table(7, 8)).own
    assert own[2] is own[SPECTATOR]


def test_each_can_be_written_alone() -> None:
    own = pieces(table(7, 8)).own
    assert isinstance(own, json_writer.Own)
    viewers = (0, 1, SPECTATOR, ALL_EYES)
    assert [own.alone(viewer) for viewer in viewers] == [own[viewer] for viewer in viewers]


def test_a_state_goes_when_nobody_needs_it() -> None:
    state = table(7, 8).frozen()
    assert decode(joined(pieces(state).own[ALL_EYES]))["cards"] == [7, 8]
    gone = weakref.ref(pieces(state).own)
    del state
    assert gone() is None


@pytest.mark.parametrize("number", [0, 1, 9, 10, 99, 100, 101, 12_345, 2**31 - 1, -1, -10, -(2**31)])
def test_numbers(number: int) -> None:
    assert decode(joined(pieces(table(number)).own[0]))["cards"] == [number]


def test_what_is_not_there_is_null_and_what_is_true_is_true() -> None:
    assert decode(joined(pieces(table(1)).alike))["waited"] is None
    assert decode(joined(pieces(table(1, turn=6)).alike))["has_ended"] is True


def test_all_seats_of_a_mask_are_listed_and_nobody_who_has_no_seat() -> None:
    assert decode(joined(pieces(table(7, 8, 9, mask=0b1001101)).alike))["seen"] == [0, 2]
    assert decode(joined(pieces(table(7, 8, 9)).alike))["seen"] == []


def test_a_frozen_state_is_written_once() -> None:
    state = table(7, 8).frozen()
    assert pieces(state) is pieces(state)


def test_a_state_that_changes_is_written_anew() -> None:
    state = table(7, 8)
    before = pieces(state)
    state.turn = 4
    assert pieces(state).alike != before.alike


def test_more_than_a_buffer_is_refused() -> None:
    with pytest.raises(ValueError, match=f"expected at most {LETTERS} letters in a buffer, got "):
        written(Table, write_alike, write_without_end, see_more)(table(1))


def test_rules_may_say_nothing_of_an_occasion() -> None:
    assert written(Table, no_occasion, write_own, see_more)(table(1)).occasion is None


def test_threads_do_not_write_on_each_others_buffers() -> None:
    tables = [table(number, turn=number % 8) for number in range(200)]
    with ThreadPoolExecutor(4) as pool:
        texts = list(pool.map(lambda each: pieces(each).own[0], tables))
    assert [decode(joined(text))["cards"] for text in texts] == [[number] for number in range(200)]


def test_each_thread_has_a_desk_of_its_own() -> None:
    desk = json_writer.Desk(Table)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: desk.states).result() is not desk.states


def test_pieces_are_joined_and_empty_ones_left_out() -> None:
    assert joined(b'"a":1', b"", b'"b":[2],"c":{}') == b'{"a":1,"b":[2],"c":{}}'
    assert joined(b"", b"") == b"{}"


def test_a_word_has_an_end_and_no_strange_letters() -> None:
    assert words("x" * LONGEST_WORD)[0, 0] == LONGEST_WORD
    with pytest.raises(ValueError, match=f"expected words of at most {LONGEST_WORD} letters, got one of 128"):
        words("x" * 128)
    with pytest.raises(UnicodeEncodeError):
        words("Geist 👻")


def test_words_of_a_table_keep_their_lengths() -> None:
    assert json_writer.strings("a", "abc")[:, 0].tolist() == [3, 5]
