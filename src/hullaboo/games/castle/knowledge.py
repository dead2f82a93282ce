"""What seats may know: everything but the rooms of the visitors still in the pile. And what must always hold."""

from hullaboo.core.luck import below, reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import MOST_SEATS, NOBODY, everyone, holds
from hullaboo.kit.observation import Number, Observed, category, group, quantity

from .board import CELLS, COLOURS, DIRECTIONS, FRAME, ROOMS, beside, is_room, room
from .state import (
    GOING,
    NO_TOKEN,
    NOWHERE,
    ROUTES,
    SPOTS,
    STEPS,
    STILL_TO_COME,
    TRANSITION,
    UNREST,
    VISITORS,
    State,
    goal,
    has_won_at_once,
    position,
    still_to_come,
    visitors_of,
    walls_of,
)

TABLE, A_SEAT = 16, 4
CELL, COLOUR, SEAT = category(CELLS + 1, -1), category(COLOURS + 1, -1), category(MOST_SEATS + 1, -1)
"""Seats are counted from the observer clockwise; −1 is none."""
BESIDE = category(FRAME + 1)
"""What stands on a side of a cell: colours 0–5, 6 open, 7 the frame."""
OBSERVED = Observed(
    Number("seats", quantity(2, MOST_SEATS), "How many seats there are."),
    Number("over", category(2), "Whether the match is over."),
    Number("claim_time", quantity(5, 120), "The seconds of a claim."),
    Number("cool_down", quantity(0, 30), "The seconds after a wrong claim."),
    Number("search_limit", quantity(0, 900), "The seconds of a search; 0 without a limit."),
    Number("route", category(ROUTES + 1), "The route of the castle."),
    Number("visitors", quantity(0, VISITORS), "Visitors in all."),
    Number("visitor", quantity(0, VISITORS), "The one in the castle, from 0."),
    Number("ghost", CELL, "The cell of the ghost."),
    Number("goal", CELL, "The cell of the visitor; −1 for none."),
    Number("unrest", quantity(0, UNREST), "The unrest."),
    Number("claimer", SEAT, "The claimer: seats are counted from the observer clockwise, −1 is none."),
    Number("cell", CELL, "On a journey its cell."),
    Number("colour", COLOUR, "Its colour."),
    Number("last_colour", COLOUR, "Its last colour."),
    Number("steps", quantity(0, STEPS), "Its steps."),
    group(
        *("seats", "What lies before each seat.", MOST_SEATS),
        Number("walls", quantity(0, COLOURS), "Wall tokens."),
        Number("visitors", quantity(0, VISITORS), "Visitors."),
        Number("hand", category(2), "Whether its hand is up."),
        Number("cooling", category(2), "Whether it cools down."),
    ),
    Number("holders", SEAT, "The holder of each colour.", COLOURS),
    Number("owners", category(MOST_SEATS + 2, -2), "The owner of each visitor; −2 left the game.", VISITORS),
    group(
        *("tokens", "The token of each spot.", SPOTS),
        Number("kind", category(TRANSITION + 1), "1 a trapdoor, 2 a transition."),
        Number("cell", CELL, "Where the spot is."),
    ),
    group(
        *("cells", "What stands beside each cell: colours 0–5, 6 open, 7 the frame.", CELLS),
        Number("east", BESIDE, "East of it."),
        Number("south", BESIDE, "South of it."),
    ),
)
OBSERVATION = OBSERVED.count

INVARIANTS = (
    "every visitor has a room of its own",
    "visitors before the one in the castle are taken or gone, those after it are still to come",
    "ghost and visitor stand in different rooms",
    "wall tokens and visitors lie before seats of the table",
    "hands, waits and cool-downs belong to seats of the table",
    "somebody has the floor exactly while a journey is going",
    "a journey goes from neighbour to neighbour or from trapdoor to trapdoor",
    "the match is over exactly when somebody has won at once or the visitors are used up",
)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Every visitor still to come may appear in any room where none has been, nor the ghost: no seat knows more."""
    reseed(state.luck, seed, 0)
    for visitor in range(still_to_come(state), int(state.visitors)):
        cell = room(below(state.luck, ROOMS))
        while is_taken(state, visitor, cell):
            cell = room(below(state.luck, ROOMS))
        state.room[visitor] = cell


@rule
def is_taken(state: State, visitor: int, cell: int) -> bool:
    """Whether a visitor cannot appear in a room: an earlier one has it, or the ghost waits there for this one."""
    return is_room_of_an_earlier(state, visitor, cell) or (visitor == state.visitor and cell == state.ghost)


@rule
def is_room_of_an_earlier(state: State, visitor: int, cell: int) -> bool:
    """Whether one of the visitors before this one has the room."""
    for earlier in range(visitor):
        if state.room[earlier] == cell:
            return True
    return False


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The README says what each number is."""
    observe_table(state, seat, out)
    at = TABLE
    for step in range(MOST_SEATS):
        observe_seat(state, (seat + step) % int(state.seats) if step < state.seats else NOBODY, out, at)
        at += A_SEAT
    for colour in range(COLOURS):
        out[at + colour] = from_seat(state, int(state.holder[colour]), seat)
    at += COLOURS
    for visitor in range(VISITORS):
        out[at + visitor] = from_seat(state, int(state.owner[visitor]), seat)
    observe_castle(state, out, at + VISITORS)


@rule
def observe_table(state: State, seat: int, out: Row) -> None:
    """The match, the round and the journey."""
    claiming = state.journey == GOING
    out[0] = int(state.seats)
    out[1] = int(state.over)
    out[2] = int(state.claim_time)
    out[3] = int(state.cool_down)
    out[4] = int(state.search_limit)
    out[5] = int(state.route)
    out[6] = int(state.visitors)
    out[7] = int(state.visitor)
    out[8] = int(state.ghost)
    out[9] = NOWHERE if state.over or state.counting else goal(state)
    out[10] = int(state.unrest)
    out[11] = from_seat(state, int(state.claimer), seat)
    out[12] = position(state) if claiming else NOWHERE
    out[13] = int(state.colour) if claiming else NOWHERE
    out[14] = int(state.last_colour) if claiming else NOWHERE
    out[15] = int(state.steps) if claiming else 0


@rule
def from_seat(state: State, other: int, seat: int) -> int:
    """A seat as another counts: 0 for oneself, 1 for the next clockwise; what is no seat stays as it is."""
    return other if other < 0 else (other - seat) % int(state.seats)


@rule
def observe_seat(state: State, seat: int, out: Row, at: int) -> None:
    """Wall tokens, visitors, hand, cool-down; nothing for an empty place."""
    empty = seat == NOBODY
    out[at] = 0 if empty else walls_of(state, seat)
    out[at + 1] = 0 if empty else visitors_of(state, seat)
    out[at + 2] = 1 if not empty and holds(state.hands, seat) else 0
    out[at + 3] = 1 if not empty and state.cooling[seat] != 0 else 0


@rule
def observe_castle(state: State, out: Row, at: int) -> None:
    """The tokens and the walls."""
    for spot in range(SPOTS):
        out[at + 2 * spot] = int(state.token[spot])
        out[at + 2 * spot + 1] = int(state.spot[spot])
    at += 2 * SPOTS
    for cell in range(CELLS):
        out[at + 2 * cell] = int(state.east[cell])
        out[at + 2 * cell + 1] = int(state.south[cell])


@rule
def check(state: State) -> int:
    """0, or the number of the first invariant that is broken."""
    if not rooms_differ(state):
        return 1
    if not visitors_come_in_order(state):
        return 2
    if not state.over and goal(state) == state.ghost:
        return 3
    if not things_lie_before_seats(state):
        return 4
    if not signs_belong_to_seats(state):
        return 5
    if (state.claimer != NOBODY) != (state.journey == GOING):
        return 6
    if not journey_holds_together(state):
        return 7
    if (state.over != 0) != (state.visitor == state.visitors or somebody_has_won(state)):
        return 8
    return 0


@rule
def rooms_differ(state: State) -> bool:
    """Each visitor of the match has a room, and no two the same; the others have none."""
    for visitor in range(VISITORS):
        cell = int(state.room[visitor])
        if visitor >= state.visitors:
            if cell != NOWHERE:
                return False
        elif cell < 0 or cell >= CELLS or not is_room(cell) or is_room_of_an_earlier(state, visitor, cell):
            return False
    return True


@rule
def visitors_come_in_order(state: State) -> bool:
    """Only the visitors that have appeared can be taken or gone."""
    for visitor in range(VISITORS):
        owner = int(state.owner[visitor])
        if visitor < state.visitor and owner == STILL_TO_COME:
            return False
        if (visitor > state.visitor or (visitor == state.visitor and not state.over)) and owner != STILL_TO_COME:
            return False
    return True


@rule
def things_lie_before_seats(state: State) -> bool:
    """No token or visitor lies before an empty place."""
    for colour in range(COLOURS):
        if state.holder[colour] < NOBODY or state.holder[colour] >= state.seats:
            return False
    for visitor in range(VISITORS):
        if state.owner[visitor] >= state.seats:
            return False
    return True


@rule
def signs_belong_to_seats(state: State) -> bool:
    """No hand, wait or cool-down of an empty place; the unrest keeps its bound."""
    stray = (int(state.hands) | int(state.waiting)) & ~everyone(state.seats)
    for seat in range(int(state.seats), MOST_SEATS):
        if state.cooling[seat] != 0:
            stray = 1
    return stray == 0 and state.unrest >= 0 and state.unrest <= UNREST


@rule
def journey_holds_together(state: State) -> bool:
    """Each step is to a neighbour, by trapdoor, or on the spot for a change; behind the last one nothing is written."""
    for step in range(STEPS + 1):
        cell = int(state.path[step])
        if step > state.steps and cell != NOWHERE:
            return False
        if step > 0 and step <= state.steps and not is_one_step(state, int(state.path[step - 1]), cell):
            return False
    return True


@rule
def is_one_step(state: State, here: int, there: int) -> bool:
    """Whether a journey can go from one cell to the other in one step."""
    for direction in range(DIRECTIONS):
        if beside(here, direction) == there:
            return True
    return is_on_a_token(state, here) and (here == there or is_on_a_token(state, there))


@rule
def is_on_a_token(state: State, cell: int) -> bool:
    """Whether a token lies in a cell."""
    for spot in range(SPOTS):
        if state.spot[spot] == cell and state.token[spot] != NO_TOKEN:
            return True
    return False


@rule
def somebody_has_won(state: State) -> bool:
    """Whether a seat has four wall tokens or five visitors."""
    for seat in range(int(state.seats)):
        if has_won_at_once(state, seat):
            return True
    return False
