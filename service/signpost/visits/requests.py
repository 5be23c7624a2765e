"""What a WSGI environ says about a visit."""

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
    """The path as the visitor sent it, percent-encoded; a byte that is not ASCII is a character.

    Under a server that gives neither REQUEST_URI nor RAW_URI, escaped slashes cannot be distinguished from plain ones.
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
    """The query as the visitor sent it, without what is meant for Signpost: the mark of QR codes, and `nostat`."""
    query: str = environ.get("QUERY_STRING", "")
    if query and (qr.MARKER in query or NO_STATISTICS in query):
        return qr.unmarked("&".join(part for part in query.split("&") if part.partition("=")[0] != NO_STATISTICS))
    return query


def wants_no_statistics(environ: Environ) -> bool:
    """Whether the visit says that it is not to be counted: it has a parameter `nostat`."""
    query = environ.get("QUERY_STRING")
    if not query or NO_STATISTICS not in query:
        return False
    return any(part.partition("=")[0] == NO_STATISTICS for part in query.split("&"))


def hostname_in(host_header: str) -> str | None:
    """The hostname that a Host header names: lower case, without port and without one trailing dot."""
    host, colon, port = host_header.partition(":")
    if colon and not (port.isdigit() or port == ""):
        return None
    host = host.lower().removesuffix(".")
    if host.isascii():
        return host
    try:
        # Characters outside ASCII came as UTF-8, each byte a character (WSGI's latin-1).
        return addresses.host_of(host_header.partition(":")[0].encode("latin-1").decode("utf-8"))
    except ValueError:
        return None


def service_host_in(host_header: str) -> str | None:
    """The host of a Host header for the service itself, which may be an address; None: there is none in it."""
    if not _SIMPLE_HOST.fullmatch(host_header) or len(host_header) > addresses.HOST_LENGTH:
        return None
    if host_header.startswith("["):
        return host_header.partition("]")[0][1:]
    return hostname_in(host_header)


# The second two are of Firefox before 115 and of old Safaris.
_PURPOSES = ("HTTP_SEC_PURPOSE", "HTTP_PURPOSE", "HTTP_X_MOZ", "HTTP_X_PURPOSE")


def is_prefetch(environ: Environ) -> bool:
    """Whether a browser only prepares for a visit."""
    for name in _PURPOSES:
        if name in environ:
            purpose = environ[name].lower()
            if "prefetch" in purpose or "prerender" in purpose or "preview" in purpose:
                return True
    return False


def read_form(environ: Environ) -> bytes:
    """The body of a form, up to the maximum length of a password form."""
    length = environ.get("CONTENT_LENGTH") or ""
    if not (length.isascii() and length.isdigit()):
        return b""
    body: bytes = environ["wsgi.input"].read(min(int(length), VISIT.max_bytes))
    return body


def pages_of(environ: Environ, theme: PageTheme | None = None) -> pages.Pages:
    """The pages in the visitor's language, as their workspace wants them to look."""
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

    # Of a few offices come many visits.
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
    # Almost every visit comes here, and has none of these.
    if is_prefetch(environ):
        return True
    query: str = environ.get("QUERY_STRING", "")
    return query != "" and NO_STATISTICS in query and wants_no_statistics(environ)
