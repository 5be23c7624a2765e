"""How much of each thing a workspace has, and how much its plan includes. Spec: "Limits" (482); values: not shown.

Triggers maintain the counts: nothing here counts records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from peewee import fn

from signpost.domain import texts
from signpost.domain.errors import PlanLimitExceeded
from signpost.domain.records.record import Handler, MonitorState
from signpost.operations.caller import Caller
from signpost.runtime import plan_file
from signpost.runtime.plan_file import HOSTS, LINKS, MONITORS, REDIRECTS, SELF_HOSTED, Plan
from signpost.storage.models import RecordCount, TagCount, Workspace
from signpost.storage.statements.workspaces import records_by_handler

# Tags of one answer.
MAX_TAGS = 1000


def _monitored(workspace: Workspace) -> int:
    rows: Any = RecordCount.select(fn.SUM(RecordCount.records)).where(RecordCount.workspace_id == workspace.id)
    return rows.where(RecordCount.monitor != MonitorState.OFF).scalar() or 0


# The specification does not show the categories.
_CATEGORIES: dict[str, Callable[[Workspace], int]] = {
    "short-url": lambda workspace: records_by_handler(workspace.id).get(Handler.SHORT_URL, 0),
    "redirect": lambda workspace: records_by_handler(workspace.id).get(Handler.REDIRECT, 0),
    "hosts": lambda workspace: workspace.hosts.count(),
    "members": lambda workspace: workspace.members.count(),
    "monitor": _monitored,
}


def count_used(workspace: Workspace, category: str) -> int:
    """How much of one category the workspace uses."""
    return _CATEGORIES[category](workspace)


def usage(workspace: Workspace) -> dict[str, int]:
    """How much of each category the workspace uses."""
    return {category: count_used(workspace, category) for category in _CATEGORIES}


def records_of(workspace_id: str, hosts: list[str]) -> dict[str, dict[str, int]]:
    """How many records hostnames carry, by hostname and handler; a hostname without records is left out."""
    rows: Any = RecordCount.select(RecordCount.host, RecordCount.handler, fn.SUM(RecordCount.records)).where(
        (RecordCount.workspace_id == workspace_id) & (RecordCount.host << hosts) & (RecordCount.records > 0)
    )
    found: dict[str, dict[str, int]] = {}
    kinds = (RecordCount.host, RecordCount.handler)
    for host, handler, count in rows.group_by(*kinds).order_by(*kinds).tuples():
        found.setdefault(host, {})[handler] = count
    return found


def tags_beginning_with(workspace: Workspace, text: str, count: int) -> list[str]:
    """The first `count` tags of the workspace's records, in alphabetical order, that begin with `text`."""
    text = texts.same_label(text)
    rows: Any = TagCount.select(TagCount.tag).where((TagCount.workspace_id == workspace.id) & (TagCount.records > 0))
    found = rows.where((TagCount.tag >= text) & (TagCount.tag < text + "\U0010ffff"))
    return [tag for (tag,) in found.order_by(TagCount.tag).limit(count).tuples()]


def has_tag(caller: Caller, tag: str) -> bool:
    """Whether a record of the workspace has this tag."""
    is_it = TagCount.tag << texts.forms_of(tag)
    here = (TagCount.workspace_id == caller.workspace.id) & is_it & (TagCount.records > 0)
    return bool(TagCount.select().where(here).exists())


@dataclass(frozen=True)
class TagUse:
    """A tag, and how many records have it."""

    tag: str
    count: int


def list_tags(caller: Caller) -> list[TagUse]:
    """The tags of the workspace's records, the most frequent first: at most MAX_TAGS."""
    rows: Any = TagCount.select(TagCount.tag, TagCount.records)
    rows = rows.where((TagCount.workspace_id == caller.workspace.id) & (TagCount.records > 0))
    top = rows.order_by(TagCount.records.desc(), TagCount.tag).limit(MAX_TAGS).tuples()
    return [TagUse(tag, count) for tag, count in top]


# Limit -> the category of use that counts against it.
CATEGORY_OF = {LINKS: "short-url", REDIRECTS: "redirect", HOSTS: "hosts", MONITORS: "monitor"}


def plan_of(workspace: Workspace) -> Plan:
    """The plan of a workspace; `self-hosted` if its plan is no longer defined."""
    plans = plan_file.active()
    return plans.get(workspace.plan) or plans[SELF_HOSTED]


def limit_of(handler: str) -> str:
    """The limit that a record counts against."""
    return LINKS if handler == Handler.SHORT_URL else REDIRECTS


def require_within_limit(workspace: Workspace, limit: str) -> None:
    """Raises PlanLimitExceeded when one more would exceed `limit`.

    Call it inside the transaction that adds the one: writers take turns, so the count stays true until the commit.
    """
    PlanQuota(workspace, limit).require()


def require_within_plan(workspace: Workspace, limit: str) -> None:
    """Raises PlanLimitExceeded when more than `limit` allows is in use, after many were added in this transaction."""
    included = plan_of(workspace).limits.get(limit)
    if included is not None and (count := count_used(workspace, CATEGORY_OF[limit])) > included:
        raise PlanLimitExceeded(limit, included, count)


class PlanQuota:
    """How many more a limit of the plan allows, for adding many in one transaction."""

    def __init__(self, workspace: Workspace, limit: str):
        self._limit = limit
        self._included = plan_of(workspace).limits.get(limit)
        self._count = 0 if self._included is None else count_used(workspace, CATEGORY_OF[limit])

    def require(self) -> None:
        """Raises PlanLimitExceeded when one more would be too many."""
        if self._included is not None and self._count >= self._included:
            raise PlanLimitExceeded(self._limit, self._included, self._count)

    def take(self) -> None:
        """Count one that was added."""
        self._count += 1
