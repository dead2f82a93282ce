"""Who may speak to the server, how much, and what it gives away."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.client import Guest, Player
from tests.server.conftest import Inside
from tests.server.tables.test_table import two_people
from tests.server.within import within
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hullaboo.cli import main
from hullaboo.server.http.guard import address_of, too_big
from hullaboo.server.identity import GUEST_DAYS, Entropy, Signer, fingerprint, fits
from hullaboo.server.limits.rates import bucket
from hullaboo.server.settings import BadSetting, Limits, Settings, must_be_proxies, public_origin
from hullaboo.server.socket.session import MOST_FAULTS, POLICY
from hullaboo.server.tables.connection import Outbox
from hullaboo.server.tables.table import Table

HEADERS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")


def test_every_answer_wears_its_headers(server: Inside) -> None:
    guest = server.guest()
    for path in ("/", "/api/games", "/api/nowhere", "/healthz"):
        headers = guest.ask("GET", path).headers
        assert [name for name in HEADERS if name not in headers] == []
        assert "server" not in headers


def test_the_cookie_is_not_for_scripts_or_other_sites(server: Inside) -> None:
    cookie = server.guest().ask("POST", "/api/guest", {"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


def test_the_cookie_of_a_guest_who_comes_again_lasts_anew(server: Inside) -> None:
    guest, stranger = server.guest(), server.guest()
    guest.post("/api/guest", {"name": "Ada"})
    before = guest.cookie
    again = guest.ask("GET", "/api/games").headers["set-cookie"]
    assert f"Max-Age={GUEST_DAYS * 86_400}" in again
    assert guest.cookie == before
    assert "set-cookie" not in stranger.ask("GET", "/api/games").headers


def test_a_forged_cookie_is_nobody(server: Inside) -> None:
    host = server.guest()
    table = host.make("template", ["me", "open"], public=False)["table"]
    value = host.cookie.removeprefix("hullaboo=")
    name, mark = value.split(".")
    for forged in (name, f"{name}.", f"{name}.{'0' * 64}", f"{name[:-1]}x.{mark}", f".{mark}", "ä.ö", ""):
        stranger = Guest(server.port, f"hullaboo={forged}".encode().decode("latin-1"))
        assert stranger.ask("GET", f"/api/tables/{table}").status == 404, forged


def test_cookies_of_another_key_do_not_open() -> None:
    assert Signer(b"a").open(Signer(b"b").seal("guest")) is None
    assert Signer(b"a").open(Signer(b"a").seal("guest")) == "guest"


def test_keys_are_kept_as_fingerprints() -> None:
    key = Entropy().token()
    assert fits(key, fingerprint(key))
    assert not fits(key, "")
    assert not fits(None, fingerprint(key))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example"])
def test_other_peoples_pages_may_not_act(server: Inside, origin: str) -> None:
    guest = server.guest()
    table = guest.make("template", ["me", "random"])["table"]
    assert guest.ask("POST", "/api/guest", {"name": "Ada"}, {"Origin": origin}).status == 403

    async def story() -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as caught:
            async with connect(url, origin=origin, additional_headers={"Cookie": guest.cookie}):  # type: ignore[arg-type]
                pass
        assert caught.value.response.status_code == 403

    asyncio.run(story())


def test_our_own_page_may(server: Inside) -> None:
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert server.guest().ask("POST", "/api/guest", {"name": "Ada"}, origin).status == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil", "["])
def test_a_name_that_is_not_ours_is_refused(server: Inside, host: str) -> None:
    assert server.guest().ask("GET", "/api/tables", headers={"Host": host}).status in (400, 421)


def test_public_urls_are_checked_and_known() -> None:
    settings = Settings(public_url="https://games.example.org")
    assert settings.secure
    assert settings.knows_host("games.example.org")
    assert settings.knows_origin("https://games.example.org", "10.0.0.1")
    assert not settings.knows_origin("https://games.example.org.evil", "10.0.0.1")
    for wrong in ("games.example.org", "ftp://games.example.org", "https://games.example.org/path"):
        with pytest.raises(BadSetting, match="public-url"):
            public_origin(wrong)


@pytest.mark.parametrize(("length", "is_too_big"), [("10", False), ("17000", True), ("-1", True), ("9" * 30, True)])
def test_bodies_have_a_limit(length: str, is_too_big: bool) -> None:
    assert too_big(length, 16_384) is is_too_big


def test_a_body_that_is_too_big_is_not_read(server: Inside) -> None:
    assert server.guest().ask("POST", "/api/guest", b"x" * 100_000).status == 413


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    full = bucket(a_second=2, burst=3, now=0)
    assert [full.take(0) for _ in range(4)] == [True, True, True, False]
    assert [full.take(1000) for _ in range(3)] == [True, True, False]


def test_limits_hold(inside: Callable[..., Inside]) -> None:
    limits = Limits(messages_a_second=1, message_burst=20, tables_a_guest=2, sockets_an_address=2, chat_burst=1)
    server = inside(limits=limits, now=lambda: 0)
    guest = server.guest()
    tables = [guest.make("template", ["me", "random"])["table"] for _ in range(2)]
    refused = guest.ask("POST", "/api/play", {"game": "template"})
    assert (refused.status, refused.json["code"]) == (429, "too-many-tables")

    async def story() -> None:
        async with guest.at(tables[0]) as player, guest.at(tables[1]):
            with pytest.raises(InvalidStatus):
                async with guest.at(tables[0]):
                    pass
            assert (await player.ask(type="chat", text="one"))["type"] == "ack"
            assert (await player.ask(type="chat", text="two"))["code"] == "too-often"
            for number in range(21):
                await player.send(type="ping", id=f"p{number}")
            assert (await player.until("refused"))["code"] == "too-often"

    asyncio.run(story())


def test_files_of_the_client_have_a_limit_of_their_own(inside: Callable[..., Inside]) -> None:
    guest = inside(limits=Limits(file_burst=3), now=lambda: 0).guest()
    replies = [guest.ask("GET", "/assets/nowhere.js") for _ in range(4)]
    assert [reply.status for reply in replies] == [404, 404, 404, 429]
    assert guest.get("/healthz")["status"] == "ok"


def test_who_asks_too_often_is_hung_up_on(inside: Callable[..., Inside]) -> None:
    """A connection costs an address more than a request does."""
    guest = inside(limits=Limits(request_burst=1), now=lambda: 0).guest()
    first, second = guest.ask("GET", "/healthz"), guest.ask("GET", "/healthz")
    assert (first.status, first.headers.get("connection")) == (200, None)
    assert (second.status, second.headers["connection"], second.json["code"]) == (429, "close", "too-often")


def test_who_sends_nothing_but_nonsense_is_shown_the_door(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table) as player:
            for _ in range(MOST_FAULTS + 1):
                await player.socket.send("boo")
            with pytest.raises(ConnectionClosed) as closed:
                await player.until("closing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == POLICY
        async with guest.at(table) as player:
            for _ in range(MOST_FAULTS):
                await player.socket.send("boo")
                assert (await player.ask(type="ping"))["type"] == "pong"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::4", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("unknown", "testclient", False),
    ],
)
def test_limits_count_households(one: str, other: str, is_same: bool) -> None:
    both = {address_of({"client": (each, 1)}) for each in (one, other)}
    assert (len(both) == 1) is is_same


@pytest.mark.parametrize("given", ["", "*", "127.0.0.1", "::1", "10.0.0.0/8, 127.0.0.1"])
def test_proxies_are_addresses_or_networks(given: str) -> None:
    must_be_proxies(given)


@pytest.mark.parametrize("given", ["localhost", "127.0.0.l", "10.0.0.1/8", "127.0.0.1,", "*,127.0.0.1"])
def test_a_misspelt_proxy_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--trusted-proxy", given]) == 2
    assert re.fullmatch(r"hullaboo: --trusted-proxy: expected an address, .*\n", capsys.readouterr().err)


def test_an_address_that_asks_too_often_is_told(inside: Callable[..., Inside]) -> None:
    server = inside(limits=Limits(requests_a_second=1, request_burst=5), now=lambda: 0)
    statuses = [server.guest().ask("GET", "/api/guest").status for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3


def test_tables_are_counted_by_household_however_many_cookies_it_has(inside: Callable[..., Inside]) -> None:
    now = [1_000_000.0]
    server = inside(limits=Limits(tables_an_address=3), date=lambda: now[0])
    wanted = {"game": "template", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    asked = [server.guest().ask("POST", "/api/tables", wanted) for _ in range(4)]
    assert [reply.status for reply in asked] == [201, 201, 201, 429]
    assert asked[-1].json["code"] == "too-many-tables"
    assert server.guest().ask("POST", "/api/play", {"game": "template"}).status == 429
    Guest(server.port, source="127.0.0.2").post("/api/tables", wanted)
    now[0] += server.lobby.settings.times.forgotten / 1000 + 1
    server.guest().post("/api/tables", wanted)


def test_a_household_does_not_fill_the_lobby(inside: Callable[..., Inside]) -> None:
    most = 200
    server = inside()
    victim, other = Guest(server.port, source="127.0.0.2"), Guest(server.port, source="127.0.0.3")
    theirs = {each.make("template", ["me", "open"])["table"] for each in (victim, other)}
    wanted = {"game": "template", "seats": [{"kind": "me"}, {"kind": "open"}]}
    flood = [server.guest().post("/api/tables", wanted)["table"] for _ in range(most + 10)]
    listed = [each["table"] for each in server.guest().get("/api/tables?phase=open")]
    assert theirs <= set(listed)
    assert set(listed) - theirs == set(flood[-(most - len(theirs)) :])
    assert listed[0] == flood[-1], "the newest is first, whosever it is"


def test_a_mark_tells_households_apart_and_names_none() -> None:
    signer = Signer(b"key")
    marks = {signer.household(f"192.0.2.{number}") for number in range(256)}
    assert len(marks) == 256
    assert {len(mark) for mark in marks} == {5}, "more would say which of all addresses it is"
    assert marks.isdisjoint({Signer(b"other").household(f"192.0.2.{number}") for number in range(256)})


def test_chat_is_counted_by_people_and_by_households(inside: Callable[..., Inside]) -> None:
    server = inside(limits=Limits(chat_burst=3, chat_an_address_burst=5), now=lambda: 0)

    async def story() -> None:
        host, friend, neighbour = server.guest(), server.guest(), Guest(server.port, source="127.0.0.2")
        table = host.make("template", ["me", "open"])["table"]
        for each in (friend, neighbour):
            each.post("/api/guest", {"name": "Ada"})
        assert await said_by(host, table, 10) == 3, "on ten sockets as on one"
        assert await said_by(friend, table, 10) == 2, "what is left to the household"
        assert await said_by(neighbour, table, 10) == 3

    asyncio.run(story())


async def said_by(guest: Guest, table: str, sockets: int) -> int:
    """How many lines somebody may say, each on a socket of its own."""
    taken = 0
    async with AsyncExitStack() as lines:
        for _ in range(sockets):
            player = await lines.enter_async_context(guest.at(table))
            taken += (await player.ask(type="chat", text="buy ghosts"))["type"] == "ack"
    return taken


def test_who_leaves_a_table_may_make_another(inside: Callable[..., Inside]) -> None:
    guest = inside(limits=Limits(tables_a_guest=1)).guest()
    table = guest.make("template", ["me", "open"])["table"]
    wanted = {"game": "template", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert guest.ask("POST", "/api/tables", wanted).json["code"] == "too-many-tables"
    assert guest.ask("DELETE", f"/api/tables/{table}/seats/0").status == 204
    guest.post("/api/tables", wanted)


@pytest.mark.parametrize(
    "name", ["", " ", "a" * 25, "a,b", 'a"b', "<b>", "a\nb", "a\n", "\u202eevil", " a", "a  b", "\x00"]
)
def test_names_that_could_be_mistaken_for_something_else(server: Inside, name: str) -> None:
    assert server.guest().ask("POST", "/api/guest", {"name": name}).status == 400


@pytest.mark.parametrize("name", ["Ada", "Jean-Luc", "Anne O'Neil", "Ωμέγα 3", "ゆき"])
def test_names_people_have(server: Inside, name: str) -> None:
    assert server.guest().post("/api/guest", {"name": name}) == {"name": name}


def test_a_slow_reader_loses_messages_and_is_shown_all_anew() -> None:
    async def story() -> None:
        sent: list[bytes] = []
        gate, all_sent = asyncio.Event(), asyncio.Event()

        async def slow(text: bytes) -> None:
            await gate.wait()
            sent.append(text)
            if text == b"all anew":
                outbox.put(b"later")
            elif text == b"later":
                all_sent.set()

        async def catch_up() -> None:
            outbox.begin_anew([b"all anew"])

        outbox = Outbox(slow, 3, lambda: 0, catch_up)
        task = asyncio.create_task(outbox.drain())
        outbox.put(b"first")
        await asyncio.sleep(0)
        for number in range(10):
            outbox.put(str(number).encode())
        gate.set()
        await all_sent.wait()
        task.cancel()
        assert sent == [b"first", b"all anew", b"later"]
        assert outbox.empty

    asyncio.run(story())


class Wire:
    """A line under an outbox: free or not, with a gate before what is on its way, and a clock that stands still."""

    def __init__(self, free: bool = True) -> None:
        self.sent: list[bytes] = []
        self.free, self.gate, self.now = free, asyncio.Event(), 0

    def outbox(self, most: int, catch_up: Callable[[], Awaitable[None]]) -> Outbox:
        return Outbox(self.send, most, lambda: self.now, catch_up, self.write)

    async def send(self, text: bytes) -> None:
        await self.gate.wait()
        self.sent.append(text)

    def write(self, *texts: bytes) -> bool:
        if self.free:
            self.sent.extend(texts)
        return self.free


async def nothing_is_lost() -> None:
    raise AssertionError


def test_messages_never_overtake_each_other() -> None:
    """Not one that is held back for a race, nor one that is on its way, although the line would be free."""

    async def story() -> None:
        wire = Wire()
        sent, outbox = wire.sent, wire.outbox(10, nothing_is_lost)
        task = asyncio.create_task(outbox.drain())
        outbox.put(b"at once")
        assert sent == [b"at once"]
        outbox.put(b"held", due=1)
        outbox.put(b"next")
        assert sent == [b"at once"]
        wire.now = 1
        while len(sent) < 3:
            await asyncio.sleep(0)
        wire.free = False
        outbox.put(b"on its way", due=1)
        while not outbox.empty:
            await asyncio.sleep(0)
        wire.free = True
        outbox.put(b"third", b"with it")
        assert sent == [b"at once", b"held", b"next"]
        wire.gate.set()
        while len(sent) < 6:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        outbox.put(b"free again")
        task.cancel()
        assert sent == [b"at once", b"held", b"next", b"on its way", b"third", b"with it", b"free again"]

    asyncio.run(story())


def test_what_is_held_back_goes_when_it_is_due_and_not_before() -> None:
    async def story() -> None:
        wire = Wire()
        sent, outbox = wire.sent, wire.outbox(10, nothing_is_lost)
        outbox.put(b"held", due=1)
        outbox.put(b"held longer", due=2)
        await asyncio.sleep(0.02)
        assert sent == []
        for wire.now, expected in ((1, [b"held"]), (2, [b"held", b"held longer"])):
            async with asyncio.timeout(10):
                while len(sent) < len(expected):
                    await asyncio.sleep(0.001)
            assert sent == expected
        assert outbox.empty

    asyncio.run(story())


def test_what_is_due_waits_for_what_is_on_its_way() -> None:
    async def story() -> None:
        async def catch_up() -> None:
            outbox.begin_anew([b"all", b"anew"])

        wire = Wire(free=False)
        sent, outbox = wire.sent, wire.outbox(1, catch_up)
        task = asyncio.create_task(outbox.drain())
        outbox.put(b"held", due=5)
        outbox.put(b"too much")
        await asyncio.sleep(0)
        wire.free, wire.now = True, 5
        await asyncio.sleep(0.02)
        assert sent == []
        wire.gate.set()
        while len(sent) < 2:
            await asyncio.sleep(0)
        task.cancel()
        assert sent == [b"all", b"anew"]

    asyncio.run(story())


def test_who_has_lost_messages_is_shown_no_move_that_is_not_in_the_log(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, written = server.lobby.store.moves.append, asyncio.Event()

    async def slowly(row: Any, **more: Any) -> None:
        await written.wait()
        await append(row, **more)

    async def story() -> None:
        async with two_people(server) as (one, two):
            table = table_of(server, one)
            monkeypatch.setattr(server.lobby.store.moves, "append", slowly)
            await one.send(type="move", seat=0, move="keep")
            while not table.playing.match.moves:
                await asyncio.sleep(0.002)
            outbox = table.presence.at(1)[0].outbox
            server.loop.call_soon_threadsafe(lose, outbox)
            await asyncio.sleep(0.1)
            assert not outbox.empty, "what the table knows is not in the log yet"
            server.loop.call_soon_threadsafe(written.set)
            assert (await two.until("table", again=True))["number"] == 2

    asyncio.run(story())


def table_of(server: Inside, player: Player) -> Table:
    """The table as the server knows it."""
    assert player.room is not None
    return server.lobby.tables.awake[player.room["table"]]


def lose(outbox: Outbox) -> None:
    """Put in more than fits."""
    for _ in range(1000):
        outbox.put(b'{"type":"chat","name":"","text":"","seat":null}', due=1)


def test_errands_whose_sender_is_gone_do_no_harm(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            table = table_of(server, one)
            gate = asyncio.Event()
            slow = asyncio.run_coroutine_threadsafe(within(table, gate.wait), server.loop)
            server.loop.call_soon_threadsafe(slow.cancel)
            server.loop.call_soon_threadsafe(gate.set)
            assert (await one.ask(type="chat", text="still here"))["type"] == "ack"
            assert (await two.until("chat"))["text"] == "still here"

    asyncio.run(story())


def test_a_reader_who_stalls_over_a_real_socket_catches_up(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            for number in range(300):
                await one.send(type="chat", id=f"c{number}", text="x" * 250)
            await one.answer_to("c299")
            rooms = 0
            while True:
                message = await two.next()
                rooms += message["type"] == "room"
                if message["type"] == "chat" and len(two.heard) > 5:
                    break
            assert json.dumps(message)

    asyncio.run(story())


@pytest.mark.parametrize("path", ["/api/tables/x/seats/", "/api/games/template/problems/", "/"])
def test_an_endless_address_is_nobodys_page(server: Inside, path: str) -> None:
    reply = server.guest().ask("GET", path + "9" * 5000)
    assert (reply.status, reply.json["code"]) == (404, "no-such-page")
