"""`python -m hullaboo` is the command `hullaboo`."""

import sys

from hullaboo.cli import main

sys.exit(main())
