"""kill -9 at random moments under load: every acknowledged move is there, no move twice, views equal."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from hullaboo.play.match import Match
from hullaboo.server.storage import records

from .client import Guest, Json, Player
from .conftest import Running
from .serving import box

TABLES = 6
ALL = 10**6


@dataclass
class Person:
    """Somebody who plays whenever they may, and remembers what was acknowledged and what was not answered."""

    guest: Guest
    table: str
    seat: int
    luck: Random
    acknowledged: set[str] = field(default_factory=set)
    pending: Json | None = None
    over: bool = False

    async def play(self) -> None:
        """Play until the match is over or the server is gone."""
        with contextlib.suppress(WebSocketException, OSError):
            async with self.guest.at(self.table, self.seat) as player:
                await self.go_on(player)

    async def go_on(self, player: Player) -> None:
        answered = -1
        if self.pending:
            await player.send(**self.pending)
        while not player.over:
            if self.pending is None and player.legal and player.table and player.table["number"] != answered:
                answered = player.table["number"]
                self.pending = {"type": "move", "seat": self.seat, "move": self.luck.choice(player.legal)}
                self.pending["id"] = f"{self.seat}-{self.luck.getrandbits(60)}"
                await player.send(**self.pending)
            message = await player.next()
            if self.pending and message.get("id") == self.pending["id"]:
                if message["type"] == "ack":
                    self.acknowledged.add(self.pending["id"])
                answered = -1 if message["type"] == "refused" else answered
                self.pending = None
        self.over = True


def new_tables(running: Running, luck: Random) -> list[Person]:
    """Two people at each of some tables."""
    people = []
    for _ in range(TABLES):
        host, friend = running.guest(), running.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        people += [Person(guest, table, seat, luck) for seat, guest in enumerate((host, friend))]
    return people


def kept_in(database: Path) -> dict[str, tuple[records.TableRecord, list[Any]]]:
    """What a dead server has left on the disk."""
    with closing(sqlite3.connect(database)) as connection:
        kept = [records.decode(row[0]) for row in connection.execute("SELECT kept FROM tables")]
        query = 'SELECT number, seat, text, message FROM moves WHERE "table" = ? ORDER BY number'
        return {table.id: (table, connection.execute(query, [table.id]).fetchall()) for table in kept}


def replayed(table: records.TableRecord, rows: list[Any]) -> Match | None:
    """The match that the rows on the disk make."""
    if table.phase == "gathering":
        return None
    match = Match(box()[table.game], len(table.seats), luck=table.luck)
    for _number, seat, text, _message in rows:
        match.play_text(seat, text)
    return match


def check(people: list[Person], database: Path) -> dict[str, Match | None]:
    """Nothing acknowledged is lost, nothing is there twice; the matches as they should come back."""
    kept = kept_in(database)
    for _table, rows in kept.values():
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        ids = [row[3] for row in rows]
        assert len(ids) == len(set(ids))
    for person in people:
        assert person.acknowledged <= {row[3] for row in kept[person.table][1]}
    return {id: replayed(table, rows) for id, (table, rows) in kept.items()}


async def come_back(people: list[Person], matches: dict[str, Match | None]) -> None:
    """Before anybody moves on, everybody sees what the log on the disk makes."""
    for person in people:
        match = matches.get(person.table)
        if match is None or match.over:
            continue
        async with person.guest.at(person.table, person.seat) as player:
            assert (await player.until("table", seat=person.seat))["view"] == match.view(person.seat)


async def one_life(running: Running, people: list[Person], moves: int) -> None:
    """Everybody plays, until so many moves more are acknowledged or all is over; then the server is killed."""
    wanted = moves + sum(len(person.acknowledged) for person in people)
    tasks = [asyncio.create_task(person.play()) for person in people if not person.over]
    while sum(len(person.acknowledged) for person in people) < wanted and not all(task.done() for task in tasks):
        await asyncio.sleep(0.001)
    running.kill()
    await asyncio.gather(*tasks)


def killed(start: Callable[..., Running], database: Path, times: int) -> int:
    """Kill a server so many times, and look whether all came back; how many moves were acknowledged."""
    luck = Random(times)
    people: list[Person] = []
    matches: dict[str, Match | None] = {}
    acknowledged: set[str] = set()
    for life in range(times + 1):
        running = start(database=str(database))
        for person in people:
            person.guest.port = running.port
        asyncio.run(come_back(people, matches))
        people = [person for person in people if not person.over] + new_tables(running, luck)
        asyncio.run(one_life(running, people, ALL if life == times else luck.randrange(1, 30)))
        matches = check(people, database)
        acknowledged |= {id for person in people for id in person.acknowledged}
    assert all(person.over for person in people), "in the last life everybody played to the end"
    return len(acknowledged)


def test_a_killed_server_comes_back_with_every_acknowledged_move(start: Callable[..., Running], tmp_path: Path) -> None:
    assert killed(start, tmp_path / "killed.sqlite3", 2) > 5 * TABLES


@pytest.mark.prove
def test_fifty_kills(
    start: Callable[..., Running], tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    acknowledged = killed(start, tmp_path / "killed.sqlite3", 50)
    assert acknowledged > 500
    record_property("figure", f"50 kills, {acknowledged:,} acknowledged moves, none lost, none twice")
