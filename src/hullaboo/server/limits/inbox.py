"""An inbox: items in the order in which they came, for one reader."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """What a queue of asyncio does for one reader and one thread; that one does more, and costs more."""

    def __init__(self) -> None:
        """Empty."""
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """How many items wait."""
        return len(self._items)

    def put(self, item: T) -> None:
        """Add an item."""
        self._items.append(item)
        if self._reader:
            self._wake()

    def put_first(self, item: T) -> None:
        """Add an item that is read before all others."""
        self._items.appendleft(item)
        self._wake()

    def _wake(self) -> None:
        """Wake the reader once; it may have been cancelled meanwhile."""
        if (reader := self._reader) and not reader.done():
            reader.set_result(None)
        self._reader = None

    @property
    def first(self) -> T | None:
        """The item that is read next, if one waits."""
        return self._items[0] if self._items else None

    def take(self) -> T:
        """Take the next item; there must be one."""
        return self._items.popleft()

    async def get(self) -> T:
        """Take the next item, as soon as there is one."""
        if not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.popleft()
