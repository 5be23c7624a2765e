"""Watching what links lead to and what hostnames point at. Knows no HTTP requests of ours, and no entry point."""

from flask import Flask

from signpost.monitoring import watcher


def init_app(app: Flask) -> None:
    watcher.init_app(app)
