"""The base of all REST resources: strict parsing of bodies and queries, documentation of errors, and pagination."""

import functools
from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlencode

import flask
import flask_smorest
from marshmallow import RAISE, Schema, ValidationError
from webargs.flaskparser import FlaskParser

from signpost.domain import errors, strict_json
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonObject, JsonSchema
from signpost.operations import roles
from signpost.operations.listing import Cursors
from signpost.rest import idempotency
from signpost.rest.records import record_answers
from signpost.schemas.fields import EXTENSION
from signpost.schemas.loading import dotted_name, to_invalid
from signpost.schemas.records.record_extensions import PARAMETER as INCLUDE
from signpost.web import authentication, body_limits, paths
from signpost.web.origin import origin

_View = Callable[..., Any]
_Decorator = Callable[[_View], _View]

PREFIX = paths.API
MERGE_PATCH = "application/merge-patch+json"
# Other types of JSON say that a body means something else, as a JSON Patch does.
_READ_AS_JSON = ("application/json", MERGE_PATCH)
# OpenAPI links: operations that can follow the creation of a record.
RECORD_LINKS = {
    name: {"operationId": name, "parameters": {"id": "$response.body#/data/0/id"}}
    for name in ("get_record", "update_record", "delete_record")
}
# The errors of parsing a request, by location.
_READING = {
    "json": (errors.BadRequest, errors.PayloadTooLarge, errors.UnsupportedMediaType, errors.Invalid),
    "query": (errors.Invalid,),
}


def path_parameter(name: str, description: str, **schema: Any) -> JsonSchema:
    """The OpenAPI description of a path parameter."""
    schema = {"type": "string", **schema}
    return {"in": "path", "name": name, "required": True, "schema": schema, "description": description}


RECORD_ID = path_parameter("id", "The id of a record, link or redirect.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")
HOST = path_parameter("host", "A connected hostname.", example="go.example.com")


@functools.cache
def _shared(schema: type[Schema]) -> Schema:
    """The one instance of a schema: each has copies of all its fields."""
    return schema()


# Attribute of a schema: a function that finds further errors in a body that the schema has refused.
_FURTHER = "further_errors"


class StrictParser(FlaskParser):
    """Parses bodies and queries, and refuses ambiguous ones: duplicate names, unknown fields, other content types."""

    DEFAULT_UNKNOWN_BY_LOCATION = {**FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION, "query": RAISE, "json": RAISE}

    def load_json(self, req: flask.Request, schema: Schema) -> Any:
        body = req.get_data(cache=True)
        if not body and req.method == "PATCH":
            # A patch that changes nothing is {}.
            raise errors.UnsupportedMediaType
        if not body:
            return {}
        if req.mimetype not in _READ_AS_JSON:
            raise errors.UnsupportedMediaType
        value = strict_json.loads(body)
        if not isinstance(value, dict):
            raise errors.Invalid({"body": ["Must be an object."]})
        return value

    def load_querystring(self, req: flask.Request, schema: Schema) -> Any:
        twice = [key for key, values in req.args.lists() if len(values) > 1]
        if twice:
            raise errors.Invalid({dotted_name(key): ["This parameter appears twice."] for key in twice})
        return req.args.to_dict()

    def handle_error(self, error: ValidationError, *args: Any, **kwargs: Any) -> NoReturn:
        # webargs nests the messages under the location, "json" or "query".
        (messages,) = error.normalized_messages().values()  # type: ignore[no-untyped-call, unused-ignore]
        found = to_invalid(messages).errors
        schema = args[1] if len(args) > 1 else None
        if (further := getattr(schema, _FURTHER, None)) is not None:
            for name, reasons in further(error.valid_data).items():
                found.setdefault(name, reasons)
        raise errors.Invalid(found)


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc, unused-ignore]
    """Resources under /v1: each requires a token and documents its errors.

    description: that of its group of operations, which has the name of the blueprint. Without a description, each route
    names its group by `tags`, which may be that of another blueprint.
    """

    ARGUMENTS_PARSER = StrictParser()

    def __init__(self, name: str, import_name: str, description: str = ""):
        super().__init__(name, import_name, url_prefix=PREFIX, description=description)
        self.before_request(authentication.require_caller)
        self.before_request(body_limits.require_no_encoding)
        # By the endpoint of a view: the group that its route names.
        self._groups: dict[str, str] = {}

    def operation_name(self, view: str) -> str:
        """The name of an operation in metrics: its group and its view, like `links.list_records`."""
        return f"{self._groups.get(view, self.name)}.{view}"

    def route(self, rule: str, **options: Any) -> _Decorator:
        """Serve a view at `rule`. parameters: path parameters. tags: in place of the blueprint's name."""
        decorate: _Decorator = super().route(rule, **options)

        def in_group(view: _View) -> _View:
            if not self.description:
                self._groups[options.get("endpoint", view.__name__)] = options["tags"][0]
            return decorate(view)

        return in_group

    def response(self, status_code: int, schema: Any = None, **kwargs: Any) -> _Decorator:
        """Dump the result of a view with a schema. A dict only documents the response."""
        writer = _shared(schema) if isinstance(schema, type) else schema
        decorate: _Decorator = super().response(status_code, writer, **kwargs)
        return decorate

    def other_response(self, status_code: int, schema: Any, description: str) -> _Decorator:
        """Document a response that the view creates itself."""
        decorate: _Decorator = self.alt_response(status_code, schema=schema, description=description)
        return decorate

    def doc(self, **members: Any) -> _Decorator:
        """Add members to the OpenAPI description of an operation."""
        decorate: _Decorator = super().doc(**members)
        return decorate

    def operation(self, run: Callable[..., Any] | None = None, *raised: type[ServiceError]) -> _Decorator:
        """Document the name and the errors of a view.

        run: the operation that the view calls. If it requires more than the viewer role, 484 and 503 are documented.
        raised: further errors. Other decorators document those of a body, a query and an Idempotency-Key.
        """
        is_change = run is not None and roles.required_for(run) != roles.VIEWER
        changing = (errors.RoleTooLow, errors.StorageFull) if is_change else ()

        def decorate(view: _View) -> _View:
            view = self.doc(operationId=view.__name__)(view)
            return self._raises(view, errors.Unauthenticated, errors.TooManyRequests, *changing, *raised)

        return decorate

    def arguments(
        self,
        schema: type[Schema],
        *,
        location: str = "json",
        further_errors: Callable[[dict[str, Any]], dict[str, list[str]]] | None = None,
        **kwargs: Any,
    ) -> _Decorator:
        """Load a body or a query with a schema, and document its errors.

        further_errors: called with the valid fields of a refused body, for errors that no schema can find, so that the
        response names every field at once.
        """
        reader = _shared(schema)
        if further_errors is not None:
            reader = schema()
            setattr(reader, _FURTHER, further_errors)
        decorate = super().arguments(reader, location=location, **kwargs)
        return lambda view: decorate(self._raises(view, *_READING[location]))

    def idempotent(self, view: _View) -> _View:
        """Accept an Idempotency-Key (rest/idempotency.py)."""
        view = self._parameter(idempotency.idempotent(view), idempotency.PARAMETER)
        return self._raises(view, errors.Conflict)

    def merge_patch(self, schema: type[Schema], **kwargs: Any) -> _Decorator:
        """Load a body like `arguments`, and document both of its content types."""
        decorate = self.arguments(schema, **kwargs)
        content = {MERGE_PATCH: {"schema": schema, "example": kwargs.get("example")}}
        return lambda view: self.doc(requestBody={"content": content})(decorate(view))

    def extensible(self, view: _View) -> _View:
        """Add `extensions` to the records of the response with ?include=extensions."""
        view = self._parameter(record_answers.with_extensions(view), INCLUDE)
        return self._raises(view, errors.Invalid)

    def extended_list(self, view: _View) -> _View:
        """Like `extensible`, for a list, whose query schema documents and checks `include`."""
        return record_answers.with_extensions(view)

    def conditional(self, view: _View) -> _View:
        """Accept If-Match, and answer 412 if the record has changed."""
        view = self._parameter(record_answers.refusing_stale(view), record_answers.IF_MATCH)
        return self._raises(view, errors.PreconditionFailed)

    def extension(self, view: _View) -> _View:
        """Mark an operation that the specification does not have."""
        return self.doc(**EXTENSION)(view)

    def alias(self, rule: str, view: _View, *, name: str, same_as: str, **options: Any) -> None:
        """Serve a view at a second address.

        name: the operationId of this address. same_as: the first address, like `GET /links/{id}`.
        """
        summary = (view.__doc__ or "").strip().partition("\n")[0].rstrip(".")

        @functools.wraps(view)
        def here(**parts: Any) -> Any:
            return view(**parts)

        document = self.doc(operationId=name, summary=f"{summary}: the same as {same_as}.", **EXTENSION)
        self.route(rule, endpoint=name, **options)(document(here))

    def _parameter(self, view: _View, parameter: JsonSchema) -> _View:
        """Document a parameter in addition to those of other decorators."""
        parameters = [*getattr(view, "parameters", ()), parameter]
        view = self.doc(parameters=parameters)(view)
        view.parameters = parameters  # type: ignore[attr-defined]
        return view

    def _raises(self, view: _View, *raised: type[ServiceError]) -> _View:
        for error in raised:
            view = self.alt_response(error.status, error.__name__)(view)
        return view


def page_of(
    rows: list[Any], cursors: Cursors, total: int | str | None = None
) -> tuple[JsonObject, int, dict[str, str]]:
    """The response for a page: rows, cursors as absolute URLs, and a Link header (RFC 8288).

    total: the number of rows in the list, if requested.
    """
    urls = {name: _url(getattr(cursors, name)) for name in ("prev", "next")}
    links = ", ".join(f'<{url}>; rel="{name}"' for name, url in urls.items() if url)
    meta: JsonObject = {"cursor": {"current": _url(cursors.current), **urls, "count": len(rows)}}
    if total is not None:
        meta["total"] = total
    return {"data": rows, "meta": meta}, 200, {"Link": links} if links else {}


def _url(cursor: str | None) -> str | None:
    if cursor is None:
        return None
    return f"{origin()}{flask.request.path}?{urlencode({**flask.request.args.to_dict(), 'cursor': cursor})}"
