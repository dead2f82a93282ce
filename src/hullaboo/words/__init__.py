"""Words: codes with parameters become sentences in English, French or German.

    speak = Speaker("fr", game("template"))
    speak("points", seat=1, points=7)

Rules and server never hold prose. The common words are beside this file, each game's own in its folder; the terminal
and the browser read the same Fluent files.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hullaboo.core.contract import Event, Game
from hullaboo.core.errors import UnknownName
from hullaboo.core.seats import CLOCK

LANGUAGES = ("en", "fr", "de")
HERE = Path(__file__).parent


def files(language: str, game: Game | None) -> list[Path]:
    """The files a language is made of."""
    common = [HERE / f"{language}.ftl"]
    return [*common, game.folder / "words" / f"{language}.ftl"] if game else common


@cache
def bundle(language: str, game: Game | None) -> FluentBundle:
    """The messages of a language."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, list(LANGUAGES))
    made = FluentBundle([language], use_isolating=False)
    for file in files(language, game):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


class Speaker:
    """Speaks one language about one game; knows the names of those who sit."""

    def __init__(self, language: str, game: Game | None = None, names: Mapping[int, str] | None = None) -> None:
        """`names` are what seats are called; a seat without one is called by its number."""
        self.language = language
        self._bundle = bundle(language, game)
        self._names = names or {}

    def knows(self, key: str) -> bool:
        """Whether there is a message of that name."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **params: object) -> str:
        """A message in words; a missing one, or one that lacks a parameter, is an error of ours."""
        if not self.knows(key):
            raise KeyError(f"no words for {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, self._named(params))
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors}")
        return str(text)

    def _named(self, params: dict[str, object]) -> dict[str, object]:
        """Seats by their names: every parameter called `seat` or ending in `_seat`."""
        seats = {name for name in params if name == "seat" or name.endswith("_seat")}
        return {name: self.seat(value) if name in seats else value for name, value in params.items()}

    def seat(self, seat: object) -> object:
        """What a seat is called."""
        if not isinstance(seat, int):
            return seat
        if seat == CLOCK:
            return self("clock")
        return self._names.get(seat) or self("seat-name", number=seat + 1)

    def coded(self, kind: str, what: Event) -> str:
        """Something given as a code with parameters: `event`, `move`, `outcome`, `refused`."""
        params = {name: value for name, value in what.items() if name != "code"}
        return self(f"{kind}-{what['code']}", **params)
