"""A form that creates something creates it once, even if the form is sent twice."""

import hmac
import json
import re
import secrets
from collections.abc import Callable

from flask import current_app, g, request

from signpost.operations import idempotency
from signpost.runtime import link_passwords
from signpost.storage import keys

_FORM_KEY = re.compile(r"[\w-]{16,64}")


def new_key() -> str:
    """A key for a form. Sent again with the same key and content, the form has no further effect."""
    return secrets.token_urlsafe(16)


def form_key() -> str | None:
    """The key that the form was loaded with."""
    key = request.form.get("once", "")
    return key if _FORM_KEY.fullmatch(key) else None


def create_once(create: Callable[[], str]) -> str:
    """The id that `create` returns. It is called once for each form, however often the same form is sent."""
    key = form_key()
    if key is None:
        return create()
    # A keyed digest, because the form may contain a password.
    typed = sorted(entry for entry in request.form.items(multi=True) if entry[0] != "csrf_token")
    secret = keys.derive(current_app.config["INSTANCE"], "forms")
    digest = hmac.digest(secret, json.dumps([request.path, typed]).encode(), "sha256").hex()
    with link_passwords.ahead():
        # Before the transaction, which blocks all other writers.
        link_passwords.prepare(request.form.get("password", ""))
        # REST's keys contain no spaces.
        return idempotency.once(g.caller, f"form {key} {digest}", digest, create)[0]
