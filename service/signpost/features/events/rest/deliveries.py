"""GET /deliveries, GET /deliveries/{id}, POST /deliveries/{id}/replay: extensions to the specification."""

from typing import Any

from flask import g

from signpost.domain.errors import Conflict, NotFound
from signpost.features.events.operations import deliveries, webhooks
from signpost.rest.blueprint import Blueprint, page_of, path_parameter
from signpost.schemas import loaded
from signpost.schemas.records.check import DeliveryPage, DeliveryQuery, DeliverySchema

blp = Blueprint("deliveries", __name__, "Events sent to webhooks and notify_url, and whether they arrived.")

_ID = path_parameter("id", "The id of a delivery.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


@blp.route("/deliveries")
@blp.arguments(DeliveryQuery, location="query")
@blp.response(200, DeliveryPage)
@blp.operation(deliveries.list_deliveries)
@blp.extension
def list_deliveries(query: loaded.DeliveryQuery) -> Any:
    """List the deliveries of events and notifications.

    Each says whether it has arrived, and what the receiver answered last.
    """
    return page_of(*deliveries.list_deliveries(g.caller, **query))


@blp.route("/deliveries/<id>", parameters=[_ID])
@blp.response(200, DeliverySchema)
@blp.operation(deliveries.get_delivery, NotFound)
@blp.extension
def get_delivery(id: str) -> Any:
    """Get a delivery, as the list shows it.

    It says how often it was tried, what the receiver answered last, and when the next attempt is due.
    """
    return deliveries.get_delivery(g.caller, id)


@blp.route("/deliveries/<id>/replay", methods=["POST"], parameters=[_ID])
@blp.response(200, DeliverySchema)
@blp.operation(webhooks.replay, NotFound, Conflict)
@blp.extension
def replay_delivery(id: str) -> Any:
    """Send a delivery again, under its id, whether or not it has arrived.

    It goes to the present address of its webhook, even if that is off. 409: the webhook was deleted.
    """
    return webhooks.replay(g.caller, id)
