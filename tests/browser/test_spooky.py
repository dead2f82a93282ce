"""Spooky Boo! in a real browser: rounds by mouse and keys, peeks that are gone, cards carried, a race to call."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .cards import (
    RAW_KEY,
    SHORT,
    Plays,
    Watcher,
    does,
    drag,
    faces,
    fits,
    is_over,
    looks_away,
    place,
    play_until,
    raise_curtain,
    resigns,
    said,
    shows_what_it_heard,
    two_at,
)
from .conftest import PHONE, Person, findings, small_targets

BOT = {"kind": "bot", "bot": "1"}


def by_mouse(page: Page, move: str) -> None:
    code, _, where = move.partition(" ")
    if code == "draw":
        place(page, "pile").click(timeout=SHORT)
    elif code == "throw":
        place(page, "top").click(timeout=SHORT)
    elif code == "take":
        place(page, "top").click(timeout=SHORT)
        place(page, f"0.{where}").click(timeout=SHORT)
    elif code in ("keep", "offer", "trade"):
        place(page, f"0.{where}").click(timeout=SHORT)
    elif code in ("look", "swap"):
        place(page, f"{where[0]}.{where[1]}").click(timeout=SHORT)
    else:
        said(page, code).click(timeout=SHORT)


KEYS = {"draw": "p", "throw": "t", "seen": "n", "refuse": "n", "done": "n", "call": "s"}


def by_keyboard(page: Page, move: str) -> None:
    code, _, where = move.partition(" ")
    if code == "take":
        page.keyboard.press("t")
    if code in ("look", "swap") and not where.startswith("0"):
        place(page, f"{where[0]}.{where[1]}").focus(timeout=SHORT)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(KEYS.get(code) or where[-1])


def sits(person: Person, **more: Any) -> Watcher:
    """A table with a bot, in the first look."""
    watcher = Watcher(person.page)
    person.sits_down("spooky", **{"seats": [{"kind": "me"}, BOT], **more})
    expect(said(person.page, "seen")).to_be_visible()
    said(person.page, "seen").focus()
    return watcher


def choose(watcher: Watcher) -> str | None:
    """Use what there is to use, change a card now and then, call after a turn or two."""
    view, moves = watcher.view, watcher.moves
    mine = [move for move in moves if move != "call"]
    if view["phase"] == "turn-end" and mine:
        return "call" if view["turns"] > 1 else "done"
    if view["phase"] == "turn" and "take c" in moves and view["turns"] % 2:
        return "take c"
    if view["phase"] == "holding" and moves:
        return "throw" if view["held"]["face"]["power"] else "keep d"
    return next((move for move in mine if move not in ("refuse", "wait")), None)


@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_round(ada: Person, plays: Plays) -> None:
    watcher = sits(ada)
    play_until(watcher, plays, choose, lambda heard: heard.view["gained"])
    expect(faces(ada.page)).to_have_count(8)
    expect(said(ada.page, "seen")).to_contain_text("Next round")
    assert findings(ada.page) == []


@pytest.mark.prove
@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_match(ada: Person, plays: Plays) -> None:
    watcher = sits(ada, seats=[{"kind": "me"}, BOT, BOT])
    play_until(watcher, plays, choose, is_over)
    assert watcher.codes().count("dealt") == 4
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_peek_is_gone_after_a_reload(somebody: Callable[..., Person], motion: str) -> None:
    ada = somebody(reduced_motion=motion)
    sits(ada)
    page = ada.page
    expect(faces(page)).to_have_count(2)
    seen = faces(page).all_inner_texts()
    said(page, "seen").click()
    expect(faces(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".hand .spot")).to_have_count(8)
    expect(faces(page)).to_have_count(0)
    assert f"has seen {seen[0]}" not in page.locator("body").inner_text()


def peeks(watcher: Watcher) -> str | None:
    """Throw what is drawn until a card may be looked at."""
    moves = [move for move in watcher.moves if move != "call"]
    wanted = [move for move in moves if move.startswith("look") or move in ("throw", "draw", "seen", "done", "refuse")]
    return next((move for move in wanted if move.startswith("look")), wanted[0] if wanted else None)


def test_a_power_is_explained_and_its_peek_turns_back(ada: Person) -> None:
    watcher, page = sits(ada), ada.page

    play_until(watcher, by_mouse, peeks, lambda heard: heard.view["phase"] == "looking" and heard.view["turn"] == 0)
    expect(page.locator(".say .power")).to_contain_text("You may look")
    expect(faces(page)).to_have_count(1)
    does(watcher, by_mouse, "seen")
    expect(faces(page)).to_have_count(0)


def test_marks_for_the_memory_come_only_from_what_was_shown(ada: Person) -> None:
    ada.context.add_init_script("localStorage.setItem('hullaboo.settings', JSON.stringify({ memory: true }))")
    sits(ada)
    page = ada.page
    marked = page.locator(".spot.remembered")
    said(page, "seen").click()
    expect(faces(page)).to_have_count(0)
    expect(marked).to_have_count(2)
    assert [mark.get_attribute("data-place") for mark in marked.all()] == ["0.a", "0.b"]
    page.reload()
    expect(page.locator(".hand .spot")).to_have_count(8)
    expect(marked).to_have_count(0)


def test_the_drawn_card_is_carried_to_its_place_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    watcher, page = sits(person, seats=[{"kind": "me"}, BOT, BOT, BOT]), person.page
    assert small_targets(page) == []
    assert fits(page)
    does(watcher, by_mouse, "seen")
    watcher.until(lambda heard: "draw" in heard.moves)
    does(watcher, by_mouse, "draw")
    assert findings(page) == []
    drag(page, place(page, "hand.0"), place(page, "0.c"))
    watcher.until(lambda heard: "kept" in heard.codes())
    assert next(event["slot"] for event in watcher.told if event["code"] == "kept") == "c"
    assert small_targets(page) == []


def test_two_people_one_reloads_and_both_call_at_once(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    watchers = two_at(ada, ben, "spooky")
    for watcher in watchers:
        looks_away(watcher)
    watchers[1].page.reload()
    for watcher in watchers:
        watcher.until(lambda heard: heard.view["phase"] == "turn" and "call" in heard.moves)
        expect(said(watcher.page, "call")).to_be_visible()
    for watcher in watchers:
        watcher.page.keyboard.press("s")
    for watcher in watchers:
        watcher.until(lambda heard: heard.view["gained"])
        expect(faces(watcher.page)).to_have_count(8)
    assert watchers[0].codes().count("called") == watchers[1].codes().count("called") == 1
    assert watchers[0].view["caller"] == watchers[1].view["caller"]


def test_one_screen_and_the_curtain_between_two(ada: Person) -> None:
    watcher, page = Watcher(ada.page), ada.page
    ada.sits_down("spooky", seats=[{"kind": "me"}, {"kind": "me"}], hot_seat=True)
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
    expect(page.locator(".hand .spot")).to_have_count(8)
    expect(faces(page)).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "J’ai bien regardé"), ("de-DE", "Genug gesehen")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    person = somebody(locale=language)
    sits(person)
    expect(said(person.page, "seen")).to_contain_text(words)
    person.page.get_by_role("tab").last.click()
    assert RAW_KEY.findall(person.page.locator("body").inner_text()) == []
