"""The map is true: every file and function that it names is there, and READMEs name every module."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "src" / "hullaboo" / "server"
MAP = (ROOT / "docs" / "architecture.md").read_text("utf-8")
HOPS = re.findall(r"^\| (\d+[a-z]? [^|]*) \| `([^`]*)` \| `([^`]*)` \|$", MAP, re.MULTILINE)


def file_of(path: str) -> Path:
    """A file as the map names it: from the root of the project, or from the server."""
    return ROOT / path if path.startswith(("src/", "web/")) else SERVER / path


def has(file: Path, name: str) -> bool:
    """Whether a file defines a function, or a method as `Class.method`."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return name in functions(ast.parse(text))
    return (
        re.search(rf"^\s*(?:export )?(?:async )?(?:function )?{re.escape(name)}\([^\n]*\{{$", text, re.MULTILINE)
        is not None
    )


def functions(tree: ast.AST, inside: str = "") -> set[str]:
    """The functions of a module, and the methods of its classes."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            found |= functions(node, f"{inside}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(inside + node.name)
    return found


def test_a_move_has_a_way() -> None:
    numbers = [int(first) for what, _, _ in HOPS if (first := what.split()[0]).isdigit()]
    assert numbers == sorted(numbers)
    assert {*numbers} == {*range(1, max(numbers) + 1)}


@pytest.mark.parametrize(("what", "path", "name"), HOPS, ids=lambda each: each)
def test_every_hop_of_a_move_is_where_the_map_says(what: str, path: str, name: str) -> None:
    file = file_of(path)
    assert file.is_file(), f"{what}: {file.relative_to(ROOT)} is not there"
    assert has(file, name), f"{what}: {file.relative_to(ROOT)} has no {name}"


def test_what_is_not_there_is_noticed() -> None:
    pipeline = SERVER / "tables" / "pipeline.py"
    assert has(pipeline, "Pipeline.judge")
    assert not has(pipeline, "judge")
    assert not has(ROOT / "web" / "src" / "connection.svelte.ts", "heard")


def test_every_other_path_of_the_map_is_there() -> None:
    rest = "\n".join(line for line in MAP.splitlines() if not re.match(r"\| \d", line))
    for path in re.findall(r"`((?:protocol|tables|http|storage|server)/[\w./*]+)`", rest):
        folder = SERVER.parent if path.startswith("server/") else SERVER
        assert [*folder.glob(path)], f"the map names {path}, which is not there"


READMES = {
    "src/hullaboo/server": "src/hullaboo/server/**/*.py",
    "src/hullaboo/kit": "src/hullaboo/kit/**/*.*",
    "web": "web/src/*.*",
}
"""Folders whose README names every module, and where these are."""
NO_MODULES = ("__init__", "__main__", "README", "migrations/")


def modules_in(pattern: str) -> set[str]:
    """The names of modules, without their endings."""
    paths = [path for path in ROOT.glob(pattern) if ".test." not in path.name and "__pycache__" not in path.parts]
    return {path.name.split(".")[0] for path in paths if not any(each in str(path) for each in NO_MODULES)}


@pytest.mark.parametrize("folder", READMES)
def test_a_readme_names_every_module_and_none_that_is_not_there(folder: str) -> None:
    readme = (ROOT / folder / "README.md").read_text("utf-8")
    rows = [line.split("|")[-3] for line in readme.splitlines() if line.startswith("|") and line.count("|") > 2]
    named = {name.split(".")[0].rstrip("/") for row in rows for name in re.findall(r"`([\w./]+)`", row)}
    modules = modules_in(READMES[folder])
    assert modules - named == set(), f"{folder}/README.md does not name these"
    folders = {path.name for path in (ROOT / folder).rglob("*") if path.is_dir()}
    assert {each for each in named if re.fullmatch(r"[A-Za-z_]\w*", each)} - modules - folders == set()
