"""The facts in a game's README, as the code has them."""

import re
from pathlib import Path

from hullaboo.core.contract import Game
from hullaboo.testing.rulebook import FACT, FACTS, sections

COMMAND = "python -m hullaboo.testing.write_facts"


def facts(game: Game) -> dict[str, str]:
    """The numbers of the code, by the names that they have in a README."""
    rules = game.rules
    few, many = rules.SEATS[0], rules.SEATS[-1]
    numbers = {
        "actions": rules.ACTIONS, "most legal": rules.MOST_LEGAL, "observation": rules.OBSERVATION,
        "longest": rules.LONGEST, "state bytes": rules.State.dtype.itemsize,
    }  # fmt: skip
    seats = str(few) if few == many else f"{few}–{many}"
    return {"seats": seats, **{name: str(number) for name, number in numbers.items()}}


def readme_of(game: Game) -> Path:
    """The game's own page."""
    return game.folder / "README.md"


def with_true_facts(readme: str, game: Game) -> str:
    """A README in which the table of the section Facts says what the code does; its other rows stay."""
    known, section = facts(game), sections(readme).get(FACTS, "")

    def true(row: re.Match[str]) -> str:
        return f"| {row[1]} | {known.get(row[1], row[2])} |"

    rows = [FACT.sub(true, line) for line in section.split("\n")]
    there = {found[1] for line in rows if (found := FACT.fullmatch(line))}
    missing = [f"| {name} | {value} |" for name, value in known.items() if name not in there]
    last = max((at for at, line in enumerate(rows) if FACT.fullmatch(line)), default=0)
    return readme.replace(section, "\n".join([*rows[: last + 1], *missing, *rows[last + 1 :]]))
