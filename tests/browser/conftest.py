"""A real browser before a real server. Every page is watched: an error in its console fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Locator, Page, expect
from tests.server.conftest import Inside, Running

from .chromium import ARGUMENTS, installed, whole

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30_000
EXPECTED = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection to",
    "status of 403",
    "status of 404",
    "status of 409",
    "Service Worker registration blocked",
    "Cross-Origin-Opener-Policy header has been ignored",
)
"""What a browser writes about broken lines and refused requests, which some tests are about; most have no workers."""

SAME_SALT = """{
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : chance(bytes));
}"""
"""What a page adds to the luck is the same in every run; the ids of its messages are not."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium."""
    return {"executable_path": installed(), "args": ARGUMENTS}


@pytest.fixture
def whole_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """One that can also show what a system shows."""
    browser = browser_type.launch(executable_path=whole(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def name_of_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the name of the test that runs now: servers deal by it."""
    file = tmp_path_factory.mktemp("name") / "name"
    file.write_text("before the first test", "utf-8")
    return file


@pytest.fixture(autouse=True)
def dealt_by_name(name_of_test: Path, request: pytest.FixtureRequest) -> None:
    """What is dealt depends neither on the run nor on the tests before."""
    name_of_test.write_text(request.node.nodeid, "utf-8")
    Inside.begin(request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, name_of_test: Path) -> Iterator[Running]:
    """One server for all tests of a process; they sit at tables of their own."""
    if not (ROOT / "src" / "hullaboo" / "server" / "static" / "index.html").is_file():
        pytest.fail("the client is not built; to build it: make client", pytrace=False)
    running = Running(str(tmp_path_factory.mktemp("browser") / "tables.sqlite3"), "--drawn", str(name_of_test))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: Running) -> str:
    """Where the pages are."""
    return f"http://127.0.0.1:{server.port}"


class Person:
    """Somebody with a browser of their own, and all that went wrong in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.faults: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in EXPECTED):
            self.faults.append(message.text)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request with this browser's cookie."""
        response = self.context.request.post(path, data=body)
        assert response.ok, response.text()
        return response.json()

    def sits_down(self, game: str, *, page: Page | None = None, **more: Any) -> str:
        """At a new table with quick bots on the other seats, or as told; the table."""
        seats = more.pop("seats", [{"kind": "me"}, {"kind": "bot", "bot": "1"}])
        made = self.post("/api/tables", {"game": game, "seats": seats, "public": False, "pace": 0, **more})
        (page or self.page).goto(f"/table/{made['table']}")
        return str(made["table"])


@pytest.fixture
def somebody(browser: Browser, base_url: str) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end of the test none of their consoles may hold an error."""
    people: list[Person] = []

    def arrive(**wishes: Any) -> Person:
        usual = {"base_url": base_url, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = wishes.pop("browser", browser).new_context(**{**usual, **wishes})
        context.add_init_script(SAME_SALT)
        people.append(Person(context))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture
def ada(somebody: Callable[..., Person]) -> Person:
    """The first to come, at a desk."""
    return somebody(viewport={"width": 1280, "height": 800})


def own_plate(page: Page) -> Locator:
    """The plate of the seat that somebody holds here."""
    return page.locator("main > .seats").get_by_text("You", exact=True)


def plays_now(page: Page, game: str) -> None:
    """From the first page to a match with the easiest bot."""
    page.goto("/")
    page.locator(f"article[aria-labelledby=door-{game}]").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Start", exact=True).click()


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}


def keeps_the_focus(page: Page) -> None:
    """The focus is on something; where what had it is gone, it is put elsewhere a moment later."""
    expect(page.locator(":focus")).to_have_count(1)


MOTIONS_END = """() => Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime < 2000).map((each) => each.finished))"""


def findings(page: Page) -> list[str]:
    """What axe finds on a page, also when nothing moves any more: a colour on its way to another is no finding."""
    if found := violations(page):
        page.evaluate(MOTIONS_END)
        found = violations(page)
    return found


def violations(page: Page) -> list[str]:
    """What axe finds at this moment."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


SMALL_TARGETS = """() => [...document.querySelectorAll('button, .button, select, summary')]
    .filter((element) => element.checkVisibility())
    .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
    .map(([text, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${text}`)"""


def small_targets(page: Page) -> list[str]:
    """What a finger would miss."""
    return list(page.evaluate(SMALL_TARGETS))
