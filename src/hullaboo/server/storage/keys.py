"""The server's own keys, kept in the database: made when they are first needed, and turned over by a command."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.play.signing import LogKey
from hullaboo.server.storage.schema import settings

KEY_BYTES = 32
FORMER_LOG_KEYS = "former-log-keys"


@dataclass(frozen=True)
class Key:
    """A kind of key: the setting that holds it, how a new one is made, what people notice when it is turned over."""

    setting: str
    make: Callable[[], bytes]
    effect: str
    retire: Callable[[AsyncConnection, bytes], Awaitable[None]] | None = None
    """What is done with the old one, where something of it has to be kept."""


def random_key() -> bytes:
    """Bytes that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


async def former_log_keys(connection: AsyncConnection) -> list[str]:
    """The public halves of the keys that signed logs before the one that does now."""
    known = sql.select(settings.c.value).where(settings.c.name == FORMER_LOG_KEYS)
    return ((await connection.execute(known)).scalar() or "").split()


async def keep_public_half(connection: AsyncConnection, seed: bytes) -> None:
    """A key that signed logs stays known by its public half: what it signed can still be verified."""
    former = [*await former_log_keys(connection), LogKey(seed).public]
    await connection.execute(settings.delete().where(settings.c.name == FORMER_LOG_KEYS))
    await connection.execute(settings.insert(), {"name": FORMER_LOG_KEYS, "value": " ".join(former)})


COOKIE = Key(
    "cookie-key",
    random_key,
    "every browser is a new guest; seats stay reachable by their links, and matches go on",
)
LOG = Key(
    "log-key",
    random_key,
    "logs are signed with it from now on; those signed before are verified with the former keys of /api/keys",
    keep_public_half,
)
KINDS = {"cookie": COOKIE, "log": LOG}
"""All kinds, by the word that a command takes."""


async def key_in(connection: AsyncConnection, kind: Key) -> bytes:
    """A key, made now if there is none."""
    known = await known_in(connection, kind)
    return known if known is not None else await turn_over(connection, kind)


async def known_in(connection: AsyncConnection, kind: Key) -> bytes | None:
    """A key, if there is one."""
    wanted = sql.select(settings.c.value).where(settings.c.name == kind.setting)
    found = (await connection.execute(wanted)).scalar()
    return None if found is None else bytes.fromhex(found)


async def turn_over(connection: AsyncConnection, kind: Key) -> bytes:
    """A new key in the place of the old one."""
    old, made = await known_in(connection, kind), kind.make()
    if kind.retire and old is not None:
        await kind.retire(connection, old)
    await connection.execute(settings.delete().where(settings.c.name == kind.setting))
    await connection.execute(settings.insert(), {"name": kind.setting, "value": made.hex()})
    return made


class StoredKeys:
    """The server's own keys."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Of one database."""
        self._engine = engine

    async def key(self, kind: Key) -> bytes:
        """Return one of our keys, made when it is first needed; of servers that start together one makes it."""
        try:
            return await self._key(kind)
        except IntegrityError:
            return await self._key(kind)

    async def _key(self, kind: Key) -> bytes:
        async with self._engine.begin() as connection:
            return await key_in(connection, kind)

    async def former_log_keys(self) -> list[str]:
        """Return the public halves of the keys that signed logs before the one that does now."""
        async with self._engine.connect() as connection:
            return await former_log_keys(connection)
