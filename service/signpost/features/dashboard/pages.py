"""All pages of the dashboard, those of other features too, and what an app needs for them."""

# ruff: noqa: F401  # each module adds its pages

from types import CodeType

from flask import Flask, Request, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from jinja2.bccache import Bucket, BytecodeCache
from pluggy import PluginManager

from signpost.features.dashboard import access, errors, navigation, panels, search
from signpost.features.dashboard.blueprint import blp, cookie_name
from signpost.features.dashboard.clicks import click_pages, report_pages
from signpost.features.dashboard.form_tokens import generate_csrf
from signpost.features.dashboard.records import (
    bulk_edits,
    deletions,
    qr_codes,
    record_forms,
    record_help,
    record_lists,
    records,
    side_panel,
)
from signpost.features.dashboard.workspaces import hosts, jobs, overview, settings, tokens, tools
from signpost.storage.app_parts import parts_of
from signpost.storage.keys import Key
from signpost.translations import templates
from signpost.web.dashboard_pages import DashboardPages
from signpost.web.paths import is_protected


class CompiledTemplates(BytecodeCache):
    """What Jinja compiled, by template and checksum of its source: as many entries as the package has templates.

    Every app has a Jinja environment of its own, which would compile them again.
    """

    def __init__(self) -> None:
        self._code: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what is there."""
        bucket.code = self._code.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        if bucket.code is not None:
            self._code[bucket.key, bucket.checksum] = bucket.code


COMPILED = CompiledTemplates()


class _Cookies(SecureCookieSessionInterface):
    """Flask's signed cookie, which holds the secret of its forms. It is signed with a key of the instance."""

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        if is_protected(request.path):
            return None
        if not app.secret_key:
            app.secret_key = parts_of(app)[Key].derive("cookies")
        return super().open_session(app, request)

    def get_cookie_name(self, app: Flask) -> str:
        return cookie_name(super().get_cookie_name(app))

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def init_app(app: Flask) -> None:
    app.config.update(
        SESSION_COOKIE_NAME="signpost_form",
        SESSION_COOKIE_SAMESITE="Lax",
        WTF_CSRF_TIME_LIMIT=None,
    )
    app.session_interface = _Cookies()
    app.jinja_env.bytecode_cache = COMPILED
    templates.install(app.jinja_env)
    app.jinja_env.globals["csrf_token"] = generate_csrf
    app.register_blueprint(blp)
    added: list[DashboardPages] = parts_of(app)[PluginManager].hook.dashboard_pages()
    for pages in added:
        # Within the dashboard's own, so that what that does before and after each of its views is done here, too.
        app.register_blueprint(pages.blueprint, name=f"{blp.name}.{pages.blueprint.name}")
    navigation.init_app(app, added)
    panels.init_app(app, added)
    app.before_request(access.only_pages)
