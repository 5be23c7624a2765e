"""What the plan of a workspace includes. Spec: "Limits" (482); the values of plan limits: not shown."""

from __future__ import annotations

from typing import Any

from peewee import ModelSelect

from service import settings
from service.errors import PlanLimitExceeded

LINKS, REDIRECTS, HOSTS, MONITORS = "links", "redirects", "hosts", "monitors"


def require_room(limit: str, used: ModelSelect[Any]) -> None:
    """Raises PlanLimitExceeded when one more of what `used` selects would exceed `limit`.

    Call it inside the transaction that adds the one: writers take turns, so the count stays true until the commit.
    """
    included = settings.active()["LIMITS"].get(limit)
    if included is None:
        return
    count = used.count()
    if count >= included:
        raise PlanLimitExceeded(limit, included, count)
