"""What the interfaces of other services add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import hookimpl

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema

# Where others join in.
HOOKS = "signpost.features.dialects.hooks"
# Whose operations its own use.
NEEDS = ("reports",)
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/rest", "/yourls-api.php")


@hookimpl
def settings() -> type[Schema]:
    from signpost.features.dialects.settings import DialectSettings

    return DialectSettings


@hookimpl
def init_app(app: Flask) -> None:
    """The interfaces that DIALECTS names. The others are not imported."""
    if "yourls" in app.config["DIALECTS"]:
        from signpost.features.dialects import yourls

        yourls.init_app(app)
    if "shlink" in app.config["DIALECTS"]:
        from signpost.features.dialects import shlink

        shlink.init_app(app)
