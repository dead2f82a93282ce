"""A table that another server plays, as far as a session here has to do with it: commands go there, texts come back."""

import asyncio
from collections.abc import Callable

from hullaboo.server.tables.commands import Command, Inquiry


class RemoteInbox:
    """Takes commands as the inbox of a table does, and passes them on."""

    def __init__(self, pass_on: Callable[[Command], None]) -> None:
        """Nothing has come back."""
        self._pass_on = pass_on
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when nothing more will come back."""
        self._answer: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """What waits there is not known here: who sends too much is held to the budget of their socket."""
        return 0

    def submit(self, command: Command) -> None:
        """Have something done when its turn comes there."""
        self._pass_on(command)

    async def ask(self, inquiry: Inquiry[None]) -> None:
        """Have something done, and wait until that has come back."""
        self._answer = asyncio.get_running_loop().create_future()
        self.submit(inquiry)
        await asyncio.wait({self._answer, self.ended}, return_when=asyncio.FIRST_COMPLETED)

    def answered(self) -> None:
        """What was asked for has come back."""
        if self._answer and not self._answer.done():
            self._answer.set_result(None)

    def end(self) -> None:
        """Nothing more will come back."""
        if not self.ended.done():
            self.ended.set_result(None)


class RemoteStorage:
    """Where the table is kept is the other server's affair."""

    def certainty(self) -> Callable[[], bool]:
        """Return what says that texts may be shown: those that come back were told by the table's owner."""
        return lambda: True


class RemoteTable:
    """A table of another server."""

    def __init__(self, pass_on: Callable[[Command], None]) -> None:
        """`pass_on` takes a command there."""
        self.inbox, self.storage = RemoteInbox(pass_on), RemoteStorage()
