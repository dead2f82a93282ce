"""The whole table as one record, and the words the rules use about it."""

from hullaboo.core.record import Record, int8, int16, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_seat, as_seats
from hullaboo.core.seats import MOST_SEATS, NOBODY, everyone

from .board import CELLS, COLOURS, ROOMS_A_SIDE, TILES, wall

VISITORS = 15
ROUTES = 4
SPOTS = 4
NO_TOKEN, TRAPDOOR, TRANSITION = range(3)

WALLS_TO_WIN = 4
VISITORS_TO_WIN = 5
STEPS = 60
"""The most steps of a claim: cells, jumps and changes of colour together."""
UNREST = 30
"""The most dropped claims and changes of hands in one round."""

NOWHERE = -1
STILL_TO_COME, LEFT = -1, -2
NO_JOURNEY, GOING, RIGHT, DROPPED = range(4)


class State(Record):
    """The table. A cell of the castle is 0–143; sets of seats are bits."""

    luck = uint32(4)
    seats = int8()
    over = int8()

    claim_time = int16()
    cool_down = int16()
    search_limit = int16()
    countdown = int16()

    tile = int8(TILES)
    east = int8(CELLS)
    south = int8(CELLS)
    crest = int8(ROOMS_A_SIDE)
    portrait = int8(ROOMS_A_SIDE)
    spot = int16(SPOTS)
    token = int8(SPOTS)

    route = int8()
    ghost = int16()
    visitors = int8()
    """How many visitors take part."""
    visitor = int8()
    """The one in the castle, counted from 0."""
    counting = int8()
    """Whether that one is still to appear, when the countdown is over."""
    room = int16(VISITORS)
    """Where each visitor appears; known only of those that have."""
    owner = int8(VISITORS)
    """The seat that frightened a visitor; LEFT or STILL_TO_COME."""
    holder = int8(COLOURS)
    """The seat before which a wall token lies; NOBODY for the reserve."""

    hands = int8()
    waiting = int8()
    unrest = int8()
    claims = int16()
    """Claims of the match so far; the number of a claim tells its time from others'."""
    cooling = int16(MOST_SEATS)
    """The dropped claim for which a seat is cooling down, 0 for none."""

    claimer = int8()
    colour = int8()
    last_colour = int8()
    journey = int8()
    """How the newest journey stands: NO_JOURNEY, GOING, RIGHT or DROPPED."""
    traveller = int8()
    steps = int8()
    path = int16(STEPS + 1)
    path_colour = int8(STEPS + 1)


SEATED = {
    "owner": Seated(as_seat), "holder": Seated(as_seat), "hands": Seated(as_seats), "waiting": Seated(as_seats),
    "cooling": Seated(row=1), "claimer": Seated(as_seat), "traveller": Seated(as_seat),
}  # fmt: skip


@rule
def is_claiming(state: State) -> bool:
    """Whether somebody has the floor."""
    return state.claimer != NOBODY


@rule
def position(state: State) -> int:
    """Where the ghost stands on the journey being shown."""
    return int(state.path[int(state.steps)])


@rule
def still_to_come(state: State) -> int:
    """The first visitor whose room nobody knows."""
    return int(state.visitor) + (0 if state.counting else 1)


@rule
def goal(state: State) -> int:
    """The room of the visitor in the castle."""
    return int(state.room[int(state.visitor)])


@rule
def side(state: State, cell: int, direction: int) -> int:
    """What stands on one side of a cell."""
    return wall(state.east, state.south, cell, direction)


@rule
def spot_at(state: State, cell: int) -> int:
    """Which of the four spots a cell is; -1 for none."""
    for spot in range(SPOTS):
        if state.spot[spot] == cell:
            return spot
    return NOWHERE


@rule
def token_at(state: State, cell: int) -> int:
    """The token in a cell."""
    spot = spot_at(state, cell)
    return NO_TOKEN if spot == NOWHERE else int(state.token[spot])


@rule
def walls_of(state: State, seat: int) -> int:
    """How many wall tokens lie before a seat."""
    count = 0
    for colour in range(COLOURS):
        if state.holder[colour] == seat:
            count += 1
    return count


@rule
def visitors_of(state: State, seat: int) -> int:
    """How many visitors a seat has frightened."""
    count = 0
    for visitor in range(int(state.visitors)):
        if state.owner[visitor] == seat:
            count += 1
    return count


@rule
def everyone_waits(state: State) -> bool:
    """Whether every seat has said that it does nothing now."""
    return int(state.waiting) == everyone(state.seats)


@rule
def somebody_cools_down(state: State) -> bool:
    """Whether a cool-down is running."""
    for seat in range(int(state.seats)):
        if state.cooling[seat] != 0:
            return True
    return False


@rule
def last_taken(state: State, seat: int) -> int:
    """The last visitor that a seat took; -1 for none."""
    for visitor in range(int(state.visitors) - 1, -1, -1):
        if state.owner[visitor] == seat:
            return visitor
    return -1


@rule
def has_won_at_once(state: State, seat: int) -> bool:
    """Whether a seat has four wall tokens or five visitors."""
    return walls_of(state, seat) >= WALLS_TO_WIN or visitors_of(state, seat) >= VISITORS_TO_WIN
