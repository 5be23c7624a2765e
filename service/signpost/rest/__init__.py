"""The REST interface: a file for each resource; each view consists of its decorators and one call."""

from collections.abc import Iterable

from flask import Flask

from signpost.rest import probes
from signpost.rest.blueprint import Blueprint
from signpost.rest.blueprints import BLUEPRINTS
from signpost.rest.description import docs


def init_app(app: Flask, of_features: Iterable[Blueprint] = ()) -> None:
    """Add the operations of the core and those of features."""
    app.register_blueprint(probes.blp)
    app.register_blueprint(probes.internal_blp)
    blueprints = (*BLUEPRINTS, *of_features)
    for blueprint in blueprints:
        app.register_blueprint(blueprint)
    docs.init_app(app, blueprints)
