"""What products a workspace has, under which plan. Spec: "Product subscription record"; inner structures: not shown.

There is nothing to buy: a subscription shows what the workspace's plan includes and how much of it is used.
"""

import json
from collections.abc import Iterable
from typing import Any

from signpost.domain.errors import NotFound
from signpost.operations.caller import Caller
from signpost.operations.plans import CATEGORIES, plan_of
from signpost.operations.usage import usage
from signpost.runtime.plan_file import SELF_HOSTED, Plan, Product


def list_on_sale(caller: Caller) -> list[dict[str, Any]]:
    """The subscriptions of products that are still on sale. Spec: "GET /workspace/subscription"."""
    return _subscriptions(caller, [product for product in plan_of(caller.workspace).products if product.is_on_sale])


def list_subscriptions(caller: Caller) -> list[dict[str, Any]]:
    """Every subscription that the workspace holds, of retired products too."""
    return _subscriptions(caller, plan_of(caller.workspace).products)


def get_subscription(caller: Caller, product: str) -> dict[str, Any]:
    """The subscription of one product, retired or not. Raises NotFound where the workspace does not hold it."""
    products = plan_of(caller.workspace).products
    found = _subscriptions(caller, [one for one in products if one.id == product])
    if not found:
        held = ", ".join(one.id for one in products) or "none"
        raise NotFound(f"The workspace has no subscription of this product. It has: {held}.")
    return found[0]


def _subscriptions(caller: Caller, products: Iterable[Product]) -> list[dict[str, Any]]:
    plan, used = plan_of(caller.workspace), usage(caller.workspace)
    return [_subscription(caller, plan, product, used) for product in products]


def _subscription(caller: Caller, plan: Plan, product: Product, used: dict[str, int]) -> dict[str, Any]:
    included = {limit: plan.limits.get(limit) for limit in product.limits}
    numbers = {
        limit: {"included": number, "used": used[CATEGORIES[limit]]}
        for limit, number in included.items()
        if number is not None
    }
    features = [
        {
            "id": limit,
            "label": f"Unlimited {limit}" if number is None else f"{number} {limit}",
            "tooltip": f"{used[CATEGORIES[limit]]} in use.",
        }
        for limit, number in included.items()
    ]
    return {
        "plan": plan.id,
        "name": plan.name,
        "fullname": f"{product.name}, {plan.name}",
        "product": product.id,
        "level": plan.level,
        "interval": plan.interval,
        "price": plan.price,
        "product_name": product.name,
        "order_no": "",
        "status": "active",
        "created_at": caller.workspace.created_at,
        "expiry_time": "",
        "is_subscription": plan.id != SELF_HOSTED,
        "subscription_status": "active" if plan.id != SELF_HOSTED else "",
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
