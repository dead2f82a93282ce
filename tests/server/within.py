"""Something that a test has done in a table's own task: a command like any other, known to tests alone."""

import inspect
from typing import Any

from hullaboo.server.tables.command_handlers import HANDLERS
from hullaboo.server.tables.commands import Inquiry
from hullaboo.server.tables.table import Table


class Do(Inquiry[Any], frozen=True, eq=False):
    """Call something."""

    what: Any
    arguments: tuple[Any, ...] = ()


@HANDLERS.handles(Do)
async def do(_table: Table, command: Do) -> Any:
    """Call it, and give what it returns."""
    result = command.what(*command.arguments)
    return await result if inspect.isawaitable(result) else result


async def within(table: Table, what: Any, *arguments: Any) -> Any:
    """Call something in a table's task, and wait for what it returns and for its commit."""
    return await table.inbox.ask(Do(what, arguments))


def post(table: Table, what: Any, *arguments: Any) -> None:
    """Have something called in a table's task."""
    table.inbox.submit(Do(what, arguments))
