"""What servers say to each other, in one envelope at a time.

The *edge* is the server to which somebody has connected, the *owner* the one that plays the table. A *line* is one
socket, as both call it.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Union

import msgspec
from msgspec import Struct


class BetweenNodes(Struct, frozen=True, array_like=True):
    """A message; fields are only ever added, at the end and with a default, since two versions may run side by side."""


# From the edge to the owner


class Open(BetweenNodes, frozen=True, array_like=True, tag=1):
    """Somebody has come for a table."""

    line: str
    table: str
    guest: str
    name: str
    address: str


class Heard(BetweenNodes, frozen=True, array_like=True, tag=2):
    """They have sent a message; with it what the edge has measured of their line, in milliseconds."""

    line: str
    text: bytes
    shortest: int | None = None
    trips: tuple[int, ...] = ()


class Anew(BetweenNodes, frozen=True, array_like=True, tag=3):
    """They read too slowly, have lost messages, and need everything anew."""

    line: str


class Gone(BetweenNodes, frozen=True, array_like=True, tag=4):
    """They have gone."""

    line: str


class Asked(BetweenNodes, frozen=True, array_like=True, tag=5):
    """A request by HTTP: which operation, the parts of its path and its query, its body, and who asks from where."""

    id: str
    operation: str
    path: dict[str, str | int]
    query: str
    body: bytes
    guest: str
    address: str


class TakeOver(BetweenNodes, frozen=True, array_like=True, tag=6):
    """A table is left to who hears this: open it, and answer. Its people are about to come."""

    id: str
    table: str


# From the owner to the edge


class Opened(BetweenNodes, frozen=True, array_like=True, tag=10):
    """They may come in."""

    line: str


class Denied(BetweenNodes, frozen=True, array_like=True, tag=11):
    """They may not, for the reason with this code."""

    line: str
    code: str


class Said(BetweenNodes, frozen=True, array_like=True, tag=12):
    """Texts for them; or, to who has lost messages, everything anew."""

    line: str
    texts: list[bytes]
    anew: bool = False


class Closed(BetweenNodes, frozen=True, array_like=True, tag=13):
    """The table has no more to say on this line."""

    line: str
    code: int


class Answered(BetweenNodes, frozen=True, array_like=True, tag=14):
    """The answer to a request."""

    id: str
    status: int
    media: str
    body: bytes


# Between any two


class Beat(BetweenNodes, frozen=True, array_like=True, tag=20):
    """We are there; whoever is asked answers."""

    asks: bool


Message = Union[Open, Heard, Anew, Gone, Asked, TakeOver, Opened, Denied, Said, Closed, Answered, Beat]  # noqa: UP007


class Envelope(Struct, frozen=True, array_like=True):
    """Messages, in order: by which server, in which of its epochs, and in which life of its connection to Redis."""

    sender: str
    epoch: int
    life: int
    messages: list[Message]


class Unopened(Struct, frozen=True, array_like=True):
    """An envelope of somebody who may say what we do not understand."""

    sender: str
    epoch: int
    life: int
    messages: list[msgspec.Raw]


encode = msgspec.msgpack.encode
decode_all = msgspec.msgpack.Decoder(Envelope).decode
decode_one = msgspec.msgpack.Decoder[Message](Message).decode
unopened = msgspec.msgpack.Decoder(Unopened).decode


def decode(data: bytes) -> Envelope:
    """Return what is in an envelope, without messages that only a newer server knows."""
    try:
        return decode_all(data)
    except msgspec.ValidationError:
        envelope = unopened(data)
        return Envelope(envelope.sender, envelope.epoch, envelope.life, [*understood(envelope.messages)])


def understood(messages: list[msgspec.Raw]) -> Iterator[Message]:
    """Give the messages that we know."""
    for each in messages:
        with suppress(msgspec.ValidationError):
            yield decode_one(each)
