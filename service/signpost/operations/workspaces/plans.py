"""What the plan of a workspace includes. Spec: "Limits" (482); the values of plan limits: not shown."""

from __future__ import annotations

from signpost.domain.errors import PlanLimitExceeded
from signpost.domain.records.record import Handler
from signpost.operations.workspaces.usage import used
from signpost.runtime import plan_file
from signpost.runtime.plan_file import HOSTS, LINKS, MONITORS, REDIRECTS, SELF_HOSTED, Plan
from signpost.storage.models import Workspace

# Limit -> the category of use that counts against it.
CATEGORIES = {LINKS: "short-url", REDIRECTS: "redirect", HOSTS: "hosts", MONITORS: "monitor"}


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
    Room(workspace, limit).require()


def require_within_plan(workspace: Workspace, limit: str) -> None:
    """Raises PlanLimitExceeded when more than `limit` allows is in use, after many were added in this transaction."""
    included = plan_of(workspace).limits.get(limit)
    if included is not None and (count := used(workspace, CATEGORIES[limit])) > included:
        raise PlanLimitExceeded(limit, included, count)


class Room:
    """How many more a limit of the plan allows, for adding many in one transaction."""

    def __init__(self, workspace: Workspace, limit: str):
        self._limit = limit
        self._included = plan_of(workspace).limits.get(limit)
        self._count = 0 if self._included is None else used(workspace, CATEGORIES[limit])

    def require(self) -> None:
        """Raises PlanLimitExceeded when there is no room for one more."""
        if self._included is not None and self._count >= self._included:
            raise PlanLimitExceeded(self._limit, self._included, self._count)

    def take(self) -> None:
        """Count one that was added."""
        self._count += 1
