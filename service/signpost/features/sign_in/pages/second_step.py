"""The second step of signing in: the page that wants a code, and the one of the account that sets it up."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno
from flask import Response, flash, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.people.sign_in import SecondStepNews
from signpost.features.dashboard.blueprint import (
    begins_session,
    cookie_name,
    lacks_second_factor,
    open_to_all,
    page,
    see_other,
    sets_up,
)
from signpost.features.dashboard.compression import keep_uncompressed
from signpost.features.dashboard.drafts import local_url, next_query, resume_url, wanted_url
from signpost.features.dashboard.form_tokens import renew_csrf
from signpost.features.dashboard.one_time import one_time_values
from signpost.features.mail import outbox
from signpost.features.sign_in.operations import passkeys, second_factor, sessions
from signpost.features.sign_in.operations import second_step as steps
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.sign_in import (
    count_code_try,
    count_password_try,
    give_back_tries,
    second_step_form,
    with_session,
)
from signpost.translations import gettext as _
from signpost.translations import ngettext
from signpost.web.origin import origin

_PAGE = "/account/second-step"


# --- signing in -------------------------------------------------------------------------------------------------


@blp.route("/second-step", methods=["GET", "POST"])
@open_to_all
@begins_session(wanted_url)
def second_step() -> BaseResponse:
    """After a password or a mailed link: a code of the app, or a recovery code."""
    wanted = local_url(request.values.get("next", ""))
    if g.caller is not None:
        return redirect(resume_url(g.caller.user.id, wanted), 303)
    secret = request.cookies.get(cookie_name(), "")
    waiting = steps.find_waiting(secret)
    if waiting is None:
        return from_the_start(wanted)
    wrong = None
    if request.method == "POST":
        try:
            steps.require_code(request.form.get("code", ""))
            count_code_try(waiting.user.email)
            taken = steps.take(waiting, request.form.get("code", ""))
        except Invalid as error:
            wrong = error.sentences()
            if steps.find_waiting(secret) is None:
                outbox.send_second_step_news(waiting.user, SecondStepNews.WRONG_CODES)
                return from_the_start(wanted)
        except Unauthenticated:
            return from_the_start(wanted)
        else:
            if taken.recovery_codes is not None:
                outbox.send_second_step_news(waiting.user, SecondStepNews.RECOVERY_CODE)
                flash(
                    ngettext(
                        "Signed in. You have %(num)s recovery code left.",
                        "Signed in. You have %(num)s recovery codes left.",
                        taken.recovery_codes,
                    )
                )
            return finish(waiting.user.id, wanted, taken.secret)
    return second_step_form(waiting.user.id, wanted, wrong)


def finish(user_id: str, wanted: str, secret: str) -> BaseResponse:
    """The response to a second step that was right: on to `wanted`, or to the draft that the form carried."""
    # Notices stay; the protection of forms is as new as the session.
    renew_csrf()
    give_back_tries()
    return with_session(redirect(resume_url(user_id, wanted), 303), secret)


def from_the_start(wanted: str) -> BaseResponse:
    """The response where no session waits for the second step, or no longer."""
    if request.method == "GET":
        return redirect("/sign-in" + next_query(wanted), 303)
    # Not a redirect: the form may carry a draft.
    return page("people/sign_in.html", 401, email="", wrong=_(steps.GONE), next=wanted)


# --- the account ------------------------------------------------------------------------------------------------


@blp.get(_PAGE)
@sets_up
def second_step_page() -> Response:
    key = request.args.get("made")
    codes = one_time_values().take(g.caller.user.id, key) if key else None
    return _page(codes=codes)


def _page(status: int = 200, what: str = "", error: Invalid | None = None, codes: list[str] | None = None) -> Response:
    app = steps.being_set_up(g.caller, urlsplit(origin()).hostname or "")
    if app:
        # The page shows its secret.
        keep_uncompressed()
    return page(
        "people/second_step_set_up.html",
        status,
        state=second_factor.of(g.caller.user.id),
        app=app,
        # Drawn in the page: an address of its own would have the secret in it, or show it more than once.
        picture=app and segno.make(app.url, error="m").svg_data_uri(scale=5, border=4, light="#fff"),
        what=what,
        errors=error.errors if error else {},
        codes=codes,
        next=local_url(request.values.get("next", "")),
        is_required=second_factor.is_required(g.caller.workspace),
        is_missing=lacks_second_factor(),
        needs_current=sessions.needs_current_password(g.caller.user, g.session_row),
        passkeys=passkeys.count_passkeys(g.caller),
    )


@blp.post(_PAGE + "/begin")
@sets_up
def begin_second_step() -> BaseResponse:
    steps.begin_set_up(g.caller)
    return see_other(_PAGE + _next())


@blp.post(_PAGE + "/cancel")
@sets_up
def cancel_second_step() -> BaseResponse:
    steps.cancel_set_up(g.caller)
    return see_other(_PAGE + _next())


@blp.post(_PAGE + "/on")
@sets_up
def switch_second_step_on() -> BaseResponse:
    typed = {name: request.form.get(name, "") for name in ("code", "current")}
    try:
        steps.require_app_code(typed["code"])
        count_password_try()
        secret, codes = steps.switch_on(g.caller, g.session_row, **typed)
    except Invalid as error:
        return _page(422, "on", error)
    outbox.send_second_step_news(g.caller.user, SecondStepNews.ON)
    return with_session(
        _show(codes, _("Two-step verification is on. You are signed out on all other devices.")), secret
    )


@blp.post(_PAGE + "/codes")
@sets_up
def replace_recovery_codes() -> BaseResponse:
    count_password_try()
    try:
        codes = steps.replace_codes(g.caller, request.form.get("proof", ""))
    except Invalid as error:
        return _page(422, "codes", error)
    return _show(codes, _("These are your new recovery codes. Earlier ones no longer work."))


@blp.post(_PAGE + "/off")
@sets_up
def switch_second_step_off() -> BaseResponse:
    count_password_try()
    try:
        secret = steps.switch_off(g.caller, g.session_row, request.form.get("proof", ""))
    except Invalid as error:
        return _page(422, "off", error)
    outbox.send_second_step_news(g.caller.user, SecondStepNews.OFF)
    notice = _("Two-step verification is off. You are signed out on all other devices.")
    return with_session(see_other(_PAGE, notice), secret)


def _show(codes: list[str], notice: str) -> BaseResponse:
    """Show recovery codes on the next page, once: reloading it shows none."""
    key = one_time_values().put(g.caller.user.id, codes)
    return see_other(_PAGE + _next(made=key), notice)


def _next(**query: str) -> str:
    """A query with `next`, where the person goes on afterwards."""
    return next_query(local_url(request.form.get("next", "")), **query)
