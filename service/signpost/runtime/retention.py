"""How much is kept of data that would grow without bound. The rest is deleted in small steps.

RETENTION is the table of it; `signpost stats` shows it. The server sweeps every hour, on a thread of the watcher. An
embedded app does not sweep: what would have no other bound there is pruned when rows are added, by the same row of the
table (`prune`).
"""

from __future__ import annotations

import itertools
import logging
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path

from flask import current_app
from peewee import chunked

from signpost.domain import times
from signpost.domain.errors import ServiceError
from signpost.domain.ids import id_of
from signpost.domain.png import MAX_BYTES, MAX_LOGOS
from signpost.runtime import clock, jobs, settings
from signpost.storage import database, models
from signpost.storage.app_parts import current_parts
from signpost.storage.feature_tables import Kept, load_kept
from signpost.storage.models import FeatureVersion, Job, Model, Workspace
from signpost.storage.statements import retention as statements
from signpost.storage.statements.retention import name_of

# The newest of each workspace.
MAX_JOBS = 1_000
# What this process adds of these in a workspace before it deletes as much, in the same transaction.
STEP = 500
ANSWER_RETENTION = timedelta(hours=24)
# Of a workspace: answers to requests with an Idempotency-Key, and their bytes.
MAX_ANSWERS = 20_000
MAX_ANSWER_BYTES = 64 * 1024 * 1024
# A file that is not needed is kept for this long: it may be one that is being written.
LEFTOVER_RETENTION_S = 3600

EVERY_S = 3600.0
# After the start, which is busy enough.
FIRST_AFTER_S = 30.0
# Between two transactions, for others who write.
PAUSE_S = 0.005

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


def _rows(
    name: str,
    bound: str,
    *tables: type[Model],
    prune: Callable[[str], Iterator[int]] | None = None,
) -> RetentionRule:
    """Rows of tables. prune: of each of them."""
    names = [name_of(table) for table in tables]
    steps = None if prune is None else lambda: itertools.chain.from_iterable(map(prune, names))
    return RetentionRule(name, bound, lambda: statements.count_rows(*names), steps)


def _until(
    name: str, bound: str, table: type[Model], column: str = "expires_at", after: timedelta = timedelta(0)
) -> RetentionRule:
    """Rows that are kept until `after` has passed since the time in `column`."""
    return _rows(name, bound, table, prune=lambda named: statements.delete_until(named, column, clock.past(after)))


def _jobs(_: str) -> Iterator[int]:
    for workspace in list(Workspace.select(Workspace.id)):
        yield from statements.delete_finished_jobs(workspace.id, MAX_JOBS)


def delete_oldest_answers(workspace_id: str, max_rows: int) -> int:
    """Deletes up to a number of the oldest answers of a workspace that are beyond their bounds; returns how many."""
    return statements.delete_oldest_answers(workspace_id, MAX_ANSWERS, MAX_ANSWER_BYTES, max_rows)


def _of_workspaces(delete: Callable[[str, int], int]) -> Iterator[int]:
    """What `delete` deletes of each workspace, a number of rows at a time."""
    for workspace in list(Workspace.select(Workspace.id)):
        while count := delete(workspace.id, statements.TX_ROWS):
            yield count


def _before(days: int) -> str:
    return clock.past(timedelta(days=days))[:10]


def _sums_of_days(table: str) -> Iterator[int]:
    """Days that were counted longer ago than RETENTION_DAYS."""
    days = settings.active()["RETENTION_DAYS"]
    return iter(()) if days is None else statements.delete_days(table, _before(days))


def _beyond(kept: Kept) -> Iterator[int]:
    """Deletes what is beyond a bound of a feature."""
    now = clock.trusted_now()
    if now is not None and kept.after is not None:
        before = clock.past(kept.after)
        if kept.column == "day":
            yield from statements.delete_days(kept.table, before[:10], kept.where, kept.step)
        elif kept.column.endswith("id") and before:
            # When they were created counts for ids from the future: where the clock was once ahead, later ids are, too.
            oldest, ahead = (id_of(times.microseconds(moment)) for moment in (times.parse(before), now + clock.AHEAD))
            moments = (oldest, ahead, before)
            yield from statements.delete_created_before(kept.table, kept.column, kept.made_at, moments)
        else:
            yield from statements.delete_until(kept.table, kept.column, before, kept.where)
    if kept.rows is not None:
        yield from _of_workspaces(partial(statements.delete_oldest, kept.table, kept.where, kept.rows))


def _visitors(table: str) -> Iterator[int]:
    # Shortly after midnight, clicks of yesterday may not be counted yet.
    return statements.delete_days(table, clock.past(timedelta(hours=1))[:10])


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
    for files in chunked((_instance() / IMPORTS).glob("*"), statements.TX_ROWS):
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
                database.cluster().drop_file(file)
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

_EXPIRED = "until they expire"
RETENTION = (
    _rows("jobs", f"the newest {MAX_JOBS:,} finished ones of a workspace", models.Job, prune=_jobs),
    RetentionRule("import files", "a day after their job; reports 30 days", _files(f"{IMPORTS}/*"), imports, "bytes"),
    _until("confirmations", f"{_EXPIRED}; 100 of a user and workspace", models.Confirmation),
    _rows("logos", f"the newest {MAX_LOGOS} of a workspace, {MAX_BYTES // 1024} KiB each", models.PageLogo),
    _until("idempotency keys", f"24 hours; {MAX_ANSWERS:,} and 64 MiB of a workspace", models.StoredResponse,
           "created_at", ANSWER_RETENTION),
    _rows("visitors by record", "for their day and an hour", models.ClickVisitor, prune=_visitors),
    _rows("visitors by workspace", "for their day and an hour", models.WorkspaceVisitor, prune=_visitors),
    _rows("records that jobs will change", "until their job has", models.JobRecord),
    _rows("days by record", "with their record, or as many days as RETENTION_DAYS says", models.ClickDay,
          prune=_sums_of_days),
    _rows("days by workspace", "for good, or as many days as RETENTION_DAYS says", models.WorkspaceDay,
          prune=_sums_of_days),
    RetentionRule("waiting clicks", "12 MiB, and their visitors", _files("clicks.*"), unit="bytes"),
    RetentionRule("backups before migrations", "the newest 3", _files(f"{BACKUPS}/[!.]*"), unit="bytes"),
    RetentionRule("databases that a restore replaced", "until you delete them", _files("*.before-*"), unit="bytes"),
    RetentionRule("leftovers of killed processes", "an hour", lambda: sum(_size(file) for file in _leftovers()),
         _prune_leftovers, "bytes"),
)  # fmt: skip

_BY_NAME = {rule.name: rule for rule in RETENTION}


def rules() -> list[RetentionRule]:
    """The table, with what features keep, also those that are off."""
    found: dict[tuple[str, str], list[Kept]] = {}
    rows = FeatureVersion.select(FeatureVersion.kept).order_by(FeatureVersion.feature)
    for kept in load_kept(row.kept for row in rows):
        found.setdefault((kept.name, kept.bound), []).append(kept)
    return [*RETENTION, *(_of_feature(name, bound, all_kept) for (name, bound), all_kept in found.items())]


def _of_feature(name: str, bound: str, found: Sequence[Kept]) -> RetentionRule:
    tables = dict.fromkeys(kept.table for kept in found)
    size = partial(statements.count_rows, *tables)
    return RetentionRule(name, bound, size, lambda: itertools.chain.from_iterable(map(_beyond, found)))


def prune(what: str | Kept) -> None:
    """Delete at once what is beyond a bound: of a row of the table, by its name, or of a feature.

    Call it in the transaction that adds to it.
    """
    steps = partial(_beyond, what) if isinstance(what, Kept) else _BY_NAME[what].prune
    assert steps is not None
    for _ in steps():
        pass


class _Added(Counter[tuple[str, str]]):
    """How many rows this process has added, by what they are and workspace, since it last deleted old ones there."""


def count_added(name: str, workspaces: Mapping[str, int], delete: Callable[[str, int], int]) -> None:
    """Count rows that were added in the current transaction, and delete what there is too many of.

    name: what they are.  workspaces: how many, by workspace.  delete: up to a number of the oldest rows of a workspace.
    The hourly sweep is too rare for one that changes a million records at once.
    """
    counter = current_parts().late(_Added, _Added)
    counter.update({(name, workspace_id): count for workspace_id, count in workspaces.items()})
    for key in [key for key, count in counter.items() if key[0] == name and count >= STEP]:
        delete(key[1], 2 * counter.pop(key))


def sweep(of_files: bool | None = None) -> None:
    """Delete everything beyond its bound, in steps that delay no other writer for long.

    Nothing, while the clock cannot be trusted: what is old is not known then. of_files: only files, or only rows.
    """
    for rule in (rule for rule in rules() if of_files is None or of_files == (rule.unit == "bytes")):
        if clock.trusted_now() is None:
            return
        if rule.prune is not None:
            try:
                if (count := _prune(rule.prune())) > 0:
                    logger.info("Retention: deleted %d of %s (%s).", count, rule.name, rule.bound)
            except (ServiceError, OSError) as error:
                logger.warning("Retention: %s are left to the next sweep: %s", rule.name, error)
            except Exception:
                logger.exception("Retention: %s could not be swept.", rule.name)


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
    """The task of the watcher: due shortly after the start, and then every hour.

    of_files: what is in the folder of the instance, of which each node has one; else what is in the database.
    """

    def __init__(self, *, of_files: bool = False) -> None:
        self._of_files = of_files
        self._due_at = times.monotonic_s() + FIRST_AFTER_S

    def due(self, count: int) -> list[str]:
        return ["sweep"][:count] if times.monotonic_s() >= self._due_at else []

    def do(self, task: str) -> bool:
        sweep(self._of_files)
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        self._due_at = times.monotonic_s() + EVERY_S
