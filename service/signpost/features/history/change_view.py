"""A change as interfaces have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from signpost.domain.changes import Subject, Verb
from signpost.domain.records.record import CreatedVia, Creator


@dataclass(frozen=True)
class NamedSubject:
    """What people call something that was changed, and whether it is still there."""

    name: str
    exists: bool = True


@dataclass(frozen=True)
class ChangeView:
    """One change: who made it, how, and what was before and after.

    record_id: the id of the record; of another subject its hostname, id or key; None: of many.  before: None where
    something was created.  after: None where it was deleted.  Both hold the fields that changed, in the form that PATCH
    takes.  named: what was changed, where that is known.  records: how many, of a change of many.  tell: what
    tells it.
    """

    id: str
    created_at: str
    actor: Creator
    via: CreatedVia
    token_name: str
    request_id: str
    verb: Verb
    type: Subject
    record_id: str | None
    job_id: str | None
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None
    named: NamedSubject | None = None
    records: int | None = None
    tell: Callable[[ChangeView], str] = field(default=str, repr=False, compare=False)

    @property
    def told(self) -> str:
        """All of it in one line, in the reader's language: pages that tell it otherwise do not pay for it."""
        return self.tell(self)
