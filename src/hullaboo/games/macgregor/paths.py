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
def is_walkable(state: State, code: int, cards: int) -> bool:
    """Whether the crests of `code`, its digits to the base five, are different and lead from room to room."""
    room = int(state.pawn[int(state.ghost)])
    used = 0
    for _ in range(cards):
        crest = code % CRESTS
        code //= CRESTS
        if room == NOWHERE or (used >> crest) & 1 == 1:
            return False
        used |= 1 << crest
        room = int(state.haunt[room, crest])
    return room != NOWHERE


@rule
def count_walks(state: State, cards: int, entered: Row) -> int:
    """How many walks so many cards allow from where the ghost stands; `entered` counts those into each room."""
    walks = 0
    for code in range(CRESTS**cards):
        if is_walkable(state, code, cards):
            walks += 1
            room, rest = int(state.pawn[int(state.ghost)]), code
            for _ in range(cards):
                room = int(state.haunt[room, rest % CRESTS])
                rest //= CRESTS
                entered[room] += 1
    return walks


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
