"""An import in the background: the file waits in the instance folder, and a job shows its progress."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, BinaryIO

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound, StorageFull, TooManyRequests
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.records.record import CreatedVia
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, get_job, requested_by
from signpost.operations.records.record_writer import WriteResult
from signpost.operations.views import view_of
from signpost.runtime import jobs, retention
from signpost.storage import database
from signpost.storage.models import Job, Member, Workspace
from signpost.transfer import formats
from signpost.transfer.import_files import (
    STORED_FILE_GONE,
    file_of,
    folder,
    forget_stored,
    is_worth_importing,
    open_stored,
    report_of,
    stored_file,
)
from signpost.transfer.import_report import Report
from signpost.transfer.importer import ImportPlan, LineResult, count_rows, import_file, open_file
from signpost.transfer.redirect_formats import REDIRECT_FORMATS

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

FILE_GONE = "The file of this import is gone, so it ended. Send it again: existing records are not changed."
NO_LONGER_EDITOR = (
    "The user who started this import may no longer edit links here, so it ended. What was imported stays."
)


@roles.requires(roles.EDITOR)
def request_import(caller: Caller, body: IO[bytes], plan: ImportPlan) -> JobView:
    """Import the lines of a file in the background.

    Raises Invalid: it cannot be read as `plan` says, or is too long; TooManyRequests: too many imports wait already;
    StorageFull.
    """

    def count(file: BinaryIO, lines: int) -> tuple[ImportPlan, int]:
        if plan.source not in REDIRECT_FORMATS:
            open_file(file, plan)
        return plan, _rows_in(file, plan, lines)

    return _request(caller, body, count, plan)


def request_check(caller: Caller, body: IO[bytes], plan_for: Callable[[BinaryIO], ImportPlan]) -> JobView:
    """A dry run of a file that is kept until its columns are chosen.

    plan_for: called with the file; what it raises refuses the file. Raises what `request_import` raises.
    """

    def count(file: BinaryIO, lines: int) -> tuple[ImportPlan, int]:
        plan = plan_for(file)
        if plan.format == formats.JSON and file.seek(0, os.SEEK_END) > MAX_UPLOADED_JSON_BYTES:
            raise _refused(_too_long_json(plan))
        return plan, _rows_in(file, plan, lines)

    return _request(caller, body, count)


def _request(
    caller: Caller,
    body: IO[bytes],
    count: Callable[[BinaryIO, int], tuple[ImportPlan, int]],
    known: ImportPlan | None = None,
) -> JobView:
    """Store a file and queue its job.

    count: the plan of a file with this many lines, and the number of its rows. known: the plan, if it is known before.
    """
    _require_import_limit(caller.workspace)
    # An embedded app, which does not sweep, would keep each report.
    retention.prune("import files")
    job = _new_job(caller)
    try:
        with file_of(job).open("x+b") as file:
            lines = _copy(body, file, known)
            file.seek(0)
            plan, job.matched = count(file, lines)
            job.request = dataclasses.asdict(plan)
            file.flush()
            os.fsync(file.fileno())
        with database.atomic():
            _require_import_limit(caller.workspace)
            jobs.queue(job, IMPORT)
    except BaseException as error:
        file_of(job).unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise StorageFull from error
        raise
    return view_of(JobView, job)


def _new_job(caller: Caller) -> Job:
    return Job(
        workspace=caller.workspace,
        user=caller.user,
        kind=JobKind.BULK_IMPORT,
        state=JobState.QUEUED,
        request={},
        moment=times.now_text(),
        matched=0,
        **requested_by(caller),
    )


@roles.requires(roles.EDITOR)
def request_again(caller: Caller, id: str, plan: ImportPlan) -> JobView:
    """Another dry run of the file of a dry run, which it replaces. Raises NotFound: the file is gone."""
    tried = get_job(caller, id)
    saved = stored_file(tried)
    if saved is None:
        raise NotFound(STORED_FILE_GONE)
    job = _new_job(caller)
    job.request, job.matched = dataclasses.asdict(plan), tried.matched
    if (plan.source, plan.format) != (plan_of(tried).source, plan_of(tried).format):
        with open_stored(tried) as file:
            job.matched = _rows_in(file, plan, None)
    # While it runs, it notices that its file is gone.
    replaced = Job.delete().where((Job.id == tried.id) & (Job.workspace == caller.workspace))
    _take_file(saved, job, replaced.execute)
    report_of(tried).unlink(missing_ok=True)
    return view_of(JobView, job)


@roles.requires(roles.EDITOR)
def request_stored(caller: Caller, id: str) -> JobView:
    """Import the file of a dry run that has ended, with the same plan. Raises NotFound: it is gone, or was imported."""
    tried = get_job(caller, id)
    saved = stored_file(tried)
    if saved is None or not is_worth_importing(tried):
        raise NotFound(STORED_FILE_GONE)
    job = _new_job(caller)
    job.request, job.matched = dataclasses.asdict(dataclasses.replace(plan_of(tried), is_dry=False)), tried.matched
    _take_file(saved, job)
    return view_of(JobView, job)


def _take_file(saved: Path, job: Job, then: Callable[[], object] = lambda: None) -> None:
    """Queue a job for the file of a dry run, which only one request can take. then: in the same transaction."""
    try:
        saved.rename(file_of(job))
    except FileNotFoundError:
        raise NotFound(STORED_FILE_GONE) from None
    try:
        with database.atomic():
            then()
            _require_import_limit(job.workspace)
            jobs.queue(job, IMPORT)
    except BaseException:
        file_of(job).rename(saved)
        raise


def _require_import_limit(workspace: Workspace) -> None:
    waiting = workspace.jobs.where((Job.kind == JobKind.BULK_IMPORT) & Job.finished_at.is_null()).count()
    if waiting >= MAX_UNFINISHED:
        raise TooManyRequests(
            TRY_AGAIN_S, f"{waiting} imports of this workspace are unfinished; the maximum is {MAX_UNFINISHED}. Wait."
        )


def _copy(body: IO[bytes], file: BinaryIO, plan: ImportPlan | None) -> int:
    """Store a file; returns how many lines it has. Raises Invalid."""
    lines = size = 0
    block = b""
    while more := body.read(BLOCK_BYTES):
        block = more
        file.write(block)
        lines += block.count(b"\n")
        size += len(block)
        if plan is not None and plan.format == formats.JSON and size > MAX_UPLOADED_JSON_BYTES:
            raise _refused(_too_long_json(plan))
    return lines + (not block.endswith(b"\n"))


def _rows_in(file: BinaryIO, plan: ImportPlan, lines: int | None) -> int:
    """About how many rows a file with this many lines has. Raises Invalid: too many."""
    if lines is None or plan.source in REDIRECT_FORMATS or plan.format == formats.JSON or lines > MAX_ROWS:
        file.seek(0)
        # Exact counts need parsing: a cell may have many lines, and a line many objects or directives.
        rows = count_rows(file, plan, MAX_ROWS)
        if rows > MAX_ROWS:
            raise _refused(f"More than {MAX_ROWS:,} rows. Send it in parts, or use the command line.")
        return rows
    return lines - (plan.format == formats.CSV)


def _too_long_json(plan: ImportPlan) -> str:
    instead = "write it as JSON Lines, an object on each line."
    if plan.source in REDIRECT_FORMATS:
        instead = "send it in parts, or use the command line."
    return f"JSON of more than {MAX_UPLOADED_JSON_BYTES >> 20} MiB; {instead}"


def _refused(reason: str) -> Invalid:
    return Invalid({"file": [reason]})


def plan_of(job: Job | JobView) -> ImportPlan:
    """What a job imports, and how."""
    names = {field.name for field in dataclasses.fields(ImportPlan)}
    return ImportPlan(**{name: value for name, value in job.request.items() if name in names})


def import_lines(job: Job) -> jobs.Steps:
    """Import the lines of a job that are not imported yet; each step stores its progress."""
    if not file_of(job).exists():
        # The database was restored from a backup, which contains no files of imports.
        return FILE_GONE
    plan, stored_at = plan_of(job), times.monotonic_s()
    with file_of(job).open("rb") as file, Report(job, plan) as report:

        def write_down(lines: list[LineResult]) -> None:
            report.add(lines)
            job.created += sum(line.result == WriteResult.CREATED for line in lines)
            job.unchanged += sum(line.result == WriteResult.UNCHANGED for line in lines)
            job.refused += sum(line.result == WriteResult.REFUSED for line in lines)
            job.paused += sum(line.is_paused for line in lines)
            job.untold = report.untold
            nonlocal stored_at
            if not plan.is_dry:
                job.last_line = lines[-1].line
                jobs.store_progress(job)
            elif times.monotonic_s() - stored_at > PROGRESS_S:
                # For people. It starts again at the first line, because the records of its dry run are lost.
                stored_at = times.monotonic_s()
                with database.atomic():
                    jobs.store_progress(job)

        if plan.is_dry:
            job.created = job.unchanged = job.refused = job.paused = 0
        reason = ""
        try:
            chunks = import_file(
                _caller_of(job),
                file,
                plan,
                step=BATCH_ROWS,
                lag=job.last_line,
                tell=report.note,
                then=write_down,
                job=job,
            )
            while not reason:
                with jobs.turn():
                    if next(chunks, None) is None:
                        break
                if plan.is_dry and not file_of(job).exists():
                    # Another dry run replaces it.
                    reason = FILE_GONE
                    break
                time.sleep(PAUSE_S)
                yield
                _caller_of(job)
        except Invalid as refusal:
            reason = refusal.sentences()
        report.end(reason)
    if not reason:
        job.matched = job.done
    return reason


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
        file_of(job).unlink(missing_ok=True)


def _before_resume() -> None:
    """Make the folder, or fail with its name; delete files that remain from earlier processes and are not needed."""
    folder()
    for _ in retention.imports(stray_s=0):
        pass


IMPORT = jobs.JobDefinition(
    JobKind.BULK_IMPORT,
    import_lines,
    on_end=_keep_or_remove_file,
    before_resume=_before_resume,
)
