"""The form of confirmation pages, and the tokens that prove that a form comes from such a page.

A token is bound to the configuration of the record, to the destination that the page showed, and to LIFETIME_S. It is
not bound to the visitor and may be sent again while it is valid, because the click limit bounds the clicks. Each page
has its own key, so that a form that is sent again, after its response was lost, uses the same click.
"""

import functools
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs

from signpost.clicks.agents import MAX_LENGTH
from signpost.visits.compile import CompiledRecord

LIFETIME_S = 3_600
KEY_BYTES, MAX_KEY = 9, 12
# Inputs of the form. The policy of the page keeps browsers from sending a Referer, so the form contains that of the
# visitor, for rules and counts.
TOKEN, REFERRER = "token", "from"


class ConfirmationForm(NamedTuple):
    """A submitted form, not yet verified.

    referrer: the Referer of the first visit. until: when the token expires, in seconds since 1970. rule, chosen: the
    destination that the page showed. key: that of the page. signature: "" if the token is malformed.
    """

    referrer: str
    until: int = 0
    rule: int = 0
    chosen: int = 0
    key: str = ""
    signature: str = ""


class ConfirmationTokens:
    """Creates and verifies tokens. key: returns the signing key of the instance."""

    def __init__(self, key: Callable[[], bytes]):
        self._key = functools.cache(key)

    def token(self, record: CompiledRecord, now: float, location: str = "", rule: int = 0, chosen: int = 0) -> str:
        """A token for a page that shows `location`, or "" if it hides the destination."""
        until, key = int(now) + LIFETIME_S, secrets.token_urlsafe(KEY_BYTES)
        return f"{until}.{rule}.{chosen}.{key}.{self._signature(record, location, until, rule, chosen, key)}"

    def is_valid(self, form: ConfirmationForm, record: CompiledRecord, now: float, location: str = "") -> bool:
        """Whether a form comes from a recent page for the present configuration of `record` that showed `location`."""
        if not now <= form.until <= now + LIFETIME_S:
            return False
        expected = self._signature(record, location, form.until, form.rule, form.chosen, form.key)
        return hmac.compare_digest(form.signature.encode(), expected.encode())

    def _signature(self, record: CompiledRecord, location: str, *bound: int | str) -> str:
        content = repr((record.seq, record.version, location, bound)).encode()
        return urlsafe_b64encode(hmac.digest(self._key(), content, hashlib.sha256)[:18]).decode()


def parse_confirmation(form: bytes) -> ConfirmationForm | None:
    """Parse the body of a request; None if it is not the form of a confirmation page."""
    sent = parse_qs(form.decode("utf-8", "replace"), keep_blank_values=True)
    if TOKEN not in sent:
        return None
    referrer = sent.get(REFERRER, [""])[0][:MAX_LENGTH]
    until, rule, chosen, key, signature = [*sent[TOKEN][0].split("."), "", "", "", "", ""][:5]
    try:
        return ConfirmationForm(
            referrer, int(until[:12]), int(rule[:4]), int(chosen[:4]), key[: MAX_KEY + 1], signature
        )
    except ValueError:
        return ConfirmationForm(referrer)
