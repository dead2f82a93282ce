"""The examples in docstrings and documents are run: Python as it stands, in every game where it names one; commands are
read as the command line reads them.
"""

import ast
import importlib
import re
import runpy
import shlex
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from hullaboo.cli import parser
from hullaboo.core.finding import game, games

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
DOCUMENTS = [
    *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *SOURCES.rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")
]  # fmt: skip
ANY_GAME = "template"
"""An example that names it is meant for every game."""


class Example(NamedTuple):
    """Some Python, where it stands, and the module whose names it may use."""

    where: str
    code: str
    module: str = ""


def indented(docstring: str) -> Iterator[str]:
    """The indented blocks of a docstring."""
    for found in re.finditer(r"(?:^|\n\n)((?:    .*\n?|\n(?=    ))+)", docstring):
        yield textwrap.dedent(found[1])


def is_python(text: str) -> bool:
    """Whether a text is Python that does something: prose and pictures are not."""
    try:
        return any(not isinstance(each, ast.Expr) for each in ast.parse(text).body)
    except SyntaxError:
        return False


def docstrings() -> Iterator[tuple[Path, str]]:
    """Every docstring of the sources, with its file."""
    kinds = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(tree := ast.parse(file.read_text("utf-8"))):
            if isinstance(node, kinds) and (docstring := ast.get_docstring(node, clean=node is not tree)):
                yield file, docstring


def module_of(file: Path) -> str:
    """The name a file is imported by."""
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def examples() -> Iterator[Example]:
    """All of them."""
    for file, docstring in docstrings():
        for code in filter(is_python, indented(docstring)):
            yield Example(str(file.relative_to(ROOT)), code, module_of(file))
    for file in DOCUMENTS:
        for code in re.findall(r"```python\n(.*?)```", file.read_text("utf-8"), re.DOTALL):
            yield Example(str(file.relative_to(ROOT)), code)


def cases() -> Iterator[Example]:
    """Each example, and once for every game where it is meant for every game."""
    for each in examples():
        for name in list(games()) if f'"{ANY_GAME}"' in each.code else [ANY_GAME]:
            yield each._replace(code=each.code.replace(f'"{ANY_GAME}"', f'"{name}"'))


def run(example: Example, folder: Path) -> dict[str, object]:
    """Run an example from a file, as compiled rules must have one; the names it leaves."""
    file = folder / "example.py"
    file.write_text(example.code, "utf-8")
    known = vars(importlib.import_module(example.module)) if example.module else {}
    return runpy.run_path(str(file), {"game": game, **known})


@pytest.mark.parametrize("example", list(cases()), ids=lambda each: each.where)
def test_an_example_runs(example: Example, tmp_path: Path) -> None:
    left = run(example, tmp_path)
    match = left.get("match")
    assert match is None or match.over  # type: ignore[attr-defined]


def test_code_in_a_docstring_is_indented_so_that_it_is_run() -> None:
    loose = [
        f"{file.relative_to(ROOT)}: {part.splitlines()[0]}"
        for file, docstring in docstrings()
        for part in docstring.split("\n\n")
        if not part.startswith(" ") and is_python(part)
    ]
    assert loose == []


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda each: str(each.relative_to(ROOT)))
def test_a_command_in_a_document_is_one(file: Path) -> None:
    for line in re.findall(r"^    hullaboo (.*)$", file.read_text("utf-8"), re.MULTILINE):
        words = shlex.split(re.sub(r"[\[\]]", "", line), comments=True)
        parser(list(games())).parse_args(words)


def test_planted_examples_are_found() -> None:
    text = "What.\n\n    table = 1\n\n    table += 1\n\nMore.\n\n    ghost 0 in A3\n\nx = 1\n"
    assert list(filter(is_python, indented(text))) == ["table = 1\n\ntable += 1\n"]
    assert [part for part in text.split("\n\n") if not part.startswith(" ") and is_python(part)] == ["x = 1\n"]
