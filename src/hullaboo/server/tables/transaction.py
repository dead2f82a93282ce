"""What a table has judged but not committed: what is to be written, and what is to be told once it is.

Whoever handles a command changes the table, notes here what has to be written, and notes here what is to be told of it.
`pipeline` commits the one, and only then tells the other.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hullaboo.server.protocol.from_server import Ack, RaceTime
from hullaboo.server.storage.statements import Row
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.views import Update


@dataclass(slots=True)
class Result:
    """What became of a move: what viewers are shown, if it was played; who sent it, and what they are answered."""

    update: Update | None = None
    race: RaceTime | None = None
    sender: Connection | None = None
    answer: bytes = b""
    is_held_back: bool = False
    """Whether the answer comes as late as that to a move in a contest, so that the time tells nothing of one."""


@dataclass(slots=True)
class Batch:
    """What is committed together: moves, lines of chat, the record of the table; and what is told after that."""

    moves: list[Row] = field(default_factory=list)
    chat: list[Row] = field(default_factory=list)
    changes_record: bool = False
    results: list[Result] = field(default_factory=list)
    tellings: list[tuple[Callable[..., object], tuple[Any, ...]]] = field(default_factory=list)

    @property
    def is_to_be_written(self) -> bool:
        """Whether anything has to be committed before the rest is told."""
        return bool(self.moves or self.chat or self.changes_record)


class Transaction:
    """The batch that is being gathered."""

    def __init__(self) -> None:
        """Empty."""
        self._batch = Batch()

    def take(self) -> Batch:
        """Return all that was gathered, and begin anew."""
        batch, self._batch = self._batch, Batch()
        return batch

    @property
    def is_begun(self) -> bool:
        """Whether anything was noted."""
        batch = self._batch
        return bool(batch.results or batch.tellings or batch.chat or batch.changes_record)

    @property
    def size(self) -> int:
        """How many moves were judged, whether or not they were played."""
        return len(self._batch.results)

    @property
    def has_only_moves(self) -> bool:
        """Whether nothing else was judged."""
        return not (self._batch.tellings or self._batch.chat or self._batch.changes_record)

    def add_move(self, row: Row) -> None:
        """Have a move written."""
        self._batch.moves.append(row)

    def add_chat(self, row: Row) -> None:
        """Have something said written."""
        self._batch.chat.append(row)

    def change_record(self) -> None:
        """Have the record of the table written as it is when the batch is committed."""
        self._batch.changes_record = True

    def add_result(self, result: Result) -> None:
        """Have told what became of a move, all of a batch in one go."""
        self._batch.results.append(result)

    def tell(self, telling: Callable[..., object], *arguments: Any) -> None:
        """Have something else told, in order, after what became of moves."""
        self._batch.tellings.append((telling, arguments))

    def send(self, connection: Connection, *texts: bytes) -> None:
        """Have messages sent to one connection."""
        self.tell(connection.outbox.put, *texts)

    def ack(self, connection: Connection, id: str) -> None:
        """Have a message acknowledged."""
        self.send(connection, text_of(Ack(id=id)))
