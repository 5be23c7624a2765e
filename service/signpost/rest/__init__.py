"""The REST interface: one file per first path segment, each view its decorators and one call."""

from flask import Flask

from signpost.rest import (
    bulk,
    deliveries,
    docs,
    host,
    internal,
    jobs,
    link,
    links,
    probes,
    recommendation,
    redirect,
    shared,
    subscription,
    token_check,
    workspace,
)

BLUEPRINTS = (
    token_check.blp,
    host.blp,
    link.blp,
    links.blp,
    redirect.blp,
    bulk.blp,
    jobs.blp,
    deliveries.blp,
    shared.blp,
    recommendation.blp,
    workspace.blp,
    subscription.blp,
)


def init_app(app: Flask) -> None:
    app.register_blueprint(probes.blp)
    app.register_blueprint(internal.blp)
    docs.init_app(app, BLUEPRINTS)
