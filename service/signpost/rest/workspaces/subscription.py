"""GET /subscriptions, GET /subscription/{product}."""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound
from signpost.operations.workspaces import subscriptions
from signpost.rest.blueprint import Blueprint, path_parameter
from signpost.schemas.workspaces.subscription import SubscriptionList, SubscriptionSchema

blp = Blueprint("subscriptions", __name__, "Products, and the plan of the workspace for each.")


_PRODUCT = path_parameter("product", "The product, such as `redirect`.", example="redirect")


@blp.route("/subscriptions")
@blp.response(200, SubscriptionList)
@blp.operation(subscriptions.list_subscriptions)
def list_subscriptions() -> Any:
    """List all subscriptions of the workspace, including those to retired products.

    Each has the plan with its limits, and what is used of them.
    """
    return {"data": subscriptions.list_subscriptions(g.caller)}


@blp.route("/subscription/<product>", parameters=[_PRODUCT])
@blp.response(200, SubscriptionSchema)
@blp.operation(subscriptions.get_subscription, NotFound)
def get_subscription(product: str) -> Any:
    """Get the subscription to one product.

    It has the plan with its limits, and what is used of them; a retired product that the workspace holds is found,
    too.
    """
    return subscriptions.get_subscription(g.caller, product)
