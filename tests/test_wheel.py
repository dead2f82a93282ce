"""What a person gets who installs the wheel."""

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

CLIENT = "hullaboo/server/static/"
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def test_the_wheel_holds_every_file_of_the_package_but_the_games_tests(wheel: zipfile.ZipFile) -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    files = {name.removeprefix("src/") for name in listed if (ROOT / name).is_file()}
    tests = {name for name in files if name.startswith("hullaboo/games/") and "/tests/" in name}
    copies = {"hullaboo/server/protocol.md"}
    packed = {name for name in wheel.namelist() if name.startswith("hullaboo/") and not name.startswith(CLIENT)}
    assert packed == files - tests | copies


def test_the_wheel_carries_the_built_client(wheel: zipfile.ZipFile) -> None:
    assert f"{CLIENT}index.html" in wheel.namelist()
    assert any(name.startswith(f"{CLIENT}assets/") and name.endswith(".js") for name in wheel.namelist())


def test_the_wheel_carries_licence_types_and_command(wheel: zipfile.ZipFile) -> None:
    folder = next(name for name in wheel.namelist() if name.endswith("/METADATA")).split("/")[0]
    assert f"{folder}/licenses/LICENSE" in wheel.namelist()
    assert "hullaboo/py.typed" in wheel.namelist()
    assert b"hullaboo = hullaboo.cli:main" in wheel.read(f"{folder}/entry_points.txt")


def test_the_wheel_asks_for_what_the_project_asks_for(wheel: zipfile.ZipFile) -> None:
    metadata = wheel.read(next(name for name in wheel.namelist() if name.endswith("/METADATA"))).decode()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert metadata.count("\nRequires-Dist: ") == len(project["dependencies"])
    assert "\nRequires-Python: >=3.11\n" in metadata
