"""The rules: the ghost lays its path in secret, the others flee door by door, then it walks through the walls."""

from hullaboo.core.luck import below
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import bit, holds
from hullaboo.kit.cards import NO_CARD
from hullaboo.kit.masks import how_many, lowest, nth_of

from .board import COLOURS, CRESTS, DUNGEON, KINDS, NO_KEY, NOWHERE, OUTSIDE, ROOMS, colour_of, crest_on
from .edition import AT_BEYOND, AT_CREST, AT_DOORS_OUT, AT_DUNGEON, AT_HAUNT, AT_KEYS
from .keys import deal, draw, hand_over, has_too_many, kinds_held, spend, turn_up
from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .paths import ALL_CRESTS, cards_to_lay, lay, take_cards_back
from .state import (
    CARDS,
    CATCHING,
    DISCARDING,
    HAND,
    LAST_ROUND,
    LAYING,
    MOST,
    MOVING,
    OVER,
    PLACES,
    SEATED,
    State,
    left_of,
    pawns_in,
)
from .ways import nearest_to_freedom

__all__ = [
    "ACTIONS", "INVARIANTS", "LONGEST", "MOST_LEGAL", "OBSERVATION", "SEATED", "SEATS", "WAIT", "State",
    "actors", "apply", "check", "guess", "legal", "observe", "scores", "start",
]  # fmt: skip

SEATS = range(2, MOST + 1)
LAY = 0
LAID = LAY + CRESTS
OPEN = LAID + 1
STOP = OPEN + KINDS
DRAW = STOP + 1
DISCARD = DRAW + 1
CATCH = DISCARD + KINDS
ACTIONS = CATCH + MOST
MOST_LEGAL = HAND + 2
WAIT = -1
VERSION = 1
SEALED = (
    "hand", "pawn", "held", "pile", "pile_size", "top", "stock", "spent", "path", "laid", "trail", "trail_size",
    "phase", "turn", "rounds", "ghost", "opened", "winners",
)  # fmt: skip
LONGEST = LAST_ROUND * (CARDS + 1 + 2 * (MOST - 1)) + HAND * (MOST - 1)
"""A round has at most four cards or three and `laid`, a catch, and one stop or draw a player; each open or discard
costs a key, and there are no more of those than were dealt and drawn."""

CHOSEN_GHOST = 1


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """The ghost waits in the dungeon with its five cards, the others in the treasure room with four keys each."""
    state.seats = seats
    state.ghost = 0 if options.first_ghost == CHOSEN_GHOST else below(state.luck, seats)
    lay_out(state, edition)
    for seat in range(MOST):
        state.pawn[seat] = NOWHERE
    for at in range(PLACES):
        state.hand[at] = NO_CARD
    for seat in range(seats):
        seat_down(state, seat)
    turn_up(state)
    take_cards_back(state)
    clear_trail(state)
    begin_round(state)


@rule
def lay_out(state: State, edition: Row) -> None:
    """Build the castle, and make all keys the pile."""
    for room in range(ROOMS):
        state.crest[room] = edition[AT_CREST + room]
        state.doors_out[room] = edition[AT_DOORS_OUT + room]
        for colour in range(COLOURS):
            build_door(state, room, colour, edition[AT_BEYOND + room * COLOURS + colour])
    for room in range(ROOMS + 1):
        for crest in range(CRESTS):
            build_passage(state, room, crest, edition[AT_HAUNT + room * CRESTS + crest])
    for kind in range(KINDS):
        state.keys[kind] = edition[AT_KEYS + kind]
        state.pile[kind] = edition[AT_KEYS + kind]
        state.pile_size = int(state.pile_size) + edition[AT_KEYS + kind]
    state.treasure = edition[AT_DUNGEON]
    state.dungeon_room = edition[AT_DUNGEON + 1]
    state.dungeon_side = edition[AT_DUNGEON + 2]


@rule
def build_door(state: State, room: int, colour: int, there: int) -> None:
    """A door of a colour, or none; any key of that colour opens it."""
    state.beyond[room, colour] = there
    if there != NOWHERE:
        state.openers[room] = int(state.openers[room]) | ALL_CRESTS << (colour * CRESTS)


@rule
def build_passage(state: State, room: int, crest: int, there: int) -> None:
    """A room with a crest next to a room, or none."""
    state.haunt[room, crest] = there
    if there != NOWHERE:
        state.beside[room] = int(state.beside[room]) | 1 << crest


@rule
def seat_down(state: State, seat: int) -> None:
    """The ghost starts in the dungeon; another seat in the treasure room, with four keys."""
    if seat == state.ghost:
        state.pawn[seat] = DUNGEON
        return
    state.pawn[seat] = int(state.treasure)
    deal(state, seat)


@rule
def actors(state: State) -> int:
    """One seat after another."""
    return 0 if state.phase == OVER else bit(state.turn)


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """What the seat may do in this phase of the round."""
    actions = choices(state, seat)
    count = 0
    while actions:
        out[count] = lowest(actions)
        actions &= actions - 1
        count += 1
    return count


@rule
def legal_count(state: State, seat: int) -> int:
    """How many actions the seat may choose from."""
    return how_many(choices(state, seat))


@rule
def legal_action(state: State, seat: int, n: int) -> int:
    """The n-th of them."""
    return nth_of(choices(state, seat), n)


@rule
def choices(state: State, seat: int) -> int:
    """The legal actions of a seat, as the bits of one word."""
    if state.phase == OVER or state.turn != seat:
        return 0
    if state.phase == LAYING:
        return cards_to_lay(state) << LAY | (bit(LAID) if state.laid > 0 else 0)
    if state.phase == MOVING:
        return keys_to_use(state, seat) << OPEN | bit(STOP) | (bit(DRAW) if may_draw(state, seat) else 0)
    if state.phase == DISCARDING:
        return kinds_held(state, seat) << DISCARD
    return pawns_in(state, int(state.pawn[seat])) << CATCH


@rule
def keys_to_use(state: State, seat: int) -> int:
    """The kinds of keys in a hand for which there is a door here, as bits; none after four doors."""
    return kinds_held(state, seat) & int(state.openers[int(state.pawn[seat])]) if state.opened < HAND else 0


@rule
def may_draw(state: State, seat: int) -> bool:
    """A key may be drawn by who stays, or ends its move in a room with the crest on top of the pile."""
    return state.opened == 0 or int(state.crest[int(state.pawn[seat])]) == crest_on(state.top)


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play one small decision."""
    if action < LAID:
        lay(state, action - LAY)
        if state.laid == CARDS:
            let_them_move(state, seat)
    elif action == LAID:
        let_them_move(state, seat)
    elif action < STOP:
        open_door(state, seat, action - OPEN)
    elif action == STOP:
        let_them_move(state, seat)
    elif action == DRAW:
        draw(state, seat)
        settle_hand(state, seat)
    elif action < CATCH:
        discard(state, seat, action - DISCARD)
    else:
        catch(state, action - CATCH)


@rule
def let_them_move(state: State, seat: int) -> None:
    """The turn goes to the left; when it comes back to the ghost, the ghost walks."""
    state.opened = 0
    state.turn = left_of(state, seat)
    state.phase = MOVING
    if state.turn == state.ghost:
        walk(state)


@rule
def open_door(state: State, seat: int, kind: int) -> None:
    """Spend a key and go through the door of its colour; a gate leads to freedom."""
    state.pawn[seat] = int(state.beyond[int(state.pawn[seat]), colour_of(kind)])
    state.opened = int(state.opened) + 1
    spend(state, seat, kind)
    if state.pawn[seat] >= OUTSIDE:
        end(state, bit(seat))


@rule
def settle_hand(state: State, seat: int) -> None:
    """After a draw the move is over, but a fifth key must go first."""
    if has_too_many(state, seat):
        state.phase = DISCARDING
    else:
        let_them_move(state, seat)


@rule
def discard(state: State, seat: int, kind: int) -> None:
    """Put one of five keys away; a pile that ran out is made anew."""
    spend(state, seat, kind)
    if state.top == NO_KEY:
        turn_up(state)
    let_them_move(state, seat)


@rule
def walk(state: State) -> None:
    """The ghost turns its cards one by one and walks, until it meets a pawn."""
    clear_trail(state)
    leave_trail(state)
    met = 0
    for card in range(int(state.laid)):
        if met == 0:
            met = enter(state, int(state.path[card]))
    take_cards_back(state)
    if met == 0:
        begin_round(state)
    elif is_one_seat(met):
        catch(state, only_seat(met))
    else:
        state.phase = CATCHING


@rule
def enter(state: State, crest: int) -> int:
    """The ghost goes through the wall into the next room with that crest; answers which pawns it meets there."""
    ghost = int(state.ghost)
    room = int(state.haunt[int(state.pawn[ghost]), crest])
    state.pawn[ghost] = room
    leave_trail(state)
    return pawns_in(state, room)


@rule
def leave_trail(state: State) -> None:
    """Remember where the ghost was seen on this walk."""
    state.trail[int(state.trail_size)] = int(state.pawn[int(state.ghost)])
    state.trail_size = int(state.trail_size) + 1


@rule
def clear_trail(state: State) -> None:
    """Forget the last walk."""
    for at in range(CARDS + 1):
        state.trail[at] = NOWHERE
    state.trail_size = 0


@rule
def is_one_seat(mask: int) -> bool:
    """Whether a mask holds a single seat."""
    return mask & (mask - 1) == 0


@rule
def only_seat(mask: int) -> int:
    """The lowest seat in a mask."""
    seat = 0
    while not holds(mask, seat):
        seat += 1
    return seat


@rule
def catch(state: State, caught: int) -> None:
    """Pass the curse on: the old ghost takes the keys and stands free, the caught seat starts from the dungeon."""
    hand_over(state, caught, int(state.ghost))
    state.pawn[caught] = DUNGEON
    state.ghost = caught
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """The ghost lays its cards; after the last round the night is over."""
    if state.rounds == LAST_ROUND:
        end(state, nearest_to_freedom(state))
        return
    state.rounds = int(state.rounds) + 1
    state.phase = LAYING
    state.turn = int(state.ghost)


@rule
def end(state: State, winners: int) -> None:
    """The match is over."""
    state.winners = winners
    state.phase = OVER


@rule
def scores(state: State, out: Row) -> None:
    """One point for who won."""
    for seat in range(int(state.seats)):
        out[seat] = 1 if holds(state.winners, seat) else 0
