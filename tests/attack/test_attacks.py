"""Every attack, for a moment: the server holds no more than before, has hung up or waits, and serves everybody else."""

import re
from collections.abc import Callable, Iterator

import pytest
from tests.attack.finding import attacks
from tests.attack.half_open import held, is_served
from tests.attack.server import Attacked, attacked
from tests.server.client import Guest

MOST_GROWN = 100
"""Megabytes: what an attack may hold, with the rules of a game that it was the first to play."""
COUNTED = {
    "headers": 'hullaboo_connections_cut_total{why="Request Header Fields Too Large"}',
    "pipelining": 'hullaboo_connections_cut_total{why="ahead"}',
    "connecting": 'hullaboo_connections_turned_away_total{why="too-often"}',
    "half_open": 'hullaboo_connections_turned_away_total{why="too-often"}',
}


@pytest.fixture(scope="module")
def server() -> Iterator[Attacked]:
    with attacked() as attacked_server:
        Guest(attacked_server.port).get("/api/games")
        yield attacked_server
        assert attacked_server.troubles == []


def address(name: str) -> str:
    """Every attack comes from an address of its own: what others have done there does not count."""
    return f"127.0.0.{10 + sorted(attacks()).index(name)}"


def counted(server: Attacked, name: str) -> int:
    """What the server has counted of those whom this attack sends, if it counts them."""
    figure = re.escape(COUNTED.get(name, "none"))
    found = re.search(rf"^{figure} (\d+)", Guest(server.port).ask("GET", "/metrics").text, re.MULTILINE)
    return int(found[1]) if found else 0


def outlives(server: Attacked, name: str, seconds: float) -> str:
    """The server is attacked, grows little, counts whom it hangs up on, and serves somebody else."""
    memory, count = server.memory, counted(server, name)
    said = attacks()[name](server, address(name), seconds)
    grown = server.memory - memory
    assert is_served(server.port)
    assert counted(server, name) > count or name not in COUNTED
    assert grown < MOST_GROWN, f"grew by {grown:.0f} MB: {said}"
    return f"{said}; memory {memory:.0f} → {server.memory:.0f} MB"


@pytest.mark.parametrize("name", attacks())
def test_an_attack_changes_nothing_for_others(server: Attacked, name: str) -> None:
    outlives(server, name, 0.5)


@pytest.mark.prove
@pytest.mark.parametrize("name", attacks())
def test_a_long_attack_changes_nothing_for_others(
    server: Attacked, name: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("figure", outlives(server, name, 20))


def test_one_address_holds_no_more_connections_than_it_may(server: Attacked) -> None:
    """However many it asks for, of 1,024 that the server could have."""
    silent, bodies, served = held(server, "127.0.0.9", 0)
    assert silent + bodies <= 200
    assert served
