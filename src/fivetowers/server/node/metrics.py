"""What Prometheus reads: tables, sockets, actions, latencies, bot times. Nothing in it is about a person."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4"  # the character set is added when it is sent
KEPT_SECONDS = 1.0
_LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_BOT_TIMES = (0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5)


class ActionTally(Collector):
    """What is counted for every action: plain numbers of one thread, put into Prometheus' form when they are read."""

    def __init__(self) -> None:
        self.actions = 0
        self.events = 0
        self._seconds = 0.0
        self._slots = [0] * (len(_LATENCIES) + 1)

    def took(self, seconds: float) -> None:
        """From a command to its durable answer."""
        self._seconds += seconds
        self._slots[bisect_left(_LATENCIES, seconds)] += 1

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        yield CounterMetricFamily("fivetowers_actions", "Commands that were carried out", self.actions)
        yield CounterMetricFamily("fivetowers_events", "Events written to the log", self.events)
        bounds = [*map(str, _LATENCIES), "+Inf"]
        buckets = [(bound, float(sum(self._slots[: index + 1]))) for index, bound in enumerate(bounds)]
        about = "From a command to its durable answer"
        yield HistogramMetricFamily("fivetowers_action_seconds", about, buckets, self._seconds)


class Metrics:
    """One set for each server, so that several can live in one process of tests."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._kept: tuple[float, bytes] | None = None
        self.tally = ActionTally()
        registry.register(self.tally)
        self.tables = Gauge("fivetowers_tables", "Tables in the memory of this node", registry=registry)
        self.sockets = Gauge("fivetowers_sockets", "Open sockets", registry=registry)
        self.leases = Gauge("fivetowers_leases", "Tables whose bots and clocks this node plays", registry=registry)
        self.unreadable = Gauge("fivetowers_unreadable_tables", "Tables whose log cannot be read", registry=registry)
        self.refusals = Counter("fivetowers_refusals", "What was refused", ["code"], registry=registry)
        self.conflicts = Counter("fivetowers_conflicts", "Writes that another node was first at", registry=registry)
        self.cut_off = Counter("fivetowers_cut_off", "Sockets and connections cut off", ["why"], registry=registry)
        self.requests = Counter("fivetowers_requests", "HTTP requests", ["status"], registry=registry)
        self.bot_faults = Counter("fivetowers_bot_faults", "Bots that failed to choose", registry=registry)
        self.bot_seconds = Histogram(
            "fivetowers_bot_seconds", "A bot's decision", ["bot"], buckets=_BOT_TIMES, registry=registry
        )

    def watch(
        self,
        tables: Callable[[], int],
        sockets: Callable[[], int],
        leases: Callable[[], int],
        unreadable: Callable[[], int],
    ) -> None:
        """Numbers that are asked for when somebody reads them."""
        self.unreadable.set_function(unreadable)
        self.tables.set_function(tables)
        self.sockets.set_function(sockets)
        self.leases.set_function(leases)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def recent_text(self) -> bytes:
        """For everybody who asks: asking more often than once in `KEPT_SECONDS` costs nothing and tells nothing new."""
        now = time.monotonic()
        if self._kept is None or now - self._kept[0] >= KEPT_SECONDS:
            self._kept = now, self.text()
        return self._kept[1]
