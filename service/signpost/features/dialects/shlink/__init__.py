"""Shlink's REST interface, /rest/v3: translated to our operations. docs/dialects.md has the table of what is answered.

requests.py reads, answers.py and problems.py write; the other files have the views, one for each kind of thing.
"""

from flask import Flask

from signpost.features.dialects.shlink import domains, health, redirect_rules, short_urls, tags, visits
from signpost.features.dialects.shlink.blueprint import PREFIX, blp
from signpost.features.dialects.shlink.requests import secret
from signpost.web import paths
from signpost.web.paths import Dialect

# Imported for the views that they register.
__all__ = ["domains", "health", "init_app", "redirect_rules", "short_urls", "tags", "visits"]


def init_app(app: Flask) -> None:
    paths.dialects_of(app).add(Dialect(PREFIX, secret))
    app.register_blueprint(blp)
