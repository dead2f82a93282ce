"""Spooky Boo! in a real browser: rounds by mouse and keys, peeks that are gone, cards carried, a race to call."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hullaboo.play.match import Match

from . import cards
from .cards import (
    BOT,
    Plays,
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
    said,
    sits,
    texts,
    told_after,
    two_at,
    walked_to,
)
from .conftest import PHONE, Person, findings, small_targets
from .staged import Stage, table_of
from .test_stage import MOVING, Scenes

GAME = "spooky"
CARDS_OF_TWO = 8
LARGE = 18
"""Pixels of letters that nobody overlooks."""


def choose(watcher: Watcher) -> str | None:
    """Use what there is to use, change a card now and then, call after a turn or two."""
    view, moves = watcher.view, watcher.moves
    mine = [move for move in moves if move != "call"]
    if view["phase"] == "turn-end" and mine:
        return "call" if view["turns"] > 1 else "done"
    if view["phase"] == "turn" and "take c" in moves and view["turns"] % 2:
        return "take c"
    if view["phase"] == "holding" and mine:
        return "throw" if view["held"]["face"]["power"] else "keep d"
    return next((move for move in mine if move != "refuse"), None)


@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_round(ada: Person, plays: Plays) -> None:
    watcher = sits(ada, GAME)
    play_until(watcher, plays, choose, lambda heard: heard.view["gained"])
    expect(faces(ada.page)).to_have_count(CARDS_OF_TWO)
    expect(said(ada.page, "seen")).to_contain_text("Next round")
    assert findings(ada.page) == []


@pytest.mark.prove
@pytest.mark.parametrize("plays", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_match(ada: Person, plays: Plays) -> None:
    watcher = sits(ada, GAME, seats=[{"kind": "me"}, BOT, BOT])
    play_until(watcher, plays, choose, is_over)
    assert watcher.codes().count("dealt") == 4
    expect(ada.page.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.prove
def test_two_people_play_five_rounds_and_one_reloads(somebody: Callable[..., Person]) -> None:
    watchers = two_at(somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE), GAME)
    cards.play_to_the_end(watchers, choose, lambda heard: heard.view["round"] == 3)
    assert [watcher.view["round"] for watcher in watchers] == [5, 5]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_peek_is_gone_after_a_reload(somebody: Callable[..., Person], motion: str) -> None:
    cards.a_peek_is_gone_after_a_reload(somebody(reduced_motion=motion), GAME, CARDS_OF_TWO)


def looks_at_a_card(match: Match) -> bool:
    """The seat at the stage is about to look at a card of its own."""
    return "look 0c" in texts(match)


def test_a_power_is_explained_and_its_peek_turns_back(ada: Person) -> None:
    match = walked_to(GAME, looks_at_a_card)
    stage, page = Stage(ada, match.game), ada.page
    stage.begin(table_of(match))
    expect(page.locator(".say .hint")).to_contain_text("You may look")
    stage.show(told_after(match, "look 0c"))
    expect(faces(page)).to_have_count(1)
    stage.show(told_after(match, "seen"))
    expect(faces(page)).to_have_count(0)


def test_a_second_press_of_a_button_never_calls(ada: Person) -> None:
    match = walked_to(GAME, looks_at_a_card)
    stage, page = Stage(ada, match.game), ada.page
    stage.begin(table_of(match))
    stage.show(told_after(match, "look 0c"))
    pressed = said(page, "seen").bounding_box()
    stage.show(told_after(match, "seen"))
    expect(said(page, "done")).to_be_visible()
    call = said(page, "call").bounding_box()
    assert pressed
    assert call
    assert pressed["y"] + pressed["height"] <= call["y"]


def test_a_call_is_pressed_twice_or_held(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "done" in texts(match))
    trial, call = cards.Trial(ada, GAME), said(ada.page, "call")
    trial.begin(table_of(match))
    expect(call).to_contain_text("it costs ten points")
    call.click()
    expect(call).to_contain_text("Sure?")
    assert findings(ada.page) == []
    assert trial.played == []
    call.click()
    trial.until_played("call")
    expect(call).to_contain_text("it costs ten points")
    call.click(delay=1000)
    trial.until_played("call")


def test_the_call_looks_like_no_other_button_and_is_no_larger(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "done" in texts(match))
    Stage(ada, match.game).begin(table_of(match))
    colour = "button => getComputedStyle(button).backgroundColor"
    call, done = said(ada.page, "call"), said(ada.page, "done")
    assert call.evaluate(colour) != done.evaluate(colour)
    boxes = call.bounding_box(), done.bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["width"] <= boxes[1]["width"]
    assert boxes[0]["y"] >= boxes[1]["y"] + boxes[1]["height"]


def round_ends(match: Match) -> bool:
    return bool(match.view(0)["gained"])


@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["phone", "desk"])
def test_how_a_round_ended_is_said_large_and_every_value_is_in_sight(
    somebody: Callable[..., Person], screen: dict[str, Any]
) -> None:
    match, person = walked_to(GAME, round_ends), somebody(**screen)
    Stage(person, match.game).begin(table_of(match))
    ended = person.page.locator(".say .hint.great")
    expect(ended).to_contain_text(re.compile("five or less|more than five|adds? their cards"))
    assert ended.evaluate("words => parseFloat(getComputedStyle(words).fontSize)") >= LARGE
    assert covered_values(person.page) == []


def test_numbers_stand_on_one_line(ada: Person) -> None:
    match = walked_to(GAME, round_ends)
    Stage(ada, match.game).begin(table_of(match))
    for number in (".spot .card text", ".hand b", ".above span"):
        figures = ada.page.locator(number).first.evaluate("each => getComputedStyle(each).fontVariantNumeric")
        assert "lining-nums" in figures


def test_piles_have_names(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "throw" in texts(match))
    Stage(ada, match.game).begin(table_of(match))
    expect(ada.page.locator(".middle .label")).to_have_text(["Pile", "Discards", "Drawn"])


def test_keys_mean_the_table_wherever_the_focus_is_but_not_where_one_writes(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "draw" in texts(match))
    trial, page = cards.Trial(ada, GAME), ada.page
    trial.begin(table_of(match))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").press("p")
    assert trial.played == []
    page.get_by_role("tab", name="Log").click()
    page.keyboard.press("p")
    trial.until_played("draw")


def test_a_card_is_carried_to_the_one_it_is_swapped_for(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "offer c" in texts(match))
    trial, page = cards.Trial(ada, GAME), ada.page
    trial.begin(table_of(match))
    drag(page, place(page, "0.c"), place(page, "1.b"))
    trial.until_played("offer c")
    trial.show(told_after(match, "offer c"))
    trial.until_played("swap 1b")


def test_what_a_drawn_card_means_is_said_when_it_has_arrived(somebody: Callable[..., Person]) -> None:
    def holds_a_power(match: Match) -> bool:
        return "throw" in texts(match) and match.view(0)["held"]["face"]["power"] is not None

    match = walked_to(GAME, holds_a_power)
    drawn = table_of(match)
    stage = Scenes(somebody(**MOVING), match.game)
    stage.begin({**drawn, "view": {**drawn["view"], "held": None}, "legal": []})
    stage.show({**drawn, "events": [{"code": "drew", "seat": 0}]})
    expect(stage.page.locator(".flight")).to_have_count(1)
    expect(stage.page.locator(".say .hint")).to_have_count(0)
    stage.page.clock.run_for(1000)
    expect(stage.page.locator(".say .hint")).to_contain_text("If you throw it")


def test_a_word_is_shown_as_said_before_it_is_answered(ada: Person) -> None:
    match = walked_to(GAME, lambda match: "done" in texts(match))
    Stage(ada, match.game).begin(table_of(match))
    said(ada.page, "done").click()
    expect(said(ada.page, "done")).to_have_class(re.compile(r"\bsent\b"))
    expect(said(ada.page, "call")).not_to_have_class(re.compile(r"\bsent\b"))


def test_a_face_that_is_to_be_remembered_is_said_once(ada: Person) -> None:
    match = walked_to(GAME, looks_at_a_card)
    cards.a_face_is_said_once(ada, match, "look 0c", "in their own c")


def test_marks_for_the_memory_come_only_from_what_was_shown(ada: Person) -> None:
    ada.context.add_init_script("localStorage.setItem('hullaboo.settings', JSON.stringify({ memory: true }))")
    watcher, page = sits(ada, GAME), ada.page
    marked = page.locator(".spot.remembered")
    looks_away(watcher)
    expect(faces(page)).to_have_count(0)
    expect(marked).to_have_count(2)
    assert [mark.get_attribute("data-place") for mark in marked.all()] == ["0.a", "0.b"]
    watcher.reload()
    expect(page.locator(".hand .spot")).to_have_count(CARDS_OF_TWO)
    expect(marked).to_have_count(0)


def test_the_drawn_card_is_carried_to_its_place_on_a_phone(somebody: Callable[..., Person]) -> None:
    person = somebody(**PHONE)
    watcher, page = sits(person, GAME, seats=[{"kind": "me"}, BOT, BOT, BOT]), person.page
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


def test_cards_keep_their_colours_where_a_system_forces_its_own(somebody: Callable[..., Person]) -> None:
    person = somebody(forced_colors="active", color_scheme="dark")
    match = walked_to(GAME, lambda match: "seen" in texts(match))
    stage = Stage(person, match.game)
    stage.begin(table_of(match))
    value = person.page.locator(".hand .spot .card text").first
    assert value.evaluate("text => getComputedStyle(text).fill") == "rgb(42, 34, 56)"


def test_two_people_one_reloads_and_both_call_at_once(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    watchers = two_at(ada, ben, GAME)
    for watcher in watchers:
        looks_away(watcher)
    watchers[1].reload()
    for watcher in watchers:
        watcher.until(lambda heard: heard.view["phase"] == "turn" and "call" in heard.moves)
        expect(said(watcher.page, "call")).to_be_visible()
    for watcher in watchers:
        watcher.page.keyboard.press("s")
        watcher.page.keyboard.press("s")
    for watcher in watchers:
        watcher.until(lambda heard: heard.view["gained"])
        expect(faces(watcher.page)).to_have_count(CARDS_OF_TWO)
    assert watchers[0].codes().count("called") == watchers[1].codes().count("called") == 1
    assert watchers[0].view["caller"] == watchers[1].view["caller"]


def test_one_screen_and_the_curtain_between_two(ada: Person) -> None:
    cards.the_curtain_falls_between_two(ada, GAME, CARDS_OF_TWO)


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "Vos cartes"), ("de-DE", "Deine Karten")])
def test_it_speaks(somebody: Callable[..., Person], language: str, words: str) -> None:
    cards.it_speaks(somebody, GAME, language, words)
