"""The errors of the interface as OpenAPI responses: each is described once, and operations refer to it by name.

`rest/errors.py` renders them. Spec: "Errors".
"""

from apispec import APISpec
from marshmallow import fields

from signpost.domain import errors
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonSchema
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


DEFAULT = "OtherError"

# What each error means to a caller of the API, with an example.
_MEANINGS: dict[str, tuple[ServiceError, str]] = {
    type(example).__name__: (example, meaning)
    for example, meaning in (
        (errors.BadRequest(), "The request could not be read or completed."),
        (errors.Unauthenticated(), "The token is missing, malformed, expired or revoked."),
        (errors.NotFound("There is no record with this id."), "No object has this id."),
        (
            errors.Conflict("A request with this Idempotency-Key is still running."),
            "A request with the same Idempotency-Key is still running.",
        ),
        (
            errors.PreconditionFailed(),
            "The record has changed since the caller read it (If-Match); `record` and `etag` are the current ones.",
        ),
        (errors.PayloadTooLarge(), "The request body is too large: 64 KiB, or the limit that the operation states."),
        (errors.UnsupportedMediaType(), "The request body is not application/json, or has a Content-Encoding."),
        (
            errors.Invalid({"host": ["This hostname is not connected to the workspace."]}),
            "Fields were rejected; `errors` lists every one with its reasons.",
        ),
        (errors.TooManyRequests(30), "Too many requests; Retry-After says when to try again."),
        (errors.PlanLimitExceeded("links", 1000, 1000), "The action would exceed a plan limit of the workspace."),
        (errors.RoleTooLow("viewer", "editor"), "The workspace role of the caller is too low."),
        (errors.StorageFull(), "Nothing was done because the disk is full, or the server busy; try again."),
    )
}
_SCHEMAS = {
    "PreconditionFailed": StaleErrorResponse,
    "Invalid": ValidationErrorResponse,
    "PlanLimitExceeded": PlanLimitErrorResponse,
    "RoleTooLow": RoleErrorResponse,
}
# By the name of a header that an error has.
_HEADERS = {
    "ETag": {"description": "The current version.", "schema": {"type": "string"}},
    "WWW-Authenticate": {"description": "How to authenticate.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds until the next attempt can succeed.", "schema": {"type": "integer"}},
}


def register(spec: APISpec) -> None:
    """Put the errors among the responses of a description, under the names of their classes."""
    for name, (example, meaning) in _MEANINGS.items():
        response = _response(meaning, example, _SCHEMAS.get(name, ErrorResponse))
        if found := [*example.headers(), *(["ETag"] if name == "PreconditionFailed" else [])]:
            response["headers"] = {header: dict(_HEADERS[header]) for header in found}
        spec.components.response(name, response)
    other = "Any other error, such as 403 `https_required` or 500 `internal_error`."
    spec.components.response(DEFAULT, _response(other, ServiceError(), ErrorResponse))


def _response(description: str, example: ServiceError, schema: type[ErrorResponse]) -> JsonSchema:
    content: JsonSchema = {"schema": schema}
    if schema is not StaleErrorResponse:  # which has one of its own, in rest/description/examples.py
        content["example"] = example.body()
    return {"description": description, "content": {"application/json": content}}
