"""Parts of a table of two people, made without the table."""

from typing import Any

from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.connection import Connection, Outbox

Later = list[tuple[int, Any]]


class NoInbox:
    """An inbox that only notes what it was given."""

    def __init__(self) -> None:
        self.submitted: list[Any] = []
        self.later: Later = []

    def submit(self, command: Any) -> None:
        """At once."""
        self.submitted.append(command)

    def submit_later(self, milliseconds: int, command: Any) -> Any:
        """After a while; can be cancelled."""
        self.later.append((milliseconds, command))
        return self

    def cancel(self) -> None:
        """Give up what was submitted last."""
        self.later.pop()


def record(**more: Any) -> TableRecord:
    """A table that Ada and Ben play at."""
    given: dict[str, Any] = {"phase": "playing", **more}
    seats = [SeatRecord("person", guest, guests=[guest]) for guest in ("Ada", "Ben")]
    return TableRecord(
        id="t", game="template", edition="e", options={}, seats=seats, secret="00" * 32, key="", creator="Ada", **given
    )


async def nothing(*_whatever: Any) -> None:
    """Nothing is there."""


def connection(guest: str) -> Connection:
    """Somebody who hears nothing."""
    return Connection(guest, guest, Outbox(nothing, 100, lambda: 0, nothing, lambda *_: True), nothing)
