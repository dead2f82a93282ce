"""Results kept in a file, so that an arena that was stopped goes on: a line says what is played, then a line a deal."""

import json
import os
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from hullaboo.core.errors import BadCommand
from hullaboo.core.finding import game
from hullaboo.lab.deals import Deal, Result, Setting, played
from hullaboo.lab.entrants import sources


def resumed(file: Path, setting: Setting, seeds: Sequence[int], jobs: int) -> Generator[Deal]:
    """The deals a file holds, then those still to be played, each written as soon as it is over."""
    told = {**setting.__dict__, "bots": list(setting.bots), "seed": seeds[0], "sources": sources_of(setting)}
    known = read(file, told)
    yield from known[: len(seeds)]
    with file.open("a", encoding="utf-8") as lines:
        for deal in played(setting, seeds[len(known) :], jobs):
            lines.write(json.dumps(deal) + "\n")
            lines.flush()
            yield deal


def sources_of(setting: Setting) -> str:
    """What the results depend on beside the setting."""
    return sources(game(setting.game), setting.bots, setting.edition)


def read(file: Path, told: dict[str, Any]) -> list[Deal]:
    """The deals in a file, which is begun if it is not there; a deal that a stop cut short is cut off."""
    text = text_of(file)
    if not text:
        file.write_text(json.dumps(told) + "\n", "utf-8")
        return []
    whole = text[: text.rfind("\n") + 1]
    head, *deals = map(partial(read_line, file), whole.splitlines() or [text])
    refuse_others(file, head, told)
    os.truncate(file, len(whole.encode()))
    return [
        tuple(Result(tuple(seated), tuple(won), tuple(points), moves) for seated, won, points, moves in deal)
        for deal in deals
    ]


def text_of(file: Path) -> str:
    """What a file holds; nothing, where there is none yet."""
    try:
        file.touch()
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCommand(f"--resume: expected a file for results, got {str(file)!r} ({error})") from error


def read_line(file: Path, line: str) -> Any:
    """What a line says."""
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadCommand(f"--resume: expected results of an arena in {str(file)!r}, got {line[:40]!r}") from error


def refuse_others(file: Path, found: Any, told: dict[str, Any]) -> None:
    """Only results of the same setting, seed and sources go together."""
    for name, expected in told.items():
        got = found.get(name) if isinstance(found, dict) else found
        if got != expected:
            raise BadCommand(f"--resume: expected results with {name} {expected!r} in {str(file)!r}, got {got!r}")
