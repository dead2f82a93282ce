"""What the tests of both card games share: hearing what the page hears, and playing moves by mouse and keys."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from hullaboo.core.finding import games
from hullaboo.play.match import Match
from hullaboo.testing.walks import opened, step

from .conftest import Person
from .staged import SEAT, Json, Stage, table_of

THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""
SHORT = 3_000
"""Long enough for a click; a thing that is gone by then was taken away by the clock, as it may be."""
LONGEST = 400
"""More moves than any match of these tests needs."""
BOT = {"kind": "bot", "bot": "1"}
RAW_KEY = re.compile(r"\b(?:ui|web|move|event|power)-[a-z-]+")
CURTAIN = re.compile("raise the curtain")
KEYS = {
    "draw": "p", "throw": "t", "seen": "n", "refuse": "n", "done": "n", "call": "s", "bloops": "x",
}  # fmt: skip
EDGE = 16
"""Pixels from the edge of a card that is in sight also where rows of cards lie over each other."""
DARING = ("call", "bloops")
"""What is said only by a second press."""
ON_OWN_CARDS = ("keep", "take", "offer", "trade", "counter", "pick")
ON_ANY_CARD = ("look", "swap")


class Watcher:
    """Hears what the page hears."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
            self.told += message["events"]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def seat(self) -> int | None:
        seat: int | None = self.table.get("seat")
        return seat

    @property
    def moves(self) -> list[str]:
        """What the seat may do, besides waiting."""
        return [each["move"] for each in self.table.get("legal", []) if each["move"] != "wait"]

    def codes(self) -> list[str]:
        """What happened so far."""
        return [event["code"] for event in self.told]

    def until(self, holds: Callable[["Watcher"], Any], *, seconds: float = THINKING / 1000) -> None:
        """Wait until what was heard fulfils a condition."""
        for _ in range(int(seconds * 20)):
            if self.table and holds(self):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"still {self.table.get('view')}, legal {self.moves}")

    def until_after(self, number: int) -> None:
        """Wait for a message that comes after one."""
        self.until(lambda heard: heard.table["number"] != number)

    def until_seated(self, seat: int) -> None:
        """Wait until the table is seen from a seat."""
        self.until(lambda heard: heard.seat == seat)

    def reload(self) -> None:
        """Load the page again."""
        self.table = {}
        self.page.reload()
        self.settle()

    def settle(self) -> None:
        """Wait until the page shows the seat's table, and be there with the keys."""
        self.until(lambda heard: heard.seat is not None)
        self.page.locator(".hand.mine .spot").first.focus()


Plays = Callable[[Watcher, str], None]
Choose = Callable[[Watcher], str | None]


def place(page: Page, name: str) -> Locator:
    """A place on the table: `0.a`, `pile`, `top`, `hand.0`."""
    return page.locator(f"button[data-place='{name}']")


def said(page: Page, code: str) -> Locator:
    """A button beside the cards."""
    return page.locator(f".say button.{code}")


def target(watcher: Watcher, move: str) -> Locator:
    """What one presses for a move: a card, the pile, the discards, or a button."""
    page, (code, _, where) = watcher.page, move.partition(" ")
    if code in ("draw", "throw"):
        return place(page, "pile" if code == "draw" else "top")
    if code in ON_OWN_CARDS:
        return place(page, f"{watcher.seat}.{where}")
    if code in ON_ANY_CARD:
        return place(page, where if "." in where else ".".join(where))
    return said(page, f"{code}-{where}" if where else code)


def by_mouse(watcher: Watcher, move: str) -> None:
    if move.startswith("take"):
        place(watcher.page, "top").click(timeout=SHORT)
    what, near = target(watcher, move), move.partition(" ")[2].startswith(f"{watcher.seat}.")
    if move in DARING:
        what.click(timeout=SHORT)
        what.click(timeout=SHORT)
    elif move.startswith(ON_ANY_CARD) and not near:
        what.click(timeout=SHORT, position={"x": EDGE, "y": what.evaluate("node => node.offsetHeight") - EDGE})
    else:
        what.click(timeout=SHORT, position={"x": EDGE, "y": EDGE})


def lit(page: Page, what: Locator) -> Locator:
    """A thing that can be chosen now: the page has got as far as the watcher."""
    what.and_(page.locator('button:not([aria-disabled="true"])')).wait_for(timeout=SHORT)
    return what


def by_keyboard(watcher: Watcher, move: str) -> None:
    page, (code, _, where) = watcher.page, move.partition(" ")
    if code == "take":
        lit(page, place(page, "top"))
        page.keyboard.press("t")
    what = lit(page, target(watcher, move))
    if code in KEYS:
        for _ in range(2 if code in DARING else 1):
            page.keyboard.press(KEYS[code])
    elif code in ON_OWN_CARDS and code != "pick":
        page.keyboard.press(chr(ord("a") + int(where)) if where.isdigit() else where)
    else:
        what.focus(timeout=SHORT)
        page.keyboard.press("Enter")


def looks_away(watcher: Watcher) -> None:
    """The first look ends: one says so, unless the clock was quicker."""
    with suppress(Error):
        said(watcher.page, "seen").click(timeout=SHORT)
    watcher.until(lambda heard: "seen" not in heard.moves)


def faces(page: Page) -> Locator:
    """The cards before the seats that lie face up."""
    return page.locator(".hand .spot .card text")


def shows_what_it_heard(watcher: Watcher) -> None:
    """As many cards lie face up as the view has faces for."""
    watcher.until(lambda heard: faces(heard.page).count() == faces_heard(heard.view))


def faces_heard(view: dict[str, Any]) -> int:
    cards = [card for hand in view["hands"] for card in hand]
    return sum(card.get("face", card.get("value")) is not None for card in cards)


def centre(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, goal: Locator) -> None:
    """Carry a card."""
    for each in (what, goal):
        expect(each).to_be_visible()
    page.mouse.move(*centre(what))
    page.mouse.down()
    page.mouse.move(*centre(goal), steps=6)
    page.mouse.up()


FITS = """() => {
    const table = document.querySelector('.others').parentElement;
    return table.scrollHeight <= table.clientHeight && table.scrollWidth <= table.clientWidth;
}"""


def fits(page: Page) -> bool:
    """Whether the whole table is in sight without scrolling."""
    return bool(page.evaluate(FITS))


def does(watcher: Watcher, plays: Plays, move: str) -> None:
    """Play a move until something comes of it: a page that still waits for its last answer does not hear; the clock may
    have been quicker, which is no fault."""
    number = watcher.table["number"]
    for _ in range(THINKING // SHORT):
        with suppress(Error):
            plays(watcher, move)
        with suppress(AssertionError):
            watcher.until(lambda heard: heard.table["number"] != number, seconds=SHORT / 1000)
            break
    watcher.until_after(number)
    expect(watcher.page.locator(":focus")).to_have_count(1)


def play_until(watcher: Watcher, plays: Plays, choose: Choose, stop: Callable[[Watcher], Any]) -> None:
    """Play what `choose` says whenever it says something, until `stop` or the end."""
    for _ in range(LONGEST):
        watcher.until(lambda heard: is_over(heard) or stop(heard) or choose(heard))
        if is_over(watcher) or stop(watcher):
            return
        move = choose(watcher)
        if move:
            does(watcher, plays, move)
    raise AssertionError("the match does not end")


def is_over(watcher: Watcher) -> bool:
    return "over" in (watcher.view.get("phase"), watcher.view.get("stage"))


def sits(person: Person, game: str, **more: Any) -> Watcher:
    """A table with a bot, in the first look."""
    watcher = Watcher(person.page)
    person.sits_down(game, **{"seats": [{"kind": "me"}, BOT], **more})
    watcher.settle()
    return watcher


def two_at(ada: Person, ben: Person, game: str, **more: Any) -> tuple[Watcher, Watcher]:
    """Two people at one table, each with a browser."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "public": True, "pace": 0, **more}
    table = ada.post("/api/tables", wanted)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {})
    watchers = Watcher(ada.page), Watcher(ben.page)
    for person in (ada, ben):
        person.page.goto(f"/table/{table}")
    for watcher in watchers:
        watcher.settle()
    return watchers


def play_to_the_end(watchers: tuple[Watcher, Watcher], choose: Choose, middle: Callable[[Watcher], Any]) -> None:
    """Two people play, one by mouse, one by keyboard; in the middle of the match one of them loads the page again."""
    reloaded = False
    for _ in range(LONGEST):
        watchers[0].until(lambda _: any(is_over(each) or choose(each) for each in watchers))
        if is_over(watchers[0]) or is_over(watchers[1]):
            break
        if not reloaded and middle(watchers[1]):
            watchers[1].reload()
            reloaded = True
        for watcher, plays in zip(watchers, (by_mouse, by_keyboard), strict=True):
            move = choose(watcher)
            if move:
                does(watcher, plays, move)
    assert reloaded
    for watcher in watchers:
        expect(watcher.page.get_by_role("link", name="Replay")).to_be_visible()
    assert watchers[0].view["hands"] == watchers[1].view["hands"]


def a_peek_is_gone_after_a_reload(person: Person, game: str, cards: int, **more: Any) -> None:
    """The faces of the first look are in the page as long as it lasts, and never again."""
    watcher, page = sits(person, game, **more), person.page
    shows_what_it_heard(watcher)
    looks_away(watcher)
    expect(faces(page)).to_have_count(0)
    watcher.reload()
    expect(page.locator(".hand .spot")).to_have_count(cards)
    expect(faces(page)).to_have_count(0)


def the_curtain_falls_between_two(person: Person, game: str, cards: int, **more: Any) -> None:
    """Two people at one screen, from the first look to a resignation."""
    watcher, page = Watcher(person.page), person.page
    person.sits_down(game, seats=[{"kind": "me"}, {"kind": "me"}], hot_seat=True, **more)
    for seat in (0, 1):
        raise_curtain(page)
        watcher.until_seated(seat)
        shows_what_it_heard(watcher)
        looks_away(watcher)
    raise_curtain(page)
    expect(faces(page)).to_have_count(0)
    said(page, "draw").click()
    expect(said(page, "throw")).to_be_visible()
    resigns(page)
    expect(page.locator(".hand .spot")).to_have_count(cards)
    expect(faces(page)).to_have_count(0)


def it_speaks(somebody: Callable[..., Person], game: str, language: str, words: str) -> None:
    """The board and what it says are in a person's language."""
    person = somebody(locale=language)
    sits(person, game)
    expect(person.page.get_by_role("group", name=words)).to_be_visible()
    person.page.get_by_role("tab").last.click()
    assert RAW_KEY.findall(person.page.locator("body").inner_text()) == []


def raise_curtain(page: Page) -> None:
    """Nothing of the table is in the page while the curtain is down; then it goes up."""
    button = page.get_by_role("button", name=CURTAIN)
    expect(button).to_be_focused()
    assert page.locator(".hand, .spot, .prompt").count() == 0
    button.click()
    expect(page.locator(".hand").first).to_be_visible()


def resigns(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, the others win").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def walked_to(game: str, wanted: Callable[[Match], bool]) -> Match:
    """The first position of random matches, by their seeds, that is as wanted."""
    for seed in range(100):
        match, luck = opened(games()[game], games()[game].rules.SEATS[0], seed), Random(seed)
        while not match.over and len(match.moves) < LONGEST:
            if wanted(match):
                return match
            step(match, luck)
    raise AssertionError("no such position")


def texts(match: Match) -> list[str]:
    """What the seat at the stage may do."""
    return [match.game.moves.text(action) for action in match.legal(SEAT)]


COVERED = """() => {
    const box = (each) => each.getBoundingClientRect();
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const apart = (a, b) => Math.min(across(a, b), down(a, b)) < 2;
    const laid = "kbd, .eye, .count, .hand b, .name span, .bloops svg, .held.there, .say *";
    const signs = [...document.querySelectorAll(laid)];
    const isUnder = (text, spot) => {
        const { x, y, width, height } = box(text);
        const top = document.elementsFromPoint(x + width / 2, y + height / 2).find((each) => each.matches(".spot"));
        return top !== spot || signs.some((sign) => sign.checkVisibility() && !apart(box(sign), box(text)));
    };
    const values = [...document.querySelectorAll(".spot .card text")].map((text) => [text, text.closest(".spot")]);
    values.forEach(([, spot], at) => at || spot.scrollIntoView({ block: "center" }));
    return values.filter(([text, spot]) => isUnder(text, spot)).map(([, spot]) => spot.dataset.place);
}"""
"""Places whose value lies under something: a letter, an eye, a name, points, or another card."""


def covered_values(page: Page) -> list[str]:
    """Cards that are up and do not show what they are worth."""
    return list(page.evaluate(COVERED))


class Trial(Stage):
    """A table that takes every move and shows nothing new for it: what was played is in `played`."""

    def __init__(self, person: Person, game: str) -> None:
        super().__init__(person, games()[game])
        self.played: list[str] = []

    def hear(self, message: Json) -> None:
        super().hear(message)
        if message["type"] == "move":
            self.played.append(message["move"])
            self.say({"type": "ack", "id": message["id"]})

    def until_played(self, *moves: str) -> None:
        """Wait until these moves were made, in this order, since the last time."""
        for _ in range(THINKING // 50):
            if len(self.played) >= len(moves):
                break
            self.page.wait_for_timeout(50)
        assert self.played == list(moves)
        self.played.clear()


def told_after(match: Match, move: str) -> Json:
    """Play a move of the seat at the stage; what it is shown and told then."""
    match.play(SEAT, match.game.moves.action(move))
    return {**table_of(match), "events": match.tell(SEAT)}


def a_face_is_said_once(person: Person, match: Match, move: str, words: str) -> None:
    """What only the memory may keep is announced, and soon the page holds it no more."""
    stage = Stage(person, match.game)
    stage.begin(table_of(match))
    stage.show(told_after(match, move))
    voice = person.page.locator(".unseen[role=status]")
    expect(voice).to_contain_text(words)
    expect(voice).to_have_text("")
    assert words not in person.page.content()
