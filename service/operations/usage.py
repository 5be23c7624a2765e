"""How much of everything a workspace has, from counts that triggers keep: no answer here counts records."""

from __future__ import annotations

from typing import Any

from peewee import fn

from service.models import RecordCount, Workspace
from service.record_types import REDIRECT_HANDLER, SHORT_URL_HANDLER


def usage(workspace: Workspace) -> dict[str, int]:
    """How much of each category the workspace uses; the specification does not show the categories."""
    by_handler = _records(workspace, RecordCount.handler)
    return {
        "short-url": by_handler.get(SHORT_URL_HANDLER, 0),
        "redirect": by_handler.get(REDIRECT_HANDLER, 0),
        "hosts": workspace.hosts.count(),
        "members": workspace.members.count(),
        "monitor": sum(count for state, count in _records(workspace, RecordCount.monitor).items() if state != "off"),
    }


def records_of(workspace_id: str, hosts: list[str]) -> dict[str, dict[str, int]]:
    """How many records hostnames carry, by hostname and handler; a hostname without records is left out."""
    rows: Any = RecordCount.select(RecordCount.host, RecordCount.handler, fn.SUM(RecordCount.records)).where(
        (RecordCount.workspace_id == workspace_id) & (RecordCount.host << hosts) & (RecordCount.records > 0)
    )
    found: dict[str, dict[str, int]] = {}
    for host, handler, count in rows.group_by(RecordCount.host, RecordCount.handler).tuples():
        found.setdefault(host, {})[handler] = count
    return found


def most_used(workspace: Workspace, field: Any, count: int) -> list[str]:
    """The `count` values of a column of RecordCount or TagCount that most records have, the most frequent first."""
    model = field.model
    rows = model.select(field).where((model.workspace_id == workspace.id) & (model.records > 0))
    frequent = rows.group_by(field).order_by(fn.SUM(model.records).desc(), field).limit(count)
    return [value for (value,) in frequent.tuples()]


def _records(workspace: Workspace, by: Any) -> dict[str, int]:
    rows: Any = RecordCount.select(by, fn.SUM(RecordCount.records)).where(RecordCount.workspace_id == workspace.id)
    return dict(rows.group_by(by).tuples())
