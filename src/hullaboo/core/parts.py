"""The list of a game's parts: each file or folder by its name, what it offers, and whether every game has it.

Modules that are not in the list are a game's own, named by the words of its sheet. The conformance kit reads the list.
"""

from argparse import _SubParsersAction
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from hullaboo.core.bot import Question
from hullaboo.core.contract import Bots, Clock, Drawings, Event, Moves, Plays, Problems, Rules, Telling, Views
from hullaboo.core.hints import Hint
from hullaboo.core.record import Record, Row
from hullaboo.core.seating import Seated


class StateModule(Protocol):
    """`state.py`: the record."""

    State: type[Record]
    SEATED: Mapping[str, Seated]
    """How fields of `State` name seats."""


class DeclaredNumbers(Protocol):
    """The numbers of an observation, as they are declared (`kit/observation.py`)."""

    count: int

    def faults(self, numbers: Sequence[int]) -> list[str]:
        """Where numbers are not as declared."""
        ...

    def tables(self) -> str:
        """What they are, for the README."""
        ...


class Knowledge(Protocol):
    """`knowledge.py`: what a seat may know, what it can only guess, what must always hold."""

    OBSERVED: DeclaredNumbers
    OBSERVATION: int
    INVARIANTS: tuple[str, ...]

    def guess(self, state: Any, seat: int, seed: int, /) -> None:
        """As in `Rules`, which hands it on; so are the others."""
        ...

    def observe(self, state: Any, seat: int, out: Row, /) -> None:
        """What the seat may know, as numbers."""
        ...

    def check(self, state: Any, /) -> int:
        """0, or which invariant is broken."""
        ...


class Editions(Protocol):
    """`edition.py`: components as data."""

    def numbers(self, data: Mapping[str, Any], /) -> list[int]:
        """A checked edition as the row that `start` reads."""
        ...


class OptionsModule(Protocol):
    """`options.py`: table options."""

    Options: type[Any]
    """A frozen dataclass."""


@runtime_checkable
class Counting(Protocol):
    """Rules that know the number of legal actions, and each by its place, without listing them."""

    def legal_count(self, state: Any, seat: int, /) -> int:
        """How many actions `legal` would write."""
        ...

    def legal_action(self, state: Any, seat: int, at: int, /) -> int:
        """The one that it would write in a place."""
        ...


@runtime_checkable
class Previewed(Protocol):
    """Views of a game in which nothing has to be remembered: what a move does may be shown before it is made."""

    PREVIEWS: Literal[True]


@runtime_checkable
class Weighing(Protocol):
    """Bots that give advice by their own judgement."""

    def weigh(self, question: Question, /) -> list[Hint]:
        """Every legal action, with the points that it brings and why."""
        ...


@runtime_checkable
class Reasoning(Protocol):
    """Bots that give advice by a search, whose values they put into words."""

    def reason(self, world: Any, seat: int, action: int, /) -> Event:
        """Why an action is good or bad, as `{"code": …}` with parameters."""
        ...


class Commands(Protocol):
    """`commands.py`: commands of the game's own."""

    def register(self, commands: "_SubParsersAction[Any]", played: Plays, /) -> None:
        """Add them to the command line."""
        ...


class Part(NamedTuple):
    """A module that offers something; a game that has an optional part has all of it."""

    module: str
    offers: type[Any]
    is_required: bool = True

    def members(self) -> list[str]:
        """The names of what it offers."""
        own = [*vars(self.offers), *self.offers.__annotations__]
        return sorted({name for name in own if not name.startswith("_")})


PARTS = (
    Part("state", StateModule),
    Part("rules", Rules),
    Part("rules", Counting, is_required=False),
    Part("knowledge", Knowledge),
    Part("view", Views),
    Part("view", Previewed, is_required=False),
    Part("tell", Telling),
    Part("drawing", Drawings),
    Part("moves", Moves),
    Part("options", OptionsModule),
    Part("edition", Editions),
    Part("bots", Bots),
    Part("bots", Weighing, is_required=False),
    Part("bots", Reasoning, is_required=False),
    Part("clock", Clock, is_required=False),
    Part("problems", Problems, is_required=False),
    Part("commands", Commands, is_required=False),
)
FILES = ("README.md", "editions", "golden", "words", "tests")
"""What else every game has."""
WITH_A_BOARD = ("ui/Board.svelte", "ui/describe.ts", "ui/view.ts", "lessons.toml", "motion.json")
"""What a game has that is played in the browser: all of it, or no `ui`."""
