"""Words fit what they stand on, in every language: no button, no label is wider or higher than its paper."""

from collections.abc import Callable, Iterator
from itertools import product

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


def pages(person: Person) -> Iterator[str]:
    """Pages and sheets one after the other, each when it is there."""
    for game in BOARDS:
        yield from of_a_table(person, game)
    yield from of_the_house(person)
    for game in BOARDS:
        yield from that_teach(person.page, game)


def of_a_table(person: Person, game: str) -> Iterator[str]:
    person.sits_down(game)
    expect(person.page.locator("section.board")).to_be_visible()
    yield f"{game}: table"


def of_the_house(person: Person) -> Iterator[str]:
    """The first page, with the tables one has left, and its sheets: two for each game, and the settings."""
    page = person.page
    page.goto("/")
    expect(page.locator(".inside .does").nth(len(BOARDS) - 1)).to_be_visible()  # other guests may have tables, too
    yield "house"
    for game, (button, name) in product(BOARDS, ((".play", "start"), (".more button", "maker"))):
        page.locator(f"article[aria-labelledby=door-{game}] {button}").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield f"{game}: {name}"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("header button.icon").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"


def that_teach(page: Page, game: str) -> Iterator[str]:
    page.goto(f"/lesson/{game}/1")
    expect(page.locator("section.board")).to_be_visible()
    yield f"{game}: lesson"
    page.goto(f"/learn/{game}")
    expect(page.locator(".hero")).to_be_visible()
    yield f"{game}: learn"


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
    person = somebody(locale=language, **device)
    for name in pages(person):
        assert bursting(person.page) == [], name


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
