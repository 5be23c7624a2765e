"""Links and redirects on the wire. Spec: "Link / redirect record", "POST /link", "PUT /redirect/{id}".

A field is described once; limits and texts reach REST, the agent endpoint and OpenAPI from here.
"""

from marshmallow import Schema, fields
from marshmallow.validate import Length, OneOf, Range

from signpost.domain import addresses
from signpost.domain.plugins import PLUGINS
from signpost.domain.record_types import TYPES
from signpost.runtime import link_passwords
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import (
    CREATED_VIA,
    HANDLER,
    MONITOR_STATE,
    PAUSED_BY,
    QR_THEME,
    RECORD_TYPE,
    ROUTING,
    STATUS_TEXT,
)
from signpost.schemas.fields import (
    EXTENSION,
    UTM,
    Checked,
    Count,
    Destination,
    Distinct,
    Entries,
    Flag,
    Hostname,
    Moment,
    Note,
    Tag,
    Utm,
)
from signpost.schemas.response_fields import flag, moment, number, one, rows, text, texts, word

ROUTINGS = ("first", "order", "random", "weighted", "sticky", "fastest")
STATUSES = (301, 302, 303, 307, 308)
MAX_DESTINATIONS = 20
MAX_TAGS = 20
TAG_LENGTH = 50

_ROUTING = {
    "description": "How traffic is spread over destinations: first, order (round robin), random, weighted, sticky "
    "(a visitor keeps a destination) or fastest."
}
_TAGS = {"description": f"Freeform labels: up to {MAX_TAGS}, each up to {TAG_LENGTH} characters."}
_STATUS = {"description": "HTTP status code of the redirect; 302 for links, 301 for redirects, unless given."}


def _tags(metadata):
    return Distinct(
        Tag(validate=Length(min=1, max=TAG_LENGTH)),
        validate=Length(max=MAX_TAGS, error="At most {max}."),
        metadata=metadata,
    )


class RecordInput(Schema):
    """What POST /link, POST /redirect and PUT /redirect/{id} have in common."""

    title = Note(validate=Length(max=250), metadata={"description": "For people; never shown to visitors."})
    type = fields.String(validate=OneOf(TYPES), metadata={"description": "One of GET /shared/types."})
    description = Note(validate=Length(max=300), metadata={"description": "A note for people."})
    forward_path = Flag(
        allow_none=True, metadata={"description": "Append the visitor's further path to the destination."}
    )
    forward_query = Flag(allow_none=True, metadata={"description": "Carry the visitor's query on to the destination."})
    utm = Utm(
        metadata={
            "description": "UTM parameters for the destination, as key=value strings; an object is accepted too.",
            **UTM,
        }
    )
    destination = Destination(
        allow_none=True,
        metadata={
            "description": "Where visitors go: an absolute URL; https:// where it has no scheme.",
            "example": "https://example.com/landing",
        },
    )
    destinations = fields.List(
        Destination(allow_none=True),
        allow_none=True,
        validate=Length(max=MAX_DESTINATIONS, error="At most {max}."),
        metadata={
            "description": "Several destinations; where one is given, these count and `destination` does not.",
            "example": ["https://example.com/a", "https://example.com/b"],
        },
    )
    plugins = Distinct(
        fields.String(validate=OneOf(PLUGINS), allow_none=True),
        allow_none=True,
        metadata={"description": "Keys from GET /shared/plugins; null entries say nothing."},
    )
    is_notify = Flag(metadata={"description": "Send a notification when monitoring detects a problem."})
    is_switch_unbroken_destination = Flag(
        metadata={"description": "Move traffic to another destination while monitoring finds one broken."}
    )
    expires = Moment(
        must_come=True, metadata={"description": "When the record stops resolving (RFC 3339, UTC without an offset)."}
    )
    password = fields.String(
        allow_none=True,
        load_only=True,
        validate=Length(*link_passwords.LENGTHS),
        metadata={"description": "Visitors are asked for it; null removes it.", **EXTENSION},
    )
    expired_url = Destination(
        allow_none=True,
        metadata={
            "description": "Where visitors go once the record has expired.",
            "example": "https://example.com/over",
            **EXTENSION,
        },
    )
    starts = Moment(metadata={"description": "When the record begins to resolve (RFC 3339).", **EXTENSION})
    max_clicks = Count(
        allow_none=True,
        validate=Range(min=1, max=2**53),
        metadata={"description": "After this many clicks by people the record has expired.", **EXTENSION},
    )
    destination_weights = fields.List(
        Count(validate=Range(min=0, max=1_000_000)),
        allow_none=True,
        validate=Length(max=MAX_DESTINATIONS, error="At most {max}."),
        metadata={
            "description": "A share for each destination, in their order; refused unless the routing is weighted.",
            "example": [3, 1],
            **EXTENSION,
        },
    )


class LinkCreate(RecordInput):
    """The body of POST /link."""

    host = Hostname(
        longest=100,
        required=True,
        metadata={"description": "Hostname connected to the workspace.", "example": "go.example.com"},
    )
    alias = Checked(
        addresses.alias_of,
        pattern=addresses.ALIAS_PATTERN,
        metadata={
            "description": "Path segment after the hostname; made up when omitted.",
            "example": "spring",
            "maxLength": addresses.ALIAS_LENGTH,
        },
    )
    destination_routing = fields.String(validate=OneOf(ROUTINGS), metadata=_ROUTING)
    status = Count(validate=OneOf(STATUSES), metadata=_STATUS)
    tags = _tags(_TAGS)


class RedirectInput(RecordInput):
    """The body of POST /redirect (an extension) and of PUT /redirect/{id}."""

    url = Checked(
        addresses.host_and_alias_of,
        pattern=addresses.LINK_URL_PATTERN,
        longest=addresses.LINK_URL_LENGTH,
        required=True,
        metadata={
            "description": "The record's own public URL: its hostname, connected to the workspace, and its alias.",
            "example": "https://go.example.com/spring",
        },
    )
    destination_routing = fields.String(validate=OneOf(ROUTINGS), metadata={**_ROUTING, **EXTENSION})
    status = Count(validate=OneOf(STATUSES), metadata={**_STATUS, **EXTENSION})
    tags = _tags({**_TAGS, **EXTENSION})
    paused = Flag(metadata={"description": "Whether visitors find nothing here for now.", **EXTENSION})


class UtmSchema(ResponseSchema):
    """UTM parameters; a missing one is ""."""

    source = text("utm_source")
    medium = text("utm_medium")
    campaign = text("utm_campaign")
    term = text("utm_term")
    content = text("utm_content")


class QrSchema(ResponseSchema):
    """The style of the record's QR code."""

    theme = word(QR_THEME, "The shape of its modules.")
    color = text("The colour of its modules, as #rrggbb.")
    logo = flag("Whether there is a logo in its centre.")
    show_url = flag("Whether the URL is written below it.")
    margin = text("The margin around it, in modules.")


class CreatorSchema(ResponseSchema):
    """The user who created the record."""

    id = text("The id of the user.")
    name = text("The name of the user.")


class RecordSchema(ResponseSchema):
    """A link or redirect with every field that it has; what lists hold."""

    id = text("The id of the record.")
    tld = text("Public suffix of the hostname.")
    handler = word(HANDLER, "Which component answers.")
    host = text("Hostname of the link.")
    alias = text('Path segment after the hostname; "" for the root.')
    url = text("Full public URL.")
    https = flag("Whether the hostname has HTTPS requested.")
    file = fields.Raw(required=True, metadata={"description": "Always null.", "type": ["string", "null"]})
    destination = text("Where matching traffic goes.", null=True)
    destinations = Entries(
        fields.String(), required=True, metadata={"description": "Several destinations; [] if there is only one."}
    )
    destination_routing = word(ROUTING, "How traffic is spread over destinations.")
    plugins = Entries(fields.String(), required=True, metadata={"description": "The keys of the plugins that it uses."})
    has_password = flag("Whether visitors are asked for a password.")
    total_clicks = number("Clicks by people.")
    type = word(RECORD_TYPE, "One of GET /shared/types.")
    title = text("A title for people; never shown to visitors.")
    description = text("A note for people.")
    status = word(STATUS_TEXT, "HTTP status code of the redirect.")
    paused_by = word(PAUSED_BY, 'Who paused the record; "" if it is not paused.')
    forward_path = flag("Whether the visitor's further path is appended to the destination.", null=True)
    forward_query = flag("Whether the visitor's query is carried on to the destination.", null=True)
    utm = one(UtmSchema, "UTM parameters for the destination.")
    qr = one(QrSchema, "The style of its QR code.")
    monitor = word(MONITOR_STATE, "What checks of its destinations found.")
    is_notify = flag("Whether a notification is sent when monitoring detects a problem.")
    is_switch_unbroken_destination = flag(
        "Whether traffic moves to another destination while monitoring finds one broken."
    )
    tags = texts("Freeform labels.")
    created_by = fields.String(
        required=True, attribute="created_by_id", metadata={"description": "Id of the user who created it."}
    )
    creator = one(CreatorSchema, "The user who created it.")
    created_via = word(CREATED_VIA, "How it was created.")
    created_at = moment("When it was created.")
    updated_at = moment("When it last changed.")
    expired_at = moment("When it stops resolving; null means never.", null=True)


_GET_ONLY = ("handler", "has_password", "total_clicks", "paused_by", "qr", "creator")


class CreatedRecord(RecordSchema):
    """A record as create answers it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("tld", *_GET_ONLY)


class UpdatedRecord(RecordSchema):
    """A record as update answers it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("alias", *_GET_ONLY)


class OneRecord(RecordSchema):
    """A record as get answers it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("tld",)


class CreatedRecords(ResponseSchema):
    """Always a list, even for one record."""

    data = rows(CreatedRecord, "The record that was created.")
