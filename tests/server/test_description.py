"""Schemathesis asks every endpoint what its own description allows, and what it does not.

So it is the test of `game_endpoints`, `guest_endpoints`, `table_endpoints`, `seat_endpoints`, `operator_endpoints`, and
of the way to them and back: `routing` and `responses`.
"""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hullaboo.core.finding import games

from .client import Guest
from .conftest import Inside

LEFT_OUT = "positive_data_acceptance,negative_data_rejection"
"""A text may be a text and yet no move of the game; and what is too big is 413 before it is wrong."""
KNOWN = """
headers = {{ Cookie = {cookie} }}
[dictionaries]
tables = {{ values = {tables} }}
games = {{ values = {games} }}
days = {{ values = ["2026-11-16", "2026-11-17"] }}
numbers = {{ values = [1, 2, 3, 4, 5] }}
[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.7 }}
"path.game" = {{ dictionary = "games", probability = 0.7 }}
"path.day" = {{ dictionary = "days", probability = 0.7 }}
"path.number" = {{ dictionary = "numbers", probability = 0.7 }}
"body.game" = {{ dictionary = "games", probability = 0.7 }}
"""
"""What somebody knows who has looked around; without it, nearly every question ends at a table that is not there."""


async def a_table_of_every_phase(guest: Guest) -> list[str]:
    """A table that waits for people, one where a match is on, and one where it is over."""
    waiting = guest.make("template", ["me", "open"])["table"]
    live = guest.make("template", ["me", "me"], hot_seat=True)["table"]
    over = guest.make("template", ["me", "random"])["table"]
    async with guest.at(live) as player:
        for seat in (0, 1):
            await player.sit(seat)
        await player.until("table")
    async with guest.at(over, 0) as player:
        await player.play(Random(1))
    return [waiting, live, over]


def look_around(server: Inside, folder: Path) -> None:
    """Write down for schemathesis who it is and what there is."""
    guest = server.guest()
    tables = asyncio.run(a_table_of_every_phase(guest))
    facts = {"cookie": guest.cookie, "tables": tables, "games": list(games())}
    known = KNOWN.format(**{name: json.dumps(fact) for name, fact in facts.items()})
    (folder / "schemathesis.toml").write_text(known, "utf-8")


def question(server: Inside, examples: int, folder: Path) -> int:
    """Let schemathesis loose, always the same way; how many questions it asked. Fails with what it has found."""
    look_around(server, folder)
    url = f"http://127.0.0.1:{server.port}/api/openapi.json"
    program = str(Path(sys.executable).parent / "schemathesis")
    always_the_same = ["--generation-deterministic", "--suppress-health-check", "all", "--request-timeout", "60"]
    command = [program, "run", url, "--max-examples", str(examples), "--no-color", "--exclude-checks", LEFT_OUT]
    done = subprocess.run([*command, *always_the_same], capture_output=True, text=True, cwd=folder)
    asked = re.search(r"(\d+) generated, \1 passed", done.stdout)
    if done.returncode or not asked:
        found = done.stdout.partition("FAILURES")[2] or done.stdout + done.stderr
        pytest.fail(found[:8000], pytrace=False)
    assert server.troubles == []
    return int(asked[1])


def test_the_server_does_what_its_description_says(inside: Callable[..., Inside], tmp_path: Path) -> None:
    assert question(inside(), 3, tmp_path) > 500


@pytest.mark.prove
def test_the_server_does_what_its_description_says_250_times(
    inside: Callable[..., Inside], tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    asked = question(inside(), 250, tmp_path)
    record_property("figure", f"{asked:,} questions, up to 250 of chance to every endpoint, all answered as described")
