"""Who may act, and how: a seat may owe something, may throw at the discard, or may wait.

The legal actions of a seat are numbered: first what it owes, then its counters place by place, then WAIT. `legal_count`
and `legal_action` say how many and which; `legal` writes them down.
"""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, NOBODY, bit, everyone, holds
from hullaboo.kit.cards import NO_CARD
from hullaboo.kit.masks import how_many, nth_of

from .effects import cards_to_swap_for, effect_owner, may_swap_with
from .state import (
    CHOOSING,
    CLOSE,
    COUNTER,
    DONE,
    DRAW,
    EXCHANGE,
    FIRST_LOOK,
    GIFT,
    GIVE,
    KEEP,
    LOOK,
    NOWHERE,
    PICK,
    PLACES,
    REACTING,
    SEEN,
    SWAP,
    THROW,
    WAIT,
    State,
    cards_of,
    held_by,
    throwable,
    upcoming,
)

OWES_NOTHING, TO_SEE, TO_CHOOSE, TO_GIVE, TO_LOOK, TO_PICK, TO_SWAP, TO_SAY, TO_DRAW = range(9)


@rule
def window_is_open(state: State) -> bool:
    """Whether the next seat must wait for CLOCK: always at a fair table, in the last turn at every table."""
    return state.stage == REACTING and state.shut == 0 and (state.fair == 1 or state.turns_left == 0)


@rule
def debtor(state: State) -> int:
    """The one seat for which the table waits, once the first look is over; NOBODY while only time can pass."""
    if state.stage == CHOOSING:
        return int(state.turn)
    if state.stage != REACTING:
        return NOBODY
    if state.queued > 0:
        return effect_owner(state)
    if state.said == 0:
        return int(state.turn)
    return NOBODY if window_is_open(state) else upcoming(state)


@rule
def duty_of_effect(state: State) -> int:
    """What the owner of the first effect has to do next."""
    if state.look_seat != NOBODY:
        return TO_SEE
    if state.top == GIFT:
        return TO_GIVE
    if state.top != EXCHANGE:
        return TO_LOOK
    return TO_PICK if state.picked == NOWHERE else TO_SWAP


@rule
def duty(state: State, seat: int) -> int:
    """What the table waits for from a seat."""
    if state.stage == FIRST_LOOK:
        return TO_SEE if holds(int(state.looking), seat) else OWES_NOTHING
    if seat != state.owing:
        return OWES_NOTHING
    if state.stage == CHOOSING:
        return TO_CHOOSE
    if state.queued > 0:
        return duty_of_effect(state)
    return TO_SAY if state.said == 0 else TO_DRAW


@rule
def counters_are_open(state: State) -> bool:
    """Whether cards can be thrown at a discard: until the next seat draws, and at strict tables too late as well."""
    return state.top != NO_CARD and (state.stage == REACTING or (state.stage == CHOOSING and state.strict == 1))


@rule
def may_counter(state: State, seat: int) -> bool:
    """Every seat may, except one that chooses what to do with the card it has drawn."""
    return state.throwing == 1 and not (state.stage == CHOOSING and seat == state.turn)


@rule
def clock_actions(state: State) -> int:
    """What CLOCK may do, as bits: end a look, say *done*, close the window."""
    actions = 0
    if state.look_seat != NOBODY or state.stage == FIRST_LOOK:
        actions |= 1 << SEEN
    if state.stage != REACTING:
        return actions
    if state.queued == 0 and state.said == 0:
        actions |= 1 << DONE
    if window_is_open(state):
        actions |= 1 << CLOSE
    return actions


@rule
def work_out_who_acts(state: State) -> None:
    """Those who owe, those who may throw and do not wait, and CLOCK while a time is running."""
    state.owing = debtor(state)
    state.throwing = 1 if counters_are_open(state) else 0
    state.timing = clock_actions(state)
    acting = int(state.looking)
    if state.owing != NOBODY:
        acting |= bit(state.owing)
    if state.throwing == 1:
        acting |= everyone(int(state.seats)) & ~int(state.waiting)
    state.acting = acting | bit(CLOCK) if state.timing else acting


@rule
def wait(state: State, seat: int) -> None:
    """A seat that owes nothing lets the others act."""
    state.waiting = int(state.waiting) | bit(seat)
    state.acting = int(state.acting) & ~bit(seat)


@rule
def actors(state: State) -> int:
    """Who may act, as worked out after the last action."""
    return int(state.acting)


@rule
def owes(state: State, seat: int) -> bool:
    """Whether the table waits for an actor."""
    return seat == state.owing or state.stage == FIRST_LOOK


@rule
def ways(state: State, seat: int, owed: int) -> int:
    """In how many ways a seat can do what it owes."""
    if owed == TO_CHOOSE:
        return 1 + cards_of(state, seat)
    if owed == TO_GIVE:
        return int(state.seats) - 1
    if owed == TO_LOOK:
        return how_many(int(state.used))
    if owed == TO_PICK:
        return cards_of(state, seat)
    if owed == TO_SWAP:
        return cards_to_swap_for(state, seat)
    if owed == TO_SAY:
        return 2
    return 0 if owed == OWES_NOTHING else 1


@rule
def nth_look(state: State, n: int) -> int:
    """The n-th card on the table, seat by seat."""
    seat = 0
    while n >= cards_of(state, seat):
        n -= cards_of(state, seat)
        seat += 1
    return LOOK + seat * PLACES + nth_of(held_by(state, seat), n)


@rule
def nth_swap(state: State, owner: int, n: int) -> int:
    """The n-th card that a 9 could take, seat by seat."""
    seat = 0
    while not may_swap_with(state, owner, seat) or n >= cards_of(state, seat):
        if may_swap_with(state, owner, seat):
            n -= cards_of(state, seat)
        seat += 1
    return SWAP + seat * PLACES + nth_of(held_by(state, seat), n)


@rule
def nth_way(state: State, seat: int, owed: int, n: int) -> int:
    """The n-th way to do what the seat owes."""
    if owed == TO_CHOOSE:
        return THROW if n == 0 else KEEP + nth_of(held_by(state, seat), n - 1)
    if owed == TO_GIVE:
        return GIVE + n + (1 if n >= seat else 0)
    if owed == TO_LOOK:
        return nth_look(state, n)
    if owed == TO_PICK:
        return PICK + nth_of(held_by(state, seat), n)
    if owed == TO_SWAP:
        return nth_swap(state, seat, n)
    if owed == TO_SAY:
        return DONE + n
    return SEEN if owed == TO_SEE else DRAW


@rule
def legal_count(state: State, seat: int) -> int:
    """How many legal actions a seat has."""
    if not holds(int(state.acting), seat):
        return 0
    if seat == CLOCK:
        return how_many(int(state.timing))
    return count_of_debtor(state, seat) if owes(state, seat) else how_many(throwable(state, seat)) + 1


@rule
def count_of_debtor(state: State, seat: int) -> int:
    """How many legal actions a seat has for which the table waits: it may throw cards as well, but not wait."""
    throws = how_many(throwable(state, seat)) if may_counter(state, seat) else 0
    return ways(state, seat, duty(state, seat)) + throws


@rule
def legal_action(state: State, seat: int, n: int) -> int:
    """The n-th legal action of an actor."""
    if seat == CLOCK:
        return nth_of(int(state.timing), n)
    return nth_of_debtor(state, seat, n) if owes(state, seat) else nth_throw(state, seat, n)


@rule
def nth_of_debtor(state: State, seat: int, n: int) -> int:
    """The n-th legal action of a seat for which the table waits."""
    owed = duty(state, seat)
    own = ways(state, seat, owed)
    return nth_way(state, seat, owed, n) if n < own else nth_throw(state, seat, n - own)


@rule
def nth_throw(state: State, seat: int, n: int) -> int:
    """The n-th card that a seat may throw at the discard; after the last one, to wait."""
    places = throwable(state, seat)
    return COUNTER + nth_of(places, n) if n < how_many(places) else WAIT


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """Write the seat's legal actions into `out`; answer how many."""
    many = legal_count(state, seat)
    for n in range(many):
        out[n] = legal_action(state, seat, n)
    return many
