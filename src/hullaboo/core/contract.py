"""The contract of a game: what its folder offers, and `Game`, which holds it together.

A game is a folder `games/<name>/` with these modules. `rules.py` is compiled, and so may be what writes the views; the
others are ordinary typed Python.

`core/parts.py` has them as a list of protocols, which the conformance kit reads.

| module        | offers                                                                            |
|---------------|-----------------------------------------------------------------------------------|
| `rules.py`    | `State`, the facts (`SEATS`, `ACTIONS`, …) and the compiled functions of `Rules`   |
| `options.py`  | `Options`, a frozen dataclass of table options                                    |
| `edition.py`  | `numbers(data)`: a checked edition as the row that `start` reads; `editions/*.toml` |
| `state.py`    | `State`, the record, and `SEATED`                                                 |
| `knowledge.py` | `guess`, `observe`, `check`, and `OBSERVED`: the numbers of an observation, declared |
| `moves.py`    | `text(action)`, `action(text)`: exact inverses; `phrase(action)`: code and params |
| `view.py`     | `FIELDS`: what a viewer may see, declared; `view`, `constant`, `pieces`; `outcome(state)` |
| `tell.py`     | `tell(before, seat, action, after, viewer)`: what happened, as far as a viewer may know |
| `drawing.py`  | `text(view, speak)` for the terminal, `svg(view, speak)` for everything else      |
| `bots.py`     | `LEVELS` (level → maker or plan) and `NAMES` (name → level); for advice `weigh` or `reason` |
| `clock.py`    | only where the rules name time: see `Clock`                                       |
| `problems.py` | only where the game sets problems for one: see `Problems`                           |
| `commands.py` | only where the game has commands of its own: `register(commands, played)`, see `Plays` |
| `motion.json` | only where events are shown as motion: the milliseconds each takes, by its code    |
| `words/`      | `en.ftl`, `fr.ftl`, `de.ftl`                                                      |
"""

import importlib
import importlib.util
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from hullaboo.core import edition as editions
from hullaboo.core.bot import Bot, Maker
from hullaboo.core.edition import Edition
from hullaboo.core.errors import BadEdition, BadOption, BadSeats
from hullaboo.core.options import Chosen
from hullaboo.core.outcome import Outcome
from hullaboo.core.plans import Plan
from hullaboo.core.record import Record, Row
from hullaboo.core.seating import Seated

View = dict[str, Any]
Event = dict[str, Any]
Speak = Callable[..., str]


class Rules(Protocol):
    """The compiled rules. `state` is a record of `State`; masks hold seats as bits."""

    @property
    def __name__(self) -> str:
        """The module's name."""
        ...

    State: type[Record]
    SEATS: range
    """How many may play."""
    ACTIONS: int
    """Actions are numbers from 0 to ACTIONS - 1."""
    MOST_LEGAL: int
    """The most actions `legal` ever writes."""
    OBSERVATION: int
    """How many numbers `observe` writes."""
    LONGEST: int
    """A proven bound on the actions of a match, waits and CLOCK included."""
    WAIT: int
    """The action that says 'I do nothing now' where several may act, -1 if there is none; never counted as a move."""
    VERSION: int
    """The version of the rules, which logs name: raised when the meaning of what was legal before changes."""
    SEALED: tuple[str, ...]
    """The fields of `State` whose values logs seal, fixed for a version: what lies on the table, nothing derived."""
    SEATED: Mapping[str, Seated]
    """How fields of `State` name seats; all others say the same however the seats are numbered."""
    INVARIANTS: tuple[str, ...]
    """What `check` checks; its answer n > 0 means INVARIANTS[n - 1] is broken."""

    def start(self, state: Any, seats: int, options: Chosen, edition: Row, /) -> None:
        """Set the table up in an empty state whose luck is seeded; options are read by name (`options.handicap`)."""
        ...

    def actors(self, state: Any, /) -> int:
        """Which seats may act now, as bits, CLOCK among them where the rules name time; 0 = over."""
        ...

    def legal(self, state: Any, seat: int, out: Row, /) -> int:
        """Write the seat's legal actions into `out`; answer how many (0 for who is not an actor)."""
        ...

    def apply(self, state: Any, seat: int, action: int, /) -> None:
        """Play a legal action; trusts its caller."""
        ...

    def scores(self, state: Any, out: Row, /) -> None:
        """Write each seat's points; more is better in every game (a game of penalties writes them negative)."""
        ...

    def guess(self, state: Any, seat: int, seed: int, /) -> None:
        """Re-deal all that `seat` (or SPECTATOR) cannot know, and the luck to come, from `seed` alone."""
        ...

    def observe(self, state: Any, seat: int, out: Row, /) -> None:
        """Write what the seat may know now, as numbers, for learning."""
        ...

    def check(self, state: Any, /) -> int:
        """0, or which invariant is broken."""
        ...


class Moves(Protocol):
    """Actions as text. The notation in logs, links and tests."""

    def text(self, action: int, /) -> str:
        """An action as readable text, without the seat."""
        ...

    def action(self, text: str, /) -> int:
        """The inverse; raises BadNotation saying what was expected."""
        ...

    def phrase(self, action: int, /) -> Event:
        """The action as `{"code": …}` with parameters, worded by `move-<code>` in the game's words."""
        ...


class DeclaredFields(Protocol):
    """The fields of a view, as they are declared (`kit/fields.py`)."""

    def typescript(self) -> str:
        """Their types, for the client."""
        ...

    def tables(self) -> str:
        """What they are, for the README."""
        ...

    def faults(self, view: View) -> list[str]:
        """Where a view is not as declared."""
        ...


class Views(Protocol):
    """What viewers may see, built by naming what is shown. Several may be given the same: it is to be left as it is.

    Servers, which send views again and again, ask for pieces: what stays the same for everybody from the deal to the
    end, and all the rest, as JSON. Together they are the view.
    """

    FIELDS: DeclaredFields

    def view(self, state: Any, viewer: int, /) -> View:
        """The JSON a seat, SPECTATOR or ALL_EYES may see."""
        ...

    def constant(self, state: Any, /) -> View:
        """What every view has, from the deal to the end."""
        ...

    def pieces(self, state: Any, /) -> "Pieces":
        """The rest of all views."""
        ...

    def outcome(self, state: Any, /) -> Outcome:
        """How the match ended; its reason is worded by `outcome-<code>`."""
        ...


class Telling(Protocol):
    """What viewers are told."""

    def tell(self, before: Any, seat: int, action: int, after: Any, viewer: int, /) -> list[Event]:
        """What happened, as `{"code": …}` with parameters, worded by `event-<code>`.

        An event that tells what only memory may keep (a card looked at) has `"fleeting": True`: it is said once, and
        no log that stays on a screen holds it.
        """
        ...


class Drawings(Protocol):
    """Pictures of a view. `speak(key, **params)` words a message in the reader's language."""

    def text(self, view: View, speak: Speak, /) -> str:
        """The table for a terminal."""
        ...

    def svg(self, view: View, speak: Speak, /) -> str:
        """The table as one standalone SVG; the words in it are the reader's too."""
        ...


class Bots(Protocol):
    """The game's own bots, by level: what makes one, or a plan for a search, which `bots` puts together."""

    LEVELS: Mapping[int, Maker | Plan]
    NAMES: Mapping[str, int]


class Problems(Protocol):
    """Problems for one person, set at seat 0 of the smallest table."""

    OPTIONS: Mapping[str, str]
    """The table options of a problem."""

    def suits(self, state: Any, day: int, /) -> bool:
        """Whether a freshly dealt table is a problem for this day."""
        ...

    def grade(self, state: Any, /) -> int:
        """How hard it is, 1 to 5."""
        ...

    def replies(self, state: Any, /) -> list[tuple[int, str]]:
        """What the empty chairs play now: seats and moves."""
        ...

    def misses(self, state: Any, /) -> int:
        """How often a try went wrong."""
        ...

    def verdict(self, state: Any, /) -> str:
        """`open` while it is being solved, then how it ended."""
        ...


class Plays(Protocol):
    """What plays a whole match between bots, for a game's own commands: games do not know how."""

    def __call__(
        self, game: "Game", bots: Sequence[Bot], seed: int, /, *, edition: Edition | None = None, options: Any = None
    ) -> Any:
        """The match, whose `state` and `outcome` tell how it ended."""
        ...


class Clock(Protocol):
    """The times that the rules name; its functions are compiled, like those of the rules."""

    TIMES: tuple[int, ...]
    """The actions that CLOCK plays when a time is over."""

    def time(self, state: Any, action: int, /) -> int:
        """How many milliseconds CLOCK lets pass before an action of `TIMES`; 0 where that time does not run."""
        ...

    def number(self, state: Any, action: int, /) -> int:
        """What tells this time from the last one before the same action."""
        ...

    def hurries(self, state: Any, action: int, /) -> bool:
        """Whether it matters who is first when a seat plays this while others may act, too.

        Then a table lets moves gather for a moment, so that nobody loses by a slow line. An action that does not hurry
        takes nothing from anybody: with whatever another seat may do, it comes to the same in either order.
        """
        ...


class Timer(NamedTuple):
    """A time that is running: CLOCK plays `action` when it is over.

    `number` tells successive timers of one action apart: a table starts counting when it first sees (action, number).
    If the action is not legal for CLOCK when the time is over, it is played as soon as it is.
    """

    action: int
    number: int
    milliseconds: int


class Pieces(NamedTuple):
    """The views of a state in pieces, which have no name in common: fields of an object of JSON, without its braces."""

    occasion: int | None
    """A number from 0 on that changes when reactions begin to answer something else; None where the rules say none."""
    alike: bytes
    """What everybody sees alike."""
    own: Sequence[bytes] | Mapping[int, bytes]
    """What depends on the viewer, by viewer."""


@dataclass(frozen=True)
class Game:
    """One game: its folder and its modules, imported when first asked for."""

    name: str
    package: str
    folder: Path

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels by its name: modules cannot."""
        return Game, (self.name, self.package, self.folder)

    def module(self, name: str) -> Any:
        """A module of the game's folder."""
        return importlib.import_module(f"{self.package}.{name}")

    def has(self, name: str) -> bool:
        """Whether the folder offers an optional module."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def rules(self) -> Rules:
        """The compiled rules."""
        rules: Rules = self.module("rules")
        return rules

    @cached_property
    def options(self) -> type[Any]:
        """The dataclass of table options."""
        options: type[Any] = self.module("options").Options
        return options

    @cached_property
    def moves(self) -> Moves:
        """Actions as text."""
        moves: Moves = self.module("moves")
        return moves

    @cached_property
    def views(self) -> Views:
        """What viewers may see."""
        views: Views = self.module("view")
        return views

    @cached_property
    def telling(self) -> Telling:
        """What viewers are told."""
        telling: Telling = self.module("tell")
        return telling

    @cached_property
    def drawings(self) -> Drawings:
        """Pictures of views."""
        drawings: Drawings = self.module("drawing")
        return drawings

    @cached_property
    def bots(self) -> Bots:
        """The game's own bots."""
        bots: Bots = self.module("bots")
        return bots

    @property
    def timed(self) -> bool:
        """Whether the rules name time."""
        return self.clock is not None

    @cached_property
    def clock(self) -> Clock | None:
        """The times that the rules name, if they name any."""
        clock: Clock | None = self.module("clock") if self.has("clock") else None
        return clock

    @cached_property
    def motion(self) -> Mapping[str, int]:
        """How many milliseconds it takes to show an event, by its code; what is not there takes none."""
        file = self.folder / "motion.json"
        motion: dict[str, int] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        return motion

    @cached_property
    def editions(self) -> list[str]:
        """The names of the editions in the box, the default first."""
        return editions.names_in(self.folder / "editions")

    def edition(self, name_or_file: str = "classic") -> Edition:
        """An edition by name, which is read once, or from a person's own file."""
        if name_or_file in self._read:
            return self._read[name_or_file]
        edition = editions.load(self.folder / "editions", name_or_file, self.module("edition").numbers)
        if name_or_file in self.editions:
            self._read[name_or_file] = edition
        return edition

    @cached_property
    def _read(self) -> dict[str, Edition]:
        """The editions in the box that somebody has asked for."""
        return {}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not take."""
        if seats not in self.rules.SEATS:
            few, many = self.rules.SEATS[0], self.rules.SEATS[-1]
            expected = str(few) if few == many else f"{few}–{many}"
            raise BadSeats(f"{self.name} is for {expected} seats, got {seats}", expected=expected, got=seats)

    def check_options(self, options: object) -> None:
        """Refuse what are not this game's options: compiled rules read as many numbers as they expect."""
        if not isinstance(options, self.options):
            raise BadOption(f"expected options of {self.name}, as game.options() makes them, got {options!r}")

    def check_edition(self, edition: object) -> None:
        """Refuse the components of another game: compiled rules read as many numbers as they expect."""
        if not isinstance(edition, Edition):
            raise BadEdition(f"expected an edition of {self.name}, as game.edition(name) reads it, got {edition!r}")
        if edition is not self._read.get(edition.name) and not self._can_play(edition):
            raise BadEdition(f"expected an edition of {self.name}, got {edition.text!r} of another game")

    def _can_play(self, edition: Edition) -> bool:
        try:
            return bool(self.module("edition").numbers(edition.data) == edition.numbers.tolist())
        except BadEdition:
            return False
