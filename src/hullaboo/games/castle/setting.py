"""Setting the table up: the castle from nine tiles, the tokens, the ghost, the visitors."""

from hullaboo.core.luck import below, shuffle
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import MOST_SEATS, NOBODY

from .board import (
    CELLS,
    COLOURS,
    FRAME,
    ROOMS,
    ROOMS_A_SIDE,
    SIDE,
    TILE_CELLS,
    TILE_SIDE,
    TILES,
    TILES_A_SIDE,
    room,
    room_number,
)
from .state import (
    NO_JOURNEY,
    NO_TOKEN,
    NOWHERE,
    ROUTES,
    SPOTS,
    STEPS,
    STILL_TO_COME,
    TRANSITION,
    TRAPDOOR,
    VISITORS,
    State,
)

# The row of an edition: signs of the frame, spots, the sides of each tile's cells, the rooms of each visitor.
CRESTS_AT = 0
PORTRAITS_AT = CRESTS_AT + ROOMS_A_SIDE
SPOTS_AT = PORTRAITS_AT + ROOMS_A_SIDE
TILES_AT = SPOTS_AT + SPOTS
NUMBERS_A_TILE = 2 * TILE_CELLS
VISITORS_AT = TILES_AT + TILES * NUMBERS_A_TILE
EDITION_LENGTH = VISITORS_AT + VISITORS * ROUTES

BY_LUCK = 1

MIDDLE = (14, 15, 20, 21)
"""The four rooms of the middle tile."""


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """Set the table up; the first visitor is in the castle, or comes when the countdown is over."""
    state.seats = seats
    state.over = 0
    state.claim_time = options.claim_time
    state.cool_down = options.cool_down
    state.search_limit = options.search_limit
    state.countdown = options.countdown
    hang_the_frame(state, edition)
    lay_the_tiles(state, edition)
    lay_the_tokens(state, options, edition)
    state.ghost = room(MIDDLE[below(state.luck, len(MIDDLE))])
    state.route = options.route if options.route > 0 else 1 + below(state.luck, ROUTES)
    stack_the_visitors(state, edition)
    clear_the_seats(state)


@rule
def hang_the_frame(state: State, edition: Row) -> None:
    """Crests beside the rows of rooms, portraits above the columns."""
    for place in range(ROOMS_A_SIDE):
        state.crest[place] = edition[CRESTS_AT + place]
        state.portrait[place] = edition[PORTRAITS_AT + place]


@rule
def lay_the_tiles(state: State, edition: Row) -> None:
    """Nine tiles in random order, all turned the same way."""
    for tile in range(TILES):
        state.tile[tile] = tile
    shuffle(state.luck, state.tile, TILES)
    for cell in range(CELLS):
        lay_cell(state, edition, cell)


@rule
def lay_cell(state: State, edition: Row, cell: int) -> None:
    """The walls east and south of a cell, as its tile has them; the frame closes the castle."""
    row, column = cell // SIDE, cell % SIDE
    tile = int(state.tile[row // TILE_SIDE * TILES_A_SIDE + column // TILE_SIDE])
    at = TILES_AT + tile * NUMBERS_A_TILE + row % TILE_SIDE * TILE_SIDE + column % TILE_SIDE
    state.east[cell] = edition[at] if column < SIDE - 1 else FRAME
    state.south[cell] = edition[at + TILE_CELLS] if row < SIDE - 1 else FRAME


@rule
def lay_the_tokens(state: State, options: Chosen, edition: Row) -> None:
    """Trapdoors on the first spots, transitions on the next, the rest stay empty."""
    for spot in range(SPOTS):
        state.spot[spot] = edition[SPOTS_AT + spot]
    if options.spots == BY_LUCK:
        draw_the_spots(state)
    settle_the_spots(state, options)
    for spot in range(SPOTS):
        state.token[spot] = TRAPDOOR if spot < options.trapdoors else TRANSITION
        if spot >= options.tokens:
            state.token[spot] = NO_TOKEN
            state.spot[spot] = NOWHERE


@rule
def draw_the_spots(state: State) -> None:
    """Four different rooms, any of them."""
    for spot in range(SPOTS):
        cell = room(below(state.luck, ROOMS))
        while is_among_the_first(state, spot, cell):
            cell = room(below(state.luck, ROOMS))
        state.spot[spot] = cell


@rule
def settle_the_spots(state: State, options: Chosen) -> None:
    """Spots whose rooms are chosen come first, then the others have theirs."""
    taken = 0
    for spot in range(SPOTS):
        chosen = chosen_room(options, spot)
        if chosen > 0:
            taken |= settle(state, spot, chosen - 1, taken)
    for spot in range(SPOTS):
        if chosen_room(options, spot) == 0:
            taken |= settle(state, spot, room_number(state.spot[spot]), taken)


@rule
def chosen_room(options: Chosen, spot: int) -> int:
    """The number of the room that was chosen for a spot, 0 if none was."""
    if spot < 2:
        return int(options.spot_1 if spot == 0 else options.spot_2)
    return int(options.spot_3 if spot == 2 else options.spot_4)


@rule
def settle(state: State, spot: int, number: int, taken: int) -> int:
    """Put a spot into a room or, where that is taken, into the next one that is not; answers the room as a bit."""
    while (taken >> number) & 1:
        number = (number + 1) % ROOMS
    state.spot[spot] = room(number)
    return 1 << number


@rule
def is_among_the_first(state: State, count: int, cell: int) -> bool:
    """Whether one of the first spots is this cell."""
    for spot in range(count):
        if state.spot[spot] == cell:
            return True
    return False


@rule
def stack_the_visitors(state: State, edition: Row) -> None:
    """Nine visitors for two seats, twelve for three and four, fifteen for more; their rooms are those of the route."""
    state.visitors = 9 if state.seats == 2 else 12 if state.seats <= 4 else VISITORS
    state.visitor = 0
    count_down(state)
    for visitor in range(VISITORS):
        at = VISITORS_AT + visitor * ROUTES + int(state.route) - 1
        state.room[visitor] = edition[at] if visitor < state.visitors else NOWHERE
        state.owner[visitor] = STILL_TO_COME


@rule
def count_down(state: State) -> None:
    """Nobody sees the next visitor before the others do: it appears when a moment has passed."""
    state.counting = 1 if state.countdown > 0 else 0


@rule
def clear_the_seats(state: State) -> None:
    """All wall tokens in the reserve, all hands down, nobody claiming."""
    for colour in range(COLOURS):
        state.holder[colour] = NOBODY
    for seat in range(MOST_SEATS):
        state.cooling[seat] = 0
    state.hands = 0
    state.waiting = 0
    state.unrest = 0
    state.claims = 0
    state.claimer = NOBODY
    state.journey = NO_JOURNEY
    state.traveller = NOBODY
    forget_the_journey(state)


@rule
def forget_the_journey(state: State) -> None:
    """No step shown, no colour called."""
    state.colour = NOWHERE
    state.last_colour = NOWHERE
    state.steps = 0
    for step in range(STEPS + 1):
        state.path[step] = NOWHERE
        state.path_colour[step] = NOWHERE
