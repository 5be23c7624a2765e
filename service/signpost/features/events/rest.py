"""GET /events, /webhooks, /deliveries and what lies below them: extensions to the specification."""

from typing import Any

from flask import Response, g, request

from signpost.domain import errors
from signpost.domain.errors import Conflict, NotFound
from signpost.features.events import event_stream
from signpost.features.events.operations import webhooks
from signpost.features.events.schemas import (
    DeliveryArguments,
    DeliveryPage,
    DeliveryQuery,
    DeliverySchema,
    ListenArguments,
    ListenQuery,
    NewWebhook,
    WebhookInput,
    WebhookList,
    WebhookSchema,
    WebhookUpdate,
    WebhookWithSecret,
    last_seen,
)
from signpost.rest.blueprint import Blueprint, page_of, path_parameter
from signpost.schemas.listing import NoQuery
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
def listen_to_events(query: ListenArguments) -> Response:
    """Listen to the events of the workspace (SSE): changes, and visits in batches.

    `event` is the type, `data` what webhooks get. A client that connects again with the id of the last event that it
    has seen, in Last-Event-ID or `last_event_id`, misses no change that is still kept: those of three days, and at most
    10,000. Batches of visits have no id, and are sent only to those who listen. A comment is sent every 15 seconds.
    """
    query["last_event_id"] = last_seen(request.headers.get("Last-Event-ID"), query["last_event_id"])
    return event_stream.listen(g.caller, authentication.token_check(g.caller), **query)


webhooks_blp = Blueprint("webhooks", __name__, "Addresses that receive an event for each change, signed and retried.")

_WEBHOOK_ID = path_parameter("id", "The id of a webhook.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")
_EXAMPLE = {"url": "https://hooks.example.com/signpost", "events": ["link.*", "destination.*"]}


@webhooks_blp.route("/webhooks", methods=["POST"])
@webhooks_blp.arguments(WebhookInput, example=_EXAMPLE)
@webhooks_blp.response(200, WebhookWithSecret)
@webhooks_blp.operation(webhooks.create_webhook)
@webhooks_blp.extension
def create_webhook(webhook: NewWebhook) -> Any:
    """Create a webhook; the answer alone has its `secret`.

    Each event is sent by POST as Standard Webhooks says: the body is `{"type", "timestamp", "data"}`, the headers
    `webhook-id`, `webhook-timestamp` and `webhook-signature` prove that it is from here. Any answer but 2xx is a
    failure, and the event is sent again under the same `webhook-id`: within 10 seconds, then with growing pauses for
    three days.
    """
    return webhooks.create_webhook(g.caller, **webhook)


@webhooks_blp.route("/webhooks")
@webhooks_blp.arguments(NoQuery, location="query", as_kwargs=True)
@webhooks_blp.response(200, WebhookList)
@webhooks_blp.operation(webhooks.list_webhooks)
@webhooks_blp.extension
def list_webhooks() -> Any:
    """List the webhooks, the oldest first.

    Their secrets are not shown: only the answers that create or replace one have it.
    """
    return {"data": webhooks.list_webhooks(g.caller)}


@webhooks_blp.route("/webhooks/<id>", methods=["GET"], parameters=[_WEBHOOK_ID])
@webhooks_blp.response(200, WebhookSchema)
@webhooks_blp.operation(webhooks.get_webhook, NotFound)
@webhooks_blp.extension
def get_webhook(id: str) -> Any:
    """Get a webhook.

    It says which events it gets and whether it is on; its secret is not shown.
    """
    return webhooks.get_webhook(g.caller, id)


@webhooks_blp.route("/webhooks/<id>", methods=["PATCH"], parameters=[_WEBHOOK_ID])
@webhooks_blp.arguments(WebhookUpdate, example={"state": "active"})
@webhooks_blp.response(200, WebhookSchema)
@webhooks_blp.operation(webhooks.update_webhook, NotFound)
@webhooks_blp.extension
def update_webhook(changes: webhooks.WebhookChanges, id: str) -> Any:
    """Change a webhook; what is left out keeps its value.

    The state `off` ends what waits for it; each delivery can be replayed. The state `active` switches it on again.
    """
    return webhooks.update_webhook(g.caller, id, **changes)


@webhooks_blp.route("/webhooks/<id>", methods=["DELETE"], parameters=[_WEBHOOK_ID])
@webhooks_blp.response(204)
@webhooks_blp.operation(webhooks.delete_webhook)
@webhooks_blp.extension
def delete_webhook(id: str) -> None:
    """Delete a webhook.

    What waits for it is not sent. Deleting one that does not exist is no error.
    """
    webhooks.delete_webhook(g.caller, id)


@webhooks_blp.route("/webhooks/<id>/secret", methods=["POST"], parameters=[_WEBHOOK_ID])
@webhooks_blp.response(200, WebhookWithSecret)
@webhooks_blp.operation(webhooks.replace_secret, NotFound)
@webhooks_blp.extension
def replace_webhook_secret(id: str) -> Any:
    """Replace the secret of a webhook; the answer alone has the new one.

    For 24 hours what is sent is signed by the old secret, too, so that the receiver can be changed meanwhile. Where the
    secret is replaced again within that time, the one before signs on: the last three secrets at most.
    """
    return webhooks.replace_secret(g.caller, id)


@webhooks_blp.route("/webhooks/<id>/test", methods=["POST"], parameters=[_WEBHOOK_ID])
@webhooks_blp.response(200, DeliverySchema)
@webhooks_blp.operation(webhooks.test_webhook, NotFound)
@webhooks_blp.extension
def test_webhook(id: str) -> Any:
    """Send an event of the type `test` to a webhook, whatever events it asks for, and even if it is off.

    The answer is the delivery, which is on its way; `GET /deliveries/{id}` shows whether it has arrived.
    """
    return webhooks.test_webhook(g.caller, id)


deliveries_blp = Blueprint("deliveries", __name__, "Events sent to webhooks and notify_url, and whether they arrived.")

_DELIVERY_ID = path_parameter("id", "The id of a delivery.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


@deliveries_blp.route("/deliveries")
@deliveries_blp.arguments(DeliveryQuery, location="query")
@deliveries_blp.response(200, DeliveryPage)
@deliveries_blp.operation(webhooks.list_deliveries)
@deliveries_blp.extension
def list_deliveries(query: DeliveryArguments) -> Any:
    """List the deliveries of events and notifications.

    Each says whether it has arrived, and what the receiver answered last.
    """
    return page_of(*webhooks.list_deliveries(g.caller, **query))


@deliveries_blp.route("/deliveries/<id>", parameters=[_DELIVERY_ID])
@deliveries_blp.response(200, DeliverySchema)
@deliveries_blp.operation(webhooks.get_delivery, NotFound)
@deliveries_blp.extension
def get_delivery(id: str) -> Any:
    """Get a delivery, as the list shows it.

    It says how often it was tried, what the receiver answered last, and when the next attempt is due.
    """
    return webhooks.get_delivery(g.caller, id)


@deliveries_blp.route("/deliveries/<id>/replay", methods=["POST"], parameters=[_DELIVERY_ID])
@deliveries_blp.response(200, DeliverySchema)
@deliveries_blp.operation(webhooks.replay, NotFound, Conflict)
@deliveries_blp.extension
def replay_delivery(id: str) -> Any:
    """Send a delivery again, under its id, whether or not it has arrived.

    It goes to the present address of its webhook, even if that is off. 409: the webhook was deleted.
    """
    return webhooks.replay(g.caller, id)
