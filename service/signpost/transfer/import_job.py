"""An import in the background: the file waits in the instance folder, and a job shows its progress."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import json
import os
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, Any, BinaryIO

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound, StorageFull, TooManyRequests
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.record import CreatedVia
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, get_job, requested_by
from signpost.operations.record_writer import Result
from signpost.operations.views import view_of
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Job, Member, Workspace
from signpost.transfer import formats
from signpost.transfer.importer import NOTE, Line, Plan, count_rows, import_file, open_file
from signpost.transfer.redirect_formats import REDIRECT_FORMATS

FOLDER = "imports"
# JSON that is not JSON Lines is read as a whole, and takes about thirty times its size in memory.
MAX_JSON_BYTES = 2 * 1024 * 1024
# The rows of such a file. Writing a row takes about a millisecond, in which no other writer runs.
MAX_ROWS = 100_000
# Unfinished imports of a workspace: each may wait with a file of web/body_limits.FILE.
MAX_UNFINISHED = 5
# Retry-After when there are too many: an import takes seconds to minutes.
TRY_AGAIN_S = 30
# Lines that a report holds, and how many of these may be lines of a dry run without a problem. People read the first
# few; a report is sent and shown as a whole.
MAX_LINES, MAX_FINE_LINES = 1000, 500
# Lines in one transaction. Visitors and other writers get their turn between two.
BATCH_ROWS = 200
PAUSE_S = 0.005
# How often a dry run stores how far it is.
PROGRESS_S = 1.0
# Reports are deleted this long after the end of their jobs.
REPORT_RETENTION_S = 30 * 86_400
# How long a file is kept after a dry run, to be imported, and how many such files a workspace has: with those of its
# unfinished imports at most eight files of web/body_limits.FILE.
FILE_RETENTION_S = 86_400
MAX_KEPT_FILES = 3
# A younger file may belong to a request whose job is about to be stored.
STRAY_S = 3600
# Bytes per read when a file is copied.
BLOCK_BYTES = 64 * 1024

KEPT_FILE_GONE = "The file of this dry run is gone. Choose it once more."
FILE_GONE = "The file of this import is gone, so it ended. Send it again: existing records are not changed."
NO_LONGER_EDITOR = (
    "The user who started this import may no longer edit links here, so it ended. What was imported stays."
)


@roles.requires(roles.EDITOR)
def request_import(caller: Caller, body: IO[bytes], plan: Plan) -> JobView:
    """Import the lines of a file in the background.

    Raises Invalid: it cannot be read as `plan` says, or is too long; TooManyRequests: too many imports wait already;
    StorageFull.
    """

    def count(file: BinaryIO, lines: int) -> tuple[Plan, int]:
        if plan.source not in REDIRECT_FORMATS:
            open_file(file, plan)
        return plan, _rows_in(file, plan, lines)

    return _request(caller, body, count, plan)


def request_check(caller: Caller, body: IO[bytes], plan_for: Callable[[BinaryIO], Plan]) -> JobView:
    """A dry run of a file that is kept until its columns are chosen.

    plan_for: called with the file; what it raises refuses the file. Raises what `request_import` raises.
    """

    def count(file: BinaryIO, lines: int) -> tuple[Plan, int]:
        plan = plan_for(file)
        if plan.format == formats.JSON and file.seek(0, os.SEEK_END) > MAX_JSON_BYTES:
            raise _refused(_too_long_json(plan))
        return plan, _rows_in(file, plan, lines)

    return _request(caller, body, count)


def _request(
    caller: Caller,
    body: IO[bytes],
    count: Callable[[BinaryIO, int], tuple[Plan, int]],
    known: Plan | None = None,
) -> JobView:
    """Store a file and queue its job.

    count: the plan of a file with this many lines, and the number of its rows. known: the plan, if it is known before.
    """
    _require_few(caller.workspace)
    forget_old()
    job = _new_job(caller)
    try:
        with _file(job).open("x+b") as file:
            lines = _copy(body, file, known)
            file.seek(0)
            plan, job.matched = count(file, lines)
            job.request = dataclasses.asdict(plan)
            file.flush()
            os.fsync(file.fileno())
        with database.atomic():
            _require_few(caller.workspace)
            jobs.queue(job, IMPORT)
    except BaseException as error:
        _file(job).unlink(missing_ok=True)
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
def request_again(caller: Caller, id: str, plan: Plan) -> JobView:
    """Another dry run of the file of a dry run, which it replaces. Raises NotFound: the file is gone."""
    tried = get_job(caller, id)
    kept = kept_file(tried)
    if kept is None:
        raise NotFound(KEPT_FILE_GONE)
    job = _new_job(caller)
    job.request, job.matched = dataclasses.asdict(plan), tried.matched
    if (plan.source, plan.format) != (plan_of(tried).source, plan_of(tried).format):
        with open_kept(tried) as file:
            job.matched = _rows_in(file, plan, None)
    # While it runs, it notices that its file is gone.
    replaced = Job.delete().where((Job.id == tried.id) & (Job.workspace == caller.workspace))
    _take_file(kept, job, replaced.execute)
    _report(tried).unlink(missing_ok=True)
    return view_of(JobView, job)


@roles.requires(roles.EDITOR)
def request_kept(caller: Caller, id: str) -> JobView:
    """Import the file of a dry run that has ended, with the same plan. Raises NotFound: it is gone, or was imported."""
    tried = get_job(caller, id)
    kept = kept_file(tried)
    if kept is None or not is_worth_importing(tried):
        raise NotFound(KEPT_FILE_GONE)
    job = _new_job(caller)
    job.request, job.matched = dataclasses.asdict(dataclasses.replace(plan_of(tried), is_dry=False)), tried.matched
    _take_file(kept, job)
    return view_of(JobView, job)


def _take_file(kept: Path, job: Job, then: Callable[[], object] = lambda: None) -> None:
    """Queue a job for the file of a dry run, which only one request can take. then: in the same transaction."""
    try:
        kept.rename(_file(job))
    except FileNotFoundError:
        raise NotFound(KEPT_FILE_GONE) from None
    try:
        with database.atomic():
            then()
            _require_few(job.workspace)
            jobs.queue(job, IMPORT)
    except BaseException:
        _file(job).rename(kept)
        raise


def _require_few(workspace: Workspace) -> None:
    waiting = workspace.jobs.where((Job.kind == JobKind.BULK_IMPORT) & Job.finished_at.is_null()).count()
    if waiting >= MAX_UNFINISHED:
        raise TooManyRequests(
            TRY_AGAIN_S, f"{waiting} imports of this workspace are unfinished; the maximum is {MAX_UNFINISHED}. Wait."
        )


def _copy(body: IO[bytes], file: BinaryIO, plan: Plan | None) -> int:
    """Store a file; returns how many lines it has. Raises Invalid."""
    lines = size = 0
    block = b""
    while more := body.read(BLOCK_BYTES):
        block = more
        file.write(block)
        lines += block.count(b"\n")
        size += len(block)
        if plan is not None and plan.format == formats.JSON and size > MAX_JSON_BYTES:
            raise _refused(_too_long_json(plan))
    return lines + (not block.endswith(b"\n"))


def _rows_in(file: BinaryIO, plan: Plan, lines: int | None) -> int:
    """About how many rows a file with this many lines has. Raises Invalid: too many."""
    if lines is None or plan.source in REDIRECT_FORMATS or plan.format == formats.JSON or lines > MAX_ROWS:
        file.seek(0)
        # Exact counts need parsing: a cell may have many lines, and a line many objects or directives.
        rows = count_rows(file, plan, MAX_ROWS)
        if rows > MAX_ROWS:
            raise _refused(f"More than {MAX_ROWS:,} rows. Send it in parts, or use the command line.")
        return rows
    return lines - (plan.format == formats.CSV)


def _too_long_json(plan: Plan) -> str:
    instead = "write it as JSON Lines, an object on each line."
    if plan.source in REDIRECT_FORMATS:
        instead = "send it in parts, or use the command line."
    return f"JSON of more than {MAX_JSON_BYTES >> 20} MiB; {instead}"


def _refused(reason: str) -> Invalid:
    return Invalid({"file": [reason]})


def plan_of(job: Job | JobView) -> Plan:
    """What a job imports, and how."""
    names = {field.name for field in dataclasses.fields(Plan)}
    return Plan(**{name: value for name, value in job.request.items() if name in names})


def import_lines(job: Job) -> jobs.Steps:
    """Import the lines of a job that are not imported yet; each step stores its progress."""
    if not _file(job).exists():
        # The database was restored from a backup, which contains no files of imports.
        return FILE_GONE
    plan, stored_at = plan_of(job), times.monotonic_s()
    with _file(job).open("rb") as file, _Report(job, plan) as report:

        def write_down(lines: list[Line]) -> None:
            report.add(lines)
            job.created += sum(line.result == Result.CREATED for line in lines)
            job.unchanged += sum(line.result == Result.UNCHANGED for line in lines)
            job.refused += sum(line.result == Result.REFUSED for line in lines)
            job.untold = report.untold
            nonlocal stored_at
            if not plan.is_dry:
                job.last_line = lines[-1].line
                jobs.store_progress(job)
            elif times.monotonic_s() - stored_at > PROGRESS_S:
                # For people. It starts again at the first line, because its imagined records are lost.
                stored_at = times.monotonic_s()
                with database.atomic():
                    jobs.store_progress(job)

        if plan.is_dry:
            job.created = job.unchanged = job.refused = 0
        reason = ""
        try:
            chunks = import_file(
                _caller_of(job),
                file,
                plan,
                step=BATCH_ROWS,
                behind=job.last_line,
                tell=report.note,
                then=write_down,
                job=job,
            )
            while not reason:
                with jobs.turn():
                    if next(chunks, None) is None:
                        break
                if plan.is_dry and not _file(job).exists():
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
            os.utime(_file(job))
        _forget_kept(job)
    else:
        _file(job).unlink(missing_ok=True)


IMPORT = jobs.Kind(
    JobKind.BULK_IMPORT,
    import_lines,
    on_end=_keep_or_remove_file,
    # Files that remain from earlier processes and are not needed.
    before_resume=lambda: forget_old(stray_s=0),
)


# --- the file of a dry run ---------------------------------------------------------------------------------------


def is_worth_importing(job: Job | JobView) -> bool:
    """Whether a job was a dry run that succeeded and found something to import."""
    return job.kind == JobKind.BULK_IMPORT and job.is_dry and job.state == JobState.DONE and job.created > 0


def kept_file(job: Job | JobView) -> Path | None:
    """The file of a dry run while it may be imported."""
    file = _file(job)
    is_dry_run = job.kind == JobKind.BULK_IMPORT and job.is_dry
    is_there = is_dry_run and file.exists() and file.stat().st_mtime > times.epoch_s() - FILE_RETENTION_S
    return file if is_there else None


def open_kept(job: JobView) -> BinaryIO:
    """The file of a dry run. Raises NotFound: it is gone."""
    kept = kept_file(job)
    if kept is None:
        raise NotFound(KEPT_FILE_GONE)
    try:
        return kept.open("rb")
    except FileNotFoundError:
        raise NotFound(KEPT_FILE_GONE) from None


def _forget_kept(newest: Job) -> None:
    """Delete the files of a workspace's dry runs beyond MAX_KEPT_FILES."""
    over = Job.finished_at.is_null(False) & (Job.workspace == newest.workspace_id) & (Job.id != newest.id)
    kept = Job.select().where((Job.id << [file.stem for file in _folder().glob("*.file")]) & over)
    for job in list(kept.order_by(Job.id.desc()))[MAX_KEPT_FILES - 1 :]:
        _file(job).unlink(missing_ok=True)


def forget_old(stray_s: float = STRAY_S) -> None:
    """Delete old reports, and files and reports that no job needs.

    stray_s: the minimum age of files without a job. Such files remain if the process is killed before it has stored the
    job, or if the database is restored from a backup.
    """
    now = times.epoch_s()
    found = list(_folder().iterdir())
    rows = Job.select(Job.id, Job.kind, Job.state, Job.request, Job.created, Job.finished_at)
    known: dict[str, Job] = {}
    for begin in range(0, len(found), 500):
        known |= {job.id: job for job in rows.where(Job.id << [file.stem for file in found[begin : begin + 500]])}
    for path in found:
        with contextlib.suppress(FileNotFoundError):
            age_s, job = now - path.stat().st_mtime, known.get(path.stem)
            if job is None:
                is_needed = age_s < stray_s
            elif path.suffix == ".file":
                is_needed = job.finished_at is None or kept_file(job) is not None
            else:
                is_needed = age_s < (REPORT_RETENTION_S if path.suffix == ".jsonl" else STRAY_S)
            if not is_needed:
                path.unlink()


# --- reports -----------------------------------------------------------------------------------------------------


class _Report:
    """The report of a running job, up to the maximum: all lines of a dry run, else those with a problem or a note, and
    those that got a generated alias.
    """

    def __init__(self, job: Job, plan: Plan):
        self._job, self._plan = job, plan
        self.untold = 0 if plan.is_dry else job.untold
        self._told = _remove_uncommitted(_report(job), job.last_line)
        self._fine = 0
        self._last = job.last_line
        self._file: Any = None

    def __enter__(self) -> _Report:
        self._file = _report(self._job).open("a")
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, lines: list[Line]) -> None:
        for line in lines:
            is_fine = line.result != Result.REFUSED and not line.note
            if is_fine and not self._plan.is_dry and not line.link:
                continue
            if self._told >= MAX_LINES or (is_fine and self._fine >= MAX_FINE_LINES):
                self.untold += 1
                continue
            self._told += 1
            self._fine += is_fine
            self._write(line)
        self._last = lines[-1].line
        self._file.flush()

    def note(self, text: str) -> None:
        """Add a note on the file as a whole, once."""
        if self._job.last_line == 0:
            self._write(Line(1, "", NOTE, {}, text))

    def end(self, reason: str) -> None:
        """Add the last lines of the report."""
        if self.untold:
            self._write(Line(self._last, "", NOTE, {}, f"And {self.untold:,} more lines."))
        if reason:
            self._write(Line(self._last, "", NOTE, {}, reason))
        self._file.flush()

    def _write(self, line: Line) -> None:
        self._file.write(json.dumps(dataclasses.asdict(line)) + "\n")


def _remove_uncommitted(report: Path, position: int) -> int:
    """Remove the lines of a process that ended before it stored its progress; returns how many lines are left."""
    if not report.exists():
        return 0
    with report.open() as lines:
        all_lines = list(lines)
    whole = [(line, json.loads(line)) for line in all_lines if line.endswith("\n")]
    # The notes at the start of an import are reported for line 1; those at its end are reported again.
    true = [
        line
        for line, told in whole
        if told["line"] <= position and (told["result"] != NOTE or told["line"] == 1 < position)
    ]
    if true != all_lines:
        beside = report.with_suffix(".new")
        beside.write_text("".join(true))
        beside.replace(report)
    return len(true)


def report(caller: Caller, id: str) -> Iterator[str]:
    """The results for the lines of an import, each as JSON: for a dry run all, else those with a problem, a note or a
    generated alias.

    Raises NotFound.
    """
    job = get_job(caller, id)
    if job.kind != JobKind.BULK_IMPORT or not _report(job).exists():
        raise NotFound("There is no report of this job.")
    return report_lines(job)


def report_lines(job: Job | JobView) -> Iterator[str]:
    """The lines of a job's report; none where it has no report."""
    # Reports of earlier versions had no bound.
    return islice(_lines(_report(job)), 2 * MAX_LINES)


def _lines(file: Path) -> Iterator[str]:
    # The server reads them while it sends the response, perhaps after the app's context has ended.
    with contextlib.suppress(FileNotFoundError), file.open() as lines:
        yield from lines


def _folder() -> Path:
    folder = database.current().path.parent / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _file(job: Job | JobView) -> Path:
    return _folder() / f"{job.id}.file"


def _report(job: Job | JobView) -> Path:
    return _folder() / f"{job.id}.jsonl"
