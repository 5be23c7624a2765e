"""The page that ends a kind of e-mail: for people, and for the button of their mail program (RFC 8058)."""

from __future__ import annotations

from flask import Blueprint, Response, request

from signpost.features.dashboard.blueprint import open_to_all, page, without_token
from signpost.features.mail import mail_choices
from signpost.features.mail.about_workspaces import ENDED, QUESTIONS

blp = Blueprint("mail", __name__, template_folder="templates")


@blp.route("/unsubscribe/<token>", methods=["GET", "POST"])
@open_to_all
@without_token
def unsubscribe(token: str) -> Response:
    """Opening the page changes nothing, so that mail scanners cannot unsubscribe anyone."""
    found = mail_choices.find_subscription(token)
    is_done = found is not None and request.method == "POST"
    if found is not None and is_done:
        mail_choices.unsubscribe(found)
    return page(
        "unsubscribe.html",
        200 if found else 404,
        found=found,
        is_done=is_done,
        question="" if found is None else QUESTIONS[found.kind],
        stopped="" if found is None else ENDED[found.kind],
    )
