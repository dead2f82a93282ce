"""What the table can no longer tell: which of several keys with one crest has gone, or was handed over as which.

A key that is spent shows its face, not how long it was held. So where keys of one crest in a hand differ in who has
seen them, or in the pile they came from, what is left is only known to be one of them. `doubted` holds, for each key,
the seats of which it is no longer sure that they have seen it; of keys with a crest, those of older stocks than
`blurred` tells are no longer told from those of that stock. Both follow from what everybody sees.
"""

from hullaboo.core.rule import rule
from hullaboo.core.seats import bit
from hullaboo.kit.cards import EVERYBODY, KNOWING, MOST_STOCKS, face_of, hidden_card, known_by, knows, stock_of
from hullaboo.kit.masks import how_many
from hullaboo.kit.pile import is_hidden

from .board import COLOURS, CRESTS, colour_of, crest_on
from .state import MOST, State, place


@rule
def surely_known_by(state: State, at: int) -> int:
    """The seats of which everybody knows that they have seen a key."""
    return known_by(state.hand[at]) & ~int(state.doubted[at])


@rule
def stock_told(state: State, at: int) -> int:
    """The stock of a key, as far as the table can tell."""
    return max(stock_of(state.hand[at]), int(state.blurred[crest_on(face_of(state.hand[at]))]))


@rule
def blur_all(state: State, seat: int) -> None:
    """A hand is handed over: its taker sees the faces, not which key came when."""
    for crest in range(CRESTS):
        blur(state, seat, crest)


@rule
def blur(state: State, seat: int, crest: int) -> None:
    """One of a hand's keys with a crest is about to leave it: only what is sure of all of them stays sure."""
    sure, oldest, newest = EVERYBODY, MOST_STOCKS, 0
    for slot in range(int(state.held[seat])):
        at = place(seat, slot)
        if crest_on(face_of(state.hand[at])) == crest:
            sure &= surely_known_by(state, at)
            oldest = min(oldest, stock_told(state, at))
            newest = max(newest, stock_told(state, at))
    for slot in range(int(state.held[seat])):
        at = place(seat, slot)
        if crest_on(face_of(state.hand[at])) == crest:
            state.doubted[at] = known_by(state.hand[at]) & ~sure
    if newest > oldest:
        state.blurred[crest] = int(state.stock)


@rule
def keep_what_is_sure(state: State, viewer: int) -> None:
    """Wipe out of all hands what a viewer cannot tell of them, and lay them in an order that tells nothing else."""
    for seat in range(MOST):
        younger = known_of_the_younger(state, seat, viewer)
        for slot in range(int(state.held[seat])):
            settle(state, place(seat, slot), viewer, younger)
            sort_in(state, seat, slot, viewer)


@rule
def known_of_the_younger(state: State, seat: int, viewer: int) -> int:
    """Who has surely seen keys of a hand that the viewer has not: these have seen all older keys, too."""
    seats = 0
    for slot in range(int(state.held[seat])):
        if is_hidden(int(state.hand[place(seat, slot)]), viewer):
            seats |= surely_known_by(state, place(seat, slot))
    return seats


@rule
def settle(state: State, at: int, viewer: int, younger: int) -> None:
    """A key as a viewer knows it: who has surely seen it, and where it may come from."""
    card = int(state.hand[at])
    known = surely_known_by(state, at)
    if knows(viewer, card):
        known |= bit(viewer) | younger
    state.hand[at] = hidden_card(face_of(card), stock_told(state, at)) | known << KNOWING
    state.doubted[at] = 0


@rule
def sort_in(state: State, seat: int, slot: int, viewer: int) -> None:
    """Bring a key among those before it in its hand."""
    at = place(seat, slot)
    while at > place(seat, 0) and rank(state.hand[at], viewer) < rank(state.hand[at - 1], viewer):
        card = int(state.hand[at])
        state.hand[at] = int(state.hand[at - 1])
        state.hand[at - 1] = card
        at -= 1


@rule
def rank(card: int, viewer: int) -> int:
    """Where a key stands in a guess: seen by most first, then by stock, crest, and colour if known."""
    colour = colour_of(face_of(card)) if knows(viewer, card) else COLOURS
    look = crest_on(face_of(card)) * (COLOURS + 1) + colour
    return (stock_of(card) - how_many(known_by(card)) * MOST_STOCKS) * CRESTS * (COLOURS + 1) + look
