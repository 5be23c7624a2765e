"""For commands that say how visits are answered: an app with the part that answers them, and no interfaces."""

from functools import partial

from flask import Flask
from pluggy import PluginManager

from signpost.cli.command import with_database
from signpost.domain.json_types import Settings
from signpost.runtime.instance import open_instance
from signpost.visits import middleware


def open_visits(config: Settings, features: PluginManager) -> Flask:
    app = open_instance(config, features)
    middleware.added_to(app)
    return app


with_visits = partial(with_database, open_=open_visits)
