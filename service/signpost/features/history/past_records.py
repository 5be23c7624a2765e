"""What a record was, worked out from what it is, backwards through its changes. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from signpost.domain.changes import SECRET, State, Verb
from signpost.features.history.tables import Change
from signpost.operations.records.record_versions import ChangedRecord, all_fields, set_fields
from signpost.storage.models import Record

_PASSWORD = "password"


@dataclass(frozen=True)
class Step:
    """What one change did to one record. at: when.

    effect: CREATE, UPDATE or DELETE. columns: what an update replaced. kept: the record as a deletion found it.
    """

    at: str
    change: Change
    effect: Verb
    columns: Mapping[str, Any] = field(default_factory=dict)
    kept: Record | None = None


@dataclass(frozen=True)
class Past:
    """A record as it was. exists: whether there was one.

    row: None where it is not known whole; then fields are those that the history has, as PATCH takes them.
    has_other_password: it had another one than the row has, or none, which nothing keeps.
    kept_in: the id of the newest change that has deleted the record and still keeps it; None: there is none.
    """

    exists: bool
    row: Record | None
    fields: State
    has_other_password: bool
    kept_in: str | None

    def differences(self, present: Record | None) -> tuple[State, State]:
        """The fields that are not as they were: then, and now. Empty where it did not exist then."""
        if not self.exists:
            return {}, {}
        if present is None or self.row is None:
            return (set_fields(self.row) if self.row is not None else self.fields), {}
        then, now = ChangedRecord(present, self.row).fields
        if self.has_other_password:
            then, now = {**then, _PASSWORD: SECRET}, {**now, _PASSWORD: SECRET}
        return then, now

    @property
    def all_fields(self) -> State:
        """All that is known of what it was, as PATCH takes it, without its password."""
        if self.row is not None:
            return all_fields(self.row)
        return {name: value for name, value in self.fields.items() if name != _PASSWORD}


def past_of(present: Record | None, steps: Sequence[Step]) -> Past:
    """A record before some changes of it. present: None where there is none now. steps: the newest first."""
    row = None if present is None else present.snapshot()
    exists, fields, kept_in, has_other_password = present is not None, State(), None, False
    for step in steps:
        before = step.change.before or {}
        if step.effect is Verb.CREATE:
            exists = False
        elif step.effect is Verb.DELETE:
            exists = True
            if step.kept is not None:
                row, has_other_password, kept_in = step.kept.snapshot(), False, kept_in or step.change.id
            elif row is None:
                fields = {**before}
        elif row is None:
            fields |= before
        else:
            for name, value in step.columns.items():
                setattr(row, name, value)
            has_other_password |= _PASSWORD in before
    return Past(exists, row, fields, has_other_password, kept_in)
