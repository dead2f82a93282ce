"""Pictures of every page and board in three sizes and both themes: `python -m tests.browser.shots [name …]`.

`--readme` writes the few small ones that the README shows, into docs/pictures; `--shared` those that messengers show
beside a link, `poster.jpg` in web/public and in the games' folders; `--icons` those of the installed client.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.boards import BOARDS
from tests.browser.cards import CURTAIN
from tests.browser.chromium import ARGUMENTS, installed
from tests.browser.conftest import ROOT, Person
from tests.server.conftest import Running

from hullaboo.core.finding import game

SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1280, 800)}
THEMES = {"dusk": "light", "midnight": "dark"}
INTO = ROOT / "shots"
SETTLED = """async (theme) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    while (document.documentElement.dataset.theme !== theme) await frame();
    await document.fonts.ready;
    while (document.getAnimations().some((each) => each.playState === "running")) await frame();
    for (let drawn = 0; drawn < 10; drawn++) await frame();
}"""
"""The theme is on the page, fonts are there, nothing moves any more, and all of it has been drawn."""
TO_THE_END = 180_000

Scene = Callable[[Person], None]


def house(person: Person) -> None:
    person.page.goto("/")
    person.page.locator("article").first.wait_for()


def settings(person: Person) -> None:
    house(person)
    person.page.get_by_role("button", name="Settings").click()


def new_table(person: Person) -> None:
    house(person)
    person.page.get_by_role("button", name="Invite").first.click()


def gathering(person: Person) -> None:
    person.sits_down(BOARDS[0], seats=[{"kind": "me"}, {"kind": "open"}])
    person.page.get_by_role("img", name="The link as a code for a camera").wait_for()


def about(person: Person) -> None:
    person.page.goto("/about")
    person.page.locator("dt").first.wait_for()


def nowhere(person: Person) -> None:
    person.page.goto("/table/nowhere")
    person.page.get_by_role("heading").first.wait_for()


def curtain(person: Person) -> None:
    person.sits_down(BOARDS[-1], seats=[{"kind": "me"}] * 2, hot_seat=True)
    person.page.get_by_role("button", name=CURTAIN).wait_for()


def learn(game: str) -> Scene:
    def scene(person: Person) -> None:
        person.page.goto(f"/learn/{game}")
        person.page.get_by_role("main").wait_for()

    return scene


def lesson(game: str) -> Scene:
    def scene(person: Person) -> None:
        person.page.goto(f"/lesson/{game}/2")
        person.page.get_by_role("region", name="The board").wait_for()

    return scene


def problem(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("link", name="Try it").first.click()
    person.page.get_by_role("region", name="The board").wait_for()


def beginning(game: str) -> Scene:
    def scene(person: Person) -> None:
        person.sits_down(game)
        person.page.get_by_role("region", name="The board").wait_for()

    return scene


def watched(game: str, then: Scene) -> Scene:
    """A match between bots, seen to its end."""

    def scene(person: Person) -> None:
        person.sits_down(game, seats=[{"kind": "bot", "bot": "1"}] * 2)
        person.page.get_by_role("link", name="Replay").wait_for(timeout=TO_THE_END)
        then(person)

    return scene


def stay(_person: Person) -> None:
    """The result, as it is."""


def replay(person: Person) -> None:
    """The middle of the replay."""
    page = person.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Move", exact=True)
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 2) // 2))


def scenes() -> dict[str, Scene]:
    """Every picture by its name."""
    shell = [house, settings, new_table, gathering, about, nowhere, curtain, problem]
    kinds: dict[str, Callable[[str], Scene]] = {
        "learn": learn,
        "lesson": lesson,
        "begin": beginning,
        "result": lambda game: watched(game, stay),
        "replay": lambda game: watched(game, replay),
    }
    games = {f"{game}-{kind}": make(game) for game in BOARDS for kind, make in kinds.items()}
    return {scene.__name__.replace("_", "-"): scene for scene in shell} | games


def shoot(browser: Browser, url: str, name: str, scene: Scene) -> None:
    """One scene in every size and theme; the window changes, the scene is played once."""
    context = browser.new_context(base_url=url, viewport=size_of("desk"), locale="en-GB", reduced_motion="reduce")
    person = Person(context)
    scene(person)
    for size in SIZES:
        for theme, scheme in THEMES.items():
            person.page.set_viewport_size(size_of(size))
            person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            person.page.evaluate(SETTLED, theme)
            person.page.screenshot(path=INTO / f"{name}-{size}-{theme}.png", full_page=is_long(person.page))
    context.close()


def size_of(size: str) -> Any:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def is_long(page: Page) -> bool:
    """Whether a page is one to be read, rather than a table that must fit its window."""
    return not any(place in page.url for place in ("/table/", "/lesson/", "/problem/", "/replay/"))


README = ROOT / "docs" / "pictures"
SMALLER, QUALITY = 0.75, 66
"""So that all pictures of the README together stay below 600 kB."""


def shoot_for_readme(browser: Browser, url: str) -> None:
    """The house, then each game in a lesson; every second one by night."""
    README.mkdir(parents=True, exist_ok=True)
    wanted: dict[str, Scene] = {"house": house, **{game: lesson(game) for game in BOARDS}}
    for number, (name, scene) in enumerate(wanted.items()):
        scheme: Any = "dark" if number % 2 else "light"
        context = browser.new_context(
            base_url=url, viewport=size_of("desk"), device_scale_factor=SMALLER, color_scheme=scheme, locale="en-GB"
        )
        person = Person(context)
        scene(person)
        person.page.evaluate(SETTLED, "midnight" if number % 2 else "dusk")
        whole = person.page.locator(".house") if name == "house" else person.page
        whole.screenshot(path=README / f"{name}.jpg", type="jpeg", quality=QUALITY)
        context.close()


ICONS = {"icon-180": (180, False), "icon-192": (192, False), "icon-512": (512, False), "icon-maskable": (512, True)}
"""How large each is, and whether systems cut it to a shape of theirs."""
ICON = """<body style="margin:0"><svg viewBox="0 0 64 64" width="{size}" height="{size}">
<rect width="64" height="64" rx="{corner}" fill="#6a4f96"/><circle cx="49" cy="15" r="7" fill="#fbefcf"/>
<path d="M0 50c10-4 20-5 32-5s22 1 32 5v{deep}H0Z" fill="#4b3a70"
clip-path="inset(0 round 0 0 {corner}px {corner}px)"/>
<g transform="translate(32 34) scale({scale}) translate(-32 -33)"
stroke="#2a2238" stroke-width="3" stroke-linejoin="round">
<path d="M32 5C18 5 10 16 10 31v24c0 3 4 4 6 1l4-5 6 6 6-6 6 6 6-6 4 5c2 3 6 2 6-1V31C54 16 46 5 32 5Z" fill="#fbf6ec"/>
<circle cx="25" cy="28" r="3.4" fill="#2a2238"/><circle cx="41" cy="28" r="3.4" fill="#2a2238"/></g></svg>"""


def shoot_icons(browser: Browser) -> None:
    """The house's ghost before its moon, as the systems of phones and desks show it."""
    for name, (size, is_cut) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(ICON.format(size=size, corner=0 if is_cut else 14, scale=0.62 if is_cut else 0.82, deep=14))
        page.screenshot(path=ROOT / "web" / "public" / f"{name}.png", omit_background=True)
        page.close()


SHARED_SIZE: Any = {"width": 1200, "height": 630}
POSTER = """([names, heading]) => {
    const size = names.length === 1 ? ["400px", "84px", "row", "72px"] : ["196px", "96px", "column-reverse", "48px"];
    const [width, fontSize, flexDirection, gap] = size;
    const doors = names.map((name) => document.querySelector(`[aria-labelledby=door-${name}]`));
    const title = doors[0].querySelector("h2").cloneNode(true);
    if (heading) title.textContent = heading;
    Object.assign(title.style, { fontSize, maxWidth: "560px" });
    const row = document.createElement("div");
    Object.assign(row.style, { display: "flex", gap: "24px" });
    for (const door of doors) {
        const arch = door.querySelector(".arch").cloneNode(true);
        arch.style.setProperty("--accent", getComputedStyle(door).getPropertyValue("--accent"));
        Object.assign(arch.style, { width, margin: "0" });
        row.append(arch);
    }
    const poster = document.createElement("div");
    Object.assign(poster.style, { display: "flex", alignItems: "center", justifyContent: "center", height: "630px" });
    Object.assign(poster.style, { flexDirection, gap });
    poster.append(row, title);
    document.body.replaceChildren(poster);
}"""
"""Nothing on the page but a door beside its title, or all doors below a heading."""


def shoot_to_share(browser: Browser, url: str) -> None:
    """Each game's door beside its title, and all doors of the house."""
    for name in ("house", *BOARDS):
        context = browser.new_context(base_url=url, viewport=SHARED_SIZE, color_scheme="light", locale="en-GB")
        person = Person(context)
        into = game(name).folder if name in BOARDS else ROOT / "web" / "public"
        house(person)
        person.page.evaluate(SETTLED, "dusk")
        person.page.evaluate(POSTER, [[name], ""] if name in BOARDS else [BOARDS, "Hullaboo"])
        person.page.screenshot(path=into / "poster.jpg", type="jpeg", quality=QUALITY)
        context.close()


def shoot_all(browser: Browser, url: str, wanted: list[str]) -> None:
    """All scenes, or those whose names hold one of the words."""
    INTO.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        if not wanted or any(word in name for word in wanted):
            print(f"· {name}", flush=True)
            shoot(browser, url, name, scene)
    print(f"{len(list(INTO.glob('*.png')))} pictures in {INTO.name}/")


def main(words: list[str]) -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "tables.sqlite3"))
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        url = f"http://127.0.0.1:{server.port}"
        if "--readme" in words:
            shoot_for_readme(browser, url)
        elif "--icons" in words:
            shoot_icons(browser)
        elif "--shared" in words:
            shoot_to_share(browser, url)
        else:
            shoot_all(browser, url, words)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
