"""What reports ask of what others have found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from peewee import ModelSelect

    from signpost.storage.models import Record


@hookspec
def found_broken(workspace_id: str) -> ModelSelect[Record]:  # type: ignore[empty-body]
    """The records of a workspace whose destinations were down at their last check, besides those that are watched."""


@hookspec
def checks_all(workspace_id: str) -> bool:  # type: ignore[empty-body]
    """Whether each destination of a workspace is checked from time to time, besides those that are watched."""
