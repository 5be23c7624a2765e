"""GET /subscriptions, GET /subscription/{product}."""

from flask import g

from signpost.operations import subscriptions
from signpost.rest.blueprint import Blueprint
from signpost.schemas.subscription import Subscriptions, SubscriptionSchema

blp = Blueprint("subscriptions", __name__, "Products and the plans that the workspace has for them.")


@blp.route("/subscriptions")
@blp.response(200, Subscriptions)
@blp.fails(401, 429)
def list_subscriptions():
    """List every subscription that the workspace holds, of retired products too."""
    return {"data": subscriptions.list_subscriptions(g.caller)}


@blp.route("/subscription/<product>")
@blp.response(200, SubscriptionSchema)
@blp.fails(401, 404, 429)
def get_subscription(product):
    """Get the subscription of one product."""
    return subscriptions.get_subscription(g.caller, product)
