"""POST and GET /webhooks, and what lies below them: extensions to the specification."""

from dataclasses import asdict
from typing import Any

from flask import g

from signpost.domain.errors import NotFound
from signpost.features.events.operations import webhooks
from signpost.features.events.operations.webhooks import WebhookView
from signpost.features.events.schemas.webhook import (
    WebhookInput,
    WebhookList,
    WebhookSchema,
    WebhookUpdate,
    WebhookWithSecret,
)
from signpost.rest.blueprint import Blueprint, path_parameter
from signpost.schemas import loaded
from signpost.schemas.listing import NoQuery
from signpost.schemas.records.check import DeliverySchema

blp = Blueprint("webhooks", __name__, "Addresses that receive an event for each change, signed and retried.")

_ID = path_parameter("id", "The id of a webhook.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")
_EXAMPLE = {"url": "https://hooks.example.com/signpost", "events": ["link.*", "destination.*"]}


def _with_secret(created: tuple[WebhookView, str]) -> dict[str, Any]:
    view, secret = created
    return {**asdict(view), "secret": secret}


@blp.route("/webhooks", methods=["POST"])
@blp.arguments(WebhookInput, example=_EXAMPLE)
@blp.response(200, WebhookWithSecret)
@blp.operation(webhooks.create_webhook)
@blp.extension
def create_webhook(webhook: loaded.WebhookInput) -> Any:
    """Create a webhook; the answer alone has its `secret`.

    Each event is sent by POST as Standard Webhooks says: the body is `{"type", "timestamp", "data"}`, the headers
    `webhook-id`, `webhook-timestamp` and `webhook-signature` prove that it is from here. Any answer but 2xx is a
    failure, and the event is sent again under the same `webhook-id`: within 10 seconds, then with growing pauses for
    three days.
    """
    return _with_secret(webhooks.create_webhook(g.caller, **webhook))


@blp.route("/webhooks")
@blp.arguments(NoQuery, location="query", as_kwargs=True)
@blp.response(200, WebhookList)
@blp.operation(webhooks.list_webhooks)
@blp.extension
def list_webhooks() -> Any:
    """List the webhooks, the oldest first.

    Their secrets are not shown: only the answers that create or replace one have it.
    """
    return {"data": webhooks.list_webhooks(g.caller)}


@blp.route("/webhooks/<id>", methods=["GET"], parameters=[_ID])
@blp.response(200, WebhookSchema)
@blp.operation(webhooks.get_webhook, NotFound)
@blp.extension
def get_webhook(id: str) -> Any:
    """Get a webhook.

    It says which events it gets and whether it is on; its secret is not shown.
    """
    return webhooks.get_webhook(g.caller, id)


@blp.route("/webhooks/<id>", methods=["PATCH"], parameters=[_ID])
@blp.arguments(WebhookUpdate, example={"state": "active"})
@blp.response(200, WebhookSchema)
@blp.operation(webhooks.update_webhook, NotFound)
@blp.extension
def update_webhook(changes: loaded.WebhookUpdate, id: str) -> Any:
    """Change a webhook; what is left out keeps its value.

    The state `off` ends what waits for it; each delivery can be replayed. The state `active` switches it on again.
    """
    return webhooks.update_webhook(g.caller, id, **changes)


@blp.route("/webhooks/<id>", methods=["DELETE"], parameters=[_ID])
@blp.response(204)
@blp.operation(webhooks.delete_webhook)
@blp.extension
def delete_webhook(id: str) -> None:
    """Delete a webhook.

    What waits for it is not sent. Deleting one that does not exist is no error.
    """
    webhooks.delete_webhook(g.caller, id)


@blp.route("/webhooks/<id>/secret", methods=["POST"], parameters=[_ID])
@blp.response(200, WebhookWithSecret)
@blp.operation(webhooks.replace_secret, NotFound)
@blp.extension
def replace_webhook_secret(id: str) -> Any:
    """Replace the secret of a webhook; the answer alone has the new one.

    For 24 hours what is sent has two signatures, one by the old secret, so that the receiver can be changed meanwhile.
    """
    return _with_secret(webhooks.replace_secret(g.caller, id))


@blp.route("/webhooks/<id>/test", methods=["POST"], parameters=[_ID])
@blp.response(200, DeliverySchema)
@blp.operation(webhooks.test_webhook, NotFound)
@blp.extension
def test_webhook(id: str) -> Any:
    """Send an event of the type `test` to a webhook, whatever events it asks for, and even if it is off.

    The answer is the delivery, which is on its way; `GET /deliveries/{id}` shows whether it has arrived.
    """
    return webhooks.test_webhook(g.caller, id)
