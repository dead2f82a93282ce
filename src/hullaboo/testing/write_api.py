"""Writes docs/api.md anew, from the sources: `python -m hullaboo.testing.write_api`.

The page is the public surface: what stands there is kept from version to version; a test fails when it is otherwise.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import hullaboo

SOURCES = Path(hullaboo.__file__).parent
PAGE = SOURCES.parents[1] / "docs" / "api.md"
COMMAND = "python -m hullaboo.testing.write_api"
BEHIND = {
    "Game": "core.contract", "Edition": "core.edition", "Outcome": "core.outcome", "Move": "play.move",
    "Legal": "core.world", "Streamed": "play.fairness", "played": "play.simulate", "verify": "play.verifying",
    "Verdict": "play.verifying",
}  # fmt: skip
"""What is met behind the front door: where the names that it hands out live."""
ERRORS = "core.errors"
FOREWORD = f"""# The library

What `import hullaboo` gives, from the docstrings; written by `{COMMAND}`. What stands on
this page is kept: a change of it is a change of the version, and goes into the changelog. The README has an example;
the contract of a game is in `core/contract.py`, the conformance kit for games of one's own in `hullaboo.testing`.
"""
Definition = ast.ClassDef | ast.FunctionDef


def source(home: str) -> ast.Module:
    """A module as it is written."""
    file = SOURCES / f"{home.replace('.', '/')}.py"
    return ast.parse((file if file.exists() else file.with_suffix("") / "__init__.py").read_text("utf-8"))


def definition(home: str, name: str) -> Definition:
    """Where a name is defined, followed through the modules that hand it on."""
    for node in source(home).body:
        if isinstance(node, Definition) and node.name == name:
            return node
        if isinstance(node, ast.ImportFrom) and name in [each.name for each in node.names]:
            return definition(str(node.module).removeprefix("hullaboo."), name)
    raise LookupError(f"expected {name} in {home}, found none")


def said(node: Definition) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((ast.get_docstring(node) or "").partition("\n\n")[0].split())


def parameters(function: ast.FunctionDef) -> str:
    """What a function takes and gives, as it is written; without `self`."""
    taken = ast.unparse(function.args)
    for own in ("self, ", "cls, ", "self", "cls"):
        if taken == own or (own.endswith(", ") and taken.startswith(own)):
            taken = taken.removeprefix(own)
            break
    taken = taken.removeprefix("/, ")
    gives = f" -> {unquoted(function.returns)}" if function.returns and function.name != "__init__" else ""
    return f"({taken}){gives}"


def unquoted(given: ast.expr) -> str:
    """A type as it is written, also where it is named before it is defined."""
    return str(given.value) if isinstance(given, ast.Constant) else ast.unparse(given)


def is_property(function: ast.FunctionDef) -> bool:
    """Whether a method is read like a field."""
    return any("property" in ast.unparse(each) for each in function.decorator_list)


def fields_of(node: ast.ClassDef) -> Iterator[str]:
    """The fields that a class declares, with what is said of them."""
    for at, each in enumerate(node.body):
        if isinstance(each, ast.AnnAssign) and not ast.unparse(each.target).startswith("_"):
            after = node.body[at + 1] if at + 1 < len(node.body) else None
            words = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield line(ast.unparse(each), str(words))


def methods_of(node: ast.ClassDef) -> Iterator[str]:
    """The public methods and properties of a class."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and (not each.name.startswith("_") or each.name == "__len__"):
            shown = f": {unquoted(each.returns)}" if is_property(each) and each.returns else parameters(each)
            yield line(f"{each.name}{shown}", said(each))


def line(code: str, words: str) -> str:
    """One line of a list."""
    return f"- `{code}`" + (f": {' '.join(words.split())}" if words else "")


def begun_with(node: ast.ClassDef) -> str:
    """What a class is made with; nothing where it declares no way of its own."""
    made = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return parameters(made[0]) if made else ""


def entry(home: str, name: str) -> str:
    """The part of the page about one name."""
    node = definition(home, name)
    if isinstance(node, ast.FunctionDef):
        return f"### {name}\n\n`{name}{parameters(node)}`\n\n{said(node)}\n"
    listed = [*fields_of(node), *methods_of(node)]
    code = f"`{name}{begun_with(node)}`\n\n" if begun_with(node) else ""
    return "\n".join([f"### {name}\n\n{code}{said(node)}\n", *([*listed, ""] if listed else [])])


def errors() -> Iterator[str]:
    """Every error, as a line."""
    for node in source(ERRORS).body:
        if isinstance(node, ast.ClassDef):
            yield line(f"{node.name}({ast.unparse(node.bases[0])})", said(node))


def page() -> str:
    """The whole page."""
    front = [entry("core.finding" if name == "games" else home, name) for name, home in hullaboo.HOMES.items()]
    behind = [entry(home, name) for name, home in BEHIND.items()]
    where = ", ".join(f"`{name}` in `hullaboo.{home}`" for name, home in BEHIND.items())
    parts = [
        FOREWORD, "## `import hullaboo`\n", *front, f"## Behind it\n\n{where}.\n", *behind,
        f"## Errors\n\nIn `hullaboo.{ERRORS}`; each says what was expected and what came.\n", *errors(),
    ]  # fmt: skip
    return "\n".join(parts).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
