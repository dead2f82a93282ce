"""nginx as docs/hosting.md says, before two servers: led by tables' ids, and in turns."""

import asyncio
import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside, port_of_our_own
from tests.server.test_nodes import to_the_end

from hullaboo.play.verifying import verify

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BASE = """
{user} daemon off; worker_processes 1; error_log {folder}/error.log; pid {folder}/pid;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/a; uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
    {upstream}
    server {{ listen 127.0.0.1:{port}; {locations} }}
}}
"""


def block(first: str) -> str:
    """The code block of the page that begins so."""
    found = re.search(rf"^(?:    {re.escape(first)}.*\n)(?:    .*\n|\n(?=    ))*", PAGE, re.MULTILINE)
    assert found, f"docs/hosting.md has no block that begins with {first}"
    return found[0]


def upstream(one: int, two: int, is_led: bool) -> str:
    """The page's upstream for two ports; without its line that leads by tables' ids, nginx takes turns."""
    written = block("map $uri $of_a_table {").replace("8001", str(one)).replace("8002", str(two))
    return written if is_led else written.replace("hash $of_a_table consistent;", "")


@pytest.fixture
def nginx() -> Iterator[Callable[[str], int]]:
    """Starts nginx with an upstream; gives its port."""
    folder, started = Path(tempfile.mkdtemp(prefix="nginx-")), list[subprocess.Popen[bytes]]()

    def start(upstream: str) -> int:
        program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
        if program is None:
            pytest.fail("nginx is missing: install it (Debian: apt install nginx-light)")
        locations = block("location = /metrics {").replace("http://127.0.0.1:8000", "http://hullaboo")
        port, file = port_of_our_own(), folder / "nginx.conf"
        file.write_text(
            BASE.format(
                user="user root;" if os.getuid() == 0 else "",
                folder=folder,
                upstream=upstream,
                port=port,
                locations=locations,
            )
        )
        started.append(subprocess.Popen([program, "-c", str(file), "-p", str(folder)], stderr=subprocess.DEVNULL))
        while not answers(port):
            assert started[0].poll() is None, (folder / "error.log").read_text()
            time.sleep(0.05)
        return port

    yield start
    for process in started:
        process.terminate()
        process.wait(60)
    shutil.rmtree(folder)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@pytest.mark.parametrize("is_led", [True, False], ids=["by the table's id", "in turns"])
def test_tables_are_played_behind_nginx(two: tuple[Inside, Inside], nginx: Callable[[str], int], is_led: bool) -> None:
    port = nginx(upstream(two[0].port, two[1].port, is_led))
    tables = []
    for _ in range(4):
        host, friend = Guest(port), Guest(port)
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"
        tables.append((table, host, friend))

    async def all_play() -> None:
        await asyncio.gather(*(to_the_end(*each) for each in tables))

    asyncio.run(all_play())
    for table, host, _friend in tables:
        assert verify(host.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert Guest(port).ask("GET", "/metrics").status == 404
    assert two[0].troubles == two[1].troubles == []
