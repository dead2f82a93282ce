"""The rules: who may act, what is legal, what it does. Claims and setting up have modules of their own."""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, MOST_SEATS, bit, everyone, holds

from .board import COLOURS, DIRECTIONS, FRAME
from .claims import call, change, drop, jump, leave, lower_hand, raise_hand, step
from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .setting import start
from .state import (
    NOWHERE,
    SEATED,
    SPOTS,
    STEPS,
    TRANSITION,
    TRAPDOOR,
    UNREST,
    VISITORS,
    State,
    everyone_waits,
    is_claiming,
    position,
    side,
    somebody_cools_down,
    spot_at,
    visitors_of,
    walls_of,
)

__all__ = ["INVARIANTS", "OBSERVATION", "SEATED", "State", "check", "guess", "observe", "start"]

SEATS = range(2, MOST_SEATS + 1)

CALL = 0
STEP = CALL + COLOURS
JUMP = STEP + DIRECTIONS
CHANGE = JUMP + SPOTS
RAISE = CHANGE + COLOURS
LOWER = RAISE + 1
WAIT = LOWER + 1
CLAIM_OVER = WAIT + 1
SEARCH_OVER = CLAIM_OVER + 1
COOLED = SEARCH_OVER + 1
APPEAR = COOLED + MOST_SEATS
ACTIONS = APPEAR + 1
MOST_LEGAL = DIRECTIONS + (COLOURS - 1) + 1
"""In a room with a transition: four steps, five other colours, and waiting."""

LONGEST = VISITORS * ((1 + MOST_SEATS) * (UNREST * (STEPS + 2) + STEPS + 1) + 1)
"""A round holds at most UNREST dropped claims (a call, the steps or CLOCK, a cool-down) or changes of hands, and one
right claim or CLOCK; before each of these every seat may wait once. Before a round CLOCK lets the visitor appear."""
VERSION = 1
SEALED = (
    "over", "ghost", "spot", "token", "visitor", "room", "owner", "holder", "hands", "waiting", "unrest", "claims",
    "cooling", "claimer", "colour", "journey", "traveller", "steps", "path", "path_colour",
)  # fmt: skip


@rule
def actors(state: State) -> int:
    """All seats that do not wait; CLOCK where a time is running; CLOCK alone before a visitor appears."""
    if state.over:
        return 0
    if state.counting:
        return bit(CLOCK)
    mask = everyone(state.seats) & ~int(state.waiting)
    return mask | bit(CLOCK) if clock_may_act(state) else mask


@rule
def clock_may_act(state: State) -> bool:
    """A claim, a search or a cool-down can end by time."""
    return is_claiming(state) or search_may_end(state) or somebody_cools_down(state)


@rule
def search_may_end(state: State) -> bool:
    """A search ends by its limit; without one, when all have given up and nothing else can happen."""
    if is_claiming(state):
        return False
    return state.search_limit > 0 or (everyone_waits(state) and not somebody_cools_down(state))


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """What a seat may do: the claimer travels, the others search, CLOCK ends what is over."""
    if not holds(actors(state), seat):
        return 0
    if seat == CLOCK:
        return legal_for_the_clock(state, out)
    if seat == state.claimer:
        return legal_on_the_way(state, out)
    return legal_in_the_search(state, seat, out)


@rule
def legal_for_the_clock(state: State, out: Row) -> int:
    """The times that may end."""
    count = 0
    if state.counting:
        out[count] = APPEAR
        return count + 1
    if is_claiming(state):
        out[count] = CLAIM_OVER
        count += 1
    if search_may_end(state):
        out[count] = SEARCH_OVER
        count += 1
    for seat in range(int(state.seats)):
        if state.cooling[seat] != 0:
            out[count] = COOLED + seat
            count += 1
    return count


@rule
def legal_on_the_way(state: State, out: Row) -> int:
    """Any step inside the castle, right or wrong; the token in the room; or nothing until the time is over."""
    here = position(state)
    count = 0
    for direction in range(DIRECTIONS):
        if side(state, here, direction) != FRAME:
            out[count] = STEP + direction
            count += 1
    count = write_the_token(state, spot_at(state, here), out, count)
    out[count] = WAIT
    return count + 1


@rule
def write_the_token(state: State, here: int, out: Row, count: int) -> int:
    """What the token on a spot offers: the other trapdoors, or the other colours."""
    if here == NOWHERE:
        return count
    for spot in range(SPOTS):
        if state.token[here] == TRAPDOOR and state.token[spot] == TRAPDOOR and spot != here:
            out[count] = JUMP + spot
            count += 1
    for colour in range(COLOURS):
        if state.token[here] == TRANSITION and colour != state.colour:
            out[count] = CHANGE + colour
            count += 1
    return count


@rule
def legal_in_the_search(state: State, seat: int, out: Row) -> int:
    """Call, unless somebody has the floor or the seat is cooling down; raise or lower the hand; wait."""
    count = 0
    if not is_claiming(state) and state.cooling[seat] == 0:
        for colour in range(COLOURS):
            out[count] = CALL + colour
            count += 1
    if state.unrest < UNREST:
        out[count] = LOWER if holds(state.hands, seat) else RAISE
        count += 1
    out[count] = WAIT
    return count + 1


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play; a wait only marks the seat until something happens."""
    if action == WAIT:
        state.waiting = int(state.waiting) | bit(seat)
        return
    state.waiting = 0
    if seat == CLOCK:
        end_a_time(state, action)
    elif seat == state.claimer:
        travel(state, action)
    elif action < STEP:
        call(state, seat, action - CALL)
    elif action == RAISE:
        raise_hand(state, seat)
    else:
        lower_hand(state, seat)


@rule
def travel(state: State, action: int) -> None:
    """One decision of the claimer."""
    if action < JUMP:
        step(state, action - STEP)
    elif action < CHANGE:
        jump(state, action - JUMP)
    else:
        change(state, action - CHANGE)


@rule
def end_a_time(state: State, action: int) -> None:
    """The time of a claim, of a search, of a countdown or of a cool-down is over."""
    if action == CLAIM_OVER:
        drop(state)
    elif action == SEARCH_OVER:
        leave(state)
    elif action == APPEAR:
        state.counting = 0
    else:
        state.cooling[action - COOLED] = 0


@rule
def scores(state: State, out: Row) -> None:
    """Wall tokens and visitors together."""
    for seat in range(int(state.seats)):
        out[seat] = walls_of(state, seat) + visitors_of(state, seat)
