"""Where a visit comes from: the page with the link, the campaign that its parameters name, and the language."""

import re
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from signpost.domain import texts
from signpost.domain.clicks.referrers import host_as_counted
from signpost.domain.records import qr

# Characters of a parameter that are counted, and of a query that is remembered; longer ones are read each time.
MAX_VALUE_LENGTH = 64
MAX_QUERY_LENGTH = 256
# A character takes up to this many when it is percent-encoded.
_ENCODED_LENGTH = 12
_MARKER = qr.MARKER
_PARAMETER = re.compile(r"(?:^|&)utm_(source|medium|campaign)=([^&]*)")


class Campaign(NamedTuple):
    """utm_source, utm_medium and utm_campaign as they arrived. trigger: "qr" for a scanned QR code."""

    source: str = ""
    medium: str = ""
    campaign: str = ""
    trigger: str = ""


NO_CAMPAIGN = Campaign()


def campaign_of(query: str) -> Campaign | None:
    """The campaign of a visit with this query; None: the query says nothing about one."""
    if "utm_" not in query and _MARKER not in query:
        return None
    return _remembered_campaign(query) if len(query) <= MAX_QUERY_LENGTH else _campaign_of(query)


def _campaign_of(query: str) -> Campaign | None:
    values: dict[str, str] = {}
    for name, value in _PARAMETER.findall(query):
        if name not in values:
            value = _decoded(value[: MAX_VALUE_LENGTH * _ENCODED_LENGTH])
            values[name] = _printable(value.replace("+", " "))[:MAX_VALUE_LENGTH]
    campaign = Campaign(**values, trigger="qr" if qr.is_marked(query) else "")
    return campaign if campaign != NO_CAMPAIGN else None


_remembered_campaign = lru_cache(maxsize=4096)(_campaign_of)


class Referrer(NamedTuple):
    """host: without www. page: host and path, without the query. Each is "" where there is none."""

    host: str = ""
    page: str = ""


NO_REFERRER = Referrer()


def referrer_of(header: str) -> Referrer:
    """What a Referer header says."""
    try:
        parts = urlsplit(_decoded(header))
        host = host_as_counted(parts.hostname or "")
    except ValueError:
        return NO_REFERRER
    if not host or len(host) > 253 or not host.isprintable():
        return NO_REFERRER
    return Referrer(host, host + (_printable(parts.path) or "/"))


def language_of(header: str) -> str:
    """The language that an Accept-Language header names first, like en."""
    first = header.partition(",")[0].partition(";")[0].partition("-")[0].strip().lower()
    return first if 2 <= len(first) <= 3 and first.isascii() and first.isalpha() else ""


def _decoded(text: str) -> str:
    """Text of a header, whose bytes WSGI has as characters."""
    return text if text.isascii() else text.encode("latin-1", "ignore").decode("utf-8", "ignore")


def _printable(encoded: str) -> str:
    """The printable characters of percent-encoded text."""
    return texts.printable_of(unquote(encoded, errors="ignore"))
