"""The template as a game, so that the conformance kit can play it like any other."""

from pathlib import Path

from hullaboo.core.contract import Game

TEMPLATE = Game("template", "hullaboo.testing.template", Path(__file__).parent / "template")
