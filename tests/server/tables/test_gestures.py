"""What seats do at a table that no rule knows of."""

import pytest

from hullaboo.server.protocol.from_client import Arrange, Signal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.gestures import Gestures
from hullaboo.server.tables.transaction import Transaction

from .seated import connection, record


def test_an_order_is_written_and_a_sign_is_only_counted() -> None:
    table, transaction, ada = record(), Transaction(), connection("Ada")
    gestures = Gestures(table, transaction, lambda: None)
    ada.viewer = 0
    gestures.signal(ada, Signal(id="s", seat=0))
    assert (gestures.signals, transaction.take().is_to_be_written) == (1, False)
    gestures.arrange(ada, Arrange(id="a", seat=0, order=[2, 0, 1]))
    assert (table.seats[0].order, transaction.take().changes_record) == ([2, 0, 1], True)


def test_only_a_seat_itself_and_only_an_order() -> None:
    gestures, ada = Gestures(record(), Transaction(), lambda: None), connection("Ada")
    with pytest.raises(Refusal, match="not-your-seat"):
        gestures.signal(ada, Signal(id="s", seat=0))
    ada.viewer = 0
    with pytest.raises(Refusal, match="not-an-order"):
        gestures.arrange(ada, Arrange(id="a", seat=0, order=[1, 1]))
