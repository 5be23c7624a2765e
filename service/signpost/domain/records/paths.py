"""Paths and queries of redirects, in the one normal form in which they are stored and compared. Pure.

Normal form of a path: no slashes around it; unreserved characters and the delimiters of RFC 3986 that are allowed in a
segment are decoded, text beyond ASCII is text in NFC, every other octet is an escape with upper-case digits. So `%2F`
stays apart from `/`, `%41` is `A`, and escapes that are not UTF-8 (`%E9` of an old site in Latin-1) stay escapes.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import islice, product
from typing import NamedTuple
from urllib.parse import quote, unquote_plus, unquote_to_bytes, urlsplit

from signpost.domain.records import addresses
from signpost.domain.texts import trim
from signpost.translations import gettext as _

# Of a redirect's path in normal form: percent-encoded, with its leading slash, without the query.
PATH_BYTES = 2048
# Text in NFC may be three times as long as before it is normalised. The time for that grows with the square of the
# combining marks: of these lengths, less than a millisecond.
MAX_PATH_INPUT = 3 * PATH_BYTES
QUERY_BYTES = 2048
MAX_PAIRS = 20
# Parameters of a visit that are compared; any others make no difference.
MAX_VISIT_PAIRS = 100
# Prefixes and patterns look at each segment of a path.
MAX_SEGMENTS = 64
# Scheme, hostname, path and query.
URL_LENGTH = 8 + addresses.HOST_LENGTH + PATH_BYTES + 1 + QUERY_BYTES
URL_PATTERN = r"^[^\s\x00-\x1f\\]+$"

_SIMPLE = re.compile(r"[A-Za-z0-9\-._~/!$&'()*+,;=:@]*")
_BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2}|[\x80-\xff])+")
_UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@")
# ASCII that is not allowed in a path, and that browsers encode.
_NOT_IN_PATH = re.compile(r'[\x00-\x20"<>\[\]^`{|}\x7f]')
# Spaces, controls and marks of direction: they stay escapes, so that a path shows what it is.
_UNSEEN = re.compile("[\x80-\xa0\u1680\u2000-\u200a\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]")
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]+")

Pair = tuple[str, str]
Pairs = tuple[Pair, ...]


class RecordAddress(NamedTuple):
    """Where a record answers. path: in normal form, "" for the root. query: as `query_of` writes it, "" for none."""

    host: str
    path: str
    query: str = ""


# --- paths -------------------------------------------------------------------------------------------------------


def normal_form(raw: str) -> str | None:
    """`raw` in normal form, slashes around it included; None: an escape in it is broken.

    raw: percent-encoded, as it came over the wire; a byte that is not ASCII is a character (WSGI's latin-1).
    """
    if _SIMPLE.fullmatch(raw):
        return raw
    if _BROKEN_ESCAPE.search(raw):
        return None
    text = _NOT_IN_PATH.sub(lambda found: f"%{ord(found[0]):02X}", raw)
    text = _ESCAPES.sub(_decoded, text)
    if text.isascii():
        return text
    if not may_be_stored(raw):
        return text
    return _UNSEEN.sub(_escaped, unicodedata.normalize("NFC", text))


def may_be_stored(raw: str) -> bool:
    """Whether a record may have the path `raw`, whatever NFC makes of it; no longer one is normalised or folded."""
    beyond_ascii = 0 if raw.isascii() else sum(character > "\x7f" for character in raw)
    return len(raw) + 2 * beyond_ascii <= MAX_PATH_INPUT


def _decoded(found: re.Match[str]) -> str:
    octets = unquote_to_bytes(found[0].encode("latin-1"))
    text = octets.decode("utf-8", "surrogateescape")
    return "".join(entry if entry in _UNRESERVED else _unescaped(entry) for entry in text)


def _unescaped(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:
        return f"%{code - 0xDC00:02X}"
    return character if code > 0x7F else f"%{code:02X}"


def _escaped(found: re.Match[str]) -> str:
    return quote(found[0], safe="")


def path_of(text: str) -> str:
    """The normal form of the path of a redirect, without slashes around it; "" is the root.

    text: percent-encoded or as people write it. Raises ValueError with a sentence.
    """
    # Before it is normalised: clients choose how long it is.
    if len(quote(text, safe="/%!$&'()*+,;=:@-._~")) > MAX_PATH_INPUT:
        raise ValueError(_too_long())
    if (broken := _BROKEN_ESCAPE.search(text)) is not None:
        raise ValueError(
            _("The escape %(text)s in the path is broken.", text=repr(text[broken.start() : broken.start() + 3]))
        )
    normalised = normal_form(_BEYOND_ASCII.sub(lambda found: quote(found[0], safe="", errors="replace"), text)) or ""
    path = normalised.strip("/")
    if 1 + len(encode(path)) > PATH_BYTES:
        raise ValueError(_too_long())
    segments = path.split("/")
    if "." in segments or ".." in segments:
        raise ValueError(_('Remove the segments "." and ".." from the path.'))
    if path == "robots.txt" or path == ".well-known/signpost" or path.startswith(_CHALLENGES):
        raise ValueError(_("Signpost uses /%(path)s itself.", path=path[:60]))
    return path


_CHALLENGES = ".well-known/acme-challenge"


def _too_long() -> str:
    return _("The path is longer than %(limit)s bytes.", limit=PATH_BYTES)


def encode(path: str) -> str:
    """A path in normal form as part of a URL: ASCII."""
    return quote(path, safe="/%!$&'()*+,;=:@-._~")


# After a character, they ask for it in color or in black. Some keyboards write them and others do not.
_SELECTORS = re.compile("(?<=[^/])[\ufe0e\ufe0f]+")


def fold(path: str) -> str:
    """`path`, in normal form, without its case and variation selectors; records store it too."""
    return unicodedata.normalize("NFC", _SELECTORS.sub("", path.casefold()))


# --- queries -----------------------------------------------------------------------------------------------------


def pairs_in(query: str) -> list[Pair]:
    """The parameters of a query, decoded: `+` is a space, and `a` is `a=`. An empty part is none."""
    parts = [part.partition("=") for part in query.split("&", MAX_VISIT_PAIRS)[:MAX_VISIT_PAIRS] if part]
    return [(_unquoted(name), _unquoted(value)) for name, _sign, value in parts]


def _unquoted(text: str) -> str:
    return unquote_plus(text, errors="surrogateescape") if "%" in text or "+" in text else text


def query_of(text: str) -> str:
    """The query of a redirect in one form; its pairs keep their order. Raises ValueError with a sentence."""
    if len(quote(text, safe="%")) > 3 * QUERY_BYTES:
        raise ValueError(_("The query is longer than %(limit)s bytes.", limit=QUERY_BYTES))
    if (broken := _BROKEN_ESCAPE.search(text)) is not None:
        raise ValueError(
            _("The escape %(text)s in the query is broken.", text=repr(text[broken.start() : broken.start() + 3]))
        )
    pairs = pairs_in(text)
    if len(pairs) > MAX_PAIRS or text.count("&") >= MAX_VISIT_PAIRS:
        raise ValueError(_("The query can have at most %(limit)s parameters.", limit=MAX_PAIRS))
    query = query_text(pairs)
    if len(query) > QUERY_BYTES:
        raise ValueError(_("The query is longer than %(limit)s bytes.", limit=QUERY_BYTES))
    return query


def query_text(pairs: Iterable[Pair]) -> str:
    return "&".join(_quoted(name) + (f"={_quoted(value)}" if value else "") for name, value in pairs)


def key_of(folded_path: str, pairs: Iterable[Pair]) -> str:
    """The key by which a redirect of one path with these pairs is found: path?names?values, the pairs sorted.

    So a look-up can go from one set of names to the next one, however many redirects have each.
    """
    ordered = sorted((_quoted(name), _quoted(value)) for name, value in pairs)
    return f"{folded_path}?{'&'.join(name for name, _value in ordered)}?{'&'.join(value for _name, value in ordered)}"


def encoded_value(value: str) -> str:
    """A decoded value of a parameter as one segment of a path, or as a value again."""
    return quote(value, safe="-._~!$'()*,:@", errors="surrogateescape")


# Values of one name that a visit repeats; of more, the first count.
MAX_REPEATS = 4


def keys_for(folded_path: str, names: str, pairs: Iterable[Pair]) -> list[str]:
    """The keys of redirects with the parameters `names` (as in a key) that a visit with `pairs` could have."""
    values: dict[str, list[str]] = {}
    for name, value in pairs:
        values.setdefault(_quoted(name), []).append(value)
    wanted = names.split("&")
    if not all(name in values for name in wanted):
        return []
    choices = [values[name][:MAX_REPEATS] for name in wanted]
    combined = islice(product(*choices), MAX_REPEATS**2)
    keys = (key_of(folded_path, zip(map(_unquoted, wanted), chosen, strict=True)) for chosen in combined)
    return list(dict.fromkeys(keys))


def _quoted(text: str) -> str:
    return quote(text, safe="-._~!$'()*,:@/", errors="surrogateescape")


# --- a record's own URL ----------------------------------------------------------------------------------------

_NOT_IN_URL = re.compile(r"[\s\x00-\x1f\x7f\\]")
_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*://")


def address_of(url: str) -> RecordAddress:
    """The hostname, path and query that a record's URL names; the scheme is optional. Raises ValueError."""
    url = trim(url)
    if (found := _NOT_IN_URL.search(url)) is not None:
        raise ValueError(addresses.refusal_in_url(found[0]))
    try:
        parts = urlsplit(url if _SCHEME.match(url) else f"https://{url}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ValueError(_(addresses.NOT_FULL)) from None
    if parts.scheme not in ("http", "https"):
        raise ValueError(_("Start with https:// or http://."))
    if "@" in parts.netloc:
        raise ValueError(_("Can't contain a user name or password."))
    if parts.fragment:
        raise ValueError(_("Can't contain #."))
    if parts.query and not parts.path:
        raise ValueError(_("Put a path before the query, like %(host)s/?%(query)s.", host=host, query=parts.query[:60]))
    host = addresses.host_of(host)
    if port not in (None, 80, 443) and not addresses.is_loopback_name(host):
        raise ValueError(_("Can't contain a port."))
    return RecordAddress(host, path_of(parts.path), query_of(parts.query))


def url_of(host: str, path: str, query: str = "", *, https: bool, link_port: int) -> str:
    """The public URL of a record, in ASCII. On localhost, where no certificate can be had: plain HTTP on our port."""
    rest = encode(path) + (f"?{query}" if query else "")
    if host == "localhost" or host.endswith(".localhost"):
        port = "" if link_port == 80 else f":{link_port}"
        return f"http://{host}{port}/{rest}"
    return f"{'https' if https else 'http'}://{host}/{rest}"
