"""create_app(config): ties the parts together, in order."""

import time

from flask import Flask

from signpost import dashboard, dialects, event_shapes, mcp, monitoring, oauth, rest, single_sign_on
from signpost.dashboard.errors import error_page
from signpost.dashboard.one_time import DraftsAtProvider, OneTimeValues
from signpost.dashboard.people.challenges import Challenges
from signpost.dashboard.people.sign_in import UsedForms
from signpost.domain.outside import Settings
from signpost.domain.people.credentials import TokenKind
from signpost.mail import sender
from signpost.monitoring import titles as page_titles
from signpost.monitoring import watcher
from signpost.operations.events.expiries import Expiries
from signpost.operations.hosts import service_hosts
from signpost.operations.people.agent_clients import LookedAt
from signpost.operations.records import titles
from signpost.operations.records.bulk import bulk, bulk_update
from signpost.operations.workspaces import bootstrap
from signpost.rest import errors
from signpost.rest.errors import ErrorPage
from signpost.rest.idempotency import InFlight
from signpost.rest.metrics import Metrics
from signpost.runtime import jobs, settings
from signpost.runtime.instance import open_instance
from signpost.runtime.retention import Sweeps
from signpost.storage import app_parts, database
from signpost.transfer import import_job
from signpost.visits import middleware
from signpost.web import authentication, body_limits, event_stream, query_text
from signpost.web.url_rules import UrlRule


def create_app(config: Settings | None = None) -> Flask:
    """A Signpost app on its own database, ready for requests.

    config: settings by name (runtime/settings.py), like {"INSTANCE": "/tmp/x"}; with it neither `config.toml` nor
    the environment is read. Raises SettingsError or DatabaseError with one sentence for the operator.
    """
    app = open_instance(settings.load(config), (bulk.DELETION, bulk_update.UPDATE, import_job.IMPORT))
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    app.url_rule_class = UrlRule
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    event_shapes.init_app(app)
    parts = app_parts.parts_of(app)
    parts.add(Metrics(app))
    parts.add(ErrorPage(error_page))
    errors.init_app(app)
    body_limits.init_app(app)
    query_text.init_app(app)
    authentication.init_app(app)
    parts.add(InFlight())
    rest.init_app(app)
    oauth.init_app(app)
    mcp.init_app(app)
    dialects.init_app(app)
    parts.add(OneTimeValues())
    parts.add(DraftsAtProvider())
    parts.add(UsedForms())
    parts.add(LookedAt())
    single_sign_on.init_app(app)
    parts.add(Challenges())
    dashboard.init_app(app)
    event_stream.init_app(app)
    middleware.init_app(app)
    monitoring.init_app(app)
    watcher.of(app).add(Sweeps())
    watcher.of(app).add(jobs.TakeOvers())
    watcher.of(app).add(Expiries())
    watcher.of(app).add(service_hosts.init_app(app))
    page_titles.init_app(app, titles.set_title)
    sender.init_app(app)
    return app


def create_token(
    app: Flask, name: str, *, role: str = "owner", kind: str = "api", expires_at: str | None = None
) -> str:
    """A new token for the first workspace of an app; the workspace is created where there is none yet.

    name: what the token is for, as `signpost token list` shows it.  role: viewer, editor, manager or owner.
    kind: api, or mcp for an agent.  expires_at: like 2030-01-01T00:00:00.000000Z; None: never.
    """
    with app.app_context():
        return bootstrap.create_token(name, role=role, kind=TokenKind(kind), expires_at=expires_at)


def close_app(app: Flask, timeout_s: float = 3.0) -> None:
    """End an app that takes no more requests: finish its jobs, write its clicks, close its database."""
    deadline = time.monotonic() + timeout_s
    database.of(app).hurry()
    event_stream.of(app).close()
    sender.of(app).close(timeout_s)
    watcher.of(app).close()
    jobs.of(app).close(timeout_s)
    middleware.of(app).close()
    jobs.of(app).drain(max(0.0, deadline - time.monotonic()))
    database.of(app).close_all()
