"""The interfaces of other services, translated to our operations; off unless the setting DIALECTS names them.

docs/dialects.md says which of their requests are answered, and how.
"""

from flask import Flask


def init_app(app: Flask) -> None:
    """Register the interfaces that DIALECTS names. The others are not imported."""
    if "yourls" in app.config["DIALECTS"]:
        from signpost.dialects import yourls

        yourls.init_app(app)
    if "shlink" in app.config["DIALECTS"]:
        from signpost.dialects import shlink

        shlink.init_app(app)
