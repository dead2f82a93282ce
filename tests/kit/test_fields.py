"""Views declared field by field: what is written, for whom, and what is caught."""

import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.json import decode

from hullaboo.core.record import Record, int8, int32
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, SPECTATOR, bit, everyone, sees
from hullaboo.kit import pieces as view_pieces
from hullaboo.kit.fields import Fields, Views
from hullaboo.kit.json_writer import (
    LETTERS,
    NULL,
    Buffer,
    close,
    open_list,
    write_members,
    write_number,
    write_word,
)
from hullaboo.kit.pieces import joined
from hullaboo.kit.shapes import FLAG, NUMBER, Entry, ListOf, Maybe, Object, OneOf


class Table(Record):
    card = int32(3)
    seats = int8()
    turn = int8()
    mask = int8()
    kind = int8()


COLOUR = OneOf("Colour", "A colour.", "red", "blue")
COLOUR_WORDS = COLOUR.words()


def how_many(table: Table) -> int:
    """How many seats there are."""
    return int(table.seats)


@rule
def write_turn(buffer: Buffer, table: Table) -> None:
    """Whose turn it is."""
    write_number(buffer, table.turn)


@rule
def write_seen(buffer: Buffer, table: Table) -> None:
    """The seats that look."""
    write_members(buffer, table.mask, table.seats)


@rule
def write_cards(buffer: Buffer, table: Table, viewer: int) -> None:
    """The cards, seat by seat.

    Each sees its own.
    """
    open_list(buffer)
    for seat in range(table.seats):
        if sees(bit(seat), viewer):
            write_number(buffer, table.card[seat])
        else:
            write_word(buffer, NULL)
    close(buffer)


@rule
def write_colour(buffer: Buffer, table: Table, viewer: int) -> None:
    """A colour."""
    write_word(buffer, COLOUR_WORDS[table.turn % 2])


@rule
def write_open_list(buffer: Buffer, table: Table) -> None:
    """A list that is not closed."""
    open_list(buffer)
    write_number(buffer, 77)


@rule
def write_much(buffer: Buffer, table: Table) -> None:
    """More than a buffer holds."""
    for _ in range(LETTERS):
        write_word(buffer, NULL)


@rule
def see_more(table: Table) -> int:
    """Everybody."""
    return everyone(table.seats)


@rule
def answered(table: Table) -> int:
    """The turn."""
    return int(table.turn)


def declared(*further: Any) -> Fields:
    """The fields of the table, and further ones that all see alike."""
    fields = Fields(Table)
    fields.constant("seats", NUMBER)(how_many)
    fields.alike("turn", NUMBER)(write_turn)
    for at, writer in enumerate(further):
        fields.alike(f"further_{at}", ListOf(NUMBER))(writer)
    fields.alike("seen", ListOf(NUMBER))(write_seen)
    fields.own("cards", ListOf(Maybe(NUMBER)), "whose card it is")(write_cards)
    fields.own("colour", COLOUR, "everybody")(write_colour)
    return fields


FIELDS = declared()
view, constant, pieces = FIELDS.views(decode, see_more, answered)


def table(*cards: int, turn: int = 0, mask: int = 0) -> Table:
    made = Table.new()
    made.seats, made.turn, made.mask = len(cards), turn, mask
    for seat, card in enumerate(cards):
        made.card[seat] = card
    return made


def test_every_viewer_has_its_own_and_all_share_the_rest() -> None:
    occasion, alike, own = pieces(table(7, 8, turn=3, mask=0b10))
    assert occasion == 3
    assert joined(alike) == b'{"turn":3,"seen":[1]}'
    seen = {viewer: decode(joined(own[viewer])) for viewer in (0, 1, SPECTATOR, ALL_EYES)}
    assert [each["cards"] for each in seen.values()] == [[7, None], [None, 8], [None, None], [7, 8]]
    assert {each["colour"] for each in seen.values()} == {"blue"}


def test_a_view_is_what_never_changes_and_the_pieces() -> None:
    state = table(7, 8, turn=3)
    assert constant(state) == {"seats": 2}
    assert view(state, 0) == {"seats": 2, "turn": 3, "seen": [], "cards": [7, None], "colour": "blue"}


def test_who_does_not_see_more_sees_what_a_spectator_sees() -> None:
    own = declared().views(decode, occasion=answered).pieces(table(7, 8)).own
    assert own[0] is own[SPECTATOR]
    assert decode(joined(own[ALL_EYES]))["cards"] == [7, 8]


def test_a_seat_that_is_not_there_sees_no_more_than_a_spectator() -> None:
    own = pieces(table(7, 8)).own
    assert own[2] is own[SPECTATOR]


def test_each_can_be_written_alone() -> None:
    own = pieces(table(7, 8)).own
    assert isinstance(own, view_pieces.Own)
    viewers = (0, 1, SPECTATOR, ALL_EYES)
    assert [own.alone(viewer) for viewer in viewers] == [own[viewer] for viewer in viewers]


def test_a_state_goes_when_nobody_needs_it() -> None:
    state = table(7, 8).frozen()
    assert decode(joined(pieces(state).own[ALL_EYES]))["cards"] == [7, 8]
    gone = weakref.ref(pieces(state).own)
    del state
    assert gone() is None


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
        declared(write_much).views(decode).pieces(table(1))


def test_a_field_that_does_not_close_its_list_is_refused_with_its_last_letters() -> None:
    with pytest.raises(ValueError, match=r'expected a field that closes what it opens.*"further_0":\[77$'):
        declared(write_open_list).views(decode).pieces(table(1))


def test_rules_may_say_nothing_of_an_occasion() -> None:
    assert declared().views(decode).pieces(table(1)).occasion is None


def test_fields_may_be_declared_in_any_order() -> None:
    other = Fields(Table)
    other.own("colour", COLOUR, "everybody")(write_colour)
    other.own("cards", ListOf(Maybe(NUMBER)), "whose card it is")(write_cards)
    other.alike("seen", ListOf(NUMBER))(write_seen)
    other.alike("turn", NUMBER)(write_turn)
    other.constant("seats", NUMBER)(how_many)
    assert other.views(decode, see_more).view(table(7, 8, turn=1), 1) == view(table(7, 8, turn=1), 1)


@pytest.mark.parametrize("count", range(18))
def test_any_number_of_fields_is_written_in_order(count: int) -> None:
    fields = Fields(Table)
    for at in range(count):
        fields.alike(f"field_{at}", NUMBER)(write_turn)
    views: Views = fields.views(decode)
    assert list(views.view(table(1, turn=5), 0)) == [f"field_{at}" for at in range(count)]


def test_a_field_is_declared_once() -> None:
    with pytest.raises(ValueError, match="expected one declaration of the field 'turn', got a second one"):
        FIELDS.alike("turn", NUMBER)(write_seen)


def test_a_view_with_another_shape_is_found_out() -> None:
    good = view(table(7, 8, turn=3), 0)
    assert FIELDS.faults(good) == []
    assert FIELDS.faults({**good, "turn": None}) == ["turn: expected number, got null"]
    assert FIELDS.faults({**good, "colour": "green"}) == ['colour: expected one of red, blue, got "green"']
    assert FIELDS.faults({**good, "cards": [1, "x"]}) == ['cards[1]: expected number, got "x"']
    missing = FIELDS.faults({name: each for name, each in good.items() if name != "seen"})
    assert missing[0].startswith(": expected the fields seats, turn, seen, cards, colour, got {")


def test_the_declaration_is_written_for_the_client_and_the_reader() -> None:
    assert '/** A colour. */\nexport type Colour = "red" | "blue";\n' in FIELDS.typescript()
    assert "  /** The cards, seat by seat. */\n  cards: (number | null)[];\n" in FIELDS.typescript()
    assert "| `cards` | `(number \\| null)[]` | whose card it is | The cards, seat by seat. |\n" in FIELDS.tables()
    assert "| `Colour` | `red`, `blue` | A colour. |\n" in FIELDS.tables()


def test_an_object_is_declared_once_though_it_stands_in_two_fields() -> None:
    face = Object("Face", "A face.", Entry("up", FLAG, "Whether it is up."))
    fields = Fields(Table)
    fields.alike("one", face)(write_turn)
    fields.alike("two", ListOf(face))(write_turn)
    assert fields.typescript().count("export interface Face {\n  /** Whether it is up. */\n  up: boolean;\n}") == 1


def test_threads_do_not_write_on_each_others_buffers() -> None:
    tables = [table(number, turn=number % 8) for number in range(200)]
    with ThreadPoolExecutor(4) as pool:
        texts = list(pool.map(lambda each: pieces(each).own[0], tables))
    assert [decode(joined(text))["cards"] for text in texts] == [[number] for number in range(200)]


def test_each_thread_has_a_desk_of_its_own() -> None:
    desk = view_pieces.Desk(Table)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: desk.states).result() is not desk.states


def test_pieces_are_joined_and_empty_ones_left_out() -> None:
    assert joined(b'"a":1', b"", b'"b":[2],"c":{}') == b'{"a":1,"b":[2],"c":{}}'
    assert joined(b"", b"") == b"{}"
