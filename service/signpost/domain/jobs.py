"""The kinds and states of background jobs."""

from enum import StrEnum


class JobKind(StrEnum):
    BULK_DELETE = "bulk_delete"
    BULK_UPDATE = "bulk_update"
    BULK_IMPORT = "bulk_import"


class JobState(StrEnum):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
