"""What an operator relies on: health, figures, logs without secrets, backups, goodbyes, the command line.

So it is the test of `app`, `run`, `commands`, `settings` and `metrics`.
"""

import asyncio
import gc
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.faults.planted import fill_the_disk, free_the_disk
from websockets.exceptions import InvalidStatus

from hullaboo.cli import main
from hullaboo.server.commands import address, lan_address, listening_at
from hullaboo.server.metrics import PAUSES
from hullaboo.server.settings import SQLITE_BEGINS, BadSetting, Settings, token_in
from hullaboo.server.storage import store
from hullaboo.server.storage.backups import copy
from hullaboo.server.tables.warming import SEARCHES_FOR_CYCLES

from .client import Guest
from .conftest import ROOT, Inside, Running

TOKEN = "0123456789abcdef0123456789abcdef"
MOVES_RECEIVED = 'hullaboo_messages_received_total{type="move"}'


def test_health_and_figures(server: Inside) -> None:
    guest = server.guest()
    assert guest.get("/healthz")["status"] == "ok"
    text = guest.ask("GET", "/metrics").text
    for name in (
        "moves_total",
        "commit_seconds_bucket",
        "told_seconds_bucket",
        "connections",
        "live_tables",
        "gc_seconds_sum",
    ):
        assert f"\nhullaboo_{name}" in text


@pytest.mark.parametrize(
    ("more", "is_shown"),
    [
        ({}, True), ({"host": "0.0.0.0"}, False), ({"public_url": "https://games.example.org"}, False),
        ({"trusted_proxy": "127.0.0.1"}, False), ({"metrics_token": TOKEN}, False), ({"host": "::1"}, True),
    ],
)  # fmt: skip
def test_figures_are_shown_only_where_no_stranger_comes(more: dict[str, str], is_shown: bool) -> None:
    assert Settings(**more).shows_figures("") is is_shown  # type: ignore[arg-type]


def test_the_operators_word_opens_the_figures_and_nothing_else_does(inside: Callable[..., Inside]) -> None:
    guest = inside(metrics_token=TOKEN).guest()
    for word in ("", TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN[:-1]}", f"Bearer {TOKEN}x", "Bearer "):
        reply = guest.ask("GET", "/metrics", headers={"Authorization": word})
        assert (reply.status, reply.json["code"]) == (404, "no-such-page")
    assert "hullaboo_moves" in guest.ask("GET", "/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text


@pytest.mark.parametrize("text", ["", "short", "two words of enough letters", "not-ascii-but-long-enough-é"])
def test_a_word_that_is_too_weak_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSetting, match="at least 16"):
        token_in(file)
    with pytest.raises(BadSetting, match="cannot be read"):
        token_in(tmp_path / "nowhere")
    file.write_text(f"{TOKEN}\n", "utf-8")
    assert token_in(file) == TOKEN


def test_a_server_that_cannot_write_is_not_well(inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "SECONDS_WELL", 0.0)
    server = inside()
    assert server.guest().get("/healthz")["status"] == "ok"
    fill_the_disk(server.lobby.store)
    for path in ("/healthz", "/readyz"):
        reply = server.guest().ask("GET", path)
        assert (reply.status, reply.json) == (503, {"code": "cannot-keep", "params": {"trouble": "unwritable"}})
    assert server.guest().get("/livez")["status"] == "ok"
    free_the_disk(server.lobby.store)
    while (reply := server.guest().ask("GET", "/healthz")).status == 503:
        time.sleep(0.01)
    assert reply.json["status"] == "ok"


def test_messages_are_counted_by_their_kind(server: Inside) -> None:
    def counted(guest: Guest) -> float:
        lines = guest.ask("GET", "/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(MOVES_RECEIVED))

    async def story() -> None:
        guest = server.guest()
        table = guest.post("/api/play", {"game": "template"})["table"]
        before = counted(guest)
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            await player.move("keep")
        assert counted(guest) == before + 1

    asyncio.run(story())


def test_the_log_of_a_process_holds_no_secret_and_it_says_goodbye(start: Callable[..., Running]) -> None:
    async def story(running: Running) -> list[str]:
        guest = running.guest()
        made = guest.post("/api/play", {"game": "template"})
        async with guest.at(made["table"], 0) as player:
            room = await player.play(Random(1))
            running.process.terminate()
            assert (await player.until("closing"))["after"] == 200
        return [guest.cookie.partition("=")[2], made["key"], made["seats"][0]["key"], room["secret"]]

    running = start()
    secrets = asyncio.run(story(running))
    running.gone()
    written = json.dumps(running.lines)
    assert [each for each in secrets if each in written] == []
    assert all({"time", "level", "event"} <= line.keys() for line in running.lines)
    assert [line["event"] for line in running.lines if line["event"] in ("listening", "table made", "closing")] == [
        "listening", "table made", "closing",
    ]  # fmt: skip
    assert running.troubles == []


def test_a_socket_that_is_denied_is_no_trouble(start: Callable[..., Running]) -> None:
    async def story(running: Running) -> int:
        with pytest.raises(InvalidStatus) as denied:
            async with running.guest().at("no-such-table-in-this-house"):
                pass
        return int(denied.value.response.status_code)

    running = start()
    assert asyncio.run(story(running)) == 404
    running.stop()
    assert running.troubles == []


def test_a_backup_made_while_people_play_can_be_served(inside: Callable[..., Inside], tmp_path: Path) -> None:
    async def story() -> None:
        server = inside()
        guest = server.guest()
        table = guest.make("template", ["me", "open"])["table"]
        friend = server.guest()
        friend.post(f"/api/tables/{table}/seats/1")
        async with guest.at(table, 0) as one, friend.at(table, 1) as two:
            await two.until("table", seat=1)
            await one.move("swap", id="kept")
            assert await asyncio.to_thread(copy, tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3") > 0
            await two.move("swap")
        server.stop()
        other = inside(database=str(tmp_path / "copy.sqlite3"))
        async with Guest(other.port, guest.cookie).at(table, 0) as one:
            shown = await one.until("table", seat=0)
            assert shown["view"]["turns_left"] == 5
            assert (await one.move("swap", id="kept"))["type"] == "ack"

    asyncio.run(story())


def test_backup_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there"
    there.touch()
    for database, target, why in (
        ("postgresql://x/y", "copy", "pg_dump"),
        (str(tmp_path / "missing"), "copy", "no database"),
        (str(there), str(there), "exists already"),
        (str(there), str(tmp_path / "nowhere" / "copy"), "cannot be copied"),
        (str(tmp_path / "nowhere" / "x"), "copy", "no database"),
    ):
        assert main(["backup", target, "--database", database]) == 2
        assert why in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_serve_says_where_it_is(tmp_path: Path) -> None:
    program = "from hullaboo.cli import main; raise SystemExit(main())"
    where = ["--port", "0", "--database", str(tmp_path / "x.sqlite3")]
    command = [sys.executable, "-c", program, "serve", *where]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        assert process.stderr is not None
        while '"listening"' not in (line := process.stderr.readline()):
            assert line, "it ended before it listened"
        assert Guest(int(found[1])).get("/healthz")["status"] == "ok"
        process.send_signal(2)
        process.stderr.read()
        assert process.wait(30) in (0, 130)


def test_serve_refuses_bad_settings_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--public-url", "games.example.org"]) == 2
    assert main(["serve", "--port", "0", "--database", f"{__file__}/x.sqlite3"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def damaged(folder: Path) -> str:
    """A file that begins like a database and is none."""
    file = folder / "damaged.sqlite3"
    file.write_bytes(SQLITE_BEGINS + bytes(range(256)) * 64)
    return str(file)


def other(folder: Path) -> str:
    """A file of another kind."""
    file = folder / "letter.txt"
    file.write_text("Dear Ada, there is a ghost in the cellar.")
    return str(file)


@pytest.mark.parametrize(
    ("database", "why"),
    [
        (str, "got the folder"),
        (other, "holds something else"),
        (damaged, "not a database"),
        (lambda _: "mysql://ada:hunter2@host/x", "got mysql://"),
        (lambda _: "postgresql://ada:hunter2@127.0.0.1:1/x", r"postgresql://ada:\*\*\*@127.0.0.1:1/x cannot be used"),
        (lambda _: "postgresql://ada:hunter2/x", "expected a number as the port"),
    ],
)
def test_serve_says_in_one_line_that_a_database_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: Callable[[Path], str], why: str
) -> None:
    given = database(tmp_path)
    before = {each: each.read_bytes() for each in tmp_path.iterdir()}
    assert main(["serve", "--port", "0", "--database", given]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(rf"hullaboo: --database: .*{why}.*\n", said.err)
    assert "hunter2" not in said.err
    assert {each: each.read_bytes() for each in before} == before


def test_the_address_of_a_long_number_is_in_brackets() -> None:
    assert address(Settings(host="::1", port=8000), lan=False) == "http://[::1]:8000"


def test_serve_says_in_one_line_that_it_cannot_listen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = ["--database", str(tmp_path / "x.sqlite3")]
    with listening_at("127.0.0.1", 0) as taken:
        for where in (["--port", str(taken.getsockname()[1])], ["--port", "99999"], ["--host", "no.such.invalid"]):
            assert main(["serve", *where, *database]) == 2
            said = capsys.readouterr()
            assert said.out == ""
            assert re.fullmatch(r"hullaboo: (serve: cannot listen on|--port: expected) .*\n", said.err)


def test_the_machine_has_an_address() -> None:
    assert re.fullmatch(r"[\d.]+", lan_address())


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(start: Callable[..., Running]) -> None:
    running = start()
    file = next(part for part in running.process.args if str(part).endswith(".sqlite3"))  # type: ignore[union-attr]
    command = [sys.executable, "-m", "hullaboo", "serve", "--port", "0", "--database", str(file)]
    second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (second.returncode, second.stdout) == (2, "")
    assert re.fullmatch(r"hullaboo: the database .* is in use by another server: .*\n", second.stderr)
    assert running.guest().get("/healthz")["status"] == "ok"


@pytest.fixture
def usual_garbage() -> Iterator[None]:
    """A warm server tells Python how to look for garbage; the tests that follow go on as before."""
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


@pytest.mark.usefixtures("usual_garbage")
def test_a_warm_server_has_loaded_every_game_and_its_bots_wait(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside(warm=True)
        workers = server.lobby.workers.all
        assert all(worker.process and worker.process.is_alive for worker in workers)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.lobby.warmed(), server.loop))
        assert gc.get_threshold() == SEARCHES_FOR_CYCLES
        before = PAUSES.count
        gc.collect()
        assert PAUSES.count > before
        assert PAUSES.longest > 0
        guest = server.guest()
        async with guest.at(guest.post("/api/play", {"game": "template"})["table"], 0) as player:
            assert (await player.play(Random(1)))["phase"] == "over"

    asyncio.run(story())
