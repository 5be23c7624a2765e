"""The choices for a record: types, plugins, free aliases. Spec: endpoints referred to only by path."""

from marshmallow import Schema, fields
from marshmallow.validate import Length

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import RECORD_TYPE
from signpost.schemas.fields import EXTENSION, DestinationField, HostnameField
from signpost.schemas.response_fields import flag, rows, text, word


class RecordTypeInfo(ResponseSchema):
    """A type that records may have."""

    id = word(RECORD_TYPE, "The value of `type`.")
    label = text("Its name.")
    short = text("A shorter name, for where there is little room.")
    description = text("What records of this type do.")
    as_paid_feature = flag("Always false.", dump_default=False)


class RecordTypeList(ResponseSchema):
    """Every record type."""

    data = rows(RecordTypeInfo, "The types.")


class PluginSchema(ResponseSchema):
    """A plugin that records may use."""

    id = text("The key of the plugin, for `plugins` of a record.")
    label = text("Its name.")
    description = text("What it does.")
    as_paid_feature = flag("Always false.", dump_default=False)


class AliasRequest(Schema):
    """The body of POST /recommendation/alias."""

    host = HostnameField(
        max_length=100,
        required=True,
        metadata={"description": "Hostname connected to the workspace.", "example": "go.example.com"},
    )
    destination = DestinationField(
        allow_none=True,
        metadata={
            "description": "Where the link will point.",
            "example": "https://example.com/landing",
            **EXTENSION,
        },
    )
    title = fields.String(validate=Length(max=250), metadata={"description": "Its words are tried first.", **EXTENSION})


class AliasSuggestion(ResponseSchema):
    """An alias that is free, and the URL that a link with it would have."""

    alias = text("The alias.")
    url = text("The URL that a link with it would have.")


class AliasSuggestions(AliasSuggestion):
    """The best suggestion, and all of them."""

    data = rows(AliasSuggestion, "All suggestions, best first.")
