"""The bots: what they see, what they decide, how strong and how quick they are."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

import numpy as np
import pytest

from hullaboo.cli import main
from hullaboo.core.bot import Question
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.simulate import played

from .. import nights
from ..board import COLOUR_NAMES, CREST_NAMES, CRESTS, ROOMS, colour_of, room_number
from ..bots import LEVELS, best_catch, rest_of_path, steps, useless_key
from ..bots.belief import belief
from ..bots.chances import chances_for
from ..bots.duel import ENTERED, if_caught, paths_of, solve
from ..bots.minds import Lurker, Path, Reckoner, Scene, Schemer, Sleepwalker, ends_of, has_moved, types
from ..bots.turns import FREE, top_odds
from ..commands import register
from ..moves import TEXTS
from .drawn import Table, drawn

HUNT = """
    ghost 0 in B2, laid crown sun
    1 in C1: red thistle, blue stag
    top green stag
    turn 1
"""


def scene(table: Table, seat: int, seed: int = 0) -> Scene:
    """A seat's moment of decision."""
    return Scene(seat, lambda number: table.guessed(seat, number).state, Random(seed))


def question(table: Table, seat: int, number: int = 0) -> Question:
    """What a bot is asked."""
    legal = tuple(TEXTS.index(text) for text in table.legal(seat))
    return Question(seat, number, table.view(seat), (), legal, lambda seed: table.guessed(seat, seed).state)


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_leave_leaves(level: int) -> None:
    table = drawn("""
        ghost 0 in E2, laid ship
        1 in D1: red thistle, blue stag, green sun
        top green stag
        turn 1
    """)
    bot = LEVELS[level](1, 7)
    for number in range(2):
        table.play(f"1 {TEXTS[bot.act(question(table, 1, number)).action]}")
    assert table.winners == (1,)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_matches_of_any_number(level: int) -> None:
    for seats in (2, 3, 4):
        state = next(nights.nights(played, [level] * seats, 1, 5))
        assert int(state.winners) > 0


def test_the_sleepwalker_walks_any_path_and_the_lurker_one_through_pawns() -> None:
    table = drawn("""
        ghost 0 in B2
        1 in B4: red thistle
        2 in C4: red sun
        top green stag
    """)
    assert len({Sleepwalker().path(scene(table, 0, seed)) for seed in range(30)}) > 10
    met = set()
    for seed in range(20):
        path = Lurker().path(scene(table, 0, seed))
        crests = [CREST_NAMES[path.code // CRESTS**card % CRESTS] for card in range(path.cards)]
        met.add(tuple(crests))
    # B4 carries the thistle, C4 the crown; B3 lies before them.
    assert all({"thistle", "crown"} <= set(crests) for crests in met)


def test_the_lurker_is_afraid_of_rooms_in_reach_and_the_sleepwalker_is_not() -> None:
    table = drawn(HUNT)
    near, far = room_number("C2"), room_number("E4")
    assert Lurker().badness(table.state, near) > Sleepwalker().badness(table.state, near)
    assert Lurker().badness(table.state, far) == Sleepwalker().badness(table.state, far)


def test_the_reckoner_takes_the_best_room_against_every_path_alike() -> None:
    table = drawn(HUNT)
    way = Reckoner().way(scene(table, 1))
    ends = ends_of(table.state, 1)
    risk = paths_of(table.state, 2).grip.mean(0)
    chosen = int(np.flatnonzero(ends.ways == way)[0])
    assert ends.worth[chosen] * risk[chosen] == max(
        ends.worth[room] * risk[room] for room in range(ROOMS) if ends.worth[room] >= 0
    )


def test_the_schemer_mixes_and_is_drawn_by_its_seed_alone() -> None:
    table = drawn("""
        ghost 0 in C3
        1 in D3: red thistle, green sun, blue ship, blue stag
        top green stag
    """)
    paths = [Schemer().path(scene(table, 0, seed)) for seed in range(12)]
    assert len(set(paths)) > 3
    assert paths[:3] == [Schemer().path(scene(table, 0, seed)) for seed in range(3)]


def test_what_regret_finds_can_hardly_be_exploited() -> None:
    table = drawn("""
        ghost 0 in C3
        1 in D2: red thistle, green sun, blue stag
        2 in D4: blue thistle, green ship
        top green stag
    """)
    paths = paths_of(table.state, 4)
    rows, weights = types([table.guessed(0, seed).state for seed in range(8)])
    found = solve(paths, rows, weights)
    caught = if_caught(rows)
    entered = np.where(paths.grip == ENTERED, 1.0, 0.0)
    safe = np.where(paths.grip == ENTERED, 0.0, paths.grip)
    pay = rows * (found.paths @ safe) + caught * (found.paths @ entered)
    best_players = weights @ np.where(rows >= 0, pay, -np.inf).max(1)
    left = safe @ (weights @ (found.rooms * rows)) + entered @ (weights @ (found.rooms * caught))
    assert found.paths.sum() == pytest.approx(1)
    assert left.min() <= found.worth <= best_players
    assert best_players - left.min() < 0.02


def test_a_place_worth_nothing_costs_nothing_and_a_good_one_is_lost() -> None:
    assert if_caught(np.array([0.0, 0.25, 1.0])).tolist() == pytest.approx([0.0, 0.2, -0.55])


def test_chances_grow_towards_the_gates_and_with_the_right_keys() -> None:
    chances = chances_for(Table().state)
    red, blue, green = 1, 8, 64
    home, gate = room_number("A3"), room_number("E1")
    assert chances[gate, blue] == 1.0
    assert chances[gate, blue] > chances[gate, red] > chances[home, red] > 0
    assert chances[gate, red + green] >= chances[gate, red]
    assert chances[room_number("D1"), red + blue] == 1.0
    assert chances[room_number("C1"), 3 * blue + red] == 1.0


def test_the_ends_of_a_move_are_those_of_the_rules() -> None:
    table = drawn("""
        ghost 0 in B2, laid crown sun
        1 in A3: red thistle, red ship, blue stag, green sun
        2 in C4: red sun
        top green stag
        turn 1
    """)
    found = {room for room in range(ROOMS) if ends_of(table.state, 1).worth[room] >= 0}
    waiting, seen = [table], {room_number("A3")}
    while waiting:
        here = waiting.pop()
        for text in [text for text in here.legal(1) if text.startswith("open")]:
            there = here.guessed(1, 0)
            there.play(f"1 {text}")
            seen.add(int(there.state.pawn[1]))
            waiting.append(there)
    assert found == seen
    assert ends_of(table.state, 1).worth[FREE] < 0


def test_top_odds_count_what_the_seat_has_not_seen() -> None:
    table = drawn("""
        ghost 0 in B2, laid crown sun
        1 in A3: red thistle, red thistle, blue thistle
        top green thistle
        turn 1
    """)
    odds = np.zeros(3)
    top_odds(table.state, 1, odds)
    # Three red, three blue and two green thistles in the box; the seat holds two and one.
    assert odds.tolist() == [1 / 5, 2 / 5, 2 / 5]


def test_steps_spend_the_longest_held_key_and_draw_where_they_may() -> None:
    table = drawn("""
        ghost 0 in E5, laid stag
        1 in A3: 0/red sun, red thistle, blue stag
        top green ship
        turn 1
    """)
    way = 1 + 4 * 2
    assert [TEXTS[action] for action in steps(table.state, 1, way)] == ["open red sun", "open blue stag", "draw"]
    assert [TEXTS[action] for action in steps(table.state, 1, 1)] == ["open red sun", "stop"]
    assert [TEXTS[action] for action in steps(table.state, 1, 0)] == ["draw"]


def test_a_path_is_laid_card_by_card_and_ends_where_others_lie_already() -> None:
    path = Path(CREST_NAMES.index("crown") + CRESTS * CREST_NAMES.index("sun"), 2)
    assert [TEXTS[action] for action in rest_of_path(path, [])] == ["lay crown", "lay sun", "laid"]
    assert [TEXTS[action] for action in rest_of_path(path, ["crown"])] == ["lay sun", "laid"]
    assert [TEXTS[action] for action in rest_of_path(path, ["stag"])] == ["laid"]


def test_the_useless_key_goes_and_the_best_hand_is_caught() -> None:
    discard = drawn("""
        ghost 0 in A1, laid stag
        1 in D1: red thistle, red ship, red stag, green sun, blue stag
        top green ship
        turn 1
    """)
    assert COLOUR_NAMES[colour_of(useless_key(discard.state, 1))] != "blue", "the gate of E1 is blue"
    several = drawn("""
        ghost 0 in D2, laid stag
        1 in D1: 0/green thistle
        2 in D1: 0/red sun, 0/blue stag
        top green ship
        turn 2
    """).play("2 stop")
    assert best_catch(scene(several, 0), [1, 2]) == 2


def test_who_has_moved_is_where_it_is() -> None:
    table = drawn("""
        0 in E1: red sun
        ghost 1 in A1, laid stag
        2 in E3: blue sun
        3 in E5: blue ship
        top red thistle
        turn 3
    """)
    assert [has_moved(table.state, seat) for seat in (0, 2, 3)] == [False, True, False]


def test_belief_is_public_and_adds_up_to_the_cards() -> None:
    table = drawn(HUNT)
    chances = belief(table.state)
    assert sum(chances.values()) == pytest.approx(2, abs=0.01)
    assert chances["E5"] == 0
    for viewer in (1, SPECTATOR):
        assert belief(table.guessed(viewer, 3).state) == chances


def test_after_the_end_nobody_believes_anything() -> None:
    over = drawn("""
        ghost 0 in A2, laid thistle
        1 in E1: blue thistle
        top green stag
        turn 1
    """).play("1 open blue thistle")
    assert set(belief(over.state).values()) == {0.0}


def test_before_the_laying_belief_counts_on_the_best_length() -> None:
    chances = belief(Table().state)
    assert chances["A3"] == pytest.approx(1)
    assert 1 <= sum(chances.values()) <= 4.01


def test_commands_print_what_they_measured(capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    register(parser.add_subparsers(), played)
    for line in ("length --seats 2,2 --matches 2", "duel --levels 3,1 --matches 2", "belief"):
        args: Any = parser.parse_args(line.split())
        assert args.run(args) == 0
    printed = capsys.readouterr().out
    assert "mean" in printed
    assert "level 3 against level 1, 2 matches" in printed
    assert "100%" in printed


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("length --matches 0", "expected a whole number from 1"),
        ("length --seed -1", "expected"),
        ("length --seats x,1", "expected levels 1, 2, 3, 4, 5 between commas, got 'x,1'"),
        ("length --seats 4", "is for 2–4 seats, got 1"),
        ("duel --levels 4", "expected two levels and an even number of matches, got 4, 300"),
        ("duel --matches 3", "expected two levels and an even number of matches, got 5,3, 3"),
    ],
)
def test_commands_say_what_they_expect(line: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([nights.NAME, *line.split()]) == 2
    assert expected in capsys.readouterr().err


def test_each_level_beats_the_one_below_more_often_than_not() -> None:
    assert nights.wins(played, 5, 3, 16, 100) >= 0.6
    assert nights.wins(played, 3, 1, 16, 100) >= 0.5


def test_a_night_between_good_bots_is_neither_short_nor_endless() -> None:
    rounds = [int(state.rounds) for state in nights.nights(played, (5, 5, 5), 8, 50)]
    assert 5 <= mean(rounds) <= 25


@pytest.mark.prove
def test_level_5_wins_seven_of_ten_matches_against_level_3(record_property: Callable[[str, object], None]) -> None:
    won = nights.wins(played, 5, 3, 300, 1)
    record_property("figure", f"level 5 wins {won:.1%} of 300 matches against level 3")
    assert won >= 0.7


@pytest.mark.prove
def test_level_5_wins_more_than_half_against_level_4(record_property: Callable[[str, object], None]) -> None:
    won = nights.wins(played, 5, 4, 300, 1)
    record_property("figure", f"level 5 wins {won:.1%} of 300 matches against level 4")
    assert won >= 0.55


@pytest.mark.prove
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_between_competent_bots_last_six_to_twenty_rounds(
    seats: int, record_property: Callable[[str, object], None]
) -> None:
    for level in (4, 5):
        rounds = [int(state.rounds) for state in nights.nights(played, [level] * seats, 100, 1)]
        record_property("figure", f"{seats} seats at level {level}: {mean(rounds):.1f} rounds")
        assert 6 <= mean(rounds) <= 20, Counter(rounds)
