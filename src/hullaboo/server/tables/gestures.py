"""What seats do at a table that no rule knows of: the order in which they draw their places, and signs."""

from collections.abc import Callable

from hullaboo.server.protocol.from_client import Arrange, Signal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.transaction import Transaction


class Gestures:
    """The drawing orders of a table, and how many signs were given; a table that was put away has forgotten these."""

    def __init__(self, record: TableRecord, transaction: Transaction, must_be_writable: Callable[[], None]) -> None:
        """No sign was given."""
        self._record, self._transaction, self._must_be_writable = record, transaction, must_be_writable
        self.signals = 0

    def arrange(self, connection: Connection, message: Arrange) -> None:
        """Have a seat draw its own places in another order; everybody sees it, the rules do not."""
        connection.must_look_from(message.seat)
        if sorted(message.order) != list(range(len(message.order))):
            raise Refusal("not-an-order", seat=message.seat)
        self._must_be_writable()
        self._record.seats[message.seat].order = message.order
        self._transaction.change_record()

    def signal(self, connection: Connection, message: Signal) -> None:
        """Count a sign that a seat gives everybody."""
        connection.must_look_from(message.seat)
        self.signals += 1
