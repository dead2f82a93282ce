"""What was found once succeeds no more: each script that counts tries, in its small form."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.attack.blinking import blinking
from tests.attack.lost_files import acknowledged, readable_files
from tests.attack.masks import masks
from tests.attack.nonsense import nonsense
from tests.attack.server import Attacked, attacked
from tests.attack.trying import Try


@pytest.fixture(scope="module")
def server() -> Iterator[Attacked]:
    with attacked() as attacked_server:
        yield attacked_server
        assert attacked_server.troubles == []


@pytest.mark.parametrize("attack", [blinking, nonsense, masks])
def test_nothing_that_was_tried_succeeds(server: Attacked, attack: Try) -> None:
    tried = attack(server, 1)
    assert tried.tries > 0
    assert tried.succeeded == 0, str(tried)


def test_files_are_the_owners_and_none_that_was_deleted_is_acknowledged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    server = Attacked(str(folder / "tables.sqlite3"))
    try:
        readable = readable_files(folder)
        assert readable.tries > 0
        assert readable.succeeded == 0, str(readable)
        lost = acknowledged(server, folder)
        assert lost.succeeded == 0, str(lost)
    finally:
        server.kill()
