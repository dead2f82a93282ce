"""What each viewer may see, named thing by thing. All but the order of the piles is open to all."""

from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.kit.plain import once, plain

from .cards import ACROSS, NOTHING
from .moves import AXES, SQUARE_NAMES
from .rules import actors
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


def outcome(state: State) -> Outcome:
    """More ghosts in sight win; a tie is the Oya's."""
    white, black = points(plain(state))
    winner = 1 if black > white else 0
    return Outcome((white, black), (winner,), "tie" if white == black else "more", {"white": white, "black": black})
