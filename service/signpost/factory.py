"""create_app(config): ties the parts together, in order.

What a program that embeds the app may never use is imported when it is first needed (docs/architecture.md,
"Decisions"): that is the reason for each import within a function here.
"""

import time
from itertools import chain
from typing import NoReturn

from flask import Flask
from pluggy import PluginManager

from signpost import loader, rest
from signpost.domain.json_types import Environ, JsonObject
from signpost.domain.people.credentials import TokenKind, TokenKindName
from signpost.domain.people.roles import RoleName
from signpost.operations.hosts import service_hosts
from signpost.operations.records.bulk import deletion, update
from signpost.operations.workspaces import bootstrap
from signpost.rest import errors
from signpost.rest.errors import ErrorPage
from signpost.rest.idempotency import InFlight
from signpost.rest.request_stats import RequestStats
from signpost.runtime import jobs, watcher
from signpost.runtime.clock import DueTimes
from signpost.runtime.instance import ending_on_error, open_instance
from signpost.runtime.retention import Sweeps
from signpost.runtime.settings_types import AppSettings
from signpost.runtime.watcher import Watcher
from signpost.storage import app_parts, database, migrations
from signpost.visits import middleware
from signpost.web import authentication, body_limits, paths, service_app
from signpost.web.paths import WorkspaceAddresses
from signpost.web.service_app import LateFace, ServiceApp


def create_app(config: AppSettings | None = None) -> Flask:
    """A Signpost app on its own database, ready for requests.

    config: settings by name (runtime/settings.py), like {"INSTANCE": "/tmp/x"}; with it neither `config.toml` nor
    the environment is read. Raises SettingsError, DatabaseError or FeatureError with one sentence for the operator.
    """
    return _create(*loader.load_settings(config))


def create_with(features: PluginManager, config: AppSettings | None = None) -> Flask:
    """`create_app` with these features."""
    return _create(features, loader.settings_of(features, config))


def _create(features: PluginManager, loaded: JsonObject) -> Flask:
    with loader.naming_features(features):
        job_kinds = (deletion.DELETION, update.UPDATE, *chain(*features.hook.job_kinds()))
        app = open_instance(loaded, features, job_kinds, app_class=ServiceApp)
        with migrations.telling_damage(database.of(app).path), ending_on_error(database.of(app)):
            _init(app, features)
    return app


def _init(app: Flask, features: PluginManager) -> None:
    """Add all that answers requests."""
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    parts = app_parts.parts_of(app)
    parts.add(RequestStats())
    parts.add(ErrorPage(errors.plain_page))
    errors.init_app(app)
    body_limits.init_app(app)
    app.before_request(service_app.require_text_query)
    authentication.init_app(app)
    parts.add(InFlight())
    rest.init_app(app, chain(*features.hook.blueprints()))
    features.hook.init_app(app=app)
    app.wsgi_app = WorkspaceAddresses(app.wsgi_app)  # type: ignore[method-assign]
    service_app.init_app(app, (*_LATE_FACES, *chain(*features.hook.faces())))
    middleware.init_app(app)
    watcher.init_app(app, _add_tasks)


def _add_tasks(watcher: Watcher, app: Flask) -> None:
    """Give the watcher all that it does."""
    watcher.add(app_parts.parts_of(app).add(DueTimes()))
    for kind in (Sweeps(), jobs.TakeOvers()):
        watcher.add(kind)
    for kind_of_node in (Sweeps(of_files=True), service_hosts.of(app)):
        watcher.add(kind_of_node, is_of_node=True)
    features = app_parts.parts_of(app)[PluginManager]
    with loader.naming_features(features):
        features.hook.add_tasks(watcher=watcher, app=app)


def _add_mcp(app: Flask) -> None:
    from signpost import mcp

    mcp.init_app(app)


_LATE_FACES = (
    # No face, but all of them need it: who calls how often.
    LateFace("rate limits", lambda path: True, authentication.load_limits),
    LateFace("mcp", lambda path: path.startswith(paths.AGENTS), _add_mcp),
)


def load_faces(app: Flask) -> None:
    """Import and add what is otherwise added with the first request for it, so that no visitor waits for that."""
    service_app.of(app).load_all()


def create_token(
    app: Flask, name: str, *, role: RoleName = "owner", kind: TokenKindName = "api", expires_at: str | None = None
) -> str:
    """A new token for the first workspace of an app; the workspace is created where there is none yet.

    name: what the token is for, as `signpost token list` shows it.  role: viewer, editor, manager or owner.
    kind: api; mcp for an agent; create-only for what creates records and does nothing else.
    expires_at: like 2030-01-01T00:00:00.000000Z; None: never.
    """
    with app.app_context():
        return bootstrap.create_token(name, role=role, kind=TokenKind(kind), expires_at=expires_at)


def close_app(app: Flask, timeout_s: float = 3.0) -> None:
    """End an app that takes no more requests: finish its jobs, write its clicks, close its database.

    After that requests, `create_token` and work on its database raise RuntimeError.
    """
    deadline = time.monotonic() + timeout_s
    database.of(app).begin_shutdown()
    loader.call_each(app_parts.parts_of(app)[PluginManager].hook.close, app=app)
    watcher.of(app).close(timeout_s)
    jobs.of(app).close(timeout_s)
    middleware.of(app).close()
    jobs.of(app).drain(max(0.0, deadline - time.monotonic()))
    database.of(app).end()
    # It would answer some visits from memory, and count none of them.
    app.wsgi_app = _refuse_request  # type: ignore[method-assign]


def _refuse_request(environ: Environ, start_response: object) -> NoReturn:
    raise RuntimeError("This app was closed (close_app), and no longer answers requests: create another one.")
