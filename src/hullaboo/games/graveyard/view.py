"""What each viewer may see, named thing by thing. All but the order of the piles is open to all."""

from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, holds

from .cards import FRONT, NOTHING, SQUARES, TOMBSTONE, colour_of, gaze_of, in_colour, shown
from .gaze import first_in_sight, look, order_matters
from .moves import AXES, SQUARE_NAMES
from .rules import LOOK, actors, lay
from .table import CARDS, GATE_CARDS, GATE_COLUMN, GATE_ROW, GATE_WIDTH, SIDE, State, column_of, row_of

COLOURS = ("white", "black")
GAZES = ("up", "right", "down", "left")

Json = dict[str, Any]

FORESEEABLE = True
"""All is open and nothing has to be remembered: what a lay would do may be shown before it is made."""


def view(state: State, viewer: int) -> Json:
    """The table as JSON; below its top, a pile shows only which cards it holds, in the order of the edition."""
    over = actors(state) == 0
    return {
        "turn": None if over else int(state.turn),
        "to_look": [SQUARE_NAMES[at] for at in range(SQUARES) if holds(state.to_look, at)],
        "points": points(state),
        "handicap": int(state.handicap),
        "side": SIDE,
        "gate": gate(),
        "cards": [laid_card(state, card) for card in range(GATE_CARDS, int(state.laid))],
        "seats": [seat_view(state, seat, viewer) for seat in range(2)],
    }


def points(state: State) -> list[int]:
    """The ghosts of each colour in sight, the Oya's with the handicap."""
    return [int(state.ghosts[0]) + int(state.handicap), int(state.ghosts[1])]


def gate() -> list[Json]:
    """The six upright cards of the gate."""
    outer = (0, GATE_WIDTH - 1)
    return [
        {
            "row": GATE_ROW,
            "column": GATE_COLUMN + at,
            "axis": "upright",
            "squares": ["tombstone" if at in outer else "bars"] * SQUARES,
        }
        for at in range(GATE_WIDTH)
    ]


def square_text(square: int) -> str:
    """A square: `white up`, `black left`, `tombstone`."""
    return "tombstone" if square == TOMBSTONE else f"{COLOURS[colour_of(square)]} {GAZES[gaze_of(square)]}"


def laid_card(state: State, card: int) -> Json:
    """A card on the table: whose it is, which one, where it lies and what it shows."""
    return {
        "seat": int(state.card[card]) // CARDS,
        "card": int(state.card[card]) % CARDS,
        "row": row_of(state, card, 0),
        "column": column_of(state, card, 0),
        "axis": AXES[int(state.axis[card])],
        "squares": [square_text(int(state.square[card, at])) for at in range(SQUARES)],
    }


def seat_view(state: State, seat: int, viewer: int) -> Json:
    """A seat's hand and the top of its pile, which are open, and the rest of its pile, whose order is not."""
    pile = [int(state.pile[seat, depth]) for depth in range(int(state.pile_size[seat]))]
    below = pile[-2::-1] if viewer == ALL_EYES else sorted(pile[:-1])
    return {
        "hand": card_view(state, seat, int(state.hand[seat])),
        "next": card_view(state, seat, pile[-1] if pile else NOTHING),
        "pile": [card_view(state, seat, card) for card in below],
    }


def card_view(state: State, seat: int, card: int) -> Json | None:
    """A card by its number in the edition and its front, lying across; null for no card."""
    if card == NOTHING:
        return None
    fronts = [in_colour(shown(state.deck, card, FRONT, at), seat) for at in range(SQUARES)]
    return {"card": card, "squares": [square_text(square) for square in fronts]}


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Json]:
    """The lay, then each look in the order it happened, then the card taken in hand; all of it is open."""
    table = State.batch(1)
    table[0] = before
    return [*tell_action(table[0], seat, action), *tell_looks(table[0], seat), *tell_taking(before, seat, after)]


def tell_action(table: State, seat: int, action: int) -> list[Json]:
    """Play the action on a copy of the table, but let no ghost look that was not asked to."""
    if action >= LOOK:
        return [tell_look(table, seat, action - LOOK)]
    lay(table, seat, action)
    return [{"code": "lay", **laid_card(table, int(table.laid) - 1)}]


def tell_looks(table: State, seat: int) -> list[Json]:
    """Let the ghosts look whose order no longer matters."""
    told = []
    if not order_matters(table):
        told = [tell_look(table, seat, at) for at in range(SQUARES) if holds(table.to_look, at)]
    return told


def tell_taking(before: State, seat: int, after: State) -> list[Json]:
    """The card that the seat takes in hand at the end of its turn, which all have seen on its pile."""
    if after.pile_size[seat] == before.pile_size[seat]:
        return []
    return [{"code": "take", "seat": seat, "card": int(after.hand[seat])}]


def tell_look(table: State, seat: int, at: int) -> Json:
    """Let a ghost of the card just laid look, and tell what came of it."""
    laid = int(table.laid) - 1
    told = {"seat": seat, **ghost_view(table, laid, at)}
    seen = first_in_sight(table, laid, at)
    scared = look(table, at)
    if seen == NOBODY:
        return {"code": "sees-nobody", **told}
    met, part = divmod(seen, SQUARES)
    told |= {"met_row": row_of(table, met, part), "met_column": column_of(table, met, part)}
    if scared != NOBODY:
        return {"code": "scares", **told}
    return {"code": "meets-tombstone" if table.square[met, part] == TOMBSTONE else "looks-back", **told}


def ghost_view(table: State, card: int, at: int) -> Json:
    """A ghost on the table: where it is, its colour, where it looks."""
    square = int(table.square[card, at])
    return {
        "row": row_of(table, card, at),
        "column": column_of(table, card, at),
        "colour": COLOURS[colour_of(square)],
        "gaze": GAZES[gaze_of(square)],
    }


def outcome(state: State) -> Outcome:
    """More ghosts in sight win; a tie is the Oya's."""
    white, black = points(state)
    winner = 1 if black > white else 0
    return Outcome((white, black), (winner,), "tie" if white == black else "more", {"white": white, "black": black})
