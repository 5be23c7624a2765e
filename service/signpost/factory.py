"""create_app(config): ties the parts together, in order."""

import time
from collections.abc import Mapping
from typing import Any

from flask import Flask

from signpost import dashboard, mcp, monitoring, rest
from signpost.monitoring import watcher
from signpost.operations import bootstrap
from signpost.rest import errors, metrics
from signpost.runtime import jobs, plan_file, settings, throttle
from signpost.runtime.retention import Sweeps
from signpost.storage import database
from signpost.visits import middleware
from signpost.web import authentication

# Spec: not shown; enough for every body of the interface.
BODY_BYTES = 64 * 1024


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """A Signpost app on its own database, ready for requests.

    config: settings by name (runtime/settings.py), like {"INSTANCE": "/tmp/x"}; with it neither `config.toml` nor
    the environment is read. Raises SettingsError or DatabaseError with one sentence for the operator.
    """
    app = Flask("signpost", static_folder=None)
    app.config.update(settings.load(config), MAX_CONTENT_LENGTH=BODY_BYTES, PROVIDE_AUTOMATIC_OPTIONS=False)
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    plan_file.init_app(app)
    database.init_app(app)
    throttle.init_app(app)
    jobs.init_app(app)
    metrics.init_app(app)
    errors.init_app(app)
    authentication.init_app(app)
    rest.init_app(app)
    mcp.init_app(app)
    dashboard.init_app(app)
    middleware.init_app(app)
    monitoring.init_app(app)
    watcher.of(app).add(Sweeps())
    return app


def create_token(
    app: Flask, name: str, *, role: str = "owner", kind: str = "api", expires_at: str | None = None
) -> str:
    """A new token for the first workspace of an app; the workspace is created where there is none yet.

    name: what the token is for, as `signpost token list` shows it.  role: viewer, editor, manager or owner.
    kind: api, or mcp for an agent.  expires_at: like 2030-01-01T00:00:00.000000Z; None: never.
    """
    with app.app_context():
        return bootstrap.create_token(name, role=role, kind=kind, expires_at=expires_at)


def close_app(app: Flask, timeout_s: float = 3.0) -> None:
    """End an app that takes no more requests: finish its jobs, write its clicks, close its database."""
    deadline = time.monotonic() + timeout_s
    database.of(app).hurry()
    watcher.of(app).close()
    jobs.of(app).close(timeout_s)
    middleware.of(app).close()
    jobs.of(app).drain(max(0.0, deadline - time.monotonic()))
    database.of(app).close_all()
