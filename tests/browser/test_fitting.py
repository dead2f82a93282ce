"""Words fit what they stand on, in every language: no button, no label is wider or higher than its paper."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .boards import BOARDS, IN_TURNS
from .conftest import PHONE, Person

LANGUAGES = ["en-GB", "fr-FR", "de-DE"]
DEVICES = [{**PHONE, "viewport": {"width": 360, "height": 640}}, {"viewport": {"width": 1280, "height": 800}}]
BURSTING = """() => [...document.querySelectorAll('button, .button, summary, label, th, h2')]
    .filter((node) => node.checkVisibility() && !node.closest('.unseen, .board, .leaf'))
    .filter((node) => getComputedStyle(node).clipPath === 'none')
    .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3)
    .filter((node) => getComputedStyle(node).display !== 'inline' && !node.querySelector('.unseen, small'))
    .map((it) => `${it.scrollWidth - it.clientWidth} ${it.scrollHeight - it.clientHeight} ${it.innerText}`)"""
"""What is larger than its own box."""


def pages(person: Person, game: str) -> Iterator[str]:
    """Pages and sheets one after the other, each when it is there."""
    page = person.page
    person.sits_down(game)
    expect(page.locator("section.board")).to_be_visible()
    yield "table"
    page.goto("/")
    expect(page.locator(".inside .does").first).to_be_visible()  # other guests may have tables in the house, too
    yield "house"
    for button, name in ((".play", "start"), (".more button", "maker")):
        page.locator(f"article[aria-labelledby=door-{game}] {button}").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    page.locator("header button.icon").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"
    page.goto(f"/lesson/{game}/1")
    expect(page.locator("section.board")).to_be_visible()
    yield "lesson"
    page.goto(f"/learn/{game}")
    expect(page.locator(".hero")).to_be_visible()
    yield "learn"


def bursting(page: Page) -> list[str]:
    """What is too large for its paper, also when all has come to rest: boards, dialogs and typefaces take a moment."""
    for _ in range(60):
        page.evaluate("document.fonts.ready")
        if not (found := list(page.evaluate(BURSTING))):
            break
        page.wait_for_timeout(50)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES, ids=["phone", "desk"])
def test_words_fit_what_they_stand_on(
    somebody: Callable[..., Person], device: dict[str, object], language: str
) -> None:
    for game in BOARDS:
        person = somebody(locale=language, **device)
        for name in pages(person, game):
            assert bursting(person.page) == [], f"{game}: {name}"
        person.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_its_replay_fit(somebody: Callable[..., Person], language: str) -> None:
    page = (person := somebody(locale=language, **DEVICES[0])).page
    person.sits_down(IN_TURNS, seats=[{"kind": "me"}, {"kind": "bot", "bot": "3"}])
    page.locator("header button.icon").nth(-2).click()
    for _ in range(2):
        page.locator("dialog .danger").first.click()
    expect(page.locator("section.paper h2")).to_be_visible()
    assert bursting(page) == []
    page.locator("a[href^='/replay/']").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    assert bursting(page) == []


def test_what_bursts_is_found(ada: Person) -> None:
    page = ada.page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    assert bursting(page) == []
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button>' + 'Boo'.repeat(99) + '</button>')"
    )
    page.evaluate(
        "Object.assign(document.querySelector('main > button').style, { width: '60px', whiteSpace: 'nowrap' })"
    )
    assert len(bursting(page)) == 1
