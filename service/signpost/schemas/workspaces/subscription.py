"""Product subscriptions on the wire. Spec: "Product subscription record"."""

from signpost.schemas import ResponseSchema
from signpost.schemas.response_fields import flag, moment, number, rows, text


class PlanFeature(ResponseSchema):
    """Something that a plan includes."""

    id = text("What it is, such as `links`.")
    label = text("What it is, in words.")
    tooltip = text("How much of it is in use, in words.")


class SubscriptionSchema(ResponseSchema):
    """A product, and the plan of the workspace for it."""

    plan = text("The id of the plan.")
    name = text("The name of the plan.")
    fullname = text("The names of the product and the plan.")
    product = text("The id of the product.")
    level = number("The rank of the plan; a higher one includes more.")
    interval = text('How often the plan is billed; "" if it is not.')
    price = number("The price of the plan, as the plan file states it; nothing is charged.")
    product_name = text("The name of the product.")
    order_no = text('Always "".')
    status = text("The state of the subscription, such as `active`.")
    created_at = moment("When the workspace was created.")
    expiry_time = text('When the subscription ends; "" means never.')
    is_subscription = flag("Whether the plan is one that is subscribed to.")
    subscription_status = text('The state of the billing, such as `active`; "" if there is none.')
    subscription_ends_at = text('Always "".')
    trial_ends_at = text('Always "".')
    payment_line = text('Always "".')
    warning_line = text('A sentence if a limit is used up, or "".')
    actions = text('JSON text, or "".')
    limits = text('JSON text: included and used numbers by name; "" means unlimited.')
    active_addons = text('JSON text, or "".')
    scheduled_change = text('JSON text, or "".')
    features = rows(PlanFeature, "What the plan includes.")


class SubscriptionList(ResponseSchema):
    """A list of subscriptions."""

    data = rows(SubscriptionSchema, "The subscriptions.")
