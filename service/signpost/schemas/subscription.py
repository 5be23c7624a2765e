"""Product subscriptions on the wire. Spec: "Product subscription record"."""

from marshmallow import fields

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP


def _text(description: str = "") -> fields.String:
    return fields.String(required=True, metadata={"description": description} if description else {})


class FeatureSchema(ResponseSchema):
    """Something that a plan includes."""

    id = _text()
    label = _text()
    tooltip = _text()


class SubscriptionSchema(ResponseSchema):
    """A product and the plan that the workspace has for it."""

    plan = _text()
    name = _text()
    fullname = _text()
    product = _text()
    level = fields.Integer(required=True)
    interval = _text()
    price = fields.Integer(required=True, metadata={"description": "As the plan says; nothing is charged."})
    product_name = _text()
    order_no = _text()
    status = _text()
    created_at = fields.String(required=True, metadata=TIMESTAMP)
    expiry_time = _text('"": never.')
    is_subscription = fields.Boolean(required=True)
    subscription_status = _text()
    subscription_ends_at = _text()
    trial_ends_at = _text()
    payment_line = _text()
    warning_line = _text()
    actions = _text('JSON text, or "".')
    limits = _text('JSON text: included and used numbers by name; "": unlimited.')
    active_addons = _text('JSON text, or "".')
    scheduled_change = _text('JSON text, or "".')
    features = fields.List(fields.Nested(FeatureSchema), required=True)


class Subscriptions(ResponseSchema):
    """A list of subscriptions."""

    data = fields.List(fields.Nested(SubscriptionSchema), required=True)
