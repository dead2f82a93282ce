"""The ghost's way: crests laid face down, each naming one of the rooms next to the last; walls do not matter."""

from hullaboo.core.luck import below
from hullaboo.core.record import Row
from hullaboo.core.rule import rule

from .board import CRESTS, NO_CREST, NOWHERE
from .state import CARDS, State

ALL_CRESTS = (1 << CRESTS) - 1


@rule
def cards_to_lay(state: State) -> int:
    """The crests that may come next, as bits: in hand, and on a room beside the end of the path."""
    room, in_hand = int(state.pawn[int(state.ghost)]), ALL_CRESTS
    for card in range(int(state.laid)):
        crest = int(state.path[card])
        in_hand &= ~(1 << crest)
        room = int(state.haunt[room, crest])
    return int(state.beside[room]) & in_hand


@rule
def lay(state: State, crest: int) -> None:
    """Lay one card face down behind the others."""
    state.path[int(state.laid)] = crest
    state.laid = int(state.laid) + 1


@rule
def take_cards_back(state: State) -> None:
    """The ghost's cards return to its hand, shown or not."""
    for card in range(CARDS):
        state.path[card] = NO_CREST
    state.laid = 0


@rule
def room_after(state: State, room: int, crest: int, used: int) -> int:
    """Where a crest leads from a room: nowhere, if it was used before, and from nowhere."""
    if room == NOWHERE or (used >> crest) & 1 == 1:
        return NOWHERE
    return int(state.haunt[room, crest])


@rule
def is_walkable(state: State, code: int, cards: int) -> bool:
    """Whether the crests of `code`, its digits to the base five, are different and lead from room to room."""
    room, used = int(state.pawn[int(state.ghost)]), 0
    for _ in range(cards):
        crest = code % CRESTS
        code //= CRESTS
        room = room_after(state, room, crest, used)
        used |= 1 << crest
    return room != NOWHERE


@rule
def count_walks(state: State, cards: int, entered: Row) -> int:
    """How many walks so many cards allow from where the ghost stands; `entered` counts those into each room.

    A walk is a number, its crests from the first on to the base five: counting up tries them all, and from a card that
    may not be laid the count goes on at that card.
    """
    walks, walk, end = 0, 0, CRESTS**cards
    while walk < end:
        fault = fault_in(state, walk, end)
        if fault == 0:
            walks += 1
            enter_rooms(state, walk, end, entered)
            walk += 1
        else:
            walk = (walk // fault + 1) * fault
    return walks


@rule
def fault_in(state: State, walk: int, end: int) -> int:
    """What the first card of a walk that may not be laid counts in its number; 0 if all may be laid."""
    room, used, counts = int(state.pawn[int(state.ghost)]), 0, end // CRESTS
    while counts > 0:
        crest = walk // counts % CRESTS
        room = room_after(state, room, crest, used)
        if room == NOWHERE:
            return counts
        used |= 1 << crest
        counts //= CRESTS
    return 0


@rule
def enter_rooms(state: State, walk: int, end: int, entered: Row) -> None:
    """Count a walk into each of its rooms."""
    room, counts = int(state.pawn[int(state.ghost)]), end // CRESTS
    while counts > 0:
        room = int(state.haunt[room, walk // counts % CRESTS])
        entered[room] += 1
        counts //= CRESTS


@rule
def lay_any(state: State) -> None:
    """Lay any walkable path of the same length in place of the one that lies there, each equally likely."""
    cards = int(state.laid)
    codes = CRESTS**cards
    code = below(state.luck, codes)
    while not is_walkable(state, code, cards):
        code = below(state.luck, codes)
    for card in range(cards):
        state.path[card] = code % CRESTS
        code //= CRESTS
