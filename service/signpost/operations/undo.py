"""Undo: brings back what was before a change, as a change of its own.

It is refused where it no longer fits: where the thing has changed since, or something else has taken its place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import peewee

from signpost.domain import times
from signpost.domain.changes import SECRET, Subject, Verb
from signpost.domain.errors import Conflict, Invalid, NotFound, ServiceError
from signpost.domain.patterns import MAX_PATTERNS
from signpost.domain.record import MonitorState
from signpost.domain.resolution import IN_TRIE
from signpost.operations import chains, history, hosts, plans, roles, watches, workspace_settings
from signpost.operations.caller import Caller
from signpost.operations.changes import ChangeView, view
from signpost.operations.existing_records import patterns_of, too_many_patterns
from signpost.operations.history import Undoing
from signpost.operations.record_rows import tag_rows, text_row
from signpost.operations.record_writer import rival_of
from signpost.runtime.plan_file import MONITORS
from signpost.storage import database
from signpost.storage.models import Change, Host, Job, KeptRecord, Record, RecordTag, RecordText

CHANGED_SINCE = "It has been changed since."
UNFINISHED = "Its job has not ended yet."
# Taken paths that a refusal names.
MAX_NAMED = 3


@roles.requires(roles.EDITOR)
def undo_change(caller: Caller, id: str) -> ChangeView:
    """Undo a change; returns the entry of the undo, which can itself be undone.

    Raises NotFound; RoleTooLow: hostnames and settings are a manager's; Conflict: it was undone already, the thing has
    changed since, or its place is taken.
    """
    with database.atomic():
        change: Change | None = caller.workspace.changes.where(Change.id == id).get_or_none()
        if change is None:
            raise NotFound("There is no change with this id.")
        if change.type != Subject.RECORD:
            roles.require(caller, roles.MANAGER)
        if Change.select().where(Change.undoes == id).exists():
            raise _refused("It was undone already.")
        undo = _UNDO.get((change.type, change.effect))
        if undo is None:
            raise _refused(f"A change of this kind ({change.effect} of a {change.type}) cannot be undone.")
        if change.undo is None:
            raise _refused("What was before is no longer kept." if change.job_id is None else _FINAL)
        try:
            undo(caller, change)
        except (Invalid, NotFound) as error:
            raise _refused(error.sentences()) from None
        made: Change = Change.get(Change.undoes == id)
    return view(made)


def may_undo(caller: Caller, change: ChangeView) -> bool:
    """Whether the caller may ask for the undo of a change; it may be refused nevertheless."""
    needed = roles.EDITOR if change.type == Subject.RECORD else roles.MANAGER
    is_of_many = change.verb is Verb.UNDO and change.record_id is None and change.type == Subject.RECORD
    can_be = change.verb is Verb.UNDO or (change.type, change.verb) in _UNDO
    return caller.role >= needed and can_be and not is_of_many


_FINAL = f"It touched more than {history.MAX_KEPT:,} records, so it is final."


def _refused(reason: str) -> ServiceError:
    return Conflict(f"This change cannot be undone. {reason}")


# --- records ------------------------------------------------------------------------------------------------------


def _record(caller: Caller, change: Change) -> Record:
    """The record of a change, which has not changed since. Raises Conflict."""
    record: Record | None = caller.workspace.records.where(Record.id == change.record_id).get_or_none()
    if record is None:
        raise _refused("The record has been deleted since.")
    later = (Change.record_id == change.record_id) & (Change.id > change.id)
    if record.updated_at != change.undo["updated_at"] or caller.workspace.changes.where(later).exists():
        raise _refused(CHANGED_SINCE)
    return record


def _uncreate(caller: Caller, change: Change) -> None:
    record = _record(caller, change)
    history.record_deleted(caller, record, Undoing(change.id, Verb.DELETE))
    record.delete_instance()
    database.announce(record.host, record.place)


def _restore_columns(caller: Caller, change: Change) -> None:
    if SECRET in ((change.before or {}).get("password"), (change.after or {}).get("password")):
        raise _refused("It changed a password, which is not kept.")
    row = _record(caller, change)
    before, state = dict(row.__data__), history.state_of(row)
    _restore(caller, row, change.undo["columns"])
    history.record_updated(caller, row, state, before, Undoing(change.id, Verb.UPDATE))


# Columns that say where a record answers, and those that say where it leads.
_ADDRESS = {"host", "place", "written", "alias_folded", "match", "forward_path", "handler"}
_TARGET = {"destination", "destinations", "expired_url"}
_SEARCHED = {*_ADDRESS, *_TARGET, "title", "description"}


def _restore(caller: Caller, row: Record, columns: Mapping[str, Any]) -> None:
    """Give a record the values that some of its columns had. It must be fast: one transaction may have 10,000."""
    before, old_address, changed = dict(row.__data__), (row.host, row.place), {*columns}
    for name, value in columns.items():
        setattr(row, name, value)
    if row.handler != before["handler"]:
        plans.require_room(caller.workspace, plans.limit_of(row.handler))
    # What checks found since belongs to the destinations that the record has now.
    row.monitor = _monitor(row, before["monitor"])
    if row.monitor == MonitorState.PENDING and before["monitor"] == MonitorState.OFF:
        plans.require_room(caller.workspace, MONITORS)
    if changed & _ADDRESS:
        hosts.connected_host(caller, row.host, "url")
        _require_no_rival(row)
    if changed & (_ADDRESS | _TARGET):
        chains.refuse_loop(row)
    row.updated_at = times.now_text()
    try:
        row.save(only=[getattr(Record, name) for name in {*changed, "monitor", "updated_at"}])
    except peewee.IntegrityError:
        raise _refused(_taken([row])) from None
    if before["monitor"] != MonitorState.OFF or row.monitor != MonitorState.OFF:
        watches.follow(row)
    if "tags" in changed:
        RecordTag.delete().where(RecordTag.record == row).execute()
        RecordTag.append(tag_rows(row))
    if changed & _SEARCHED:
        RecordText.insert(**text_row(row)).on_conflict_replace().execute()
    database.announce(*old_address)
    database.announce(row.host, row.place)


def _monitor(row: Record, present: str) -> str:
    if not (row.is_notify or row.is_switch_unbroken_destination):
        return MonitorState.OFF
    return MonitorState.PENDING if present == MonitorState.OFF else present


def _undelete(caller: Caller, change: Change) -> None:
    (row,) = _bring_back(caller, change)
    history.record_created(caller, row, Undoing(change.id, Verb.CREATE))


def _undelete_many(caller: Caller, change: Change) -> None:
    job: Job | None = Job.get_or_none(Job.id == change.job_id)
    if job is not None and job.finished_at is None:
        raise _refused(UNFINISHED)
    rows = _bring_back(caller, change)
    after = {"records": len(rows)}
    history.note(caller, Verb.UNDO, Subject.RECORD, None, after=after, undoing=Undoing(change.id, Verb.UNDO))


def _restore_many(caller: Caller, change: Change) -> None:
    job: Job | None = Job.get_or_none(Job.id == change.job_id)
    if job is not None and job.finished_at is None:
        raise _refused(UNFINISHED)
    kept = {one.record_seq: one for one in KeptRecord.select().where(KeptRecord.change == change.id)}
    if not kept:
        raise _refused("What was before is no longer kept, or it changed nothing.")
    rows = list(Record.select().where(Record.seq.in_(_numbers([*kept]))))
    changed = [row for row in rows if row.updated_at != kept[row.seq].updated_at]
    if changed:
        named = ", ".join(f"{row.host}/{row.path_and_query}" for row in changed[:MAX_NAMED])
        more = " and others" if len(changed) > MAX_NAMED else ""
        raise _refused(f"Changed since: {named}{more}.")
    if len(rows) < len(kept):
        raise _refused("Some of the records have been deleted since.")
    for row in rows:
        _restore(caller, row, kept[row.seq].content)
    KeptRecord.delete().where(KeptRecord.change == change.id).execute()
    after = {"records": len(rows)}
    history.note(caller, Verb.UNDO, Subject.RECORD, None, after=after, undoing=Undoing(change.id, Verb.UNDO))


_INSERT = """
    INSERT INTO record ({columns})
    SELECT {values} FROM kept_record WHERE change_id = ?
"""
_CLICKS = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at)
    SELECT record_seq, ?, json_extract(clicks, '$[0]'), json_extract(clicks, '$[1]'), json_extract(clicks, '$[2]')
    FROM kept_record WHERE change_id = ? AND clicks IS NOT NULL
"""
_DAYS = """
    INSERT INTO click_day (record_seq, day, clicks, bots, visitors)
    SELECT record_seq, json_extract(day.value, '$[0]'), json_extract(day.value, '$[1]'),
        json_extract(day.value, '$[2]'), json_extract(day.value, '$[3]')
    FROM kept_record, json_each(days) AS day WHERE change_id = ?
"""


def _bring_back(caller: Caller, change: Change) -> list[Record]:
    """Restore every record that a change has deleted, under their ids, with their clicks. All or nothing."""
    run = database.current().execute_sql
    found = run("SELECT record_seq FROM kept_record WHERE change_id = ?", (change.id,))
    seqs = [seq for (seq,) in found.fetchall()]
    if not seqs:
        raise _refused("What was deleted is no longer kept.")
    columns = [field.column_name for field in Record._meta.sorted_fields]
    sql = _INSERT.format(
        columns=", ".join(columns), values=", ".join(f"json_extract(content, '$.{name}')" for name in columns)
    )
    try:
        run(sql, (change.id,))
    except peewee.IntegrityError:
        raise _refused(_taken(_rivals(change))) from None
    rows = list(Record.select().where(Record.seq.in_(_numbers(seqs))))
    run(_CLICKS, (caller.workspace.id, change.id))
    run(_DAYS, (change.id,))
    RecordText.append(map(text_row, rows))
    RecordTag.append(tag for row in rows for tag in tag_rows(row))
    for row in rows:
        _require_no_rival(row)
    for limit in {plans.limit_of(row.handler) for row in rows}:
        plans.require_kept(caller.workspace, limit)
    KeptRecord.delete().where(KeptRecord.change == change.id).execute()
    for row in rows:
        if row.monitor != MonitorState.OFF:
            watches.follow(row)
        database.announce(row.host, row.place)
    return rows


def _require_no_rival(row: Record) -> None:
    """Raises Conflict where another redirect answers for the same paths; Invalid: too many patterns."""
    rival = rival_of(row)
    if rival is not None:
        raise _refused(_taken([rival]))
    if row.alias_folded == IN_TRIE and patterns_of(row) >= MAX_PATTERNS:
        raise too_many_patterns(row, "url")


def _numbers(seqs: list[int]) -> peewee.SQL:
    """One parameter, however many there are."""
    return peewee.SQL("(SELECT value FROM json_each(?))", [json.dumps(seqs)])


def _rivals(change: Change) -> list[Record]:
    """The records that have taken the places of those that a change has deleted."""
    places = """
        (SELECT record.seq FROM kept_record JOIN record
            ON record.host = json_extract(content, '$.host') AND record.alias = json_extract(content, '$.alias')
            WHERE change_id = ? LIMIT ?)
    """
    taken = peewee.SQL(places, [change.id, MAX_NAMED + 1])
    return list(Record.select().where(Record.seq.in_(taken)))


def _taken(rows: list[Record]) -> str:
    named = [f"{row.host}/{row.path_and_query}" for row in rows[:MAX_NAMED]]
    if not named:
        return "Its address or its external id is taken."
    more = " and others" if len(rows) > MAX_NAMED else ""
    return f"Another record is at {', '.join(named)}{more}."


# --- hostnames and settings ---------------------------------------------------------------------------------------


def _host(caller: Caller, change: Change) -> Host:
    found: Host | None = caller.workspace.hosts.where(Host.host == change.record_id).get_or_none()
    if found is None:
        raise _refused("The hostname has been disconnected since.")
    if found.updated_at != change.undo["updated_at"]:
        raise _refused(CHANGED_SINCE)
    return found


def _disconnect(caller: Caller, change: Change) -> None:
    found = _host(caller, change)
    history.host_disconnected(caller, found, Undoing(change.id, Verb.DELETE))
    found.delete_instance()
    database.announce(found.host)


def _restore_host(caller: Caller, change: Change) -> None:
    found = _host(caller, change)
    before = history.host_state(found)
    for name, value in change.before.items():
        setattr(found, name, value)
    found.updated_at = times.now_text()
    found.save()
    history.host_updated(caller, found, before, Undoing(change.id, Verb.UPDATE))
    database.announce(found.host)


def _reconnect(caller: Caller, change: Change) -> None:
    settings = {**change.before}
    host = settings.pop("host")
    if caller.workspace.hosts.where(Host.host == host).exists():
        raise _refused("The hostname is connected again.")
    found = hosts.add_host(caller, host, settings)
    history.host_connected(caller, found, Undoing(change.id, Verb.CREATE))
    database.announce(host)


def _restore_settings(caller: Caller, change: Change) -> None:
    workspace = type(caller.workspace).get_by_id(caller.workspace.id)
    present = workspace_settings.values(workspace)
    if any(present[key] != value for key, value in change.undo["after"].items()):
        raise _refused(CHANGED_SINCE)
    workspace_settings.store(caller, workspace, change.undo["before"], Undoing(change.id, Verb.UPDATE))


_UNDO: Mapping[tuple[Subject, Verb], Callable[[Caller, Change], None]] = {
    (Subject.RECORD, Verb.CREATE): _uncreate,
    (Subject.RECORD, Verb.UPDATE): _restore_columns,
    (Subject.RECORD, Verb.DELETE): _undelete,
    (Subject.RECORD, Verb.BULK_UPDATE): _restore_many,
    (Subject.RECORD, Verb.BULK_DELETE): _undelete_many,
    (Subject.HOST, Verb.CREATE): _disconnect,
    (Subject.HOST, Verb.UPDATE): _restore_host,
    (Subject.HOST, Verb.DELETE): _reconnect,
    (Subject.SETTING, Verb.UPDATE): _restore_settings,
}
