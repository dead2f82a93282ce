"""The examples in docstrings and documents are run: Python as it stands, in every game where it names one; the commands
of a page one after the other; pieces of other files by what reads them. No block is left over.
"""

import ast
import importlib
import re
import runpy
import shlex
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import convert
from uvicorn.middleware import proxy_headers

from hullaboo.cli import main, parser
from hullaboo.core.finding import game, games
from hullaboo.play.lessons import Lessons
from hullaboo.play.log import HEADER_LINE, MOVE_LINE
from hullaboo.play.signing import LogKey

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
DOCUMENTS = [
    *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *SOURCES.rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")
]  # fmt: skip
ANY_GAME = "template"
"""An example that names it is meant for every game."""


MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def name_of(file: Path) -> str:
    """How a file is called here."""
    return str(file.relative_to(ROOT))


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


def commands_in(text: str) -> list[list[str]]:
    """The commands of ours in a text, with all that is optional, word by word."""
    lines = re.findall(r"^    hullaboo (.*)$", text, re.MULTILINE)
    return [shlex.split(re.sub(r"[\[\]]", "", line), comments=True) for line in lines]


SMALLER = {"balance": ["--matches", "2", "--jobs", "1"], "arena": ["--deals", "2", "--jobs", "1"]}
"""What makes a long command short."""
RUN_ELSEWHERE = {
    "serve": "server/test_operation.py", "keys": "server/storage/test_backups.py", "play": "test_cli.py",
    "new-game": "terminal/test_newgame.py", "nodes": "server/nodes/test_operating.py",
    "forget": "server/nodes/test_operating.py",
}  # fmt: skip
"""The tests of commands that wait for people, keep something, or write into the tree."""


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_the_commands_of_a_document_run(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    key = ""
    for command, *words in commands_in(file.read_text("utf-8")):
        parser(list(games())).parse_args([command, *words])
        if command in RUN_ELSEWHERE:
            assert f'"{command}"' in (ROOT / "tests" / RUN_ELSEWHERE[command]).read_text("utf-8")
        else:
            said = [key if word == "KEY" else word for word in words]
            assert main([command, *said, *SMALLER.get(command, [])]) == 0, command
        if command == "watch":
            key = sign(tmp_path / "match.log")


def sign(log: Path) -> str:
    """Sign a log as a server does; the key that `verify` is given."""
    server = LogKey(b"k" * 32)
    log.write_text(server.signed(log.read_text("utf-8")), "utf-8")
    return server.public


@pytest.mark.parametrize("file", sorted((ROOT / "examples").rglob("*.py")), ids=name_of)
def test_a_command_beside_an_example_is_one(file: Path) -> None:
    for words in commands_in(ast.get_docstring(ast.parse(file.read_text("utf-8")), clean=False) or ""):
        parser(list(games())).parse_args(words)


def read_log(text: str, _module: str) -> None:
    """Some lines of a log."""
    lines = [line for line in text.splitlines() if line != "…"]
    assert all(HEADER_LINE.fullmatch(line) or MOVE_LINE.fullmatch(line) for line in lines)


def read_lessons(text: str, _module: str) -> None:
    """Lessons and pictures."""
    assert convert(tomllib.loads(text), Lessons).lesson[0].steps


def read_plan(text: str, _module: str) -> None:
    """The first lines of a castle drawn with letters."""
    assert {letter for line in text.splitlines() for letter in line.split()} <= {*"01234RBG|-"}


def read_table(text: str, module: str) -> None:
    """A table drawn with words."""
    importlib.import_module(module).drawn(text)


READERS = {"play.log": read_log, "play.lessons": read_lessons, ".edition": read_plan, ".drawn": read_table}
"""What reads the blocks of a docstring that are not Python, by the end of the module's name."""


def others() -> Iterator[tuple[str, str]]:
    """All blocks of docstrings that are not Python, and their modules."""
    for file, docstring in docstrings():
        yield from ((module_of(file), text) for text in indented(docstring) if not is_python(text))


@pytest.mark.parametrize(("module", "text"), list(others()))
def test_a_block_that_is_not_python_is_read_by_what_reads_such(module: str, text: str) -> None:
    readers = [reader for end, reader in READERS.items() if module.endswith(end)]
    assert len(readers) == 1, f"{module}: nothing reads this:\n{text}"
    readers[0](text, module)


def read_proxy(text: str) -> None:
    """Settings of a proxy: it sends what the server reads, and its braces fit."""
    readers = [*(SOURCES / "hullaboo" / "server").rglob("*.py"), Path(proxy_headers.__file__)]
    sources = "".join(file.read_text("utf-8") for file in readers).lower()
    sent = re.findall(r"proxy_set_header (X-[\w-]+)", text)
    assert [header for header in sent if header.lower() not in sources] == []
    assert text.count("{") == text.count("}")
    assert "/metrics" in text or not re.search("proxy_pass|reverse_proxy", text), "what passes all on hides the figures"


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_every_indented_block_of_a_document_is_read(file: Path) -> None:
    prose = re.sub(r"```.*?```", "", file.read_text("utf-8"), flags=re.DOTALL)
    for block in indented(prose):
        targets = re.findall(r"^make (\w+)", block, re.MULTILINE)
        assert [target for target in targets if f"\n{target}:" not in MAKEFILE] == []
        if "{" in block:
            read_proxy(block)
        else:
            assert len(targets) + len(commands_in(textwrap.indent(block, "    "))) == len(block.splitlines())


RUN = {
    "python": "test_examples.py",
    "console": "bots/test_advice.py",
    "mermaid": "test_architecture.py",
}
"""Which test runs, or checks, the fenced blocks of documents, by their language."""


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_every_fenced_block_has_what_runs_it(file: Path) -> None:
    kinds = re.findall(r"^ *```(\w*)\n.*?^ *```$", file.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert [kind for kind in kinds if kind not in RUN] == []
    for kind in {*kinds} - {"python"}:
        assert file.name in (ROOT / "tests" / RUN[kind]).read_text("utf-8")


def test_planted_examples_are_found() -> None:
    text = "What.\n\n    table = 1\n\n    table += 1\n\nMore.\n\n    ghost 0 in A3\n\nx = 1\n"
    assert list(filter(is_python, indented(text))) == ["table = 1\n\ntable += 1\n"]
    assert [part for part in text.split("\n\n") if not part.startswith(" ") and is_python(part)] == ["x = 1\n"]
