"""Fields of responses: always present, so `required` in OpenAPI, and each with a sentence that describes it."""

from typing import Any

from marshmallow import Schema, fields

from signpost.schemas.choices import Choices


def text(description: str, *, null: bool = False, **metadata: Any) -> fields.String:
    return fields.String(required=True, allow_none=null, metadata={"description": description, **metadata})


def word(choices: Choices, description: str, *, null: bool = False, **metadata: Any) -> fields.String:
    """One of a few words."""
    return text(description, null=null, enum=[*choices.values], **metadata)


def moment(description: str, *, null: bool = False) -> fields.String:
    return text(description, null=null, format="date-time")


def number(description: str, *, null: bool = False, **metadata: Any) -> fields.Integer:
    return fields.Integer(required=True, allow_none=null, metadata={"description": description, **metadata})


def flag(description: str, *, null: bool = False, **kwargs: Any) -> fields.Boolean:
    return fields.Boolean(required=True, allow_none=null, metadata={"description": description}, **kwargs)


def texts(description: str, **metadata: Any) -> fields.List[Any]:
    return fields.List(fields.String(), required=True, metadata={"description": description, **metadata})


def nested(schema: type[Schema], description: str, *, null: bool = False) -> fields.Nested:
    return fields.Nested(schema, required=True, allow_none=null, metadata={"description": description})


def rows(schema: type[Schema], description: str) -> fields.List[Any]:
    return fields.List(fields.Nested(schema), required=True, metadata={"description": description})
