"""What /readyz and the metrics say of each part of the service: whether it can work."""

import shutil
from collections.abc import Callable

from flask import current_app

from signpost.domain.errors import ServiceError
from signpost.rest import request_stats
from signpost.runtime import jobs, watcher
from signpost.storage import database, models
from signpost.visits import middleware

# Less than this and SQLite is about to refuse writes.
LOW_DISK_BYTES = 1024 * 1024


def _database() -> str | None:
    used = database.current()
    if used.is_lost:
        return "The database file was deleted or replaced: restore it and start the server again."
    if (trouble := used.unavailable_reason) is not None:
        return trouble
    try:
        # Reads the first row of each table: a full check would also find damage elsewhere, but takes minutes.
        for model in models.of(used):
            model.select(1).limit(1).exists()
    except used.errors:
        if not used.is_damaged:
            return "The database cannot be read."
    if (missing := used.missing()) is not None:
        return f"The database {missing}. Restore a backup (signpost restore)."
    if used.is_damaged or middleware.of(current_app).records.is_damaged:
        return "The database is damaged: restore a backup (signpost restore)."
    return None


def _clicks() -> str | None:
    return middleware.of(current_app).clicks.trouble


def _monitoring() -> str | None:
    is_well = watcher.of(current_app).is_well
    return None if is_well else "The watcher has ended: destinations, notifications and DNS are not processed."


def _disk() -> str | None:
    try:
        free = shutil.disk_usage(database.current().path.parent).free
    except OSError as error:
        return f"The instance folder cannot be read: {error.strerror}."
    return "The disk is full: links work, changes are refused." if free < LOW_DISK_BYTES else None


def _jobs() -> str | None:
    try:
        return " ".join(jobs.of(current_app).describe_stuck()) or None
    except ServiceError:
        return None
    except database.current().errors:
        return None  # the database says so itself


def _requests() -> str | None:
    stuck = request_stats.of(current_app).load().stuck
    if not stuck:
        return None
    return f"For more than a minute no request has been answered, and others refused, of {'; '.join(stuck)}."


# The check of each part: a sentence for the operator if the part cannot work, else None.
CHECKS: dict[str, Callable[[], str | None]] = {
    "database": _database,
    "clicks": _clicks,
    "monitoring": _monitoring,
    "disk": _disk,
    "jobs": _jobs,
    "requests": _requests,
}


def reasons() -> dict[str, str]:
    """A sentence for each part that cannot work."""
    found: dict[str, str] = {}
    for part, look in CHECKS.items():
        # What asks an unreachable database would wait for it, and say the same.
        if (part != "jobs" or not is_away(found)) and (sentence := look()) is not None:
            found[part] = sentence
    return found


def is_away(found: dict[str, str]) -> bool:
    """Whether the database cannot be reached, by the reasons that were found."""
    return "database" in found and database.cluster().copy_age_s is not None
