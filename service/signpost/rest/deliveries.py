"""GET /deliveries: an extension to the specification."""

from typing import Any

from flask import g

from signpost.operations import deliveries
from signpost.rest.blueprint import Blueprint, page_of
from signpost.schemas import loaded
from signpost.schemas.check import DeliveryPage
from signpost.schemas.listing import PageQuery

blp = Blueprint("deliveries", __name__, "Notifications sent to notify_url, and whether they arrived.")


@blp.route("/deliveries")
@blp.arguments(PageQuery, location="query")
@blp.response(200, DeliveryPage)
@blp.operation(deliveries.list_deliveries)
@blp.extension
def list_deliveries(query: loaded.PageQuery) -> Any:
    """List the deliveries of notifications."""
    return page_of(*deliveries.list_deliveries(g.caller, **query))
