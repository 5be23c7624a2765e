"""The metrics for Prometheus: visits, requests, queues and sizes. They are collected when /metrics is requested.
What a database holds that cannot be reached is left out.

Names begin with `signpost_`; docs/monitoring.md explains which to watch, deploy/grafana.json shows them.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import Any

from flask import Flask
from peewee import fn
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)

from signpost.domain import times
from signpost.domain.errors import StorageUnavailable
from signpost.domain.version import product_version
from signpost.rest import readiness, request_stats
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import SharedResource
from signpost.runtime.clock import Clock
from signpost.runtime.features import hook
from signpost.storage import backup, database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host, Job, RecordCount
from signpost.storage.statements.due_times import waiting_in
from signpost.visits import middleware
from signpost.visits.middleware import BOUNDS_S


def text(app: Flask) -> bytes:
    """All metrics of an app, in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(_Metrics(app))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _Metrics:
    """The metrics of one app."""

    def __init__(self, app: Flask):
        self._app = app

    def collect(self) -> Iterator[Any]:
        """Called by the registry."""
        yield InfoMetricFamily("signpost", "The running version.", {"version": product_version()})
        yield from self._requests()
        yield from self._visits()
        yield from self._work()
        yield from self._resources()
        yield from self._nodes()
        yield from self._parts()
        with contextlib.suppress(StorageUnavailable):
            yield from self._resource_usage()

    def _requests(self) -> Iterator[Any]:
        stats = request_stats.of(self._app)
        requests = CounterMetricFamily(
            "signpost_requests",
            "Requests of API, agents and dashboard.",
            labels=["method", "operation", "status"],
        )
        for labels, count in [*stats.requests.items()]:
            requests.add_metric(labels, count)
        yield requests
        took = HistogramMetricFamily(
            "signpost_request_seconds", "Duration of requests of API, agents and dashboard.", labels=["operation"]
        )
        for operation, durations in [*stats.durations.items()]:
            took.add_metric([operation], _sums(request_stats.BOUNDS_S, durations.buckets), sum_value=durations.seconds)
        yield took

    def _visits(self) -> Iterator[Any]:
        visited = middleware.of(self._app)
        stats = visited.stats
        by_status = CounterMetricFamily(
            "signpost_visits", "Visits of links, by status of the answer.", labels=["status"]
        )
        for digit in range(2, 6):
            by_status.add_metric([f"{digit}xx"], stats.statuses[digit])
        yield by_status
        sums = _sums(BOUNDS_S, stats.buckets)
        total = sums[-1][1]
        yield HistogramMetricFamily(
            "signpost_visit_seconds",
            "From a visit's last byte to its answer.",
            buckets=sums,
            sum_value=stats.seconds,
        )
        found = CounterMetricFamily("signpost_rules_found", "Where visits found their record.", labels=["in"])
        found.add_metric(["database"], visited.records.database_reads)
        found.add_metric(["memory"], max(0, total - visited.records.database_reads))
        yield found
        yield _gauge("signpost_rules_remembered", "Paths cached in memory.", visited.records.cached_paths)

    def _work(self) -> Iterator[Any]:
        """The length of each queue, and how long its first entry has been due."""
        waiting = GaugeMetricFamily("signpost_waiting", "Length of each queue.", labels=["for"])
        age = GaugeMetricFamily(
            "signpost_waiting_seconds", "How long the first entry of each queue has been due.", labels=["for"]
        )
        with contextlib.suppress(StorageUnavailable):
            queues: dict[str, tuple[int, str | None]] = {
                "jobs": waiting_in(Job, Job.created_at, Job.finished_at.is_null()),
                "dns": waiting_in(Host, Host.dns_due_at, Host.dns_due_at <= times.now_text()),
            }
            for of_feature in hook().waiting_work():
                queues |= of_feature
            for name, (count, first) in queues.items():
                waiting.add_metric([name], count)
                age.add_metric([name], (times.now() - times.parse(first)).total_seconds() if first else 0)
        waiting.add_metric(["clicks"], middleware.of(self._app).clicks.waiting)
        for name, length in request_stats.of(self._app).queues.items():
            waiting.add_metric([name], length())
        yield waiting
        yield age
        load = request_stats.of(self._app).load()
        yield _gauge("signpost_requests_long", "Requests that have run for more than a minute.", load.long)
        yield _gauge(
            "signpost_pools_refusing", "Pools that have refused requests for more than a minute.", len(load.refusing)
        )

    def _parts(self) -> Iterator[Any]:
        """Whether each part can work, as /readyz says with its reasons."""
        ready = GaugeMetricFamily("signpost_ready", "Whether each part of the service can work.", labels=["part"])
        reasons = readiness.reasons()
        for part in readiness.CHECKS:
            ready.add_metric([part], part not in reasons)
        yield ready

    def _nodes(self) -> Iterator[Any]:
        """Where several nodes share a database: this one, and how many there are."""
        shared = database.of(self._app)
        if (age_s := shared.cluster.copy_age_s) is None:
            return
        text = "For how long the copy by which this node answers visits may be old."
        yield _gauge("signpost_copy_age_seconds", text, age_s)
        text = "By how many seconds the clock of this node is ahead of PostgreSQL's."
        yield _gauge("signpost_node_clock_offset_seconds", text, shared.cluster.clock_off_s)
        is_up = shared.unavailable_reason is None
        yield _gauge("signpost_postgresql_up", "Whether this node reaches PostgreSQL.", is_up)
        if is_up:
            alive = sum(node.is_alive for node in shared.cluster.nodes())
            yield _gauge("signpost_nodes", "Nodes with a sign of life in the last 30 seconds.", alive)

    def _resources(self) -> Iterator[Any]:
        """What this process has in memory and on its disk."""
        held = GaugeMetricFamily("signpost_held", "Places in use of what all share.", labels=["of"])
        for resource in SharedResource:
            held.add_metric([resource], bulkheads.of(self._app)[resource].held)
        yield held
        path = database.of(self._app).path
        sizes = GaugeMetricFamily("signpost_sqlite_bytes", "The files of the database.", labels=["file"])
        for name, ending in (("database", ""), ("wal", "-wal")):
            file = path.with_name(path.name + ending)
            sizes.add_metric([name], file.stat().st_size if file.exists() else 0)
        yield sizes
        step = "By how many seconds the clock was moved, where it cannot be trusted; else 0."
        yield _gauge("signpost_clock_step_seconds", step, parts_of(self._app)[Clock].step_s)
        if (created_at := backup.last_at(path)) is not None:
            yield _gauge("signpost_last_backup_timestamp_seconds", "When the last backup was made.", created_at)
        yield _gauge(
            "signpost_disk_free_bytes", "Free space on the disk of the instance.", shutil.disk_usage(path.parent).free
        )

    def _resource_usage(self) -> Iterator[Any]:
        """Counts of records and hostnames."""
        records = GaugeMetricFamily("signpost_records", "Links and redirects.", labels=["handler"])
        rows: Any = RecordCount.select(RecordCount.handler, fn.SUM(RecordCount.records)).group_by(RecordCount.handler)
        for handler, count in rows.order_by(RecordCount.handler).tuples():
            records.add_metric([handler], count)
        yield records
        yield from chain(*hook().metrics(app=self._app))
        broken: Any = RecordCount.select(fn.SUM(RecordCount.records)).where(RecordCount.monitor == "down").scalar()
        yield _gauge("signpost_records_broken", "Records with a destination that is down.", broken or 0)
        hosts = GaugeMetricFamily(
            "signpost_hosts", "Connected hostnames, by whether their DNS points here.", labels=["correct"]
        )
        for is_correct in (True, False):
            hosts.add_metric([str(is_correct).lower()], Host.select().where(Host.correct == is_correct).count())
        yield hosts


def _sums(bounds: Sequence[float], buckets: Sequence[int]) -> list[tuple[str, int]]:
    """A histogram as Prometheus has it: how many took at most so long, for each bound."""
    return [*zip((*map(str, bounds), "+Inf"), accumulate(buckets), strict=True)]


def _gauge(name: str, text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, text, value=value)
