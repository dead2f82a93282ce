"""Endpoints by subject: each is in the one list, and answers what its file says."""

from pathlib import Path

import pytest
from tests.server.conftest import Inside
from tests.server.serving import box

from hullaboo import __version__
from hullaboo.server.http import (
    endpoints,
    game_endpoints,
    guest_endpoints,
    operator_endpoints,
    seat_endpoints,
    table_endpoints,
)

SUBJECTS = (game_endpoints, guest_endpoints, operator_endpoints, seat_endpoints, table_endpoints)
NO_TABLE = "/api/tables/none"


def test_every_file_of_endpoints_is_in_the_list_once() -> None:
    files = {file.stem for file in Path(endpoints.__file__).parent.glob("*_endpoints.py")}
    assert files == {subject.__name__.rpartition(".")[2] for subject in endpoints.SUBJECTS}
    ways = [(endpoint.method, endpoint.path) for endpoint in endpoints.ENDPOINTS]
    assert len(ways) == len(set(ways)) == sum(len(subject.ENDPOINTS) for subject in SUBJECTS)


def test_games_are_those_in_the_box(server: Inside) -> None:
    assert [shown["name"] for shown in server.guest().get("/api/games")] == list(box())


@pytest.mark.parametrize("path", ["/problems/none", "/lessons/0", "/pictures/999"])
def test_what_a_game_does_not_have_is_nowhere(server: Inside, path: str) -> None:
    assert server.guest().ask("GET", f"/api/games/template{path}").status in (404, 405)


def test_a_guest_is_nobody_until_named(server: Inside) -> None:
    guest = server.guest()
    assert guest.get("/api/guest") == {"name": ""}
    assert guest.post("/api/guest", {"name": "Ada"}) == {"name": "Ada"}
    assert guest.get("/api/guest") == {"name": "Ada"}
    assert guest.ask("POST", "/api/guest", {"name": "\u202eAda"}).status == 400


def test_a_server_that_is_well_says_so(server: Inside) -> None:
    for path in ("/livez", "/readyz", "/healthz"):
        assert server.guest().get(path)["version"] == __version__


def test_tables_are_listed_by_phase(server: Inside) -> None:
    guest = server.guest()
    made = guest.make("template", ["me", "open"], public=True)["table"]
    assert made in [table["table"] for table in guest.get("/api/tables?phase=open")]
    assert made not in [table["table"] for table in guest.get("/api/tables?phase=live")]
    refused = guest.ask("GET", "/api/tables?phase=never")
    assert (refused.status, refused.json["code"], refused.json["params"]["expected"]) == (
        400,
        "bad-message",
        "open or live",
    )


def test_what_was_told_is_read_from_a_seat_that_there_can_be(server: Inside) -> None:
    guest = server.guest()
    made = guest.make("template", ["me", "random"])["table"]
    assert guest.ask("GET", f"/api/tables/{made}/told?seat=9").json["code"] == "bad-message"


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", ""), ("POST", "/seats/0"), ("DELETE", "/seats/0"), ("DELETE", "/seats/0/others"), ("GET", "/log")],
)
def test_at_a_table_that_is_not_there_nothing_can_be_done(server: Inside, method: str, path: str) -> None:
    reply = server.guest().ask(method, NO_TABLE + path, {} if method == "POST" else None)
    assert (reply.status, reply.json["code"]) == (404, "no-such-table")


def test_a_seat_is_taken_left_and_kept_only_by_who_holds_it(server: Inside) -> None:
    maker, friend, stranger = (server.guest() for _ in range(3))
    made = maker.make("template", ["me", "open"], public=True)
    table, seat = f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/seats/1"
    assert friend.post(seat, {"key": made["key"]})["seat"] == 1
    assert stranger.ask("DELETE", f"{seat}/others").json["code"] == "not-your-seat"
    assert stranger.ask("DELETE", seat).json["code"] == "not-your-seat"
    assert friend.ask("DELETE", f"{seat}/others").json["seat"] == 1
    assert friend.ask("DELETE", seat).status == 204
    assert [each["kind"] for each in maker.get(table)["seats"]] == ["person", "open"]
