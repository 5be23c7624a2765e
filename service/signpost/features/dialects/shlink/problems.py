"""Errors as Shlink answers them: application/problem+json (RFC 9457) with its types, titles and members."""

import json
from dataclasses import dataclass

from flask import Response

from signpost.domain import errors
from signpost.domain.errors import Invalid, ServiceError
from signpost.domain.json_types import JsonObject

_TYPES = "https://shlink.io/api/error/"
# The type of an error that Shlink has no name for, as it writes that itself.
_OTHER_TYPES = "https://httpstatus.es/"
# Statuses of ours that HTTP does not have, or Shlink does not use there.
_STATUSES = {422: 400, 482: 403, 484: 403}
_TITLES = {
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not found", 409: "Conflict",
    413: "Content Too Large", 415: "Unsupported Media Type", 429: "Too Many Requests", 500: "Internal Server Error",
    501: "Not Implemented", 503: "Service Unavailable",
}  # fmt: skip


class NotImplementedHere(ServiceError):
    """What Shlink does and we do not."""

    status, code = 501, "not_implemented"


@dataclass(frozen=True)
class NamedProblem:
    """An error by the name that Shlink has for it. members: besides the four that every problem has."""

    name: str
    title: str
    status: int
    members: JsonObject


class Problem(ServiceError):
    """An error of this interface. message: a sentence for a person."""

    def __init__(self, name: str, title: str, status: int, message: str, **members: object):
        super().__init__(message)
        self.status = status
        self.named = NamedProblem(name, title, status, members)


def no_short_url(short_code: str, domain: str | None) -> Problem:
    suffix = "" if domain is None else f' for domain "{domain}"'
    members = {} if domain is None else {"domain": domain}
    return Problem(
        "short-url-not-found",
        "Short URL not found",
        404,
        f'No URL found with short code "{short_code}"{suffix}',
        shortCode=short_code,
        **members,
    )


def slug_taken(slug: str, domain: str | None) -> Problem:
    suffix = "" if domain is None else f' for domain "{domain}"'
    members = {} if domain is None else {"domain": domain}
    message = f'Provided slug "{slug}" is already in use{suffix}.'
    return Problem("non-unique-slug", "Invalid custom slug", 400, message, customSlug=slug, **members)


def no_tag(tag: str) -> Problem:
    return Problem("tag-not-found", "Tag not found", 404, f'Tag with name "{tag}" could not be found', tag=tag)


def tag_conflict(old: str, new: str) -> Problem:
    message = f"You cannot rename tag {old} to {new}, because it already exists"
    return Problem("tag-conflict", "Tag conflict", 409, message, oldName=old, newName=new)


def no_domain(domain: str) -> Problem:
    message = f'Domain with authority "{domain}" could not be found'
    return Problem("domain-not-found", "Domain not found", 404, message, authority=domain)


def no_mercure() -> Problem:
    message = "This Shlink instance is not integrated with a mercure hub."
    return Problem("mercure-not-configured", "Mercure integration not configured", 501, message)


def response(error: ServiceError) -> Response:
    """The answer for an error."""
    named = _named(error)
    type_ = _TYPES + named.name if named.name else f"{_OTHER_TYPES}{named.status}"
    detail = named.members.get("detail", error.sentences())
    body = {**named.members, "type": type_, "title": named.title, "detail": detail, "status": named.status}
    found = Response(json.dumps(body), named.status, content_type="application/problem+json")
    # A browser would show a dialog for a challenge to authenticate.
    found.headers.update({name: text for name, text in error.headers().items() if name != "WWW-Authenticate"})
    return found


def _named(error: ServiceError) -> NamedProblem:
    if isinstance(error, Problem):
        return error.named
    if isinstance(error, errors.Unauthenticated) and not error.sent:
        detail = 'Expected one of the following authentication headers, ["X-Api-Key"], but none were provided'
        members = {"expectedHeaders": ["X-Api-Key"], "detail": detail}
        return NamedProblem("missing-authentication", "Invalid authorization", 401, members)
    if isinstance(error, errors.Unauthenticated):
        detail = "Provided API key does not exist or is invalid."
        return NamedProblem("invalid-api-key", "Invalid API key", 401, {"detail": detail})
    if isinstance(error, Invalid):
        # Shlink says "Provided data is not valid" and no more; the sentences say what to change.
        detail = " ".join(f"{name}: {reason}" for name, reasons in error.errors.items() for reason in reasons)
        members = {"invalidElements": [*error.errors], "detail": detail}
        return NamedProblem("invalid-data", "Invalid data", 400, members)
    if isinstance(error, errors.BadRequest):
        return NamedProblem("malformed-request-body", "Malformed request body", 400, {})
    status = _STATUSES.get(error.status, error.status)
    name = {404: "not-found", 500: "internal-server-error"}.get(status, "")
    return NamedProblem(name, _TITLES.get(status, "Error"), status, {})
