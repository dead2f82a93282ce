"""What the client weighs and how soon it is seen, in Chromium before a real server: `python -m benchmarks.client`.

Weights are what the browser received, packed as it was sent. The shell is all that the first page needs; a game is what
its table needs besides. First paint is the median of some visits with an empty cache.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from threading import Thread

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.server import free_port

HULLABOO = str(Path(sys.executable).with_name("hullaboo"))
VISITS = 5
LOCALES = {"English": "en-GB", "French": "fr-FR", "German": "de-DE"}
MOST_SHELL, MOST_GAME, LATEST_PAINT = 120_000, 40_000, 1_000
WEIGHTS = "performance.getEntriesByType('resource').map((each) => [each.name, each.encodedBodySize])"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own; its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [HULLABOO, "serve", "--port", str(port), "--database", f"{folder}/tables.sqlite3"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            next(line for line in process.stderr if '"listening"' in line)
            reader = Thread(target=process.stderr.read)  # a log that nobody reads would stop its writer
            reader.start()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()
                reader.join()


def loaded(page: Page) -> dict[str, int]:
    """The files that a page has received, by name, without what the server computes."""
    return {name: size for name, size in page.evaluate(WEIGHTS) if "/api/" not in name}


def visit(browser: Browser, url: str, locale: str = "en-GB") -> tuple[Page, float]:
    """The first page in a browser that has never been here, and when something was seen."""
    page = browser.new_context(locale=locale).new_page()
    page.goto(url)
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page, float(page.evaluate(PAINT))


def game_weights(browser: Browser, url: str) -> dict[str, int]:
    """What each game's table needs besides the first page."""
    found = {}
    first, _ = visit(browser, url)
    for name in first.locator("article").evaluate_all("all => all.map((each) => each.getAttribute('aria-labelledby'))"):
        page, _ = visit(browser, url)
        shell = loaded(page)
        page.locator(f"article[aria-labelledby={name}] button.play").click()
        page.locator("section.board").wait_for()
        page.wait_for_timeout(1000)
        found[name.removeprefix("door-")] = sum(size for file, size in loaded(page).items() if file not in shell)
    return found


def line(what: str, got: float, most: float, unit: str) -> None:
    """One figure beside what was wanted."""
    print(f"  {what:<28} {got:>8,.0f} {unit}   at most {most:,.0f}   {'ok' if got <= most else 'TOO MUCH'}")


def main() -> None:
    """Print the weights and the first paint."""
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        visits = [visit(browser, url) for _ in range(VISITS)]
        for language, locale in LOCALES.items():
            page, _ = visit(browser, url, locale)
            line(f"shell, first page, {language}", sum(loaded(page).values()), MOST_SHELL, "bytes")
        for game, weight in game_weights(browser, url).items():
            line(game, weight, MOST_GAME, "bytes")
        line("first paint", median(paint for _, paint in visits), LATEST_PAINT, "ms")
        browser.close()


if __name__ == "__main__":
    main()
