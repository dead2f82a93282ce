"""The rules of the game: a turn, its discards and counters, *Bloops!*, and how it ends."""

from hullaboo.core.luck import below
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, NOBODY, holds
from hullaboo.kit.cards import NO_CARD, face_of, shown_to_all, turned_down_by, turned_up_for

from .duties import actors, legal, legal_action, legal_count, wait, work_out_who_acts
from .effects import begin_look, drop_impossible_effects, end_look, enqueue, give, has_effect, let_go, pick, swap
from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .state import (
    ACTIONS,
    BLOOPS,
    BY_BLOOPS,
    BY_PILE,
    BY_TURNS,
    BY_TWENTY,
    CHOOSING,
    CLOSE,
    COUNTER,
    DONE,
    DRAW,
    DRAWN,
    ENOUGH_STARS,
    FIRST_LOOK,
    GIVE,
    KEEP,
    LONGEST,
    LOOK,
    MOST_LEGAL,
    NOWHERE,
    OVER,
    PICK,
    PLACES,
    REACTING,
    SEATED,
    SEATS,
    SEEN,
    SWAP,
    THROW,
    TWENTY,
    WAIT,
    State,
    can_take,
    card_at,
    deal,
    give_unseen,
    has_looked,
    held_by,
    lift,
    set_up,
    spot_of,
    take_card,
    upcoming,
)

__all__ = [
    "ACTIONS",
    "INVARIANTS",
    "LONGEST",
    "MOST_LEGAL",
    "OBSERVATION",
    "SEATED",
    "SEATS",
    "WAIT",
    "State",
    "actors",
    "apply",
    "check",
    "guess",
    "legal",
    "legal_action",
    "legal_count",
    "observe",
    "scores",
    "start",
]
VERSION = 1
SEALED = (
    "card", "pile", "left", "discards", "lying", "top", "held", "spot", "queue", "queued", "picked", "stage", "step",
    "turn", "turns_left", "said", "bloops", "ending", "acting", "looking", "waiting", "used",
)  # fmt: skip


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """Set the table up, deal, and let every seat look at its bottom row."""
    set_up(state, seats, edition)
    state.fair = 1 - options.windows
    state.strict = options.late
    state.memory_aid = options.memory_aid
    state.step = 1 if options.direction == 0 else seats - 1
    starter = below(state.luck, seats) if options.starter == 0 else (int(options.starter) - 1) % seats
    state.turn = (starter + seats - int(state.step)) % seats
    state.said = 1
    state.shut = 1
    deal(state)
    work_out_who_acts(state)


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; a wait changes nothing that anybody can see."""
    if action == WAIT:
        wait(state, seat)
        return
    turn_shown_card_down(state)
    if is_fault(state, seat, action):
        fault(state, seat, action - COUNTER)
    else:
        play(state, seat, action)
        settle(state)


@rule
def settle(state: State) -> None:
    """What follows from an action: effects that have become impossible, the end, and who may act now."""
    drop_impossible_effects(state)
    if the_last_window_has_closed(state):
        finish(state, BY_TURNS if state.bloops == NOBODY else BY_BLOOPS)
    work_out_who_acts(state)


@rule
def turn_shown_card_down(state: State) -> None:
    """A card shown as wrong lies face down again as soon as anything else happens."""
    state.shown_seat = NOBODY
    state.shown_place = NOWHERE


@rule
def play(state: State, seat: int, action: int) -> None:
    """One action, by its number."""
    if action >= LOOK:
        aim(state, action)
    elif action >= PICK:
        pick(state, action - PICK)
    elif action >= COUNTER:
        counter(state, seat, action - COUNTER)
    elif action >= KEEP:
        keep(state, action - KEEP)
    elif action >= GIVE:
        give(state, action - GIVE)
    else:
        speak_up(state, seat, action)


@rule
def aim(state: State, action: int) -> None:
    """Actions that name a card of any seat."""
    if action >= SWAP:
        swap(state, (action - SWAP) // PLACES, (action - SWAP) % PLACES)
    else:
        begin_look(state, (action - LOOK) // PLACES, (action - LOOK) % PLACES)


@rule
def speak_up(state: State, seat: int, action: int) -> None:
    """Actions that name nothing."""
    if action == DRAW:
        draw_card(state)
    elif action == THROW:
        throw(state)
    elif action == DONE:
        state.said = 1
    elif action == SEEN:
        seen(state, seat)
    elif action == BLOOPS:
        call(state, seat)
    elif action == CLOSE:
        state.shut = 1


@rule
def seen(state: State, seat: int) -> None:
    """A look ends, by the seat's own word or because its time is over."""
    if state.stage != FIRST_LOOK:
        end_look(state)
        return
    for other in range(int(state.seats)):
        if other == seat or (seat == CLOCK and holds(int(state.looking), other)):
            has_looked(state, other)


@rule
def draw_card(state: State) -> None:
    """The next seat begins its turn with a card for its eyes alone; without a card to draw the game is over."""
    state.renewed = 0
    if not can_take(state):
        finish(state, BY_PILE)
        return
    state.turn = upcoming(state)
    state.turns_left -= 1
    state.card[DRAWN] = turned_up_for(take_card(state), int(state.turn))
    state.stage = CHOOSING
    state.waiting = 0
    forget_refusals(state)


@rule
def forget_refusals(state: State) -> None:
    """Another discard, another chance for every card."""
    for seat in range(int(state.seats)):
        state.refused[seat] = 0


@rule
def throw(state: State) -> None:
    """The drawn card goes to the discards, face up."""
    end_turn(state, int(state.card[DRAWN]))


@rule
def keep(state: State, place: int) -> None:
    """The drawn card takes a place, face down; the card that lay there goes, face up."""
    seat = int(state.turn)
    spot = spot_of(state, seat, place)
    replaced = int(state.card[spot])
    state.card[spot] = turned_down_by(state.card[DRAWN], seat)
    end_turn(state, replaced)


@rule
def end_turn(state: State, card: int) -> None:
    """The card of the turn is discarded, and everyone may react."""
    state.card[DRAWN] = NO_CARD
    state.stage = REACTING
    state.occasion += 1
    state.said = 0 if state.bloops == NOBODY else 1
    forget_refusals(state)
    discard(state, int(state.turn), face_of(card))


@rule
def discard(state: State, owner: int, face: int) -> None:
    """A card lands on the discards: the 20 ends the game, an effect waits for its turn, the window opens anew."""
    state.discards[face] = int(state.discards[face]) + 1
    state.lying += 1
    state.top = face
    state.discarded += 1
    state.shut = 0
    state.waiting = 0
    if face == TWENTY:
        finish(state, BY_TWENTY)
    elif has_effect(face):
        enqueue(state, owner)


@rule
def counter(state: State, seat: int, place: int) -> None:
    """A seat throws an equal card at the discard, in time."""
    let_go(state, seat, place)
    discard(state, seat, face_of(lift(state, seat, place)))


@rule
def is_fault(state: State, seat: int, action: int) -> bool:
    """Whether a seat throws a card that is not equal to the discard, or comes too late."""
    if not COUNTER <= action < PICK:
        return False
    return state.stage == CHOOSING or face_of(card_at(state, seat, action - COUNTER)) != state.top


@rule
def fault(state: State, seat: int, place: int) -> None:
    """The card is shown to everyone and goes back face down; its owner takes a penalty card.

    That changes nobody's duties, unless it was the last card and a gift was waiting.
    """
    spot = spot_of(state, seat, place)
    state.card[spot] = shown_to_all(state.card[spot])
    state.shown_seat = seat
    state.shown_place = place
    state.refused[seat] = int(state.refused[seat]) | 1 << place
    give_unseen(state, seat)
    if state.queued > 0:
        settle(state)


@rule
def call(state: State, seat: int) -> None:
    """*Bloops!*: the caller takes the BLOOPS card, and every opponent has one last turn."""
    state.bloops = seat
    state.said = 1
    state.turns_left = int(state.seats) - 1


@rule
def the_last_window_has_closed(state: State) -> bool:
    """Whether nothing more can happen in the last turn."""
    settled = state.stage == REACTING and state.queued == 0 and state.said == 1 and state.shut == 1
    return settled and state.turns_left == 0


@rule
def finish(state: State, ending: int) -> None:
    """All cards on the table are turned up for everybody."""
    state.stage = OVER
    state.ending = ending
    state.waiting = 0
    for spot in range(PLACES):
        if state.card[spot] != NO_CARD:
            state.card[spot] = shown_to_all(state.card[spot])


@rule
def points(state: State, seat: int) -> int:
    """The sum of a seat's cards; three stars or more are set aside."""
    total = 0
    stars = 0
    star_points = 0
    for place in range(PLACES):
        if (held_by(state, seat) >> place) & 1 == 0:
            continue
        face = face_of(card_at(state, seat, place))
        total += face
        if (int(state.stars) >> face) & 1 == 1:
            stars += 1
            star_points += face
    return total - star_points if stars >= ENOUGH_STARS else total


@rule
def scores(state: State, out: Row) -> None:
    """Each seat's points, negative, because the fewest win."""
    for seat in range(int(state.seats)):
        out[seat] = -points(state, seat)
