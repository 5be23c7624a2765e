"""What can go wrong: each error has a code, a status and a sentence for the person who must act.

Operations raise these; each face renders them once: rest/errors.py, mcp/methods.py and mcp/tools.py,
features/dashboard/blueprint.py, cli/command.py. Spec: "Errors"; where it does not show the shape of a body:
{"message", "code"} and the members named below.
"""

from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.translations import gettext as _
from signpost.translations import mark, ngettext


class ServiceError(Exception):
    """An answer other than success. extra: the members of the body in addition to message and code."""

    status = 500
    code = "internal_error"
    message = mark("Something went wrong on our side. It has been logged under this request's id.")

    def __init__(self, message: str | None = None, **extra: Any):
        self.message = message or _(self.message)
        super().__init__(self.message)
        self.extra = extra

    def body(self) -> JsonObject:
        """The body of the answer, the same everywhere. Spec: "Errors"."""
        return {"message": self.message, "code": self.code, **self.extra}

    def headers(self) -> dict[str, str]:
        """The HTTP headers that belong to it."""
        return {}

    @property
    def reasons(self) -> list[str]:
        """What is wrong with single fields, without their names; empty where no field was rejected."""
        return [reason for reasons in self.extra.get("errors", {}).values() for reason in reasons]

    def sentences(self) -> str:
        """What a person reads: the reasons of all fields, or the message where no field was rejected."""
        return " ".join(self.reasons) or self.message


class BadRequest(ServiceError):
    status, code = 400, "bad_request"
    message = mark("The request could not be read.")


class Unauthenticated(ServiceError):
    """The token is missing, malformed, expired or revoked. `sent`: whether the request carried one."""

    status, code = 401, "unauthenticated"
    message = mark("A valid API token is required: Authorization: Bearer <token>.")

    def __init__(self, message: str | None = None, *, sent: bool = False):
        super().__init__(message)
        self.sent = sent

    def headers(self) -> dict[str, str]:
        return {"WWW-Authenticate": 'Bearer realm="signpost"' + (', error="invalid_token"' if self.sent else "")}


class HttpsRequired(ServiceError):
    status, code, message = 403, "https_required", mark("HTTPS is required.")


class NotFound(ServiceError):
    status, code, message = 404, "not_found", mark("There is nothing at this address.")


class MethodNotAllowed(ServiceError):
    status, code, message = 405, "method_not_allowed", mark("This method is not allowed here.")


class Conflict(ServiceError):
    status, code, message = 409, "conflict", mark("The request conflicts with one that is still running.")


class Outdated(Conflict):
    """The thing to change is no longer as the caller has seen it."""

    message = mark("Someone else changed this after you opened it, so nothing was saved.")


class PreconditionFailed(ServiceError):
    """If-Match names another version than the current one. `etag`, `record`: the current one; `if_match`: as sent."""

    status, code = 412, "precondition_failed"
    message = mark("It has changed since you read it, so nothing was saved. This is the current version.")

    def headers(self) -> dict[str, str]:
        return {"ETag": self.extra["etag"]} if "etag" in self.extra else {}


class PayloadTooLarge(ServiceError):
    status, code, message = 413, "payload_too_large", mark("The request body is too large.")


class UnsupportedMediaType(ServiceError):
    status, code, message = 415, "unsupported_media_type", mark("The request body must be application/json.")


class Invalid(ServiceError):
    """Fields were rejected. `errors`: {dotted field name: [sentence, ...]}."""

    status, code = 422, "validation_failed"

    def __init__(self, errors: dict[str, list[str]], message: str | None = None):
        message = message or ngettext(
            "The request was not accepted: %(num)s field was rejected.",
            "The request was not accepted: %(num)s fields were rejected.",
            len(errors),
        )
        super().__init__(message, errors=errors)
        self.errors = errors


class UnstorableValue(Invalid):
    """The database does not accept a value that every check has let through. The log has its reason."""

    def __init__(self) -> None:
        super().__init__({"value": [_("The database rejected one of these values, so nothing was changed.")]})


class TooManyRequests(ServiceError):
    """retry_after_s: whole seconds until the next attempt can succeed."""

    status, code, message = 429, "too_many_requests", mark("Too many requests. Try again later.")

    def __init__(self, retry_after_s: int, message: str | None = None):
        super().__init__(message)
        self.retry_after_s = retry_after_s

    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after_s)}


class PlanLimitExceeded(ServiceError):
    """The action would exceed a plan limit of the workspace. Spec: 482."""

    status, code = 482, "plan_limit_exceeded"

    def __init__(self, limit: str, included: int, used: int):
        super().__init__(
            _(
                "The limit of your plan is reached (%(limit)s): %(included)s included, %(used)s in use.",
                limit=_(limit),
                included=included,
                used=used,
            ),
            limit={"id": limit, "included": included, "used": used},
        )
        # As that of a field, for results of many.
        self.errors = {"plan": [self.message]}


class RoleTooLow(ServiceError):
    """The workspace role of the caller is too low. Spec: 484."""

    status, code = 484, "role_too_low"

    def __init__(self, role: str, required: str):
        super().__init__(
            _("This needs the %(required)s role. Yours is %(role)s.", required=required, role=role),
            role=role,
            required_role=required,
        )


class CreateOnly(RoleTooLow):
    """The token may create links and redirects, and nothing else."""

    def __init__(self, required: str):
        super().__init__("create-only", required)
        self.message = _("A create-only token can only create links and redirects.")


class Busy(ServiceError):
    """There is no room for another one at this moment. retry_after_s: whole seconds until there may be."""

    status, code, message = 503, "busy", mark("The server is too busy right now. Try again later.")

    def __init__(self, message: str | None = None, *, retry_after_s: int = 60):
        super().__init__(message)
        self.retry_after_s = retry_after_s

    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after_s)}


class StorageFull(ServiceError):
    status, code = 503, "storage_full"
    message = mark(
        "The server's disk is full, so nothing was changed. Links still work. Free some space, then try again."
    )


class StorageReadOnly(ServiceError):
    status, code = 503, "storage_read_only"
    message = mark(
        "The server's disk is read-only, so nothing was changed. Links still work. Make it writable, then try again."
    )


class StorageFailed(ServiceError):
    status, code = 503, "storage_failed"
    message = mark(
        "The server's disk failed to write (an input/output error), so nothing was changed. Links still work. "
        "Check the disk, then try again."
    )


class StorageBusy(ServiceError):
    status, code = 503, "storage_busy"
    message = mark("Another change kept the database busy for too long, so nothing was changed. Try again.")

    def headers(self) -> dict[str, str]:
        return {"Retry-After": "5"}


class StorageUnavailable(ServiceError):
    status, code = 503, "storage_unavailable"
    message = mark("The database can't be reached, so nothing was changed. Links still work. Try again in a moment.")

    def headers(self) -> dict[str, str]:
        return {"Retry-After": "5"}


class StorageUncertain(StorageUnavailable):
    """The connection was lost between the request to commit and its answer."""

    code = "storage_uncertain"
    message = mark(
        "The connection to the database was lost while this change was being saved, so it may or may not have been "
        "made. Check before you repeat it. With the same Idempotency-Key, repeating it is safe."
    )


class LeaseLost(StorageUnavailable):
    """Another process does the work that this write belongs to."""

    message = mark("Another node has taken over this work.")


class StorageDamaged(ServiceError):
    status, code = 503, "storage_damaged"
    message = mark("The server's database is damaged, so nothing was changed. Restore a backup (signpost restore).")


ALL = {
    error.status: error
    for error in (
        BadRequest, Unauthenticated, HttpsRequired, NotFound, MethodNotAllowed, Conflict, PreconditionFailed,
        PayloadTooLarge, UnsupportedMediaType, Invalid, TooManyRequests, PlanLimitExceeded, RoleTooLow, StorageFull,
    )
}  # fmt: skip
