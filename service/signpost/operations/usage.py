"""How much of each thing a workspace has, from counts that triggers maintain: nothing here counts records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from peewee import fn

from signpost.domain.record import Handler, MonitorState
from signpost.operations.caller import Caller
from signpost.storage.models import RecordCount, TagCount, Workspace

# Tags of one answer.
MAX_TAGS = 1000


def _records(workspace: Workspace, which: Any) -> int:
    rows: Any = RecordCount.select(fn.SUM(RecordCount.records)).where(RecordCount.workspace_id == workspace.id)
    return rows.where(which).scalar() or 0


# The specification does not show the categories.
_CATEGORIES: dict[str, Callable[[Workspace], int]] = {
    "short-url": lambda workspace: _records(workspace, RecordCount.handler == Handler.SHORT_URL),
    "redirect": lambda workspace: _records(workspace, RecordCount.handler == Handler.REDIRECT),
    "hosts": lambda workspace: workspace.hosts.count(),
    "members": lambda workspace: workspace.members.count(),
    "monitor": lambda workspace: _records(workspace, RecordCount.monitor != MonitorState.OFF),
}


def used(workspace: Workspace, category: str) -> int:
    """How much of one category the workspace uses."""
    return _CATEGORIES[category](workspace)


def usage(workspace: Workspace) -> dict[str, int]:
    """How much of each category the workspace uses."""
    return {category: used(workspace, category) for category in _CATEGORIES}


def records_of(workspace_id: str, hosts: list[str]) -> dict[str, dict[str, int]]:
    """How many records hostnames carry, by hostname and handler; a hostname without records is left out."""
    rows: Any = RecordCount.select(RecordCount.host, RecordCount.handler, fn.SUM(RecordCount.records)).where(
        (RecordCount.workspace_id == workspace_id) & (RecordCount.host << hosts) & (RecordCount.records > 0)
    )
    found: dict[str, dict[str, int]] = {}
    for host, handler, count in rows.group_by(RecordCount.host, RecordCount.handler).tuples():
        found.setdefault(host, {})[handler] = count
    return found


def tags_beginning_with(workspace: Workspace, text: str, count: int) -> list[str]:
    """The first `count` tags of the workspace's records, in alphabetical order, that begin with `text`."""
    rows: Any = TagCount.select(TagCount.tag).where((TagCount.workspace_id == workspace.id) & (TagCount.records > 0))
    found = rows.where((TagCount.tag >= text) & (TagCount.tag < text + "\U0010ffff"))
    return [tag for (tag,) in found.order_by(TagCount.tag).limit(count).tuples()]


@dataclass(frozen=True)
class TagUse:
    """A tag, and how many records have it."""

    tag: str
    count: int


def list_tags(caller: Caller) -> list[TagUse]:
    """The tags of the workspace's records, the most frequent first: at most MAX_TAGS."""
    rows: Any = TagCount.select(TagCount.tag, TagCount.records)
    rows = rows.where((TagCount.workspace_id == caller.workspace.id) & (TagCount.records > 0))
    most = rows.order_by(TagCount.records.desc(), TagCount.tag).limit(MAX_TAGS).tuples()
    return [TagUse(tag, count) for tag, count in most]


def most_used(workspace: Workspace, field: Any, count: int) -> list[str]:
    """The `count` most frequent values of a column of RecordCount or TagCount, the most frequent first."""
    model = field.model
    rows = model.select(field).where((model.workspace_id == workspace.id) & (model.records > 0))
    frequent = rows.group_by(field).order_by(fn.SUM(model.records).desc(), field).limit(count)
    return [value for (value,) in frequent.tuples()]
