"""What reports ask of what others have found."""

from __future__ import annotations

from datetime import date, datetime, tzinfo
from typing import TYPE_CHECKING

from signpost.hooks import first_answer, hookspec

if TYPE_CHECKING:
    from peewee import ModelSelect

    from signpost.operations.caller import Caller
    from signpost.storage.models import Record


@hookspec
def found_broken(workspace_id: str) -> ModelSelect[Record]:  # type: ignore[empty-body]
    """The records of a workspace whose destinations were down at their last check, besides those that are watched."""


@hookspec
def checks_all(workspace_id: str) -> bool:  # type: ignore[empty-body]
    """Whether each destination of a workspace is checked from time to time, besides those that are watched."""


@first_answer
def rescued_visitors(caller: Caller, since: str, until: str) -> tuple[int, int] | None:
    """The people of some days (UTC, both included) whom records answered that were created where others had found
    nothing, and how many of these records did so.
    """


@first_answer
def visitor_changes(
    caller: Caller, record_id: str, since: date, until: date, zone: tzinfo
) -> list[tuple[datetime, frozenset[str]]] | None:
    """When that changed which visitors of a record get, on some days in a time zone, the newest first; and what of it,
    as PATCH names it.
    """
