"""GET /openapi.json and /docs: the interface, described by the schemas that load and dump it.

In OpenAPI they have public names, there is one name for each enum, and only forms that generators support.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import flask
import flask_smorest
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.common import resolve_schema_cls
from flask import Flask, Response, current_app, send_from_directory
from flask.typing import ResponseReturnValue
from marshmallow import Schema, fields

from signpost.domain.json_types import JsonSchema
from signpost.domain.records.record import UTM_MEMBERS
from signpost.domain.texts import sentences_about
from signpost.domain.version import product_version
from signpost.rest.blueprint import PREFIX, Blueprint
from signpost.rest.description import error_responses, examples, headers
from signpost.rest.description.error_responses import ErrorResponse
from signpost.schemas import choices
from signpost.schemas.fields import UTM_LENGTH, UtmField
from signpost.schemas.records.record import UtmPatch
from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.origin import origin

blp = flask.Blueprint("docs", __name__, static_folder=None)
_ASSETS = "static/swagger-ui"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Api(flask_smorest.Api):  # type: ignore[misc, unused-ignore]
    ERROR_SCHEMA = ErrorResponse
    DEFAULT_ERROR_RESPONSE_NAME = error_responses.DEFAULT


@dataclass(frozen=True)
class Interface:
    """The blueprints of an app that /openapi.json describes."""

    blueprints: tuple[Blueprint, ...]


def description() -> JsonSchema:
    """The OpenAPI description of the active app, except for where it is served."""
    return _description(current_parts()[Interface].blueprints)


@cache
def _description(blueprints: tuple[Blueprint, ...]) -> JsonSchema:
    """Generating it takes longer than the rest of the start, so it is done at the first request, once for all apps of
    a process with the same operations, by an app that has no other purpose.
    """
    app = Flask("signpost.docs", static_folder=None)
    app.config.update(API_TITLE="Signpost", API_VERSION=product_version(), OPENAPI_VERSION="3.1.0")
    plugin = marshmallow_plugin()
    api = Api(
        app,
        spec_kwargs={
            "marshmallow_plugin": plugin,
            "info": {
                "description": "Short links and redirects on your own hostnames. "
                "Everything marked `x-signpost-extension` goes beyond the interface specification. "
                "Not described here: the agent endpoint /mcp/v1, which describes itself to its clients (JSON-RPC), "
                "and the probes /healthz, /readyz and /metrics, which are for operators.",
                "contact": {"name": "Signpost", "url": "https://github.com/signpost-links/signpost"},
            },
            "security": [{"token": []}],
        },
    )
    api.spec.components.security_scheme(
        "token",
        {
            "type": "http",
            "scheme": "bearer",
            "bearerFormat": "sp_api_…",
            "description": "The first start prints a token; `signpost token create` creates more.",
        },
    )
    register(api.spec, plugin)
    error_responses.register(api.spec)
    for blueprint in blueprints:
        api.register_blueprint(blueprint)
    result: JsonSchema = api.spec.to_dict()
    # Operations of those without a description belong to the groups of others.
    result["tags"] = [tag for tag in result["tags"] if tag["description"]]
    _drop_unused(result)
    _drop_what_names_others(result)
    for item in result["paths"].values():
        for operation in item.values():
            if "responses" in operation:
                operation["responses"] = dict(sorted(operation["responses"].items()))
    headers.add(result)
    examples.add(result)
    return result


def _drop_unused(described: JsonSchema) -> None:
    """Drop the enums of features that are off here, and flask-smorest's own pages, which we do not use."""
    schemas = described["components"]["schemas"]
    text = json.dumps(described)
    for name in [name for name in schemas if f'"{reference(name)["$ref"]}"' not in text]:
        del schemas[name]


def _drop_what_names_others(described: JsonSchema) -> None:
    """Leave out the sentences about an operation that names one which is not there: its feature is off."""
    for item in described["paths"].values():
        for operation in item.values():
            if isinstance(operation, dict) and "description" in operation:
                there = {path.removeprefix(PREFIX) for path in described["paths"]}
                operation["description"] = sentences_about(operation["description"], _OPERATION, there)


def init_app(app: Flask, blueprints: Iterable[Blueprint]) -> None:
    app.register_blueprint(blp)
    parts_of(app).add(Interface(tuple(blueprints)))


@blp.get("/openapi.json")
def openapi_json() -> ResponseReturnValue:
    """The description of the interface, OpenAPI 3.1."""
    return current_app.json.response({**description(), "servers": [{"url": origin()}]})


@blp.get("/docs")
def docs() -> Response:
    return _asset("index.html")


@blp.get("/docs/<path:name>")
def _asset(name: str) -> Response:
    # Without an age browsers revalidate each time (304), so that no old file is used with a new one after an upgrade.
    response = send_from_directory(f"{blp.root_path}/{_ASSETS}", name)
    response.headers["Content-Security-Policy"] = _POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    return response


# How a description names an operation.
_OPERATION = re.compile(r"\b(?:GET|POST|PUT|PATCH|DELETE) (/[\w/{}-]+)")
_UTM_INPUT, _UTM_PATCH = "UtmInput", "UtmPatch"


def schema_name(schema: type[Schema] | Schema | str) -> str:
    """The public name of a schema: that of its class; without "Schema", where a class of the product has that name."""
    return str(getattr(resolve_schema_cls(schema), "__name__", "")).removesuffix("Schema")


def marshmallow_plugin() -> MarshmallowPlugin:
    return MarshmallowPlugin(schema_name_resolver=schema_name)


def register(spec: APISpec, plugin: MarshmallowPlugin) -> None:
    """Describe the enums, and have fields refer to them."""
    for choice in choices.ALL.values():
        spec.components.schema(choice.name, choice.json_schema())
    members = {name: {"type": "string", "maxLength": UTM_LENGTH, "description": f"utm_{name}"} for name in UTM_MEMBERS}
    spec.components.schema(_UTM_INPUT, {"type": "object", "properties": members, "additionalProperties": False})
    nullable = {name: {**member, "type": ["string", "null"]} for name, member in members.items()}
    spec.components.schema(_UTM_PATCH, {"type": "object", "properties": nullable, "additionalProperties": False})
    converter: Any = plugin.converter
    converter.add_attribute_function(_refer_to_enum)
    converter.add_attribute_function(_offer_forms)


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _refer_to_enum(converter: Any, field: fields.Field[Any], *, ret: JsonSchema, **_: Any) -> JsonSchema:
    """Replaces the enum of a field by the named one. (`ret` is the description of the field so far.)"""
    values = ret.get("enum", ())
    choice = choices.ALL.get(tuple(value for value in values if value is not None))
    if choice is None:
        return {}
    is_nullable = None in values or "null" in ret["type"]
    for key in ("enum", "type", "maxLength"):
        ret.pop(key, None)
    # Not a bare $ref: generators for OpenAPI 3.0 drop its siblings, such as the description.
    return {"anyOf": [reference(choice.name), {"type": "null"}]} if is_nullable else {"allOf": [reference(choice.name)]}


def _offer_forms(converter: Any, field: fields.Field[Any], *, ret: JsonSchema, **_: Any) -> JsonSchema:
    """UTM parameters as a list or as an object: two schemas, since generators cannot read one with two types."""
    if not isinstance(field, UtmField):
        return {}
    as_list = {"type": "array", "items": ret["items"], "maxItems": ret["maxItems"]}
    for key in ("type", "items", "maxItems", "properties", "additionalProperties"):
        ret.pop(key)
    if isinstance(field, UtmPatch):
        return {"oneOf": [as_list, reference(_UTM_PATCH), {"type": "null"}]}
    return {"oneOf": [as_list, reference(_UTM_INPUT)]}
