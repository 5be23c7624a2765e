"""The errors of the interface as OpenAPI responses: each is described once, and operations refer to it by name."""

from apispec import APISpec

from signpost.domain import errors
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonSchema
from signpost.schemas.error import (
    ErrorResponse,
    PlanLimitErrorResponse,
    RoleErrorResponse,
    StaleErrorResponse,
    ValidationErrorResponse,
)

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
_HEADERS = {
    "PreconditionFailed": {"ETag": {"description": "The current version.", "schema": {"type": "string"}}},
    "Unauthenticated": {"WWW-Authenticate": {"description": "How to authenticate.", "schema": {"type": "string"}}},
    "TooManyRequests": {
        "Retry-After": {"description": "Seconds until the next attempt can succeed.", "schema": {"type": "integer"}}
    },
}


def register(spec: APISpec) -> None:
    """Put the errors among the responses of a description, under the names of their classes."""
    for name, (example, meaning) in _MEANINGS.items():
        response = _response(meaning, example, _SCHEMAS.get(name, ErrorResponse))
        if name in _HEADERS:
            response["headers"] = _HEADERS[name]
        spec.components.response(name, response)
    other = "Any other error, such as 403 `https_required` or 500 `internal_error`."
    spec.components.response(DEFAULT, _response(other, ServiceError(), ErrorResponse))


def _response(description: str, example: ServiceError, schema: type[ErrorResponse]) -> JsonSchema:
    content: JsonSchema = {"schema": schema}
    if schema is not StaleErrorResponse:  # which has one of its own, in rest/description/examples.py
        content["example"] = example.body()
    return {"description": description, "content": {"application/json": content}}
