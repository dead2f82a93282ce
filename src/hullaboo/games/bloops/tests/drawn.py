"""Positions drawn as text, to be played by notation.

    table = drawn('''
        0         4 7 6 / 2 3 .
        1         9 9@0 9 / 5 5 5@* / 1
        discards  3 6
        pile      1 2 2
        draws     1 8
    ''')

A line a seat: its cards place by place, `.` for a gap; `9@01` was seen by seats 0 and 1, `5@*` by everybody. The last
of the discards is on top. `draws 1 8`: seat 1 holds an 8 it has drawn. Without that line `next 1` says who is to draw.
"""

from typing import Any

import numpy as np

from hullaboo.core import options as table_options
from hullaboo.core.contract import Timer
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.seats import ALL_EYES, members, seat_from
from hullaboo.core.times import timers
from hullaboo.kit.cards import (
    EVERYBODY,
    KNOWING,
    NO_CARD,
    face_of,
    hidden_card,
    known_by,
    knows,
    open_card,
    turned_up_for,
)

from ..duties import work_out_who_acts
from ..rules import MOST_LEGAL, State
from ..state import CHOOSING, DRAWN, REACTING, card_at, lay, set_up

GAME = game("bloops")
ED = GAME.edition()


class Table:
    """A state that is played by notation; every step is checked for legality and for the invariants."""

    def __init__(self, states: Any) -> None:
        self.states = states
        self.before = states.copy()
        self.last = (0, 0)

    @property
    def state(self) -> Any:
        return self.states[0]

    def play(self, *moves: str) -> "Table":
        """Play moves like `0 throw` or `clock close`."""
        for move in moves:
            who, _, text = move.partition(" ")
            self.step(seat_from(who), text)
        return self

    def step(self, seat: int, text: str) -> None:
        assert text in self.may(seat), f"seat {seat} may not {text}: {self.may(seat)}"
        self.before[:] = self.states
        self.last = (seat, GAME.moves.action(text))
        entry_points(GAME).apply(self.states, 0, *self.last)
        broken = entry_points(GAME).check(self.states, 0)
        assert broken == 0, GAME.rules.INVARIANTS[broken - 1]

    def may(self, seat: int) -> list[str]:
        """The legal moves of a seat."""
        out = np.zeros(MOST_LEGAL, np.int32)
        count = entry_points(GAME).legal(self.states, 0, seat, out)
        return [GAME.moves.text(action) for action in out[:count].tolist()]

    @property
    def actors(self) -> list[int]:
        return list(members(entry_points(GAME).actors(self.states, 0)))

    def told(self, viewer: int) -> list[dict[str, Any]]:
        """What a viewer is told of the last move."""
        return GAME.telling.tell(self.before[0], *self.last, self.state, viewer)

    def codes(self, viewer: int = 0) -> list[str]:
        return [event["code"] for event in self.told(viewer)]

    def view(self, viewer: int) -> dict[str, Any]:
        return GAME.views.view(self.state, viewer)

    def timers(self) -> list[Timer]:
        return timers(GAME, self.state)

    def hand(self, seat: int, viewer: int = ALL_EYES) -> str:
        """A seat's cards by place, as a viewer with perfect memory knows them: `?` for a card it has not seen."""
        cards = [card_at(self.state, seat, place) for place in members(int(self.state.held[seat]))]
        return " ".join(str(face_of(card)) if knows(viewer, card) else "?" for card in cards)

    def places(self, seat: int) -> list[int]:
        return list(members(int(self.state.held[seat])))

    def seen_by(self, seat: int, place: int) -> list[int]:
        """Which viewers have seen a card."""
        return list(members(known_by(card_at(self.state, seat, place))))

    @property
    def scores(self) -> list[int]:
        out = np.zeros(int(self.state.seats), np.int64)
        entry_points(GAME).scores(self.states, 0, out)
        return [-int(points) for points in out]

    def guessed(self, seat: int, seed: int) -> "Table":
        """The world dealt anew for a seat."""
        world = Table(self.states.copy())
        entry_points(GAME).guess(world.states, 0, seat, seed)
        return world


def drawn(picture: str, seed: int = 1, **options: str) -> Table:
    """The table of a picture."""
    lines = [line.split() for line in picture.strip().splitlines()]
    parts = {name: cards for name, *cards in lines}
    hands = {int(name): cards for name, cards in parts.items() if name.isdigit()}
    states = State.batch(1)
    opened(states[0], len(hands), seed, options)
    for seat, cards in hands.items():
        lay_hand(states[0], seat, [card for card in cards if card != "/"])
    lay_piles(states[0], parts)
    begin(states[0], parts)
    work_out_who_acts(states[0])
    assert entry_points(GAME).check(states, 0) == 0, "the picture is no table"
    return Table(states)


def opened(state: Any, seats: int, seed: int, options: dict[str, str]) -> None:
    """An empty table with its options."""
    chosen = table_options.encode(table_options.read(GAME.options, options))[0]
    edition = ED.numbers.copy()
    edition[:-1] = 0
    set_up(state, seats, edition)
    reseed(state.luck, seed, 1)
    state.fair, state.strict, state.memory_aid = 1 - chosen.windows, chosen.late, chosen.memory_aid
    state.step = 1 if chosen.direction == 0 else seats - 1
    state.said, state.shut, state.stage = 1, 1, REACTING


def card_from(text: str) -> int:
    """`7`, `7@02`, `7@*`."""
    face, _, seen = text.partition("@")
    if seen == "*":
        return open_card(int(face))
    return hidden_card(int(face), 0) | sum(1 << int(seat) for seat in seen) << KNOWING


def lay_hand(state: Any, seat: int, cards: list[str]) -> None:
    for place, card in enumerate(cards):
        if card != ".":
            lay(state, seat, place, card_from(card))
            state.cards += 1


def lay_piles(state: Any, parts: dict[str, list[str]]) -> None:
    for at, face in enumerate(map(int, parts.get("pile", []))):
        state.pile[at] = face
    for face in map(int, parts.get("discards", [])):
        state.discards[face] += 1
    state.left = len(parts.get("pile", []))
    state.cards += len(parts.get("pile", [])) + len(parts.get("discards", []))
    state.lying = len(parts.get("discards", []))
    if parts.get("discards"):
        state.top = int(parts["discards"][-1])
        state.discarded = len(parts["discards"])


def begin(state: Any, parts: dict[str, list[str]]) -> None:
    """Whose turn it is, and the card in that seat's hand."""
    if "draws" not in parts:
        starter = int(parts.get("next", ["0"])[0])
        state.turn = (starter - state.step) % state.seats
        return
    seat, face = map(int, parts["draws"])
    state.turn, state.stage = seat, CHOOSING
    state.turns_left -= 1
    state.card[DRAWN] = turned_up_for(hidden_card(face, 0), seat)
    state.cards += 1


def started(seats: int, seed: int = 1, edition: str = "classic", **options: str) -> Table:
    """A table at its real beginning."""
    states = State.batch(1)
    reseed(states["luck"][0], seed, 1)
    row = table_options.encode(table_options.read(GAME.options, options))
    entry_points(GAME).start(states, 0, seats, row, GAME.edition(edition).numbers)
    return Table(states)


__all__ = ["EVERYBODY", "GAME", "NO_CARD", "Table", "drawn", "started"]
