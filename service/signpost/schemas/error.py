"""Errors on the wire, for OpenAPI; `rest/errors.py` writes them. Spec: "Errors"."""

from marshmallow import fields

from signpost.schemas import ResponseSchema


class ErrorSchema(ResponseSchema):
    """What went wrong."""

    message = fields.String(required=True, metadata={"description": "A sentence for the person who must act."})
    code = fields.String(required=True, metadata={"description": "A word for programs."})


class ValidationErrorSchema(ErrorSchema):
    """Fields were rejected."""

    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        required=True,
        metadata={"description": "Every rejected field, by dotted name, with its reasons."},
    )


class LimitSchema(ResponseSchema):
    """A plan limit and its use."""

    id = fields.String(required=True)
    included = fields.Integer(required=True)
    used = fields.Integer(required=True)


class PlanErrorSchema(ErrorSchema):
    """A plan limit stands in the way."""

    limit = fields.Nested(LimitSchema, required=True)


class RoleErrorSchema(ErrorSchema):
    """The caller's role is too low."""

    role = fields.String(required=True)
    required_role = fields.String(required=True)
