"""Facts about the tracked files that keep the tree tidy."""

import json
import re
import subprocess
import tomllib
from os.path import normpath
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Spelled in pieces, so that this file passes its own test.
REGISTRIES = ["py" + "pi.org", "python" + "hosted.org", "registry.npm" + "js.org", "registry.yarn" + "pkg.com"]
INDEX_OPTIONS = ["--index" + "-url", "--extra-index" + "-url", "--find" + "-links"]
HOMES = {"home", "Users", "root", "mnt", "media", "Volumes", "workspace", "workspaces", "builds"}
"""Where people and checking machines keep their files."""
SYSTEM = {"bin", "boot", "dev", "etc", "lib", "lib64", "opt", "proc", "run", "sbin", "srv", "sys", "tmp", "usr", "var"}
"""What every machine has."""

HALF_A_PAGE = 30
"""Lines of 120 letters, empty ones not counted."""

Texts = dict[str, str]


def holding(texts: Texts, words: list[str]) -> list[str]:
    return [f"{path}: {word}" for path, text in texts.items() for word in words if word in text]


def climbing(path: str, text: str) -> list[str]:
    """The relative paths in a file that lead out of the repository."""
    steps = re.findall(r"(?<![\w./])(?:\./)?(?:\.\./)+[\w./-]*", text)
    return [f"{path}: {step}" for step in steps if normpath(Path(path).parent / step).startswith("..")]


def belongs_to_one_machine(path: Path) -> bool:
    """Whether an absolute path leads to somebody's files: under a home, or to what just this machine has."""
    _, top, *_ = path.parts
    return top in HOMES or (top not in SYSTEM and path.exists())


def of_one_machine(path: str, text: str) -> list[str]:
    """The absolute paths in a file that belong to one machine; a path of a web site is there on none."""
    found = re.findall(r"(?<![\w.:/~*-])/[A-Za-z][\w.-]*/[\w.-]+", text)
    return [f"{path}: {name}" for name in found if belongs_to_one_machine(Path(name))]


def unindexed(index: str, names: list[str]) -> list[str]:
    return [name for name in names if f"]({name})" not in index]


def dangling(path: str, text: str) -> list[str]:
    """The links of a page that lead to no file; links to other sites and to headings are not ours to check."""
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    return [
        f"{path}: {link}" for link in links if "://" not in link and not (ROOT / path).parent.joinpath(link).exists()
    ]


def too_long(page: str) -> bool:
    """Whether the prose of a decision is more than half a page; tables of data are free."""
    return len([line for line in page.splitlines() if line and not line.startswith("|")]) > HALF_A_PAGE


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def texts(tracked: list[str]) -> Texts:
    return {name: (ROOT / name).read_text("utf-8", "replace") for name in tracked}


@pytest.fixture(scope="module")
def locks() -> Texts:
    return {path.name: path.read_text("utf-8") for path in (ROOT / "locks").iterdir()}


def test_no_tracked_file_names_a_package_registry(texts: Texts) -> None:
    assert holding(texts, REGISTRIES) == []


def test_no_tracked_file_points_outside_the_repository(texts: Texts) -> None:
    assert [fault for path, text in texts.items() for fault in climbing(path, text)] == []
    assert [fault for path, text in texts.items() for fault in of_one_machine(path, text)] == []


def test_no_lock_says_where_packages_come_from(locks: Texts) -> None:
    assert holding(locks, [*REGISTRIES, *INDEX_OPTIONS, "://"]) == []


def test_every_locked_package_has_a_hash(locks: Texts) -> None:
    for name, text in locks.items():
        packages = re.split(r"\n(?=\S)", text.strip())
        assert [package.split()[0] for package in packages if "--hash=sha256:" not in package] == [], name


def test_what_runs_is_what_is_tested_and_measured(locks: Texts) -> None:
    pins = [line for line in locks["run.txt"].splitlines() if not line.startswith(" ")]
    for name in ("dev.txt", "bench.txt"):
        assert [pin for pin in pins if pin not in locks[name].splitlines()] == [], name


def test_the_locks_hold_every_dependency_of_the_project(locks: Texts) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = [re.split(r"[\[<>=;]", wanted)[0].replace(".", "-") for wanted in project["dependencies"]]
    assert [name for name in names if f"\n{name}==" not in "\n" + locks["run.txt"]] == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    names = sorted(path.name for path in folder.iterdir() if path.name != "README.md")
    assert unindexed((folder / "README.md").read_text(), names) == []


def test_a_decision_is_half_a_page() -> None:
    pages = [path for path in (ROOT / "docs" / "decisions").iterdir() if path.name[:4].isdigit()]
    prose = {path.name: too_long(path.read_text("utf-8")) for path in pages}
    assert sorted(name for name, is_too_long in prose.items() if is_too_long) == []


def test_the_index_of_decisions_is_in_order() -> None:
    listed = re.findall(r"^\| (\d{4}) \|", (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == sorted(listed)


def test_decisions_are_numbered_one_by_one() -> None:
    numbers = sorted(path.name[:4] for path in (ROOT / "docs" / "decisions").iterdir() if path.name != "README.md")
    assert sorted(set(numbers)) == numbers


def test_every_link_of_a_page_leads_somewhere(texts: Texts) -> None:
    assert [fault for path, text in texts.items() if path.endswith(".md") for fault in dangling(path, text)] == []


def test_every_dependency_has_its_reason(texts: Texts) -> None:
    project = tomllib.loads(texts["pyproject.toml"])
    lists = [project["project"]["dependencies"], *project["dependency-groups"].values()]
    names = {re.split(r"[\[<>=;]", line)[0] for lines in lists for line in lines if isinstance(line, str)}
    client = json.loads(texts["web/package.json"])
    names |= client["dependencies"].keys() | client["devDependencies"].keys()
    reasons = texts["docs/decisions/0001-dependencies.md"]
    assert sorted(name for name in names if f"| {name} |" not in reasons) == []


def test_words_that_name_nothing_name_no_file(tracked: list[str]) -> None:
    vague = {"utils", "util", "helpers", "misc", "common", "manager"}
    assert [name for name in tracked if Path(name).stem in vague] == []


def test_pages_are_waited_for_with_functions(texts: Texts) -> None:
    """A bare expression is evaluated anew at the second look, which the Content Security Policy forbids."""
    waits = {path: re.findall(r"wait_for_function\(\s*[^)]{0,12}", text) for path, text in texts.items()}
    bare = re.compile(r"wait_for_function\(\s*f?[\"'](?!\()")
    assert [path for path, found in waits.items() if path != "tests/test_tree.py" and any(map(bare.match, found))] == []


def test_text_files_end_with_one_newline_and_hold_no_trailing_space(texts: Texts) -> None:
    ours = {path: text for path, text in texts.items() if Path(path).suffix in {".py", ".md", ".toml", ".txt", ".ftl"}}
    assert [path for path, text in ours.items() if text.strip() and not re.search(r"\S\n\Z", text)] == []
    assert [path for path, text in ours.items() if re.search(r"[ \t]\n", text)] == []


def test_planted_faults_are_found() -> None:
    assert holding({"lock": "from https://" + REGISTRIES[0]}, REGISTRIES) == [f"lock: {REGISTRIES[0]}"]
    up = ".." + "/"
    assert climbing("docs/page.md", f"{up}README.md {up}{up}next/door.md") == [f"docs/page.md: {up}{up}next/door.md"]
    home = "/" + "home/ada"
    assert of_one_machine("a", f"{home}/notes /api/tables /usr/bin") == [f"a: {home}"]
    assert belongs_to_one_machine(ROOT) == (ROOT.parts[1] not in SYSTEM)
    assert unindexed("[one](0001-one.md)", ["0001-one.md", "0002-two.md"]) == ["0002-two.md"]
    assert too_long("# Title\n\n" + "A line.\n" * HALF_A_PAGE)
    assert not too_long("# Title\n\n" + "| a | table |\n" * 99)
    assert dangling("docs/page.md", "[a](nowhere.md) [b](https://a.b/c) [c](#heading)") == ["docs/page.md: nowhere.md"]
