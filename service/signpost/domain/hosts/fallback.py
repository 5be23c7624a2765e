"""Where visitors go who find nothing, or whose record has expired: a URL in which `{path}` is the path they requested.

A visitor's path reaches the path and the query of such a URL, never its scheme, its host or its fragment. Pure.
"""

import re
from urllib.parse import quote

from signpost.domain.records import addresses
from signpost.domain.records.destination import Target, leads_to
from signpost.translations import gettext as _

PATH = "{path}"
# How often `{path}` may occur, which bounds how long a location can become.
MAX_PLACES = 2
# The status of a visit that finds nothing: a redirect to the URL, or a page that links to it.
REDIRECT, NOT_FOUND, GONE = STATUSES = (302, 404, 410)

_END_OF_AUTHORITY = re.compile(r"[/?#]")
# Gives a visitor's path the form in which a path is passed on.
_ANYWHERE = Target("https://anywhere.invalid/", {})


def fallback_of(text: str) -> str:
    """An accepted URL, which may contain `{path}`. Raises ValueError with a sentence."""
    if PATH in text:
        _check_places(text)
    url = addresses.destination_of(text)
    if not url.lower().startswith(("https://", "http://")):
        raise ValueError(_("Start with https:// or http://."))
    return url


def _check_places(text: str) -> None:
    scheme, mark, rest = text.partition("://")
    if not mark:
        scheme, rest = "", text
    authority = _END_OF_AUTHORITY.split(rest, maxsplit=1)[0]
    place, _hash, fragment = rest[len(authority) :].partition("#")
    if PATH in scheme or PATH in authority or PATH in fragment:
        raise ValueError(_("Use %(path)s only in the path or query, as in https://example.com/%(path)s.", path=PATH))
    if place.count(PATH) > MAX_PLACES:
        raise ValueError(_("Use %(path)s at most %(limit)s times.", path=PATH, limit=MAX_PLACES))
    for segment in place.partition("?")[0].split("/"):
        # A visitor could complete these to "..".
        around = segment.replace(PATH, "").lower().replace("%2e", ".")
        if PATH in segment and around and not around.strip("."):
            raise ValueError(_("Don't combine %(path)s with only dots in a segment.", path=PATH))


class Fallback:
    """A URL that `fallback_of` accepted, compiled. `fixed`: the URL in ASCII, `{path}` included.

    own_host: of the visits that are sent there. Those that come back and find nothing again are not sent once more.
    """

    __slots__ = ("_end", "_own_path", "_path", "_query", "_start", "fixed")

    def __init__(self, url: str, own_host: str):
        self.fixed = Target(url, {}).fixed
        before, hash_, fragment = self.fixed.partition("#")
        before, question, query = before.partition("?")
        start = before.find("://") + 3
        slash = before.find("/", start)
        self._start, self._path = (before, "") if slash < 0 else (before[:slash], before[slash:])
        self._query = question + query
        self._end = hash_ + fragment
        self._own_path = (self._path or "/") if leads_to(self.fixed, own_host) else None

    def location(self, raw_path: str) -> str | None:
        """Where a visit of `raw_path` (as it came) is sent; None: it has been there."""
        value = raw_path.lstrip("/")
        if self._own_path is not None and self._comes_back(value):
            return None
        if PATH not in self._path and PATH not in self._query:
            return self.fixed
        path = self._path
        if PATH in path:
            path = path.replace(PATH, _ANYWHERE.forwarding(value, "").removeprefix(_ANYWHERE.fixed))
        query = self._query
        if PATH in query:
            query = query.replace(PATH, quote(value.encode("latin-1", "replace"), safe=""))
        return self._start + path + query + self._end

    def _comes_back(self, value: str) -> bool:
        assert self._own_path is not None
        before, mark, _after = self._own_path.partition(PATH)
        return f"/{value}".startswith(before) if mark else value.rstrip("/") == before.strip("/")
