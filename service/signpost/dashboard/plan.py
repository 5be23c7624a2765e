"""The plan of the workspace, and how much of it is used."""

from __future__ import annotations

from flask import Response, g

from signpost.dashboard.blueprint import blp, page
from signpost.operations import subscriptions, workspace_settings


@blp.get("/plan")
def plan_page() -> Response:
    described = workspace_settings.described(g.caller)
    held = subscriptions.list_subscriptions(g.caller)
    return page("plan.html", held=held, used={one.category: one.used for one in described.summary})
