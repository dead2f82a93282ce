"""What former versions wrote stays readable: logs are verified, databases are opened, played on and replayed."""

import asyncio
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside, inside

from hullaboo.core.finding import games
from hullaboo.play import log
from hullaboo.play.verifying import OtherRules, verify
from hullaboo.server.settings import monotonic_ms

FORMER = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "house.json").exists())
LOGS = [file for folder in FORMER for file in sorted(folder.glob("*.log"))]
DATABASES = [(folder, game) for folder in FORMER for game in json.loads((folder / "house.json").read_text())["tables"]]
HURRY = 50
__all__ = ["inside"]


def name_of(where: object) -> str:
    return Path(str(where)).name


def test_every_game_is_kept_of_every_version() -> None:
    assert FORMER
    assert len(DATABASES) >= 5 * len(FORMER)
    assert len(LOGS) >= 2 * len(DATABASES)


def rules_are_ours(text: str) -> bool:
    """Whether a log is by this version of its game's rules; format 1 named none."""
    headers = log.read(text).headers
    return headers.get("Rules", "1") == str(games()[headers["Game"]].rules.VERSION)


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_a_former_log_is_verified(file: Path) -> None:
    """Every move leads where it led: whoever changes what a move means raises the version of the rules."""
    text = file.read_text("utf-8")
    if rules_are_ours(text):
        assert f'[Outcome "{log.outcome_text(verify(text).match.outcome)}"]' in text
    else:
        with pytest.raises(OtherRules, match="Rules: played by version"):
            verify(text)


def test_a_log_with_digests_is_kept_of_every_edition() -> None:
    kept = [log.read(file.read_text("utf-8")) for file in LOGS]
    sealed = {(each.headers["Game"], each.headers["Edition"].split()[0]) for each in kept if not each.is_first}
    in_the_box = [game for game in games().values() if game.folder.parent.name == "games"]
    assert sealed >= {(game.name, edition) for game in in_the_box for edition in game.editions}


@pytest.fixture
def house(tmp_path: Path, inside: Callable[..., Inside]) -> Callable[[Path], tuple[Guest, Any]]:
    """A server on the database of a former version, and the guest who played there."""

    def opened(folder: Path) -> tuple[Guest, Any]:
        file = shutil.copy(folder / "house.sqlite3", tmp_path / "house.sqlite3")
        kept = json.loads((folder / "house.json").read_text())
        guest = inside(database=str(file), now=lambda: monotonic_ms() * HURRY, hurry=HURRY).guest()
        guest.cookie = kept["cookie"]
        return guest, kept["tables"]

    return opened


@pytest.mark.parametrize(("folder", "game"), DATABASES, ids=name_of)
def test_a_former_database_is_replayed_and_played_on(
    folder: Path, game: str, house: Callable[[Path], tuple[Guest, Any]]
) -> None:
    guest, tables = house(folder)
    over, middle, gathers = tables[game]["over"], tables[game]["middle"], tables[game]["gathers"]
    assert len(guest.get(f"/api/tables/{over}/replay?eyes=all")["frames"]) > 1
    assert verify(guest.ask("GET", f"/api/tables/{over}/log").text).match.over
    assert guest.get(f"/api/tables/{gathers}")["phase"] == "gathering"

    async def play_on() -> None:
        async with guest.at(middle, 0) as player:
            assert (await player.play(random.Random(1)))["outcome"]
            assert [each["text"] for each in player.heard if each["type"] == "chat"] == ["Until tomorrow!"]

    asyncio.run(play_on())
    assert verify(guest.ask("GET", f"/api/tables/{middle}/log").text).match.over
