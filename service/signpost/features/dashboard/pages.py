"""All pages of the dashboard, and what an app needs for them."""

# ruff: noqa: F401  # each module adds its pages

from flask import Flask, Request, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface

from signpost.features.dashboard import access, errors
from signpost.features.dashboard.blueprint import blp, cookie_name, csrf
from signpost.features.dashboard.changes import activity
from signpost.features.dashboard.clicks import click_pages
from signpost.features.dashboard.events import deliveries, event_stream, webhooks
from signpost.features.dashboard.hosts import hosts, misses
from signpost.features.dashboard.people import (
    account,
    consent,
    devices,
    mail,
    members,
    passkeys,
    second_step,
    sign_in,
    single_sign_on,
    tokens,
)
from signpost.features.dashboard.records import (
    bulk_edits,
    deletions,
    explain,
    qr_codes,
    qr_sheets,
    record_forms,
    record_help,
    record_lists,
    records,
    side_panel,
)
from signpost.features.dashboard.search import palette, search
from signpost.features.dashboard.transfer import exports, imports, jobs
from signpost.features.dashboard.workspaces import new_workspace, overview, settings, tools
from signpost.storage import keys
from signpost.translations import templates
from signpost.web.compiled_templates import COMPILED
from signpost.web.dialects import is_protected


class _Cookies(SecureCookieSessionInterface):
    """Flask's signed cookie, which holds the CSRF token. It is signed with a key of the instance."""

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        if is_protected(request.path):
            return None
        if not app.secret_key:
            app.secret_key = keys.derive(app.config["INSTANCE"], "cookies")
        return super().open_session(app, request)

    def get_cookie_name(self, app: Flask) -> str:
        return cookie_name(super().get_cookie_name(app))

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def init_app(app: Flask) -> None:
    app.config.update(
        SESSION_COOKIE_NAME="signpost_form",
        SESSION_COOKIE_SAMESITE="Lax",
        WTF_CSRF_CHECK_DEFAULT=False,
        WTF_CSRF_TIME_LIMIT=None,
    )
    app.session_interface = _Cookies()
    app.jinja_env.bytecode_cache = COMPILED
    templates.install(app.jinja_env)
    csrf.init_app(app)
    app.register_blueprint(blp)
    app.before_request(access.only_pages)
