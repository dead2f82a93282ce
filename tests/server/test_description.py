"""Schemathesis asks every endpoint what its own description allows, and what it does not."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Inside

LEFT_OUT = "positive_data_acceptance,negative_data_rejection"
"""To JSON Schema 100.0 is a whole number, to us it is not; and what is too big is 413 before it is wrong."""


def question(server: Inside, examples: int, folder: Path) -> None:
    """Let schemathesis loose; fail with what it says, if it found something."""
    url = f"http://127.0.0.1:{server.port}/api/openapi.json"
    program = str(Path(sys.executable).parent / "schemathesis")
    command = [program, "run", url, "--max-examples", str(examples), "--no-color", "--exclude-checks", LEFT_OUT]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, cwd=folder)
    if done.returncode:
        found = done.stdout.partition("FAILURES")[2] or done.stdout + done.stderr
        pytest.fail(found[:8000], pytrace=False)


def test_the_server_does_what_its_description_says(server: Inside, tmp_path: Path) -> None:
    question(server, 3, tmp_path)


@pytest.mark.prove
def test_the_server_does_what_its_description_says_a_thousand_times(
    server: Inside, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    question(server, 1000, tmp_path)
    record_property("figure", "up to 1,000 examples of every endpoint")
