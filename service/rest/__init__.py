"""The REST interface: one file per first path segment, each view its decorators and one call."""

from flask import Flask

from service.rest import docs, host, link, links, probes, redirect, token_check

BLUEPRINTS = (token_check.blp, host.blp, link.blp, links.blp, redirect.blp)


def init_app(app: Flask) -> None:
    app.register_blueprint(probes.blp)
    docs.init_app(app, BLUEPRINTS)
