"""What it costs the server to open a table for four: `python -m benchmarks.openings`, or with `--games spooky`.

Milliseconds of CPU a table and stage, all threads of the server counted, medians of the rounds. Pings fall where they
fall: they are part of what a connection costs.
"""

import argparse
import tempfile
from statistics import median

from benchmarks.server import Figures, free_port, games_for_four, install, listening, ran, serving
from hullaboo.core.arguments import positive

TABLES = 200
STAGES = {
    "making": "the request",
    "connecting": "four connections",
    "sitting": "four sit down, and the deal",
    "leaving": "four leave",
}


def opened(game: str) -> Figures:
    """One server, its tables opened and left."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, listening(serving(port, f"{folder}/tables.sqlite3")) as pid:
        return ran("open_tables.js", port, pid, TABLES, game)


def main() -> None:
    """Measure every game that seats four."""
    box = games_for_four()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=box, default=box, help="only these")
    parser.add_argument("--rounds", type=positive, default=3)
    args, _ = parser.parse_known_args()
    install()
    for name in args.games:
        rounds = [opened(name) for _ in range(args.rounds)]
        costs = {stage: median(each[stage] for each in rounds) for stage in STAGES}
        words = ", ".join(f"{STAGES[stage]} {cost:.1f}" for stage, cost in costs.items())
        print(f"{name:10} {sum(costs.values()):5.1f} ms a table: {words}")


if __name__ == "__main__":
    main()
