"""The dashboard: pages for people. Every page is a plain form first; htmx makes some of them quicker.

It has no rules of its own: it calls the operations that REST calls, and shows what they say.
"""

from flask import Flask, request
from flask.sessions import SecureCookieSessionInterface

from signpost.dashboard import pages, records, settings, sign_in, transfer  # noqa: F401  # each adds its pages
from signpost.dashboard.blueprint import PREFIX, blp, csrf
from signpost.storage import keys
from signpost.web.paths import PROTECTED


class _Cookies(SecureCookieSessionInterface):
    """Flask's signed cookie, which holds what forms are protected with. Signed with the key of the instance."""

    def open_session(self, app, request):
        if request.path.startswith(PROTECTED):
            return None
        if not app.secret_key:
            app.secret_key = keys.derive(app.config["INSTANCE"], "cookies")
        return super().open_session(app, request)

    def get_cookie_name(self, app):
        return (PREFIX if request.is_secure else "") + super().get_cookie_name(app)

    def get_cookie_secure(self, app):
        return request.is_secure


def init_app(app: Flask) -> None:
    app.config.update(
        SESSION_COOKIE_NAME="signpost_form",
        SESSION_COOKIE_SAMESITE="Lax",
        WTF_CSRF_CHECK_DEFAULT=False,
        WTF_CSRF_TIME_LIMIT=None,
    )
    app.session_interface = _Cookies()
    csrf.init_app(app)
    app.register_blueprint(blp)
