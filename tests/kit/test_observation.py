"""Observations declared: names, ranges and kinds of numbers."""

from hullaboo.kit.observation import Number, Observed, bits, category, group, quantity

OBSERVED = Observed(
    Number("turn", category(5), "Whose turn it is."),
    Number("points", quantity(-40, 200), "The points.", 2),
    group("cards", "The cards.", 2, Number("known", category(2), "Seen."), Number("value", category(10, -1), "Value.")),
    Number("looking", bits(3), "Who looks."),
)
GOOD = [4, -40, 200, 1, -1, 0, 8, 7]


def test_all_numbers_are_counted() -> None:
    assert OBSERVED.count == 8
    assert OBSERVED.faults(GOOD) == []


def test_a_number_out_of_its_range_is_named() -> None:
    assert OBSERVED.faults([5, *GOOD[1:]]) == ["0, turn: expected 0 … 4, got 5"]
    assert OBSERVED.faults([*GOOD[:2], 201, *GOOD[3:]]) == ["2, points: expected -40 … 200, got 201"]
    assert OBSERVED.faults([*GOOD[:6], 9, 7]) == ["6, cards[1].value: expected -1 … 8, got 9"]
    assert OBSERVED.faults([*GOOD[:7], 8]) == ["7, looking: expected 0 … 7, got 8"]


def test_a_number_too_many_is_found() -> None:
    assert OBSERVED.faults([*GOOD, 0]) == ["expected 8 numbers, got 9"]


def test_the_table_says_where_each_stands() -> None:
    assert OBSERVED.tables().splitlines()[2:] == [
        "| 0 | 1 | `turn` | 0 … 4 | category | Whose turn it is. |",
        "| 1 | 2 | `points` | −40 … 200 | quantity | The points. |",
        "| 3 | 2 × 2 | `cards` | | | The cards. |",
        "| +0 | 1 | `known` | 0 … 1 | category | Seen. |",
        "| +1 | 1 | `value` | −1 … 8 | category | Value. |",
        "| 7 | 1 | `looking` | 0 … 7 | set of bits | Who looks. |",
    ]
