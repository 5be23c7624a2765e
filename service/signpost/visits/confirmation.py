"""The button of the pages that ask before a click: what its form sends, and whether it comes from such a page.

A token is bound to the record as it was when the page was made, to what the page named, and to an hour. It is not bound
to the visitor, and can be sent again while it is valid: what bounds the clicks is the click limit. Each page has a key
of its own, by which a submission whose answer was lost finds the click that it has taken.
"""

import functools
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs

from signpost.clicks.crawlers import MAX_LENGTH
from signpost.visits.compile import CompiledRecord

LIFETIME_S = 3_600
KEY_BYTES, MAX_KEY = 9, 12
# The inputs of the form. From the page's policy follows that a browser sends no Referer with the form: it says itself
# where the visitor came from, for rules and counts.
TOKEN, REFERRER = "token", "from"


class ConfirmationForm(NamedTuple):
    """What a form says, true or not. until: seconds since 1970. rule, chosen: of the destination that the page named.
    key: of the page.

    A token that cannot be read has no signature.
    """

    referrer: str
    until: int = 0
    rule: int = 0
    chosen: int = 0
    key: str = ""
    signature: str = ""


class ConfirmationTokens:
    """The tokens of one app. key: what signs them."""

    def __init__(self, key: Callable[[], bytes]):
        self._key = functools.cache(key)

    def token(self, record: CompiledRecord, now: float, location: str = "", rule: int = 0, chosen: int = 0) -> str:
        """A token for a page that names `location`; "": it names none."""
        until, key = int(now) + LIFETIME_S, secrets.token_urlsafe(KEY_BYTES)
        return f"{until}.{rule}.{chosen}.{key}.{self._signature(record, location, until, rule, chosen, key)}"

    def is_valid(self, form: ConfirmationForm, record: CompiledRecord, now: float, location: str = "") -> bool:
        """Whether a page for `record` as it is, which named `location`, was made within the last LIFETIME_S."""
        if not now <= form.until <= now + LIFETIME_S:
            return False
        expected = self._signature(record, location, form.until, form.rule, form.chosen, form.key)
        return hmac.compare_digest(form.signature.encode(), expected.encode())

    def _signature(self, record: CompiledRecord, location: str, *bound: int | str) -> str:
        content = repr((record.seq, record.version, location, bound)).encode()
        return urlsafe_b64encode(hmac.digest(self._key(), content, hashlib.sha256)[:18]).decode()


def parse_confirmation(form: bytes) -> ConfirmationForm | None:
    """What the form of a button says; None: it is none."""
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
