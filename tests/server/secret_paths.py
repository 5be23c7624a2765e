"""The paths of the service whose last part is a secret, by the routes themselves."""

from flask import Flask
from werkzeug.routing import Rule

# What a secret in a path is called. Other arguments are ids, names and numbers.
NAMES = ("secret", "token", "code", "key", "digest", "signature")


def secret_rules(app: Flask) -> list[Rule]:
    """app: one with all of its faces."""
    return [
        rule
        for rule in app.url_map.iter_rules()
        if any(name in argument.lower() for argument in rule.arguments for name in NAMES if argument != "metaKey")
    ]
