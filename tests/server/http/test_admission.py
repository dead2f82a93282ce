"""Who may connect: so many an address and in all, with descriptors left; a proxy is not counted."""

import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.conftest import Inside

from hullaboo.server.http import admission
from hullaboo.server.http.admission import DESCRIPTORS_KEPT, Admission, allow_descriptors
from hullaboo.server.limits.shares import Place
from hullaboo.server.metrics import TURNED_AWAY
from hullaboo.server.settings import Limits, Settings

FEW = Limits(connections_an_address=3, connect_burst=5, connects_a_second=1)


class Door:
    """Connections that are made and left, one descriptor each."""

    def __init__(self, limits: Limits = FEW, **more: Any) -> None:
        self.time = 0
        self.admission = Admission(Settings(limits=limits, now=lambda: self.time, **more))

    def enter(self, address: str, descriptor: int = 10) -> Place | None:
        return self.admission.enter(address, 50_000, descriptor)


def test_an_address_may_have_so_many_connections() -> None:
    door, before = Door(), TURNED_AWAY.counts["too-many"]
    places = [door.enter("192.0.2.1") for _ in range(4)]
    assert [place is not None for place in places] == [True, True, True, False]
    assert door.enter("192.0.2.2") is not None
    assert places[0] is not None
    places[0].leave()
    assert door.enter("192.0.2.1") is not None
    assert door.admission.open == 4
    assert TURNED_AWAY.counts["too-many"] == before + 1


def test_a_network_of_the_long_addresses_is_one_address() -> None:
    door = Door()
    entered = [door.enter(f"2001:db8::{number}") for number in range(4)]
    assert entered[-1] is None
    assert entered[0] is not None
    assert entered[0].home == "2001:db8::"


def test_an_address_may_connect_so_often() -> None:
    door = Door()
    for _ in range(5):
        place = door.enter("192.0.2.1")
        assert place is not None
        place.leave()
    assert door.enter("192.0.2.1") is None
    assert door.enter("192.0.2.2") is not None
    door.time = 1000
    assert door.enter("192.0.2.1") is not None


def test_descriptors_are_left_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "most_descriptors", lambda: 1024)
    door = Door()
    assert door.enter("192.0.2.1", 1024 - DESCRIPTORS_KEPT) is None
    assert door.enter("192.0.2.1", 1024 - DESCRIPTORS_KEPT - 1) is not None


def test_there_may_be_so_many_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said once in the log, and once more when it comes about again."""
    said: list[str] = []
    monkeypatch.setattr(admission, "note", lambda what, **_facts: said.append(what))
    door = Door(Limits(connections=3))
    places = [door.enter(f"192.0.2.{number}") for number in range(5)]
    assert [place is not None for place in places] == [True, True, True, False, False]
    assert len(said) == 1
    assert places[0] is not None
    places[0].leave()
    assert door.enter("192.0.2.9") is not None
    assert door.enter("192.0.2.9") is None
    assert len(said) == 2


@pytest.mark.parametrize("proxies", ["192.0.2.1", "10.0.0.0/8, 192.0.2.0/24"])
def test_a_proxy_is_not_counted_but_has_no_end_of_places(proxies: str) -> None:
    door = Door(Limits(connections=30, connections_an_address=3, connect_burst=3), trusted_proxy=proxies)
    places = [door.enter("192.0.2.1") for _ in range(20)]
    assert all(places)
    assert door.enter("198.51.100.1") is not None
    assert [door.enter("192.0.2.1") is not None for _ in range(10)] == [True] * 9 + [False]
    for place in places:
        assert place is not None
        place.leave()
    assert door.admission.open == 10


def test_allowing_descriptors_never_takes_any_away(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []
    for limits in ((1024, 4096), (1024, 1_000_000), (50_000, 1_000_000), (1024, -1), (-1, -1)):
        monkeypatch.setattr("resource.getrlimit", lambda _what, limits=limits: limits)
        monkeypatch.setattr("resource.setrlimit", lambda _what, limits: given.append(limits))
        allow_descriptors(10_000)
    assert given == [(4096, 4096), (10_000, 1_000_000), (10_000, -1)]


def test_one_address_cannot_lock_others_out(inside: Callable[..., Inside]) -> None:
    server = inside(limits=Limits(connections_an_address=5))
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0)))
        assert server.guest().get("/healthz")["status"] == "ok"
