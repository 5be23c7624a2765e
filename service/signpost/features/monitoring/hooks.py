"""Where others join in what monitoring finds: in the transaction that stores it. An error in one of these undoes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from signpost.storage.models import Host, Record


@hookspec
def destination_changed(
    record: Record, destination: str, checked_at: str | None, is_well: bool, status: int | None, reason: str
) -> None:
    """A watched destination went down, or works again. status, reason: what its last check, at `checked_at`, found.

    One that is down already, too, where its record begins to notify, or is resumed.
    """


@hookspec
def destination_dropped(record: Record, destination: str, checked_at: str | None, reason: str) -> None:
    """A watched destination that is down is no longer told of: its record was changed, or is about to be deleted.

    reason: what happened to the record.
    """


@hookspec
def host_checked(host: Host, was_checked: bool, was_correct: bool, problems: Sequence[str]) -> None:
    """The DNS of a hostname was looked at; `host` has the result, and is saved afterwards."""


@hookspec
def title_found(record: Record, title: str) -> None:
    """A record without a title got that of the page at its destination."""
