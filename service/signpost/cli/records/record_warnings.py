"""Warnings about a record that a command has created, changed or shown, on standard error."""

from __future__ import annotations

from flask import current_app

from signpost.cli.command import say
from signpost.domain.records.record import RecordView
from signpost.features.diagnostics import record_warnings
from signpost.operations.caller import Caller


def warn(caller: Caller, record: RecordView) -> None:
    """Print what was accepted, but is probably not meant."""
    (found,) = record_warnings.warnings_about(caller, [record], _look)
    say(*(f"Warning: {entry.field}: {entry.message}" for entry in found), err=True)


def _look(url: str) -> int | None:
    # Few destinations are on a hostname of ours, and to answer visits takes long to import.
    from signpost.cli.visits import add_visits
    from signpost.features.diagnostics.visits.statuses import status_of

    return status_of(add_visits(current_app._get_current_object()))(url)  # type: ignore[attr-defined]
