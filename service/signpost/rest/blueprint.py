"""What every REST resource shares: a careful reader of bodies and queries, and the documentation of errors."""

from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlencode

import flask
import flask_smorest
from marshmallow import RAISE, Schema, ValidationError
from webargs.flaskparser import FlaskParser

from signpost.domain import errors, strict_json
from signpost.operations.listing import Cursors
from signpost.schemas.error import ErrorSchema, PlanErrorSchema, RoleErrorSchema, ValidationErrorSchema
from signpost.schemas.loading import dotted, to_invalid
from signpost.web import authentication, body_limits, content_encoding, paths
from signpost.web.origin import origin

PREFIX = paths.API
_SCHEMAS = {422: ValidationErrorSchema, 482: PlanErrorSchema, 484: RoleErrorSchema}
_MEANINGS = {
    400: "The request could not be read or completed.",
    401: "The token is missing, malformed, expired or revoked.",
    404: "There is nothing with this id.",
    409: "A request with the same Idempotency-Key is still running.",
    413: f"The request body is too large: {body_limits.ORDINARY.text}, or what the operation says.",
    415: "The request body is not application/json, or has a Content-Encoding.",
    422: "Fields were rejected; `errors` lists every one with its reasons.",
    429: "Too many requests; Retry-After says when to try again.",
    482: "The action would exceed a plan limit of the workspace.",
    484: "The workspace role of the caller is too low.",
    503: "Nothing was changed, because the disk is full or busy; try again.",
}
_HEADERS = {
    401: {"WWW-Authenticate": {"description": "How to authenticate.", "schema": {"type": "string"}}},
    429: {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}},
}
# What can be done with a record that was made, for those who read the description by machine.
RECORD_LINKS = {
    name: {"operationId": name, "parameters": {"id": "$response.body#/data/0/id"}}
    for name in ("get_link", "update_redirect", "delete_redirect")
}
# What a call that changes something may meet besides the codes that the specification lists for it.
_CHANGING = (503,)
_WITH_BODY = (400, 413, 415, *_CHANGING)


class StrictParser(FlaskParser):
    """Reads a body or a query, and refuses what could be understood in two ways."""

    DEFAULT_UNKNOWN_BY_LOCATION = {**FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION, "query": RAISE, "json": RAISE}

    def load_json(self, req: flask.Request, schema: Schema) -> Any:
        body = req.get_data(cache=True)
        if not body:
            return {}
        if not req.is_json:
            raise errors.UnsupportedMediaType
        value = strict_json.loads(body)
        if not isinstance(value, dict):
            raise errors.Invalid({"body": ["Must be an object."]})
        return value

    def load_querystring(self, req: flask.Request, schema: Schema) -> Any:
        twice = [key for key, values in req.args.lists() if len(values) > 1]
        if twice:
            raise errors.Invalid({dotted(key): ["This parameter is given twice."] for key in twice})
        return req.args.to_dict()

    def handle_error(self, error: ValidationError, *args: Any, **kwargs: Any) -> NoReturn:
        # webargs puts the place that was read ("json", "query") on top.
        (messages,) = error.normalized_messages().values()
        raise to_invalid(messages)


class Blueprint(flask_smorest.Blueprint):
    """Resources under /v1: each requires a token, and says which errors it answers."""

    ARGUMENTS_PARSER = StrictParser()

    def __init__(self, name: str, import_name: str, description: str):
        super().__init__(name, import_name, url_prefix=PREFIX, description=description)
        self.before_request(authentication.require_caller)
        self.before_request(content_encoding.require_none)

    def fails(self, *codes: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Document an operation: its name, its error codes, and those that every change may meet."""
        if 484 in codes:
            codes = (*codes, *(_WITH_BODY if 422 in codes else _CHANGING))

        def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
            view = self.doc(operationId=view.__name__)(view)
            for code in sorted(set(codes)):
                view = self.alt_response(
                    code,
                    schema=_SCHEMAS.get(code, ErrorSchema),
                    description=_MEANINGS[code],
                    headers=_HEADERS.get(code),
                )(view)
            return view

        return decorate


def page_of(rows: list[Any], cursors: Cursors) -> tuple[dict[str, Any], int, dict[str, str]]:
    """The envelope around a page: absolute URLs to be followed, and the same in a Link header (RFC 8288)."""
    urls = {name: _url(getattr(cursors, name)) for name in ("prev", "next")}
    links = ", ".join(f'<{url}>; rel="{name}"' for name, url in urls.items() if url)
    meta = {"cursor": {"current": _url(cursors.current), **urls, "count": len(rows)}}
    return {"data": rows, "meta": meta}, 200, {"Link": links} if links else {}


def _url(cursor: str | None) -> str | None:
    if cursor is None:
        return None
    return f"{origin()}{flask.request.path}?{urlencode({**flask.request.args.to_dict(), 'cursor': cursor})}"
