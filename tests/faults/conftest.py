"""The fixtures of the server's tests."""

from tests.server.conftest import drawn_by_name, inside, quiet, start
from tests.server.storage.test_store import postgres

__all__ = ["drawn_by_name", "inside", "postgres", "quiet", "start"]
