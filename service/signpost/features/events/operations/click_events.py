"""Visits as events, and records that then no longer resolve: they are used up, or their time has passed.

Visits are written in the transaction that counts them, in batches for webhooks and streams.

Batches are in the statistics anyway, so those that no receiver takes are dropped at a bound, the oldest first.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache

from signpost.domain import times
from signpost.domain.clicks.click_events import MAX_VISITS, CountedVisitor, Visits
from signpost.domain.events import EventType, RecordEvent, WebhookState
from signpost.domain.records import paths
from signpost.domain.texts import has_label
from signpost.features.events import outbox, statements
from signpost.features.events.operations import events
from signpost.features.events.tables import Webhook
from signpost.runtime import clock, jobs, settings
from signpost.storage import database
from signpost.storage.models import Record, State

# The visits of a batch, below what the body of any event may have (features/events/outbox.py): addresses can be long.
MAX_BATCH_BYTES = 250 * 1024
# Batches that wait for one receiver: 100,000 visits, about 20 MB.
MAX_WAITING = 200
# Batches of one webhook that are kept after they were delivered, or could not be: each may have 100 kB.
MAX_FINISHED = 20
# Batches that listeners get of one transaction; of more visits they are told the number.
MAX_LIVE = 4


@dataclass(frozen=True, eq=False)
class Feed:
    """Someone who listens to the visits of a workspace. host: "" for any. push: takes the body of a batch."""

    workspace_id: str
    host: str
    push: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class _Clicked:
    """A record. begin: of the JSON of each of its visits."""

    host: str
    tags: frozenset[str]
    begin: str


class ClickEvents:
    """Makes events of the visits of one app: a `domain.clicks.click_events.VisitSink`."""

    def __init__(self) -> None:
        # Replaced, never changed: other threads read it.
        self._feeds: tuple[Feed, ...] = ()
        # Of the current transaction, or the last one.
        self._webhooks: list[Webhook] = []
        # Batches of each webhook since those that are finished were last deleted.
        self._since: Counter[str] = Counter()

    @property
    def is_wanted(self) -> bool:
        return bool(self._webhooks or self._feeds)

    def add(self, feed: Feed) -> None:
        self._feeds += (feed,)

    def remove(self, feed: Feed) -> None:
        self._feeds = tuple(entry for entry in self._feeds if entry is not feed)

    def are_wanted(self) -> bool:
        active = Webhook.select().where(Webhook.state == WebhookState.ACTIVE)
        self._webhooks = [entry for entry in active if EventType.CLICKS in entry.events]
        return self.is_wanted

    def counted(self, people: Mapping[int, int], visits: Visits | None) -> None:
        publish_used_up(people)
        if visits is None:
            return
        feeds = self._feeds
        for workspace_id in {entry.workspace_id for entry in self._webhooks} | {entry.workspace_id for entry in feeds}:
            if not (seqs := visits.workspace_seqs(workspace_id)):
                continue
            written = _Written(visits, workspace_id, seqs)
            for webhook in self._webhooks:
                if webhook.workspace_id == workspace_id:
                    self._store(webhook, written)
            listening = [feed for feed in feeds if feed.workspace_id == workspace_id]
            for host in {feed.host for feed in listening}:
                _push(written, host, [feed.push for feed in listening if feed.host == host])

    def _store(self, webhook: Webhook, written: _Written) -> None:
        """Write the deliveries of a webhook; of more visits than there is room for, the newest."""
        seqs = written.seqs_of(webhook.host, webhook.tag)
        if (count := written.visits.count(seqs)) == 0:
            return
        waiting = statements.waiting_batches(webhook.id)
        max_count = max(1, MAX_WAITING - len(waiting))
        batches = written.batches(seqs, max_count)
        # The first one may be on its way at this moment.
        oldest = waiting[1 : 1 + max(0, len(waiting) + len(batches) - MAX_WAITING)]
        dropped = count - sum(map(len, batches)) + statements.count_visits(oldest)
        statements.delete_batches(oldest)
        for batch in batches:
            outbox.write_for(webhook, EventType.CLICKS, _body(batch, dropped))
            dropped = 0
        self._since[webhook.id] += len(batches)
        if self._since[webhook.id] >= MAX_FINISHED:
            statements.delete_finished_batches(webhook.id, MAX_FINISHED)
            del self._since[webhook.id]


# --- JSON ---------------------------------------------------------------------------------------------------------


class _Written:
    """The visits of one workspace as JSON, of which each part is written once, and only where it is sent."""

    def __init__(self, visits: Visits, workspace_id: str, seqs: Collection[int]):
        self.visits = visits
        self._workspace_id = workspace_id
        self._seqs = seqs
        self._records: dict[int, _Clicked] = {}
        self._moment = cache(lambda at_ms: times.text_of(at_ms * 1000))
        self._visitor = cache(lambda id_: _end(visits.visitor(id_)))

    def seqs_of(self, host: str, tag: str = "") -> Collection[int]:
        """The records on a hostname that have a tag; "" for any."""
        if not host and not tag:
            return self._seqs
        self._look_up(self._seqs)
        return {
            seq
            for seq, record in self._records.items()
            if host in ("", record.host) and (not tag or has_label(record.tags, tag))
        }  # fmt: skip

    def batches(self, seqs: Collection[int], max_count: int) -> list[list[str]]:
        """The newest visits of these records, in at most `max_count` batches."""
        newest = self.visits.newest(seqs, max_count * MAX_VISITS)
        self._look_up({entry.record_seq for entry in newest})
        texts = [
            self._records[seq].begin + self._moment(at_ms) + self._visitor(visitor_id)
            for seq, at_ms, visitor_id in newest
        ]
        batches: list[list[str]] = []
        size = 0
        for text in texts:
            size += len(text.encode()) + 1
            if not batches or len(batches[-1]) >= MAX_VISITS or size > MAX_BATCH_BYTES:
                batches.append([])
                size = len(text.encode()) + 1
            batches[-1].append(text)
        return batches[-max_count:]

    def _look_up(self, seqs: Collection[int]) -> None:
        missing = [seq for seq in seqs if seq not in self._records]
        link_port = settings.active()["LINK_PORT"]
        for seq, id_, host, written, tags, https in statements.clicked_records(self._workspace_id, missing):
            path, _, query = written.partition("?")
            url = paths.url_of(host, path, query, https=bool(https), link_port=link_port)
            begin = outbox.json_text({"record_id": id_, "url": url})[:-1] + ',"at":"'
            self._records[seq] = _Clicked(host, frozenset(json.loads(tags)), begin)


def _end(visitor: CountedVisitor) -> str:
    """The end of the JSON of a visit."""
    referrer, country, browser, system, is_bot = visitor
    known = {"referrer": referrer, "country": country, "browser": browser, "system": system, "bot": is_bot}
    return '",' + outbox.json_text(known)[1:]


def _body(clicks: list[str], dropped: int) -> str:
    """The body of a batch. dropped: visits that are missing between the batch before it and this one."""
    rest = f',"dropped":{dropped}' if dropped else ""
    return f'{{"type":"clicks","timestamp":"{times.now_text()}","data":{{"clicks":[{",".join(clicks)}]{rest}}}}}'


# --- listeners ----------------------------------------------------------------------------------------------------


def _push(written: _Written, host: str, receivers: list[Callable[[str], object]]) -> None:
    """Give listeners the newest visits, once they are counted."""
    seqs = written.seqs_of(host)
    batches = written.batches(seqs, MAX_LIVE)
    dropped = written.visits.count(seqs) - sum(map(len, batches))
    bodies = [_body(batch, dropped if number == 0 else 0) for number, batch in enumerate(batches)]

    def give() -> None:
        for push in receivers:
            for body in bodies:
                push(body)

    database.after_commit(give)


# Under this name the database keeps up to which record expiries were reported: its expiry, and its seq.
REPORTED = "expiries_reported"
# Records in one transaction: a campaign may end for thousands at once.
TX_RECORDS = 200


def publish_used_up(people: Mapping[int, int]) -> None:
    """Events of the records whose last click was just counted, in the same transaction.

    people: by how many clicks of people the count of each record (`seq`) rose.
    """
    _publish(statements.used_up(people), RecordEvent.EXHAUSTED)


class Expiries:
    """The task of the watcher: an event for each record whose expiry has passed, also while no server ran.

    None while the clock cannot be trusted: an event cannot be taken back.
    """

    def due(self, count: int) -> list[str]:
        return ["expiries"][:count] if _expired(1) else []

    def do(self, task: str) -> bool:
        # On a thread of the watcher, because there may be many.
        has_more = True
        while has_more:
            with jobs.turn():
                has_more = report_expired()
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        """Each transaction of `do` has written what it found."""


def report_expired() -> bool:
    """Publish the events of the records that expired next, once each. False: there were none."""
    with database.atomic():
        found = _expired(TX_RECORDS)
        if not found:
            return False
        _publish([seq for _, seq in found], RecordEvent.EXPIRED)
        _store_reported(*found[-1])
    return len(found) == TX_RECORDS


def _expired(count: int) -> list[tuple[str, int]]:
    """The records that have expired and were not reported: their expiries, and their seqs."""
    if (moment := clock.trusted_now()) is None:
        return []
    now, reported = times.text(moment), _reported()
    if reported[0] > now:
        # An earlier process had a clock that was ahead: what it has reported too soon is not reported again.
        reported = now, 0
        with database.atomic():
            _store_reported(*reported)
    return statements.expired_records(reported, now, count)


def _reported() -> tuple[str, int]:
    expired_at, _, seq = (State.load(REPORTED) or "").partition(" ")
    return expired_at, int(seq or 0)


def _store_reported(expired_at: str, seq: int) -> None:
    State.store(REPORTED, f"{expired_at} {seq}")


def _publish(seqs: list[int], event: RecordEvent) -> None:
    if seqs:
        events.record_events(Record.select().where(Record.seq << seqs).order_by(Record.seq), event)
