"""GET /deliveries: an extension to the specification."""

from flask import g

from signpost.operations import deliveries
from signpost.rest.blueprint import Blueprint, page_of
from signpost.schemas.check import DeliveryPage
from signpost.schemas.listing import PageQuery

blp = Blueprint("notifications", __name__, "What was sent to notify_url, and how it fared.")


@blp.route("/deliveries")
@blp.arguments(PageQuery, location="query")
@blp.response(200, DeliveryPage)
@blp.fails(401, 422, 429)
@blp.doc(**{"x-signpost-extension": True})
def list_deliveries(query):
    """List the notifications."""
    return page_of(*deliveries.list_deliveries(g.caller, **query))
