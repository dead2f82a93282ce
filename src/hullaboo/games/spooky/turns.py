"""What the seats do: looking, drawing, taking, the powers, calling, and how a round ends."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, after, bit, everyone
from hullaboo.kit.cards import NO_CARD, open_card, turned_down, turned_down_by, turned_up_for
from hullaboo.kit.pile import fill

from .state import (
    DRAWN,
    FACES,
    FIRST_LOOK,
    HOLDING,
    LOOKING,
    LOW_ENOUGH,
    MOST_TURNS,
    NO_POWER,
    OFFERED,
    OVER,
    PENALTY,
    PILE_EMPTY,
    POWER,
    RIGHT_CALL,
    SHOWN,
    TOO_LONG,
    TURN,
    TURN_END,
    WRONG_CALL,
    State,
    ask_everyone_and_clock,
    close_eyes,
    deal_round,
    discard,
    draw_from_pile,
    leave,
    place_of,
    points_before,
    show_all_cards,
)

NOBODY_CALLED = -1


@rule
def finish_looking(state: State, seat: int) -> None:
    """A seat has seen enough; CLOCK says so for all who still look."""
    if state.phase == LOOKING:
        put_card_back(state)
        end_turn(state)
    elif state.phase == FIRST_LOOK:
        finish_first_look(state, seat)
    else:
        finish_showing(state, seat)


@rule
def finish_first_look(state: State, seat: int) -> None:
    """The round begins when all have memorised their two cards."""
    if seat != CLOCK:
        close_eyes(state, seat)
    else:
        for each in range(int(state.seats)):
            close_eyes(state, each)
    if state.acting == bit(CLOCK):
        begin_turn(state)


@rule
def finish_showing(state: State, seat: int) -> None:
    """The next round is dealt when all have seen the hands of the last."""
    leave(state, seat)
    if seat == CLOCK or state.acting == bit(CLOCK):
        deal_round(state)


@rule
def put_card_back(state: State) -> None:
    """The card that was looked at lies face down again."""
    place = int(state.spot)
    state.card[place] = turned_down(int(state.card[place]))
    state.spot = NO_CARD


@rule
def begin_turn(state: State) -> None:
    """A seat may draw or take; until it does, anybody may call."""
    state.turns = int(state.turns) + 1
    state.phase = TURN
    state.acting = everyone(state.seats)


@rule
def end_turn(state: State) -> None:
    """The seat has played: it says whether it calls."""
    state.phase = TURN_END
    ask_everyone_and_clock(state)
    if state.turns == MOST_TURNS:
        end_round(state, NOBODY_CALLED, TOO_LONG)


@rule
def pass_turn_on(state: State) -> None:
    """The seat is done; the next one may act."""
    state.turn = after(state.turn, state.seats)
    begin_turn(state)


@rule
def draw_card(state: State) -> None:
    """Draw and look; an empty pile is made anew once a round, then it ends the round."""
    if state.left == 0:
        renew_pile(state)
    if state.left == 0:
        end_round(state, NOBODY_CALLED, PILE_EMPTY)
        return
    state.card[DRAWN] = turned_up_for(draw_from_pile(state), int(state.turn))
    state.phase = HOLDING
    state.acting = bit(state.turn)


@rule
def renew_pile(state: State) -> None:
    """Shuffle the discards except the top one, the first time the pile runs out in a round."""
    if state.stock > 0 or state.top == NO_CARD:
        return
    state.stock = 1
    top = int(state.top)
    state.discards[top] = int(state.discards[top]) - 1
    state.left = fill(state.pile, 0, state.discards, FACES)
    for face in range(FACES):
        state.discards[face] = 1 if face == top else 0


@rule
def throw_card(state: State) -> None:
    """Throw the drawn card face up; its power may then be used."""
    discard(state, int(state.card[DRAWN]))
    state.card[DRAWN] = NO_CARD
    if state.power[int(state.top)] == NO_POWER:
        end_turn(state)
    else:
        state.phase = POWER


@rule
def keep_card(state: State, slot: int) -> None:
    """Lay the drawn card in a slot, face down."""
    kept = turned_down_by(int(state.card[DRAWN]), int(state.turn))
    state.card[DRAWN] = NO_CARD
    replace(state, slot, kept)


@rule
def take_discard(state: State, slot: int) -> None:
    """Take the top of the discard pile into a slot; everybody has seen it."""
    top = int(state.top)
    state.discards[top] = int(state.discards[top]) - 1
    replace(state, slot, open_card(top))


@rule
def replace(state: State, slot: int, card: int) -> None:
    """A card takes a slot; the replaced one is discarded face up, and its power does not count."""
    place = place_of(state.turn, slot)
    discard(state, int(state.card[place]))
    state.card[place] = card
    end_turn(state)


@rule
def look(state: State, place: int) -> None:
    """Look at a card where it lies."""
    state.card[place] = turned_up_for(int(state.card[place]), int(state.turn))
    state.spot = place
    state.phase = LOOKING
    state.acting = bit(state.turn) | bit(CLOCK)


@rule
def offer(state: State, slot: int) -> None:
    """Name the own card that will be swapped, unseen."""
    state.spot = place_of(state.turn, slot)
    state.phase = OFFERED


@rule
def swap_blind(state: State, place: int) -> None:
    """Swap the offered card with an opponent's; nobody looks."""
    swap_places(state, int(state.spot), place)
    state.spot = NO_CARD
    end_turn(state)


@rule
def swap_seen(state: State, slot: int) -> None:
    """Swap the card just looked at with an own one."""
    place = int(state.spot)
    put_card_back(state)
    swap_places(state, place, place_of(state.turn, slot))
    end_turn(state)


@rule
def swap_places(state: State, one: int, other: int) -> None:
    """Two cards change places; whoever has seen them knows where they went."""
    card = int(state.card[one])
    state.card[one] = int(state.card[other])
    state.card[other] = card


@rule
def call(state: State, seat: int) -> None:
    """Spooky Boo! The round ends, and the hand of the caller is judged; a turn that is complete is over, too."""
    if state.phase == TURN_END:
        pass_turn_on(state)
    right = points_before(state, seat) <= LOW_ENOUGH
    end_round(state, seat, RIGHT_CALL if right else WRONG_CALL)


@rule
def end_round(state: State, caller: int, ending: int) -> None:
    """All cards are shown, points are written down, and everybody may look before the next deal."""
    state.caller = caller
    state.ending = ending
    for seat in range(int(state.seats)):
        state.total[seat] = int(state.total[seat]) + points_for(state, seat)
    show_all_cards(state)
    if state.round_number == state.rounds:
        state.phase = OVER
        state.acting = 0
    else:
        state.phase = SHOWN
        ask_everyone_and_clock(state)


@rule
def points_for(state: State, seat: int) -> int:
    """A right caller gets nothing and the others their hands; a wrong one the penalty and the others nothing."""
    if state.ending == WRONG_CALL:
        return PENALTY if seat == state.caller else 0
    return 0 if seat == state.caller else points_before(state, seat)
