"""What background jobs can do, and how far one can be."""

from enum import StrEnum


class JobKind(StrEnum):
    BULK_DELETE = "bulk_delete"
    BULK_IMPORT = "bulk_import"


class JobState(StrEnum):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
