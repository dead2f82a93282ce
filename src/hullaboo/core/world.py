"""Many tables of one game at once, with array calls: for searching, for learning, for measuring.

    import numpy as np

    from hullaboo.core.world import World

    world = World(game("template"), 100, seed=7)
    luck = np.random.default_rng(7)
    while not world.over.all():
        seats, actions, counts = world.legal()
        chosen = actions[np.arange(len(world)), luck.integers(0, np.maximum(counts, 1))]
        world.apply(seats, chosen)
    world.scores().mean(axis=0)

The worlds of a question (`Question.worlds`) are guesses: what a seat cannot know is dealt anew in each, so a bot
searches nothing that is hidden from its seat. A World that was dealt here holds true states; `guess` makes guesses.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hullaboo.core import options as table_options
from hullaboo.core.batches import batch_loops
from hullaboo.core.contract import Game
from hullaboo.core.edition import Edition
from hullaboo.core.errors import BadSeats, IllegalAction
from hullaboo.core.luck import WORDS
from hullaboo.core.record import type_of_states
from hullaboo.core.seats import CLOCK, NOBODY, SPECTATOR, seat_text

Row = NDArray[np.int64]
NOTHING = -1
"""The action that leaves a table as it is."""


class Legal(NamedTuple):
    """The legal actions of a seat at each table; in a row of `actions` those beyond its count are NOTHING."""

    seats: Row
    actions: NDArray[np.int32]
    counts: Row


class World:
    """A batch of states; every call is for all of them, in one step from Python to compiled code."""

    def __init__(
        self,
        game: Game,
        count: int = 1,
        *,
        seats: int | None = None,
        edition: Edition | None = None,
        options: Any = None,
        seed: int = 0,
    ) -> None:
        """Deal tables, each with luck of its own: from `seed` and the numbers after it."""
        edition = edition or game.edition(game.editions[0])
        options = game.options() if options is None else options
        game.check_edition(edition)
        game.check_options(options)
        self._hold(game, game.rules.SEATS[0] if seats is None else seats, game.rules.State.batch(not_negative(count)))
        self._loops.start(self._states, self.seats, table_options.encode(options), edition.numbers, not_negative(seed))

    @classmethod
    def of(cls, game: Game, seats: int, states: type_of_states) -> "World":
        """Tables as they are in a batch of states, which is copied."""
        if states.dtype != game.rules.State.dtype or states.ndim != 1:
            raise ValueError(f"expected a batch of states of {game.name}, got {states.dtype} of shape {states.shape}")
        world = cls.__new__(cls)
        world._hold(game, seats, states.copy())
        return world

    def _hold(self, game: Game, seats: int, states: type_of_states) -> None:
        game.check_seats(seats)
        self.game, self.seats, self._states = game, seats, states
        self._loops = batch_loops(game)

    def __len__(self) -> int:
        """How many tables there are."""
        return len(self._states)

    @property
    def states(self) -> type_of_states:
        """The states, to read."""
        shown = self._states[:]
        shown.setflags(write=False)
        return shown

    def copy(self, times: int = 1) -> "World":
        """Other tables with the same states; each so many times, one after the other."""
        return World.of(self.game, self.seats, self._states.repeat(not_negative(times)))

    def actors(self) -> Row:
        """Which seats may act at each table, as bits; 0 where the match is over."""
        return self._asked_of(self._loops.actors)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the match is over."""
        over: NDArray[np.bool_] = self.actors() == 0
        return over

    def asked(self) -> Row:
        """The lowest seat that may act at each table; CLOCK only when alone, NOBODY where the match is over."""
        return self._asked_of(self._loops.asked)

    def _asked_of(self, loop: Any) -> Row:
        out = np.zeros(len(self), np.int64)
        loop(self._states, out)
        return out

    def legal(self, seats: ArrayLike | None = None) -> Legal:
        """What a seat of each table may do, by default the one that is asked; nothing where it is NOBODY."""
        asked = self.asked() if seats is None else self._seats(seats, NOBODY, CLOCK)
        actions = np.empty((len(self), self.game.rules.MOST_LEGAL), np.int32)
        counts = np.zeros(len(self), np.int64)
        self._loops.legal(self._states, asked, actions, counts)
        used = actions[:, : counts.max(initial=0)]
        used[np.arange(used.shape[1]) >= counts[:, None]] = NOTHING
        return Legal(asked, used, counts)

    def apply(self, seats: ArrayLike, actions: ArrayLike) -> None:
        """Play an action at each table, or NOTHING; where one is not legal it is refused, and none is played."""
        who, what = self._seats(seats, NOBODY, CLOCK), self._row("action", actions)
        if len(what) and what.min() < NOTHING:
            raise IllegalAction(f"expected actions from 0 on or {NOTHING}, got {what.min()}", why="not-legal")
        wrong = self._loops.first_illegal(self._states, who, what, self._scratch())
        if wrong >= 0:
            raise IllegalAction(self._why_not(wrong, int(who[wrong]), int(what[wrong])), why="not-legal")
        self._loops.apply(self._states, who, what)

    def scores(self) -> Row:
        """The points of each seat at each table as they stand; true once the match is over."""
        out = np.zeros((len(self), self.seats), np.int64)
        self._loops.scores(self._states, out)
        return out

    def guess(self, seats: ArrayLike, seeds: ArrayLike = 0) -> "World":
        """Other tables: all that a seat cannot know is dealt anew, from a seed each, or from one and those after it."""
        who, given = self._seats(seats, SPECTATOR), np.asarray(seeds)
        rising = given + np.arange(len(self)) if given.ndim == 0 and given.dtype.kind in "iu" else given
        dealt = self.copy()
        self._loops.guess(dealt._states, who, self._row("seed", rising))
        return dealt

    def observe(self, seats: ArrayLike) -> NDArray[np.int32]:
        """What a seat of each table may know, as numbers."""
        out = np.zeros((len(self), self.game.rules.OBSERVATION), np.int32)
        self._loops.observe(self._states, self._seats(seats), out)
        return out

    def playout(self, seed: int = 0) -> Row:
        """Play every match to its end at random; how many moves each still had, waits and CLOCK not counted."""
        moves, choices = np.zeros(len(self), np.int64), np.zeros(WORDS, np.uint32)
        self._loops.playout(self._states, not_negative(seed), choices, self._scratch(), moves)
        return moves

    def _scratch(self) -> NDArray[np.int32]:
        return np.zeros(self.game.rules.MOST_LEGAL, np.int32)

    def _row(self, what: str, given: ArrayLike) -> Row:
        """A whole number for each table; one alone is for all."""
        row = np.asarray(given)
        if row.dtype.kind not in "iu" or row.shape not in ((), (len(self),)):
            raise ValueError(
                f"expected a whole number as {what} for each of {len(self)} tables, or one for all, "
                f"got {row.dtype} of shape {row.shape}"
            )
        return np.ascontiguousarray(np.broadcast_to(row, len(self)), np.int64)

    def _seats(self, given: ArrayLike, *others: int) -> Row:
        """A seat for each table; `others` may be named, too."""
        seats = self._row("seat", given)
        strangers = seats[((seats < 0) | (seats >= self.seats)) & ~np.isin(seats, others)]
        if len(strangers):
            expected = ", ".join([f"a seat 0–{self.seats - 1}", *map(str, others)])
            raise BadSeats(f"expected {expected}, got {strangers[0]}", expected=expected, got=int(strangers[0]))
        return seats

    def _why_not(self, at: int, seat: int, action: int) -> str:
        text, rules = self.game.moves.text, self.game.rules
        legal = World.of(self.game, self.seats, self._states[at : at + 1]).legal(seat)
        got = repr(text(action)) if action < rules.ACTIONS else f"action {action}"
        some = ", ".join(text(int(each)) for each in legal.actions[0][:6]) or "nothing: it may not act"
        return f"table {at}: seat {seat_text(seat)} may not play {got} now: expected one of {some}"


def not_negative(number: int) -> int:
    """A number that must not be below 0."""
    if number < 0:
        raise ValueError(f"expected a number from 0 on, got {number}")
    return number
