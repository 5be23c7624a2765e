"""An import in the background: the file waits in the instance folder, and a job tells how far it is."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import io
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

from service import database, jobs, times
from service.caller import Caller
from service.errors import NotFound, ServiceError, StorageFull
from service.models import Job
from service.operations import bulk, roles
from service.operations.imports import CREATED, REFUSED, UNCHANGED, VIA
from service.transfer import reading
from service.transfer.importing import Line, Plan, import_file

KIND = "bulk_import"
FOLDER = "imports"
# The largest file that comes over the network: about 100,000 lines. The command line takes larger ones.
MOST_BYTES = 16 * 1024 * 1024
# Lines in one transaction. Visitors and other writers have their turn between two.
STEP = 200
PAUSE_S = 0.005
# Reports of jobs that ended longer ago are thrown away.
REPORTS_KEPT_S = 30 * 86_400


@roles.requires(roles.EDITOR)
def request_import(caller: Caller, body: bytes, plan: Plan) -> Job:
    """Import the lines of a file in the background. Raises Invalid: it cannot be read as `plan` says; StorageFull."""
    next(reading.rows(io.BytesIO(body), plan.format), None)
    _forget_old()
    job = Job(
        workspace=caller.workspace,
        user=caller.user,
        kind=KIND,
        state="queued",
        filter=dataclasses.asdict(plan),
        moment=times.now_text(),
        matched=body.rstrip(b"\r\n").count(b"\n") + (plan.format == reading.JSON_LINES),
    )
    try:
        with _file(job).open("xb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        with database.atomic():
            job.save(force_insert=True)
            database.after_commit(lambda: jobs.submit(go_on, job.id))
    except (OSError, ServiceError) as error:
        _file(job).unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise StorageFull from error
        raise
    return job


def resume() -> None:
    """Go on with the imports that an earlier process left unfinished."""
    bulk.resume_with(KIND, go_on)


def go_on(job_id: str) -> None:
    """Import the lines of a job that are not yet; each transaction writes down how far it came."""
    job: Job | None = Job.get_or_none(Job.id == job_id)
    if job is None or job.finished_at is not None:
        return
    if not _file(job).exists():
        # A database that was put back from a backup, which has no files of imports in it.
        _end(job)
        return
    caller, plan = Caller(job.workspace, job.user, roles.EDITOR, VIA), Plan(**job.filter)
    _forget_untrue(_report(job), job.position)
    with _file(job).open("rb") as file, _report(job).open("a") as report:

        def write_down(lines: list[Line]) -> None:
            report.writelines(json.dumps(dataclasses.asdict(line)) + "\n" for line in lines if _is_told(plan, line))
            report.flush()
            job.created += sum(line.result == CREATED for line in lines)
            job.unchanged += sum(line.result == UNCHANGED for line in lines)
            job.refused += sum(line.result == REFUSED for line in lines)
            job.state, job.updated_at = "running", times.now_text()
            if not plan.is_dry:  # which begins again with the first line, because it knows what it imagined
                job.position = lines[-1].line
                job.save()

        if plan.is_dry:
            job.created = job.unchanged = job.refused = 0
        chunks = import_file(caller, file, plan, step=STEP, behind=job.position, then=write_down)
        while not jobs.stopping():
            with jobs.turn():
                if next(chunks, None) is None:
                    break
            time.sleep(PAUSE_S)
        else:
            return
    _end(job)
    _file(job).unlink()


def _end(job: Job) -> None:
    job.matched = job.done
    bulk.end(job)


def report(caller: Caller, id: str) -> Iterator[str]:
    """What became of the lines of an import, each as JSON: of a dry run all, else those with something to tell.

    Raises NotFound.
    """
    job = bulk.get_job(caller, id)
    if job.kind != KIND or not _report(job).exists():
        raise NotFound("There is no report of this job.")
    return told_of(job)


def told_of(job: Job) -> Iterator[str]:
    """The lines of a job's report; none where it has no report."""
    return _lines(_report(job))


def _lines(file: Path) -> Iterator[str]:
    # Read by whoever sends them, which may be after the app's context has ended.
    with contextlib.suppress(FileNotFoundError), file.open() as lines:
        yield from lines


def _is_told(plan: Plan, line: Line) -> bool:
    return plan.is_dry or line.result == REFUSED or bool(line.note)


def _forget_untrue(report: Path, position: int) -> None:
    """Take away what a process told, before it ended, of lines behind the last one that it wrote down."""
    if report.exists():
        with report.open() as lines:
            true = [line for line in lines if line.endswith("\n") and json.loads(line)["line"] <= position]
        report.write_text("".join(true))


def _forget_old() -> None:
    """Throw away the reports of long ago."""
    for file in _folder().glob("*.jsonl"):
        if file.stat().st_mtime < time.time() - REPORTS_KEPT_S:
            file.unlink(missing_ok=True)


def _folder() -> Path:
    folder = database.current().path.parent / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _file(job: Job) -> Path:
    return _folder() / f"{job.id}.file"


def _report(job: Job) -> Path:
    return _folder() / f"{job.id}.jsonl"
