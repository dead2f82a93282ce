"""What this version writes, kept for later versions to read: `python -m tests.former.write tests/former/0.1.0`.

Of every edition of every game the log of a match between bots, with the luck of a seed (all editions but the first
with options other than the defaults); of every game that of a table of a server, with salts; and a database with, of
every game, a table that is over, one in the middle of its match and one that gathers. A folder is written once, by the
version that it is named after, and never again.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

from tests.server.client import Guest
from tests.server.conftest import Running

from hullaboo.bots import bot, names
from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.play import log
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

MIDDLE = 4
"""So many messages of the table are answered at a match that is left in its middle."""


def middling_bot(game: Game) -> str:
    """A bot that plays well, and decides in no time."""
    return names(game)[3]


def unusual(game: Game) -> dict[str, str]:
    """Every option at its last word or its highest number."""
    every = fields(game.options)
    return {each.name: each.metadata.get("words", [str(each.metadata.get("high"))])[-1] for each in every}


def log_of_bots(game: Game, edition: str, seed: int) -> str:
    """A match with the most seats, its luck from a seed."""
    seats = [middling_bot(game)] * game.rules.SEATS[-1]
    options = table_options.read(game.options, {} if edition == game.editions[0] else unusual(game))
    luck = Fair.from_seed(seed)
    match = Match(game, len(seats), edition=game.edition(edition), options=options, luck=luck)
    Simulation(match, [bot(game, name, seat, seed) for seat, name in enumerate(seats)]).run()
    return log.write(match, seats)


async def tables_of(guest: Guest, game: Game) -> dict[str, str]:
    """A table that is over, one in the middle, and one that gathers."""
    seats = game.rules.SEATS[0]
    luck = random.Random(game.name)
    over, middle = (guest.make(game.name, ["me", *["random"] * (seats - 1)])["table"] for _ in range(2))
    gathers = guest.make(game.name, ["me", *["open"] * (seats - 1)])["table"]
    async with guest.at(over, 0) as player:
        await player.play(luck)
    async with guest.at(middle, 0) as player:
        answered = 0
        while answered < MIDDLE and not player.over:
            message = await player.next()
            if message["type"] == "table" and player.legal:
                answered += 1
                await player.send(type="move", seat=0, move=luck.choice(player.legal), answers=player.occasion)
        await player.ask(type="chat", text="Until tomorrow!")
    return {"over": over, "middle": middle, "gathers": gathers}


def database(folder: Path) -> None:
    """The database of a server at which people have played; what a client would hold of it stands beside it."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "house.sqlite3"
        running = Running(str(file))
        guest = running.guest()
        guest.post("/api/guest", {"name": "Ada"})
        kept: dict[str, Any] = {name: asyncio.run(tables_of(guest, game)) for name, game in games().items()}
        for name, tables in kept.items():
            text = guest.ask("GET", f"/api/tables/{tables['over']}/log").text
            (folder / f"{name}-table.log").write_text(text, "utf-8")
        running.stop()
        with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(folder / "house.sqlite3")) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            new.execute("VACUUM")
    (folder / "house.json").write_text(json.dumps({"cookie": guest.cookie, "tables": kept}, indent=1) + "\n", "utf-8")


def main() -> None:
    """Write a new folder."""
    parser = argparse.ArgumentParser(description="Keep what this version writes.")
    parser.add_argument("folder", type=Path, help="a new folder, named after the version")
    folder = parser.parse_args().folder
    folder.mkdir()
    for name, game in games().items():
        for edition in game.editions:
            (folder / f"{name}-{edition}.log").write_text(log_of_bots(game, edition, 7), "utf-8")
    database(folder)


if __name__ == "__main__":
    main()
