"""Deliveries of events: whether they arrived, what was sent, and sending one again."""

from __future__ import annotations

import json
from typing import Any

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Conflict, Invalid
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.events.operations import webhooks
from signpost.features.events.operations.webhooks import DeliveryView
from signpost.features.events.pages import blp, event_words
from signpost.operations import roles
from signpost.operations.listing import page_or_nearest
from signpost.translations import gettext as _
from signpost.translations import mark

PER_PAGE = 50
NEWEST = "-created_at"
# How often an open page looks whether a delivery has arrived, every second.
MAX_POLLS = 60


def page_of_deliveries(webhook: str | None = None) -> dict[str, Any]:
    """A page of the deliveries of the workspace, or of one webhook, as templates show it."""
    cursor = request.args.get("cursor") or None
    try:
        rows, cursors = page_or_nearest(
            lambda at: webhooks.list_deliveries(g.caller, sort=NEWEST, per_page=PER_PAGE, cursor=at, webhook=webhook),
            cursor,
        )
    except Invalid:
        # A page of a list that is gone.
        rows, cursors = webhooks.list_deliveries(g.caller, sort=NEWEST, per_page=PER_PAGE, webhook=webhook)
    return {"sent": rows, "next": cursors.next, "previous": cursors.prev, "words": event_words}


@blp.get("/deliveries")
def deliveries_page() -> Response:
    return page("events/deliveries.html", here="/webhooks", **page_of_deliveries())


@blp.get("/deliveries/<id>")
def delivery_page(id: str) -> Response:
    """A delivery. While it waits for its first answer, the page looks for that every second."""
    return _delivery(webhooks.get_delivery(g.caller, id))


def _delivery(found: DeliveryView, wrong: str = "") -> Response:
    polls = min(request.args.get("polls", 0, int), MAX_POLLS)
    is_first = found.state == "waiting" and not found.attempts
    return page(
        "events/delivery.html",
        409 if wrong else 200,
        delivery=found,
        body=_pretty(found.body),
        polls=polls + 1 if is_first and polls < MAX_POLLS else 0,
        may_replay=g.caller.role >= roles.required_for(webhooks.replay),
        wrong=wrong,
        words=event_words,
        here="/webhooks",
    )


def _pretty(body: str) -> str:
    try:
        return json.dumps(json.loads(body), indent=2, ensure_ascii=False)
    except ValueError:
        return body


@blp.post("/deliveries/<id>/replay")
@offers_again(mark("Replay"))
def replay_delivery(id: str) -> BaseResponse:
    try:
        webhooks.replay(g.caller, id)
    except Conflict as refusal:
        return _delivery(webhooks.get_delivery(g.caller, id), refusal.message)
    return see_other(f"/deliveries/{id}", _("Sent again."))
