"""Tables whose record makes no match: named once in the log, and kept apart for as long as the server runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from hullaboo.server.metrics import BROKEN_TABLES, LOG
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.health import NO_TEXT, Unreadable
from hullaboo.server.tables.waking import BrokenTable

TODO = (
    "nothing of it was changed. After an upgrade: go back to the version before, or let its people play anew. "
    "Otherwise the database was damaged: hullaboo restore BACKUP"
)


def is_of_the_database(error: Exception) -> bool:
    """Whether it was not the record that failed, but the way to it."""
    return isinstance(error, Unreadable | SQLAlchemyError | sqlite3.Error | OSError) and NO_TEXT not in str(error)


class Quarantine:
    """The tables that nobody can open, by their ids."""

    def __init__(self) -> None:
        """None yet."""
        self._ids: set[str] = set()

    def __contains__(self, id: str) -> bool:
        return id in self._ids

    def must_not_hold(self, id: str) -> None:
        """Refuse a table that was set apart: it is not tried again and again."""
        if id in self._ids:
            raise Refusal("broken-table")

    @contextmanager
    def guarding(self, id: str) -> Iterator[None]:
        """Set a table apart if what is done with its record fails because of the record."""
        try:
            yield
        except Exception as error:
            if is_of_the_database(error):
                raise
            self._set_apart(id, error)
            raise Refusal("broken-table") from error

    def _set_apart(self, id: str, error: Exception) -> None:
        """Say once which table it is, where its record fails, and what to do."""
        if id in self._ids:
            return
        self._ids.add(id)
        BROKEN_TABLES.set(len(self._ids))
        move = error.move if isinstance(error, BrokenTable) else 0
        facts = {"table": id, "move": move, "error": f"{type(error).__name__}: {error}", "todo": TODO}
        LOG.error("table set apart: its record does not make a match", extra={"facts": facts})
