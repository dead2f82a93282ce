"""What was found once succeeds no more: each script that counts tries, in its small form."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.attack.blinking import blinking
from tests.attack.copied_back import copied_back
from tests.attack.flipped_bits import flipped_bits
from tests.attack.late_retry import late_retry
from tests.attack.lost_ends import lost_ends
from tests.attack.lost_files import acknowledged, readable_files
from tests.attack.masks import masks
from tests.attack.nonsense import nonsense
from tests.attack.open_figures import open_figures
from tests.attack.server import Attacked, attacked
from tests.attack.trying import Fault, Tried, Try
from tests.attack.unread_log import unread_log

MANY = 2000
"""Far more lines than a pipe holds."""


@pytest.fixture(scope="module")
def server() -> Iterator[Attacked]:
    with attacked() as attacked_server:
        yield attacked_server
        assert attacked_server.troubles == []


def none_succeeded(tried: Tried) -> None:
    assert tried.tries > 0
    assert tried.succeeded == 0, str(tried)


@pytest.mark.parametrize("attack", [blinking, nonsense, masks])
def test_nothing_that_was_tried_succeeds(server: Attacked, attack: Try) -> None:
    none_succeeded(attack(server, 1))


@pytest.mark.prove
@pytest.mark.parametrize("fault", [late_retry, copied_back, lost_ends, flipped_bits, unread_log, open_figures])
def test_no_fault_does_what_it_did(fault: Fault, record_property: Callable[[str, object], None]) -> None:
    """Each of them has its small form elsewhere, without servers of its own."""
    tried = fault(MANY if fault is unread_log else 2)
    record_property("figure", str(tried))
    none_succeeded(tried)


def test_files_are_the_owners_and_none_that_was_deleted_is_acknowledged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    server = Attacked(str(folder / "tables.sqlite3"))
    try:
        none_succeeded(readable_files(folder))
        none_succeeded(acknowledged(server, folder))
    finally:
        server.kill()
