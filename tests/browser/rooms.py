"""What is wrong with the room on every screen, and pictures of it: `python -m tests.browser.rooms [word …]`.

Words are a game, a game with its seats (`castle4`), a device, a moment, or `large` for text of 200 %.

The pictures go to shots/.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import ARGUMENTS, installed
from tests.browser.conftest import Person
from tests.browser.shots import INTO
from tests.browser.test_room import ALL, DEVICES, measured, moments
from tests.server.conftest import Running

from hullaboo.core.finding import games


def is_wanted(words: list[str], names: list[str]) -> bool:
    """Whether none of the names was asked for, or one of these."""
    return not words or any(name in words for name in names)


LETTERS = "large"


def shoot(browser: Browser, url: str, name: str, seats: int, device: str, words: list[str], *, large: bool) -> None:
    """One game with so many seats on one device."""
    context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", **DEVICES[device][1])
    person = Person(context)
    wanted = [moment for moment in moments(name, seats) if is_wanted(words, [moment])]
    for where, found in measured(person, games()[name], seats, device, wanted, large=large):
        person.page.screenshot(path=INTO / f"{where.replace(' ', '-')}{'-large' if large else ''}.png")
        print(where, *(found or ["fits"]), sep="\n    ", flush=True)
    context.close()


def main(words: list[str]) -> None:
    """Start a server and a browser, and look at all that is wanted."""
    INTO.mkdir(exist_ok=True)
    large, words = LETTERS in words, [word for word in words if word != LETTERS]
    devices = [word for word in words if word in DEVICES]
    times = [word for word in words if word in ("deal", "middle", "end", "many")]
    tables = [word for word in words if word not in devices + times]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "tables.sqlite3"))
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for name, seats in ALL:
            for device in DEVICES:
                if is_wanted(tables, [name, f"{name}{seats}"]) and is_wanted(devices, [device]):
                    shoot(browser, f"http://127.0.0.1:{server.port}", name, seats, device, times, large=large)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
