"""What a lay is worth: the lead it leaves after the best order of its looks. Tried on the table and taken back."""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule

from ..cards import NOTHING, SQUARES, colour_of, is_ghost
from ..gaze import ENTANGLED, ORDERS, flips_apart, look, look_in_order, take_back
from ..rules import LOOK, actors, apply, place_of, put_there, show_card
from ..state import ON_TABLE, THREE, State, remove, show

WORST = -SQUARES * ON_TABLE


@rule
def lead(state: State, seat: int) -> int:
    """How many ghosts more than its rival a seat has in sight, with what the Oya is given."""
    ghosts = int(state.ghosts[seat]) - int(state.ghosts[1 - seat])
    return ghosts + int(state.handicap) if seat == 0 else ghosts - int(state.handicap)


@rule
def own_less_rival(state: State, card: int, seat: int) -> int:
    """How many ghosts more of its own than of its rival's a seat sees on a card."""
    own = 0
    for at in range(SQUARES):
        square = int(state.square[card, at])
        if is_ghost(square):
            own += 1 if colour_of(square) == seat else -1
    return own


@rule
def lead_if_flipped(state: State, seat: int, cards: int) -> int:
    """The lead if each of the cards given as bits were flipped."""
    found = lead(state, seat)
    card = 0
    while cards >> card != 0:
        if cards >> card & 1 == 1:
            found -= 2 * own_less_rival(state, card, seat)
        card += 1
    return found


@rule
def best_lead(state: State, seat: int) -> int:
    """The lead of a seat after its best order of the looks still to come."""
    flips = flips_apart(state)
    if flips != ENTANGLED:
        return lead_if_flipped(state, seat, flips)
    best = WORST
    to_look = int(state.to_look)
    for order in range(ORDERS):
        flips = look_in_order(state, order)
        best = max(best, lead(state, seat))
        take_back(state, flips, to_look)
    return best


@rule
def judge_lays(state: State, seat: int, lays: Row, count: int, values: Row) -> None:
    """Write the best lead after each lay; a card is put down once for all the ways in which it lies in one place."""
    card, place, on_table = int(state.hand[seat]), NOTHING, int(state.laid)
    for at in range(count):
        lay = int(lays[at])
        if place_of(lay) != place:
            if place != NOTHING:
                pick_up(state, on_table)
            place = place_of(lay)
            put_there(state, seat, place)
        show_card(state, seat, card, on_table, lay)
        values[at] = best_lead(state, seat)
    if place != NOTHING:
        pick_up(state, on_table)
    state.to_look = 0


@rule
def pick_up(state: State, card: int) -> None:
    """Take the card just laid off the table again."""
    axis, line, step = int(state.axis[card]), int(state.line[card]), int(state.step[card])
    for at in range(SQUARES):
        show(state, card, at, NOTHING)
        uncover(state, 1 - axis, step + at, 1 << line, card)
    uncover(state, axis, line, THREE << step, card)
    remove(state, card)
    state.laid = card


@rule
def uncover(state: State, axis: int, line: int, squares: int, card: int) -> None:
    """Free some squares of a row or column, given as bits."""
    state.taken[axis, line] = int(state.taken[axis, line]) & ~squares
    state.in_line[axis, line] = int(state.in_line[axis, line]) & ~(1 << card)


@rule
def lead_after_look(state: State, seat: int, at: int) -> int:
    """The best lead if the ghost on a square looks next, which is taken back."""
    to_look = int(state.to_look)
    scared = look(state, at)
    found = best_lead(state, seat)
    take_back(state, 0 if scared < 0 else 1 << scared, to_look)
    return found


@rule
def judge(state: State, actor: int, actions: Row, count: int, values: Row) -> None:
    """Write what each of the actor's actions leaves it: its lead after the best order of looks."""
    if actions[0] < LOOK:
        judge_lays(state, actor, actions, count, values)
    else:
        for at in range(count):
            values[at] = lead_after_look(state, actor, int(actions[at]) - LOOK)


@rule
def carry_out(state: State, actor: int, action: int) -> None:
    """Play an action and all looks that follow it in the same turn, in their best order."""
    apply(state, actor, action)
    while actors(state) == 1 << actor and state.to_look != 0:
        apply(state, actor, LOOK + best_look(state, actor))


@rule
def best_look(state: State, seat: int) -> int:
    """The square whose ghost should look next."""
    best, found = WORST - 1, 0
    for at in range(SQUARES):
        if int(state.to_look) >> at & 1 == 1:
            value = lead_after_look(state, seat, at)
            if value > best:
                best, found = value, at
    return found
