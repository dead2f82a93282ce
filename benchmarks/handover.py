"""What people notice of a rolling restart, on a PostgreSQL and a Redis of our own: `python -m benchmarks handover`.

Three servers in processes of their own, tables of two people in one more, who play all the time and come back by any
server. Counted is the wall time from the end of a socket to the next sight of the table; clients, servers and databases
share one machine, whose other work counts against us.
"""

import argparse

from tests.server.nodes.redis_server import RedisServer
from tests.server.nodes.rolling import in_processes, measured, said_of
from tests.server.storage.test_store import running_postgres

from hullaboo.core.arguments import positive

TABLES, NODES = 500, 3
THINK = 10.0
"""In seconds: how long people think about a move."""
LONGEST = 3.0
"""In seconds: no pause may be longer."""


def main() -> None:
    """Measure, and say it in one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=positive, default=TABLES)
    args, _ = parser.parse_known_args()
    redis = RedisServer()
    try:
        with running_postgres() as database:
            load, took = measured(database, in_processes(database, redis.url), args.tables, NODES, think=THINK)
    finally:
        redis.remove()
    print(f"{args.tables} tables, {NODES} servers restarted one after the other: pauses {said_of(load)}")
    print(f"(needed: {LONGEST:g} s); servers end in {max(took):.1f} s; {len(load.acknowledged):,} moves acknowledged;")
    print(f"lost, doubled or otherwise wrong: {load.faults or 'none'}")


if __name__ == "__main__":
    main()
