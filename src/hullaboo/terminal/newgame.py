"""`hullaboo new-game NAME`: a new folder beside the games, a whole small game whose tests pass at once."""

import keyword
import re
import shutil
from pathlib import Path

from hullaboo.core.errors import HullabooError
from hullaboo.core.finding import HOME, games

TEMPLATE = Path(__file__).parents[1] / "testing" / "template"
PARTS_NOT_COPIED = shutil.ignore_patterns("__pycache__")


class BadName(HullabooError):
    """A name that no game can have."""

    code = "bad-name"


def check_name(name: str) -> None:
    """A game's name is a new Python package's name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise BadName(
            f"a game's name: expected 2–30 small letters, digits and _, beginning with a letter, got {name!r}"
        )
    if (HOME / name).exists() or name in games():
        raise BadName(f"a game's name: expected a new one, but {name!r} is there already")


def new_game(name: str) -> Path:
    """Copy the template under a new name; the folder."""
    check_name(name)
    folder = HOME / name
    shutil.copytree(TEMPLATE, folder, ignore=PARTS_NOT_COPIED)
    for file in sorted(folder.rglob("*.*")):
        file.write_text(renamed(file.read_text("utf-8"), name), "utf-8")
    return folder


def renamed(text: str, name: str) -> str:
    """A file of the template as it stands in the new folder."""
    text = text.replace("hullaboo/testing/template", f"hullaboo/games/{name}")
    text = text.replace("title = Template", f"title = {name.capitalize()}")
    return re.sub(r"\btemplate\b", name, text)
