"""Learn: the illustrated rules, and every lesson of every game on its real board, from the first to a real match."""

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from hullaboo.core.finding import games
from hullaboo.play.lessons import LESSONS, MISSED, Guided, Lesson, has_lessons, lessons_of

from .boards import BOARDS
from .conftest import PHONE, Person, findings, small_targets
from .geometry import faults

TAUGHT = [name for name in BOARDS if has_lessons(games()[name])]
NEXT, REAL, AGAIN = "Next lesson", "Now a real match", "Try again"


def way_through(lesson: Lesson) -> list[str]:
    return [move for step in lesson.steps for move in step.way]


def wrong_first_move(game: str, lesson: Lesson) -> str | None:
    """A move that misses what is asked first."""
    for action in Guided(games()[game], lesson).legal:
        text, guided = games()[game].moves.text(action), Guided(games()[game], lesson)
        guided.play(text)
        if guided.verdict == MISSED:
            return text
    return None


def play(page: Page, move: str) -> None:
    """By the list of moves in words, which is there for those who do not use the board."""
    page.locator(f'button[data-move="{move}"]').click()


def begin(page: Page, game: str, number: int) -> None:
    page.goto(f"/lesson/{game}/{number}")
    expect(page.get_by_role("heading", name=f"Lesson {number} of {LESSONS}")).to_be_visible()
    page.get_by_text("In words").click()


def goes_on(page: Page, game: str, number: int) -> None:
    """A miss that is explained, another try, then the written way to the end."""
    lesson = lessons_of(games()[game]).lesson[number - 1]
    wrong = wrong_first_move(game, lesson)
    if wrong is not None:
        play(page, wrong)
        expect(page.locator(".coach.missed")).to_contain_text("Not quite.")
        expect(page.get_by_role("button", name=AGAIN)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".coach.open")).to_be_visible()
    for move in way_through(lesson):
        play(page, move)
    expect(page.locator(".coach.done")).to_contain_text("That is it!")
    expect(page.get_by_role("button", name=REAL if number == LESSONS else NEXT)).to_be_focused()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lessons_lead_to_a_real_match(ada: Person, game: str) -> None:
    page = ada.page
    page.goto(f"/learn/{game}")
    page.get_by_role("link", name="Learn by playing").click()
    for number in range(1, LESSONS + 1):
        expect(page.get_by_role("heading", name=f"Lesson {number} of {LESSONS}")).to_be_visible()
        page.get_by_text("In words").click()
        goes_on(page, game, number)
        page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("tab").first).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.get_by_text("✓")).to_have_count(LESSONS)


@pytest.mark.parametrize(("game", "locale"), list(zip(TAUGHT, cycle(["fr-FR", "de-DE"]), strict=False)))
def test_on_a_phone_one_is_shown_how_in_ones_language(somebody: Callable[..., Person], game: str, locale: str) -> None:
    page = somebody(**PHONE, locale=locale).page
    lesson = lessons_of(games()[game]).lesson[1]
    page.goto(f"/lesson/{game}/2")
    for _ in way_through(lesson):
        assert not re.search(r"\b(web|lesson|ui)-[a-z0-9-]+", page.locator(".coach").inner_text())
        page.locator(".coach button.quiet").tap()  # waits until it is enabled: the last answer is there
    expect(page.locator(".coach.done")).to_be_visible()
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


PHONES = [(390, 664), (360, 640), (844, 390), (390, 844)]


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_lesson_asks_and_what_answers_it_are_on_a_phone_together(
    somebody: Callable[..., Person], game: str
) -> None:
    page, wrong = somebody(**PHONE).page, list[str]()
    for number in range(1, LESSONS + 1):
        page.goto(f"/lesson/{game}/{number}")
        expect(page.locator("[data-part=own], [data-part=act]").first).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{number} {width}x{height}: {fault}" for fault in faults(page, touch=True, small=True)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", TAUGHT)
def test_rules_stand_beside_their_pictures_and_axe_finds_nothing(ada: Person, game: str) -> None:
    page = ada.page
    page.goto(f"/learn/{game}")
    pictures = page.locator("figure img")
    expect(pictures).to_have_count(len(lessons_of(games()[game]).picture))
    page.evaluate("() => Promise.all([...document.querySelectorAll('figure img')].map((each) => each.decode()))")
    assert page.evaluate("[...document.querySelectorAll('figure img')].every((each) => each.naturalWidth > 0)")
    assert findings(page) == []
    begin(page, game, 1)
    assert findings(page) == []


def test_pictures_speak_the_language_of_the_page(somebody: Callable[..., Person]) -> None:
    page = somebody(locale="fr-FR").page
    page.goto(f"/learn/{TAUGHT[0]}")
    expect(page.locator("figure img").first).to_have_attribute("src", re.compile(r"lang=fr&theme="))


def test_a_lesson_that_is_not_there(ada: Person) -> None:
    for path in (f"/lesson/{TAUGHT[0]}/9", "/lesson/nowhere/1"):
        ada.page.goto(path)
        expect(ada.page.get_by_role("link", name="Back to the house")).to_be_visible()


def test_a_trouble_without_words_of_its_own_names_its_code(ada: Person) -> None:
    odd = {"code": "haunted", "params": {}}
    ada.page.route("**/lessons/**", lambda route: route.fulfill(status=409, json=odd))
    ada.page.goto(f"/lesson/{TAUGHT[0]}/1")
    expect(ada.page.get_by_text("The server said “haunted”.")).to_be_visible()


def test_the_coach_waits_until_a_move_has_been_seen(somebody: Callable[..., Person]) -> None:
    page = somebody(reduced_motion="no-preference").page
    page.clock.install(time=0)
    begin(page, "graveyard", 1)
    page.clock.pause_at(600)
    for move in way_through(lessons_of(games()["graveyard"]).lesson[0]):
        play(page, move)
    expect(page.locator("g.card.arriving")).to_have_count(1)
    expect(page.locator(".coach.open")).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.locator(".coach.done")).to_contain_text("That is it!")
