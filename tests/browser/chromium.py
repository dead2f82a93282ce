"""Debian's Chromium without a window: the same engine, and a fifth of the work of the whole one for each new page.

Where only the whole one is installed, that will do. It is needed for what a system shows outside of a page.
"""

import shutil
from functools import partial

import pytest

WHOLE = "chromium"
NAMES = ("chromium-headless-shell", WHOLE)
INSTALL = "apt-get install -y --no-install-recommends"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP 192.0.2.7 127.0.0.1",
]  # fmt: skip
"""192.0.2.7 is this machine by an address that browsers do not trust, as in a home network."""


def installed(names: tuple[str, ...] = NAMES) -> str:
    """The first of some browsers that is here; none fails the test, and says what to type."""
    found = next(filter(None, map(shutil.which, names)), None)
    return found or pytest.fail(f"no {names[0]} on this machine; to install it: {INSTALL} {names[0]}", pytrace=False)


whole = partial(installed, (WHOLE,))
