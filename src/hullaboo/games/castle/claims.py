"""Claims: Boo! and a colour, then the journey step by step, and what becomes of it."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import MOST_SEATS, NOBODY, bit, holds

from .board import OPEN, beside
from .setting import count_down, forget_the_journey
from .state import (
    DROPPED,
    GOING,
    LEFT,
    RIGHT,
    STEPS,
    UNREST,
    State,
    goal,
    has_won_at_once,
    position,
    side,
)


@rule
def call(state: State, seat: int, colour: int) -> None:
    """Boo! The seat has the floor, and its hand goes down; its own colour drops the claim at once."""
    state.claims += 1
    state.claimer = seat
    state.hands = int(state.hands) & ~bit(seat)
    forget_the_journey(state)
    state.journey = GOING
    state.traveller = seat
    state.colour = colour
    state.last_colour = colour
    state.path[0] = int(state.ghost)
    state.path_colour[0] = colour
    if state.holder[colour] == seat:
        drop(state)


@rule
def step(state: State, direction: int) -> None:
    """One cell on; through a wall of another colour the ghost cannot go, and the claim is dropped."""
    here = position(state)
    between = side(state, here, direction)
    if between != OPEN and between != state.colour:
        drop(state)
        return
    if between != OPEN:
        state.last_colour = between
    arrive(state, beside(here, direction))


@rule
def jump(state: State, spot: int) -> None:
    """Down one trapdoor, out of another."""
    arrive(state, int(state.spot[spot]))


@rule
def change(state: State, colour: int) -> None:
    """From this room on with another colour; one's own drops the claim."""
    if state.holder[colour] == state.claimer:
        drop(state)
        return
    state.colour = colour
    arrive(state, position(state))


@rule
def arrive(state: State, cell: int) -> None:
    """Write the step down; in the visitor's room the journey is over, after too many steps the claim is dropped."""
    state.steps += 1
    state.path[int(state.steps)] = cell
    state.path_colour[int(state.steps)] = int(state.colour)
    if cell == goal(state):
        take(state)
    elif state.steps == STEPS:
        drop(state)


@rule
def take(state: State) -> None:
    """A right claim: the visitor, and the wall token of the last colour used, from wherever it lies."""
    seat = int(state.claimer)
    state.journey = RIGHT
    state.owner[int(state.visitor)] = seat
    state.holder[int(state.last_colour)] = seat
    state.over = 1 if has_won_at_once(state, seat) else 0
    next_visitor(state)


@rule
def drop(state: State) -> None:
    """A dropped claim: nothing is lost or won, the search goes on; now the hands are counted."""
    state.journey = DROPPED
    if state.cool_down > 0:
        state.cooling[int(state.claimer)] = int(state.claims)
    state.claimer = NOBODY
    grow_restless(state)


@rule
def raise_hand(state: State, seat: int) -> None:
    """The seat believes that it has no way."""
    state.hands = int(state.hands) | bit(seat)
    grow_restless(state)


@rule
def lower_hand(state: State, seat: int) -> None:
    """The seat searches again."""
    state.hands = int(state.hands) & ~bit(seat)
    grow_restless(state)


@rule
def grow_restless(state: State) -> None:
    """One more dropped claim or change of hands; unless somebody has the floor, too many of them end the round."""
    state.unrest = min(int(state.unrest) + 1, UNREST)
    if state.claimer == NOBODY and (more_than_half_give_up(state) or state.unrest == UNREST):
        leave(state)


@rule
def more_than_half_give_up(state: State) -> bool:
    """Whether more than half of the seats have their hand up."""
    return 2 * hands_up(state) > state.seats


@rule
def hands_up(state: State) -> int:
    """How many seats believe that they have no way."""
    up = 0
    for seat in range(int(state.seats)):
        if holds(state.hands, seat):
            up += 1
    return up


@rule
def leave(state: State) -> None:
    """The visitor leaves the game, and the ghost takes its place."""
    state.owner[int(state.visitor)] = LEFT
    next_visitor(state)


@rule
def next_visitor(state: State) -> None:
    """The ghost stays where the visitor was; hands go down, cool-downs end, and the next visitor comes, if any."""
    state.ghost = goal(state)
    state.claimer = NOBODY
    state.hands = 0
    state.unrest = 0
    for seat in range(MOST_SEATS):
        state.cooling[seat] = 0
    if state.over == 0:
        state.visitor += 1
        state.over = 1 if state.visitor == state.visitors else 0
    if state.over == 0:
        count_down(state)
