"""What a record was and is: its versions, and how the history and events tell of its changes.

A version shows whether a record has changed since the caller read it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from signpost.domain.changes import SECRET, State, difference
from signpost.domain.errors import Outdated, PreconditionFailed
from signpost.domain.records.record import FIELDS, PausedBy, RecordView
from signpost.domain.records.rules.rules import as_json
from signpost.operations.records.record_rows import config_of, view
from signpost.storage.models import Record

CONFIGURATION, QR = "configuration", "qr"


def version(record: Record | RecordView, part: str = CONFIGURATION) -> str:
    """Text that changes with the configuration of a record, or with the style of its QR code.

    Clicks, checks and DNS do not change it.
    """
    if part == QR:
        content: dict[str, Any] = dict(record.qr)
    else:
        config = config_of(record)
        path = record.path if isinstance(record, Record) else record.alias
        content = {field.name: getattr(config, field.name) for field in FIELDS}
        content["rules"] = as_json(config.rules) if isinstance(config.rules, tuple) else None
        content |= {"host": record.host, "path": path, "query": record.query, "paused_by": record.paused_by}
        content["password"] = record.password_hash
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:32]


def require_version(record: Record, expected: str | None, part: str = CONFIGURATION) -> None:
    """Raises Outdated where the version that the caller has seen is not that of `record`.

    Call it inside the transaction that writes.
    """
    if expected is not None and expected != version(record, part):
        raise Outdated


class StaleRecord(PreconditionFailed):
    """The record is not of a version that the caller's If-Match names. record: as it is now.  part: whose version."""

    def __init__(self, record: RecordView, part: str = CONFIGURATION):
        super().__init__()
        self.record, self.part = record, part


def require_match(record: Record, if_match: Container[str] | None, part: str = CONFIGURATION) -> None:
    """Raises StaleRecord where the current version is not among those that the caller's If-Match names.

    Unlike `require_version`, also where nothing would change. Call it inside the transaction that writes.
    """
    if if_match is not None and version(record, part) not in if_match:
        raise StaleRecord(view(record), part)


_STATE = [(item.name, item.column) for item in FIELDS if item.name not in ("password", "paused")]
_DEFAULTS: Mapping[str, Any] = {item.name: item.default for item in FIELDS}


@dataclass(frozen=True)
class ChangedRecord:
    """A record that was changed, and its `snapshot` from before."""

    record: Record
    former: Record

    @cached_property
    def fields(self) -> tuple[State, State]:
        """The fields that have changed, as they were and as they are, with no secret in them."""
        before, after = difference(_state_of(self.former), _state_of(self.record))
        return _shown(before), _shown(after)


def set_fields(row: Record) -> State:
    """What is set in a record, without what has its default, and with no secret in it."""
    return _shown({name: value for name, value in _state_of(row).items() if value and value != _DEFAULTS.get(name)})


def all_fields(row: Record) -> State:
    """A record as PATCH takes it, without its password."""
    return {name: value for name, value in _state_of(row).items() if name != "password"}


def _state_of(row: Record) -> State:
    """A record as PATCH takes it: its fields and its URL. Secrets are digests, which no one may be shown."""
    data = row.__data__
    state = {"url": row.address}
    for name, column in _STATE:
        value = data.get(column)
        state[name] = _DEFAULTS[name] if value is None else value
    state["paused"] = data.get("paused_by") == PausedBy.USER
    state["password"] = data.get("password_hash")
    state["qr"] = row.own_qr
    return state


def _shown(state: State) -> State:
    return {**state, "password": SECRET} if "password" in state else state
