"""At home: installed, without a network, beside a newer server, and on plain http, where browsers have none of it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, expect
from tests.server.conftest import Running

from .boards import IN_TURNS
from .conftest import PHONE, Person, findings, own_plate, small_targets
from .test_table import board, sits_down

INSTALLED: dict[str, Any] = {"service_workers": "allow"}
WORKER_READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"
CACHED = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
ELSEWHERE = "http://192.0.2.7"
"""An address of a home network: pages from there are not as safe as https, or as this machine's own."""


@pytest.fixture
def installed(somebody: Callable[..., Person]) -> Page:
    """The first page, whose service worker is at work."""
    page = somebody(**INSTALLED).page
    page.goto("/")
    assert page.evaluate(WORKER_READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def test_the_manifest_names_icons_that_are_there(ada: Person) -> None:
    ada.page.goto("/")
    address = ada.page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = ada.context.request.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    touch = ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*(icon["src"] for icon in manifest["icons"]), touch]:
        drawn = ada.context.request.get(icon)
        assert (drawn.status, drawn.headers["content-type"]) == (200, "image/png")


@pytest.mark.parametrize(("language", "said"), [("en-GB", "offline"), ("de-DE", "offline"), ("fr-FR", "hors ligne")])
def test_without_a_network_a_page_says_so_and_comes_back(
    somebody: Callable[..., Person], language: str, said: str
) -> None:
    person = somebody(locale=language, **INSTALLED, **PHONE)
    page = person.page
    page.goto("/")
    assert page.evaluate(WORKER_READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.context.set_offline(True)
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_contain_text(said)
    assert findings(page) == []
    assert small_targets(page) == []
    person.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(said)
    expect(page).to_have_url(re.compile("/about$"))


def test_the_worker_keeps_the_shell_and_nothing_of_a_table(installed: Page) -> None:
    page = installed
    page.goto("/")
    kept = page.evaluate(CACHED)
    assert "/offline.html" in kept
    assert "/" not in kept
    assert [path for path in kept if not path.startswith("/assets/")] == ["/offline.html"]
    scripts = page.evaluate("[...document.querySelectorAll('script[src]')].map((each) => new URL(each.src).pathname)")
    assert set(scripts) <= set(kept)
    assert sum(bool(re.match(r"/assets/(de|en|fr)-", path)) for path in kept) == 3, "words in every language"


def renewed(route: Route) -> None:
    """The first page of a newer server, for whoever asks without going there."""
    if route.request.resource_type == "fetch":
        route.fulfill(content_type="text/html", body='<script type="module" src="/assets/newer.js"></script>')
    else:
        route.continue_()


def test_a_client_that_is_older_than_its_server_is_loaded_anew(ada: Person) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = ada.page
    page.route_web_socket(re.compile("/socket$"), connect)
    ada.sits_down(IN_TURNS)
    expect(own_plate(page)).to_have_count(1)
    page.evaluate("window.isOld = true")
    lines[-1].close()
    expect(page.get_by_text("Line lost.")).to_have_count(0)
    page.wait_for_timeout(500)
    assert page.evaluate("window.isOld"), "the same server, the same client"
    page.route(re.compile(r"//[^/]+/$"), renewed)
    lines[-1].close()
    page.wait_for_function("() => !window.isOld")
    expect(own_plate(page)).to_have_count(1)


def allow_notifications(context: BrowserContext) -> None:
    context.grant_permissions(["notifications"])


SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => [title, body]);
}"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
    window.isHidden = true;
}"""


@pytest.mark.parametrize("wanted", [True, False])
def test_a_notification_says_that_it_is_ones_turn_if_it_was_asked_for(
    whole_browser: Browser, somebody: Callable[..., Person], wanted: bool
) -> None:
    person = somebody(browser=whole_browser, **INSTALLED)
    allow_notifications(person.context)
    page = person.page
    page.goto("/")
    if wanted:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("group", name="A notification when it is your turn").get_by_label("on").check()
        page.keyboard.press("Escape")
    person.context.add_init_script(f"({HIDE})()")
    person.sits_down(IN_TURNS)
    expect(page).to_have_title(re.compile("Your turn"))
    shown = [["Graveyard", "Your turn"]] if wanted else []
    for _ in range(50):
        if page.evaluate(SHOWN) == shown:
            break
        page.wait_for_timeout(200)
    assert page.evaluate(SHOWN) == shown


LOCKS = """() => {
    window.locks = [];
    navigator.wakeLock.request = async (kind) => {
        window.locks.push(kind);
        return { release: async () => window.locks.push("released") };
    };
}"""


def test_the_screen_stays_on_while_a_match_is_played(ada: Person) -> None:
    ada.context.add_init_script(f"({LOCKS})()")
    ada.sits_down(IN_TURNS)
    expect(own_plate(ada.page)).to_have_count(1)
    assert ada.page.evaluate("window.locks") == ["screen"]
    ada.page.get_by_role("link", name="Hullaboo").click()
    expect(ada.page.locator("article").first).to_be_visible()
    assert ada.page.evaluate("window.locks") == ["screen", "released"]


def test_on_plain_http_all_of_that_is_simply_absent(somebody: Callable[..., Person], base_url: str) -> None:
    """As on a phone in the same home network: no worker, no lock, no notification, and nothing is missed."""
    page = somebody(**INSTALLED, **PHONE).page

    def home(route: Route) -> None:
        answer = route.fetch(url=route.request.url.replace(ELSEWHERE, base_url), headers={"host": "127.0.0.1"})
        route.fulfill(response=answer)

    page.route(f"{ELSEWHERE}/**", home)
    page.goto(f"{ELSEWHERE}/")
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Sound")).to_be_visible()
    expect(page.get_by_role("group", name="A notification")).to_have_count(0)


def test_an_invitation_on_plain_http_leads_to_play(somebody: Callable[..., Person], server: Running) -> None:
    """From one phone to another in a home network, where browsers give pages neither clipboard nor share sheet."""
    ada, ben = (somebody(base_url=f"{ELSEWHERE}:{server.port}", **PHONE) for _ in range(2))
    ada.page.goto("/")
    assert ada.page.evaluate("[isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False] * 3
    ada.page.get_by_role("button", name="Invite").first.click()
    ada.page.get_by_role("button", name="Set the table").click()
    ada.page.evaluate("() => addEventListener('copy', () => (window.copied = String(document.activeElement.value)))")
    ada.page.get_by_role("button", name="Copy", exact=True).tap()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    ben.page.goto(ada.page.evaluate("window.copied"))
    sits_down(ben.page, "Ben")
    ben.page.get_by_role("button", name="I am ready").tap()
    ada.page.get_by_role("button", name="Deal the cards").tap()
    for person in (ada, ben):
        expect(board(person.page)).to_be_visible()
