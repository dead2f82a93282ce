"""Drawings show what a view shows, and every back is the same."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.words import Speaker

from ..drawing import svg, text
from .drawn import GAME, Table, drawn

PICTURE = "0 1@0 2 / 3 4 5 6\n1 20 9 / 7 8 10 11\ndiscards 5 5\npile 7 7\ndraws 0 12"
SPEAK = Speaker("en", GAME)


def lines(table: Table, viewer: int) -> list[str]:
    return text(table.view(viewer), SPEAK).split("\n")


def test_a_table_as_text() -> None:
    table = drawn("0 1@0 . 10@0 / 4 5 6 / 7 8\n1 2 3\ndiscards 5 5\npile 7 7\ndraws 0 9", memory_aid="yes")
    assert lines(table, 0) == [
        ">0  0[ 1 ] 2[10*] | 3[###] 4[###] 5[###] | 6[###] 7[###]",
        " 1  0[###] 1[###] | ·",
        "Pile: 2 · Discards: 2, on top: 5  (5×2)",
        "Seat 1 has drawn:  9×",
        "+ gives a card · ° looks · × swaps · * star · ! ends the game",
    ]


def test_the_others_see_backs() -> None:
    table = drawn(PICTURE)
    assert lines(table, 1)[:2] == [
        ">0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]",
        " 1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]",
    ]
    assert "drawn: ###" in lines(table, 1)[3]


def test_long_hands_are_wrapped() -> None:
    table = drawn("0 " + "1 " * 12 + "\n1 2\npile 7\ndraws 0 9")
    assert [len(line) < 80 for line in lines(table, 1)] == [True] * len(lines(table, 1))
    assert lines(table, 1)[1].startswith("    9[###]")


def test_a_look_is_marked_and_shows_its_face_to_the_looker_alone() -> None:
    table = drawn("0 1 2\n1 3 4\npile 9\ndraws 0 7").play("0 throw", "0 look 1.1")
    assert lines(table, 0)[1] == " 1  0[###] 1[ 4 ]? | ·"
    assert lines(table, 1)[1] == " 1  0[###] 1[###]? | ·"


def test_a_wrong_card_is_drawn_open_until_something_happens() -> None:
    table = drawn("0 1 2\n1 3 4\npile 9\ndraws 0 5").play("0 throw", "1 counter 0")
    assert lines(table, SPECTATOR)[1].startswith(" 1  0[ 3 ] 1[###]")
    assert ">3</text>" in svg(table.view(SPECTATOR), SPEAK)
    table.play("0 done")
    assert lines(table, SPECTATOR)[1].startswith(" 1  0[###] 1[###]")
    assert ">3</text>" not in svg(table.view(SPECTATOR), SPEAK)


def test_a_picture_is_the_same_whatever_is_hidden() -> None:
    table = drawn(PICTURE)
    pictures = {svg(table.guessed(1, seed).view(1), SPEAK) for seed in range(20)}
    assert pictures == {svg(table.view(1), SPEAK)}


def test_every_back_is_the_same_symbol() -> None:
    picture = svg(drawn(PICTURE).view(1), SPEAK)
    backs = re.findall(r'<use href="#back" x="\d+" y="\d+" width="58" height="76"/>', picture)
    assert len(backs) == picture.count('href="#back"') == 6 + 6 + 1 + 1


WORDS = {
    "en": ["the end", "swap", "look", "look", "give", "star"],
    "fr": ["la fin", "échanger", "regarder", "regarder", "donner", "étoile"],
    "de": ["Ende", "tauschen", "ansehen", "ansehen", "schenken", "Stern"],
}


@pytest.mark.parametrize("language", WORDS)
def test_signs_and_words_tell_effects_in_the_picture(language: str) -> None:
    table = drawn("0 20 9 8 / 7 6 10\n1 1\npile 2\ndraws 0 20").play("0 throw")
    picture = svg(table.view(SPECTATOR), Speaker(language, GAME))
    assert all(f'href="#{sign}"' in picture for sign in ("hook", "swap", "eye", "gift", "star"))
    assert "= 60" in picture
    said = [text for text in ElementTree.fromstring(picture).itertext() if re.search(r"[^\W\d]{2}", text)]
    assert said == ["Bloops", *WORDS[language], WORDS[language][0]]


def test_the_last_turns_are_announced_in_every_language() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="swift").play("0 throw", "0 bloops")
    said = {language: text(table.view(0), Speaker(language, GAME)) for language in ("en", "fr", "de")}
    assert "One turn is left." in said["en"]
    assert "Il reste un tour." in said["fr"]
    assert "Ein Zug bleibt noch." in said["de"]
