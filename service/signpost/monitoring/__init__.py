"""Monitoring: are destinations alive, and do hostnames point here? Does not depend on Flask or on any interface."""

from flask import Flask

from signpost.monitoring import check_now, watcher


def init_app(app: Flask) -> None:
    watcher.init_app(app)
    check_now.init_app(app)
