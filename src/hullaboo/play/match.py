"""A match: a game in progress, and the one checkpoint for legality.

    match = Match(game("template"), seats=2, luck=Fair.from_seed(7))
    while not match.over:
        seat = match.asked
        match.play(seat, match.legal(seat)[0])
    match.outcome

`game` is `hullaboo.game`, with the name of any game in the box.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import partial
from operator import index
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike

from hullaboo.core import options as table_options
from hullaboo.core import times
from hullaboo.core.bot import Question
from hullaboo.core.contract import Event, Game, Pieces, Timer, View
from hullaboo.core.copies import own_copy
from hullaboo.core.edition import Edition
from hullaboo.core.entry_points import entry_points
from hullaboo.core.errors import BadSeats, IllegalAction
from hullaboo.core.outcome import Outcome, without
from hullaboo.core.record import type_of_states
from hullaboo.core.seats import ALL_EYES, CLOCK, MOST_SEATS, SPECTATOR, asked_first, members, seat_text
from hullaboo.core.world import World
from hullaboo.play import log
from hullaboo.play.fairness import Fair, LuckSource
from hullaboo.play.move import LEAVES, RESIGNS, STOPS, TAKES_BACK, Move
from hullaboo.words import Speaker

__all__ = ["LEAVES", "RESIGNS", "STOPS", "TAKES_BACK", "Match", "Move", "actions_in", "dealt_again"]

NOW, GUESSED = 0, 1
BYTES_AN_ACTION = 4
KEPT = (
    "game", "seats", "edition", "options", "luck", "ended_early", "left", "_said", "_last", "_last_mover", "_origin",
)  # fmt: skip
"""What a copy of a match has of it as it is."""


class Origin(NamedTuple):
    """What a match goes back to when moves are taken back: its deal, or the state it went on from."""

    moves: int
    state: bytes
    last_mover: int
    standing: int = 0
    left: tuple[int, ...] = ()


def actions_in(offered: bytes) -> tuple[int, ...]:
    """The actions in what was offered."""
    return tuple(memoryview(offered).cast("i"))


class Match:
    """One game in progress. Everything that acts goes through `play`."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        *,
        edition: Edition | None = None,
        options: Any = None,
        luck: LuckSource | None = None,
    ) -> None:
        """Set the table up. Without more words: the fewest seats, the first edition, default options, seed 0."""
        self.game = game
        self.seats = game.rules.SEATS[0] if seats is None else seats
        game.check_seats(self.seats)
        self.edition = edition or game.edition(game.editions[0])
        game.check_edition(self.edition)
        self.options = game.options() if options is None else options
        game.check_options(self.options)
        self.luck = luck or Fair.from_seed(0)
        self.moves: list[Move] = []
        """Everything that was played or said, in order; nothing is ever removed but by `undo`."""
        self.standing: list[Move] = []
        """The actions that hold: those that were not taken back."""
        self.left: tuple[int, ...] = ()
        """The seats that have given up and are played on by other hands: they have lost."""
        self.ended_early: Outcome | None = None
        self._said: Event | None = None
        self._last: tuple[int, int] | None = None
        self._last_mover = 0
        self._make_room()
        self._take_luck()
        numbers = table_options.encode(self.options)
        self._entry_points.start(self._states, NOW, self.seats, numbers, self.edition.numbers)
        self._changed(self._offered())
        self._before = self.state
        self._origin = Origin(0, self.state.frozen_bytes, 0)

    def _make_room(self) -> None:
        """Room for states and for what may be done in them, and what is compiled: what is not copied with a match."""
        game = self.game
        self._viewers = {*range(self.seats), SPECTATOR, ALL_EYES}
        self._states = game.rules.State.batch(2)
        self._actions = np.zeros(game.rules.MOST_LEGAL * (self.seats + 1), np.int32)
        self._ends = np.zeros(CLOCK + 1, np.int32)
        self._times = times.row_for(game)
        self._times_known = b""
        self._timers: list[Timer] = []
        self._generator = self._states["luck"][NOW]
        self._pieces: Pieces | None = None
        self._entry_points = entry_points(game)

    def __getstate__(self) -> dict[str, Any]:
        """What a match is, for copies and pickles."""
        kept = {name: vars(self)[name] for name in KEPT}
        lists = {"moves": list(self.moves), "standing": list(self.standing)}
        return {**kept, **lists, "now": self.state.frozen_bytes, "before": self._before.frozen_bytes}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Be the match that was kept."""
        lists = {name: list(kept[name]) for name in ("moves", "standing")}
        vars(self).update({name: kept[name] for name in KEPT}, **lists)
        self._make_room()
        self._put(kept["before"])
        self._before = self._states[NOW].frozen()
        self._put(kept["now"])
        self._changed(0 if self.ended_early else self._offered())

    def _put(self, state: bytes) -> None:
        self._states[NOW : NOW + 1] = np.frombuffer(state, self._states.dtype)

    def copy(self) -> Self:
        """Another match that stands where this one does."""
        return copy(self)

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back, also those that ended the match early; not beyond the state it went on from."""
        most = len(self.moves) - self._origin.moves
        if not 1 <= moves <= most:
            raise IllegalAction(f"expected 1–{most} moves to take back, got {moves}", why="nothing-to-undo")
        self._play_again(self.moves[self._origin.moves : -moves])

    def _play_again(self, moves: Sequence[Move]) -> None:
        """Go back to where the match began, and play some moves from there."""
        origin = self._origin
        del self.moves[origin.moves :], self.standing[origin.standing :]
        self.ended_early, self._last, self._said, self.left = None, None, None, origin.left
        self._last_mover = origin.last_mover
        self._put(origin.state)
        self._changed(self._offered())
        self._before = self.state
        for move in moves:
            self.play_text(*move)

    def log(self, names: Sequence[str], bots: Sequence[int] = ()) -> str:
        """The match as a log; `names` says who sat where, `bots` which of them were bots."""
        return log.write(self, names, bots)

    @classmethod
    def from_log(cls, text: str, until: int | None = None, edition_file: str | None = None) -> Self:
        """The match of a log after its first moves, or all; `hullaboo verify` says what a log proves."""
        return log.replay(cls, log.read(text), until, edition_file)

    def _take_luck(self) -> None:
        """Luck goes by the number of the action among those that stand: one that is played again has the same."""
        words = self.luck.words(len(self.standing))
        if words is not None:
            self._generator[:] = words

    def _changed(self, actors: int) -> None:
        """Take the state as it is now; what many will ask about it is worked out once."""
        self.state: Any = self._states[NOW].frozen()
        """The true state, to read: for the rules and the log, never for a player."""
        self._pieces = None
        self.actors = actors
        """Which seats may act now, as bits; 0 = over."""
        ends = [*self._ends.tolist(), 0]  # the 0 stands before the first, at [-1]
        every, size = self._actions[: ends[CLOCK]].tobytes(), BYTES_AN_ACTION
        self.offers = {seat: every[size * ends[seat - 1] : size * ends[seat]] for seat in members(actors)}
        """The legal actions of each seat that may act, as bytes, to keep things by: `actions_in` reads them."""
        if (row := self._times.tobytes()) != self._times_known:
            self._times_known, self._timers = row, times.running(self.game, row)

    def become(self, states: type_of_states) -> None:
        """Go on from another state, such as a guessed one."""
        self._states[NOW : NOW + 1] = states
        self._changed(self._offered())
        self._origin = Origin(
            len(self.moves), self.state.frozen_bytes, self._last_mover, len(self.standing), self.left
        )  # fmt: skip

    def _offered(self) -> int:
        """Who may act now; what they may do, and which times run, is written down."""
        return int(self._entry_points.offer(self._states, NOW, self._actions, self._ends, self._times))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actors == 0

    @property
    def asked(self) -> int:
        """Who is asked first when no clock decides: the last mover, then clockwise; CLOCK only when alone."""
        return int(asked_first(self.actors, self._last_mover))

    def clockwise(self, seat: int) -> int:
        """How many places clockwise from the last mover a seat sits: between equals the nearest comes first."""
        return (seat - self._last_mover) % MOST_SEATS

    @property
    def timers(self) -> list[Timer]:
        """The times that are running now; while none begins or ends it is the same list."""
        return self._timers if self.actors else []

    def legal(self, seat: int) -> tuple[int, ...]:
        """The seat's legal actions."""
        return actions_in(self.offers.get(seat, b""))

    def hurries(self, action: int) -> bool:
        """Whether it matters now who is first with an action."""
        return bool(self._entry_points.hurries(self._states, NOW, action))

    def play(self, seat: int, action: int, notes: str = "") -> Move:
        """Play an action; refuses what is not legal and changes nothing then."""
        seat, action = index(seat), index(action)
        self.must_be_legal(seat, action)
        self._before = self.state
        move = Move(seat, self.game.moves.text(action), notes)
        self.moves.append(move)
        self.standing.append(move)
        self._take_luck()
        actors = self._entry_points.play(self._states, NOW, seat, action, self._actions, self._ends, self._times)
        self._last, self._said = (seat, action), None
        if seat != CLOCK and action != self.game.rules.WAIT:
            self._last_mover = seat
        self._changed(actors)
        return move

    def play_text(self, seat: int, text: str, notes: str = "") -> Move:
        """Play a move given in the game's notation, or what may be said in any match, such as `resigns`."""
        if text in (RESIGNS, STOPS):
            return self.end_early(seat, text, notes)
        if text == LEAVES:
            return self.leave(seat, notes)
        if count := Move(seat, text).taken_back:
            return self.take_back(seat, count, notes)
        return self.play(seat, self.game.moves.action(text), notes)

    def must_be_legal(self, seat: int, action: int) -> None:
        """Refuse what a seat may not play now, and say why."""
        legal = self.legal(seat)
        if action in legal:
            return
        if self.over:
            raise IllegalAction("the match is over: no seat may act", why="over", seat=seat)
        if seat not in members(self.actors):
            waiting = ", ".join(map(seat_text, members(self.actors)))
            message = f"seat {seat_text(seat)} may not act now: expected seat {waiting}"
            raise IllegalAction(message, why="not-your-turn", seat=seat)
        raise IllegalAction(self._why_not(seat, action, legal), why="not-legal", seat=seat)

    def _why_not(self, seat: int, action: int, legal: tuple[int, ...]) -> str:
        text = self.game.moves.text
        got = repr(text(action)) if 0 <= action < self.game.rules.ACTIONS else f"action {action}"
        some = ", ".join(text(each) for each in legal[:6])
        more = f" … ({len(legal)} in all)" if len(legal) > 6 else ""
        return f"seat {seat_text(seat)} may not play {got} now: expected one of {some}{more}"

    def end_early(self, seat: int, how: str, notes: str = "") -> Move:
        """A seat resigns (all others win), or the seats stop by agreement (nobody wins over the others)."""
        if how not in (RESIGNS, STOPS):
            raise IllegalAction(f"expected {RESIGNS} or {STOPS}, got {how!r}", why="not-legal", seat=seat)
        if self.over:
            raise IllegalAction("the match is over: nobody can end it again", why="over", seat=seat)
        if seat not in range(self.seats):
            raise IllegalAction(
                f"expected a seat 0–{self.seats - 1}, got {seat_text(seat)}", why="not-your-turn", seat=seat
            )
        self._must_not_have_left(seat)
        everyone = [other for other in range(self.seats) if other not in self.left]
        winners = tuple(other for other in everyone if other != seat) if how == RESIGNS else tuple(everyone)
        self.moves.append(Move(seat, how, notes))
        self.ended_early, self._said = Outcome(self.scores, winners, how, {"seat": seat}), {"code": how, "seat": seat}
        self._changed(actors=0)
        return self.moves[-1]

    def leave(self, seat: int, notes: str = "") -> Move:
        """A seat gives up at a table of three or more: other hands play it on, and whatever they do, it has lost."""
        if self.over:
            raise IllegalAction("the match is over: nobody can leave it", why="over", seat=seat)
        if seat not in range(self.seats) or len(self.left) + 2 >= self.seats:
            raise IllegalAction(f"expected two seats beside {seat_text(seat)} that play on", why="not-legal", seat=seat)
        self._must_not_have_left(seat)
        self.left = tuple(sorted({*self.left, seat}))
        return self._say(Move(seat, LEAVES, notes), {"code": LEAVES, "seat": seat})

    def _must_not_have_left(self, seat: int) -> None:
        if seat in self.left:
            raise IllegalAction(f"seat {seat_text(seat)} has given up before", why="not-your-turn", seat=seat)

    def take_back(self, seat: int, count: int, notes: str = "") -> Move:
        """A seat takes back the last `count` actions, the first of them its own; the log keeps them, and says so."""
        self.must_be_takeable(seat, count)
        moves, left = self.moves, self.left
        self.moves = list(moves)
        self._play_again(self.standing[self._origin.standing : -count])
        self.moves, self.left = moves, left
        return self._say(Move(seat, f"{TAKES_BACK} {count}", notes), {"code": TAKES_BACK, "seat": seat, "moves": count})

    def must_be_takeable(self, seat: int, count: int) -> None:
        """Refuse to take back what may never be; `taking_back` says whether something was learnt."""
        if self.over:
            raise IllegalAction("the match is over: nothing is taken back", why="over", seat=seat)
        if self.game.timed:
            raise IllegalAction("nothing is taken back where time runs", why="not-legal", seat=seat)
        self._must_not_have_left(seat)
        most = len(self.standing) - self._origin.standing
        if not 1 <= count <= most or self.standing[-count].seat != seat:
            message = f"expected 1–{most} moves to take back, the first of them one's own, got {count}"
            raise IllegalAction(message, why="nothing-to-undo")

    def _say(self, move: Move, event: Event) -> Move:
        """Write down what is no action."""
        self.moves.append(move)
        self._said = event
        return move

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand; true once the match is over."""
        out = np.zeros(self.seats, np.int64)
        self._entry_points.scores(self._states, NOW, out)
        return tuple(out.tolist())

    @property
    def outcome(self) -> Outcome:
        """How the match ended."""
        if not self.over:
            raise IllegalAction("the match is not over: expected no actors left", why="not-over")
        return self.ended_early or without(self.left, self.game.views.outcome(self.state))

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a viewer may see now."""
        self._refuse_stranger(viewer)
        return self.game.views.view(self.state, viewer)

    def _refuse_stranger(self, viewer: int) -> None:
        """Nobody sits there: compiled rules would read beside the table."""
        if viewer not in self._viewers:
            expected = f"a seat 0–{self.seats - 1}, SPECTATOR ({SPECTATOR}) or ALL_EYES ({ALL_EYES})"
            raise BadSeats(f"expected {expected}, got {viewer!r}", expected=expected, got=viewer)

    def constant(self) -> View:
        """What every view has, from the deal to the end."""
        return self.game.views.constant(self.state)

    @property
    def pieces(self) -> Pieces:
        """The other pieces of all views."""
        if self._pieces is None:
            self._pieces = self.game.views.pieces(self.state)
        return self._pieces

    def tell(self, viewer: int = SPECTATOR) -> list[Event]:
        """What happened in the last move, as far as a viewer may know."""
        return own_copy(self.tell_all((viewer,))[viewer])

    def tell_all(self, viewers: Iterable[int]) -> dict[int, list[Event]]:
        """What happened in the last move, as far as each of some viewers may know; to be left as it is."""
        if self._said:
            return {viewer: [self._said] for viewer in viewers}
        if self._last is None:
            return {viewer: [] for viewer in viewers}
        tell, before, (seat, action), after = self.game.telling.tell, self._before, self._last, self.state
        return {viewer: tell(before, seat, action, after, viewer) for viewer in viewers}

    def observe(self, seat: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
        """What a seat may know now, as numbers."""
        self._refuse_stranger(seat)
        out = np.zeros(self.game.rules.OBSERVATION, np.int32)
        self._entry_points.observe(self._states, NOW, seat, out)
        return out

    def guessed(self, seat: int, seed: int) -> type_of_states:
        """A batch of one state, dealt anew in all the seat may not know: the only world a bot may search."""
        self._refuse_stranger(seat)
        self._states[GUESSED] = self._states[NOW]
        self._entry_points.guess(self._states, GUESSED, seat, seed)
        return self._states[GUESSED : GUESSED + 1].copy()

    def worlds(self, seat: int, seeds: ArrayLike) -> World:
        """Guessed worlds, one from each seed: a batch to search in."""
        guesses = np.asarray(seeds)
        return World.of(self.game, self.seats, self._states[:1]).copy(guesses.size).guess(seat, guesses)

    def question(self, seat: int, number: int, events: tuple[Event, ...], now: int = 0) -> Question:
        """What a bot at this seat is asked."""
        legal = self.legal(seat)
        one, many = lambda seed: self.guessed(seat, seed)[0], partial(self.worlds, seat)
        return Question(seat, number, self.view(seat), events, legal, one, now, worlds=many)

    def svg(self, viewer: int = SPECTATOR, language: str = "en") -> str:
        """The table as a viewer sees it, as one standalone SVG with words in a language."""
        return self.game.drawings.svg(self.view(viewer), Speaker(language, self.game))

    def _repr_svg_(self) -> str:
        """A notebook shows what a spectator would see, in English."""
        return self.svg()


def dealt_again(match: Match) -> Match:
    """The same match before its first move."""
    return Match(match.game, match.seats, edition=match.edition, options=match.options, luck=match.luck)
