"""The games that a server offers."""

import pytest
from tests.server.serving import box

from hullaboo.bots.naming import CHARACTERS
from hullaboo.core.errors import UnknownName
from hullaboo.server.tables.catalog import Catalog, known_edition


def test_what_is_offered_is_what_there_is() -> None:
    catalog = Catalog(box())
    assert {shown.name for shown in catalog.offered()} == {*box()}
    assert "template" in catalog
    assert "whist" not in catalog
    with pytest.raises(UnknownName, match="whist"):
        catalog.game("whist")


def test_the_middle_level_sits_in() -> None:
    catalog = Catalog(box())
    levels = sorted(box()["template"].bots.LEVELS)
    assert catalog.stand_in_for("template") == str(levels[len(levels) // 2])


def test_a_server_reads_no_files_that_guests_name() -> None:
    game = box()["template"]
    assert known_edition(game, None) == game.editions[0]
    with pytest.raises(UnknownName, match="passwd"):
        known_edition(game, "/etc/passwd")


def test_people_are_offered_the_five_and_never_chance() -> None:
    offered = {shown.name: shown.bots for shown in Catalog(box()).offered()}
    assert all("random" not in bots for bots in offered.values())
    assert offered["graveyard"] == list(CHARACTERS)
    assert Catalog(box()).easiest("graveyard") == CHARACTERS[0]
