"""What is written from declarations: a view's types for the browser, and tables of a game's README.

In a README they stand between two marks, which name the block; all around them is written by hand. `testing/write.py`
is the command that writes them.
"""

import re
from collections.abc import Callable, Mapping
from difflib import unified_diff
from pathlib import Path

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.seats import ALL_EYES
from hullaboo.testing.walks import viewers, walks

COMMAND = "python -m hullaboo.testing.write"
TYPES_BEGIN = f"/** What the view of `view.py` looks like, written by `{COMMAND}`. */\n\n"


def view_tables(game: Game) -> str:
    """The fields of the view."""
    return game.views.FIELDS.tables()


def observation_tables(game: Game) -> str:
    """The numbers of an observation."""
    tables: str = game.module("knowledge").OBSERVED.tables()
    return tables


BLOCKS: Mapping[str, Callable[[Game], str]] = {"view": view_tables, "observation": observation_tables}
"""What stands between marks in a README, by the name in the marks."""


def block(name: str) -> re.Pattern[str]:
    """What finds a block: its first mark, what is in it, its last mark."""
    return re.compile(rf"(<!-- {name}: .*? -->\n).*?(<!-- end of {name} -->)", re.DOTALL)


def readme(game: Game) -> str:
    """The README as it should be."""
    text = (game.folder / "README.md").read_text("utf-8")
    for name, table in BLOCKS.items():
        found = block(name).search(text)
        if found is None:
            marks = f"<!-- {name}: … --> and <!-- end of {name} -->"
            raise ValueError(f"{game.name}/README.md: expected {marks}, got neither")
        text = text[: found.start()] + found[1] + table(game) + found[2] + text[found.end() :]
    return text


def declared(game: Game) -> dict[Path, str]:
    """The files that are written from declarations, as they should be."""
    files = {game.folder / "README.md": readme(game)}
    if (game.folder / "ui").is_dir():
        files[game.folder / "ui" / "view.ts"] = TYPES_BEGIN + game.views.FIELDS.typescript()
    return files


def what_is_declared_is_written(game: Game) -> None:
    """The types of the client and the tables of the README are those of the declarations."""
    for file, text in declared(game).items():
        now = file.read_text("utf-8") if file.is_file() else ""
        if now != text:
            changes = unified_diff(now.splitlines(), text.splitlines(), "as written", "as declared", "", "", 1, "")
            listed = "\n".join(changes)
            pytest.fail(f"{file.name} is not as declared. To write it: {COMMAND} {game.name}\n{listed}", pytrace=False)


def views_are_as_declared(game: Game) -> None:
    """Every view of every viewer has the fields that are declared, each of its shape, and no other."""
    for match in walks(game):
        for viewer in (*viewers(match), ALL_EYES):
            faults = game.views.FIELDS.faults(match.view(viewer))
            assert faults == [], f"viewer {viewer} after {len(match.moves)} moves"


def observations_are_as_declared(game: Game) -> None:
    """Every number of every observation is in its range, and OBSERVATION says how many there are."""
    observed = game.module("knowledge").OBSERVED
    assert observed.count == game.rules.OBSERVATION
    for match in walks(game):
        for seat in range(match.seats):
            faults = observed.faults(match.observe(seat).tolist())
            assert faults == [], f"seat {seat} after {len(match.moves)} moves"


PROPERTIES = (what_is_declared_is_written, views_are_as_declared, observations_are_as_declared)
