"""What many tables need, worked out by hand for round numbers; and docs/scale.md says what the program says."""

from pathlib import Path

import pytest
from benchmarks.needs import MEASURED, Costs, Use, needs, table

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scale.md"
ROUND = Costs(owner=1.0, relayed=3.0, postgres=0.5, redis=0.1, log_bytes=100, table_kilobytes=200)


def test_a_thousand_moves_a_second() -> None:
    found = needs(10_000, ROUND, Use(people=2, moves_a_minute=6, relayed=0.5, busy=0.5, commits_a_second=100))
    assert found.moves == pytest.approx(1000)
    assert found.nodes == 4, "a move costs 2 ms on the average, which is two cores, each half busy"
    assert found.memory_gigabytes == pytest.approx(2)
    assert found.connections == 20_000
    assert found.commits == pytest.approx(400), "what waits goes together"
    assert found.postgres_cores == pytest.approx(1)
    assert found.redis_messages == pytest.approx(1500), "one there, and one to each person back"
    assert found.redis_cores == pytest.approx(0.1)
    assert found.log_gigabytes_a_day == pytest.approx(8.64)


def test_few_tables_are_committed_one_by_one() -> None:
    assert needs(100, ROUND, Use(moves_a_minute=6)).commits == pytest.approx(10)


def test_the_page_says_what_the_program_says() -> None:
    text = PAGE.read_text("utf-8")
    assert table(MEASURED, Use()) in text, "python -m benchmarks.needs prints the table of docs/scale.md"
    for name in ("owner", "relayed", "postgres", "redis"):
        assert f"{getattr(MEASURED, name):g}" in text, name
