"""Bots."""

from collections.abc import Mapping

from hullaboo.core.bot import Maker

LEVELS: Mapping[int, Maker] = {}
NAMES: Mapping[str, int] = {}
