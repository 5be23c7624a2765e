"""The rows of a call that creates many records (POST /bulk), and the result for each. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypedDict

from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.domain.records.record_patch import RecordPatch

MAX_ROWS = 1000

Errors = Mapping[str, list[str]]


class OnConflict(StrEnum):
    """The result for a row whose path or external id is taken."""

    REFUSE = "refuse"
    SKIP = "skip"
    UPDATE = "update"


class RowResult(StrEnum):
    """The result for a row."""

    CREATED = "created"
    SKIPPED = "skipped"
    UPDATED = "updated"
    REFUSED = "refused"


@dataclass(frozen=True)
class NewLink:
    """A row like the body of POST /link."""

    host: str
    alias: str | None
    config: RecordConfig


@dataclass(frozen=True)
class NewRedirect:
    """A row like the body of POST /redirect."""

    url: RecordAddress
    config: RecordConfig


@dataclass(frozen=True)
class RowChange:
    """A row as a change of the record that is there. host, alias: as POST /link has them."""

    patch: RecordPatch
    host: str | None = None
    alias: str | None = None

    def of(self, present: RecordAddress) -> RecordPatch:
        """The patch of a record at `present`, where the row moves it only if it gives another address."""
        address = self.patch.address
        if address is None and self.host is not None:
            path, query = (present.path, present.query) if self.alias is None else (self.alias, "")
            address = RecordAddress(self.host, path, query)
        return replace(self.patch, address=None if address == present else address)


@dataclass(frozen=True)
class BulkRow:
    """A row as it was read. new: None where it describes no new record, which `errors` explains.

    change: None where changes are not wanted, or where it describes none, which `change_errors` explains.
    """

    new: NewLink | NewRedirect | None
    errors: Errors
    change: RowChange | None = None
    change_errors: Errors = field(default_factory=dict)

    @property
    def config(self) -> RecordConfig | None:
        return self.new.config if self.new is not None else None

    @property
    def address(self) -> RecordAddress | None:
        """The address that the row gives; None where an alias is to be generated, or none is given."""
        if self.change is not None and self.change.patch.address is not None:
            return self.change.patch.address
        if isinstance(self.new, NewRedirect):
            return self.new.url
        given = self.new or self.change
        if given is None or given.host is None or given.alias is None:
            return None
        return RecordAddress(given.host, given.alias)

    @property
    def external_id(self) -> str | None:
        named = self.change.patch.values.get("external_id") if self.change is not None else None
        own = named or (self.config.external_id if self.config is not None else None)
        return own if isinstance(own, str) else None

    @property
    def has_password(self) -> bool:
        named = self.change.patch.values.get("password") if self.change is not None else None
        return isinstance(named, str) or (self.config is not None and isinstance(self.config.password, str))


class NewRecords(TypedDict):
    """What the body of POST /bulk loads (schemas/records/bulk.py): keyword arguments of `create_records`."""

    records: list[BulkRow]
    on_conflict: OnConflict


@dataclass(frozen=True)
class RowRefusal:
    """Why a row is refused. retry: whether nothing is wrong with it, so that another call accepts it."""

    errors: Errors
    retry: bool = False


@dataclass(frozen=True)
class RowOutcome:
    """The result for a row. id: of the record that was created, changed or left alone."""

    index: int
    result: RowResult
    id: str | None = None
    refusal: RowRefusal | None = None

    @classmethod
    def refused(cls, index: int, refusal: RowRefusal) -> RowOutcome:
        return cls(index, RowResult.REFUSED, refusal=refusal)

    @property
    def errors(self) -> Errors:
        """Why it was refused; {} if it was not."""
        return {} if self.refusal is None else self.refusal.errors

    @property
    def retry(self) -> bool | None:
        """None if it was not refused."""
        return None if self.refusal is None else self.refusal.retry
