"""Links and redirects on the wire. Spec: "Link / redirect record", "POST /link", "PUT /redirect/{id}".

The fields of bodies, with their limits and texts, are those of `domain/records/record.py`; `input_field` says how each
kind of them is read. They reach REST, the agent endpoint, the command line and OpenAPI from here.
"""

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, fields, post_load
from marshmallow.validate import Length, OneOf, Range

from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses, field_kinds, paths
from signpost.domain.records.record import FIELD, FIELDS, UTM_MEMBERS, RecordConfig
from signpost.domain.records.record_patch import RecordPatch
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
    CARD,
    EXTENSION,
    UTM,
    UTM_LENGTH,
    CardField,
    CardPatchField,
    CheckedField,
    CountField,
    DestinationField,
    DistinctField,
    EntriesField,
    EntryCount,
    EnumMemberField,
    FlagField,
    HostnameField,
    LineField,
    NewExpiryField,
    NoteField,
    TagField,
    TimestampField,
    UtmField,
)
from signpost.schemas.records.record_extensions import Extensions
from signpost.schemas.records.rules import RulesField
from signpost.schemas.response_fields import FastSchema, flag, moment, nested, number, rows, text, texts, word


def input_field(field: field_kinds.Field, *, is_extension: bool) -> fields.Field[Any]:
    """The field of a body that reads what `field` describes."""
    metadata: dict[str, Any] = {"description": field.description}
    if field.example is not None:
        metadata["example"] = field.example
    if not field.in_tools:
        metadata["tools"] = False
    if is_extension:
        metadata |= EXTENSION
    match field.kind:
        case field_kinds.Text(max_length):
            return NoteField(validate=Length(max=max_length), metadata=metadata)
        case field_kinds.ExternalKey(max_length):
            length = Length(1, max_length)
            return LineField(allow_none=True, validate=length, metadata=metadata)
        case field_kinds.Secret(min_length, max_length):
            length = Length(min_length, max_length)
            return fields.String(allow_none=True, load_only=True, validate=length, metadata=metadata)
        case field_kinds.Url():
            return DestinationField(allow_none=True, metadata=metadata)
        case field_kinds.Urls(max_entries):
            entry = DestinationField(allow_none=True)
            return fields.List(entry, allow_none=True, validate=EntryCount(max_entries), metadata=metadata)
        case field_kinds.Flag(has_default):
            return FlagField(allow_none=has_default, metadata=metadata)
        case field_kinds.Number(min_, max_):
            return CountField(allow_none=True, validate=Range(min=min_, max=max_), metadata=metadata)
        case field_kinds.Numbers(max_entries, min_, max_):
            number = CountField(validate=Range(min=min_, max=max_))
            return fields.List(number, allow_none=True, validate=EntryCount(max_entries), metadata=metadata)
        case field_kinds.NumberOf(choices):
            return CountField(validate=OneOf(choices), metadata=metadata)
        case field_kinds.MemberOf(enum):
            # Answers say null where there is none, and what they say can be sent back.
            has_none = field.is_extension and field.default is None
            return EnumMemberField(enum, allow_none=has_none, metadata=metadata)
        case field_kinds.KeysOf(keys):
            key = fields.String(validate=OneOf(keys), allow_none=True)
            return DistinctField(key, allow_none=True, metadata=metadata)
        case field_kinds.Labels(max_entries, max_length):
            label = TagField(validate=Length(min=1, max=max_length))
            return DistinctField(label, validate=EntryCount(max_entries), metadata=metadata)
        case field_kinds.Timestamp():
            return TimestampField(metadata=metadata)
        case field_kinds.Utm():
            return UtmField(metadata={**metadata, **UTM})
        case field_kinds.RulesKind():
            return RulesField(metadata=metadata)
        case field_kinds.CardKind():
            return CardField(metadata={**metadata, **CARD})


# Fields that POST /link and PUT /redirect/{id} do not share, or do not share as an extension.
_DIFFERING = ("destination_routing", "status", "tags", "paused")
_COMMON = {
    item.name: input_field(item, is_extension=item.is_extension) for item in FIELDS if item.name not in _DIFFERING
}


class RecordInput(Schema.from_dict(_COMMON, name="CommonFields")):  # type: ignore[misc]
    """What POST /link, POST /redirect and PUT /redirect/{id} have in common.

    The members of a body that are in `FIELDS` load as one value, `config`; omitted ones get their defaults.
    """

    @post_load
    def gather(self, values: dict[str, Any], **_: Any) -> dict[str, Any]:
        others: dict[str, Any] = {}
        given: dict[str, Any] = {}
        for name, value in values.items():
            if name in FIELD:
                given[name] = tuple(value) if isinstance(value, list) else value
            else:
                others[name] = value
        return {**others, "config": RecordConfig(**given)}


class LinkCreate(RecordInput):
    """The body of POST /link."""

    host = HostnameField(
        max_length=100,
        required=True,
        metadata={"description": "Hostname connected to the workspace.", "example": "go.example.com"},
    )
    alias = CheckedField(
        addresses.alias_of,
        pattern=addresses.ALIAS_PATTERN,
        metadata={
            "description": "Path segment after the hostname; generated when omitted.",
            "example": "spring",
            "maxLength": addresses.ALIAS_LENGTH,
        },
    )
    # The operation has the same rule; here it is refused together with what else is wrong.
    expires = NewExpiryField(metadata=input_field(FIELD["expires"], is_extension=False).metadata)
    destination_routing = input_field(FIELD["destination_routing"], is_extension=False)
    status = input_field(FIELD["status"], is_extension=False)
    tags = input_field(FIELD["tags"], is_extension=False)
    find_or_create = FlagField(
        metadata={
            "description": "If the hostname has a link to this destination already, return it and create none.",
            **EXTENSION,
        }
    )
    fetch_title = FlagField(
        metadata={
            "description": "If no title is given, set that of the page at the destination later, if it has one.",
            "tools": False,
            **EXTENSION,
        }
    )


class RedirectInput(RecordInput):
    """The body of POST /redirect (an extension) and of PUT /redirect/{id}."""

    url = CheckedField(
        paths.address_of,
        pattern=paths.URL_PATTERN,
        max_length=paths.URL_LENGTH,
        required=True,
        metadata={
            "description": "The record's own public URL: its hostname, connected to the workspace, and its path; of a "
            "redirect also the query that a visit must have.",
            "example": "https://go.example.com/spring",
        },
    )
    destination_routing = input_field(FIELD["destination_routing"], is_extension=True)
    status = input_field(FIELD["status"], is_extension=True)
    tags = input_field(FIELD["tags"], is_extension=True)
    paused = input_field(FIELD["paused"], is_extension=True)


class UtmParameters(FastSchema):
    """UTM parameters; a missing one is ""."""

    source = text("utm_source")
    medium = text("utm_medium")
    campaign = text("utm_campaign")
    term = text("utm_term")
    content = text("utm_content")


class QrStyleSchema(FastSchema):
    """The style of the record's QR code."""

    theme = word(QR_THEME, "The shape of its modules.")
    color = text("The color of its modules, as #rrggbb.")
    logo = flag("Whether there is a logo in its center.")
    show_url = flag("Whether the URL is written below it.")
    margin = text("The margin around it, in modules.")


class RecordCreator(FastSchema):
    """The user who created the record."""

    id = text("The id of the user.")
    name = text("The name of the user.")


class ListedRecord(FastSchema):
    """A link or redirect with all of its fields, as in lists."""

    def get_attribute(self, obj: Any, attr: str, default: Any) -> Any:
        # A RecordView has attributes alone; marshmallow tries every name as the key of a mapping first.
        return getattr(obj, attr, default)

    id = text("The id of the record.")
    tld = text("Public suffix of the hostname.")
    handler = word(HANDLER, "Which component answers.")
    host = text("Hostname of the link.")
    alias = text('Path segment after the hostname; "" for the root.')
    url = text("Full public URL.")
    https = flag("Whether the hostname has HTTPS requested.")
    file = fields.Raw(required=True, metadata={"description": "Always null.", "type": ["string", "null"]})
    destination = text("Where matching traffic goes.", null=True)
    destinations = EntriesField(
        fields.String(), required=True, metadata={"description": "Several destinations; [] if there is only one."}
    )
    destination_routing = word(ROUTING, "How traffic is spread over destinations.")
    plugins = EntriesField(
        fields.String(), required=True, metadata={"description": "The keys of the plugins that it uses."}
    )
    has_password = flag("Whether visitors must enter a password.")
    total_clicks = number("Clicks by people.")
    type = word(RECORD_TYPE, "One of GET /shared/types.")
    title = text("A title for people; never shown to visitors.")
    description = text("A note for people.")
    status = word(STATUS_TEXT, "HTTP status code of the redirect.")
    paused_by = word(PAUSED_BY, 'Who paused the record; "" if it is not paused.')
    forward_path = flag("Whether the visitor's further path is appended to the destination.", null=True)
    forward_query = flag("Whether the visitor's query is carried on to the destination.", null=True)
    utm = nested(UtmParameters, "UTM parameters for the destination.")
    qr = nested(QrStyleSchema, "The style of its QR code.")
    monitor = word(MONITOR_STATE, "What checks of its destinations found.")
    is_notify = flag("Whether a notification is sent when monitoring detects a problem.")
    is_switch_unbroken_destination = flag(
        "Whether traffic moves to another destination while monitoring finds one broken."
    )
    tags = texts("Freeform labels.")
    created_by = text("Id of the user who created it.")
    creator = nested(RecordCreator, "The user who created it.")
    created_via = word(CREATED_VIA, "How it was created.")
    created_at = moment("When it was created.")
    updated_at = moment("When it last changed.")
    expired_at = moment("When it stops resolving; null means never.", null=True)
    extensions = Extensions()


_GET_ONLY = ("handler", "has_password", "total_clicks", "paused_by", "qr", "creator")


class CreatedRecord(ListedRecord):
    """A record as create returns it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("tld", *_GET_ONLY)


class UpdatedRecord(ListedRecord):
    """A record as update returns it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("alias", *_GET_ONLY)


class RecordDetail(ListedRecord):
    """A record as get returns it."""

    class Meta(ResponseSchema.Meta):
        exclude = ("tld",)


class CreatedRecords(ResponseSchema):
    """Always a list, even for one record."""

    data = rows(CreatedRecord, "The record that was created.")


_MEMBER = {"type": ["string", "null"], "maxLength": UTM_LENGTH}


class UtmPatch(UtmField):
    """The UTM parameters that change; null clears one. A list, which no merge patch merges, replaces them all."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, str]:
        if not isinstance(value, Mapping):
            return super()._deserialize(value, attr, data, **kwargs)
        return self.named({member: "" if text is None else text for member, text in value.items()})


# What OpenAPI says about an object of UTM parameters whose members may be null.
UTM_CHANGE = {**UTM, "properties": dict.fromkeys(UTM_MEMBERS, _MEMBER)}


def _patched(field: field_kinds.Field) -> fields.Field[Any]:
    """As in POST and PUT, and null puts the field back to its default."""
    read = input_field(field, is_extension=False)
    if isinstance(field.kind, field_kinds.Utm):
        text = "UTM parameters: the members of an object change, and null clears one; a list replaces them all."
        read = UtmPatch(metadata={**read.metadata, **UTM_CHANGE, "description": text})
    if isinstance(field.kind, field_kinds.CardKind):
        read = CardPatchField(metadata=read.metadata)
    read.allow_none = True
    return read


class RecordPatchSchema(Schema.from_dict({entry.name: _patched(entry) for entry in FIELDS}, name="PatchedFields")):  # type: ignore[misc]
    """What changes: fields that are left out stay, and null puts one back to its default."""

    url = CheckedField(
        paths.address_of,
        pattern=paths.URL_PATTERN,
        max_length=paths.URL_LENGTH,
        metadata={
            "description": "The record's own public URL: its hostname, connected to the workspace, and its path.",
            "example": "https://go.example.com/spring",
        },
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        named = {
            name: tuple(value) if isinstance(value, list) else value for name, value in values.items() if name in FIELD
        }
        others = {name: entry for name, entry in values.items() if name not in FIELD and name != "url"}
        return {**others, "patch": RecordPatch(named, values.get("url"))}
