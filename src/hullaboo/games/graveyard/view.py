"""What each viewer may see, named thing by thing. All but the order of the piles is open to all."""

from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, SPECTATOR, holds
from hullaboo.kit.plain import once, once_a_move, plain

from .cards import ACROSS, NOTHING, SQUARES, TOMBSTONE
from .gaze import first_in_sight, look, order_matters
from .moves import AXES, SQUARE_NAMES
from .rules import LOOK, actors, lay
from .state import CARDS, GATE_CARDS, SIDE, State

COLOURS = ("white", "black")
GAZES = ("up", "right", "down", "left")

FORESEEABLE = True
"""What a move does can be shown before it is made: nothing has to be remembered here."""

Json = dict[str, Any]
Table = Any
"""A state read as plain numbers and tuples."""

TEXTS = [*(f"{colour} {gaze}" for colour in COLOURS for gaze in GAZES), "tombstone", "bars"]
"""Every square of a card, by its number."""
FRONTS = [TEXTS, [*TEXTS[4:8], *TEXTS[:4], *TEXTS[8:]]]
"""Every square of the deck, in the colours of each seat."""


def view(state: State, viewer: int) -> Json:
    """The table as JSON; below its top, a pile shows only which cards it holds, in the order of the edition."""
    return dict(seen(state, SPECTATOR if viewer != ALL_EYES else viewer))


@once
def seen(state: State, viewer: int) -> Json:
    """What everybody sees alike, but for all eyes."""
    table: Table = plain(state)
    return {
        "turn": None if actors(state) == 0 else table.turn,
        "to_look": [name for at, name in enumerate(SQUARE_NAMES) if table.to_look >> at & 1],
        "points": points(table),
        "handicap": table.handicap,
        "side": SIDE,
        "gate": [lying_card(table, card) for card in range(GATE_CARDS)],
        "cards": [laid_card(table, card) for card in range(GATE_CARDS, table.laid)],
        "seats": [seat_view(table, seat, viewer) for seat in range(2)],
    }


def points(table: Table) -> list[int]:
    """The ghosts of each colour in sight, the Oya's with the handicap."""
    white, black = table.ghosts
    return [white + table.handicap, black]


def lying_card(table: Table, card: int) -> Json:
    """Where a card lies and what it shows."""
    row, column = place(table, card)
    squares = [TEXTS[square] for square in table.square[card]]
    return {"row": row, "column": column, "axis": AXES[table.axis[card]], "squares": squares}


def place(table: Table, card: int, at: int = 0) -> tuple[int, int]:
    """The row and column of a square of a card on the table."""
    line, step = table.line[card], table.step[card] + at
    return (line, step) if table.axis[card] == ACROSS else (step, line)


def laid_card(table: Table, card: int) -> Json:
    """A card that was laid: whose it is, which one, where it lies and what it shows."""
    seat, number = divmod(table.card[card], CARDS)
    return {"seat": seat, "card": number, **lying_card(table, card)}


def seat_view(table: Table, seat: int, viewer: int) -> Json:
    """A seat's hand and the top of its pile, which are open, and the rest of its pile, whose order is not."""
    pile = table.pile[seat][: table.pile_size[seat]]
    below = pile[-2::-1] if viewer == ALL_EYES else sorted(pile[:-1])
    return {
        "hand": card_view(table, seat, table.hand[seat]),
        "next": card_view(table, seat, pile[-1] if pile else NOTHING),
        "pile": [card_view(table, seat, card) for card in below],
    }


def card_view(table: Table, seat: int, card: int) -> Json | None:
    """A card by its number in the edition and its front, lying across; null for no card."""
    if card == NOTHING:
        return None
    return {"card": card, "squares": [FRONTS[seat][square] for square in table.deck[card]]}


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Json]:
    """What everybody is told alike: all of it is open."""
    return list(told(before, seat, action, after))


@once_a_move
def told(before: State, seat: int, action: int, after: State) -> list[Json]:
    """The lay, then each look in the order it happened, then the card taken in hand."""
    states = State.batch(1)
    states[0] = before
    state = states[0]
    return [*tell_action(state, seat, action), *tell_looks(state, seat), *tell_taking(before, seat, after)]


def tell_action(state: State, seat: int, action: int) -> list[Json]:
    """Play the action on a copy of the table, but let no ghost look that was not asked to."""
    if action >= LOOK:
        return [tell_look(state, seat, action - LOOK)]
    lay(state, seat, action)
    return [{"code": "lay", **laid_card(plain(state), int(state.laid) - 1)}]


def tell_looks(state: State, seat: int) -> list[Json]:
    """Let the ghosts look whose order no longer matters."""
    if order_matters(state):
        return []
    to_look = int(state.to_look)
    return [tell_look(state, seat, at) for at in range(SQUARES) if holds(to_look, at)]


def tell_look(state: State, seat: int, at: int) -> Json:
    """Let a ghost of the card just laid look, and tell what came of it."""
    table: Table = plain(state)
    laid = table.laid - 1
    told = {"seat": seat, **ghost_view(table, laid, at)}
    seen = first_in_sight(state, laid, at)
    scared = look(state, at)
    if seen == NOBODY:
        return {"code": "sees-nobody", **told}
    met, part = divmod(seen, SQUARES)
    told["met_row"], told["met_column"] = place(table, met, part)
    if scared != NOBODY:
        return {"code": "scares", **told}
    return {"code": "meets-tombstone" if table.square[met][part] == TOMBSTONE else "looks-back", **told}


def ghost_view(table: Table, card: int, at: int) -> Json:
    """A ghost on the table: where it is, its colour, where it looks."""
    row, column = place(table, card, at)
    colour, gaze = TEXTS[table.square[card][at]].split()
    return {"row": row, "column": column, "colour": colour, "gaze": gaze}


def tell_taking(before: State, seat: int, after: State) -> list[Json]:
    """The card that the seat takes in hand at the end of its turn, which all have seen on its pile."""
    if after.pile_size[seat] == before.pile_size[seat]:
        return []
    return [{"code": "take", "seat": seat, "card": int(after.hand[seat])}]


def outcome(state: State) -> Outcome:
    """More ghosts in sight win; a tie is the Oya's."""
    white, black = points(plain(state))
    winner = 1 if black > white else 0
    return Outcome((white, black), (winner,), "tie" if white == black else "more", {"white": white, "black": black})
