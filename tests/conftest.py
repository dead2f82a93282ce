"""The template plays with the games: whatever holds for them must hold for it."""

from hullaboo.core.finding import add
from hullaboo.testing import TEMPLATE

add(TEMPLATE)
