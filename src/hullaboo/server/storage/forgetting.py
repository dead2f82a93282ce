"""Matches that are over are kept until an operator has them deleted: their logs, and what was said there."""

from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from hullaboo.server.storage.schema import chat, moves, tables

AT_ONCE = 200
"""So many matches are deleted in one transaction: servers that write meanwhile hardly wait."""


async def forget_finished(engine: AsyncEngine, before: float) -> int:
    """Delete all matches that are over, of tables that were opened before a date; return how many there were."""
    count = 0
    while found := await _forget_some(engine, before):
        count += found
    return count


async def _forget_some(engine: AsyncEngine, before: float) -> int:
    finished = sql.select(tables.c.id).where(tables.c.phase == "over", tables.c.made < before).limit(AT_ONCE)
    async with engine.begin() as connection:
        ids: Sequence[str] = (await connection.execute(finished)).scalars().all()
        for each in (chat, moves):
            await connection.execute(each.delete().where(each.c.table.in_(ids)))
        await connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    return len(ids)
