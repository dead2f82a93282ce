"""Who may enter the laboratory: a game's own bots by name or level, and anybody's from a file, as `my.py:Bot`.

A file is run as it is, so its names are taken at the command line only, never from a server's guests. `seeing:` before
a name makes it an upper bound: the worlds that it searches are no guesses but the table as it is.
"""

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np

import hullaboo
from hullaboo import bots
from hullaboo.core.bot import Answer, Bot, Question
from hullaboo.core.contract import Game
from hullaboo.core.errors import BadCommand
from hullaboo.core.world import World
from hullaboo.play.match import Match

SEEING = "seeing:"
UNDER_BOTS = ("core", "kit", "play", "bots")
"""The layers that every match depends on."""


@dataclass(frozen=True)
class Seeing:
    """A bot that sees everything: its worlds are the true state of its match, which only a laboratory has at hand."""

    bot: Bot
    match: Match

    def act(self, question: Question, /) -> Answer:
        """Let it search the truth."""
        return self.bot.act(replace(question, world=self.world, worlds=self.worlds))

    def world(self, _seed: int) -> Any:
        """The true state, whatever the seed."""
        return self.worlds([0]).states[0].copy()

    def worlds(self, seeds: Sequence[int]) -> World:
        """As many true states."""
        game = self.match.game
        truth = np.frombuffer(self.match.state.frozen_bytes, game.rules.State.dtype)
        return World.of(game, self.match.seats, truth.view(np.recarray)).copy(len(seeds))


def seat_down(match: Match, name: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of a match that is about to begin."""
    made = bot(match.game, name, seat, seed)
    return Seeing(made, match) if name.startswith(SEEING) else made


def bot(game: Game, name: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one match, by its name, its level, or its file."""
    name = name.removeprefix(SEEING)
    if ":" not in name:
        return bots.bot(game, name, seat, seed)
    made: Bot = maker(name)(seat, seed)
    if not callable(getattr(made, "act", None)):
        raise BadCommand(f"--bots: expected {name} to make bots with a method act, got {type(made).__name__}")
    return made


@cache
def maker(name: str) -> Any:
    """What makes the bots of a file: a class or function that takes a seat and a seed."""
    file, wanted = file_and_name(name)
    found = getattr(module(file), wanted, None)
    if not callable(found):
        raise BadCommand(f"--bots: expected a class or function {wanted!r} in {file}, got {found!r}")
    try:
        signature(found).bind(0, 0)
    except TypeError as error:
        raise BadCommand(f"--bots: expected {name} to take a seat and a seed: {error}") from error
    return found


def file_and_name(name: str) -> tuple[Path, str]:
    """The two halves of `my.py:Bot`."""
    file, _, wanted = name.rpartition(":")
    if not (file.endswith(".py") and wanted.isidentifier() and Path(file).is_file()):
        raise BadCommand(f"--bots: expected FILE.py:NAME with a file that is there, got {name!r}")
    return Path(file), wanted


@cache
def module(file: Path) -> Any:
    """A file, run as a module."""
    spec = spec_from_file_location(f"entrants of {file}", file)
    assert spec is not None, f"{file} ends in .py"
    assert spec.loader is not None, f"{file} is a file"
    made = module_from_spec(spec)
    sys.modules[spec.name] = made
    try:
        spec.loader.exec_module(made)
    except Exception as error:
        raise BadCommand(f"--bots: {file} cannot be run: {type(error).__name__}: {error}") from error
    return made


def sources(game: Game, names: tuple[str, ...], edition: str) -> str:
    """A hash of all that decides how matches go: rules, bots, and the files that hold some bots or the edition."""
    root = Path(hullaboo.__file__).parent
    folders = [root / layer for layer in UNDER_BOTS] + [root / "games" / game.name]
    found = sorted(file for folder in folders for file in folder.rglob("*.*") if file.suffix in (".py", ".toml"))
    ours = [file for file in found if "tests" not in file.relative_to(root).parts]
    files = [name for name in (name.removeprefix(SEEING) for name in names) if ":" in name]
    theirs = [file_and_name(name)[0] for name in files]
    theirs += [Path(edition)] if Path(edition).is_file() else []
    digest = hashlib.sha256()
    for file in (*ours, *theirs):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
