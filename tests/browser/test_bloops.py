"""Bloops in a real browser: matches by mouse and keys, a race for the discards, peeks, effects, order of cards."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hullaboo.play.match import Match

from . import cards
from .cards import (
    BOT,
    Plays,
    Trial,
    Watcher,
    by_keyboard,
    by_mouse,
    covered_values,
    does,
    drag,
    faces,
    fits,
    is_over,
    looks_away,
    place,
    play_until,
    sits,
    texts,
    two_at,
    walked_to,
)
from .conftest import PHONE, Person, findings, small_targets
from .staged import SEAT, Json, Stage, table_of

GAME = "bloops"
CARDS_OF_TWO = 12
QUICK = {"edition": "puddle", "options": {"windows": "swift", "starter": "first"}}
MOST = 63
"""The largest hand: all cards but the one that lies on the discards."""


def choose(watcher: Watcher) -> str | None:
    """Keep the first card drawn, throw the others, use every effect; say Bloops! after the second turn."""
    moves = [move for move in watcher.moves if not move.startswith("counter")]
    turns = watcher.codes().count("throw") + watcher.codes().count("keep")
    if "bloops" in moves:
        return "bloops" if turns > 2 else "done"
    if "throw" in moves and turns == 0:
        return "keep 1"
    return moves[0] if moves else None


def patient(watcher: Watcher) -> str | None:
    """As `choose`, without saying Bloops!"""
    move = choose(watcher)
    return "done" if move == "bloops" else move


@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_match(ada: Person, plays: Plays) -> None:
    watcher = sits(ada, GAME, **QUICK)
    play_until(watcher, plays, choose, is_over)
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()
    assert watcher.codes()[-1] == "over"
    assert findings(ada.page) == []


@pytest.mark.prove
def test_a_long_match_of_five(ada: Person) -> None:
    watcher = sits(ada, GAME, seats=[{"kind": "me"}, BOT, BOT, BOT, BOT], options=QUICK["options"])
    play_until(watcher, by_mouse, patient, lambda heard: len(heard.told) > 200)
    play_until(watcher, by_mouse, choose, is_over)
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()


def plays_long(watcher: Watcher) -> str | None:
    """Bloops! only after some rounds."""
    return choose(watcher) if watcher.view["discards"] > 8 else patient(watcher)


@pytest.mark.prove
def test_two_people_play_to_the_end_and_one_reloads(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    watchers = two_at(ada, ben, GAME, options=QUICK["options"])
    cards.play_to_the_end(watchers, plays_long, lambda heard: heard.view["top"] is not None)
    assert watchers[0].view["points"] == watchers[1].view["points"]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_peek_is_gone_after_a_reload(somebody: Callable[..., Person], motion: str) -> None:
    cards.a_peek_is_gone_after_a_reload(somebody(reduced_motion=motion), GAME, CARDS_OF_TWO, **QUICK)


def both_before_a_discard(ada: Person, ben: Person) -> tuple[Watcher, Watcher]:
    """Ada has thrown a card, and Ben is to draw: nothing hurries them. A 20 would end it: then another table."""
    for _ in range(8):
        watchers = two_at(ada, ben, GAME, options=QUICK["options"])
        for watcher in watchers:
            looks_away(watcher)
        does(watchers[0], by_mouse, "draw")
        watchers[1].reload()
        does(watchers[0], by_mouse, "throw")
        if not is_over(watchers[0]):
            return watchers
    raise AssertionError("eight times the 20")


def test_two_browsers_throw_at_the_same_discard(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    watchers = both_before_a_discard(ada, ben)
    for at, watcher in enumerate(watchers):
        watcher.until(lambda heard: "counter 4" in heard.moves)
        expect(watcher.page.locator(f"[data-place^='{at}.'].may")).to_have_count(6)
        expect(watcher.page.locator(f"[data-place^='{at}.'].lit")).to_have_count(0)
    for watcher in watchers:
        watcher.page.keyboard.press("e")
    for watcher in watchers:
        watcher.until(lambda heard: len(thrown(heard)) == 2 or is_over(heard))
    assert thrown(watchers[0]) == thrown(watchers[1])
    assert {seat for seat, _ in thrown(watchers[0])} == {0, 1} or is_over(watchers[0])


def thrown(watcher: Watcher) -> list[tuple[int, str]]:
    """Who threw at the discards, and what came of it, in order."""
    codes = ("counter", "wrong", "late")
    return [(event["seat"], event["code"]) for event in watcher.told if event["code"] in codes]


def test_five_at_a_table_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    sits(person, GAME, seats=[{"kind": "me"}, BOT, BOT, BOT, BOT])
    assert small_targets(person.page) == []
    assert fits(person.page)
    assert findings(person.page) == []


def holds_a_drawn_card(match: Match) -> bool:
    return "throw" in texts(match)


def test_the_drawn_card_is_carried_and_a_flick_throws_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    trial, page = Trial(person, GAME), person.page
    trial.begin(table_of(walked_to(GAME, holds_a_drawn_card)))
    drag(page, place(page, "hand.0"), place(page, "0.1"))
    trial.until_played("keep 1")
    trial.begin(grown(CARDS_OF_TWO // 2))
    drag(page, place(page, "0.1"), place(page, "top"))
    trial.until_played("counter 1")


def may_throw(match: Match) -> bool:
    """A discard lies there, and cards may be thrown at it."""
    return "counter 0" in texts(match)


def grown(*counts: int) -> Json:
    """A table at which cards may be thrown, with so many before the seats; nobody has come so far in a test."""
    table = table_of(walked_to(GAME, may_throw))
    for seat, count in enumerate(counts):
        table["view"]["hands"][seat] = [{"place": at, "value": None} for at in range(count)]
    own = range(counts[SEAT])
    table["legal"] = [{"move": f"counter {at}", "label": {"code": "counter", "place": at}} for at in own]
    return table


IN_SIGHT = """(spot) => {
    spot.scrollIntoView({ block: "center" });
    const { x, y, width, height } = spot.getBoundingClientRect();
    const seen = (left, top) => spot.contains(document.elementFromPoint(left, top));
    const across = [x + 3, x + width / 2, x + width - 3];
    const whole = (top) => [6, 22, 40].every((down) => across.every((left) => seen(left, top + down)));
    return whole(y) || whole(y + height - 43);
}"""
"""Whether so much of a card is in sight as a finger needs: 43 pixels of its upper or lower part, over all its width."""


def hidden_cards(page: Page) -> list[str | None]:
    """Cards that a finger could miss."""
    spots = page.locator(".hand .spot").all()
    return [spot.get_attribute("data-place") for spot in spots if not spot.evaluate(IN_SIGHT)]


@pytest.mark.parametrize("count", [9, 13, MOST])
def test_every_card_of_a_large_hand_can_be_touched_on_a_phone(somebody: Callable[..., Person], count: int) -> None:
    person = somebody(**PHONE)
    trial, page = Trial(person, GAME), person.page
    trial.begin(grown(count, min(count, MOST - count) or 6))
    assert small_targets(page) == []
    assert hidden_cards(page) == []
    assert fits(page) or count == MOST
    place(page, f"0.{count - 1}").tap()
    trial.until_played(f"counter {count - 1}")


def test_every_card_of_the_largest_hand_has_its_key(ada: Person) -> None:
    trial, page = Trial(ada, GAME), ada.page
    trial.begin(grown(MOST))
    signs = page.locator(".hand.mine kbd")
    expect(signs).to_have_count(MOST)
    expect(place(page, "0.10").locator("kbd")).to_have_text("k")
    for sign in signs.all_inner_texts():
        page.keyboard.press(sign)
    trial.until_played(*[f"counter {at}" for at in range(MOST)])


def test_cards_are_laid_in_another_order_by_hand_and_by_key(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(viewport={"width": 768, "height": 1024})
    watchers = two_at(ada, ben, GAME, options=QUICK["options"])
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


@pytest.mark.parametrize("effect", ["give 1", "look 0.0", "pick 0"])
def test_an_effect_is_explained_and_used(ada: Person, effect: str) -> None:
    match = walked_to(GAME, lambda match: effect in texts(match))
    trial = Trial(ada, GAME)
    trial.begin(table_of(match))
    expect(ada.page.locator(".say .hint")).to_contain_text(f"The {match.view(SEAT)['top']}:")
    watcher = Watcher(ada.page)
    watcher.table = table_of(match)
    if effect != "give 1":  # the one opponent there is: nothing to choose
        by_mouse(watcher, effect)
    trial.until_played(effect)


def test_a_card_is_not_thrown_while_another_one_is_asked_for(ada: Person) -> None:
    def asks_whose(match: Match) -> bool:
        return any(move.startswith("swap") for move in texts(match)) and "counter 0" in texts(match)

    trial, page = Trial(ada, GAME), ada.page
    trial.begin(table_of(walked_to(GAME, asks_whose)))
    expect(place(page, "1.0")).to_have_class(re.compile(r"\blit\b"))
    expect(place(page, "0.0")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("a")
    place(page, "1.0").click()
    trial.until_played("swap 1.0")


def test_a_card_is_carried_to_the_one_it_is_swapped_for(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "pick 0" in texts(match))
    trial, page = Trial(ada, GAME), ada.page
    trial.begin(table_of(match))
    drag(page, place(page, "0.0"), place(page, "1.1"))
    trial.until_played("pick 0")
    trial.show(cards.told_after(match, "pick 0"))
    trial.until_played("swap 1.1")


def test_the_card_of_the_second_lesson_is_thrown_by_its_letter(ada: Person) -> None:
    ada.page.goto(f"/lesson/{GAME}/2")
    expect(place(ada.page, "0.4").locator("kbd")).to_have_text("e")
    ada.page.keyboard.press("e")
    expect(ada.page.locator(".coach.done")).to_be_visible()


@pytest.mark.parametrize("count", [CARDS_OF_TWO // 2, CARDS_OF_TWO])
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["phone", "desk"])
def test_every_value_that_is_shown_is_in_sight(
    somebody: Callable[..., Person], screen: dict[str, Any], count: int
) -> None:
    person, table = somebody(**screen), grown(count, count)
    values = [12, 7, 10, 9, 1, 11]
    hands = [[{"place": at, "value": values[at % 6]} for at in range(count)] for _ in range(2)]
    table["view"] |= {"hands": hands, "bloops": SEAT, "memory_aid": True, "stage": "react"}
    Stage(person, walked_to(GAME, may_throw).game).begin(table)
    expect(faces(person.page)).to_have_count(2 * count)
    assert covered_values(person.page) == []


def test_cards_are_shown_as_thrown_before_they_are_answered(ada: Person) -> None:
    match = walked_to(GAME, lambda match: {"counter 0", "counter 1", "counter 2"} <= set(texts(match)))
    Stage(ada, match.game).begin(table_of(match))
    for thrown in ("0.0", "0.1"):
        place(ada.page, thrown).click()
        expect(place(ada.page, thrown)).to_have_class(re.compile(r"\bsent\b"))
    expect(place(ada.page, "0.2")).not_to_have_class(re.compile(r"\bsent\b"))


def test_a_face_that_is_to_be_remembered_is_said_once(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "draw" in texts(match))
    cards.a_face_is_said_once(ada, match, "draw", "The card drawn is")


def test_one_screen_and_the_curtain_between_two(ada: Person) -> None:
    cards.the_curtain_falls_between_two(ada, GAME, CARDS_OF_TWO, options=QUICK["options"])


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "Vos cartes"), ("de-DE", "Deine Karten")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    cards.it_speaks(somebody, GAME, language, words)
