"""The REST interface: a file for each resource; each view consists of its decorators and one call."""

from flask import Flask

from signpost.rest import probes
from signpost.rest.blueprints import BLUEPRINTS
from signpost.rest.description import docs


def init_app(app: Flask) -> None:
    app.register_blueprint(probes.blp)
    app.register_blueprint(probes.internal_blp)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    docs.init_app(app)
