"""Events, webhooks and deliveries on the wire. Extensions to the specification."""

import re
from typing import Any, NotRequired, TypedDict

from marshmallow import Schema, ValidationError, fields, post_load
from marshmallow.validate import Length, OneOf

from signpost.domain import events, texts
from signpost.domain.errors import Invalid
from signpost.domain.events import FAMILIES, SUBSCRIBABLE, EventType, WebhookState, expand_names
from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses
from signpost.domain.records.monitor_state import DeliveryState
from signpost.schemas import ResponseSchema, loaded
from signpost.schemas.choices import Choices, values_of
from signpost.schemas.fields import EXTENSION, CheckedField
from signpost.schemas.listing import PageMeta, PageQuery
from signpost.schemas.records.filters import TRUTH, AnyOfFilter, ChoiceFilter, HostFilter, TextFilter
from signpost.schemas.response_fields import moment, nested, number, rows, text, word
from signpost.translations import gettext as _
from signpost.translations import mark

DELIVERY_STATE = Choices("DeliveryState", "The state of a delivery.", values_of(DeliveryState))
EVENT_TYPE = Choices("EventType", "What happened.", values_of(EventType))
EVENT_NAME = Choices(
    "EventName",
    "A type of event, or several: link.* are all of links, * is every type.",
    (*(entry.value for entry in SUBSCRIBABLE), *FAMILIES),
    {"*": "ALL", **{name: name.replace(".*", "_all").upper() for name in FAMILIES if name != events.ALL}},
)
WEBHOOK_STATE = Choices(
    "WebhookState", "The state of a webhook; failed: nothing was accepted for three days.", values_of(WebhookState)
)
WEBHOOK_SWITCH = Choices("WebhookSwitch", "Whether a webhook gets events.", ("active", "off"))

_ID = re.compile(r"\s*[0-9a-hjkmnp-tv-z]{26}")
_NOT_AN_ID = "Must be the id of an event."


class _Types(AnyOfFilter):
    """Types of events, or names for several of them."""

    def meaning(self, text: str) -> Any:
        names = super().meaning(text)
        for name in names:
            if name not in SUBSCRIBABLE and name not in FAMILIES:
                raise ValidationError(f"There is no event {name[:100]}. Choose from {', '.join(SUBSCRIBABLE)}.")
        return tuple(expand_names(names))


class _Host(HostFilter):
    def meaning(self, text: str) -> str:
        return super().meaning(text.strip())


class _EventId(TextFilter):
    def meaning(self, text: str) -> str:
        if not _ID.fullmatch(text):
            raise ValidationError(_NOT_AN_ID)
        return text.strip()


class ListenQuery(Schema):
    """What a client listens to."""

    types = _Types(
        metadata={
            "description": "Types of events, separated by commas, such as link.*, host.created or clicks. "
            "Without it: all.",
            "example": "link.*,clicks",
            **EXTENSION,
        },
    )
    host = _Host(
        metadata={"description": "Only events about this hostname, and those about none.", **EXTENSION},
    )
    follow = ChoiceFilter(
        TRUTH,
        metadata={
            "description": "With false the answer ends after the changes so far, a part of them if there are many.",
            **EXTENSION,
        },
    )
    last_event_id: fields.Field[Any] = _EventId(
        load_default=None,
        metadata={
            "description": "The id of the last event that was seen, as in the header Last-Event-ID, which comes first.",
            "pattern": r"^\s*([0-9a-hjkmnp-tv-z]{26})?$",
            **EXTENSION,
        },
    )

    @post_load
    def complete(self, query: Loaded, **_options: Any) -> Loaded:
        """An empty parameter counts as absent."""
        return {**query, "types": query.get("types") or SUBSCRIBABLE, "host": query.get("host") or ""}


class ListenArguments(TypedDict):
    """What `ListenQuery` loads."""

    types: tuple[EventType, ...]
    host: str
    last_event_id: str | None
    follow: NotRequired[bool | None]


def last_seen(header: str | None, parameter: str | None) -> str | None:
    """The id of the last event that a client has seen. Raises Invalid."""
    if not header:
        return parameter
    if not _ID.fullmatch(header):
        raise Invalid({"last_event_id": [_NOT_AN_ID]})
    return header.strip()


TAG_LENGTH = 250


def _url_of(given: str) -> str:
    url = addresses.destination_of(given)
    if not url.lower().startswith(("https://", "http://")):
        raise ValueError(_("Start with https:// or http://."))
    return url


class EventNames(fields.List[Any]):
    """Types of events, and names for several; kept as the types."""

    def __init__(self, **kwargs: Any):
        name = fields.String(validate=OneOf(EVENT_NAME.values))
        length = Length(1, len(EVENT_NAME.values), error=mark("Choose at least one, each only once."))
        super().__init__(name, validate=length, **kwargs)

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        # After the validators, which look at what was given.
        given = super().deserialize(value, attr, data, **kwargs)
        return events.expand_names(given) if isinstance(given, list) else given


class _Filter(CheckedField):
    """Text that narrows the events; null and "" are none."""

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, allow_none=True, **kwargs)

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        return "" if value is None else super().deserialize(value, attr, data, **kwargs)


def _host_of(given: str) -> str:
    return addresses.host_of(given) if given else ""


def _tag_of(given: str) -> str:
    return texts.label_of(given)


def _url(**kwargs: Any) -> CheckedField:
    return CheckedField(
        _url_of,
        pattern=addresses.DESTINATION_PATTERN,
        max_length=addresses.DESTINATION_LENGTH,
        metadata={
            "description": "Where events are sent, by POST. It must lead to a public address.",
            "example": "https://hooks.example.com/signpost",
        },
        **kwargs,
    )


class _WebhookFields(Schema):
    """What a webhook wants."""

    events = EventNames(
        metadata={
            "description": "The types of events, at least one. Left out: all but clicks.",
            "example": ["link.created", "redirect.*"],
        }
    )
    host = _Filter(
        _host_of,
        pattern=addresses.HOST_PATTERN.replace("]+", "]*"),
        max_length=addresses.HOST_LENGTH,
        metadata={
            "description": "Of events about records and hostnames, only those of this hostname. Empty or null: of any.",
            "example": "go.example.com",
        },
    )
    tag = _Filter(
        _tag_of,
        pattern=texts.LINE_PATTERN,
        max_length=TAG_LENGTH,
        metadata={
            "description": "Of events about records, only those with this tag, before or after the change. Empty or "
            "null: with any.",
            "example": "sale",
        },
    )


class WebhookInput(_WebhookFields):
    """The body of POST /webhooks."""

    url = _url(required=True)


class NewWebhook(TypedDict):
    """What `WebhookInput` loads."""

    url: str
    events: NotRequired[list[EventType]]
    host: NotRequired[str]
    tag: NotRequired[str]


class _State(fields.String):
    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        # After the validators, which name the two states.
        given = super().deserialize(value, attr, data, **kwargs)
        return WebhookState(given) if isinstance(given, str) else given


class WebhookUpdate(_WebhookFields):
    """The body of PATCH /webhooks/{id}: what is left out is kept."""

    url = _url()
    state = _State(
        validate=OneOf(WEBHOOK_SWITCH.values),
        metadata={"description": "off ends what waits. active also forgets that it failed."},
    )


class WebhookSchema(ResponseSchema):
    """A webhook: an address that receives events."""

    id = text("The id of the webhook.")
    url = text("Where events are sent.", example="https://hooks.example.com/signpost")
    events = fields.List(
        fields.String(metadata={"enum": [*EVENT_TYPE.values]}),
        required=True,
        metadata={"description": "The types of events that it gets.", "example": ["link.created", "link.updated"]},
    )
    host = text("Only events of this hostname; empty: of any.")
    tag = text("Only events of records with this tag; empty: with any.")
    state = word(WEBHOOK_STATE, "failed: nothing was accepted for three days, so it was turned off.")
    reason = text("Why the last attempt failed, as a sentence; empty if it did not.")
    failing_since = moment("Since when nothing has been accepted; null if the last attempt was.", null=True)
    waiting = number("How many deliveries wait for it.")
    missed = number("How many events it did not get, because too many deliveries were waiting.")
    created_at = moment("When it was created.")
    updated_at = moment("When it last changed.")


class WebhookWithSecret(WebhookSchema):
    """A webhook with its secret, which is not shown again."""

    secret = text(
        "Verifies the signatures, as Standard Webhooks says.", example="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    )


class WebhookList(ResponseSchema):
    """The webhooks of the workspace."""

    data = rows(WebhookSchema, "The webhooks, the oldest first.")


class DeliverySchema(ResponseSchema):
    """The delivery of an event, or of a notification to notify_url."""

    id = text("The id of the delivery; sent as the header webhook-id, also when it is repeated.")
    event = word(EVENT_TYPE, "What it is about.")
    webhook_id = text("The id of the webhook; null for a notification to notify_url.", null=True)
    record_id = text("The id of the record, job or member that it is about, or the hostname; empty if there is none.")
    url = text("Where it is sent. ******** for roles below manager.")
    body = text("The body that is sent, as JSON text.")
    state = word(DELIVERY_STATE, "Whether it has arrived.")
    attempts = number("How many times it has been sent, since it was last replayed.")
    status = number("HTTP status code of the last response; null if there was none.", null=True)
    reason = text("Why the last attempt failed, as a sentence.")
    due_at = moment("When the next attempt is due; null if there is none.", null=True)
    created_at = moment("When the event happened.")
    updated_at = moment("When the delivery last changed.")


class DeliveryQuery(PageQuery):
    """The query of GET /deliveries."""

    webhook = TextFilter(
        data_key="filter[webhook]", metadata={"description": "Only deliveries to this webhook, by its id."}
    )


class DeliveryArguments(loaded.PageQuery):
    """What `DeliveryQuery` loads."""

    webhook: NotRequired[str | None]


class DeliveryPage(ResponseSchema):
    """A page of deliveries."""

    data = rows(DeliverySchema, "The deliveries on this page.")
    meta = nested(PageMeta, "Where this page is in the list.")
