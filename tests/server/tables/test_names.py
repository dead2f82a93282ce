"""What people may be called: nobody hides, and nobody is taken for somebody else."""

import asyncio
import unicodedata

import pytest
from tests.server.conftest import Inside

from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.names import LOOKALIKES, likeness, readable, told_apart


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë", "O'Neil", "Jean-Luc P.", "Анна", "Ολγα", "さくら子", "김민수", "Nº 7", "李小龙", "राम", "สมชาย"],
)
def test_names_of_one_script_are_kept(name: str) -> None:
    assert readable(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Аda", "scripts"), ("Oлга", "scripts"), ("Αda", "scripts"), ("Ad\u3164a", "letters"), ("\u115f", "letters"),
        ("A\uffa0", "letters"), ("Ada\u2062", "letters"), ("A\u202eda", "letters"), ("A\u2800", "letters"),
        ("A\u034fda", "letters"), ("A\ufe00da", "letters"), ("A\u180bda", "letters"), ("\U000e0100Ada", "letters"),
        ("\u0301Ada", "letters"),
        ("", "length"), (" Ada", "length"), ("A  da", "length"), ("a" * 25, "length"), ("㌔" * 13, "length"),
    ],
)  # fmt: skip
def test_names_that_cannot_be_read_for_certain_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        readable(name)
    assert refused.value.params["why"] == why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "A d a"),
        ("Ada", "Аԁа"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Lil", "1i1"),
        ("Al", "AI"),
        ("Arno", "Amo"),
        ("Ida", "ıda"),
        ("bot 1", "Bot l"),
        ("Ada", "Ａｄａ"),
    ],
)
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert told_apart(other, [one]) != other


def test_different_names_stay_as_they_are() -> None:
    assert told_apart("Ada", ["Ben", "Cleo"]) == "Ada"
    assert told_apart("Ada", ["ada", "Ada (2)"]) == "Ada (3)"
    assert told_apart("A" * 24, ["a" * 24]) == "A" * 20 + " (2)"


def test_the_second_of_a_name_gets_a_number_at_the_table_and_in_the_chat(server: Inside) -> None:
    async def story() -> None:
        host, friend, watcher = server.guest(), server.guest(), server.guest()
        for guest, name in ((host, "Ada"), (friend, "ADA"), (watcher, "Аԁа")):
            guest.post("/api/guest", {"name": name})
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one, watcher.at(table) as third:
            room = await one.until("room")
            assert [seat["name"] for seat in room["seats"]] == ["Ada", "ADA (2)"]
            await third.send(type="chat", text="It is me, Ada.")
            assert (await one.until("chat"))["name"] == "Аԁа (3)"

    asyncio.run(story())


def test_nobody_is_called_like_a_bot_at_the_table(server: Inside) -> None:
    """Pages call the bots of the house by their names; whoever looks for a sign beside it looks twice."""
    host, friend = server.guest(), server.guest()
    host.post("/api/guest", {"name": "MO"})
    friend.post("/api/guest", {"name": "Mo"})
    for seats in (["me", "mo"], ["mo", "me"]):
        made = host.get(f"/api/tables/{host.make('template', seats)['table']}")
        assert "MO (2)" in [seat["name"] for seat in made["seats"]]
    table = host.make("template", ["open", "mo"])["table"]
    friend.post(f"/api/tables/{table}/seats/0")
    assert host.get(f"/api/tables/{table}")["seats"][0]["name"] == "Mo (2)"


def test_a_name_is_answered_as_it_is_kept_and_a_bad_one_says_why(server: Inside) -> None:
    guest = server.guest()
    assert guest.post("/api/guest", {"name": "Ａｄａ"})["name"] == "Ada"
    refused = guest.ask("POST", "/api/guest", {"name": "Аdа"})
    assert (refused.status, refused.json["code"]) == (400, "bad-name")
    assert refused.json["params"] == {"why": "scripts", "got": ["CYRILLIC", "LATIN"]}
    assert guest.ask("GET", "/api/guest").json["name"] == "Ada"


def test_lookalikes_are_letters_for_letters() -> None:
    """Each maps to one plain letter, and nothing maps on."""
    assert all(
        chr(there).isascii() and chr(there).isalpha() and there not in LOOKALIKES for there in LOOKALIKES.values()
    )
