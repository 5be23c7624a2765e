"""The report of an import: the results for its lines, for people, one JSON object per line."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from signpost.domain.errors import NotFound
from signpost.domain.jobs import JobKind
from signpost.features.transfer.import_files import report_of
from signpost.features.transfer.importer import NOTE, LineResult
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, get_job
from signpost.operations.records.record_writer import WriteResult
from signpost.storage import database
from signpost.storage.models import Job

# Lines that a report holds, and how many of these may be lines of a dry run without a problem. People read the first
# few; a report is sent and shown as a whole.
MAX_LINES, MAX_FINE_LINES = 1000, 500


def paused_sentence(created: int, paused: int) -> str:
    """How many of the new records of an import are paused."""
    if created == 1:
        return "The new record is paused: visitors find nothing there until you resume it."
    return f"{paused:,} of {created:,} new records are paused: visitors find nothing there until you resume them."


class Report:
    """The report of a running job, up to the maximum: all lines of a dry run, else those with a problem or a note, and
    those that got a generated alias.
    """

    def __init__(self, job: Job):
        self._job = job
        self.untold = 0 if job.is_dry else job.untold
        self._path = report_of(job)
        self._length, self._fine, self._last = _remove_uncommitted(self._path, job.last_line), 0, job.last_line
        self._file = self._path.open("a")

    def __enter__(self) -> Report:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, lines: list[LineResult]) -> None:
        for line in lines:
            is_fine = line.result != WriteResult.REFUSED and not line.note
            if is_fine and not self._job.is_dry and not line.link:
                continue
            if self._length >= MAX_LINES or (is_fine and self._fine >= MAX_FINE_LINES):
                self.untold += 1
                continue
            self._length += 1
            self._fine += is_fine
            self._file.write(line.to_json() + "\n")
        self._last = lines[-1].line
        self._store()

    def begin(self, notes: list[str]) -> None:
        """Add the notes on the file as a whole, once."""
        if self._job.last_line == 0:
            self._note(1, *notes)

    def end(self, reason: str) -> None:
        """Add the last lines of the report."""
        job = self._job
        self._note(
            self._last,
            paused_sentence(job.created, job.paused) if job.paused else "",
            f"And {self.untold:,} more lines." if self.untold else "",
            reason,
        )
        self._store()

    def _store(self) -> None:
        self._file.flush()
        database.cluster().store_file(self._path)

    def _note(self, line: int, *texts: str) -> None:
        for text in filter(None, texts):
            self._file.write(LineResult(line, "", NOTE, {}, text).to_json() + "\n")


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
        for line, reported in whole
        if reported["line"] <= position and (reported["result"] != NOTE or reported["line"] == 1 < position)
    ]
    if true != all_lines:
        new_file = report.with_suffix(".new")
        new_file.write_text("".join(true))
        new_file.replace(report)
    return len(true)


def report(caller: Caller, id: str) -> Iterator[str]:
    """The results for the lines of an import, each as JSON: for a dry run all, else those with a problem, a note or a
    generated alias.

    Raises NotFound.
    """
    job = get_job(caller, id)
    if job.kind != JobKind.BULK_IMPORT or not report_of(job).exists():
        raise NotFound("There is no report of this job.")
    return report_lines(job)


def report_lines(job: Job | JobView) -> Iterator[str]:
    """The lines of a job's report; none where it has no report."""
    # Reports of earlier versions had no bound.
    return islice(_lines(report_of(job)), 2 * MAX_LINES)


def _lines(file: Path) -> Iterator[str]:
    # The server reads them while it sends the response, perhaps after the app's context has ended.
    with contextlib.suppress(FileNotFoundError), file.open() as lines:
        yield from lines
