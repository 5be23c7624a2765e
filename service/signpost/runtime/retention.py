"""How much is kept of data that would grow without bound. The rest is deleted in small steps.

RETENTION is the table of it; `signpost stats` shows it. The server sweeps every hour, on a thread of the watcher. An
embedded app does not sweep: what would have no other bound there is pruned when rows are added, by the same row of the
table (`prune`).
"""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

from flask import current_app
from peewee import chunked

from signpost.domain import times
from signpost.domain.clicks.breakdowns import VALUES_A_DAY
from signpost.domain.errors import ServiceError
from signpost.domain.ids import id_of
from signpost.domain.png import MAX_BYTES, MAX_LOGOS
from signpost.runtime import clock, jobs, settings
from signpost.runtime.events import event_retention
from signpost.runtime.events.event_retention import EVENT_RETENTION, MAX_DELIVERIES, MAX_EVENTS
from signpost.runtime.people.authenticator_secrets import SET_UP_FOR
from signpost.storage import database
from signpost.storage.models import Job, Workspace

# The newest of each workspace.
MAX_JOBS = 1_000
# Counted from their creation.
DELIVERY_RETENTION = timedelta(days=30)
ANSWER_RETENTION = timedelta(hours=24)
# More than a year, so that a month can be compared with the same month of the year before.
BREAKDOWN_DAYS = 400
# Paths that found nothing on one hostname on one day, each with its counts; the rest are counted as one.
MISSES_A_DAY = 1_000
MISS_DAYS = 90
# How long a deleted record can come back.
UNDO_DAYS = 30
# E-mail, also what could not be sent.
MAIL_DAYS = 30
# Checks of one record; monitoring/check.py deletes older ones.
MAX_CHECKS = 200
# A file that is not needed is kept for this long: it may be one that is being written.
LEFTOVER_RETENTION_S = 3600

EVERY_S = 3600.0
# After the start, which is busy enough.
FIRST_AFTER_S = 30.0
# Rows deleted in one transaction, about 5 ms. Then others may write for at least as long.
TX_ROWS = 500
# Of rows that may have 100 kB.
BREAKDOWN_TX_ROWS = 50
PAUSE_S = 0.005
# Rows looked up at once, without the write lock.
LOOK_AHEAD = 20_000
# Tables are counted up to this many rows.
MAX_COUNTED = 1_000_000

# After the end of their job: the file of a dry run may still be imported, and reports are read later.
DRY_RUN_FILE_RETENTION_S = 86_400.0
REPORT_RETENTION_S = 30 * 86_400.0
IMPORTS, BACKUPS = "imports", "backups"
# Names of files that are about to replace others: with the number of the process, or with random digits.
_UNFINISHED = re.compile(r"\..+\.(?:([0-9]{1,10})|[0-9a-f]{16})(?:-journal|-wal|-shm)?")
_DRY_RUN = "dry-run-"

logger = logging.getLogger("signpost.retention")


@dataclass(frozen=True)
class RetentionRule:
    """Something that grows. bound: how much of it is kept, in words. size: how much there is, in `unit`.

    prune: deletes what is beyond the bound, and yields the number deleted after each step; None: it is done elsewhere.
    """

    name: str
    bound: str
    size: Callable[[], int]
    prune: Callable[[], Iterator[int]] | None = None
    unit: str = "rows"


# --- rows ---------------------------------------------------------------------------------------------------------


def _rows(*tables: str) -> Callable[[], int]:
    """How many rows tables have together, each up to MAX_COUNTED."""

    def size() -> int:
        counted = f"SELECT count(*) FROM (SELECT 1 FROM {{}} LIMIT {MAX_COUNTED})"
        found = (database.current().execute_sql(counted.format(table)) for table in tables)
        return sum(int(rows.fetchone()[0]) for rows in found)

    return size


def _delete(
    table: str,
    keys: str,
    where: str,
    values: tuple[Any, ...],
    find: str | None = None,
    tx_rows: int | None = None,
) -> Iterator[int]:
    """Delete the rows for which `where` is true, some at a time. keys: columns. find: a faster query for them."""
    tx_rows = tx_rows or TX_ROWS
    find = (find or f"SELECT {keys} FROM {table} WHERE {where}") + f" LIMIT {LOOK_AHEAD}"
    these = " AND ".join(f"{key} = ?" for key in keys.split(", "))
    delete = f"DELETE FROM {table} WHERE {these} AND {where}"
    while found := database.current().execute_sql(find, values).fetchall():
        for begin in range(0, len(found), tx_rows):
            chunk = found[begin : begin + tx_rows]
            with database.atomic():
                database.current().connection().executemany(delete, [(*key, *values) for key in chunk])
            yield len(chunk)


def _until(
    name: str,
    bound: str,
    table: str,
    key: str,
    column: str = "expires_at",
    after: timedelta = timedelta(0),
    also: str = "",
) -> RetentionRule:
    """Rows that are kept until `after` has passed since the time in `column`. also: a further condition to delete."""
    where = f"{column} <= ?{also}"
    return RetentionRule(name, bound, _rows(table), lambda: _delete(table, key, where, (clock.past(after),)))


def _jobs() -> Iterator[int]:
    """Of each workspace all but the newest that have finished."""
    finished = "workspace_id = ? AND finished_at IS NOT NULL"
    newest = f"SELECT id FROM job WHERE {finished} ORDER BY id DESC LIMIT 1 OFFSET {MAX_JOBS}"
    for workspace in list(Workspace.select(Workspace.id)):
        row = database.current().execute_sql(newest, (workspace.id,)).fetchone()
        if row is not None:
            yield from _delete("job", "id", f"{finished} AND id <= ?", (workspace.id, row[0]))


def _deliveries() -> Iterator[int]:
    # Batches of visits may have 100 kB each, and those of a webhook that was deleted are replaced by no others.
    old = clock.past(EVENT_RETENTION)
    is_old_batch = "due_at IS NULL AND event = 'clicks' AND created_at < ?"
    yield from _delete("delivery", "id", is_old_batch, (old,))
    old = clock.past(DELIVERY_RETENTION)
    yield from _delete("delivery", "id", "due_at IS NULL AND created_at < ?", (old,))
    yield from _of_workspaces(event_retention.delete_ended)


def _events() -> Iterator[int]:
    event_retention.release_unneeded()
    yield from _of_workspaces(partial(event_retention.delete_oldest, before=clock.past(EVENT_RETENTION)))


def _of_workspaces(delete: Callable[[str, int], int]) -> Iterator[int]:
    """What `delete` deletes of each workspace, a number of rows at a time."""
    for workspace in list(Workspace.select(Workspace.id)):
        while count := delete(workspace.id, TX_ROWS):
            yield count


def _days(table: str, keys: str, before: str, tx_rows: int | None = None) -> Iterator[int]:
    """Deletes rows of days before `before`. There is no index by day, so it goes from record to record.

    keys: columns, that of the record, hostname or workspace first.
    """
    key = keys.partition(",")[0]
    find = f"""
        WITH RECURSIVE step (k) AS (
            SELECT min({key}) FROM {table}
            UNION ALL
            SELECT (SELECT min({key}) FROM {table} WHERE {key} > k) FROM step WHERE k IS NOT NULL
        )
        SELECT {keys} FROM step CROSS JOIN {table} ON {key} = k AND day < ?
    """
    return _delete(table, keys, "day < ?", (before,), find, tx_rows)


def _before(days: int) -> str:
    return clock.past(timedelta(days=days))[:10]


def _breakdowns(name: str, tables: dict[str, str]) -> RetentionRule:
    """Breakdowns of clicks. tables: that have them, each with its key."""

    def prune() -> Iterator[int]:
        before = _before(min(settings.active()["RETENTION_DAYS"] or BREAKDOWN_DAYS, BREAKDOWN_DAYS))
        for table, key in tables.items():
            yield from _days(table, key, before, BREAKDOWN_TX_ROWS)

    return RetentionRule(name, _BREAKDOWN_BOUND, _rows(*tables), prune)


def _sums_of_days(table: str, keys: str) -> Iterator[int]:
    """Days that were counted longer ago than RETENTION_DAYS."""
    if (retained_days := settings.active()["RETENTION_DAYS"]) is not None:
        yield from _days(table, keys, _before(retained_days))


def _older(table: str, keys: str, id: str, days: int, created_at: str = "created_at") -> Iterator[int]:
    """Deletes rows that were made more than `days` ago: by their ids, which sort by time.

    created_at: an expression. It counts for ids from the future: where the clock was once ahead, later ids are, too.
    """
    now, before = clock.trusted_now(), clock.past(timedelta(days=days))
    if now is None or not before:
        return
    oldest, ahead = (id_of(times.microseconds(moment)) for moment in (times.parse(before), now + clock.AHEAD))
    yield from _delete(table, keys, f"{id} < ?", (oldest,))
    yield from _delete(table, keys, f"{id} > ? AND {created_at} < ?", (ahead, before))


def forget_visitors(of: str, key: str, before: str) -> Iterator[int]:
    """Delete what distinguished the visitors of days before `before`."""
    return _days(f"{of}_visitor", f"{key}, day, visitor", before)


def _visitors(of: str, key: str) -> Iterator[int]:
    # Shortly after midnight, clicks of yesterday may not be counted yet.
    return forget_visitors(of, key, clock.past(timedelta(hours=1))[:10])


RECORDS, WORKSPACES = ("click", "record_seq"), ("workspace", "workspace_id")


# --- files --------------------------------------------------------------------------------------------------------


def _instance() -> Path:
    return database.current().path.parent


def _files(*patterns: str) -> Callable[[], int]:
    """The total size of the files of the instance that match one of the patterns."""
    return lambda: sum(_size(file) for pattern in patterns for file in _instance().glob(pattern))


def _size(file: Path) -> int:
    try:
        return file.stat().st_size if file.is_file() else 0
    except OSError:  # it was deleted just now
        return 0


def _is_left(file: Path, age_s: float = LEFTOVER_RETENTION_S) -> bool:
    """Whether a file has not been written to for so long that it never will be."""
    now = clock.trusted_now()
    try:
        return now is not None and file.is_file() and now.timestamp() - file.stat().st_mtime > age_s
    except OSError:
        return False


def imports(stray_s: float = LEFTOVER_RETENTION_S) -> Iterator[int]:
    """Deletes the files of imports that no job needs.

    stray_s: the minimum age of files without a job. Such files remain if the process is killed before it has stored the
    job, or if the database is restored from a backup.
    """
    for files in chunked((_instance() / IMPORTS).glob("*"), TX_ROWS):
        rows = Job.select(Job.id, Job.request, Job.finished_at).where(Job.id << [file.stem for file in files])
        known: dict[str, Job] = {job.id: job for job in rows}
        for file in files:
            job = known.get(file.stem)
            if job is None:
                age_s = stray_s
            elif job.finished_at is None:
                continue
            elif file.suffix == ".file":
                age_s = DRY_RUN_FILE_RETENTION_S if job.is_dry else 0
            else:
                age_s = REPORT_RETENTION_S if file.suffix == ".jsonl" else LEFTOVER_RETENTION_S
            if _is_left(file, age_s):
                file.unlink(missing_ok=True)
                yield 1


def _leftovers() -> Iterator[Path]:
    for folder in (_instance(), _instance() / BACKUPS):
        for file in folder.glob(".*"):
            if (match := _UNFINISHED.fullmatch(file.name)) and not (match[1] and _is_running(int(match[1]))):
                yield file
    yield from _instance().glob(f"{_DRY_RUN}*")


def _is_running(process: int) -> bool:
    """Whether another process has this number. (In a container the next one often has the same as the last.)"""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _prune_leftovers() -> Iterator[int]:
    for file in list(_leftovers()):
        if _is_left(file):
            file.unlink(missing_ok=True)
            yield 1


# --- the table ----------------------------------------------------------------------------------------------------

_BREAKDOWN_BOUND = (
    f"{VALUES_A_DAY} values a day and kind, and pairs of two kinds, for {BREAKDOWN_DAYS} days, or RETENTION_DAYS "
    "if that is less"
)

_EXPIRED = "until they expire"
RETENTION = (
    RetentionRule("jobs", f"the newest {MAX_JOBS:,} finished ones of a workspace", _rows("job"), _jobs),
    RetentionRule("import files", "a day after their job; reports 30 days", _files(f"{IMPORTS}/*"), imports, "bytes"),
    _until("sessions", f"{_EXPIRED}; 100 of a user", "session", "id"),
    _until("sign-in links", _EXPIRED, "sign_in_link", "digest"),
    _until("authenticator apps", "one of a user, and for an hour one that is being set up", "authenticator", "id",
           "created_at", SET_UP_FOR, " AND confirmed_at IS NULL"),
    RetentionRule("recovery codes", "10 of a user", _rows("recovery_code")),
    RetentionRule("passkeys", "20 of a user", _rows("passkey")),
    _until("agents' grants", f"{_EXPIRED}; 100 of a user and workspace", "agent_grant", "id"),
    _until("agents' tokens", f"{_EXPIRED}; 20 and 100 of a grant", "agent_token", "digest"),
    _until("agents' clients", "180 days after their last use, a day if unused; 1,000 without a grant",
           "agent_client", "id",
           also=" AND NOT EXISTS (SELECT 1 FROM agent_grant WHERE client_id = agent_client.id)"),
    _until("invitations", _EXPIRED, "invitation", "id"),
    _until("confirmations", _EXPIRED, "confirmation", "digest"),
    RetentionRule("logos", f"the newest {MAX_LOGOS} of a workspace, {MAX_BYTES // 1024} KiB each", _rows("page_logo")),
    _until("idempotency keys", "24 hours", "kept_answer", "workspace_id, user_id, key", "created_at", ANSWER_RETENTION),
    RetentionRule("notifications",
         f"the newest {MAX_DELIVERIES:,} finished ones of a workspace, for {DELIVERY_RETENTION.days} days",
         _rows("delivery"), _deliveries),
    RetentionRule("events",
         f"the newest {MAX_EVENTS:,} of a workspace for {EVENT_RETENTION.days} days, and those of its deliveries",
         _rows("event"), _events),
    _until("titles to be fetched", "until they are fetched, for a day", "title_fetch", "record_seq",
           "created_at", timedelta(days=1)),
    RetentionRule("checks", f"the newest {MAX_CHECKS} of a record", _rows("record_check")),
    RetentionRule("visitors by record", "for their day and an hour", _rows("click_visitor"),
         lambda: _visitors(*RECORDS)),
    RetentionRule("visitors by workspace", "for their day and an hour", _rows("workspace_visitor"),
         lambda: _visitors(*WORKSPACES)),
    _breakdowns("breakdowns by record", {
        "click_combination": "record_seq, day, part", "click_pairs": "record_seq, day, kind",
        "click_breakdown": "record_seq, day, is_recent",
    }),
    _breakdowns("breakdowns by workspace", {
        "workspace_combination": "workspace_id, day, part", "workspace_pairs": "workspace_id, day, kind",
        "workspace_breakdown": "workspace_id, kind, day",
    }),
    RetentionRule("paths not found", f"{MISSES_A_DAY:,} paths a hostname and day, for {MISS_DAYS} days", _rows("miss"),
         lambda: _days("miss", "host, day, path", _before(MISS_DAYS))),
    RetentionRule("e-mails", f"{MAIL_DAYS} days", _rows("mail"), lambda: _older("mail", "id", "id", MAIL_DAYS)),
    RetentionRule("changes", "as many days as HISTORY_DAYS says", _rows("change"),
         lambda: _older("change", "id", "id", settings.active()["HISTORY_DAYS"])),
    RetentionRule("records that jobs will change", "until their job has", _rows("job_record")),
    RetentionRule("records before changes, for undo", f"{UNDO_DAYS} days; none of a change to more than 10,000",
         _rows("kept_record"),
         lambda: _older("kept_record", "change_id, record_seq", "change_id", UNDO_DAYS,
                        "(SELECT created_at FROM change WHERE id = change_id)")),
    RetentionRule("days by record", "with their record, or as many days as RETENTION_DAYS says", _rows("click_day"),
         lambda: _sums_of_days("click_day", "record_seq, day")),
    RetentionRule("days by workspace", "for good, or as many days as RETENTION_DAYS says", _rows("workspace_day"),
         lambda: _sums_of_days("workspace_day", "workspace_id, day")),
    RetentionRule("waiting clicks", "12 MiB, and their visitors", _files("clicks.*"), unit="bytes"),
    RetentionRule("backups before migrations", "the newest 3", _files(f"{BACKUPS}/[!.]*"), unit="bytes"),
    RetentionRule("databases that a restore replaced", "until you delete them", _files("*.before-*"), unit="bytes"),
    RetentionRule("leftovers of killed processes", "an hour", lambda: sum(_size(file) for file in _leftovers()),
         _prune_leftovers, "bytes"),
)  # fmt: skip

_BY_NAME = {saved.name: saved for saved in RETENTION}


def prune(name: str) -> None:
    """Delete at once what is beyond the bound of a row of the table. Call it in the transaction that adds to it."""
    saved = _BY_NAME[name]
    assert saved.prune is not None
    for _ in saved.prune():
        pass


def sweep() -> None:
    """Delete everything beyond its bound, in steps that delay no other writer for long.

    Nothing, while the clock cannot be trusted: what is old is not known then.
    """
    for saved in RETENTION:
        if clock.trusted_now() is None:
            return
        if saved.prune is not None:
            try:
                if (count := _prune(saved.prune())) > 0:
                    logger.info("Retention: deleted %d of %s (%s).", count, saved.name, saved.bound)
            except (ServiceError, OSError) as error:
                logger.warning("Retention: %s are left to the next sweep: %s", saved.name, error)
            except Exception:
                logger.exception("Retention: %s could not be swept.", saved.name)


def _prune(steps: Iterator[int]) -> int:
    count = 0
    while not jobs.of(current_app).stopping:
        began = times.monotonic_s()
        with jobs.turn():
            step = next(steps, None)
        if step is None:
            break
        count += step
        time.sleep(max(PAUSE_S, times.monotonic_s() - began))
    return count


class Sweeps:
    """The task of the watcher: due shortly after the start, and then every hour."""

    def __init__(self) -> None:
        self._due_at = times.monotonic_s() + FIRST_AFTER_S

    def due(self, count: int) -> list[str]:
        return ["sweep"][:count] if times.monotonic_s() >= self._due_at else []

    def do(self, task: str) -> bool:
        sweep()
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        self._due_at = times.monotonic_s() + EVERY_S
