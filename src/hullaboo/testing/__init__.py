"""The conformance kit: properties that every game must have, without exceptions.

    from hullaboo.testing import PROPERTIES, proves

Each property is a function of a `Game` that fails when the game breaks it. `tests/test_conformance.py` runs all of
them over all games found; a game from elsewhere does the same with its own `Game`. `PROPERTIES_IN_FULL` are some of
them with their full counts, for `make prove`.
"""

from hullaboo.testing import contract, leaks, machines, papers, seats
from hullaboo.testing.rulebook import proves
from hullaboo.testing.template_game import TEMPLATE

PROPERTIES = (*contract.PROPERTIES, *leaks.PROPERTIES, *papers.PROPERTIES, *machines.PROPERTIES, *seats.PROPERTIES)
PROPERTIES_IN_FULL = (*leaks.PROPERTIES_IN_FULL, *seats.PROPERTIES_IN_FULL)

__all__ = ["PROPERTIES", "PROPERTIES_IN_FULL", "TEMPLATE", "proves"]
