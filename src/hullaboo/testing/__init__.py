"""The conformance kit: properties that every game must have, without exceptions.

    from hullaboo.testing import PROPERTIES, proves

Each property is a function of a `Game` that fails when the game breaks it. `tests/test_conformance.py` runs all of
them over all games found; a game from elsewhere does the same with its own `Game`.
"""

from hullaboo.testing import contract, leaks, machines, papers
from hullaboo.testing.rulebook import proves
from hullaboo.testing.template_game import TEMPLATE

PROPERTIES = (*contract.PROPERTIES, *leaks.PROPERTIES, *papers.PROPERTIES, *machines.PROPERTIES)

__all__ = ["PROPERTIES", "TEMPLATE", "proves"]
