"""What many live tables need: the arithmetic of docs/scale.md, as `python -m benchmarks.needs` prints it."""

from dataclasses import dataclass
from math import ceil

DAY = 86_400


@dataclass(frozen=True)
class Costs:
    """What a move costs, as `benchmarks scale` measures it: milliseconds of CPU, and bytes in the log."""

    owner: float
    relayed: float
    postgres: float
    redis: float
    log_bytes: float
    table_kilobytes: float
    """What a live table holds in memory."""


@dataclass(frozen=True)
class Use:
    """How tables are played at."""

    people: float = 3.0
    """At a table."""
    moves_a_minute: float = 6.0
    """At a table, by all who sit there."""
    relayed: float = 0.1
    """What part of the people is at another server than their table: few, where the proxy leads by tables' ids."""
    busy: float = 0.6
    """How busy a core may be in the ordinary."""
    commits_a_second: float = 200.0
    """By each server at most: what waits meanwhile goes together."""


@dataclass(frozen=True)
class Needs:
    """What so many live tables need."""

    moves: float
    nodes: int
    memory_gigabytes: float
    connections: int
    commits: float
    postgres_cores: float
    redis_messages: float
    redis_cores: float
    log_gigabytes_a_day: float


def needs(tables: int, costs: Costs, use: Use) -> Needs:
    """Work it out."""
    moves = tables * use.moves_a_minute / 60
    a_move = (1 - use.relayed) * costs.owner + use.relayed * costs.relayed
    nodes = ceil(moves * a_move / 1000 / use.busy)
    return Needs(
        moves=moves,
        nodes=nodes,
        memory_gigabytes=tables * costs.table_kilobytes / 1e6,
        connections=round(tables * use.people),
        commits=min(moves, nodes * use.commits_a_second),
        postgres_cores=moves * costs.postgres / 1000 / use.busy,
        redis_messages=moves * use.relayed * (1 + use.people),
        redis_cores=moves * use.relayed * costs.redis / 1000 / use.busy,
        log_gigabytes_a_day=moves * costs.log_bytes * DAY / 1e9,
    )


LINES = (
    ("moves a second", "moves", ",.0f"), ("servers (one core each)", "nodes", ",d"),
    ("their memory for tables, GB", "memory_gigabytes", ",.1f"), ("connections", "connections", ",d"),
    ("commits a second, at most", "commits", ",.0f"), ("cores of PostgreSQL", "postgres_cores", ",.1f"),
    ("messages of Redis a second, before they are gathered", "redis_messages", ",.0f"),
    ("cores of Redis", "redis_cores", ",.2f"), ("log, GB a day", "log_gigabytes_a_day", ",.1f"),
)  # fmt: skip
SIZES = (10_000, 100_000, 1_000_000)


def table(costs: Costs, use: Use) -> str:
    """The table of the page."""
    found = [needs(size, costs, use) for size in SIZES]
    head = ["live tables", *(f"{size:,}" for size in SIZES)]
    rows = [[what, *(format(getattr(each, name), form) for each in found)] for what, name, form in LINES]
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, ["---", *["---:"] * len(SIZES)], *rows])


MEASURED = Costs(
    owner=1.24, relayed=1.41, postgres=0.15, redis=0.05, log_bytes=150, table_kilobytes=300
)  # fmt: skip

if __name__ == "__main__":
    print(table(MEASURED, Use()), end="")
