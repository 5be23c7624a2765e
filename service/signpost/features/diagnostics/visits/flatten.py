"""Flattening chains: a record that leads to another one of the workspace gets the destination of that one instead.

Only where every visitor ends where they ended before. The code that decides visits says where that is, so the record in
between may use whatever a record can; it must only treat all visitors the same, at all times.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass

from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.destination import Target, leads_to
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import KEEP
from signpost.domain.records.requests import next_request
from signpost.domain.records.rules.rules import stored_rules
from signpost.features.diagnostics.chains import leading_records
from signpost.features.diagnostics.visits.trace import MAX_HOPS, Request, TracedAnswer, Tracer
from signpost.operations.caller import Caller
from signpost.operations.records import records
from signpost.operations.records.record_rows import config_of
from signpost.storage import database
from signpost.storage.models import Record
from signpost.visits.compile import CompiledRecord
from signpost.visits.decide import METHOD_KEEPING
from signpost.visits.middleware import RouteKind, VisitMiddleware

# Records that one plan contains; the rest is for the next.
MAX_RECORDS = 10_000
# What a pattern may replace by a part of the visitor's path in a destination.
_NAME = re.compile(r"[/=&?]:[A-Za-z]")


@dataclass(frozen=True)
class FlattenedDestination:
    """One destination of a record that leads to another record.

    after: the destination that it can have instead; None: none.  reason: why it cannot be flattened, or no further.
    """

    before: str
    after: str | None
    reason: str


@dataclass(frozen=True)
class Flattening:
    """What can be changed about a record. address: hostname/alias."""

    id: str
    address: str
    destinations: tuple[FlattenedDestination, ...]

    @property
    def changes(self) -> dict[str, str]:
        """Destinations, and what they become."""
        return {way.before: way.after for way in self.destinations if way.after is not None}


def plan(caller: Caller, middleware: VisitMiddleware) -> Iterator[Flattening]:
    """The records of the workspace that lead to others, and what can be done about each; at most MAX_RECORDS."""
    count = 0
    tracer = Tracer(middleware, workspace_id=caller.workspace.id)
    for record in leading_records(caller.workspace):
        destinations = tuple(_flattened_destinations(record, tracer))
        if destinations:
            yield Flattening(record.id, record.address, destinations)
            count += 1
        if count == MAX_RECORDS:
            return


def apply(caller: Caller, middleware: VisitMiddleware, flattening: Flattening) -> None:
    """Change one record as planned, as any update does. Raises ServiceError; Invalid where the plan no longer holds."""
    with database.atomic():
        record = records.find_record(caller, flattening.id)
        # From here on no one else changes anything, and what others have changed must be noticed.
        middleware.records.forget_all()
        tracer = Tracer(middleware, workspace_id=caller.workspace.id)
        planned = tuple(_flattened_destinations(record, tracer))
        changes = Flattening(record.id, flattening.address, planned).changes
        if changes != flattening.changes:
            raise Invalid({"destination": ["Something has changed since it was planned."]})
        destinations = record.destinations and tuple(changes.get(entry, entry) for entry in record.destinations)
        rules = tuple(
            dataclasses.replace(rule, destinations=tuple(changes.get(entry, entry) for entry in rule.destinations))
            for rule in stored_rules(record.rules)
        )
        config = dataclasses.replace(
            config_of(record),
            destination=changes.get(record.destination, record.destination),
            destinations=destinations or None,
            rules=rules or None,
            # A record that the service has paused stays paused too.
            paused=KEEP,
        )
        records.update_redirect(
            caller, record.id, url=RecordAddress(record.host, record.path, record.query), config=config
        )


def _flattened_destinations(record: Record, tracer: Tracer) -> Iterator[FlattenedDestination]:
    """Each destination of a record that leads to another record."""
    for destination in filter(None, dict.fromkeys(record.all_destinations)):
        way = _ChainWalk(record, tracer).flattened(destination)
        if way is not None:
            yield way


class _ChainWalk:
    """The way from a destination of `record` to where its visitors end."""

    def __init__(self, record: Record, tracer: Tracer):
        self._record = record
        self._records = tracer.middleware.records
        self._tracer = tracer

    def flattened(self, destination: str) -> FlattenedDestination | None:
        """What can be done about a destination; None: it does not lead to a record of the workspace."""
        site = self._records.site(self._record.host)
        if site is None or site.workspace_id != self._record.workspace_id:
            return None
        answer = TracedAnswer(site, None, None, None, Target(destination, {}).fixed)
        here, after, seen = destination, None, set[Request]()
        for _ in range(MAX_HOPS):
            request = self._tracer.following(answer, "GET")
            if request is None:
                return None if after is None else FlattenedDestination(destination, after, "")
            if request in seen:
                break
            seen.add(request)
            answer = self._tracer.answer(request)
            compiled = answer.visit.record if answer.visit is not None else None
            if compiled is None:
                reason = "No record answers for its destination."
                return None if after is None else FlattenedDestination(destination, after, reason)
            if reason := self._refusal(answer, compiled, here):
                return FlattenedDestination(destination, after, reason)
            following = _destination(answer, compiled, here)
            if reason := self._difference(compiled, here, following):
                return FlattenedDestination(destination, after, reason)
            here = after = following
        return FlattenedDestination(destination, None, "It is part of a loop, or leads into one.")

    def _refusal(self, answer: TracedAnswer, compiled: CompiledRecord, here: str) -> str:
        """Why visitors of `here`, where `compiled` answers, cannot be sent further in one step; "": they can."""
        record = self._record
        if record.forward_path or record.forward_query:
            return "It forwards the path or the query of its visitors."
        if _NAME.search(here):
            return "Its destination contains a name, like :splat, so it depends on the visitor."
        assert answer.site is not None
        in_between = f"{answer.site.host}/{compiled.address}"
        if (condition := _condition(answer, compiled)) is not None:
            return f"{in_between} {condition}."
        if record.status in METHOD_KEEPING and compiled.status not in METHOD_KEEPING:
            refusing = f"{in_between} has the status {compiled.status}"
            return f"{refusing}, which refuses the forms that {record.status} passes on."
        return ""

    def _difference(self, compiled: CompiledRecord, here: str, following: str) -> str:
        """Why visitors of `here` do not end exactly at `following`; "": they do."""
        try:
            addresses.destination_of(following)
        except ValueError as error:
            return f"{following[:200]} cannot be its destination: {error}"
        if "#" in here and following.partition(":")[0].lower() not in ("http", "https"):
            return "Its destination has a fragment, and leads to an app."
        www = addresses.www_name(self._record.host)
        site = self._records.site(www)
        if site is not None and site.www_host is not None and leads_to(Target(following, {}).fixed, www):
            return f"Visitors who come through {www} would be sent back there."
        if not self._keeps_parameters(compiled, here, following):
            return "Its UTM parameters end at the record in between."
        return ""

    def _keeps_parameters(self, compiled: CompiledRecord, here: str, following: str) -> bool:
        """Whether the record's UTM parameters arrive at `following` as they do by way of `here`."""
        if not any(self._record.utm.values()):
            return True
        answer = self._tracer.answer((next_request(Target(here, self._record.utm).fixed), "GET"))
        if answer.visit is None or answer.visit.record is None or answer.visit.record.seq != compiled.seq:
            return False
        return (answer.location or "").partition("#")[0] == Target(following, self._record.utm).fixed.partition("#")[0]


def _condition(answer: TracedAnswer, compiled: CompiledRecord) -> str | None:
    """What makes `compiled` treat some visitors in another way than others, or at another time; None: nothing does."""
    assert answer.visit is not None
    if compiled.password_hash:
        return "has a password"
    if compiled.starts_at is not None or compiled.expires_at is not None or compiled.max_clicks is not None:
        return "starts or ends at some time"
    if compiled.paused_by:
        return "is paused"
    if len(compiled.targets) > 1:
        return "has several destinations"
    if compiled.rules:
        return "has rules"
    if compiled.headers or compiled.intercepts:
        return "has plugins"
    is_redirect = answer.visit.kind is RouteKind.RECORD and answer.stopped_by is None and answer.location is not None
    return None if is_redirect else "does not redirect there"


def _destination(answer: TracedAnswer, compiled: CompiledRecord, here: str) -> str:
    """The destination that sends visitors of `here`, where `compiled` answers, to where they end."""
    assert answer.location is not None
    fragment = here.partition("#")[2]
    if fragment and "#" not in answer.location:
        # Browsers keep the fragment of a URL that redirects.
        return f"{answer.location}#{fragment}"
    record = Record.get_or_none(Record.seq == compiled.seq)
    # As people have written it, in letters of any script.
    if record is not None and Target(record.destination, {}).fixed == answer.location:
        return str(record.destination)
    return answer.location
