"""What happened, step by step. All of it is open, so everybody is told the same."""

from typing import Any

from hullaboo.core.seats import NOBODY, holds
from hullaboo.kit.plain import once_a_move, plain

from .cards import ACROSS, SQUARES, TOMBSTONE
from .gaze import first_in_sight, look, order_matters
from .moves import AXES
from .rules import LOOK, lay
from .state import CARDS, State
from .view import TEXTS, points

Json = dict[str, Any]
Table = Any
"""A state read as plain numbers and tuples."""


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
    before = points(state)
    lay(state, seat, action)
    return [{"code": "lay", **laid_card(plain(state), int(state.laid) - 1), **scored(before, points(state))}]


def scored(before: list[int], after: list[int]) -> Json:
    """The points after an event that changes them, and what each colour has gained by it."""
    return {"points": after, "gained": [now - was for was, now in zip(before, after, strict=True)]}


def laid_card(table: Table, card: int) -> Json:
    """A card that was laid: whose it is, which one, where it lies and what it shows."""
    seat, number = divmod(table.card[card], CARDS)
    row, column = place(table, card)
    squares = [TEXTS[square] for square in table.square[card]]
    return {
        "seat": seat,
        "card": number,
        "row": row,
        "column": column,
        "axis": AXES[table.axis[card]],
        "squares": squares,
    }


def place(table: Table, card: int, at: int = 0) -> tuple[int, int]:
    """The row and column of a square of a card on the table."""
    line, step = table.line[card], table.step[card] + at
    return (line, step) if table.axis[card] == ACROSS else (step, line)


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
    seen, before = first_in_sight(state, laid, at), points(state)
    scared = look(state, at)
    if seen == NOBODY:
        return {"code": "sees-nobody", **told}
    met, part = divmod(seen, SQUARES)
    told["met_row"], told["met_column"] = place(table, met, part)
    if scared != NOBODY:
        return {"code": "scares", **told, **scored(before, points(state))}
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
