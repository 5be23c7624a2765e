"""Errors on the wire, for OpenAPI; `rest/errors.py` renders them. Spec: "Errors"."""

from marshmallow import fields

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import ROLE
from signpost.schemas.records.record import RecordDetail
from signpost.schemas.response_fields import nested, number, text, word


class ErrorResponse(ResponseSchema):
    """What went wrong."""

    message = text("A sentence for the person who can do something about it.")
    code = text("A code for programs.")


class ValidationErrorResponse(ErrorResponse):
    """Fields were rejected."""

    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        required=True,
        metadata={"description": "Every rejected field, by dotted name, with its reasons."},
    )


class PlanLimit(ResponseSchema):
    """A plan limit and its use."""

    id = text("What is limited, such as `links`.")
    included = number("How many the plan includes.")
    used = number("How many are in use.")


class PlanLimitErrorResponse(ErrorResponse):
    """A plan limit is reached."""

    limit = nested(PlanLimit, "The limit that is reached.")


class RoleErrorResponse(ErrorResponse):
    """The caller's role is too low."""

    role = text("The caller's role; create-only for a token of this kind.", example="viewer")
    required_role = word(ROLE, "The lowest role that may do this.")


class StaleErrorResponse(ErrorResponse):
    """The record is not of a version that If-Match names."""

    if_match = text("If-Match as the request had it.", example='"0f3c"')
    etag = text("The current ETag of the record.", example='"6b1f0a51c3d94f0e8a7d5b2c9e4f1a30"')
    record = nested(RecordDetail, "The record as it is now.")
