"""What can be chosen from: record types, plugins, free aliases. Spec: endpoints referred to only by path."""

from marshmallow import Schema, fields
from marshmallow.validate import Length

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import EXTENSION, Destination, Hostname


class TypeSchema(ResponseSchema):
    """A type that records may have."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    short = fields.String(required=True)
    description = fields.String(required=True)
    as_paid_feature = fields.Boolean(dump_default=False, required=True)


class Types(ResponseSchema):
    """Every record type."""

    data = fields.List(fields.Nested(TypeSchema), required=True)


class PluginSchema(ResponseSchema):
    """A plugin that records may use."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    description = fields.String(required=True)
    as_paid_feature = fields.Boolean(dump_default=False, required=True)


class AliasQuestion(Schema):
    """The body of POST /recommendation/alias."""

    host = Hostname(
        longest=100,
        required=True,
        metadata={"description": "Hostname connected to the workspace.", "example": "go.example.com"},
    )
    destination = Destination(
        allow_none=True,
        metadata={
            "description": "Where the link will lead.",
            "example": "https://example.com/landing",
            **EXTENSION,
        },
    )
    title = fields.String(validate=Length(max=250), metadata={"description": "Its words are tried first.", **EXTENSION})


class SuggestedAlias(ResponseSchema):
    """An alias that is free, and the URL that a link with it would have."""

    alias = fields.String(required=True)
    url = fields.String(required=True)


class SuggestedAliases(SuggestedAlias):
    """The best suggestion, and all of them."""

    data = fields.List(fields.Nested(SuggestedAlias), required=True)
