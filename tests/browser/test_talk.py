"""Talking: bubbles at the seats, reactions, what is unread on a phone, muting."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .boards import BOARDS
from .conftest import PHONE, Person, findings, small_targets
from .test_parting import sit_together

GAME = "macgregor"


WATCH = """() => {
    window.seen = [];
    const look = () => window.seen.push(...[...document.querySelectorAll(".bubble")].map((each) => each.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""What stands at seats, however short."""


def talk(page: Page) -> None:
    page.get_by_role("button", name="Talk").click()


def say(page: Page, words: str) -> None:
    """Say something, and look at the table again."""
    talk(page)
    page.get_by_role("dialog").get_by_label("Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text(words)).to_be_visible()
    page.keyboard.press("Escape")


NEAR = """seat => {
    const hands = document.querySelectorAll(`main [data-seat="${seat}"]:not(.unseen)`);
    const hand = [...hands].at(-1).getBoundingClientRect();
    const said = document.querySelector(".bubble").getBoundingClientRect();
    const across = Math.min(hand.right, said.right) - Math.max(hand.left, said.left);
    const down = Math.min(hand.bottom, said.bottom) - Math.max(hand.top, said.top);
    return across > 0 && down > 0 && said.left >= 0 && said.right <= innerWidth;
}"""
"""Whether what stands there touches the hand of a seat, and lies within the window."""


OVERLAP = """() => {
    const [one, other] = [...document.querySelectorAll(".bubble")].map((each) => each.getBoundingClientRect());
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return across > 0 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_said_stands_at_the_hand(somebody: Callable[..., Person], game: str) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    sit_together(ada, ben, game=game)
    say(ada.page, "Who is there?")
    expect(ben.page.locator(".bubble")).to_contain_text("Who is there?")
    for person in (ada, ben):
        assert person.page.evaluate(NEAR, 0)
    talk(ben.page)
    ben.page.get_by_role("button", name="Bravo!").click()
    expect(ada.page.locator(".bubble")).to_have_count(2)
    assert not ada.page.evaluate(OVERLAP)


def test_what_is_said_is_unread_on_a_phone(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    sit_together(ada, ben, game=GAME)
    say(ada.page, "Who is there?")
    unread = ben.page.get_by_role("button", name="Talk: one line unread")
    expect(unread).to_be_visible()
    assert small_targets(ben.page) == []
    unread.click()
    expect(ben.page.get_by_role("dialog").get_by_text("Who is there?")).to_be_visible()
    assert findings(ben.page) == []
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def test_a_reaction_takes_one_tap(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(**PHONE)
    sit_together(ada, ben, game=GAME)
    ada.page.evaluate(WATCH)
    talk(ben.page)
    expect(ben.page.get_by_role("group", name="Say it with one tap").get_by_role("button")).to_have_count(6)
    ben.page.get_by_role("button", name="Bravo!").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ada.page.wait_for_function("() => window.seen.some((text) => text.includes('Bravo!'))")


def test_who_is_muted_is_not_heard(somebody: Callable[..., Person]) -> None:
    ada, ben = somebody(viewport={"width": 1280, "height": 800}), somebody(viewport={"width": 1280, "height": 800})
    sit_together(ada, ben, game=GAME)
    talk(ada.page)
    mute = ada.page.get_by_role("dialog").get_by_role("button", name="Mute")
    mute.click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Hear")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    ben.page.evaluate(WATCH)
    say(ben.page, "Can you hear me?")
    say(ada.page, "No.")
    ben.page.wait_for_function("() => window.seen.some((text) => text.includes('No.'))")
    expect(ada.page.get_by_text("Can you hear me?")).to_have_count(0)
