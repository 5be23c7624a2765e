"""The files of imports in the instance folder: what is imported, and the reports, as long as someone may need them."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from signpost.domain import times
from signpost.domain.errors import NotFound
from signpost.domain.jobs import JobKind, JobState
from signpost.operations.jobs import JobView
from signpost.runtime.retention import DRY_RUN_FILE_RETENTION_S, IMPORTS
from signpost.storage import database
from signpost.storage.models import Job

# How many files of dry runs a workspace has: with those of its unfinished imports at most eight files of
# web/body_limits.FILE. How long they are kept: runtime/retention.py.
MAX_STORED_FILES = 3

STORED_FILE_GONE = "The file of this dry run is gone. Choose it once more."


def folder() -> Path:
    path = database.current().path.parent / IMPORTS
    path.mkdir(mode=0o700, exist_ok=True)
    return path


def file_of(job: Job | JobView) -> Path:
    return _here(folder() / f"{job.id}.file")


def report_of(job: Job | JobView) -> Path:
    """The report of a job, JSON Lines."""
    return _here(folder() / f"{job.id}.jsonl")


def _here(path: Path) -> Path:
    """A file, with what another node has written of it."""
    database.cluster().fetch_file(path)
    return path


def is_worth_importing(job: Job | JobView) -> bool:
    """Whether a job was a dry run that succeeded and found something to import."""
    return (
        job.kind == JobKind.BULK_IMPORT and job.is_dry and job.state == JobState.DONE and job.created + job.updated > 0
    )


def stored_file(job: Job | JobView) -> Path | None:
    """The file of a dry run while it may be imported."""
    file = file_of(job)
    is_dry_run = job.kind == JobKind.BULK_IMPORT and job.is_dry
    exists = is_dry_run and file.exists() and file.stat().st_mtime > times.epoch_s() - DRY_RUN_FILE_RETENTION_S
    return file if exists else None


def open_stored(job: JobView) -> BinaryIO:
    """The file of a dry run. Raises NotFound: it is gone."""
    saved = stored_file(job)
    if saved is None:
        raise NotFound(STORED_FILE_GONE)
    try:
        return saved.open("rb")
    except FileNotFoundError:
        raise NotFound(STORED_FILE_GONE) from None


def forget_stored(newest: Job) -> None:
    """Delete the files of a workspace's dry runs beyond MAX_STORED_FILES."""
    over = Job.finished_at.is_null(False) & (Job.workspace == newest.workspace_id) & (Job.id != newest.id)
    saved = Job.select().where((Job.id << [file.stem for file in folder().glob("*.file")]) & over)
    for job in list(saved.order_by(Job.id.desc()))[MAX_STORED_FILES - 1 :]:
        database.cluster().drop_file(file_of(job))
