"""An inbox: letters in the order in which they came, for one reader."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """What a queue of asyncio does for one reader and one thread; that one does more, and costs more."""

    def __init__(self) -> None:
        """Empty."""
        self._letters: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """How many letters wait."""
        return len(self._letters)

    def put(self, letter: T) -> None:
        """Add a letter."""
        self._letters.append(letter)
        self._wake()

    def put_first(self, letter: T) -> None:
        """Add a letter that is read before all others."""
        self._letters.appendleft(letter)
        self._wake()

    def _wake(self) -> None:
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    @property
    def first(self) -> T | None:
        """The letter that is read next, if one waits."""
        return self._letters[0] if self._letters else None

    def take(self) -> T:
        """The next letter; there must be one."""
        return self._letters.popleft()

    async def get(self) -> T:
        """The next letter, as soon as there is one."""
        if not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._letters.popleft()
