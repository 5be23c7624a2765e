"""What pages say of a record that was accepted, but is probably not meant."""

from __future__ import annotations

from flask import current_app, g

from signpost.domain.records.record import RecordView
from signpost.domain.records.warnings import RecordWarning
from signpost.features.diagnostics import record_warnings
from signpost.visits import middleware
from signpost.visits.dry_run import status_of


def warnings_about(record: RecordView) -> list[RecordWarning]:
    (found,) = record_warnings.warnings_about(g.caller, [record], status_of(middleware.of(current_app)))
    return found
