"""Workspaces on the wire: their settings, subscriptions, tags and pins; the token check.

Spec: "Workspace record", "POST /workspace/update/{metaKey}", "Product subscription record", "Pinned filter".
"""

from marshmallow import Schema, fields
from marshmallow.validate import Length

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import PIN, ROLE
from signpost.schemas.host import HostFlags, HostUpdate
from signpost.schemas.records.filters import FilterQuery
from signpost.schemas.response_fields import flag, moment, number, rows, text, texts, word


class SettingUpdate(Schema):
    """The body of POST /workspace/update/{metaKey}."""

    value = fields.String(required=True, validate=Length(max=256), metadata={"description": "The new value."})


class WorkspaceUsage(ResponseSchema):
    """How much of something is in use."""

    category = text("What is counted, such as `short-url` or `members`.")
    used = number("How many there are.")


class WorkspaceSchema(ResponseSchema):
    """The workspace, as its caller sees it."""

    id = text("The id of the workspace.")
    name = text("The name of the workspace.")
    role = word(ROLE, "The caller's role in it.")
    headurl = text('The setting `headurl`, or "".')
    personal = flag("Whether it has only one member.")
    country = text('The setting `country`: two letters (ISO 3166), or "".')
    pm_type = text('Always "".')
    pm_ending = text('Always "".')
    level = number("The rank of its plan; a higher one includes more.")
    email = text("The e-mail address of the account.")
    billing_extra = text('The setting `billing_extra`, or "".')
    created_at = moment("When it was created.")
    updated_at = moment("When its settings last changed.")
    meta = texts('Its settings, each as "key=value".')
    summary = rows(WorkspaceUsage, "How much is in use.")


class FilterPin(ResponseSchema):
    """A filter worth trying: `kind` and `value` of a list filter."""

    kind = word(PIN, "Which filter; `tag` is the filter `tags`.")
    value = text("The value of the filter.")


class FilterPinList(ResponseSchema):
    """The suggested filters, most urgent first."""

    pins = rows(FilterPin, "The suggested filters, most urgent first.")


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


class LinkCountQuery(FilterQuery):
    """The query of GET /link/count."""


class LinkCount(ResponseSchema):
    """How many there are."""

    count = number("How many match.", minimum=0)


class TagUseSchema(ResponseSchema):
    """A tag of records."""

    tag = text("The tag.")
    count = number("How many records have it.", minimum=0)


class TagList(ResponseSchema):
    """The tags of a workspace."""

    data = rows(TagUseSchema, "The tags, the most frequent first.")


class HostSettings(HostFlags, HostUpdate):
    """The body of PUT /host/{host}: what is left out is kept."""


class TokenCheck(ResponseSchema):
    """The token is valid, and whose it is."""

    email = text("The e-mail address of the user whose token it is.")
    message = text("A sentence that names the workspace.")
