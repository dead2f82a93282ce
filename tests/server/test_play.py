"""Whole matches over real sockets, by people and bots, from every chair, on good lines and bad ones."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from hullaboo.core.contract import Game
from hullaboo.play.log import Replay, edition_of, read
from hullaboo.play.match import Match
from hullaboo.server.settings import monotonic_ms

from .client import Guest, Json, Player
from .conftest import Inside
from .serving import box

HURRY = 20
MOVES_BETWEEN_BREAKS = 25


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose time goes faster, so that matches with clocks end soon."""
    file = str(tmp_path_factory.mktemp("hasty") / "tables.sqlite3")
    inside = Inside(file, now=lambda: monotonic_ms() * HURRY, hurry=HURRY)
    yield inside
    inside.stop()
    assert inside.troubles == []


def test_a_person_plays_bots_to_the_end(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        made = guest.post("/api/play", {"game": "template", "seats": 3})
        async with guest.at(made["table"], 0) as player:
            room = await player.play(Random(1))
        assert room["outcome"]["reason"] == "highest"
        assert room["secret"]
        assert room["commitment"] == made["commitment"]

    asyncio.run(story())


def seated(server: Inside, game: Game, seats: int) -> tuple[str, list[Guest]]:
    """A table with a person on every seat."""
    guests = [server.guest() for _ in range(seats)]
    table = guests[0].make(game.name, ["me", *["open"] * (seats - 1)])["table"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.post(f"/api/tables/{table}/seats/{seat}")
    return table, guests


async def sit_and_play(guest: Guest, table: str, seat: int, luck: Random) -> Json:
    """Random legal play from one seat, to the end."""
    async with guest.at(table, seat) as player:
        return await player.play(luck)


def check_log(game: Game, text: str) -> int:
    """The log replays, seal by seal, to an end; how many moves it has."""
    log = read(text)
    replay = Replay(Match, game, log.headers, edition_of(game, log.headers))
    assert [replay.step(line.move) for line in log.lines] == list(log.lines)
    assert replay.match.over
    return len(log.moves)


def played_by_people(server: Inside, game: Game, seats: int) -> int:
    """One match between people; how many moves it had."""

    async def story() -> str:
        table, guests = seated(server, game, seats)
        players = [sit_and_play(guest, table, seat, Random(seat)) for seat, guest in enumerate(guests)]
        rooms = await asyncio.gather(*players)
        assert len({str(room["outcome"]) for room in rooms}) == 1
        return guests[0].ask("GET", f"/api/tables/{table}/log").text

    return check_log(game, asyncio.run(story()))


@pytest.mark.parametrize("game", box().values(), ids=lambda game: game.name)
def test_people_play_a_match_of_every_game_to_its_end(hasty: Inside, game: Game) -> None:
    assert played_by_people(hasty, game, game.rules.SEATS[0]) > 0


@pytest.mark.prove
@pytest.mark.parametrize("game", box().values(), ids=lambda game: game.name)
def test_tables_of_every_size(hasty: Inside, game: Game, record_property: Callable[[str, object], None]) -> None:
    moves = [played_by_people(hasty, game, seats) for seats in game.rules.SEATS]
    record_property("figure", f"{sum(moves):,} moves over sockets at tables of {', '.join(map(str, game.rules.SEATS))}")


@dataclass
class Shaky:
    """A person on a bad line: it breaks before answers have come, and they go on from one of two devices."""

    devices: list[Guest]
    table: str
    seat: int
    luck: Random
    pending: Json | None = None
    breaks: int = 0
    over: bool = False
    sent: int = 0
    taken: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)

    async def play(self) -> None:
        while not self.over:
            async with self.luck.choice(self.devices).at(self.table, self.seat) as player:
                await self.play_a_while(player)

    async def play_a_while(self, player: Player) -> None:
        """What was not answered is sent again; then some moves, the last of which is not waited for."""
        if self.pending:
            await player.send(**self.pending)
        answered, left = -1, self.luck.randrange(1, MOVES_BETWEEN_BREAKS) if self.breaks else 1
        while not player.over:
            if self.pending is None and player.legal and player.table and player.table["number"] > answered:
                answered = player.table["number"]
                await self.move(player)
                left -= 1
                if left == 0:
                    self.breaks += 1
                    return
            message = await player.next()
            if self.pending and message.get("id") == self.pending["id"]:
                (self.refused if message["type"] == "refused" else self.taken).add(message["id"])
                answered = -1 if message["type"] == "refused" else answered
                self.pending = None
        self.over = True

    async def move(self, player: Player) -> None:
        self.sent += 1
        self.pending = {
            "type": "move",
            "id": f"{self.seat}-{self.sent}",
            "seat": self.seat,
            "move": self.luck.choice(player.legal),
        }
        await player.send(**self.pending, answers=player.occasion)


def played_on_bad_lines(server: Inside, game: Game, seats: int) -> int:
    """One match in which every line breaks again and again; how often they broke."""

    async def story() -> tuple[list[Shaky], str]:
        table, guests = seated(server, game, seats)
        people = []
        for seat, guest in enumerate(guests):
            key = guest.post(f"/api/tables/{table}/seats/{seat}")["key"]
            other = server.guest()
            other.post(f"/api/tables/{table}/seats/{seat}", {"key": key})
            people.append(Shaky([guest, other], table, seat, Random(f"{game.name} {seat}")))
        await asyncio.gather(*(person.play() for person in people))
        return people, guests[0].ask("GET", f"/api/tables/{table}/log").text

    people, text = asyncio.run(story())
    check_log(game, text)
    for person in people:
        check_answers(server, person)
    return sum(person.breaks for person in people)


def check_answers(server: Inside, person: Shaky) -> None:
    """No message was played twice, however often it was sent, and every answer was true."""
    kept = server.do(server.lobby.store.tables.load(person.table))
    assert kept is not None
    ids = [row.message for row in kept.moves if row.seat == person.seat]
    assert len(ids) == len(set(ids))
    assert person.taken <= set(ids)
    assert not person.refused & set(ids)


def timed() -> list[Game]:
    """The games whose rules name time."""
    return [game for game in box().values() if game.timed and game.name != "buzzer"]


@pytest.mark.parametrize("game", timed(), ids=lambda game: game.name)
def test_lines_that_break_harm_no_match(hasty: Inside, game: Game) -> None:
    assert played_on_bad_lines(hasty, game, game.rules.SEATS[0]) > 0


@pytest.mark.prove
@pytest.mark.parametrize("game", box().values(), ids=lambda game: game.name)
def test_lines_that_break_at_tables_of_every_size(
    hasty: Inside, game: Game, record_property: Callable[[str, object], None]
) -> None:
    breaks = [played_on_bad_lines(hasty, game, seats) for seats in game.rules.SEATS]
    record_property("figure", f"{sum(breaks)} broken lines, every match whole")
