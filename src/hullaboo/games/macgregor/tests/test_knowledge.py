"""Who may know what: keys handed over, keys drawn later, paths, piles; and that guesses are fair."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.kit.cards import face_of, known_by
from hullaboo.testing import proves
from hullaboo.testing.frequencies import assert_frequencies

from ..board import CREST_NAMES, colour_of, crest_on
from ..moves import KEYS
from ..state import place
from .drawn import DOORS, GAME, NOW, Table, drawn

GUESSES = 6000


def caught() -> Table:
    """Seat 1 was just caught by seat 0, which now holds its keys."""
    return drawn("""
        ghost 0 in A3, laid ship
        1 in A4: red thistle, blue stag
        2 in E5: red sun
        top green thistle
        turn 2
    """).play("2 stop")


@proves(20)
def test_the_new_ghost_knows_the_keys_it_gave_and_the_others_do_not() -> None:
    table = caught()
    assert table.hand(0, 1) == table.hand(0, 0) == ["red thistle", "blue stag"]
    assert table.hand(0, 2) == table.hand(0, SPECTATOR) == ["? thistle", "? stag"]
    assert all(table.guessed(1, seed).hand(0, 0) == table.hand(0, 0) for seed in range(50))


@proves(20, 30)
def test_what_joins_the_hand_later_the_new_ghost_does_not_know() -> None:
    table = caught().play("1 lay crown", "1 laid", "2 stop", "0 draw")
    assert table.hand(0, 0) == ["red thistle", "green thistle", "blue stag"]
    assert table.hand(0, 1) == ["red thistle", "? thistle", "blue stag"]
    colours = {table.guessed(1, seed).hand(0, 0)[1].split()[0] for seed in range(80)}
    others = {table.guessed(1, seed).hand(0, 0)[0] for seed in range(80)}
    assert colours | {text.split()[0] for text in others} == {"red", "blue", "green"}


@proves(3)
def test_others_are_told_the_crest_of_a_drawn_key_and_no_more() -> None:
    table = drawn("""
        ghost 0 in E5, laid stag
        1 in A3: red thistle
        2 in C3: red sun
        top green crown
        turn 1
    """).play("1 draw")
    assert table.told(1)[0] == {"code": "draw", "seat": 1, "colour": "green", "crest": "crown"}
    assert table.told(0)[0] == table.told(2)[0] == {"code": "draw-hidden", "seat": 1, "crest": "crown"}


@proves(29)
def test_spending_one_of_two_equal_keys_tells_nothing_about_the_other() -> None:
    picture = """
        ghost 0 in E5, laid stag
        1 in A3: 0/red thistle, {}
        2 in C3: red sun
        top green crown
        turn 1
    """
    alike = drawn(picture.format("red thistle")).play("1 open red thistle")
    other = drawn(picture.format("green thistle")).play("1 open red thistle")
    assert alike.hand(1, 0) == other.hand(1, 0) == ["? thistle"]
    assert {alike.guessed(0, seed).hand(1, 1)[0] for seed in range(60)} == {
        other.guessed(0, seed).hand(1, 1)[0] for seed in range(60)
    }


@proves(29)
def test_backs_stand_in_the_order_of_crests_known_keys_first() -> None:
    table = drawn("""
        ghost 0 in E5, laid stag
        1 in A3: 0/blue sun, 0/red sun, green thistle, green sun
        2 in C3: red sun
        top green crown
        turn 1
    """)
    assert table.hand(1, 0) == ["? thistle", "red sun", "blue sun", "? sun"]
    assert table.hand(1, 2) == ["? thistle", "? sun", "? sun", "? sun"]
    assert table.hand(1, 1) == ["green thistle", "red sun", "blue sun", "green sun"]


@proves(19)
@pytest.mark.parametrize("edition", GAME.editions)
def test_the_ghost_never_enters_two_rooms_of_one_crest_in_a_round(edition: str) -> None:
    out = np.zeros(GAME.rules.MOST_LEGAL, np.int32)
    luck = np.random.default_rng(8)
    walks = 0
    for seed in range(12):
        table = Table(4, edition, seed)
        while table.turn is not None:
            count = DOORS.legal(table.states, NOW, table.turn, out)
            DOORS.apply(table.states, NOW, table.turn, int(out[luck.integers(count)]))
            rooms = [int(room) for room in table.state.trail[1:] if room >= 0]
            crests = [int(table.state.crest[room]) for room in rooms]
            assert len(set(crests)) == len(crests)
            walks += len(rooms) > 1
    assert walks > 200


@proves(3, 31)
def test_a_guess_keeps_crests_and_counts() -> None:
    table = Table(4, seed=7).play("0 lay crown", "0 lay sun", "0 laid")
    for seed in range(40):
        world = table.guessed(2, seed)
        assert world.broken is None
        assert world.view(2) == table.view(2)
        assert world.view(1)["pile"] == table.view(1)["pile"]


@proves(31)
def test_a_hidden_key_of_the_old_pile_is_not_one_that_was_shuffled_into_the_new() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: blue thistle
        2 in E5: red thistle
        top green stag
        pile none
        turn 1
    """).play("1 draw")
    # All other thistles lay open before they became the new pile, so seats 1 and 2 hold a red and a blue one.
    worlds = Counter(
        (table.guessed(0, seed).hand(1, 1)[0], table.guessed(0, seed).hand(2, 2)[0]) for seed in range(400)
    )
    assert set(worlds) == {("blue thistle", "red thistle"), ("red thistle", "blue thistle")}
    assert min(worlds.values()) > 150
    assert {table.guessed(1, seed).hand(2, 2)[0] for seed in range(50)} == {"red thistle"}


def faces(table: Table) -> tuple[int, ...]:
    """The kinds in seat 1's and 2's hands and on top, place by place."""
    hands = [face_of(int(table.state.hand[place(seat, slot)])) for seat in (1, 2) for slot in range(2)]
    return (*hands, int(table.state.top))


def test_a_guess_of_keys_is_fair_over_all_worlds_that_fit() -> None:
    table = drawn("""
        ghost 0 in dungeon
        1 in A3: 0/red thistle, blue stag
        2 in A3: green thistle, red stag
        top green stag
        pile red thistle, blue stag, green stag
    """)
    stags = [11, 11, 6, 6, 1]  # green, green, blue, blue, red: the top, seats 1 and 2, and two in the pile
    thistles = [10, 0]  # of seat 2, and in the pile; the ghost knows the red one of seat 1
    weights = Counter(
        (0, mine, thistle, theirs, top) for (mine, theirs, top), thistle in product(permutations(stags, 3), thistles)
    )
    counts = Counter(faces(table.guessed(0, seed)) for seed in range(GUESSES))
    expected: dict[tuple[int, ...], float] = {world: float(number) for world, number in weights.items()}
    assert_frequencies(counts, expected)


def walkable_paths(table: Table, cards: int) -> list[tuple[str, ...]]:
    """Every path of that length, found by looking at the board's picture."""
    crests = np.array([CREST_NAMES[int(crest)] for crest in table.state.crest]).reshape(5, 5)
    paths = []
    for names in permutations(CREST_NAMES, cards):
        at = [int(table.state.pawn[int(table.state.ghost)]) // 5, int(table.state.pawn[int(table.state.ghost)]) % 5]
        for name in names:
            beside = [(at[0] + down, at[1] + right) for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))]
            there = [spot for spot in beside if min(spot) >= 0 and max(spot) < 5 and crests[spot] == name]
            if not there:
                break
            at = list(there[0])
        else:
            paths.append(names)
    return paths


def path_laid(table: Table) -> tuple[str, ...]:
    """The crests that lie before the ghost, read from the state."""
    return tuple(CREST_NAMES[crest] for crest in table.state.path.tolist() if crest >= 0)


@proves(24)
@pytest.mark.parametrize(("room", "laid", "number"), [("B2", "sun stag", 14), ("A1", "stag ship sun", 12)])
def test_a_guess_of_the_path_is_fair_over_all_walkable_ones(room: str, laid: str, number: int) -> None:
    table = drawn(f"""
        ghost 0 in {room}, laid {laid}
        1 in E3: red thistle
        top green stag
        turn 1
    """)
    paths = walkable_paths(table, len(laid.split()))
    seen = Counter(path_laid(table.guessed(1, seed)) for seed in range(4000))
    assert len(paths) == number
    assert_frequencies(seen, dict.fromkeys(paths, 1.0))
    assert {path_laid(table.guessed(0, seed)) for seed in range(20)} == {tuple(laid.split())}


def test_a_guess_keeps_who_has_seen_what_lies_in_a_place() -> None:
    table = caught().play("1 lay crown", "1 laid", "2 stop", "0 draw")
    before = [known_by(int(card)) if card >= 0 else -1 for card in table.state.hand]
    after = [known_by(int(card)) if card >= 0 else -1 for card in table.guessed(2, 5).state.hand]
    assert before == after


@proves(29)
def test_a_guess_does_not_keep_the_places_of_backs() -> None:
    tables = [
        drawn(f"""
            ghost 0 in E5, laid stag
            1 in A3: {keys}
            2 in C3: red sun
            top green crown
            turn 1
        """)
        for keys in ("red thistle, blue stag, red crown", "red crown, red thistle, blue stag")
    ]
    assert tables[0].view(2)["hands"] == tables[1].view(2)["hands"]
    guessed = [[table.guessed(2, seed).states.tobytes() for seed in range(20)] for table in tables]
    assert guessed[0] == guessed[1]


@proves(29)
def test_a_guess_does_not_keep_which_of_two_keys_was_spent() -> None:
    tables = [
        drawn(f"""
            ghost 0 in E5, laid stag
            1 in A3: {keys}, green crown
            2 in C3: red thistle
            top green crown
            turn 1
        """).play("1 open red sun")
        for keys in ("0/red sun, blue sun", "0/blue sun, red sun")
    ]
    assert tables[0].view(2) == tables[1].view(2)
    guessed = [[table.guessed(2, seed).states[NOW].tobytes() for seed in range(20)] for table in tables]
    assert guessed[0] == guessed[1]
    assert tables[1].guessed(0, 3).hand(1, 0) == ["? crown", "blue sun"]


@proves(16, 29)
def test_a_guess_does_not_keep_which_key_was_handed_over_as_which() -> None:
    tables = [
        drawn(f"""
            ghost 0 in A3, laid ship
            1 in A4: {keys}
            2 in E5: red thistle
            top green thistle
            turn 2
        """).play("2 stop")
        for keys in ("2/red sun, blue sun", "2/blue sun, red sun")
    ]
    assert tables[0].view(0) == tables[1].view(0)
    guessed = [[table.guessed(0, seed).states[NOW].tobytes() for seed in range(20)] for table in tables]
    assert guessed[0] == guessed[1]


def test_what_is_sure_of_two_keys_stays_in_a_guess() -> None:
    table = drawn("""
        ghost 0 in E5, laid stag
        1 in A3: 0/red sun, 0/blue sun
        2 in C3: red thistle
        top green crown
        turn 1
    """).play("1 open red sun")
    assert table.guessed(2, 3).hand(1, 0) == table.guessed(2, 3).hand(1, 1)


def test_keys_are_named_by_colour_and_crest() -> None:
    assert KEYS[colour_of(7) * 5 + crest_on(7)] == "blue crown"
