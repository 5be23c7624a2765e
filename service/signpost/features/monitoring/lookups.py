"""DNS of the connected hostnames: which are due, and what is stored of each finding."""

from __future__ import annotations

import random
from collections.abc import Collection
from datetime import timedelta
from typing import Any, NamedTuple

from signpost.domain import times
from signpost.features.monitoring import dns
from signpost.features.monitoring.dns import DnsFinding
from signpost.operations.hosts import host_views
from signpost.outbound.resolver import Resolver
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Host

# Intervals between checks: of a correct hostname; of a failing one on the first day, or that was correct at the check
# before; of a failing one later.
HEALTHY_AFTER, FAILING_AT_FIRST_AFTER, FAILING_AFTER = timedelta(hours=6), timedelta(minutes=10), timedelta(hours=1)
FIRST_DAY = timedelta(days=1)
JITTER = 0.1


class HostTask(NamedTuple):
    """A hostname to check, as it was when the check became due."""

    host: str
    wants_https: bool
    workspace_id: str
    awaits_proof: bool


class Lookups:
    """What the watcher does about hostnames."""

    def __init__(self, resolver: Resolver):
        self._resolver = resolver

    def due(self, count: int, full: Collection[str] = ()) -> list[HostTask]:
        is_due = (Host.dns_due_at <= times.now_text()) & Host.workspace.not_in(full)
        rows: Any = Host.select().where(is_due).order_by(Host.dns_due_at).limit(count)
        return [
            HostTask(row.host, row.https_requested, row.workspace_id, host_views.is_proof_awaited(row)) for row in rows
        ]

    def workspace_of(self, task: HostTask) -> str:
        return task.workspace_id

    def do(self, task: HostTask) -> DnsFinding:
        proof = host_views.proof_of(task.workspace_id) if task.awaits_proof else None
        target = settings.dns_target(settings.active())
        return dns.look(self._resolver, task.host, target, wants_https=task.wants_https, proof=proof)

    def write(self, done: list[tuple[HostTask, DnsFinding]]) -> None:
        with database.atomic():
            for task, finding in done:
                host: Host | None = Host.get_or_none(Host.host == task.host)
                # A finding for one workspace is not valid for the next.
                owner = (task.workspace_id, task.awaits_proof)
                if host is not None and (host.workspace_id, host_views.is_proof_awaited(host)) == owner:
                    _store_finding(host, finding)


def _store_finding(host: Host, finding: DnsFinding) -> None:
    now = times.now()
    since = {(error["scope"], error["message"]): error["updated_at"] for error in host.errors}
    host.errors = [
        {"scope": scope, "message": text, "updated_at": since.get((scope, text), times.text(now))}
        for scope, text in finding.errors
    ]
    was_checked, was_correct = host.checked_at is not None, host.correct
    host.correct, host.public = finding.correct, finding.public
    problems = [text for _, text in finding.errors]
    hook().host_checked(host=host, was_checked=was_checked, was_correct=was_correct, problems=problems)
    host.current, host.notice = finding.current, finding.notice
    if finding.is_proved:
        host.awaits_proof = False
        database.announce(host.host)
    host.checked_at = times.text(now)
    host.dns_due_at = times.text(now + _wait(host, finding, was_correct) * random.uniform(1 - JITTER, 1 + JITTER))
    host.save(
        only=[
            Host.correct, Host.public, Host.current, Host.errors, Host.notice, Host.checked_at, Host.dns_due_at,
            Host.awaits_proof, Host.reported_correct,
        ]
    )  # fmt: skip


def _wait(host: Host, finding: DnsFinding, was_correct: bool) -> timedelta:
    if not finding.errors:
        return HEALTHY_AFTER
    # One that worked at the check before is checked again soon: the second failure is reported.
    is_early = was_correct or times.now() - times.parse(host.created_at) < FIRST_DAY
    return FAILING_AT_FIRST_AFTER if is_early else FAILING_AFTER
