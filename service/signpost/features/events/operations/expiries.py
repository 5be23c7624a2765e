"""Events of records that no longer resolve by themselves: their time has passed, or their clicks are used up."""

from __future__ import annotations

from collections.abc import Mapping

from signpost.domain import times
from signpost.domain.events import Happening
from signpost.features.events import statements
from signpost.features.events.operations import events
from signpost.runtime import clock, jobs
from signpost.storage import database
from signpost.storage.models import Record, State

# Under this name the database keeps up to which record expiries were reported: its expiry, and its seq.
REPORTED = "expiries_reported"
# Records in one transaction: a campaign may end for thousands at once.
TX_RECORDS = 200


def publish_used_up(people: Mapping[int, int]) -> None:
    """Events of the records whose last click was just counted, in the same transaction.

    people: by how many clicks of people the count of each record (`seq`) rose.
    """
    _publish(statements.used_up(people), Happening.EXHAUSTED)


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


def _publish(seqs: list[int], happening: Happening) -> None:
    if seqs:
        events.record_events(Record.select().where(Record.seq << seqs).order_by(Record.seq), happening)
