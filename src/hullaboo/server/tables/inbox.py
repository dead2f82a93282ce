"""The inbox of a table: commands in the order in which they came, for the one task that handles them."""

import asyncio
from typing import TypeVar

from hullaboo.server.limits.inbox import Inbox
from hullaboo.server.tables.commands import Command, Inquiry, Request

T = TypeVar("T")


class TableEnded(Exception):
    """The table has failed or was put away before it came to this."""


class CommandInbox:
    """What a table is yet to do."""

    def __init__(self, table: str, hurry: float) -> None:
        """Empty; `hurry` is by how much the times of a test run faster."""
        self._table, self._hurry = table, hurry
        self._loop = asyncio.get_running_loop()
        self._inbox: Inbox[Command | Request] = Inbox()
        self.ended: asyncio.Future[None] = self._loop.create_future()
        """Done when no command will be handled any more."""

    def __len__(self) -> int:
        """How many commands wait."""
        return len(self._inbox)

    def submit(self, command: Command | Request) -> None:
        """Have something done when its turn comes."""
        self._inbox.put(command)

    def submit_first(self, command: Command) -> None:
        """Have something done next."""
        self._inbox.put_first(command)

    def submit_later(self, milliseconds: int, command: Command) -> asyncio.TimerHandle:
        """Submit something after a while."""
        return self._loop.call_later(max(0, milliseconds) / 1000 / self._hurry, self.submit, command)

    async def ask(self, inquiry: Inquiry[T]) -> T:
        """Submit an inquiry, and return its answer; raises if the table refuses it, or ends before."""
        answer: asyncio.Future[T] = self._loop.create_future()

        def give_up(_ended: object) -> None:
            if not answer.done():
                answer.set_exception(TableEnded(f"table {self._table} has ended meanwhile"))

        self.ended.add_done_callback(give_up)
        self.submit(Request(inquiry, answer))
        try:
            return await answer
        finally:
            self.ended.remove_done_callback(give_up)

    @property
    def first(self) -> Command | Request | None:
        """What is handled next, if anything waits."""
        return self._inbox.first

    async def get(self) -> Command | Request:
        """Take the next command, as soon as there is one."""
        return await self._inbox.get()

    def end(self) -> None:
        """Tell all who wait that nothing more will be handled."""
        self.ended.set_result(None)
