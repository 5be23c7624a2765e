"""An import in the background: the file waits in the instance folder, and a job shows its progress."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import os
import time
from collections import Counter
from collections.abc import Iterator
from typing import IO, BinaryIO

from redirect_formats import REDIRECT_FORMATS
from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound, StorageFull, TooManyRequests
from signpost.domain.jobs import JobKind
from signpost.domain.records.record import CreatedVia
from signpost.features.transfer.import_files import (
    STORED_FILE_GONE,
    file_of,
    folder,
    forget_stored,
    is_worth_importing,
    open_stored,
    report_of,
    stored_file,
)
from signpost.features.transfer.import_report import Report
from signpost.features.transfer.imported_records import Import, TakenAddress
from signpost.features.transfer.importer import (
    ImportPlan,
    LineResult,
    add_batch,
    batches,
    count_rows,
    open_file,
    refused_in_a_row,
)
from signpost.features.transfer.reading import formats
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, get_job, new_job
from signpost.operations.listing import view_of
from signpost.operations.records.record_writer import WriteResult
from signpost.runtime import jobs, retention
from signpost.storage import database
from signpost.storage.models import Job, Member, Workspace
from signpost.translations import mark

# JSON that is not JSON Lines is read as a whole, and takes about thirty times its size in memory.
MAX_UPLOADED_JSON_BYTES = 2 * 1024 * 1024
# The rows of such a file. Writing a row takes about a millisecond, in which no other writer runs.
MAX_ROWS = 100_000
# Unfinished imports of a workspace: each may wait with a file of web/body_limits.FILE.
MAX_UNFINISHED = 5
# Retry-After when there are too many: an import takes seconds to minutes.
TRY_AGAIN_S = 30
# Lines in one transaction. Visitors and other writers get their turn between two.
BATCH_ROWS = 200
PAUSE_S = 0.005
# How often a dry run stores how far it is.
PROGRESS_S = 1.0
# Bytes per read when a file is copied.
BLOCK_BYTES = 64 * 1024

FILE_GONE = mark("The file of this import is gone, so it ended. Send it again: existing records are not changed.")
NO_LONGER_EDITOR = mark(
    "The user who started this import may no longer edit links here, so it ended. What was imported stays."
)


@roles.requires(roles.EDITOR)
def request_import(caller: Caller, body: IO[bytes], plan: ImportPlan) -> JobView:
    """Import the lines of a file in the background.

    Raises Invalid: it cannot be read as `plan` says, or is too long; TooManyRequests: too many imports wait already;
    StorageFull.
    """
    with queued(caller) as (job, file):
        copy_file(body, file, MAX_UPLOADED_JSON_BYTES if plan.format == formats.JSON else None)
        require_size(file, plan)
        if plan.source not in REDIRECT_FORMATS:
            file.seek(0)
            open_file(file, plan)
        job.request, job.matched = dataclasses.asdict(plan), rows_in(file, plan)
    return view_of(JobView, job)


@contextlib.contextmanager
def queued(caller: Caller) -> Iterator[tuple[Job, BinaryIO]]:
    """A new job and its file, which are filled and then queued. Raises TooManyRequests, StorageFull."""
    _require_import_limit(caller.workspace)
    # An embedded app, which does not sweep, would keep each report.
    retention.prune("import files")
    job = new_job(caller, JobKind.BULK_IMPORT, {})
    try:
        with file_of(job).open("x+b") as file:
            yield job, file
            file.flush()
            os.fsync(file.fileno())
        database.cluster().store_file(file_of(job))
        with database.atomic():
            _require_import_limit(caller.workspace)
            jobs.queue(job, IMPORT)
    except BaseException as error:
        database.cluster().drop_file(file_of(job))
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise StorageFull from error
        raise


@roles.requires(roles.EDITOR)
def request_again(caller: Caller, id: str, plan: ImportPlan) -> JobView:
    """Another dry run of the file of a dry run, which it replaces. Raises NotFound: the file is gone."""
    tried = get_job(caller, id)
    before = plan_of(tried)
    job = new_job(caller, JobKind.BULK_IMPORT, dataclasses.asdict(plan), tried.matched)
    if (plan.source, plan.format) != (before.source, before.format):
        with open_stored(tried) as file:
            job.matched = rows_in(file, plan)
    _take_file(tried, job)
    database.cluster().drop_file(report_of(tried))
    return view_of(JobView, job)


@roles.requires(roles.EDITOR)
def request_stored(caller: Caller, id: str) -> JobView:
    """Import the file of a dry run that has ended, with the same plan. Raises NotFound: it is gone, or was imported."""
    tried = get_job(caller, id)
    if not is_worth_importing(tried):
        raise NotFound(STORED_FILE_GONE)
    plan = dataclasses.replace(plan_of(tried), is_dry=False)
    job = new_job(caller, JobKind.BULK_IMPORT, dataclasses.asdict(plan), tried.matched)
    _take_file(tried, job)
    return view_of(JobView, job)


def _take_file(tried: JobView, job: Job) -> None:
    """Queue a job for the file of a dry run, which only one request can take. Another dry run replaces the first."""
    saved = stored_file(tried)
    if saved is None:
        raise NotFound(STORED_FILE_GONE)
    try:
        database.cluster().move_file(saved, file_of(job))
    except FileNotFoundError:
        raise NotFound(STORED_FILE_GONE) from None
    try:
        with database.atomic():
            if job.is_dry:
                # While it runs, it notices that its file is gone.
                Job.delete().where((Job.id == tried.id) & (Job.workspace == job.workspace)).execute()
            _require_import_limit(job.workspace)
            jobs.queue(job, IMPORT)
    except BaseException:
        database.cluster().move_file(file_of(job), saved)
        raise


def _require_import_limit(workspace: Workspace) -> None:
    waiting = Job.of(workspace).where((Job.kind == JobKind.BULK_IMPORT) & Job.finished_at.is_null()).count()
    if waiting >= MAX_UNFINISHED:
        raise TooManyRequests(
            TRY_AGAIN_S, f"{waiting} imports of this workspace are unfinished; the maximum is {MAX_UNFINISHED}. Wait."
        )


def copy_file(body: IO[bytes], file: BinaryIO, max_bytes: int | None = None) -> None:
    """Store a file, or only its beginning where it is longer."""
    size = 0
    while (max_bytes is None or size <= max_bytes) and (block := body.read(BLOCK_BYTES)):
        file.write(block)
        size += len(block)


def require_size(file: BinaryIO, plan: ImportPlan) -> None:
    """Raises Invalid for a file that is too long to be read as a whole, as JSON is."""
    if plan.format == formats.JSON and file.seek(0, os.SEEK_END) > MAX_UPLOADED_JSON_BYTES:
        instead = "write it as JSON Lines, an object on each line."
        if plan.source in REDIRECT_FORMATS:
            instead = "send it in parts, or use the command line."
        raise Invalid({"file": [f"JSON of more than {MAX_UPLOADED_JSON_BYTES >> 20} MiB; {instead}"]})


def rows_in(file: BinaryIO, plan: ImportPlan) -> int:
    """How many rows a file has. Raises Invalid: too many."""
    file.seek(0)
    # This needs parsing: a cell may have many lines, and a line many objects or directives.
    rows = count_rows(file, plan, MAX_ROWS)
    if rows > MAX_ROWS:
        raise Invalid({"file": [f"More than {MAX_ROWS:,} rows. Send it in parts, or use the command line."]})
    return rows


def plan_of(job: Job | JobView) -> ImportPlan:
    """What a job imports, and how."""
    names = {field.name for field in dataclasses.fields(ImportPlan)}
    return ImportPlan(**{name: value for name, value in job.request.items() if name in names})


def import_lines(job: Job) -> jobs.Steps:
    """Import the lines of a job that are not imported yet; each step stores its progress."""
    if not file_of(job).exists():
        # The database was restored from a backup, which contains no files of imports.
        return FILE_GONE
    if job.is_dry:
        # It starts again at the first line, because the records of its dry run are lost.
        job.created = job.unchanged = job.updated = job.refused = job.paused = 0
    with file_of(job).open("rb") as file, Report(job) as report:
        try:
            reason = yield from _in_turns(job, _import_batches(job, file, report))
        except Invalid as refusal:
            reason = refusal.sentences()
        report.end(reason)
    if not reason:
        job.matched = job.done
    return reason


def _in_turns(job: Job, steps: Iterator[int]) -> jobs.Steps:
    """The steps of an import, with pauses for visitors, as long as its user may edit and its file is there."""
    while True:
        with jobs.turn():
            if next(steps, None) is None:
                return ""
        if job.is_dry and not file_of(job).exists():
            # Another dry run replaces it.
            return FILE_GONE
        time.sleep(PAUSE_S)
        yield
        _caller_of(job)


def _import_batches(job: Job, file: BinaryIO, report: Report) -> Iterator[int]:
    """Import the lines of a file; yields the number of the last line of each batch, whose progress is stored with it.

    A dry run stores it now and then, for people.
    """
    plan, caller = plan_of(job), _caller_of(job)
    run, refused, stored_at = (
        Import(caller, is_dry=plan.is_dry, job=job, taken=TakenAddress(plan.taken)),
        0,
        times.monotonic_s(),
    )
    contents = open_file(file, plan)
    report.begin(contents.notes)
    for batch in batches(caller, contents, plan, BATCH_ROWS, after=job.last_line):
        with run.transaction():
            lines = add_batch(run, batch)
            report.add(lines)
            _count(job, lines, report.untold)
            if not plan.is_dry:
                job.last_line = lines[-1].line
                jobs.store_progress(job)
        if plan.is_dry and times.monotonic_s() - stored_at > PROGRESS_S:
            stored_at = times.monotonic_s()
            with database.atomic():
                jobs.store_progress(job)
        yield lines[-1].line
        refused = refused_in_a_row(lines, refused)


def _count(job: Job, lines: list[LineResult], untold: int) -> None:
    results = Counter(line.result for line in lines)
    job.created += results[WriteResult.CREATED]
    job.unchanged += results[WriteResult.UNCHANGED]
    job.updated += results[WriteResult.UPDATED]
    job.refused += results[WriteResult.REFUSED]
    job.paused += sum(line.is_paused for line in lines)
    job.untold = untold


def _caller_of(job: Job) -> Caller:
    """The caller who requested a job, with their current role. Raises Invalid if they may no longer edit."""
    member = Member.get_or_none((Member.workspace == job.workspace_id) & (Member.user == job.user))
    if member is None or member.role < roles.EDITOR:
        raise Invalid({"user": [NO_LONGER_EDITOR]})
    return Caller(job.workspace, job.user, roles.EDITOR, job.via, token_name=job.token_name)


def _keep_or_remove_file(job: Job) -> None:
    # The person who checks a file in the dashboard may choose its columns once more.
    if job.is_dry and (is_worth_importing(job) or job.via == CreatedVia.DASHBOARD):
        with contextlib.suppress(FileNotFoundError):
            os.utime(file_of(job))
        forget_stored(job)
    else:
        database.cluster().drop_file(file_of(job))


def _before_resume() -> None:
    """Make the folder, or fail with its name; delete files that remain from earlier processes and are not needed."""
    folder()
    for _ in retention.imports(stray_s=0):
        pass


IMPORT = jobs.JobDefinition(
    JobKind.BULK_IMPORT, import_lines, on_end=_keep_or_remove_file, before_resume=_before_resume
)
