"""Properties of what a game writes: its README, words, drawings, editions and stories."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping
from dataclasses import fields
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from hullaboo.bots import names
from hullaboo.core.contract import Event, Game
from hullaboo.core.edition import OPTIONAL, common
from hullaboo.core.errors import BadEdition
from hullaboo.core.parts import FILES, PARTS, WITH_A_BOARD
from hullaboo.core.seats import ALL_EYES
from hullaboo.play.stories import LONGEST, retold
from hullaboo.testing import facts
from hullaboo.testing.contract import finished
from hullaboo.testing.rulebook import (
    NUMBERED_SECTIONS,
    SECTIONS,
    numbers_proved,
    numbers_written,
    sections,
)
from hullaboo.testing.walks import opened, viewers, walk, walks
from hullaboo.words import LANGUAGES, Speaker

SVG = "{http://www.w3.org/2000/svg}"


def readme(game: Game) -> str:
    """The game's own page."""
    return facts.readme_of(game).read_text("utf-8")


def all_parts_are_there(game: Game) -> None:
    """Every required part offers all of its names, every optional one all or none; so do the files of a board."""
    for part in PARTS:
        offered = set(dir(game.module(part.module))) if game.has(part.module) else set()
        lacking = [name for name in part.members() if name not in offered]
        none_of_it = not part.is_required and lacking == part.members()
        assert none_of_it or lacking == [], f"{part.module}.py lacks {', '.join(lacking)} of {part.offers.__name__}"
    files = (*FILES, *WITH_A_BOARD) if (game.folder / "ui").is_dir() else FILES
    assert [name for name in files if not (game.folder / name).exists()] == []


def the_readme_has_its_sections(game: Game) -> None:
    """All of them, in order, and none empty."""
    found = sections(readme(game))
    assert [name for name in found if name in SECTIONS] == list(SECTIONS)
    assert all(found[name].strip() for name in SECTIONS)


def facts_are_true(game: Game) -> None:
    """The numbers in the README are those of the code."""
    mend = f"{facts.COMMAND} {game.name}"
    must_be_the_same(facts.readme_of(game), facts.with_true_facts(readme(game), game), mend)


def must_be_the_same(file: Path, now: str, mend: str) -> None:
    """Fail where a file would be written otherwise now, with the command that does so and the difference."""
    if (text := file.read_text("utf-8")) != now:
        changes = "\n".join(
            unified_diff(text.splitlines(), now.splitlines(), "as written", "as it is now", "", "", 1, "")
        )
        pytest.fail(f"{file.name} is otherwise now. If that is right: {mend}\n{changes}", pytrace=False)


def every_rule_has_a_test(game: Game) -> None:
    """Each number in Rules and Rulings is proved by a test, and no test proves a number that is not there."""
    written = numbers_written(readme(game))
    assert written, f"no numbered rules in {' or '.join(NUMBERED_SECTIONS)}"
    assert len(set(written)) == len(written), "a number stands twice"
    proved = numbers_proved(game.folder / "tests")
    assert set(written) - proved == set(), "rules without a test"
    assert proved - set(written) == set(), "tests of rules that are not written"


def messages(game: Game, language: str) -> dict[str, set[str]]:
    """The words of a language: each message and the parameters it uses."""
    text = (game.folder / "words" / f"{language}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(text)
    assert not [each for each in parsed.body if isinstance(each, ast.Junk)], f"{language}.ftl does not parse"
    return {each.id.name: set(variables(each)) for each in parsed.body if isinstance(each, ast.Message)}


def variables(node: Any) -> Iterator[str]:
    """The names of the variables in a part of a message."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


def all_languages_say_the_same(game: Game) -> None:
    """The same messages with the same parameters in every language."""
    english = messages(game, "en")
    for language in LANGUAGES:
        assert messages(game, language) == english, f"{language} differs from en"


def words_for_everything(game: Game) -> None:
    """Every move, event, outcome, option, edition and bot has words in every language."""
    for language in LANGUAGES:
        speak = Speaker(language, game)
        assert speak("title")
        assert speak("tagline")
        for kind, what in spoken_of(game):
            assert speak.coded(kind, what).strip()
        for each in fields(game.options):
            assert speak(f"option-{each.name.replace('_', '-')}")
            if not isinstance(each.default, bool):
                for word in each.metadata.get("words", ()):
                    assert speak(f"option-{each.name.replace('_', '-')}-{word}")
        assert all(speak(f"edition-{name}") for name in game.editions)
        assert all(speak(f"bot-{name}") for name in names(game) if not name.isdigit())


def spoken_of(game: Game) -> Iterator[tuple[str, Event]]:
    """Every phrase of the notation once a code, and everything told in some walks and at some ends."""
    moves = {phrase["code"]: phrase for phrase in map(game.moves.phrase, range(game.rules.ACTIONS))}
    yield from (("move", phrase) for phrase in moves.values())
    for seats in game.rules.SEATS:
        for match in walk(opened(game, seats, seats), seats):
            for viewer in viewers(match):
                yield from (("event", event) for event in match.tell(viewer))
        outcome = finished(game, seats, seats).outcome
        yield "outcome", {"code": outcome.reason, **outcome.params}


def drawings_draw(game: Game) -> None:
    """Text for every viewer, and an SVG that stands alone."""
    speak = Speaker("en", game)
    for match in walks(game, steps=40):
        for viewer in (*viewers(match), ALL_EYES):
            shown = match.view(viewer)
            assert game.drawings.text(shown, speak).strip()
            drawn = game.drawings.svg(shown, speak)
            assert ElementTree.fromstring(drawn).tag == f"{SVG}svg"
            assert "http" not in drawn.replace("http://www.w3.org/", ""), "an SVG stands alone"


def pictures_speak_the_readers_language(game: Game) -> None:
    """An SVG is called by the game's title, and without the words of a language no word is left in it."""
    for language in LANGUAGES:
        speak = Speaker(language, game)
        root = ElementTree.fromstring(opened(game, game.rules.SEATS[0], 1).svg(ALL_EYES, language))
        assert [root.findtext(f"{SVG}title"), root.get("aria-label")] == [speak("title")] * 2
    for match in walks(game, steps=40):
        silent = ElementTree.fromstring(game.drawings.svg(match.view(ALL_EYES), lambda _key, **_params: "–"))
        assert re.findall(r"[^\W\d_]{2,}", " ".join(silent.itertext())) == [], "words that no language gave"


def editions_load(game: Game) -> None:
    """Every edition in the box is named like its file and plays to an end."""
    assert game.editions
    for name in game.editions:
        assert game.edition(name).name == name
        finished(game, game.rules.SEATS[0], 4, edition=name)


def contents(game: Game) -> Iterator[dict[str, Any]]:
    """What the files of the editions hold."""
    for name in game.editions:
        yield tomllib.loads((game.folder / "editions" / f"{name}.toml").read_text("utf-8"))


def broken_editions_are_refused(game: Game) -> None:
    """A file that lacks a part, or has another kind of thing in its place, is refused with a reason."""
    for data in contents(game):
        for spoiled in spoilt(data):
            with pytest.raises(BadEdition, match="expected"):
                accept(game, spoiled)


def spoilt(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The data with one part missing or wrong, one way at a time."""
    for key in data:
        if key not in OPTIONAL:
            yield {name: part for name, part in data.items() if name != key}
            yield from ({**data, key: wrong} for wrong in (None, 3.5, [], ["boo"], {"boo": 1}))


def unknown_keys_are_refused(game: Game) -> None:
    """A misspelt key is refused with the known ones named; so is one that no rule reads, in any table."""
    for data in contents(game):
        for key in data:
            with pytest.raises(BadEdition, match=rf"expected .*\b{key}\b"):
                accept(game, {**data, key[:-1]: data[key]})
        for strange in with_a_stranger(data):
            with pytest.raises(BadEdition, match="expected"):
                accept(game, strange)


def with_a_stranger(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The data with a key too many in one of its tables, one way at a time."""
    for key, part in data.items():
        if isinstance(part, dict):
            yield {**data, key: {**part, "boo": 1}}
        if isinstance(part, list) and isinstance(part[0], dict):
            yield {**data, key: [{**part[0], "boo": 1}, *part[1:]]}


def accept(game: Game, data: Mapping[str, Any]) -> None:
    """Read an edition's data as a file's would be."""
    common(data)
    game.module("edition").numbers(data)


def stories_are_as_written(game: Game) -> None:
    """Golden stories, short enough to read, come out the same."""
    stories = sorted((game.folder / "golden").glob("*.story"))
    assert stories, "a game has at least one story"
    for file in stories:
        text = file.read_text("utf-8")
        assert text.count("\n") <= LONGEST, f"{file.name} is longer than {LONGEST} lines"
        must_be_the_same(file, retold(text), f"python -m hullaboo.play.stories --write {file}")


PROPERTIES = (
    all_parts_are_there, the_readme_has_its_sections, facts_are_true, every_rule_has_a_test, all_languages_say_the_same,
    words_for_everything, drawings_draw, pictures_speak_the_readers_language, editions_load,
    broken_editions_are_refused, unknown_keys_are_refused, stories_are_as_written,
)  # fmt: skip
