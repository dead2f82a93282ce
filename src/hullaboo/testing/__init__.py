"""The conformance kit: properties that every game must have, without exceptions.

    from hullaboo.testing import PROPERTIES, proves

Each property is a function of a `Game` that fails when the game breaks it. `tests/test_conformance.py` runs all of
them over all games found; a game from elsewhere does the same with its own `Game`. `PROPERTIES_IN_FULL` are some of
them with their full counts, for `make prove`.
"""

from pathlib import Path

import pytest

# A property that fails says what it compared, as a test does; this must come before the first of them is imported.
pytest.register_assert_rewrite(*(f"{__name__}.{file.stem}" for file in Path(__file__).parent.glob("[a-z]*.py")))

from hullaboo.testing import contract, declarations, leaks, machines, papers, seats  # noqa: E402
from hullaboo.testing.rulebook import proves  # noqa: E402
from hullaboo.testing.template_game import TEMPLATE  # noqa: E402

PROPERTIES = (
    *contract.PROPERTIES, *declarations.PROPERTIES, *leaks.PROPERTIES, *papers.PROPERTIES, *machines.PROPERTIES,
    *seats.PROPERTIES,
)  # fmt: skip
PROPERTIES_IN_FULL = (*leaks.PROPERTIES_IN_FULL, *seats.PROPERTIES_IN_FULL)

__all__ = ["PROPERTIES", "PROPERTIES_IN_FULL", "TEMPLATE", "proves"]
