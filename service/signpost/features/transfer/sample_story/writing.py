"""Writes the story of sample data, except for its clicks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import Any

from signpost.domain import times
from signpost.domain.changes import Origin, Subject, Verb
from signpost.domain.ids import id_of
from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.domain.records.rules.rules import parse_rules
from signpost.features.transfer.sample_story.clicks import StoryRecord
from signpost.features.transfer.sample_story.story import (
    CHANGES,
    CHECKS,
    DAYS,
    LAUNCH,
    LINKS,
    MISSES,
    PEOPLE,
    REDIRECTS,
    RESCUE,
    RULES,
    StoryCheck,
    StoryLink,
    StoryRedirect,
)
from signpost.operations.caller import Caller
from signpost.operations.records.new_records import NewRecord, new_link, new_redirect
from signpost.operations.records.record_writer import RecordWriter, WriteResult
from signpost.runtime import logs
from signpost.runtime.features import hook
from signpost.storage.models import Record

# The history tells when each of them was created.
_BIRTHS: Mapping[int, tuple[int, Mapping[str, str]]] = {
    DAYS: (0, {}),
    LAUNCH: (1, {}),
    RESCUE: (2, {"from": Origin.NOT_FOUND}),
}
# When people work: minutes of the day.
_MORNING = 8 * 60 + 14


def drafts(caller: Caller, hosts: Sequence[str], now: datetime) -> list[tuple[StoryLink | StoryRedirect, NewRecord]]:
    """The records, as they are when the story has ended. hosts: the first one, and the one for what is read."""
    found: list[tuple[StoryLink | StoryRedirect, NewRecord]] = []
    for number, link in enumerate(LINKS):
        fields = dict(link.more)
        if link.ends:
            fields["expires"] = times.text(now + timedelta(days=link.ends))
        if link.alias == "app":
            fields["rules"] = parse_rules([*RULES])
        config = RecordConfig(title=link.title, destination=link.destination, tags=link.tags, **fields)
        new = new_link(caller, hosts[-1] if link.is_read else hosts[0], link.alias, config)
        found.append((link, replace(new, created_at=_created(link.born, number, now))))
    for number, redirect in enumerate(REDIRECTS, len(LINKS)):
        destination = RecordConfig(destination=f"https://harbour-library.example/{redirect.leads}", tags=redirect.tags)
        moved = new_redirect(caller, RecordAddress(hosts[0], redirect.path), destination)
        found.append((redirect, replace(moved, created_at=_created(redirect.born, number, now))))
    return found


def write_records(caller: Caller, new: Sequence[tuple[StoryLink | StoryRedirect, NewRecord]]) -> list[StoryRecord]:
    """Write the records; what the plan does not include is left out. In a transaction."""
    outcomes = RecordWriter(caller.workspace).add([record for _, record in new])
    written = [
        (of, record.row)
        for (of, record), outcome in zip(new, outcomes, strict=True)
        if outcome.result is WriteResult.CREATED
    ]
    for of, row in written:
        since = times.text_of(row.seq)[:10] if isinstance(of, StoryRedirect) and of.born == RESCUE else None
        Record.update(updated_at=times.text_of(row.seq), rescues_since=since).where(Record.seq == row.seq).execute()
    return [StoryRecord(row.seq, of) for of, row in written]


def present_records(workspace_id: str) -> list[StoryRecord]:
    """Those records of the story that are still there, and that lead visitors on."""
    known = {link.alias: link for link in LINKS if not link.more}
    is_known = (Record.workspace == workspace_id) & (Record.place << [*known]) & (Record.paused_by == "")
    return [StoryRecord(row.seq, known[row.place]) for row in Record.select(Record.seq, Record.place).where(is_known)]


def write_misses(host: str, now: datetime) -> None:
    """What visitors did not find; before the records, as nobody misses what is there."""
    rows = []
    answered = {f"/{redirect.path}" for redirect in REDIRECTS}
    for miss in MISSES:
        for back in range(RESCUE if miss.path in answered else 0, miss.days):
            seen = now - timedelta(days=back, minutes=7 if back else 0)
            people = miss.a_day + (miss.a_day > 1 and seen.weekday() < 5)
            rows.append(
                {
                    "host": host,
                    "day": seen.date().isoformat(),
                    "path": miss.path,
                    "people": people,
                    "bots": miss.bots,
                    "last_seen": times.text(seen),
                }
            )
    # Two days may be the same where minutes are taken away.
    hook().sample_misses(rows=[*{(row["day"], row["path"]): row for row in rows}.values()])


def write_checks(workspace_id: str, now: datetime) -> None:
    """What the check that asks each destination once a day found; where it is left out there is none."""
    chance = random.Random("checks")

    def found(destination: str) -> dict[str, Any]:
        check = CHECKS.get(destination) or StoryCheck(chance.randrange(80, 640))
        at = times.text(now - timedelta(minutes=chance.randrange(20, 400)))
        return {
            **asdict(check),
            "state": WatchState.DOWN if check.reason else WatchState.UP,
            "checked_at": at,
            "usual_ms": None if check.reason else min(check.ms, 380),
            "since": times.text(now - timedelta(days=1, hours=3)) if destination in CHECKS else at,
        }

    hook().sample_checks(workspace_id=workspace_id, found=found)


def write_history(caller: Caller, records: Sequence[StoryRecord], now: datetime) -> None:
    """Who created and changed what, before the caller asked for all of it. These people are no users."""
    rows = [*_births(records, now), *_changes(records, now)]
    by = {
        "workspace": caller.workspace.id,
        "via": caller.via,
        "token_name": caller.token_name,
        "request_id": logs.request_id.get(),
    }
    hook().sample_history(rows=[{**by, **row} for row in sorted(rows, key=lambda row: str(row["id"]))])


def _births(records: Sequence[StoryRecord], now: datetime) -> Iterator[dict[str, Any]]:
    rows = {row.seq: row for row in Record.of_seqs([record.seq for record in records])}
    for born, (person, after) in _BIRTHS.items():
        own = [rows[record.seq] for record in records if record.of.born == born]
        if own:
            at = _at(born, 0, now) + timedelta(minutes=1)
            undo = {"updated_at": {row.id: row.updated_at for row in own}}
            yield _entry(at, person, Verb.BULK_CREATE, after={"records": len(own), **after}, undo=undo)


def _changes(records: Sequence[StoryRecord], now: datetime) -> Iterator[dict[str, Any]]:
    seqs = {record.of.alias: record.seq for record in records if isinstance(record.of, StoryLink)}
    ids = {row.seq: row.id for row in Record.of_seqs([*seqs.values()])}
    for number, change in enumerate(CHANGES, 1):
        if change.alias in seqs:
            seq, at = seqs[change.alias], _at(change.days, 20 * number, now)
            Record.update(updated_at=times.text(at)).where(Record.seq == seq).execute()
            columns = {"paused_by": ""} if "paused" in change.before else dict(change.before)
            told = {"before": dict(change.before), "after": dict(change.after)}
            undo = {"columns": columns, "updated_at": times.text(at)}
            yield _entry(at, change.person, Verb.UPDATE, record_id=ids[seq], undo=undo, **told)


def _entry(at: datetime, person: int, verb: Verb, **told: Any) -> dict[str, Any]:
    """A row of the history."""
    moment_us = times.microseconds(at)
    return {
        "id": id_of(moment_us),
        "created_at": times.text_of(moment_us),
        "actor_id": f"sample-{person}",
        "actor_name": PEOPLE[person],
        "verb": verb,
        "effect": verb,
        "type": Subject.RECORD,
        **told,
    }


def _created(born: int, number: int, now: datetime) -> str:
    return times.text(_at(born, 0, now) + timedelta(seconds=number))


def _at(days: int, minutes: int, now: datetime) -> datetime:
    """In the morning of a day so many days ago."""
    midnight = (now - timedelta(days=days)).replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + timedelta(minutes=_MORNING + minutes)
