"""Bloops in a real browser: matches by mouse and keys, a race for the discards, peeks, effects, order of cards."""

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
QUICK = {"windows": "swift", "starter": "first"}


def by_mouse(page: Page, move: str) -> None:
    code, _, where = move.partition(" ")
    if code == "draw":
        place(page, "pile").click(timeout=SHORT)
    elif code == "throw":
        place(page, "top").click(timeout=SHORT)
    elif code in ("keep", "counter", "pick"):
        place(page, f"0.{where}").click(timeout=SHORT)
    elif code in ("look", "swap"):
        place(page, where).click(timeout=SHORT)
    elif code == "give":
        page.locator(".say button.give").first.click(timeout=SHORT)
    else:
        said(page, code).click(timeout=SHORT)


KEYS = {"draw": "p", "throw": "t", "seen": "n", "done": "n", "bloops": "b"}


def by_keyboard(page: Page, move: str) -> None:
    code, _, where = move.partition(" ")
    if code in ("look", "swap", "pick"):
        place(page, where if "." in where else f"0.{where}").focus(timeout=SHORT)
        page.keyboard.press("Enter")
    elif code == "give":
        page.locator(".say button.give").first.focus(timeout=SHORT)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(KEYS.get(code) or where)


def sits(person: Person, **more: Any) -> Watcher:
    """A table with a bot, in the first look; one begins oneself."""
    watcher = Watcher(person.page)
    person.sits_down("bloops", **{"seats": [{"kind": "me"}, BOT], "edition": "puddle", "options": QUICK, **more})
    expect(said(person.page, "seen")).to_be_visible()
    said(person.page, "seen").focus()
    return watcher


def choose(watcher: Watcher) -> str | None:
    """Keep the first card drawn, throw the others, use every effect; say Bloops! after the second turn."""
    moves = [move for move in watcher.moves if not move.startswith("counter")]
    turns = watcher.codes().count("throw") + watcher.codes().count("keep")
    if "bloops" in moves:
        return "bloops" if turns > 2 else "done"
    if "throw" in moves and turns == 0:
        return "keep 1"
    return moves[0] if moves else None


@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_match(ada: Person, plays: Plays) -> None:
    watcher = sits(ada)
    play_until(watcher, plays, choose, is_over)
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()
    assert watcher.codes()[-1] == "over"
    assert findings(ada.page) == []


@pytest.mark.prove
def test_a_long_match_of_five(ada: Person) -> None:
    watcher = sits(ada, seats=[{"kind": "me"}, BOT, BOT, BOT, BOT], edition="classic")
    play_until(watcher, by_mouse, patient, lambda heard: len(heard.told) > 200)
    play_until(watcher, by_mouse, choose, is_over)
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()


def patient(watcher: Watcher) -> str | None:
    """As `choose`, without saying Bloops!"""
    move = choose(watcher)
    return "done" if move == "bloops" else move


def sits_until(person: Person, stop: Callable[[Watcher], Any], **more: Any) -> Watcher:
    """A table at which something comes about; where a 20 ends the match before, another one."""
    for _ in range(8):
        watcher = sits(person, **more)
        play_until(watcher, by_mouse, patient, stop)
        if not is_over(watcher):
            return watcher
    raise AssertionError("eight matches, and all too short")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_peek_is_gone_after_a_reload(somebody: Callable[..., Person], motion: str) -> None:
    ada = somebody(reduced_motion=motion)
    sits(ada)
    page = ada.page
    expect(faces(page)).to_have_count(3)
    said(page, "seen").click()
    expect(faces(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".hand .spot")).to_have_count(12)
    expect(faces(page)).to_have_count(0)
    assert "You see card" not in page.locator("body").inner_text()


def both_before_a_discard(ada: Person, ben: Person) -> tuple[Watcher, Watcher]:
    """Ada has thrown a card, and Ben is to draw: nothing hurries them. A 20 would end it: then another table."""
    for _ in range(8):
        watchers = two_at(ada, ben, "bloops", options={"windows": "swift", "starter": "first"})
        for watcher in watchers:
            looks_away(watcher)
        does(watchers[0], by_mouse, "draw")
        ben.page.reload()
        watchers[1].until(lambda heard: heard.table["seat"] == 1 and heard.view["drawn"])
        does(watchers[0], by_mouse, "throw")
        if not is_over(watchers[0]):
            return watchers
    raise AssertionError("eight times the 20")


def test_two_browsers_throw_at_the_same_discard(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    watchers = both_before_a_discard(ada, ben)
    for at, watcher in enumerate(watchers):
        watcher.until(lambda heard: "counter 4" in heard.moves)
        expect(watcher.page.locator(f"[data-place^='{at}.'].lit")).to_have_count(6)
    for watcher in watchers:
        watcher.page.keyboard.press("4")
    for watcher in watchers:
        watcher.until(lambda heard: len(thrown(heard)) == 2 or is_over(heard))
    assert thrown(watchers[0]) == thrown(watchers[1])
    assert {seat for seat, _ in thrown(watchers[0])} == {0, 1} or is_over(watchers[0])


def thrown(watcher: Watcher) -> list[tuple[int, str]]:
    """Who threw at the discards, and what came of it, in order."""
    codes = ("counter", "wrong", "late")
    return [(event["seat"], event["code"]) for event in watcher.told if event["code"] in codes]


def test_a_flick_throws_a_card_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    five = {"seats": [{"kind": "me"}, BOT, BOT, BOT, BOT], "edition": "classic"}
    watcher, page = sits_until(person, lambda heard: "throw" in heard.moves, **five), person.page
    assert small_targets(page) == []
    assert fits(page)
    assert findings(page) == []
    drag(page, place(page, "hand.0"), place(page, "0.1"))
    watcher.until(lambda heard: "keep" in heard.codes())
    for _ in range(8):
        play_until(watcher, by_mouse, patient, lambda heard: {"done", "counter 1"} <= set(heard.moves))
        number = watcher.table["number"]
        drag(page, place(page, "0.1"), place(page, "top"))
        watcher.until_after(number)
        if is_over(watcher) or 0 in [seat for seat, _ in thrown(watcher)]:
            return
    raise AssertionError("no flick arrived in time")


def test_cards_are_laid_in_another_order_by_hand_and_by_key(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(viewport={"width": 768, "height": 1024})
    watchers = two_at(ada, ben, "bloops", options=QUICK)
    for watcher in watchers:
        looks_away(watcher)
    own = ada.page.locator(".hand.mine [data-place]")
    theirs = ben.page.locator(".hand:not(.mine) [data-place]")
    order = "nodes => nodes.map((node) => node.dataset.place).filter((place) => /^0/.test(place)).join(' ')"
    drag(ada.page, place(ada.page, "0.0"), place(ada.page, "0.5"))
    expect(own.nth(5)).to_have_attribute("data-place", "0.0")
    expect(own.first).to_have_attribute("data-place", "0.5")
    place(ada.page, "0.0").focus()
    ada.page.keyboard.press("Shift+ArrowLeft")
    expect(own.nth(4)).to_have_attribute("data-place", "0.0")
    expect(place(ada.page, "0.0")).to_be_focused()
    expect(theirs.nth(4)).to_have_attribute("data-place", "0.0")
    assert theirs.evaluate_all(order) == own.evaluate_all(order) == "0.5 0.1 0.2 0.3 0.0 0.4"


def test_an_effect_is_explained_and_used(ada: Person) -> None:
    effects = ("give", "look", "pick")
    watcher = sits_until(ada, lambda heard: any(move.startswith(effects) for move in heard.moves))
    expect(ada.page.locator(".say .effect")).to_contain_text(f"The {watcher.view['top']}:")
    does(watcher, by_mouse, patient(watcher) or "")


def test_one_screen_and_the_curtain_between_two(ada: Person) -> None:
    watcher, page = Watcher(ada.page), ada.page
    ada.sits_down("bloops", seats=[{"kind": "me"}, {"kind": "me"}], hot_seat=True, options=QUICK)
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
    expect(page.locator(".hand .spot")).to_have_count(12)
    expect(faces(page)).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "C’est vu"), ("de-DE", "Gesehen")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    person = somebody(locale=language)
    sits(person)
    expect(said(person.page, "seen")).to_contain_text(words)
    person.page.get_by_role("tab").last.click()
    assert RAW_KEY.findall(person.page.locator("body").inner_text()) == []
