"""Monitoring: are destinations alive, and do hostnames point here? Knows no requests to Signpost and no face of it."""

from flask import Flask

from signpost.monitoring import watcher


def init_app(app: Flask) -> None:
    watcher.init_app(app)
