"""What each viewer may see, field by field: what each is stands where it is written."""

from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, everyone, sees
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import Buffer, close, open_list, write_maybe, write_number
from hullaboo.kit.shapes import NUMBER, ListOf, Maybe

from .rules import actors
from .state import CARDS, EVERYBODY, State

HIDDEN = -1
FIELDS = Fields(State)


@FIELDS.alike("turn", Maybe(NUMBER))
@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is; nobody's, when the match is over."""
    write_maybe(buffer, NOBODY if actors(state) == 0 else state.turn)


@FIELDS.alike("turns_left", NUMBER)
@rule
def write_turns_left(buffer: Buffer, state: State) -> None:
    """How many turns are still to come, of all seats together."""
    write_number(buffer, state.turns_left)


@FIELDS.alike("pile", NUMBER)
@rule
def write_pile(buffer: Buffer, state: State) -> None:
    """How many cards lie on the pile."""
    write_number(buffer, state.pile_size)


@FIELDS.alike("seen_by_all", ListOf(NUMBER))
@rule
def write_seen_by_all(buffer: Buffer, state: State) -> None:
    """The values of the cards that everybody has seen."""
    open_list(buffer)
    for card in range(CARDS):
        if state.known[card] == EVERYBODY:
            write_number(buffer, state.value[card])
    close(buffer)


@FIELDS.own("cards", ListOf(Maybe(NUMBER)), "a value: who has seen the card")
@rule
def write_cards(buffer: Buffer, state: State, viewer: int) -> None:
    """The value of the card before each seat."""
    open_list(buffer)
    for seat in range(state.seats):
        card = int(state.card[seat])
        write_maybe(buffer, state.value[card] if sees(state.known[card], viewer) else HIDDEN)
    close(buffer)


@rule
def see_more(state: State) -> int:
    """Everybody has seen their own card."""
    return everyone(state.seats)


view, constant, pieces = FIELDS.views(decode, see_more)


def outcome(state: State) -> Outcome:
    """The highest card wins; equal cards share."""
    points = tuple(int(state.value[int(state.card[seat])]) for seat in range(int(state.seats)))
    best = max(points)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == best)
    return Outcome(points, winners, "highest", {"best": best})
