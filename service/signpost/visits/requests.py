"""Reads what a visit needs from its WSGI environ."""

import ipaddress
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from urllib.parse import quote

from signpost.domain.json_types import Environ
from signpost.domain.records import addresses, qr
from signpost.visits import pages
from signpost.visits.pages import PageTheme
from signpost.web.body_limits import VISIT

# The parameter of a visit that is not to be counted.
NO_STATISTICS = "nostat"
_SIMPLE_HOST = re.compile(r"[A-Za-z0-9._-]+(:\d*)?|\[[0-9A-Fa-f:.]+\](:\d*)?")


def raw_path(environ: Environ) -> str:
    """The percent-encoded path as sent, where each byte outside ASCII is one character.

    If the server provides neither REQUEST_URI nor RAW_URI, `%2F` cannot be told from `/`.
    """
    target = environ.get("REQUEST_URI") or environ.get("RAW_URI")
    if target is None:
        return quote(environ.get("PATH_INFO", "").encode("latin-1", "replace"), safe="/!$&'()*+,;=:@-._~")
    path: str = target.partition("?")[0] if "?" in target else target
    if path[:1] != "/":
        # A request through a proxy names the whole URL.
        path = "/" + (path.partition("://")[2].partition("/")[2] if "://" in path else path)
    return path


def query_in(environ: Environ) -> str:
    """The query as sent, without the parameters that are meant for Signpost: the mark of QR codes, and `nostat`."""
    query: str = environ.get("QUERY_STRING", "")
    if query and (qr.MARKER in query or NO_STATISTICS in query):
        return qr.remove_marker("&".join(part for part in query.split("&") if part.partition("=")[0] != NO_STATISTICS))
    return query


def wants_no_statistics(environ: Environ) -> bool:
    """Whether the visit has the parameter `nostat`, so that it is not counted."""
    query = environ.get("QUERY_STRING")
    if not query or NO_STATISTICS not in query:
        return False
    return any(part.partition("=")[0] == NO_STATISTICS for part in query.split("&"))


def hostname_in(host_header: str) -> str | None:
    """The hostname in a Host header, in lower case, without port and final dot; None if it is malformed."""
    host, colon, port = host_header.partition(":")
    if colon and not (port.isdigit() or port == ""):
        return None
    host = host.lower().removesuffix(".")
    if host.isascii():
        return host
    try:
        # Sent as UTF-8, of which WSGI makes one character per byte (latin-1).
        return addresses.host_of(host_header.partition(":")[0].encode("latin-1").decode("utf-8"))
    except ValueError:
        return None


def service_host_in(host_header: str) -> str | None:
    """The hostname or IP address in a Host header for the service itself; None if it is malformed."""
    if not _SIMPLE_HOST.fullmatch(host_header) or len(host_header) > addresses.HOST_LENGTH:
        return None
    if host_header.startswith("["):
        return host_header.partition("]")[0][1:]
    return hostname_in(host_header)


# The last two: Firefox before 115, and old versions of Safari.
_PURPOSES = ("HTTP_SEC_PURPOSE", "HTTP_PURPOSE", "HTTP_X_MOZ", "HTTP_X_PURPOSE")


def is_prefetch(environ: Environ) -> bool:
    """Whether a browser only fetches the page in advance."""
    for name in _PURPOSES:
        if name in environ:
            purpose = environ[name].lower()
            if "prefetch" in purpose or "prerender" in purpose or "preview" in purpose:
                return True
    return False


def read_form(environ: Environ) -> bytes:
    """The body of a form, up to the size limit for visits."""
    length = environ.get("CONTENT_LENGTH") or ""
    if not (length.isascii() and length.isdigit()):
        return b""
    body: bytes = environ["wsgi.input"].read(min(int(length), VISIT.max_bytes))
    return body


def pages_of(environ: Environ, theme: PageTheme | None = None) -> pages.Pages:
    """The pages in the visitor's language, with the theme of the workspace."""
    return pages.pages_for(environ.get("HTTP_ACCEPT_LANGUAGE", ""), theme)


# --- visits that are answered and not counted ------------------------------------------------------------------------

# Longer text is no address.
MAX_ADDRESS_LENGTH = 64


def is_uncounted_in(networks: Iterable[str]) -> Callable[[Environ], bool]:
    """Whether a visit is not counted, as a function: a prefetch, one with `nostat`, or one from `networks` (CIDR).

    Such a visit takes no turn among destinations either. A click limit counts the latter two, or anyone could pass it.
    """
    excluded = [ipaddress.ip_network(entry) for entry in networks]
    if not excluded:
        return _is_uncounted

    # Many visits come from few addresses.
    @lru_cache(maxsize=1024)
    def is_excluded(address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
        return any((mapped or parsed) in network for network in excluded)

    def is_uncounted(environ: Environ) -> bool:
        address = environ.get("REMOTE_ADDR", "")
        return (len(address) <= MAX_ADDRESS_LENGTH and is_excluded(address)) or _is_uncounted(environ)

    return is_uncounted


def _is_uncounted(environ: Environ) -> bool:
    # On the path of almost every visit, so the common case is cheap.
    if is_prefetch(environ):
        return True
    query: str = environ.get("QUERY_STRING", "")
    return query != "" and NO_STATISTICS in query and wants_no_statistics(environ)
