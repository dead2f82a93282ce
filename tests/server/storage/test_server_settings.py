"""What the server remembers of itself."""

from pathlib import Path

from tests.server.storage.test_store import with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage.server_settings import StoredSettings
from hullaboo.server.storage.store import Store


def test_a_setting_is_there_when_it_was_set_and_the_newest_counts(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "store.sqlite3"))

    async def first(store: Store) -> None:
        assert isinstance(store.settings, StoredSettings)
        assert await store.settings.value("colour") is None
        for value in ("white", "black"):
            await store.settings.set("colour", value)
        await store.settings.set("size", "7")
        assert await store.settings.value("colour") == "black"

    async def later(store: Store) -> None:
        assert [await store.settings.value(name) for name in ("colour", "size")] == ["black", "7"]

    with_store(url, first)
    with_store(url, later)
