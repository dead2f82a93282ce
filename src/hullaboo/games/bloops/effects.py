"""Effects of the 6, 7, 8 and 9: they wait in the order of discard, and each must be applied by who discarded it.

All effects that wait belong to cards of one value, that of the top of the discards: a counter always equals the top.
"""

from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY
from hullaboo.kit.cards import turned_down_by, turned_up_for

from .state import (
    EXCHANGE,
    GIFT,
    NOWHERE,
    State,
    can_take,
    cards_of,
    give_unseen,
    held_by,
    spot_of,
)


@rule
def has_effect(face: int) -> bool:
    """Whether a card of this value does something when it is discarded."""
    return GIFT <= face <= EXCHANGE


@rule
def enqueue(state: State, owner: int) -> None:
    """An effect waits for its turn."""
    state.queue[int(state.queued)] = owner
    state.queued += 1


@rule
def effect_over(state: State) -> None:
    """The first effect is done with and the next one comes up; whoever waited may think again."""
    last = int(state.queued) - 1
    for at in range(last):
        state.queue[at] = int(state.queue[at + 1])
    state.queue[last] = 0
    state.queued = last
    state.picked = NOWHERE
    state.waiting = 0


@rule
def effect_owner(state: State) -> int:
    """Who must apply the first effect."""
    return int(state.queue[0])


@rule
def may_swap_with(state: State, owner: int, seat: int) -> bool:
    """A 9 takes a card from any opponent who has one, but never from the owner of the BLOOPS card."""
    return seat != owner and seat != state.bloops and held_by(state, seat) != 0


@rule
def cards_to_swap_for(state: State, owner: int) -> int:
    """How many cards a 9 could take."""
    total = 0
    for seat in range(int(state.seats)):
        if may_swap_with(state, owner, seat):
            total += cards_of(state, seat)
    return total


@rule
def can_swap(state: State, owner: int) -> bool:
    """Whether a 9 of this owner has something to swap on both sides."""
    return held_by(state, owner) != 0 and cards_to_swap_for(state, owner) > 0


@rule
def is_possible(state: State) -> bool:
    """Whether the first effect can be applied at all."""
    if state.top == GIFT:
        return can_take(state)
    if state.top == EXCHANGE:
        return can_swap(state, effect_owner(state))
    return state.used != 0


@rule
def drop_impossible_effects(state: State) -> None:
    """An effect without a legal target does nothing."""
    while state.queued > 0 and not is_possible(state):
        effect_over(state)


@rule
def give(state: State, seat: int) -> None:
    """The 6: the top card of the pile goes before an opponent, unseen."""
    give_unseen(state, seat)
    effect_over(state)


@rule
def begin_look(state: State, seat: int, place: int) -> None:
    """The 7 and the 8: their owner turns a card up for himself alone."""
    spot = spot_of(state, seat, place)
    state.card[spot] = turned_up_for(state.card[spot], effect_owner(state))
    state.look_seat = seat
    state.look_place = place
    state.looks += 1


@rule
def end_look(state: State) -> None:
    """The card is turned down again."""
    spot = spot_of(state, int(state.look_seat), int(state.look_place))
    state.card[spot] = turned_down_by(state.card[spot], effect_owner(state))
    state.look_seat = NOBODY
    state.look_place = NOWHERE
    effect_over(state)


@rule
def pick(state: State, place: int) -> None:
    """The 9, first half: which of one's own cards goes."""
    state.picked = place


@rule
def swap(state: State, seat: int, place: int) -> None:
    """The 9, second half: the two cards change places, and what is known of them goes along."""
    owner = effect_owner(state)
    mine = int(state.picked)
    one, other = spot_of(state, owner, mine), spot_of(state, seat, place)
    kept = int(state.card[one])
    state.card[one] = int(state.card[other])
    state.card[other] = kept
    swap_refusals(state, owner, mine, seat, place)
    effect_over(state)


@rule
def swap_refusals(state: State, owner: int, mine: int, seat: int, place: int) -> None:
    """A card shown as wrong stays refused before its new owner."""
    one = (int(state.refused[owner]) >> mine) & 1
    other = (int(state.refused[seat]) >> place) & 1
    state.refused[owner] = int(state.refused[owner]) & ~(1 << mine) | other << mine
    state.refused[seat] = int(state.refused[seat]) & ~(1 << place) | one << place


@rule
def let_go(state: State, seat: int, place: int) -> None:
    """A card is about to leave its place: a look at it ends, a pick of it is void."""
    if state.look_seat == seat and state.look_place == place:
        end_look(state)
    if state.queued > 0 and state.picked == place and effect_owner(state) == seat:
        state.picked = NOWHERE
