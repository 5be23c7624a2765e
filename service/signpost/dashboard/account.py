"""The account of the person who is signed in: password and sessions."""

from __future__ import annotations

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.sign_in import count_password_try, with_session
from signpost.domain.errors import Invalid
from signpost.operations import sessions


@blp.route("/account", methods=["GET", "POST"])
def account_page() -> BaseResponse:
    errors: dict[str, list[str]] = {}
    needs_current = sessions.needs_current_password(g.caller.user, g.session_row)
    if request.method == "POST":
        if needs_current:
            count_password_try()
        revoke_tokens = "revoke_tokens" in request.form
        try:
            secret = sessions.set_password(
                g.caller,
                g.session_row,
                password=request.form.get("password", ""),
                current=request.form.get("current", ""),
                revoke_tokens=revoke_tokens,
            )
            notice = "Your password is set. All other sessions have ended."
            return with_session(see_other("/account", notice + " Your tokens are revoked." * revoke_tokens), secret)
        except Invalid as error:
            errors = error.errors
    return page(
        "account.html",
        422 if errors else 200,
        rows=sessions.list_sessions(g.caller),
        errors=errors,
        this=g.session_row,
        needs_current=needs_current,
        lengths=sessions.PASSWORD_LENGTHS,
    )


@blp.post("/sessions/<id>/end")
def end_session(id: str) -> BaseResponse:
    sessions.end_session(g.caller, id)
    return see_other("/account", "The session has ended.")
