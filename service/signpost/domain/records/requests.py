"""What a browser requests when it follows a URL, and the paths that every hostname answers without a record. Pure."""

import re
from urllib.parse import quote, urlsplit

from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.translations import gettext as _

# At which a connected hostname identifies the instance that answers for it; `signpost doctor` requests it.
PROOF_PATH = "/.well-known/signpost"
ROBOTS_PATH = "/robots.txt"
# The beginning of those at which certificate authorities look for answers to their challenges.
CHALLENGES = "/.well-known/acme-challenge/"
# Besides what a path consists of.
_SAFE = "/!$&'()*+,;=:@-._~%[]|?"


def parts_of(url: str) -> tuple[str, str, str]:
    """Host, raw path and query of a URL; without a scheme it is https. Raises Invalid."""
    try:
        parts = urlsplit(url if re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", url) else f"https://{url}")
        host, _port = addresses.host_of(parts.hostname or ""), parts.port
    except ValueError:
        raise Invalid({"url": [_("Enter a URL, like https://go.example.com/sale.")]}) from None
    if parts.scheme not in ("http", "https"):
        raise Invalid({"url": [_("Start with https:// or http://.")]})
    return host, quote(parts.path or "/", safe=_SAFE), quote(parts.query, safe=_SAFE)


def next_request(url: str) -> tuple[str, str, str]:
    """What a browser requests that is sent to a URL, as `parts_of`; it removes dot segments. Raises Invalid."""
    host, path, query = parts_of(url)
    return host, _without_dots(path), query


def _without_dots(path: str) -> str:
    """A path without dot segments, however they are encoded."""
    segments: list[str] = []
    given = path.split("/")[1:]
    for position, segment in enumerate(given, 1):
        dots = segment.lower().replace("%2e", ".")
        if dots == "..":
            del segments[-1:]
        elif dots != ".":
            segments.append(segment)
            continue
        if position == len(given):
            segments.append("")
    return "/" + "/".join(segments)


def is_own_path(path: str) -> bool:
    """Whether every hostname answers for a path itself, whatever its records are."""
    return path in (ROBOTS_PATH, PROOF_PATH) or path.startswith(CHALLENGES)
