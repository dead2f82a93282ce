"""What an operator sees: metrics for Prometheus, and logs as one JSON object a line. Neither ever holds a secret."""

import gc
import logging
import sys
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import accumulate
from time import perf_counter
from typing import TextIO

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from hullaboo.server.logwriter import LogWriter

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Tally(Collector):
    """A counter for one thread that costs next to nothing."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        """Nothing counted yet."""
        self._name, self._what, self.count = name, what, 0
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The count, for Prometheus."""
        yield CounterMetricFamily(self._name, self._what, value=self.count)


class Tallies(Collector):
    """A tally for each kind of a thing."""

    def __init__(self, name: str, what: str, label: str, registry: CollectorRegistry) -> None:
        """Nothing counted yet."""
        self._name, self._what, self._label = name, what, label
        self.counts: defaultdict[str, int] = defaultdict(int)
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The counts, for Prometheus."""
        family = CounterMetricFamily(self._name, self._what, labels=[self._label])
        for kind, count in sorted(self.counts.items()):
            family.add_metric([kind], count)
        yield family


class Spread(Collector):
    """How long something takes, counted by one thread for next to nothing."""

    def __init__(self, name: str, what: str, buckets: tuple[float, ...], registry: CollectorRegistry) -> None:
        """Nothing counted yet."""
        self._name, self._what, self._buckets = name, what, buckets
        self._counts, self._sum = [0] * (len(buckets) + 1), 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The counts, for Prometheus: each bucket holds those before it."""
        names = [*map(floatToGoString, self._buckets), "+Inf"]
        yield HistogramMetricFamily(
            self._name, self._what, buckets=list(zip(names, accumulate(self._counts), strict=True)), sum_value=self._sum
        )


class Pauses(Collector):
    """For how long Python's searches for cycles have stopped everything."""

    def __init__(self, registry: CollectorRegistry) -> None:
        """None yet."""
        self.begin_anew()
        registry.register(self)
        gc.callbacks.append(self._note)

    def begin_anew(self) -> None:
        """Forget what there was."""
        self.count, self.seconds, self.longest, self._began = 0, 0.0, 0.0, 0.0

    def _note(self, phase: str, _facts: object) -> None:
        if phase == "start":
            self._began = perf_counter()
        elif self._began:
            took = perf_counter() - self._began
            self.count += 1
            self.seconds += took
            self.longest = max(self.longest, took)

    def collect(self) -> Iterator[Metric]:
        """How many, how long together, and the longest since the start, for Prometheus."""
        what = "Searches for cycles, which stop everything"
        yield SummaryMetricFamily("hullaboo_gc_seconds", what, count_value=self.count, sum_value=self.seconds)
        yield GaugeMetricFamily("hullaboo_gc_longest_seconds", "The longest of them", value=self.longest)

    def __str__(self) -> str:
        """For people."""
        return (
            f"{self.count} searches for cycles, the longest {self.longest * 1000:.1f} ms, {self.seconds:.2f} s together"
        )


COMMITTED = Counter("hullaboo_moves", "Moves that are in the log", registry=REGISTRY)
COMMIT_SECONDS = Histogram("hullaboo_commit_seconds", "One group commit", buckets=QUICK, registry=REGISTRY)
TOLD_SECONDS = Spread("hullaboo_told_seconds", "From a move to all views", QUICK, REGISTRY)
RECEIVED = Tallies("hullaboo_messages_received", "Messages from sockets", "type", REGISTRY)
SENT = Tally("hullaboo_messages_sent", "Messages to sockets", REGISTRY)
REFUSED = Tallies("hullaboo_refused", "Messages refused", "code", REGISTRY)
RESYNCED = Counter("hullaboo_resynchronised", "Slow readers brought up to date at once", registry=REGISTRY)
CONNECTIONS = Gauge("hullaboo_connections", "Open sockets", registry=REGISTRY)
TURNED_AWAY = Tallies("hullaboo_connections_turned_away", "Connections hung up on unread", "why", REGISTRY)
CUT = Tallies("hullaboo_connections_cut", "Connections hung up on for what they sent, or did not", "why", REGISTRY)
LIVE_TABLES = Gauge("hullaboo_live_tables", "Tables in memory", registry=REGISTRY)
WOKEN = Counter("hullaboo_tables_woken", "Tables brought back from the log", registry=REGISTRY)
BROKEN_TABLES = Gauge("hullaboo_broken_tables", "Tables set apart: their records make no match", registry=REGISTRY)
FAILED_TABLES = Counter("hullaboo_failed_tables", "Tables that ended by an error of ours", registry=REGISTRY)
HANDED_OVER = Counter("hullaboo_tables_handed_over", "Tables that were left to another server", registry=REGISTRY)
LOST_TABLES = Counter("hullaboo_lost_tables", "Tables that another server has taken", registry=REGISTRY)
FAILED_WRITES = Counter("hullaboo_failed_writes", "Tries to write that have failed", registry=REGISTRY)
WRITABLE = Gauge("hullaboo_writable", "1 while the database takes what is written", registry=REGISTRY)
BOT_SECONDS = Histogram("hullaboo_bot_seconds", "How long bots think", buckets=(*QUICK, 5, 10), registry=REGISTRY)
BOT_QUEUE = Gauge("hullaboo_bot_queue", "Questions that wait for a bot's process", registry=REGISTRY)
BOT_BUDGET = Spread(
    "hullaboo_bot_budget_seconds", "For how long bots might search; less than 0.3 where others waited", QUICK, REGISTRY
)
FAILED_BOTS = Tallies(
    "hullaboo_failed_bots", "Questions that bots failed to answer: any legal move was played", "how", REGISTRY
)
PAUSES = Pauses(REGISTRY)
DROPPED_LINES = Tally("hullaboo_log_lines_dropped", "Log lines that nobody took in time", REGISTRY)
REQUESTS = Counter("hullaboo_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


def metrics() -> tuple[bytes, str]:
    """All figures, and the type of their text."""
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST


class JsonLines(logging.Formatter):
    """A record as one line of JSON: when, how bad, what, by which of several servers, what was given as `facts`."""

    def __init__(self, node: str = "") -> None:
        """For a server that has its database alone, or one with a name."""
        super().__init__()
        self._by = {"by": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **self._by,
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


LOG = logging.getLogger("hullaboo.server")


def note(what: str, **facts: object) -> None:
    """Write one line to the log."""
    LOG.info(what, extra={"facts": facts})


def lines_dropped(count: int) -> logging.LogRecord:
    """The record that says how many lines are missing."""
    record = LOG.makeRecord(LOG.name, logging.WARNING, "", 0, "log lines dropped", (), None)
    record.facts = {"count": count, "why": "nobody read the log"}
    DROPPED_LINES.count += count
    return record


def start_logging(stream: TextIO = sys.stderr, node: str = "") -> None:
    """Send our lines and uvicorn's warnings to a stream; requests are logged by us, without what could be secret."""
    handler = LogWriter(stream.fileno(), lines_dropped)
    handler.setFormatter(JsonLines(node))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO)


def flush_log() -> None:
    """Have what was logged so far written: a process that ends by a signal asks nobody."""
    for handler in logging.getLogger().handlers:
        handler.flush()
