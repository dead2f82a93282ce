"""The cache of machine code can never run stale or foreign code. Each case runs in processes of its own."""

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from hullaboo.core import rule as rules

LEAF = """
from hullaboo.core.rule import rule
import numpy as np
BONUS = {bonus}
TABLE = np.array([{table}], np.int64)

@rule
def leaf(x):
    return x {sign} 1 + BONUS + TABLE[0]
"""

TOP = """
from hullaboo.core.rule import rule
from leaf import leaf

@rule
def top(x):
    return leaf(x) * 10
"""

CALL = "import top; print(top.top(5)); print(len(top.top.stats.cache_hits))"


def run(folder: Path, code: str, **environment: str) -> list[str]:
    """Run Python in a folder of its own sources, with a cache of its own."""
    settings = {**os.environ, "HULLABOO_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=folder, env=settings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def write_leaf(folder: Path, bonus: int = 0, table: int = 0, sign: str = "+") -> None:
    """The called function, one way or another."""
    (folder / "leaf.py").write_text(LEAF.format(bonus=bonus, table=table, sign=sign))
    (folder / "top.py").write_text(TOP)


def files(folder: Path) -> set[str]:
    """The files of machine code."""
    return {file.name for file in (folder / "cache").iterdir()}


def test_a_second_process_loads_what_the_first_compiled(tmp_path: Path) -> None:
    write_leaf(tmp_path)
    first = run(tmp_path, CALL)
    there = files(tmp_path)
    assert run(tmp_path, CALL) == ["60", "1"]
    assert first == ["60", "0"]
    assert files(tmp_path) == there


@pytest.mark.parametrize(
    ("change", "answer"),
    [({"sign": "-"}, "40"), ({"bonus": 7}, "130"), ({"table": 3}, "90")],
    ids=["a called function", "a number it reads", "an array it reads"],
)
def test_a_change_in_another_file_is_seen_and_undone(tmp_path: Path, change: dict[str, int], answer: str) -> None:
    write_leaf(tmp_path)
    assert run(tmp_path, CALL)[0] == "60"
    write_leaf(tmp_path, **change)  # type: ignore[arg-type]
    assert run(tmp_path, CALL) == [answer, "0"]
    write_leaf(tmp_path)
    assert run(tmp_path, CALL) == ["60", "1"]


def test_a_called_function_may_move_to_another_file(tmp_path: Path) -> None:
    """As from one version to the next, or back: what was compiled before knows its home by name."""
    write_leaf(tmp_path)
    run(tmp_path, CALL)
    (tmp_path / "leaf.py").rename(tmp_path / "moved.py")
    (tmp_path / "top.py").write_text(TOP.replace("from leaf", "from moved"))
    assert run(tmp_path, CALL) == ["60", "0"]
    assert run(tmp_path, CALL) == ["60", "1"]


SPECIALISED = """
from hullaboo.core.rule import rule
import numpy as np

def adder_for(amount):
    @rule
    def add(x):
        return x + amount

    @rule
    def twice(row):
        row[0] = add(add(row[0]))
        return row[0]
    return twice

ONE, HUNDRED = adder_for(1), adder_for(100)

@rule
def both(row):
    return ONE(row) * 1000 + HUNDRED(row)
"""


@pytest.mark.parametrize("order", [("ONE", "HUNDRED"), ("HUNDRED", "ONE")])
def test_two_specialisations_compiled_apart_and_loaded_together(tmp_path: Path, order: tuple[str, str]) -> None:
    (tmp_path / "made.py").write_text(SPECIALISED)
    one = "import made, numpy as np; print(made.{}(np.zeros(1, np.int64)))"
    assert run(tmp_path, one.format("ONE")) == ["2"]
    assert run(tmp_path, one.format("HUNDRED")) == ["200"]
    there = files(tmp_path)
    both = f"""
    import made, numpy as np
    print(made.{order[0]}(np.zeros(1, np.int64)), made.{order[1]}(np.zeros(1, np.int64)))
    """
    expected = {"ONE": "2", "HUNDRED": "200"}
    assert run(tmp_path, both) == [expected[name] for name in order]
    assert files(tmp_path) == there
    assert run(tmp_path, one.format("both")) == ["2202"]


def test_a_switch_of_the_compiler_is_part_of_the_name(tmp_path: Path) -> None:
    write_leaf(tmp_path)
    run(tmp_path, CALL)
    assert run(tmp_path, CALL, NUMBA_BOUNDSCHECK="1") == ["60", "0"]


@pytest.mark.parametrize("damage", [b"", b"boo", None], ids=["empty", "other bytes", "one bit"])
def test_a_damaged_file_is_compiled_anew(tmp_path: Path, damage: bytes | None) -> None:
    write_leaf(tmp_path)
    run(tmp_path, CALL)
    for file in (tmp_path / "cache").iterdir():
        data = file.read_bytes()
        file.write_bytes(data[:-1] + bytes([data[-1] ^ 1]) if damage is None else damage)
    assert run(tmp_path, CALL) == ["60", "0"]
    assert run(tmp_path, CALL) == ["60", "1"]


WIDTHS = """
from hullaboo.core.rule import rule
import numpy as np

@rule
def doubled(x):
    return x * 2

@rule
def sums(narrow, wide, many):
    return doubled(narrow[0]) + doubled(wide[0]) + doubled(many) + doubled(3)
"""


def test_a_rule_is_compiled_once_for_numbers_of_all_widths(tmp_path: Path) -> None:
    (tmp_path / "widths.py").write_text(WIDTHS)
    call = """
    import numpy as np, widths
    print(widths.sums(np.array([100], np.int8), np.array([2**31 - 1], np.uint32), 1 << 40))
    print(len(widths.doubled.called.overloads))
    """
    assert run(tmp_path, call) == [str(200 + 2 * (2**31 - 1) + (1 << 41) + 6), "1"]


SYMBOLS = """
import numpy as np
from widths import doubled, sums

def doors(compiled):
    symbols = next(iter(compiled.overloads.values())).library.get_defined_functions()
    return len([each for each in symbols if "cpython" in each.name])

once = np.array([1], np.int64)
print(sums(once, once, 1), len(doubled.overloads), doors(doubled.called))
print(doubled(4), doors(doubled))
"""


def test_what_rules_alone_call_has_no_door_from_python_until_python_calls_it(tmp_path: Path) -> None:
    (tmp_path / "widths.py").write_text(WIDTHS)
    assert run(tmp_path, SYMBOLS) == ["12", "0", "0", "8", "1"]


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_a_folder_that_others_can_write_is_refused(tmp_path: Path) -> None:
    open_to_all = tmp_path / "cache"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    with pytest.raises(PermissionError, match=r"expected owner .* and mode 700"):
        rules.private(open_to_all)


def test_what_was_not_used_for_two_months_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HULLABOO_CACHE", str(tmp_path))
    old, new = tmp_path / "old", tmp_path / "new"
    old.touch()
    new.touch()
    os.utime(old, (0, time.time() - rules.KEPT_FOR_SECONDS - 60))
    assert rules.prune() == 1
    assert new.exists()
    assert not old.exists()


def test_a_rule_may_not_read_what_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="a rule may read numbers"):
        rules.describe({"a": 1})


def test_a_rule_may_not_call_itself(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(
        "from hullaboo.core.rule import rule\n@rule\ndef loop(x):\n    return 0 if x == 0 else loop(x - 1)\n"
    )
    caught = "import loop\ntry:\n    loop.loop(3)\nexcept TypeError as error:\n    print(error)"
    assert run(tmp_path, caught)[:3] == ["loop", "calls", "itself:"]


def test_interpreted_rules_are_the_plain_functions(tmp_path: Path) -> None:
    write_leaf(tmp_path)
    assert run(tmp_path, "import top; print(top.top(5), type(top.top).__name__)", NUMBA_DISABLE_JIT="1") == [
        "60",
        "function",
    ]
    assert not (tmp_path / "cache").exists()
