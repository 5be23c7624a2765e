"""What sample data asks of the features that it shows: each writes its part of the story."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from signpost.storage.models import User, Workspace


@hookspec
def sample_misses(rows: Sequence[Mapping[str, Any]]) -> None:
    """Visits of a hostname that found nothing: `host`, `day`, `path`, `people`, `bots`, `last_seen`."""


@hookspec
def sample_checks(workspace_id: str, found: Callable[[str], Mapping[str, Any]]) -> None:
    """What the check that asks each destination once a day found. found: at a destination, by its URL."""


@hookspec
def sample_history(rows: Sequence[Mapping[str, Any]]) -> None:
    """Who created and changed what: columns of a change."""


@hookspec
def sample_left(user: User, sample: Workspace, other: Workspace) -> None:
    """A workspace with sample data is about to be deleted: its owner goes on in another one."""
