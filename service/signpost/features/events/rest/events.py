"""GET /events: an extension to the specification."""

from flask import Response, g, request

from signpost.domain import errors
from signpost.features.events import event_stream
from signpost.features.events.schemas.event_stream import ListenQuery, last_seen
from signpost.rest.blueprint import Blueprint
from signpost.schemas import loaded
from signpost.web import authentication

blp = Blueprint("events", __name__, "What happens in the workspace, as it happens.")


@blp.route("/events")
@blp.arguments(ListenQuery, location="query")
@blp.response(
    200,
    {"type": "string"},
    content_type="text/event-stream",
    description="Server-sent events until the client goes away.",
    example='id: 01k9xq5v3n8r6w2m4c7e1t0yzd\nevent: link.created\ndata: {"type": "link.created", "data": {}}\n\n',
)
@blp.operation(event_stream.listen, errors.StorageFull)
@blp.extension
def listen_to_events(query: loaded.ListenQuery) -> Response:
    """Listen to the events of the workspace (SSE): changes, and visits in batches.

    `event` is the type, `data` what webhooks get. A client that connects again with the id of the last event that it
    has seen, in Last-Event-ID or `last_event_id`, misses no change that is still kept: those of three days, and at most
    10,000. Batches of visits have no id, and are sent only to those who listen. A comment is sent every 15 seconds.
    """
    query["last_event_id"] = last_seen(request.headers.get("Last-Event-ID"), query["last_event_id"])
    return event_stream.listen(g.caller, authentication.token_check(g.caller), **query)
