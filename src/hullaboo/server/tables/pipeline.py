"""The one way of whatever happens at a table: submit, judge, commit, broadcast. It can be read here from top to bottom.

1. Submit: somebody puts a typed command into the table's inbox (`inbox.CommandInbox`).
2. Judge: the table's one task takes commands one after another. A handler changes the table, and notes in the table's
   transaction what is to be written and what is to be told.
3. Commit: all that was noted is written. Moves that wait together are written together.
4. Broadcast: only now is anybody told anything: what viewers see, what senders are answered, what was refused.

Nothing is told before what was judged before it is committed; `tests/server/tables/test_pipeline.py` turns that round.
"""

import asyncio
from collections.abc import Awaitable, Callable

from hullaboo.core.errors import HullabooError
from hullaboo.server.metrics import FAILED_TABLES, LOG, LOST_TABLES, TOLD_SECONDS
from hullaboo.server.protocol.from_client import MoveMade
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.tables.command_handlers import HANDLERS, PutAway
from hullaboo.server.tables.commands import Command, MessageCame, Request
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.transaction import Batch

MOST_TOGETHER = 50
"""So many moves are committed in one go at most: meanwhile all other tables wait."""


class Pipeline:
    """Runs one table."""

    def __init__(self, table: Table) -> None:
        """Nothing was judged yet."""
        self._table, self._time = table, asyncio.get_running_loop().time

    async def run(self) -> None:
        """Handle commands, one by one, until the table is put away."""
        while True:
            await self.judge(await self._table.inbox.get())
            if self._table.transaction.is_begun and not self.may_wait_for_more:
                await self.commit_and_broadcast()

    async def judge(self, command: Command | Request) -> None:
        """Have a command handled: what comes of it is noted in the transaction."""
        if isinstance(command, Request):
            await self._answer(command)
        else:
            await HANDLERS[type(command)](self._table, command)

    async def _answer(self, request: Request) -> None:
        """Have an inquiry handled, and its answer given once all is committed; nobody may wait for it any more."""
        if request.answer.done():
            return
        try:
            answer = await HANDLERS[type(request.inquiry)](self._table, request.inquiry)
        except HullabooError as error:
            self._table.transaction.tell(give, request.answer, None, error)
        except Exception as error:
            give(request.answer, None, error)
            raise
        else:
            self._table.transaction.tell(give, request.answer, answer)

    @property
    def may_wait_for_more(self) -> bool:
        """Whether what was judged may wait for the next command: that is a move, and so is all that was judged."""
        following, transaction = self._table.inbox.first, self._table.transaction
        is_move = isinstance(following, MessageCame) and isinstance(following.message, MoveMade)
        return is_move and transaction.has_only_moves and transaction.size < MOST_TOGETHER

    async def commit_and_broadcast(self) -> None:
        """Commit what was judged, and tell it after that."""
        batch, started = self._table.transaction.take(), self._time()
        if batch.is_to_be_written:
            await self.commit(batch)
        self.broadcast(batch)
        if batch.moves:
            TOLD_SECONDS.observe(self._time() - started)

    async def commit(self, batch: Batch) -> None:
        """Write a batch, with its last move how the match has ended; returns when it is durable."""
        await self._table.storage.commit(batch, self._table.record_at_end)

    def broadcast(self, batch: Batch) -> None:
        """Tell what was committed: what became of moves, the end, all else that was noted; then ask the bots."""
        live = self._table.live
        if live and batch.results:
            live.broadcast.broadcast(batch.results)
        if live and batch.moves:
            self._table.go_on_from_moves()
        for telling, arguments in batch.tellings:
            telling(*arguments)
        if live and batch.moves:
            live.bots.ask()


def give(answer: "asyncio.Future[object]", value: object, error: Exception | None = None) -> None:
    """Give who still waits their answer, or say why not."""
    if not answer.done():
        answer.set_exception(error) if error else answer.set_result(value)


async def run(table: Table, dropped: Callable[[Table], Awaitable[None]]) -> None:
    """Run a table until it is put away or fails, and say so: nothing that it has not committed is told."""
    facts = {"table": table.record.id}
    try:
        await Pipeline(table).run()
    except PutAway:
        pass
    except LostTable:
        LOST_TABLES.inc()
        todo = "nothing, where servers share a database: the table is woken from the log when somebody comes back to it"
        LOG.warning("table lost: another server has it now", extra={"facts": {**facts, "todo": todo}})
    except Exception:
        FAILED_TABLES.inc()
        todo = "report it with this trace. The table is woken anew from the log when somebody comes back"
        LOG.exception("table failed", extra={"facts": {**facts, "todo": todo}})
    finally:
        table.stop()
        table.inbox.end()
        await dropped(table)
