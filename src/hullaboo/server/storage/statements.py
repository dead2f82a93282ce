"""The SQL that the server writes and asks all the time, made once; values are bound by name."""

from typing import Any, NamedTuple

import sqlalchemy as sql

from hullaboo.server.storage.schema import chat, guests, moves, settings, tables

Row = dict[str, Any]


class Statement(NamedTuple):
    """A statement that was made once, and what it is executed with."""

    what: sql.Executable
    values: Row
    is_fenced: bool = False
    """Whether it has to change something: it does nothing where another server has the table."""


CREATE_TABLE = tables.insert()
SAVE_TABLE = tables.update().where(tables.c.id == sql.bindparam("which"))
MARK_SEEN = SAVE_TABLE.values(seen=sql.bindparam("date"))
IN_PLAY_OR_SEEN = (tables.c.phase != sql.literal_column("'gathering'")) | (tables.c.seen > sql.bindparam("since"))
"""Whether a table is played or was played, or somebody has looked at it lately."""
NOT_OVER = tables.c.phase != sql.bindparam("over")
COUNT_TABLES = sql.select(sql.func.count()).select_from(tables)
UNFINISHED_OF_GUEST = COUNT_TABLES.where((tables.c.creator == sql.bindparam("guest")) & NOT_OVER & IN_PLAY_OR_SEEN)
UNFINISHED_OF_HOUSEHOLD = COUNT_TABLES.where(
    (tables.c.household == sql.bindparam("household")) & NOT_OVER & (tables.c.made > sql.bindparam("since"))
)
WHOSE = sql.func.coalesce(sql.func.nullif(tables.c.household, ""), tables.c.creator)
"""Who shares the lobby's list: households; of older tables, of which none is known, their makers."""
TURN = sql.func.row_number().over(partition_by=WHOSE, order_by=tables.c.made.desc())

IS_OWNED = (tables.c.owner == sql.bindparam("by_node")) & (tables.c.epoch == sql.bindparam("by_epoch"))
"""Whether a table belongs to a certain life of a certain server."""
SAVE_OWNED_TABLE = SAVE_TABLE.where(IS_OWNED)
RELEASE_TABLE = SAVE_OWNED_TABLE.values(owner=None)

ADD_CHAT = chat.insert()
ADD_CHAT_AS_OWNER = sql.text("""
    INSERT INTO chat ("table", number, seat, name, text, message)
    SELECT id, CAST(:number AS integer), CAST(:seat AS integer), CAST(:name AS varchar), CAST(:text AS text),
           CAST(:message AS varchar)
    FROM tables WHERE id = :table AND owner = :by_node AND epoch = :by_epoch FOR SHARE""")
"""Who takes the table over meanwhile waits until this is there, or this finds that the table was taken over."""

FORGET_NAME = guests.delete().where(guests.c.id == sql.bindparam("which"))
ADD_NAME = guests.insert()
NAME_OF = sql.select(guests.c.name).where(guests.c.id == sql.bindparam("which"))

SETTING = sql.select(settings.c.value).where(settings.c.name == sql.bindparam("which"))
ADD_SETTING = settings.insert()
DELETE_SETTING = settings.delete().where(settings.c.name == sql.bindparam("which"))
TRY_TO_WRITE = (
    Statement(ADD_SETTING, {"name": "health", "value": ""}),
    Statement(DELETE_SETTING, {"which": "health"}),
)
"""Goes all the way to the disk, in one transaction, and leaves nothing behind."""

IS_MADE = sql.select(sql.func.count()).where(tables.c.id == sql.bindparam("which"))
IS_SAID, IS_MOVED = (
    sql.select(sql.func.count()).where(*(each.is_not_distinct_from(sql.bindparam(each.name)) for each in kept.columns))
    for kept in (chat, moves)
)
