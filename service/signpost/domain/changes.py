"""What the history tells: who changed what, when, by which way in, and what it was before and after."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from signpost.domain.records.record import CreatedVia

# In place of a secret, on both sides of a change.
SECRET = "changed"
# What changed more records than this keeps none of them, and cannot be undone.
MAX_UNDOABLE = 10_000

# Fields of what was changed, by name.
State = dict[str, Any]


class Verb(StrEnum):
    """What was done. IMPORT, BULK_UPDATE and BULK_DELETE: to many records, in a job; BULK_CREATE: to many, at once."""

    CREATE = "create"
    UPDATE = "update"
    DELETE = "delete"
    IMPORT = "import"
    BULK_CREATE = "bulk_create"
    BULK_UPDATE = "bulk_update"
    BULK_DELETE = "bulk_delete"
    UNDO = "undo"


class Origin(StrEnum):
    """From where many records were created as one change."""

    NOT_FOUND = "not_found"


class Subject(StrEnum):
    """What was changed. PLAN: the plan of the workspace. GRANT: what a member allowed an agent."""

    RECORD = "record"
    HOST = "host"
    TOKEN = "token"
    GRANT = "grant"
    MEMBER = "member"
    INVITATION = "invitation"
    SETTING = "setting"
    PLAN = "plan"
    WORKSPACE = "workspace"
    WEBHOOK = "webhook"


def difference(before: dict[str, object], after: dict[str, object]) -> tuple[dict[str, object], dict[str, object]]:
    """What differs between two states with the same fields: of the first, and of the second."""
    names = [name for name, value in after.items() if before[name] != value]
    return {name: before[name] for name in names}, {name: after[name] for name in names}


@dataclass(frozen=True, kw_only=True)
class ChangeFilters:
    """Which changes are listed; None: no limit. record: its id. actor: the id of a user. days: the latest ones.

    types: of what was changed; empty: of anything. search: of the address, the title or the notes of a record, or of
    the name of who did it.
    """

    record: str | None = None
    actor: str | None = None
    types: tuple[Subject, ...] = ()
    search: str | None = None
    via: CreatedVia | None = None
    verb: Verb | None = None
    days: int | None = None
