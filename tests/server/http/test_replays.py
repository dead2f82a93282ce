"""What is left when a match is over: the table at every move, through anybody's eyes; and links as pictures."""

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside
from tests.server.serving import box

from hullaboo.core.errors import BadLog
from hullaboo.core.finding import games
from hullaboo.core.seats import ALL_EYES, SPECTATOR, seat_text
from hullaboo.play.log import Replay, edition_of, read
from hullaboo.play.match import Match
from hullaboo.play.verifying import verify
from hullaboo.server.tables.history import lasting
from hullaboo.testing.walks import opened, walk


@pytest.fixture(scope="module")
def over(server: Inside) -> tuple[Guest, str]:
    """A guest and the table of a match that they have played to its end."""

    async def story() -> tuple[Guest, str]:
        guest = server.guest()
        table = guest.post("/api/play", {"game": "template", "seats": 3})["table"]
        async with guest.at(table, 0) as player:
            await player.play(Random(1))
        return guest, table

    return asyncio.run(story())


def frames(guest: Guest, table: str, eyes: str) -> list[dict[str, Any]]:
    shown: dict[str, Any] = guest.get(f"/api/tables/{table}/replay?eyes={eyes}")
    return list(shown["frames"])


def test_there_is_a_picture_after_the_deal_and_after_every_move(over: tuple[Guest, str]) -> None:
    guest, table = over
    moves = read(guest.ask("GET", f"/api/tables/{table}/log").text).moves
    shown = frames(guest, table, "all")
    assert [(frame["seat"], frame["move"]) for frame in shown[:1]] == [(None, "")]
    assert [f"{frame['seat']} {frame['move']}" for frame in shown[1:]] == [
        f"{seat_text(move.seat)} {move.text}" for move in moves
    ]


def test_a_log_is_signed_with_the_key_that_the_server_shows(over: tuple[Guest, str]) -> None:
    guest, table = over
    keys, text = guest.get("/api/keys"), guest.ask("GET", f"/api/tables/{table}/log").text
    assert verify(text, server=[keys["log"]]).proved[-1] == "signed"
    assert keys["former"] == []
    with pytest.raises(BadLog, match="Signature: expected"):
        verify(text.replace('[Seats "', '[Seats "A'), server=[keys["log"]])


@pytest.mark.parametrize(("eyes", "viewer"), [("0", 0), ("1", 1), ("spectator", SPECTATOR), ("all", ALL_EYES)])
def test_eyes_see_what_they_saw_then(over: tuple[Guest, str], eyes: str, viewer: int) -> None:
    guest, table = over
    log = read(guest.ask("GET", f"/api/tables/{table}/log").text)
    replay = Replay(Match, box()["template"], log.headers, edition_of(box()["template"], log.headers))
    views = [replay.match.view(viewer)]
    for move in log.moves:
        replay.step(move)
        views.append(replay.match.view(viewer))
    assert [frame["view"] for frame in frames(guest, table, eyes)] == views


@pytest.mark.parametrize("eyes", ["3", "clock", "ALL", "-1", ""])
def test_eyes_that_nobody_has_are_refused(over: tuple[Guest, str], eyes: str) -> None:
    guest, table = over
    reply = guest.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}")
    assert (reply.status, reply.json["code"]) == (400, "bad-message")


def test_a_match_in_progress_has_no_replay(server: Inside) -> None:
    guest = server.guest()
    table = guest.make("template", ["me", "1"])["table"]
    assert guest.ask("GET", f"/api/tables/{table}/replay").status == 409


def test_who_may_not_look_at_a_table_may_not_look_at_its_replay(over: tuple[Guest, str], server: Inside) -> None:
    assert server.guest().ask("GET", f"/api/tables/{over[1]}/replay").status == 404


@pytest.mark.parametrize(("query", "viewer"), [("?seat=0", "0"), ("", "spectator")])
def test_what_was_told_can_be_read_again(over: tuple[Guest, str], query: str, viewer: str) -> None:
    guest, table = over
    told = guest.get(f"/api/tables/{table}/told{query}")
    assert told["events"] == [event for frame in frames(guest, table, viewer) for event in frame["events"]]
    assert (told["number"] > 0) == (viewer == "0")


@pytest.mark.parametrize(("seat", "status"), [("1", 403), ("5", 403), ("6", 400), ("all", 400), ("", 400)])
def test_what_others_were_told_cannot(over: tuple[Guest, str], seat: str, status: int) -> None:
    guest, table = over
    assert guest.ask("GET", f"/api/tables/{table}/told?seat={seat}").status == status


def test_before_the_deal_and_behind_closed_doors_nothing_is_told(over: tuple[Guest, str], server: Inside) -> None:
    guest = server.guest()
    table = guest.make("template", ["me", "open"])["table"]
    assert guest.ask("GET", f"/api/tables/{table}/told?seat=0").json["code"] == "not-playing"
    assert server.guest().ask("GET", f"/api/tables/{over[1]}/told").status == 404


def test_what_only_memory_may_keep_is_never_told_again() -> None:
    fleeting = 0
    for game in games().values():
        for match in walk(opened(game, game.rules.SEATS[0], 5), 5):
            told = match.tell(0)
            fleeting += sum(bool(event.get("fleeting")) for event in told)
        assert [event for event in lasting(match, 0) if event.get("fleeting")] == []
        assert lasting(match, 0)
    assert fleeting, "no game has anything that only memory may keep"
