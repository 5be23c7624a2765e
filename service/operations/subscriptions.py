"""What products a workspace has, under which plan. Spec: "Product subscription record"; inner structures: not shown.

There is nothing to buy: every workspace has every product under the plan `self-hosted`, at no price. `[limits]` of the
settings says what it includes; without a number a product is unlimited.
"""

import json
from typing import Any

from service import settings
from service.caller import Caller
from service.errors import NotFound
from service.operations import plans
from service.operations.workspace_settings import usage

PLAN = "self-hosted"
# Product -> (its name, {plan limit: the category of use that counts against it}).
PRODUCTS: dict[str, tuple[str, dict[str, str]]] = {
    "short-url": ("Short links", {plans.LINKS: "short-url", plans.HOSTS: "hosts"}),
    "redirect": ("Redirects", {plans.REDIRECTS: "redirect"}),
    "monitor": ("Monitoring", {plans.MONITORS: "monitor"}),
}


def list_subscriptions(caller: Caller) -> list[dict[str, Any]]:
    """One subscription for each product."""
    used = usage(caller)
    return [_subscription(caller, product, used) for product in PRODUCTS]


def get_subscription(caller: Caller, product: str) -> dict[str, Any]:
    """The subscription of one product. Raises NotFound."""
    if product not in PRODUCTS:
        raise NotFound(f"There is no product with this name. There are: {', '.join(PRODUCTS)}.")
    return _subscription(caller, product, usage(caller))


def _subscription(caller: Caller, product: str, used: dict[str, int]) -> dict[str, Any]:
    name, limits = PRODUCTS[product]
    included = settings.active()["LIMITS"]
    numbers = {
        limit: {"included": included[limit], "used": used[category]}
        for limit, category in limits.items()
        if limit in included
    }
    features = [
        {
            "id": limit,
            "label": f"{included[limit]} {limit}" if limit in included else f"Unlimited {limit}",
            "tooltip": f"{used[category]} in use.",
        }
        for limit, category in limits.items()
    ]
    return {
        "plan": PLAN,
        "name": "Self-hosted",
        "fullname": f"{name}, self-hosted",
        "product": product,
        "level": 0,
        "interval": "",
        "price": 0,
        "product_name": name,
        "order_no": "",
        "status": "active",
        "created_at": caller.workspace.created_at,
        "expiry_time": "",
        "is_subscription": False,
        "subscription_status": "",
        "subscription_ends_at": "",
        "trial_ends_at": "",
        "payment_line": "",
        "warning_line": _warning(numbers),
        "actions": "",
        "limits": json.dumps(numbers) if numbers else "",
        "active_addons": "",
        "scheduled_change": "",
        "features": features,
    }


def _warning(numbers: dict[str, dict[str, int]]) -> str:
    full = [limit for limit, number in numbers.items() if number["used"] >= number["included"]]
    return f"The plan's {' and '.join(full)} are used up." if full else ""
