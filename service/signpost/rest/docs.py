"""GET /openapi.json and /docs: the interface, described by the very schemas that read and write it."""

import threading
from collections.abc import Iterable
from typing import Any

import flask_smorest
from flask import Blueprint, Flask, Response, current_app, send_from_directory

from signpost.runtime.version import product_version
from signpost.schemas.error import ErrorSchema
from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.origin import origin

blp = Blueprint("docs", __name__, static_folder=None)
_ASSETS = "static/swagger-ui"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Api(flask_smorest.Api):
    """Registers resources at once, and describes them when somebody asks, which takes longer than all else of a start.

    Errors are ours alone (rest/errors.py).
    """

    ERROR_SCHEMA = ErrorSchema

    def __init__(self, app: Flask, resources: Iterable[flask_smorest.Blueprint], **kwargs: Any):
        super().__init__(app, **kwargs)
        self._resources = list(resources)
        self._describing = threading.Lock()
        self._description: dict[str, Any] | None = None
        for resource in self._resources:
            app.extensions["flask-smorest"]["blp_name_to_api"][resource.name] = self
            app.register_blueprint(resource)

    def _register_error_handlers(self) -> None:
        pass

    def description(self) -> dict[str, Any]:
        """The whole OpenAPI description, but for where it is served."""
        with self._describing:
            if self._description is None:
                for resource in self._resources:
                    resource.register_views_in_doc(self, self._app, self.spec, name=resource.name, parameters=None)
                    self.spec.tag({"name": resource.name, "description": resource.description})
                self._description = self.spec.to_dict()
            return self._description


def init_app(app: Flask, resources: Iterable[flask_smorest.Blueprint]) -> None:
    app.config.update(
        API_TITLE="Signpost",
        API_VERSION=product_version(),
        OPENAPI_VERSION="3.1.0",
    )
    api = Api(
        app,
        resources,
        spec_kwargs={
            "info": {
                "description": "Short links and redirects on your own hostnames. "
                "What is marked `x-signpost-extension` goes beyond the interface specification."
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
            "description": "The first start prints a token; `signpost token create` makes more.",
        },
    )
    # Flask-smorest's own pages, which we do not use.
    del api.spec.components.schemas["PaginationMetadata"]
    parts_of(app).add(api)
    app.register_blueprint(blp)


@blp.get("/openapi.json")
def openapi():
    """The description of the interface, OpenAPI 3.1."""
    description = current_parts()[Api].description()
    return current_app.json.response({**description, "servers": [{"url": origin()}]})


@blp.get("/docs")
def docs():
    return _asset("index.html")


@blp.get("/docs/<path:name>")
def _asset(name: str) -> Response:
    # Without an age browsers ask each time (304): after an upgrade no old file meets a new one.
    response = send_from_directory(f"{blp.root_path}/{_ASSETS}", name)
    response.headers["Content-Security-Policy"] = _POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    return response
