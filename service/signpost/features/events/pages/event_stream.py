"""The stream of events for pages that show what happens, as it happens: the same as GET /v1/events."""

from __future__ import annotations

from typing import Any

from flask import Response, g, request

from signpost.features.dashboard.blueprint import cookie_name
from signpost.features.events import event_stream
from signpost.features.events.pages import blp
from signpost.features.events.schemas import ListenQuery, last_seen
from signpost.features.sign_in.operations import second_factor
from signpost.schemas.loading import load


@blp.get("/events")
def listen_to_events() -> Response:
    """Events of the workspace, while the session lasts and the person is a member."""
    query: dict[str, Any] = load(ListenQuery(), request.args.to_dict())
    query["last_event_id"] = last_seen(request.headers.get("Last-Event-ID"), query["last_event_id"])
    caller, session, secret = g.caller, g.session_row, request.cookies.get(cookie_name(), "")
    return event_stream.listen(caller, lambda: second_factor.is_current(caller, session, secret), **query)
