"""What the client weighs, how soon it is seen and how smoothly it moves, in Chromium: `python -m benchmarks.client`.

The server is a real one. Frames are counted while a claim is shown in castle, as fast as one can type. Weights are what
the browser received, packed as it was sent. The shell is all that the first page needs; a game is what
its table needs besides. First paint is the median of some visits with an empty cache.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.server import free_port
from hullaboo.core.finding import game

HULLABOO = str(Path(sys.executable).with_name("hullaboo"))
VISITS = 5
LOCALES = {"English": "en-GB", "French": "fr-FR", "German": "de-DE"}
MOST_SHELL, MOST_GAME, LATEST_PAINT = 130_000, 40_000, 1_000
FEWEST_FRAMES, LONGEST_FRAME, FEWEST_STEPS = 58, 50, 6
"""Frames a second, less what a clock that is asked for them misses; milliseconds; steps of a way that is long."""
TABLES = 30
AT_EASE = {"claim_time": "120", "countdown": "0"}
WALKERS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
COUNT_FRAMES = """(milliseconds) => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now - times[0] < milliseconds) requestAnimationFrame(frame);
        else done(times);
    };
    requestAnimationFrame(frame);
})"""
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
    page = browser.new_context(locale=locale, service_workers="block").new_page()
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
        page.get_by_role("dialog").get_by_role("button", name="Start", exact=True).click()
        page.locator("section.board").wait_for()
        page.wait_for_timeout(1000)
        found[name.removeprefix("door-")] = sum(size for file, size in loaded(page).items() if file not in shell)
    return found


class Journey:
    """A castle, and a way through it that can be typed."""

    def __init__(self, page: Page) -> None:
        self.page, self.table = page, dict[str, Any]()
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message

    def way(self) -> list[str]:
        """The moves of a way on foot; none where there is none."""
        ways, view = game("castle").module("ways"), self.table["view"]
        cells = [ways.cell_of(place) for place in (view["ghost"], view["visitor"]["room"])]
        found = [way.actions for way in ways.ways(ways.Castle.seen_in(view), *cells, 63)]
        moves = [[game("castle").moves.text(action) for action in actions] for actions in found]
        return max((way for way in moves if set(way[1:]) <= WALKERS.keys()), key=len, default=[])


def walks(browser: Browser, url: str) -> tuple[float, float, int]:
    """Frames a second and the longest frame in milliseconds while a claim is typed, and the steps that were dropped."""
    page = browser.new_context(base_url=url, locale="en-GB", service_workers="block").new_page()
    for _ in range(TABLES):
        journey = Journey(page)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "1"}]
        wanted = {"game": "castle", "seats": seats, "public": False, "pace": 100, "options": AT_EASE}
        page.goto(f"/table/{page.request.post('/api/tables', data=wanted).json()['table']}")
        page.locator(".calling label").first.wait_for()
        way = journey.way()
        if len(way) > FEWEST_STEPS:
            return typed(journey, way)
    raise AssertionError(f"no long way on foot in {TABLES} castles")


def typed(journey: Journey, way: list[str]) -> tuple[float, float, int]:
    """All steps are typed at once; the ghost walks them one after another."""
    page, (call, *steps) = journey.page, way
    page.get_by_role("radio", name=call.removeprefix("call ")).locator("..").click()
    page.get_by_role("button", name="Boo!").click()
    page.locator(".tracer").wait_for()
    page.get_by_role("application").focus()
    for step in steps:
        page.keyboard.press(WALKERS[step])
    times = page.evaluate(COUNT_FRAMES, 300 * len(steps))
    page.wait_for_timeout(1_500)
    shown = journey.table["view"]["journey"]
    longest = max(after - before for before, after in pairwise(times))
    return 1000 * (len(times) - 1) / (times[-1] - times[0]), longest, len(steps) + 1 - len(shown["cells"])


def line(what: str, got: float, wanted: float, unit: str, at: str = "most") -> None:
    """One figure beside what was wanted."""
    is_well = got <= wanted if at == "most" else got >= wanted
    print(f"  {what:<28} {got:>8,.0f} {unit}   at {at} {wanted:,.0f}   {'ok' if is_well else 'MISSED'}")


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
        frames, longest, dropped = walks(browser, url)
        line("frames of a typed claim", frames, FEWEST_FRAMES, "a second", at="least")
        line("the longest frame", longest, LONGEST_FRAME, "ms")
        line("steps dropped", dropped, 0, "steps")
        line("first paint", median(paint for _, paint in visits), LATEST_PAINT, "ms")
        browser.close()


if __name__ == "__main__":
    main()
