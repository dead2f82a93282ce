"""Pictures of what is around a match, in three languages on a phone and at a desk: `python -m tests.browser.states`.

An evening of two, from the first page to the rematch; `de` or `fr` behind it takes one language only.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.boards import IN_TURNS
from tests.browser.chromium import ARGUMENTS, installed
from tests.browser.conftest import Person
from tests.browser.shots import INTO
from tests.server.conftest import Running

from hullaboo.words import LANGUAGES, Speaker

LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
UNTIL_PAINTED = 400


class Evening:
    """Two people, and the states they come through; a picture of both in each."""

    def __init__(self, speak: Speaker, host: Page, guest: Page) -> None:
        self.speak, self.host, self.guest = speak, host, guest

    def press(self, page: Page, key: str, **params: object) -> None:
        """Press a button by what it is called."""
        page.get_by_role("button", name=self.speak(key, **params)).first.click()

    def states(self) -> Iterator[str]:
        """The name of each state, as soon as both have come to it."""
        yield from self.before()
        yield from self.during()
        yield from self.after()

    def before(self) -> Iterator[str]:
        """From the first page to the deal."""
        for page in (self.host, self.guest):
            page.goto("/")
            page.locator("article").first.wait_for()
        yield "house"
        for page in (self.host, self.guest):
            self.press(page, "web-play-now")
        yield "play-now"
        for page in (self.host, self.guest):
            page.keyboard.press("Escape")
        door = self.host.locator(f"article[aria-labelledby=door-{IN_TURNS}]")
        door.get_by_role("button", name=self.speak("web-invite")).click()
        yield "new-table"
        self.press(self.host, "web-make-go")
        self.guest.goto(self.host.get_by_label(self.speak("web-invite-link")).input_value())
        self.guest.get_by_label(self.speak("web-name")).fill("Ben")
        yield "invited"
        self.press(self.guest, "web-sit-down")
        self.guest.get_by_role("button", name=self.speak("web-ready")).wait_for()
        yield "gathering"
        self.press(self.guest, "web-ready")
        self.host.get_by_role("heading", name=self.speak("web-all-ready")).wait_for()
        yield "ready"

    def during(self) -> Iterator[str]:
        """What is said beside the board."""
        self.press(self.host, "web-start")
        for page in (self.host, self.guest):
            page.get_by_role("region", name=self.speak("web-board")).wait_for()
            self.press(page, "web-table-menu")
        yield "menu"
        self.press(self.guest, "web-stop")
        self.press(self.host, "web-resign")
        yield "stop-or-resign"
        self.press(self.guest, "web-stop-ask")
        self.host.keyboard.press("Escape")
        yield "proposed"

    def after(self) -> Iterator[str]:
        """The end and the rematch, which waits for somebody."""
        self.guest.keyboard.press("Escape")
        self.press(self.host, "web-agree")
        for page in (self.host, self.guest):
            page.get_by_role("button", name=self.speak("web-again"), exact=True).wait_for()
        yield "end"
        self.press(self.host, "web-again")
        self.host.get_by_role("button", name=self.speak("web-start"), exact=True).wait_for()
        yield "rematch"
        self.press(self.host, "web-ask-to-leave")
        self.guest.goto("/table/nowhere")
        yield "ask-to-leave"


def shoot(browser: Browser, url: str, language: str) -> None:
    """One evening: the host at a desk, and once more on a phone."""
    for device, wishes, other in (("phone", PHONE, DESK), ("desk", DESK, PHONE)):
        settings: dict[str, Any] = {"base_url": url, "locale": LOCALES[language], "reduced_motion": "reduce"}
        people = [Person(browser.new_context(**settings, **each)) for each in (wishes, other)]
        host, guest = (person.page for person in people)
        for state in Evening(Speaker(language), host, guest).states():
            host.wait_for_timeout(UNTIL_PAINTED)
            host.screenshot(path=INTO / f"{state}-host-{device}-{language}.png")
            guest.screenshot(path=INTO / f"{state}-guest-{'desk' if device == 'phone' else 'phone'}-{language}.png")
        for person in people:
            person.context.close()


def main(wanted: list[str]) -> None:
    """Start a server and a browser, and take the pictures."""
    INTO.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "tables.sqlite3"))
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for language in LANGUAGES:
            if not wanted or language in wanted:
                shoot(browser, f"http://127.0.0.1:{server.port}", language)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
