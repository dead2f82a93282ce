"""What lies in `deploy` fits the server: its command lines are read, its expressions name figures that there are."""

import json
import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hullaboo.cli import parser
from hullaboo.server.commands import figures_at
from hullaboo.server.metrics import metrics
from hullaboo.server.settings import must_be_a_node, must_be_a_redis, must_be_proxies, public_origin
from hullaboo.server.tables.handover import LONGEST

yaml: Any = import_module("yaml")
ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NAMES = {
    "HULLABOO_DATABASE": "postgresql://h@/h",
    "HULLABOO_REDIS": "redis://r",
    "POSTGRES_PASSWORD": "p",
    "%H": "m",
    "%i": "1",
}
OURS = re.compile(r"\b((?:hullaboo|process)_[a-z_]+)")
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def filled_in(text: str) -> str:
    """With what systemd and compose put there."""
    text = re.sub(r"\$\{PUBLIC_URL[^}]*\}", "https://games.example.org", text)
    for name, value in NAMES.items():
        text = (
            re.sub(rf"\$\{{{name}[^}}]*\}}", value, text).replace(name, value)
            if "%" not in name
            else text.replace(name, value)
        )
    return text


def must_be_good(words: list[str]) -> None:
    """Refuse a command line that the server would refuse."""
    given = parser(words).parse_args(words)
    if words[0] == "serve":
        public_origin(given.public_url)
        must_be_proxies(given.trusted_proxy)
        assert figures_at(given.figures, 0)
        if given.node:
            must_be_a_node(given.node, given.database)
            must_be_a_redis(given.redis, given.node)


@pytest.mark.parametrize("unit", UNITS)
def test_units_start_what_there_is(unit: str) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text("utf-8"), re.MULTILINE)
    program, *words = shlex.split(filled_in(line))
    assert program == "/opt/hullaboo/bin/hullaboo"
    must_be_good(words)


def test_servers_have_the_time_to_hand_tables_over() -> None:
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", (DEPLOY / "hullaboo@.service").read_text("utf-8"), re.MULTILINE)
    assert int(seconds) > LONGEST + 15
    assert int(composed()["services"]["one"]["stop_grace_period"].rstrip("s")) > LONGEST + 15


def composed() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


@pytest.mark.parametrize("service", ["one", "two"])
def test_the_composed_servers_start(service: str) -> None:
    must_be_good([filled_in(each) for each in composed()["services"][service]["command"]])
    assert composed()["services"][service]["build"]["dockerfile"] == "deploy/Containerfile"


def test_nginx_is_told_what_the_page_says() -> None:
    ours = {line.strip() for line in (DEPLOY / "nginx.conf").read_text("utf-8").splitlines()}
    for first in ("map $uri $of_a_table {", "location = /metrics {"):
        block = re.search(rf"^(?:    {re.escape(first)}.*\n)(?:    .*\n|\n(?=    ))*", PAGE, re.MULTILINE)
        assert block
        said = {line.strip() for line in block[0].splitlines()}
        assert {line for line in said - ours if not re.search(r"127\.0\.0\.1:", line)} == set()


def shown() -> set[str]:
    """The names of all figures."""
    text = metrics()[0].decode()
    return {*re.findall(r"^([a-z_]+)(?:\{| )", text, re.MULTILINE)} | {
        *re.findall(r"^# TYPE ([a-z_]+) ", text, re.MULTILINE)
    }


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for each in expressions for name in OURS.findall(each)}
    assert len(expressions) > 20
    assert names - shown() - series_of_histograms() == set()
    assert all(each.count("(") == each.count(")") and each.count("{") == each.count("}") for each in expressions)
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def series_of_histograms() -> set[str]:
    """Those that appear with the first observation only."""
    kinds = re.findall(r"^# TYPE ([a-z_]+) (\w+)$", metrics()[0].decode(), re.MULTILINE)
    ends = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",)}
    return {name + end for name, kind in kinds for end in ends.get(kind, ())}


def test_alerts_ask_for_figures_that_there_are() -> None:
    table = PAGE[PAGE.index("## Alerts") : PAGE.index("## What one address")]
    names = {*OURS.findall(table)}
    assert len(names) > 5
    assert names - shown() - series_of_histograms() == set()
