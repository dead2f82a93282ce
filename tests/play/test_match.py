"""The match: one checkpoint, and what may leave it."""

import re
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from hullaboo.core.errors import BadEdition, BadNotation, BadOption, BadSeats, IllegalAction, UnknownName
from hullaboo.core.finding import games
from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.play.fairness import Fair, Seeded
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE
from hullaboo.words import LANGUAGES, Speaker


def match(seats: int = 2, seed: int = 7) -> Match:
    """A match of the template."""
    return Match(TEMPLATE, seats, luck=Fair.from_seed(seed))


def test_without_more_words_it_is_the_smallest_table() -> None:
    plain = Match(TEMPLATE)
    assert (plain.seats, plain.edition.name, plain.options.turns) == (2, "classic", 3)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSeats, match="template is for 2–4 seats, got 5"):
        match(5)


def test_editions_and_options_of_another_game_are_refused() -> None:
    """Compiled rules would read past their end."""
    for one, other in permutations(games().values(), 2):
        with pytest.raises(BadEdition, match=f"expected an edition of {one.name}, got 'classic .*' of another game"):
            Match(one, edition=other.edition())
        with pytest.raises(BadOption, match=f"expected options of {one.name}, as game.options"):
            Match(one, options=other.options())


def test_the_name_of_an_edition_is_not_an_edition() -> None:
    with pytest.raises(BadEdition, match=r"as game.edition\(name\) reads it, got 'classic'"):
        Match(TEMPLATE, edition="classic")  # type: ignore[arg-type]


def test_a_refusal_says_who_and_what_was_expected() -> None:
    table = match()
    with pytest.raises(IllegalAction, match="seat 1 may not act now: expected seat 0"):
        table.play(1, 0)
    with pytest.raises(IllegalAction, match="seat 0 may not play action 9 now: expected one of keep, swap"):
        table.play(0, 9)
    with pytest.raises(BadNotation, match="expected keep or swap, got 'dance'"):
        table.play_text(0, "dance")
    assert table.moves == []


@pytest.mark.parametrize("stranger", [-1, 2, 5, 7, 9, "0", None])
def test_who_does_not_sit_at_the_table_sees_and_guesses_nothing(stranger: Any) -> None:
    for ask in (match().view, match().observe, match().svg, lambda seat: match().guessed(seat, 1)):
        with pytest.raises(
            BadSeats, match=re.escape(f"expected a seat 0–1, SPECTATOR (6) or ALL_EYES (8), got {stranger!r}")
        ):
            ask(stranger)


def test_a_seat_below_the_first_may_do_nothing() -> None:
    assert match().legal(-1) == ()
    with pytest.raises(IllegalAction, match="seat -1 may not act now: expected seat 0"):
        match().play(-1, 0)


@pytest.mark.parametrize("wrong", [0.0, "0", None])
def test_seats_and_actions_are_whole_numbers(wrong: Any) -> None:
    for seat, action in ((wrong, 0), (0, wrong)):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            match().play(seat, action)
    zero: Any = np.uint8(0)
    assert match().play(zero, zero) == (0, "keep", "")


def test_luck_is_new_before_every_action_and_the_same_for_a_seed() -> None:
    first, second = match(), match()
    for table in (first, second):
        table.play_text(0, "swap")
        table.play_text(1, "swap")
    assert first.state.tobytes() == second.state.tobytes()
    assert match(seed=8).view(ALL_EYES) != match(seed=7).view(ALL_EYES)


def test_seeded_luck_is_set_once() -> None:
    table = Match(TEMPLATE, luck=Seeded(5))
    words = table.state.luck.tolist()
    table.play_text(0, "keep")
    assert table.state.luck.tolist() == words


def test_resigning_lets_the_others_win() -> None:
    table = match(3)
    table.play_text(1, "resigns")
    assert table.over
    assert (table.outcome.winners, table.outcome.reason) == ((0, 2), "resigns")
    assert table.tell(SPECTATOR) == [{"code": "resigns", "seat": 1}]
    assert table.legal(0) == ()
    with pytest.raises(IllegalAction, match="over"):
        table.play_text(0, "resigns")


def test_stopping_by_agreement_leaves_nobody_behind() -> None:
    table = match(3)
    table.play_text(0, "stops")
    assert table.outcome.winners == (0, 1, 2)


def test_only_a_seat_can_resign() -> None:
    with pytest.raises(IllegalAction, match="expected a seat 0–1, got clock"):
        match().play_text(7, "resigns")


def test_there_are_two_ways_to_end_early() -> None:
    table = match()
    with pytest.raises(IllegalAction, match="expected resigns or stops, got 'sulks'"):
        table.end_early(0, "sulks")
    assert not table.over


def test_an_unfinished_match_has_no_outcome() -> None:
    with pytest.raises(IllegalAction, match="not over"):
        match().outcome  # noqa: B018


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    table = match()
    assert table._repr_svg_() == table.svg(SPECTATOR) == table.svg(SPECTATOR, "en") != table.svg(ALL_EYES)


def test_a_picture_is_drawn_in_the_language_asked_for() -> None:
    words = {language: Speaker(language, match().game)("title") for language in LANGUAGES}
    assert all(f"<title>{words[language]}</title>" in match().svg(SPECTATOR, language) for language in LANGUAGES)
    with pytest.raises(UnknownName, match="expected one of en, fr, de"):
        match().svg(SPECTATOR, "xx")


def test_a_guessed_world_is_a_copy() -> None:
    table = match()
    before = table.state.tobytes()
    table.guessed(0, 1)["turn"] = 9
    assert table.state.tobytes() == before


def test_a_match_goes_on_from_another_state() -> None:
    table, other = match(), match()
    other.play_text(0, "keep")
    table.become(other.guessed(1, 3))
    assert (table.actors, table.legal(1)) == (other.actors, other.legal(1))
    assert table.view(1) == other.view(1)


@pytest.mark.parametrize("name", list(games()))
def test_what_is_given_of_a_match_is_ones_own(name: str) -> None:
    """Who writes into a view, or into what was told, changes nothing for anybody else."""
    played = Match(games()[name], luck=Fair.from_seed(7))
    played.play(played.asked, played.legal(played.asked)[0])
    seen, told = played.view(0), played.tell(0)
    before = repr((seen, told, played.constant()))
    for given in (played.view(0), played.tell(0), played.constant()):
        scribble(given)
    assert repr((played.view(0), played.tell(0), played.constant())) == before


def scribble(value: Any) -> None:
    """Write into every dict and list."""
    inside = list(value.values()) if isinstance(value, dict) else list(value) if isinstance(value, list) else []
    for each in inside:
        scribble(each)
    if isinstance(value, dict):
        value["scribble"] = 1
    if isinstance(value, list):
        value.append("scribble")
