"""What products a workspace has, under which plan. Spec: "Product subscription record"; inner structures: not shown.

There is nothing to buy: a subscription shows what the workspace's plan includes and how much of it is used.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import reduce

from signpost.domain.errors import NotFound
from signpost.operations.caller import Caller
from signpost.operations.workspaces.usage import CATEGORY_OF, plan_of, usage
from signpost.runtime.plan_file import HOSTS, LINKS, MONITORS, REDIRECTS, SELF_HOSTED, Plan, Product
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _

# What sentences call the limits of plans.
_LIMITS = Translated(
    {LINKS: mark("links"), REDIRECTS: mark("redirects"), HOSTS: mark("hosts"), MONITORS: mark("monitors")}
)


def _counted(limit: str, count: int) -> str:
    """How many of what a limit counts: `1 link`, `50 links`."""
    counted = {
        LINKS: ngettext("%(num)s link", "%(num)s links", count),
        REDIRECTS: ngettext("%(num)s redirect", "%(num)s redirects", count),
        HOSTS: ngettext("%(num)s hostname", "%(num)s hostnames", count),
        MONITORS: ngettext("%(num)s monitored link", "%(num)s monitored links", count),
    }
    return counted[limit]


@dataclass(frozen=True)
class Feature:
    """Something that a plan includes, and how much of it is in use, in words."""

    id: str
    label: str
    tooltip: str


@dataclass(frozen=True)
class PlanNumbers:
    """How much of something a plan includes, and how much of that is used."""

    included: int
    used: int


@dataclass(frozen=True, kw_only=True)
class Subscription:
    """A product of a workspace, under its plan. numbers: by limit, where the plan has one; `limits`: the same as JSON.

    What is always empty is in the specification, and has no meaning here.
    """

    plan: str
    name: str
    fullname: str
    product: str
    level: int
    interval: str
    price: int
    product_name: str
    created_at: str
    is_subscription: bool
    subscription_status: str
    warning_line: str
    numbers: dict[str, PlanNumbers]
    features: list[Feature]
    status: str = "active"
    order_no: str = ""
    expiry_time: str = ""
    subscription_ends_at: str = ""
    trial_ends_at: str = ""
    payment_line: str = ""
    actions: str = ""
    active_addons: str = ""
    scheduled_change: str = ""

    @property
    def limits(self) -> str:
        numbers = {limit: asdict(number) for limit, number in self.numbers.items()}
        return json.dumps(numbers) if numbers else ""


def list_on_sale(caller: Caller) -> list[Subscription]:
    """The subscriptions of products that are still on sale. Spec: "GET /workspace/subscription"."""
    return _subscriptions(caller, [product for product in plan_of(caller.workspace).products if product.is_on_sale])


def list_subscriptions(caller: Caller) -> list[Subscription]:
    """Every subscription that the workspace holds, of retired products too."""
    return _subscriptions(caller, plan_of(caller.workspace).products)


def get_subscription(caller: Caller, product: str) -> Subscription:
    """The subscription of one product, retired or not. Raises NotFound where the workspace does not hold it."""
    products = plan_of(caller.workspace).products
    found = _subscriptions(caller, [entry for entry in products if entry.id == product])
    if not found:
        held = ", ".join(entry.id for entry in products) or "none"
        raise NotFound(_("The workspace has no subscription of this product. It has: %(held)s.", held=held))
    return found[0]


def _subscriptions(caller: Caller, products: Iterable[Product]) -> list[Subscription]:
    plan, used = plan_of(caller.workspace), usage(caller.workspace)
    return [_subscription(caller, plan, product, used) for product in products]


def _subscription(caller: Caller, plan: Plan, product: Product, used: dict[str, int]) -> Subscription:
    included = {limit: plan.limits.get(limit) for limit in product.limits}
    numbers = {
        limit: PlanNumbers(number, used[CATEGORY_OF[limit]]) for limit, number in included.items() if number is not None
    }
    features = [
        Feature(
            id=limit,
            label=(_("Unlimited %(limit)s", limit=_LIMITS[limit]) if number is None else _counted(limit, number)),
            tooltip=_("%(count)s in use.", count=used[CATEGORY_OF[limit]]),
        )
        for limit, number in included.items()
    ]
    is_subscription = plan.id != SELF_HOSTED
    return Subscription(
        plan=plan.id,
        name=plan.name,
        fullname=f"{_(product.name)}, {_(plan.name)}",
        product=product.id,
        level=plan.level,
        interval=plan.interval,
        price=plan.price,
        product_name=product.name,
        created_at=caller.workspace.created_at,
        is_subscription=is_subscription,
        subscription_status="active" if is_subscription else "",
        warning_line=_warning(numbers),
        numbers=numbers,
        features=features,
    )


def _warning(numbers: dict[str, PlanNumbers]) -> str:
    full = [limit for limit, number in numbers.items() if number.used >= number.included]
    if not full:
        return ""
    names = reduce(
        lambda first, last: _("%(first)s and %(last)s", first=first, last=last), (_LIMITS[limit] for limit in full)
    )
    return _("You've used all the %(limits)s in your plan.", limits=names)
