"""The interface of YOURLS 1.10, `/yourls-api.php`: six actions, of which each is an operation that REST runs too."""

from flask import Flask

from signpost.features.dialects.yourls import endpoint, parameters
from signpost.web import paths
from signpost.web.paths import Dialect


def init_app(app: Flask) -> None:
    paths.dialects_of(app).add(Dialect(endpoint.PATH, parameters.secret))
    app.register_blueprint(endpoint.blp)
