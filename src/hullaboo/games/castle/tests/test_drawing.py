"""The castle as SVG: what it says, and in whose language."""

import xml.etree.ElementTree as ElementTree

import pytest

from hullaboo.core.finding import game
from hullaboo.core.seats import SPECTATOR
from hullaboo.words import LANGUAGES, Speaker

from ..board import COLOUR_NAMES
from ..drawing.picture import svg
from ..edition import CRESTS, PORTRAITS
from ..view import view
from .drawn import dealt

SVG = "{http://www.w3.org/2000/svg}"
COLOURS = {
    "en": ["white", "yellow", "green", "red", "blue", "purple"],
    "fr": ["blanc", "jaune", "vert", "rouge", "bleu", "violet"],
    "de": ["Weiß", "Gelb", "Grün", "Rot", "Blau", "Lila"],
}


def drawn_for(language: str) -> ElementTree.Element:
    """The beginning of a match, in a language."""
    return ElementTree.fromstring(svg(view(dealt(), SPECTATOR), Speaker(language, game("castle"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_wall_tokens_say_their_colour_in_the_readers_language(language: str) -> None:
    said = ["".join(node.itertext()) for node in drawn_for(language).iter(f"{SVG}text")]
    assert [text for text in said if not text.isdigit()] == COLOURS[language]
    assert len(COLOURS[language]) == len(COLOUR_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_crests_and_portraits_have_their_names(language: str) -> None:
    speak = Speaker(language, game("castle"))
    names = [node.text for node in drawn_for(language).iter(f"{SVG}title")]
    assert {speak("crest", crest=crest) for crest in CRESTS} <= set(names)
    assert {speak("portrait", portrait=portrait) for portrait in PORTRAITS} <= set(names)
