"""The layers of src/hullaboo: what each may import, and that no game is named outside its own folder.

Of the server also: what the layers inside it may import; that no modules import each other in a circle, where imports
for types count; and that no class has too many public methods, where those of our own classes that it inherits from do.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
Tree = Mapping[str, str]  # the path of a file, from src/ on, and its text

EVERYTHING = frozenset({"core", "kit", "games", "play", "bots", "words", "terminal", "testing", "lab", "server", "cli"})
MAY_IMPORT: dict[str, frozenset[str]] = {
    "__init__": frozenset({"core"}),
    "__main__": frozenset({"cli"}),
    "core": frozenset(),
    "kit": frozenset({"core"}),
    "games": frozenset({"core", "kit"}),
    "play": frozenset({"core", "words"}),
    "bots": frozenset({"core", "play"}),
    "words": frozenset({"core"}),
    "terminal": EVERYTHING - {"server", "lab", "testing"},
    "testing": EVERYTHING - {"server"},
    "lab": EVERYTHING - {"server"},
    "server": EVERYTHING - {"lab"},
    "cli": EVERYTHING,
}
# The same for the layers inside the server; modules beside them are layers of their own.
BASE = frozenset({"identity", "logwriter", "metrics", "settings"})
SERVER_MAY_IMPORT: dict[str, frozenset[str]] = {
    "limits": BASE,
    "protocol": BASE,
    "storage": BASE | {"limits", "protocol"},
    "tables": BASE | {"limits", "protocol", "storage"},
    "http": BASE | {"limits", "protocol", "storage", "tables"},
    "socket": BASE | {"http", "limits", "protocol", "storage", "tables"},
    "nodes": BASE | {"http", "limits", "protocol", "socket", "storage", "tables"},
}
MOST_PUBLIC_METHODS = 15
# What must run on a bare GPU machine, and all that it needs there.
BARE_LAYERS = {"core", "kit"}
BARE_PARTS_OF_A_GAME = {"rules", "edition"}
BARE_LIBRARIES = {*sys.stdlib_module_names, "numpy", "numba", "hullaboo"}


def layer_of(path: str) -> str:
    return path.split("/")[1].removesuffix(".py")


def game_of(path: str) -> str | None:
    parts = path.split("/")
    return parts[2] if parts[1] == "games" and len(parts) > 3 else None


def is_test_of_a_game(path: str) -> bool:
    return game_of(path) is not None and path.split("/")[3] == "tests"


def sources(tree: Tree) -> Iterator[str]:
    return (path for path in tree if path.startswith("hullaboo/") and path.endswith(".py"))


def imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Every dotted name that the file imports, with its line; relative ones spelled out."""
    for node in ast.walk(ast.parse(text, path)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*path.split("/")[:-level], *filter(None, [module])] if level else [module or ""]
                yield from ((node.lineno, ".".join([*base, name.name])) for name in names)
            case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]):
                if ast.unparse(function) in {"import_module", "importlib.import_module", "__import__"}:
                    yield node.lineno, name


def layer_faults(tree: Tree) -> list[str]:
    return [
        f"{path}:{line}: {fault}"
        for path in sources(tree)
        for line, name in imports(path, tree[path])
        if (fault := layer_fault(path, name))
    ] + [f"{path}: its layer is not in the table" for path in sources(tree) if layer_of(path) not in MAY_IMPORT]


def layer_fault(path: str, name: str) -> str | None:
    package, layer, game, *_ = [*name.split("."), "", ""]
    if package != "hullaboo" or layer not in EVERYTHING:
        return None
    if game_of(path) and layer == "games":
        return None if game == game_of(path) else f"a game may not import {name}"
    own = layer_of(path)
    allowed = MAY_IMPORT["testing" if is_test_of_a_game(path) else own] if own in MAY_IMPORT else frozenset()
    return None if layer in {own, *allowed} else f"{own} may not import {name}"


def server_layer_of(name: str) -> str | None:
    """The layer inside the server that a dotted name is in, if it is in one."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["hullaboo", "server"] and len(parts) > 2 else None


def server_faults(tree: Tree) -> list[str]:
    """Imports from one layer of the server in another that may not."""
    return [
        f"{path}:{line}: server/{own} may not import {name}"
        for path in sources(tree)
        if (own := server_layer_of(dotted(path))) in SERVER_MAY_IMPORT
        for line, name in imports(path, tree[path])
        if (layer := server_layer_of(name)) and layer not in {own, *SERVER_MAY_IMPORT[own]}
    ]


def dotted(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def circles(tree: Tree, root: str) -> list[list[str]]:
    """The modules under a root that reach each other by imports, wherever in a file these stand."""
    modules = {dotted(path): path for path in sources(tree) if dotted(path).startswith(root)}
    direct = {
        module: {found for _, name in imports(path, tree[path]) if (found := module_named(name, modules)) != module}
        for module, path in modules.items()
    }
    reached = {module: everything_from(module, direct) for module in modules}
    together = {tuple(sorted(each for each in reached[module] if module in reached[each])) for module in modules}
    return sorted([*each] for each in together if each)


def module_named(name: str, modules: Mapping[str, str]) -> str | None:
    """The module that an imported name is, or is in."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name or None


def everything_from(module: str, direct: Mapping[str, set[str | None]]) -> set[str]:
    """All modules that a module imports, directly or not; itself only if it comes back to itself."""
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        for found in direct[waiting.pop()]:
            if found and found not in reached:
                reached.add(found)
                waiting.append(found)
    return reached


def big_classes(tree: Tree, root: str) -> list[str]:
    """Classes under a root with too many public methods; properties are methods."""
    found = {
        node.name: node
        for path in sources(tree)
        if dotted(path).startswith(root)
        for node in ast.walk(ast.parse(tree[path], path))
        if isinstance(node, ast.ClassDef)
    }
    counts = {name: len(public_methods(name, found)) for name in found}
    return [f"{name} has {count} public methods" for name, count in counts.items() if count > MOST_PUBLIC_METHODS]


def public_methods(name: str, classes: Mapping[str, ast.ClassDef]) -> set[str]:
    """The public methods of a class and of those of our own that it inherits from."""
    if name not in classes:
        return set()
    functions = [each for each in classes[name].body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    own = {each.name for each in functions if not each.name.startswith("_")}
    bases = [ast.unparse(base).split("[")[0].split(".")[-1] for base in classes[name].bases]
    return own.union(*(public_methods(base, classes) for base in bases))


def is_bare(path: str) -> bool:
    if game_of(path):
        return path.split("/")[3].removesuffix(".py") in BARE_PARTS_OF_A_GAME
    return layer_of(path) in BARE_LAYERS


def loaded_by(path: str, tree: Tree) -> set[str]:
    """The files of ours that importing `path` runs: the packages around it and what it names."""
    names = [".".join(path.removesuffix(".py").split("/")), *(name for _, name in imports(path, tree[path]))]
    pieces = [name.split(".")[:depth] for name in names for depth in range(1, name.count(".") + 2)]
    files = {"/".join(piece) + ending for piece in pieces for ending in (".py", "/__init__.py")}
    return files & set(tree)


def bare_files(tree: Tree) -> set[str]:
    reached: set[str] = set()
    waiting = {path for path in sources(tree) if is_bare(path)}
    while waiting:
        path = waiting.pop()
        reached.add(path)
        waiting |= loaded_by(path, tree) - reached
    return reached


def bare_faults(tree: Tree) -> list[str]:
    return [
        f"{path}:{line}: {name} is not on a bare GPU machine"
        for path in sorted(bare_files(tree))
        for line, name in imports(path, tree[path])
        if name.split(".")[0] not in BARE_LIBRARIES
    ]


def games_in(tree: Tree) -> set[str]:
    return {game for path in tree if path.startswith("hullaboo/") and (game := game_of(path))}


def name_faults(tree: Tree) -> list[str]:
    """Where a game is named outside the games, as a word of prose, of snake_case or of CamelCase.

    In another game's folder its name is only a word (two games are set in a castle); imports are judged elsewhere.
    """
    return [
        f"{path}:{number}: names the game {game}"
        for game in sorted(games_in(tree))
        for path, text in tree.items()
        if not path.startswith("hullaboo/games/")
        for number, line in enumerate([path, *text.splitlines()])
        if re.search(rf"(?<![a-z])(?:{game}|{game.capitalize()}|{game.upper()})(?![a-z])", line)
    ]


@pytest.fixture(scope="module")
def tree() -> Tree:
    """Every text in src/ and web/ that git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src", "web"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    texts = [name for name in sorted(set(listed)) if not name.endswith("package-lock.json")]  # hashes are no words
    files = {name: ROOT / name for name in texts if (ROOT / name).is_file()}
    return {name.removeprefix("src/"): file.read_text("utf-8", "replace") for name, file in files.items()}


def test_every_layer_imports_only_what_the_table_allows(tree: Tree) -> None:
    faults = layer_faults(tree)
    assert not faults, "\n".join(faults)


def test_every_layer_of_the_server_imports_only_what_its_table_allows(tree: Tree) -> None:
    faults = server_faults(tree)
    assert not faults, "\n".join(faults)


def test_no_modules_of_the_server_import_each_other_in_a_circle(tree: Tree) -> None:
    assert circles(tree, "hullaboo.server") == []


def test_no_class_of_the_server_does_more_than_one_job(tree: Tree) -> None:
    assert big_classes(tree, "hullaboo.server") == []


def test_every_module_of_the_server_has_its_test_or_is_named_in_one(tree: Tree) -> None:
    texts = {file.name: file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")}
    assert untested(tree, "hullaboo.server", texts) == []


def untested(tree: Tree, root: str, texts: Mapping[str, str]) -> list[str]:
    """The modules under a root of which no test has the name, and that none imports; migrations are data."""
    modules = [
        dotted(path) for path in sources(tree) if not path.endswith("__init__.py") and "/migrations/" not in path
    ]
    ours = sorted(module for module in modules if module.startswith(root))
    return [each for each in ours if f"test_{each.rpartition('.')[2]}.py" not in texts and not is_named(each, texts)]


def is_named(module: str, texts: Mapping[str, str]) -> bool:
    """Whether some test imports a module."""
    package, _, name = module.rpartition(".")
    direct = re.compile(rf"{re.escape(package)}(\.| import (\(\s*)?[\w,\s]*\b){name}\b")
    return any(direct.search(text) for text in texts.values())


def test_rules_and_editions_and_all_they_need_run_on_a_bare_machine(tree: Tree) -> None:
    faults = bare_faults(tree)
    assert not faults, "\n".join(faults)


def test_no_game_is_named_outside_its_own_folder(tree: Tree) -> None:
    faults = name_faults(tree)
    assert not faults, "\n".join(faults)


def test_the_checker_sees_the_package(tree: Tree) -> None:
    assert "hullaboo/__init__.py" in tree


ALLOWED = {
    "hullaboo/core/rule.py": "import numba\nfrom .luck import draw\nfrom hullaboo import __version__",
    "hullaboo/kit/cards.py": "from hullaboo.core import rule",
    "hullaboo/games/chess/rules.py": "import numpy as np\nfrom hullaboo.kit.cards import deal\nfrom .board import SIZE",
    "hullaboo/games/chess/board.py": "from dataclasses import dataclass",
    "hullaboo/games/chess/view.py": "import msgspec\nfrom . import rules\nfrom hullaboo.games.chess import moves",
    "hullaboo/games/chess/tests/test_rules.py": "from hullaboo.testing import drawn\nfrom ..rules import legal",
    "hullaboo/play/match.py": "from ..core import seats",
    "hullaboo/bots/search.py": "from hullaboo.play import match",
    "hullaboo/testing/conformance.py": "from hullaboo.lab import batch\nfrom hullaboo import bots, games",
    "hullaboo/lab/arena.py": "from hullaboo.bots import search",
    "hullaboo/server/tables/table.py": "import starlette\nfrom hullaboo.play import match",
    "hullaboo/cli.py": "from hullaboo import lab, server",
}
FORBIDDEN = {
    "hullaboo/__init__.py": "from .play import match",
    "hullaboo/core/rule.py": "def f():\n    from hullaboo.kit import cards",
    "hullaboo/kit/cards.py": "from ..games import chess",
    "hullaboo/games/chess/rules.py": "from hullaboo.games.go import rules",
    "hullaboo/games/chess/view.py": "from ...play import match",
    "hullaboo/games/chess/bots.py": "import hullaboo.bots.search",
    "hullaboo/games/chess/moves.py": "from .. import go",
    "hullaboo/games/chess/tests/test_rules.py": "from hullaboo.games.go import rules",
    "hullaboo/games/chess/tests/test_table.py": "from hullaboo import server",
    "hullaboo/play/match.py": "from importlib import import_module\nimport_module('hullaboo.bots')",
    "hullaboo/bots/search.py": "from hullaboo.kit import cards",
    "hullaboo/testing/conformance.py": "import hullaboo.server.tables.table as table",
    "hullaboo/lab/arena.py": "from hullaboo import server",
    "hullaboo/server/tables/table.py": "from ...lab import arena",
    "hullaboo/attic/old.py": "",
}
TOO_RICH = {
    "hullaboo/core/rule.py": "import platformdirs",
    "hullaboo/games/chess/edition.py": "from msgspec import toml",
    "hullaboo/games/chess/rules/moves.py": "import scipy.sparse",
}


FORBIDDEN_IN_THE_SERVER = {
    "hullaboo/server/limits/rates.py": "from hullaboo.server.storage import store",
    "hullaboo/server/protocol/fields.py": "from hullaboo.server.tables.lobby import Lobby",
    "hullaboo/server/storage/store.py": "import hullaboo.server.tables.table",
    "hullaboo/server/tables/table.py": "def f():\n    from hullaboo.server.http import guard",
    "hullaboo/server/tables/bots.py": "from hullaboo.server.socket.session import Session",
    "hullaboo/server/http/guard.py": "from hullaboo.server.socket import session",
}


@pytest.mark.parametrize("path", FORBIDDEN_IN_THE_SERVER)
def test_a_planted_import_from_a_forbidden_layer_of_the_server_is_found(path: str) -> None:
    assert len(server_faults({path: FORBIDDEN_IN_THE_SERVER[path]})) == 1


def test_a_planted_circle_is_found_also_where_it_is_only_for_types() -> None:
    tree = {
        "hullaboo/server/a.py": "from hullaboo.server.b import B\nfrom hullaboo.server import c",
        "hullaboo/server/b.py": "if TYPE_CHECKING:\n    from hullaboo.server.a import A",
        "hullaboo/server/c.py": "import hullaboo.core",
    }
    assert circles(tree, "hullaboo.server") == [["hullaboo.server.a", "hullaboo.server.b"]]


def test_a_planted_module_without_a_test_is_found() -> None:
    tree = {f"hullaboo/server/{name}.py": "" for name in ("a", "b", "c", "far/d", "far/__init__")}
    texts = {
        "test_a.py": "",
        "test_more.py": "from hullaboo.server import b\nfrom hullaboo.server.c import C\nimport d",
    }
    assert untested(tree, "hullaboo.server", texts) == ["hullaboo.server.far.d"]


def test_a_planted_class_of_many_jobs_is_found_also_where_it_inherits_them() -> None:
    methods = [f"    def f{number}(self): ...\n" for number in range(MOST_PUBLIC_METHODS + 1)]
    small = "class Small:\n    def _private(self): ...\n" + "".join(methods[:9])
    big = "from hullaboo.server.a import Small\nclass Big(Small):\n" + "".join(methods[9:])
    tree = {"hullaboo/server/a.py": small, "hullaboo/server/b.py": big}
    assert big_classes(tree, "hullaboo.server") == [f"Big has {MOST_PUBLIC_METHODS + 1} public methods"]


def test_what_the_table_allows_passes() -> None:
    assert layer_faults(ALLOWED) == []
    assert bare_faults(ALLOWED) == []


@pytest.mark.parametrize("path", FORBIDDEN)
def test_a_planted_import_from_a_forbidden_layer_is_found(path: str) -> None:
    assert len(layer_faults({path: FORBIDDEN[path]})) == 1


@pytest.mark.parametrize("path", TOO_RICH)
def test_a_planted_library_in_a_bare_place_is_found(path: str) -> None:
    assert len(bare_faults({path: TOO_RICH[path]})) == 1


@pytest.mark.parametrize("helper", ["board.py", "__init__.py", "board/__init__.py"])
def test_a_planted_library_behind_the_rules_is_found(helper: str) -> None:
    tree = {
        "hullaboo/games/chess/rules.py": "from .board import SIZE",
        f"hullaboo/games/chess/{helper}": "import attrs",
    }
    assert bare_faults(tree) == [f"hullaboo/games/chess/{helper}:1: attrs is not on a bare GPU machine"]


@pytest.mark.parametrize("line", ["# as in chess", "CHESS = 1", "class ChessTable: ...", "x = chess_board", "'chess'"])
@pytest.mark.parametrize("place", ["hullaboo/cli.py", "hullaboo/kit/rules.py", "web/src/shell.ts"])
def test_a_planted_name_of_a_game_is_found(place: str, line: str) -> None:
    tree = {"hullaboo/games/chess/rules.py": "chess = 1", place: f"\n{line}\n"}
    assert name_faults(tree) == [f"{place}:2: names the game chess"]


def test_a_file_called_like_a_game_is_found() -> None:
    tree = {"hullaboo/games/chess/rules.py": "", "hullaboo/words/chess.ftl": ""}
    assert name_faults(tree) == ["hullaboo/words/chess.ftl:0: names the game chess"]


def test_longer_words_are_no_names() -> None:
    assert name_faults({"hullaboo/games/chess/rules.py": "", "hullaboo/cli.py": "chessboard, duchess"}) == []
