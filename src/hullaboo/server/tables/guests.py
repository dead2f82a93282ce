"""What guests are called."""

from collections import OrderedDict

from hullaboo.server.identity import nickname
from hullaboo.server.settings import Settings
from hullaboo.server.storage.store import Store

NAMES_AT_HAND = 10_000


class Guests:
    """The names of guests; those that were asked for last are at hand."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """None is at hand."""
        self._settings, self._store = settings, store
        self.names: OrderedDict[str, str] = OrderedDict()

    async def name_of(self, guest: str) -> str:
        """Return a guest's name; who never gave one is given one."""
        if guest in self.names:
            return self.names[guest]
        found = await self._store.names.of(guest) or nickname(guest)
        name = self.names.get(guest, found)
        self._know(guest, name)
        return name

    async def rename(self, guest: str, name: str) -> None:
        """Keep the name that a guest gives."""
        self._store.health.must_be_writable()
        await self._store.names.set(guest, name, self._settings.date())
        self._know(guest, name)

    def _know(self, guest: str, name: str) -> None:
        """Keep a name at hand, unless other servers may change it; the oldest are looked up again when needed."""
        self.names[guest] = name
        self.names.move_to_end(guest)
        if len(self.names) > (0 if self._settings.node else NAMES_AT_HAND):
            self.names.popitem(last=False)
