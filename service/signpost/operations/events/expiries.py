"""Events of records that no longer resolve by themselves: their time has passed, or their clicks are used up."""

from __future__ import annotations

import json
from collections.abc import Mapping

from signpost.domain import times
from signpost.domain.events import Happening
from signpost.operations.events import events
from signpost.runtime import clock, jobs
from signpost.storage import database
from signpost.storage.models import Record, State

# Records in one transaction: a campaign may end for thousands at once.
TX_RECORDS = 200
# The name under which the database keeps up to which record it was reported: its expiry, and its seq.
REPORTED = "expiries_reported"

_EXPIRED = """
    SELECT expired_at, seq FROM record
    WHERE expired_at IS NOT NULL AND (expired_at, seq) > (?, ?) AND expired_at <= ?
    ORDER BY expired_at, seq LIMIT ?
"""
_USED_UP = """
    SELECT record_seq, clicks, max_clicks FROM record JOIN record_clicks ON record_seq = seq
    WHERE seq IN (SELECT value FROM json_each(?)) AND max_clicks IS NOT NULL AND clicks >= max_clicks
"""


def publish_used_up(people: Mapping[int, int]) -> None:
    """Events of the records whose last click was just counted, in the same transaction.

    people: by how many clicks of people the count of each record (`seq`) rose.
    """
    rows = database.current().execute_sql(_USED_UP, (json.dumps([*people]),)).fetchall()
    _publish([seq for seq, clicks, limit in rows if clicks - people[seq] < limit], Happening.EXHAUSTED)


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
        _publish([seq for _, seq in found], Happening.EXPIRED)
        expired_at, seq = found[-1]
        State.insert(name=REPORTED, value=f"{expired_at} {seq}").on_conflict_replace().execute()
    return len(found) == TX_RECORDS


def _expired(count: int) -> list[tuple[str, int]]:
    """The records that have expired and were not reported: their expiries, and their seqs."""
    if (moment := clock.trusted_now()) is None:
        return []
    execute, now = database.current().execute_sql, times.text(moment)
    ((reported,),) = execute("SELECT value FROM state WHERE name = ?", (REPORTED,)).fetchall()
    expired_at, _, seq = reported.partition(" ")
    if expired_at > now:
        # An earlier process had a clock that was ahead: what it has reported too soon is not reported again.
        expired_at, seq = now, "0"
        with database.atomic():
            State.update(value=f"{now} 0").where(State.name == REPORTED).execute()
    found: list[tuple[str, int]] = execute(_EXPIRED, (expired_at, int(seq or 0), now, count)).fetchall()
    return found


def _publish(seqs: list[int], happening: Happening) -> None:
    if seqs:
        events.records_ended(Record.select().where(Record.seq << seqs).order_by(Record.seq), happening)
