"""The REST interface: a file for each resource; each view consists of its decorators and one call."""

from collections.abc import Iterable

from flask import Flask

from signpost.rest import features, host, jobs, probes, workspaces
from signpost.rest.blueprint import Blueprint
from signpost.rest.description import docs
from signpost.rest.records import bulk, links, redirect, shared

BLUEPRINTS = (
    workspaces.token_blp,
    host.blp,
    links.link_blp,
    links.blp,
    redirect.blp,
    bulk.blp,
    jobs.blp,
    features.blp,
    shared.blp,
    shared.recommendations_blp,
    workspaces.blp,
    workspaces.subscriptions_blp,
    workspaces.aliases_blp,
)


def init_app(app: Flask, of_features: Iterable[Blueprint] = ()) -> None:
    """Add the operations of the core and those of features."""
    app.register_blueprint(probes.blp)
    app.register_blueprint(probes.internal_blp)
    blueprints = (*BLUEPRINTS, *of_features)
    for blueprint in blueprints:
        app.register_blueprint(blueprint)
    docs.init_app(app, blueprints)
