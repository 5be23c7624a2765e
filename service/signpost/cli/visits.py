"""For commands that say how visits are answered: an app with the part that answers them, and no interfaces."""

from functools import partial

from flask import Flask
from pluggy import PluginManager

from signpost.cli.command import with_database
from signpost.domain.json_types import Settings
from signpost.runtime.instance import open_instance
from signpost.runtime.rate_limits import RateLimits
from signpost.storage.app_parts import parts_of
from signpost.visits import middleware
from signpost.visits.middleware import VisitMiddleware


def open_visits(config: Settings, features: PluginManager) -> Flask:
    app = open_instance(config, features)
    add_visits(app)
    return app


def add_visits(app: Flask) -> VisitMiddleware:
    """The part of an app that answers visits, which is added where it has none."""
    if VisitMiddleware not in parts_of(app):
        parts_of(app).add(RateLimits())
        middleware.init_app(app)
    return middleware.of(app)


with_visits = partial(with_database, open_=open_visits)
