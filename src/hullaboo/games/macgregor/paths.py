"""The ghost's way: crests laid face down, each naming one of the rooms next to the last; walls do not matter."""

from hullaboo.core.luck import below
from hullaboo.core.rule import rule

from .board import CRESTS, NO_CREST, NOWHERE
from .table import CARDS, State


@rule
def is_laid(state: State, crest: int) -> bool:
    """Whether the ghost has laid its card of that crest already."""
    for card in range(int(state.laid)):
        if state.path[card] == crest:
            return True
    return False


@rule
def end_of_path(state: State) -> int:
    """The room in which the path laid so far ends."""
    room = int(state.pawn[int(state.ghost)])
    for card in range(int(state.laid)):
        room = int(state.haunt[room, int(state.path[card])])
    return room


@rule
def can_lay(state: State, crest: int) -> bool:
    """Whether a crest may come next: its card is in hand, and a room with it lies next to the end of the path."""
    return state.laid < CARDS and not is_laid(state, crest) and state.haunt[end_of_path(state), crest] != NOWHERE


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
