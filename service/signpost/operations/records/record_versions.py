"""Versions of a record: they show whether a record has changed since the caller read it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from typing import Any

from signpost.domain.errors import Outdated, PreconditionFailed
from signpost.domain.records.record import FIELDS, RecordView
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
