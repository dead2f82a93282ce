"""Tables drawn in a few lines, and moves played on them in notation.

    ghost 0 in A3, laid ship thistle
    1 in A4: red thistle, blue stag
    top blue crown
    turn 1

Keys that stand nowhere are in the pile, unless `pile` or `spent` lists some: then the rest is the other one.
"""

import re
from collections.abc import Iterable
from copy import copy
from typing import Any

import numpy as np

from hullaboo.core import options as table_options
from hullaboo.core.contract import Event
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.seats import SPECTATOR, members
from hullaboo.kit.cards import KNOWING, NO_CARD, hidden_card

from .. import moves
from ..board import COLOUR_NAMES, CREST_NAMES, DUNGEON, KINDS, NO_KEY, kind_of, room_number
from ..state import DISCARDING, HAND, LAYING, MOVING, place
from ..tell import tell
from ..view import outcome, view

GAME = game("macgregor")
NOW, BEFORE = 0, 1
DOORS = entry_points(GAME)
EDITIONS = {name: GAME.edition(name) for name in GAME.editions}


class Table:
    """A state in its batch, with moves as text."""

    def __init__(self, seats: int = 2, edition: str = "classic", seed: int = 0, first_ghost: str = "chosen") -> None:
        """A table at its start."""
        self.states = GAME.rules.State.batch(2)
        self.seats = seats
        reseed(self.states["luck"][NOW], seed, 1)
        options = table_options.encode(GAME.options(first_ghost=first_ghost))
        DOORS.start(self.states, NOW, seats, options, EDITIONS[edition].numbers)
        self.last: tuple[int, int] | None = None

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[NOW]

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return next(iter(members(DOORS.actors(self.states, NOW))), None)

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves."""
        out = np.zeros(GAME.rules.MOST_LEGAL, np.int32)
        return [moves.text(action) for action in out[: DOORS.legal(self.states, NOW, seat, out)].tolist()]

    def play(self, *lines: str) -> "Table":
        """Play moves like `1 open red sun`, each of which must be legal."""
        for line in lines:
            seat, _, text = line.partition(" ")
            assert text in self.legal(int(seat)), f"{line}: expected one of {self.legal(int(seat))}"
            self.states[BEFORE] = self.states[NOW]
            self.last = (int(seat), moves.action(text))
            DOORS.apply(self.states, NOW, *self.last)
            assert self.broken is None
        return self

    @property
    def broken(self) -> str | None:
        """The invariant that does not hold, if any."""
        number = DOORS.check(self.states, NOW)
        return GAME.rules.INVARIANTS[number - 1] if number else None

    def told(self, viewer: int = SPECTATOR) -> list[Event]:
        """What a viewer was told of the last move."""
        assert self.last
        return tell(self.states[BEFORE], *self.last, self.state, viewer)

    def codes(self, viewer: int = SPECTATOR) -> list[str]:
        """The codes of what a viewer was told."""
        return [event["code"] for event in self.told(viewer)]

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a viewer sees."""
        return view(self.state, viewer)

    def hand(self, seat: int, viewer: int) -> list[str]:
        """A hand as a viewer sees it, like `red sun` or `? sun`."""
        return [f"{key['colour'] or '?'} {key['crest']}" for key in self.view(viewer)["hands"][seat]]

    def guessed(self, seat: int, seed: int) -> "Table":
        """A copy in which all is dealt anew that the seat cannot know."""
        other = copy(self)
        other.states = self.states.copy()
        DOORS.guess(other.states, NOW, seat, seed)
        return other

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won."""
        return outcome(self.state).winners


def kind_from(text: str) -> int:
    """A kind of key, like `red sun`."""
    colour, crest = text.split()
    return kind_of(COLOUR_NAMES.index(colour), CREST_NAMES.index(crest))


def kinds_from(text: str) -> list[int]:
    """Several kinds, between commas."""
    return [kind_from(part) for part in text.split(",") if part.strip()]


def drawn(picture: str, edition: str = "classic") -> Table:
    """The table of a picture."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    seats = [line for line in lines if re.match(r"(ghost )?\d in ", line)]
    table = Table(len(seats), edition)
    state = table.state
    state.hand[:] = NO_CARD
    state.held[:] = 0
    for line in seats:
        seat_down(state, line.removeprefix("ghost "), is_ghost=line.startswith("ghost"))
    others = dict(line.split(maxsplit=1) for line in lines if line not in seats)
    set_keys(state, others)
    set_round(state, others)
    assert table.broken is None, table.broken
    return table


def seat_down(state: Any, line: str, is_ghost: bool) -> None:
    """A pawn in its room, with its keys or its laid cards."""
    match = re.fullmatch(r"(\d) in (\w+)(?:: (.*)|, laid (.*))?", line)
    assert match, line
    seat = int(match[1])
    state.pawn[seat] = DUNGEON if match[2] == "dungeon" else room_number(match[2])
    for slot, text in enumerate((match[3] or "").split(",") if match[3] else []):
        seen_by, _, key = text.strip().rpartition("/")
        state.hand[place(seat, slot)] = hidden_card(kind_from(key), 0) | known(seat, seen_by) << KNOWING
        state.held[seat] = slot + 1
    if is_ghost:
        state.ghost = seat
    for card, crest in enumerate((match[4] or "").split()):
        state.path[card] = CREST_NAMES.index(crest)
        state.laid = card + 1


def known(seat: int, others: str) -> int:
    """The mask of a holder and of the seats that are listed before a key, as in `02/red sun`."""
    return sum({1 << int(other) for other in [str(seat), *others]})


def set_keys(state: Any, lines: dict[str, str]) -> None:
    """The top, the pile and the spent keys."""
    state.top = kind_from(lines["top"]) if lines.get("top", "none") != "none" else NO_KEY
    held = [int(card) & 127 for card in state.hand if card != NO_CARD]
    rest = [int(state.keys[kind]) - held.count(kind) - (kind == state.top) for kind in range(KINDS)]
    assert min(rest) >= 0, "more keys of a kind than there are"
    listed = counts(kinds_from(lines.get("pile", lines.get("spent", "")).replace("none", "")))
    other = [whole - part for whole, part in zip(rest, listed, strict=True)]
    state.pile[:], state.spent[:] = (listed, other) if "pile" in lines else (other, listed)
    state.pile_size = sum(int(count) for count in state.pile)


def counts(kinds: Iterable[int]) -> list[int]:
    """How many of each kind."""
    row = [0] * KINDS
    for kind in kinds:
        row[kind] += 1
    return row


def set_round(state: Any, lines: dict[str, str]) -> None:
    """Whose turn, and in which part of which round."""
    state.rounds = int(lines.get("round", "3"))
    state.turn = int(lines.get("turn", str(int(state.ghost))))
    too_many = state.held[int(state.turn)] > HAND
    state.phase = DISCARDING if too_many else LAYING if state.turn == state.ghost else MOVING
    state.opened = int(lines.get("opened", "0"))
