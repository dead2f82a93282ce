"""The rules, as the contract asks for them: who may do what, and what it does."""

from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, holds
from hullaboo.kit.cards import NO_CARD

from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .options import MOST_ROUNDS
from .state import (
    FIRST_LOOK,
    HOLDING,
    LOOK_AND_SWAP,
    LOOK_AT_OWN,
    LOOKING,
    MOST,
    MOST_TURNS,
    OFFERED,
    POWER,
    SEATED,
    SHOWN,
    SLOTS,
    SWAP_BLIND,
    TURN,
    TURN_END,
    State,
    deal_round,
    leave,
    place_of,
    set_up,
)
from .turns import (
    call,
    draw_card,
    end_turn,
    finish_looking,
    keep_card,
    look,
    offer,
    pass_turn_on,
    swap_blind,
    swap_seen,
    take_discard,
    throw_card,
)

SEATS = range(2, MOST + 1)
WAIT, CALL, DONE, SEEN, REFUSE, DRAW, THROW = range(7)
TAKE = 7
KEEP = TAKE + SLOTS
OFFER = KEEP + SLOTS
TRADE = OFFER + SLOTS
LOOK = TRADE + SLOTS
SWAP = LOOK + MOST * SLOTS
ACTIONS = SWAP + MOST * SLOTS
MOST_LEGAL = 1 + (MOST - 1) * SLOTS

LONGEST_TURN = (MOST - 1) + 4 + (MOST - 1) + 1
"""All others wait; draw, throw, use the power, finish looking; all others wait again; done."""
LONGEST = MOST_ROUNDS * (MOST + MOST_TURNS * LONGEST_TURN + MOST + MOST)
"""Each round: all end their first look, the turns, a last boundary with its call, all end the showing."""
VERSION = 1
SEALED = (
    "card", "pile", "discards", "left", "top", "stock", "total", "phase", "round_number", "turn", "turns", "spot",
    "caller", "ending", "acting",
)  # fmt: skip


__all__ = ["INVARIANTS", "OBSERVATION", "SEATED", "State", "check", "guess", "observe"]


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """Set the table up, and deal the first round."""
    set_up(state, seats, options, edition)
    deal_round(state)


@rule
def actors(state: State) -> int:
    """Those who still look; at a boundary everyone who does not wait; else the seat whose turn it is."""
    return int(state.acting)


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """What a seat may do; it never depends on a face that the seat has not seen."""
    many = legal_count(state, seat)
    for n in range(many):
        out[n] = legal_action(state, seat, n)
    return many


@rule
def legal_count(state: State, seat: int) -> int:
    """How many actions a seat has."""
    if not holds(state.acting, seat):
        return 0
    phase = int(state.phase)
    if phase in (FIRST_LOOK, SHOWN) or seat == CLOCK:
        return 1
    if phase in (TURN, TURN_END):
        return 2 + SLOTS if phase == TURN and seat == state.turn and state.top != NO_CARD else 2
    if phase == HOLDING:
        return 1 + SLOTS
    return count_with_power(state)


@rule
def count_with_power(state: State) -> int:
    """Refuse or finish, and the cards there are to choose from."""
    power = int(state.power[int(state.top)])
    others = place_of(state.seats, 0) - SLOTS
    if state.phase == OFFERED:
        return others
    if state.phase == LOOKING:
        return 1 + SLOTS if power == LOOK_AND_SWAP else 1
    return 1 + SLOTS if power in (SWAP_BLIND, LOOK_AT_OWN) else 1 + others


@rule
def legal_action(state: State, seat: int, n: int) -> int:
    """The nth action of a seat, from 0."""
    phase = int(state.phase)
    if phase in (TURN, TURN_END):
        return nth_at_boundary(state, seat, n)
    if phase == HOLDING:
        return THROW if n == 0 else KEEP + n - 1
    if phase == POWER:
        return REFUSE if n == 0 else nth_with_power(state, n - 1)
    if phase == OFFERED:
        return SWAP + nth_place_of_others(state, n)
    return SEEN if n == 0 else TRADE + n - 1


@rule
def nth_at_boundary(state: State, seat: int, n: int) -> int:
    """Anybody may call; the seat that has played may be done, the next one may draw or take, the others wait."""
    if seat == CLOCK:
        return DONE
    if n == 0:
        return CALL
    if seat != state.turn:
        return WAIT
    if state.phase == TURN_END:
        return DONE
    return DRAW if n == 1 else TAKE + n - 2


@rule
def nth_with_power(state: State, n: int) -> int:
    """The nth card a power may be used on."""
    power = int(state.power[int(state.top)])
    if power == SWAP_BLIND:
        return OFFER + n
    if power == LOOK_AT_OWN:
        return LOOK + place_of(state.turn, n)
    return LOOK + nth_place_of_others(state, n)


@rule
def nth_place_of_others(state: State, n: int) -> int:
    """The nth card that lies before an opponent."""
    return n if n < place_of(state.turn, 0) else n + SLOTS


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play; who waits leaves those who may act, until something else happens."""
    if action == WAIT:
        leave(state, seat)
    elif action < TAKE:
        say(state, seat, action)
    elif action < LOOK:
        use_slot(state, action)
    elif action < SWAP:
        look(state, action - LOOK)
    else:
        swap_blind(state, action - SWAP)


@rule
def say(state: State, seat: int, action: int) -> None:
    """An action without a card to choose."""
    if action == CALL:
        call(state, seat)
    elif action == DONE:
        pass_turn_on(state)
    elif action == SEEN:
        finish_looking(state, seat)
    elif action == REFUSE:
        end_turn(state)
    elif action == DRAW:
        draw_card(state)
    else:
        throw_card(state)


@rule
def use_slot(state: State, action: int) -> None:
    """An action with one of the seat's own slots."""
    slot = (action - TAKE) % SLOTS
    if action < KEEP:
        take_discard(state, slot)
    elif action < OFFER:
        keep_card(state, slot)
    elif action < TRADE:
        offer(state, slot)
    else:
        swap_seen(state, slot)


@rule
def scores(state: State, out: Row) -> None:
    """Points are penalties: the fewest win."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.total[seat])
