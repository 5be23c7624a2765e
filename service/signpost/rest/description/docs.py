"""GET /openapi.json and /docs: the interface, described by the schemas that load and dump it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import flask
import flask_smorest
from flask import Flask, Response, current_app, send_from_directory
from flask.typing import ResponseReturnValue

from signpost.domain.json_types import JsonSchema
from signpost.domain.version import product_version
from signpost.rest.blueprint import Blueprint
from signpost.rest.description import error_responses, examples, openapi
from signpost.rest.description.error_responses import ErrorResponse
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
    plugin = openapi.marshmallow_plugin()
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
    openapi.register(api.spec, plugin)
    error_responses.register(api.spec)
    for blueprint in blueprints:
        api.register_blueprint(blueprint)
    result: JsonSchema = api.spec.to_dict()
    # Operations of those without a description belong to the groups of others.
    result["tags"] = [tag for tag in result["tags"] if tag["description"]]
    # Flask-smorest's own pages, which we do not use.
    result["components"]["schemas"].pop("PaginationMetadata", None)
    for item in result["paths"].values():
        for operation in item.values():
            if "responses" in operation:
                operation["responses"] = dict(sorted(operation["responses"].items()))
    examples.add(result)
    return result


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
