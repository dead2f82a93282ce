"""The table as text and as pictures, by day and by night."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.words import LANGUAGES, Speaker

from ..drawing import castle, svg, svg_night, text
from ..drawing.signs import CRESTS, DAY, GLOW, NIGHT
from .drawn import GAME, Table, drawn

SPEAK = Speaker("en", GAME)
PICTURE = """
    ghost 0 in B2, laid sun stag
    1 in A4: 0/red thistle, blue stag
    2 in A4: green sun
    top green crown
    turn 1
"""


def test_the_castle_stands_in_the_terminal_as_in_its_plan() -> None:
    lines = castle(drawn(PICTURE).view())
    marks = [re.sub(r"[^RBG|│]", "", line[2:]).replace("│", "|")[1:-1] for line in lines[2:-1:2]]
    assert marks == ["GRBG", "|RB|", "|BR|", "GBRG", "GBRG"]
    assert re.findall("[RBG]", lines[3]) == list("BBGRR")
    assert "▓" in lines[1]
    assert re.findall("[RBG]", lines[-1]) == ["B", "G", "R"]
    assert "≋ 12" in lines[2]
    assert "≋ @" in lines[4]


def test_a_walk_leaves_a_trail() -> None:
    table = drawn(PICTURE).play("1 stop", "2 stop")
    assert table.view()["trail"] == ["B2", "B3", "C3"]
    words = text(table.view(), Speaker("en", GAME))
    assert "Last walk: B2 → B3 → C3" in words
    assert "☼'" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    words = text(drawn(PICTURE).view(1), Speaker(language, GAME))
    assert "R✻ BΨ" in words
    assert "?☼" in words
    assert "# #" in words


def test_text_shows_an_empty_pile_and_who_is_free() -> None:
    empty = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red thistle, red crown, blue ship, green sun
        top green stag
        pile none
        turn 1
    """).play("1 draw")
    assert "none until" in text(empty.view(), Speaker("en", GAME))
    svg(empty.view(), SPEAK)
    free = drawn("""
        ghost 0 in dungeon, laid crown
        1 in E1: blue stag
        top green stag
        turn 1
    """).play("1 open blue stag")
    words = text(free.view(), Speaker("en", GAME))
    assert "is free" in words
    assert "in the dungeon" in words


@pytest.mark.parametrize("draw", [svg, svg_night])
def test_pictures_stand_alone_and_hold_every_piece(draw: object) -> None:
    table = drawn(PICTURE)
    picture = svg(table.view(1), SPEAK) if draw is svg else svg_night(table.view(1), SPEAK)
    root = ElementTree.fromstring(picture)
    numbers = {node.text for node in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"1", "2", "3"} <= numbers
    assert all(picture.count(shape[:40]) >= 5 for shape in CRESTS.values())


@pytest.mark.parametrize(("language", "stag", "pile"), [("fr", "cerf", "Pioche"), ("de", "Hirsch", "Stapel")])
def test_crests_and_the_pile_have_names_for_who_points_at_them(language: str, stag: str, pile: str) -> None:
    root = ElementTree.fromstring(svg(drawn(PICTURE).view(1), Speaker(language, GAME)))
    names = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}title")]
    assert names.count(stag) == 5
    assert names[-1].startswith(pile)
    assert "stag" not in names


def test_what_a_viewer_may_not_know_changes_no_byte_of_a_picture() -> None:
    table = drawn(PICTURE)
    for viewer in (1, 2, SPECTATOR):
        for seed in range(5):
            other = table.guessed(viewer, seed)
            assert svg(other.view(viewer), SPEAK) == svg(table.view(viewer), SPEAK)
            assert svg_night(other.view(viewer), SPEAK) == svg_night(table.view(viewer), SPEAK)
    assert svg(table.view(0), SPEAK) != svg(table.view(1), SPEAK)


def test_by_night_nothing_is_drawn_that_does_not_glow() -> None:
    picture = svg_night(drawn(PICTURE).play("1 stop", "2 stop").view(1), SPEAK)
    colours = set(re.findall(r"#[0-9a-fA-F]{3,8}", picture))
    assert colours == {NIGHT.ground, GLOW, NIGHT.sheet, NIGHT.soft, NIGHT.shade}
    assert DAY.colours["red"] not in picture


def test_gates_and_dungeon_may_lie_on_any_side() -> None:
    view = Table().view()
    board = {**view["board"], "exits": [["A1", "west", "red"], ["C5", "east", "blue"], ["A5", "north", "green"]]}
    turned = {**view, "board": {**board, "dungeon": ["E2", "south"]}}
    lines = castle(turned)
    assert lines[2].startswith("A R")
    assert lines[6].endswith("B")
    assert "G" in lines[1]
    assert "▓" in lines[-1]
    assert svg(turned, SPEAK).count("rotate(") >= 6
