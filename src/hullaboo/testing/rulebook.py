"""The rulebook of a game: its README numbers the rules, and every number has a test.

@proves(3, 4)
def test_a_wrong_card_goes_back() -> None: …
"""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])
NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)
NUMBERED_SECTIONS = ("Rules", "Rulings")
FACTS = "Facts"
FACT = re.compile(r"^\| ([^|]+?) +\| ([^|]+?) +\|$", re.MULTILINE)
"""A row of the table of facts."""
SECTIONS = (
    "Rules", FACTS, "Components and where they come from", "Rulings", "Notation", "View", "Observation", "History",
)  # fmt: skip


def proves(*numbers: int) -> Callable[[F], F]:
    """Say which numbers of the game's README a test proves."""
    if not numbers or not all(isinstance(number, int) for number in numbers):
        raise TypeError(f"expected the numbers of rules, got {numbers!r}")
    return lambda test: test


def sections(readme: str) -> dict[str, str]:
    """The parts of a README by their second-level headings."""
    parts = re.split(r"^## (.+)$", readme, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def numbers_written(readme: str) -> list[int]:
    """The numbers of all rules and rulings, in order."""
    found = sections(readme)
    return [int(number) for name in NUMBERED_SECTIONS for number in NUMBERED.findall(found.get(name, ""))]


def numbers_proved(tests: Path) -> set[int]:
    """The numbers named by `@proves` in a folder of tests, read without running them."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(tests.glob("test_*.py"))]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {number for function in functions for each in function.decorator_list for number in named_in(each)}


def named_in(decorator: ast.expr) -> list[int]:
    """The numbers in one `@proves(…)`; none for another decorator."""
    if not isinstance(decorator, ast.Call) or getattr(decorator.func, "id", "") != "proves":
        return []
    return [each.value for each in decorator.args if isinstance(each, ast.Constant) and isinstance(each.value, int)]
