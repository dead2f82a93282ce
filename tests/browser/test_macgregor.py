"""The MacGregor Ghost in a real browser: keys, a path through walls, the curse, the dark, one shared screen."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hullaboo.core.finding import game
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match

from .cards import Watcher
from .conftest import PATIENCE, PHONE, SMALL_PHONE, Person, findings, keeps_the_focus, small_targets
from .staged import SEAT, Stage, table_of

STEP = 50
ROOMS = [f"{row}{column}" for row in "ABCDE" for column in range(1, 6)]
FULL_HAND, RELOADED_AFTER = 4, 4
THINKING = 60_000
"""A bot that is asked for the first time may have to compile its game."""
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "1"}, {"kind": "open"}
RAW_KEY = re.compile(r"\b(?:ui|web|move|event|lesson|rule)-[a-z0-9-]+")
CURTAIN = re.compile("raise the curtain")
SECRET = re.compile(r"Planned|thistle|\bstag\b|crown|\bship\b|\bsun\b")
"""What a plan, a path and a hand are told in."""


def sits_down(person: Person, *seats: dict[str, str], **more: Any) -> str:
    """At a table where the first seat is the ghost."""
    return person.sits_down("macgregor", seats=list(seats), options={"first_ghost": "chosen"}, **more)


def room(page: Page, name: str) -> Locator:
    """The button of a room, or of a gate: `E1 south`."""
    return page.locator(f'.castle [data-place="{name}"]')


def offered(page: Page) -> list[str]:
    """The places that can be planned now."""
    labels = page.locator(".castle button").evaluate_all(
        "nodes => nodes.map(node => [node.dataset.place, node.ariaLabel])"
    )
    return [place for place, label in labels if re.search(r"(?:key|keys) away\.|Could be card", label)]


def endings(page: Page) -> Locator:
    """The buttons that send what is planned."""
    return page.locator(".tray .buttons button:not(.back)")


def over(page: Page) -> Locator:
    return page.get_by_role("link", name="Replay")


def usable(page: Page) -> Locator:
    """Keys or cards that can be picked now."""
    return page.locator('.tray .hand button[aria-disabled="false"]')


def something_to_decide(page: Page) -> Locator:
    return endings(page).or_(usable(page)).or_(page.locator(".castle .cost")).first


def is_asked(page: Page) -> bool:
    """Wait until something is asked of us, or all is over."""
    expect(something_to_decide(page).or_(over(page)).first).to_be_visible(timeout=THINKING)
    return not over(page).is_visible()


def southmost(places: list[str]) -> str:
    """A gate if there is one, else the room nearest to them."""
    return max(places, key=lambda place: (" " in place, place))


def by_mouse(page: Page) -> None:
    """One decision by clicks: towards the gates as a player, one room as the ghost."""
    places = offered(page)
    sends(page, southmost(places) if places else None)


def sends(page: Page, place: str | None) -> None:
    """Plan a place, or pick a key where one must be put away, and send that."""
    if place is not None:
        room(page, place).click()
    elif endings(page).count() == 0:
        usable(page).first.click()
    endings(page).first.click()


@pytest.mark.prove
def test_a_whole_match_by_mouse(ada: Person) -> None:
    sits_down(ada, BOT, ME)
    while is_asked(ada.page):
        by_mouse(ada.page)
        keeps_the_focus(ada.page)
    expect(ada.page.get_by_role("heading", name=re.compile("w[io]n"))).to_be_visible()
    assert findings(ada.page) == []


def grid(place: str) -> tuple[int, int]:
    """Row and column; a gate lies below its room."""
    return "ABCDE".index(place[0]) + (" " in place), int(place[1])


def walk_to(page: Page, place: str) -> None:
    """By arrow keys: back from a gate, then along the row, then up or down."""
    while (at := page.evaluate("document.activeElement.dataset.place")) != place:
        (row, column), (to_row, to_column) = grid(at), grid(place)
        if column != to_column and " " not in at:
            page.keyboard.press("ArrowRight" if column < to_column else "ArrowLeft")
        else:
            page.keyboard.press("ArrowUp" if " " in at or row > to_row else "ArrowDown")


def by_keys(page: Page) -> None:
    """One decision by the keyboard alone: arrows to a room, Enter plans, Enter goes to the buttons, Enter sends."""
    if places := offered(page):
        walk_to(page, southmost(places))
        page.keyboard.press("Enter")
    elif endings(page).count() == 0:
        page.keyboard.press("1")
    expect(endings(page).first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".tray button.main").first).to_be_focused()
    page.keyboard.press("Enter")


def test_a_whole_match_by_keyboard_alone(ada: Person) -> None:
    sits_down(ada, BOT, ME, BOT, BOT)
    assert is_asked(ada.page)
    ada.page.locator(".castle [tabindex='0']").focus()
    while is_asked(ada.page):
        by_keys(ada.page)
        keeps_the_focus(ada.page)
    expect(ada.page.get_by_role("heading", name=re.compile("w[io]n"))).to_be_visible()


def lays(page: Page, *rooms: str) -> None:
    """The ghost taps its path and lays it."""
    for each in rooms:
        room(page, each).click()
    page.get_by_role("button", name=re.compile("^Lay th")).click()


def stays(page: Page) -> None:
    page.get_by_role("button", name="Stay", exact=True).click()


def sit_together(people: list[Person]) -> None:
    """One seat each at one table, in their order."""
    first, *others = people
    table = sits_down(first, ME, *[OPEN] * len(others), public=True)
    for seat, person in enumerate(others, 1):
        person.post(f"/api/tables/{table}/seats/{seat}", {})
        person.page.goto(f"/table/{table}")
    for person in people:
        expect(person.page.locator(".castle")).to_be_visible()


def test_two_browsers_and_a_reload_in_the_middle_of_a_plan(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody()
    sit_together([ada, ben])
    room(ada.page, "A3").click()
    ada.page.reload()
    expect(ada.page.get_by_text("You are the ghost", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Lay th"))).to_have_count(0)
    lays(ada.page, "A3", "A2")
    expect(ben.page.get_by_role("img", name="2 cards lie before the ghost.")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("img", name="2 cards lie before the ghost.")).to_be_visible()
    expect(ben.page.locator(".castle .way")).to_have_count(0)
    stays(ben.page)
    expect(ben.page.get_by_text("Caught! Now you are the ghost", exact=True)).to_be_visible()


def next_to_decide(pages: list[Page]) -> int | None:
    """Wait until a seat is asked; None when the night is over for all of them."""
    for _ in range(PATIENCE // STEP):
        if all(over(page).is_visible() for page in pages):
            return None
        for seat, page in enumerate(pages):
            if something_to_decide(page).is_visible():
                return seat
        pages[0].wait_for_timeout(STEP)
    raise AssertionError("nobody is asked, and the night is not over")


def where_to(page: Page, view: dict[str, Any], seat: int) -> str | None:
    """So that the night is short: out of a gate, to keys that can be drawn, and south with a full hand."""
    crests, places = dict(zip(ROOMS, view["board"]["crests"], strict=True)), offered(page)
    gates, full = [place for place in places if " " in place], len(view["hands"][seat]) == FULL_HAND
    if view["phase"] == "lay" or gates:
        return gates[0] if gates else min(places)
    if not full and crests.get(view["pawns"][seat]) == view["top"]:
        return None
    near = [place for place in places if crests[place] == view["top"] and cost_of(room(page, place)) == 1]
    return max(near or (places if full else []), default=None)


@pytest.mark.prove
@pytest.mark.parametrize("seats", [2, 3])
def test_people_play_a_whole_night_and_one_reloads_in_the_middle(somebody: Callable[..., Person], seats: int) -> None:
    people = [somebody(viewport={"width": 1280, "height": 800}) for _ in range(seats)]
    pages = [person.page for person in people]
    watchers = [Watcher(page) for page in pages]
    sit_together(people)
    decided = 0
    while (seat := next_to_decide(pages)) is not None:
        sends(pages[seat], where_to(pages[seat], watchers[seat].view, seat))
        decided += 1
        if decided == RELOADED_AFTER:
            log = log_of(pages[-1])
            pages[-1].reload()
            assert log_of(pages[-1])[: len(log)] == log
    assert decided > RELOADED_AFTER
    results = [page.get_by_role("heading", name=re.compile(r"\bwon\b")).inner_text() for page in pages]
    assert len(set(results)) == 2, "who has won is told so, all others by whom"


def log_of(page: Page) -> list[str]:
    """The sentences of the log, once it has some."""
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return lines.all_inner_texts()


def test_a_capture_with_exchanged_roles_seen_from_three_seats(somebody: Callable[..., Person]) -> None:
    ada, ben, cleo = people = [somebody() for _ in range(3)]
    sit_together(people)
    lays(ada.page, "A3")
    stays(ben.page)
    stays(cleo.page)
    expect(ada.page.get_by_text("You found company. Who shall wear the sheet?")).to_be_visible()
    assert findings(ada.page) == []
    ada.page.get_by_role("button", name=re.compile("^Catch")).first.click()
    told = [person.page.locator(".curse") for person in people]
    expect(told[0]).to_contain_text("You are free of the sheet")
    expect(told[1]).to_contain_text("You are the ghost now, and begin in the dungeon.")
    expect(told[2]).to_contain_text("is the ghost now, and begins in the dungeon.")
    expect(ada.page.get_by_role("group", name="Your keys").get_by_role("button")).to_have_count(4)
    expect(ben.page.get_by_role("group", name="Your ghost cards").get_by_role("button")).to_have_count(5)
    assert findings(ben.page) == []
    for each, person in zip(told, people, strict=True):
        each.get_by_role("button", name="Go on").click()
        expect(each).to_have_count(0)
        keeps_the_focus(person.page)
    lays(ben.page, "A3")
    expect(cleo.page.locator(".castle .cost").first).to_be_visible()


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over each other."""
    a, b = (each.evaluate("each => each.getBoundingClientRect().toJSON()") for each in (one, other))
    aside = a["right"] <= b["left"] or b["right"] <= a["left"]
    return not (aside or a["bottom"] <= b["top"] or b["bottom"] <= a["top"])


@pytest.mark.parametrize("wishes", [PHONE, SMALL_PHONE])
def test_nothing_lies_over_the_rooms_on_a_phone(somebody: Callable[..., Person], wishes: dict[str, Any]) -> None:
    person = somebody(**wishes)
    macgregor = game("macgregor")
    match = Match(macgregor, 2, luck=Fair.from_seed(DRAWS), options=macgregor.options(first_ghost="chosen"))
    stage = Stage(person, macgregor)
    stage.begin(table_of(match))
    curse = [{"code": "catch", "seat": 0, "caught_seat": 1, "room": "A3"}]
    stage.say({**table_of(match), "events": curse, "number": 1})
    expect(person.page.locator(".curse")).to_be_visible()
    assert not overlap(person.page.get_by_role("button", name="Where could the ghost walk?"), room(person.page, "A5"))
    assert not overlap(person.page.locator(".curse"), room(person.page, "E3"))


def raise_curtain(page: Page) -> None:
    """Nothing of the table is in the page before the curtain rises."""
    expect(page.get_by_role("button", name=CURTAIN)).to_be_focused()
    expect(page.locator(".castle")).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_count(0)
    assert SECRET.search(page.content()) is None
    page.keyboard.press("Enter")
    expect(page.locator(".castle")).to_be_visible()


def test_one_screen_with_a_curtain_at_every_change_of_seat_and_role(ada: Person) -> None:
    sits_down(ada, ME, ME, hot_seat=True)
    page = ada.page
    raise_curtain(page)
    lays(page, "A3", "B3", "B4", "A4")
    raise_curtain(page)
    expect(page.get_by_role("img", name="4 cards lie before the ghost.")).to_be_visible()
    expect(page.locator(".castle .way")).to_have_count(0)
    stays(page)
    expect(page.get_by_text("Caught! Now you are the ghost", exact=True)).to_be_visible()
    lays(page, "A3")
    raise_curtain(page)
    expect(page.get_by_text("was caught and is the ghost now").first).to_be_visible()
    expect(page.get_by_role("group", name="Your keys").get_by_role("button")).to_have_count(4)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, the others win").click()
    expect(over(page)).to_be_visible()
    expect(page.get_by_role("group", name="Your keys")).to_have_count(0)


def cost_of(place: Locator) -> int:
    """How many keys a room says it is away."""
    found = re.search(r"(\d+|One) keys? away", place.get_attribute("aria-label") or "")
    assert found
    return 1 if found[1] == "One" else int(found[1])


def test_a_plan_shows_its_cost_and_can_be_taken_back(ada: Person) -> None:
    sits_down(ada, BOT, ME)
    page = ada.page
    assert is_asked(page)
    far = southmost(offered(page))
    cost = cost_of(room(page, far))
    room(page, far).click()
    keys = page.get_by_role("group", name="Your keys").get_by_role("button", pressed=True)
    expect(keys).to_have_count(cost)
    expect(page.locator("div.unseen[role=status]")).to_contain_text("Planned: ")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(keys).to_have_count(cost - 1)
    for _ in range(cost - 1):
        page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("1")
    expect(keys).to_have_count(1)


def test_in_the_dark_it_glows_fades_and_the_lamp_shines_for_all(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(), somebody(color_scheme="dark")
    sit_together([ada, ben])
    for person in (ada, ben):
        person.page.get_by_role("button", name="Play in the dark").click()
        expect(person.page.locator(".board.night")).to_be_visible()
        assert findings(person.page) == []
    lays(ada.page, "A3", "A4", "A5")
    expect(ben.page.get_by_role("img", name="3 cards lie before the ghost.")).to_be_visible()
    assert glow(ben.page) < 1
    ada.page.get_by_role("button", name="Light the lamp for everybody").click()
    expect(ben.page.locator(".board.night")).to_have_attribute("style", re.compile(r"--glow: ?1;"))
    assert "Doors:" in (room(ben.page, "B3").get_attribute("aria-label") or "")
    ben.page.reload()
    expect(ben.page.locator(".board.night")).to_be_visible()


def glow(page: Page) -> float:
    return float(page.locator(".board.night").evaluate("node => node.style.getPropertyValue('--glow')"))


def test_by_touch_on_a_phone(somebody: Callable[..., Person]) -> None:
    ada = somebody(**PHONE)
    sits_down(ada, BOT, ME)
    page = ada.page
    assert is_asked(page)
    assert small_targets(page) == []
    room(page, southmost(offered(page))).tap()
    going = endings(page).first
    expect(going).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert findings(page) == []
    going.tap()
    expect(page.locator(".castle .number")).to_have_count(0)


FLIGHTS = """() => {
    window.flown = [];
    const look = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node.matches?.(".flight") && node.offsetWidth > 0)
        .forEach((node) => window.flown.push(node.getAnimations()[0].effect.getKeyframes().at(-1).transform));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps the way of every key that flew."""


def plays_on(stage: Stage, match: Match, seat: int, move: str) -> None:
    """One more move of a match, shown with what is told of it."""
    match.play_text(seat, move)
    stage.show({**table_of(match), "events": match.tell(SEAT)})


DRAWS = 0
"""A seed by which the treasure room's crest lies on the pile."""


@pytest.mark.prove
def test_keys_fly_to_who_draws_them_and_away_when_they_are_spent(somebody: Callable[..., Person]) -> None:
    """One is drawn, one is put away, and four are handed over when the curse is passed on."""
    person = somebody(reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    macgregor = game("macgregor")
    match = Match(macgregor, 2, luck=Fair.from_seed(DRAWS), options=macgregor.options(first_ghost="chosen"))
    match.play_text(0, "lay crown")
    match.play_text(0, "laid")
    stage = Stage(person, macgregor)
    stage.begin(table_of(match))
    person.page.evaluate(FLIGHTS)
    plays_on(stage, match, 1, "draw")
    plays_on(stage, match, 1, "discard red sun")
    expect(person.page.locator(".curse")).to_be_visible()
    assert len(set(person.page.evaluate("window.flown"))) == 6


WATCH = """() => {
    window.turned = [0];
    const look = () => {
        const now = document.querySelectorAll(".slot.turned").length;
        if (now !== window.turned.at(-1)) window.turned.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
}"""
"""Keeps every number of turned cards that was ever on the page."""


@pytest.mark.prove
def test_the_ghost_walks_step_by_step(somebody: Callable[..., Person]) -> None:
    """With motion: cards turn one by one, and the curse is told when the walk is over."""
    page = somebody(reduced_motion="no-preference", viewport={"width": 1280, "height": 800}).page
    page.goto("/lesson/macgregor/3")
    expect(page.locator(".castle .cost").first).to_be_visible()
    page.evaluate(WATCH)
    lays(page, "A3", "A2")
    expect(page.locator(".curse")).to_be_visible()
    assert page.evaluate("window.turned") == [0, 1, 2, 0]
    expect(room(page, "A2")).to_have_attribute("aria-label", re.compile("Here: Pip"))


@pytest.mark.prove
@pytest.mark.parametrize(("language", "words"), [("fr-FR", "Rester"), ("de-DE", "Stehen bleiben")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    person = somebody(locale=language, viewport={"width": 1280, "height": 800})
    sits_down(person, BOT, ME)
    expect(person.page.get_by_role("button", name=words, exact=True)).to_be_visible(timeout=THINKING)
    labels = person.page.locator("[aria-label]").evaluate_all("nodes => nodes.map(node => node.ariaLabel).join(' ')")
    assert RAW_KEY.findall(person.page.locator("body").inner_text() + labels) == []


@pytest.mark.prove
def test_lessons_by_real_clicks_and_keys(ada: Person) -> None:
    page = ada.page
    page.goto("/lesson/macgregor/3")
    lays(page, "A3", "A4")
    expect(page.locator(".coach.missed")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".coach.open")).to_be_visible()
    lays(page, "A3", "A2")
    expect(page.locator(".coach.done")).to_contain_text("Otto went to A2")
    page.goto("/lesson/macgregor/5")
    page.locator(".castle [tabindex='0']").focus()
    walk_to(page, "E5 south")
    for _ in range(3):  # plan the way, go to the button, run
        page.keyboard.press("Enter")
    expect(page.locator(".coach.done")).to_contain_text("You win at once")


A_FINGER = 40


def test_on_a_small_phone_rooms_are_big_enough_and_nothing_is_covered(somebody: Callable[..., Person]) -> None:
    person = somebody(**SMALL_PHONE, locale="fr-FR")
    sits_down(person, ME, BOT, BOT, BOT)
    page = person.page
    first, second = room(page, "A1"), room(page, "A2")
    expect(first).to_be_visible()
    role, hand = page.locator(".tray .role").bounding_box(), page.locator(".tray .hand").bounding_box()
    places = [first.bounding_box(), second.bounding_box()]
    assert role
    assert hand
    assert places[0]
    assert places[1]
    assert places[1]["x"] - places[0]["x"] >= A_FINGER
    assert role["y"] + role["height"] <= hand["y"]


def test_names_of_the_others_are_whole_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE, locale="de-DE")
    sits_down(person, ME, BOT, BOT)
    names = person.page.locator(".others .name")
    expect(names).to_have_count(2)
    assert names.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length") == 0


def test_what_is_asked_never_covers_the_end_of_the_page(somebody: Callable[..., Person]) -> None:
    person = somebody(**SMALL_PHONE, locale="fr-FR")
    sits_down(person, ME, BOT)
    page = person.page
    room(page, "A3").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    go, prompt = page.locator(".tray button.main").bounding_box(), page.locator(".prompt").bounding_box()
    assert go
    assert prompt
    assert go["y"] + go["height"] <= prompt["y"]
