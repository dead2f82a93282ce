"""What a seat may know, what it can only guess, and what must be true of every table.

Seats are counted from the observer on, as it sees them around the table.
"""

from hullaboo.core.luck import reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, bit, holds
from hullaboo.kit.cards import NO_CARD, face_of, known_by, knows, looked_at_by
from hullaboo.kit.masks import how_many
from hullaboo.kit.observation import Number, Observed, bits, category, group, quantity
from hullaboo.kit.pile import cards_in, copies_in, is_empty_behind, redeal

from .duties import TO_DRAW, duty, window_is_open, work_out_who_acts
from .effects import effect_owner, has_effect
from .state import (
    CARDS,
    CHOOSING,
    DRAWN,
    FACES,
    FIRST_LOOK,
    MOST,
    MOST_COPIES,
    OVER,
    PLACES,
    TURNS,
    State,
    card_at,
    held_by,
    spot_of,
)

HEADER = 18
CARD_NUMBERS = 2
REFUSED = 1 << MOST
SEAT = category(MOST + 1)
"""Seats are counted from the observer on, which is 1; 0 is nobody."""
CARD = category(FACES + 2)
"""0 none, 1 a back, 2 more than its value for a card that the seat has seen."""
PLACE = category(PLACES + 1)
"""One more than the place; 0 for none."""
OBSERVED = Observed(
    Number("seats", quantity(2, MOST), "How many seats there are."),
    Number("stage", category(OVER + 1), "0 first look, 1 a seat chooses, 2 reactions, 3 over."),
    Number("turn", SEAT, "Whose turn it is: 1 the observer, then clockwise; 0 nobody. So are all seats here."),
    Number("turns_left", quantity(0, TURNS), "How many turns are still to come."),
    Number("pile", quantity(0, CARDS), "Cards in the pile."),
    Number("top", category(FACES + 1), "One more than the value on top of the discards; 0 for none."),
    Number("effects", quantity(0, 2 * MOST_COPIES), "How many effects wait."),
    Number("effect_owner", SEAT, "Whose is the first."),
    Number("picked", PLACE, "One more than the place that was picked for an exchange; 0 for none."),
    Number("look_seat", SEAT, "Before whom a card is looked at."),
    Number("look_place", PLACE, "One more than its place."),
    Number("said", category(2), "Whether the word is said."),
    Number("window", category(2), "Whether the window is open."),
    Number("bloops", SEAT, "Who has called *Bloops!*"),
    Number("drawn", CARD, "The drawn card: 0 none, 1 unknown, 2 + its value."),
    Number("duty", category(TO_DRAW + 1), "What the observer owes, in the order of `duties.py`."),
    Number("fair", category(2), "Whether windows wait for everybody."),
    Number("strict", category(2), "Whether it costs a card to be late."),
    Number("discards", quantity(0, CARDS), "How many of each value lie in the discards.", FACES),
    group(
        *("places", "The places of each of five seats, from the observer on.", MOST * PLACES),
        Number("card", CARD, "0 none, 1 unknown, 2 + its value."),
        Number("seen_by", bits(MOST + 1), "Who has seen it, the observer first; the last bit: shown as wrong."),
    ),
)
OBSERVATION = OBSERVED.count

INVARIANTS = (
    "the pile holds as many cards as it says",
    "every card is in one place",
    "every place with a card has a spot of its own",
    "a spot holds a card exactly while a place stands on it",
    "only cards that lie before their owner are refused",
    "a drawn card is in hand exactly while its seat chooses",
    "faces are up only while somebody may look",
    "effects wait only under a card that has one",
    "the top of the discards lies on them",
    "as many cards lie on the discards as they say",
)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Deal anew every card the seat has not seen, among cards of one stock; who else waits, it cannot know."""
    reseed(state.luck, seed, 0)
    redeal(state.luck, state.card, CARDS, state.pile, int(state.left), int(state.stock), seat)
    state.waiting = int(state.waiting) & bit(seat)
    work_out_who_acts(state)


@rule
def from_here(state: State, seat: int, other: int) -> int:
    """How many seats further on `other` sits, plus one; 0 for nobody."""
    return 0 if other == NOBODY else (other + int(state.seats) - seat) % int(state.seats) + 1


@rule
def as_seen(seat: int, card: int) -> int:
    """0 for no card, 1 for a back, and 2 more than its value for a card that the seat has seen."""
    if card == NO_CARD:
        return 0
    return 2 + face_of(card) if knows(seat, card) else 1


@rule
def who_knows(state: State, seat: int, card: int) -> int:
    """The seats that have seen a card, as bits counted from the observer on."""
    mask = 0
    for step in range(int(state.seats)):
        if holds(known_by(card), (seat + step) % int(state.seats)):
            mask |= 1 << step
    return mask


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The table, the discards, and every place of every seat."""
    observe_table(state, seat, out)
    for face in range(FACES):
        out[HEADER + face] = int(state.discards[face])
    for step in range(MOST):
        at = HEADER + FACES + CARD_NUMBERS * PLACES * step
        for place in range(PLACES):
            out[at + CARD_NUMBERS * place] = 0
            out[at + CARD_NUMBERS * place + 1] = 0
        if step < state.seats:
            observe_hand(state, seat, (seat + step) % int(state.seats), at, out)


@rule
def observe_table(state: State, seat: int, out: Row) -> None:
    """What is the same for all, and the card in one's own hand."""
    out[0] = int(state.seats)
    out[1] = int(state.stage)
    out[2] = from_here(state, seat, int(state.turn))
    out[3] = int(state.turns_left)
    out[4] = int(state.left)
    out[5] = int(state.top) + 1
    out[6] = int(state.queued)
    out[7] = from_here(state, seat, effect_owner(state) if state.queued > 0 else NOBODY)
    out[8] = int(state.picked) + 1
    out[9] = from_here(state, seat, int(state.look_seat))
    out[10] = int(state.look_place) + 1
    out[11] = int(state.said)
    out[12] = 1 if window_is_open(state) else 0
    out[13] = from_here(state, seat, int(state.bloops))
    out[14] = as_seen(seat, int(state.card[DRAWN]))
    out[15] = duty(state, seat)
    out[16] = int(state.fair)
    out[17] = int(state.strict)


@rule
def observe_hand(state: State, seat: int, other: int, at: int, out: Row) -> None:
    """The cards before one seat: what the observer has seen of them, who has seen them, and which were refused."""
    for place in range(PLACES):
        if (held_by(state, other) >> place) & 1 == 0:
            continue
        card = card_at(state, other, place)
        refused = (int(state.refused[other]) >> place) & 1
        out[at + CARD_NUMBERS * place] = as_seen(seat, card)
        out[at + CARD_NUMBERS * place + 1] = who_knows(state, seat, card) | REFUSED * refused


@rule
def check(state: State) -> int:
    """0, or the first invariant that does not hold."""
    if copies_in(state.pile, int(state.left), 0) > 0 or not is_empty_behind(state.pile, int(state.left)):
        return 1
    before_seats = how_many(int(state.used)) + cards_in_hand(state)
    if int(state.left) + cards_in(state.discards, FACES) + before_seats != state.cards:
        return 2
    if not spots_are_shared_by_nobody(state):
        return 3
    return check_cards(state)


@rule
def check_cards(state: State) -> int:
    """The invariants of cards and effects."""
    if spots_with_cards(state) != state.used:
        return 4
    if refusals_without_cards(state) != 0:
        return 5
    if (cards_in_hand(state) == 1) != (state.stage == CHOOSING):
        return 6
    if faces_up(state) != faces_that_may_be_up(state):
        return 7
    if state.queued > 0 and not has_effect(int(state.top)):
        return 8
    if state.top != NO_CARD and state.discards[int(state.top)] == 0:
        return 9
    return 0 if cards_in(state.discards, FACES) == state.lying else 10


@rule
def cards_in_hand(state: State) -> int:
    """One while a drawn card is held."""
    return 0 if state.card[DRAWN] == NO_CARD else 1


@rule
def spots_are_shared_by_nobody(state: State) -> bool:
    """Whether the places with cards stand on all used spots, each on its own."""
    found = 0
    places = 0
    for seat in range(int(state.seats)):
        places += how_many(held_by(state, seat))
        for place in range(PLACES):
            if (held_by(state, seat) >> place) & 1 == 1:
                found |= 1 << spot_of(state, seat, place)
    return found == state.used and how_many(found) == places


@rule
def spots_with_cards(state: State) -> int:
    """The spots that hold cards, but for the hand's."""
    found = 0
    for spot in range(PLACES):
        if state.card[spot] != NO_CARD:
            found |= 1 << spot
    return found


@rule
def refusals_without_cards(state: State) -> int:
    """The places that are refused although nothing lies there."""
    places = 0
    for seat in range(int(state.seats)):
        places |= int(state.refused[seat]) & ~held_by(state, seat)
    return places


@rule
def faces_up(state: State) -> int:
    """How many pairs of eyes are on cards."""
    eyes = 0
    for spot in range(CARDS):
        if state.card[spot] != NO_CARD:
            eyes += how_many(looked_at_by(int(state.card[spot])))
    return eyes


@rule
def faces_that_may_be_up(state: State) -> int:
    """Three cards a seat in the first look; the drawn card; the card of a 7 or an 8."""
    if state.stage == FIRST_LOOK:
        return 3 * how_many(int(state.looking))
    looks = 0 if state.look_seat == NOBODY else 1
    return looks + cards_in_hand(state)
