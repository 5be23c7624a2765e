"""What the plan of a workspace includes. Spec: "Limits" (482); the values of plan limits: not shown."""

from __future__ import annotations

from service import plan_file
from service.errors import PlanLimitExceeded
from service.models import Workspace
from service.operations.usage import used
from service.plan_file import HOSTS, LINKS, MONITORS, REDIRECTS, SELF_HOSTED, Plan

# Limit -> the category of use that counts against it.
CATEGORIES = {LINKS: "short-url", REDIRECTS: "redirect", HOSTS: "hosts", MONITORS: "monitor"}


def plan_of(workspace: Workspace) -> Plan:
    """The plan of a workspace; one that is no longer defined leaves the workspace with `self-hosted`."""
    plans = plan_file.active()
    return plans.get(workspace.plan) or plans[SELF_HOSTED]


def require_room(workspace: Workspace, limit: str) -> None:
    """Raises PlanLimitExceeded when one more would exceed `limit`.

    Call it inside the transaction that adds the one: writers take turns, so the count stays true until the commit.
    """
    included = plan_of(workspace).limits.get(limit)
    if included is None:
        return
    count = used(workspace, CATEGORIES[limit])
    if count >= included:
        raise PlanLimitExceeded(limit, included, count)
