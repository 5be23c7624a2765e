"""Where a visitor is sent: how traffic is spread over destinations, and what is made of one. Pure.

The location has the destination, the visitor's path and query, and the record's UTM parameters.
"""

import re
import string
from collections.abc import Collection, Mapping
from enum import StrEnum
from urllib.parse import quote, unquote_plus

from signpost.domain.records.addresses import ascii_host
from signpost.translations import gettext as _

# Of a record itself, and of a rule.
MAX_DESTINATIONS = 20
# Of a record and all of its rules.
MAX_ALL_DESTINATIONS = 100
MAX_WEIGHT = 1_000_000


class Routing(StrEnum):
    """How traffic is spread over destinations."""

    FIRST = "first"
    ORDER = "order"
    RANDOM = "random"
    WEIGHTED = "weighted"
    STICKY = "sticky"
    FASTEST = "fastest"


def refusal_of_weights(weights: object, routing: str, count: int) -> str | None:
    """Why weights fit neither the routing nor the number of destinations; None: they fit.

    weights: whole numbers, or None for none.
    """
    if weights is None:
        return _("Weighted routing needs one weight per destination.") if routing == Routing.WEIGHTED else None
    assert isinstance(weights, (list, tuple))
    if len(weights) != count:
        return _("Give %(count)s weights, one per destination.", count=count)
    if not any(weights):
        return _("At least one weight must be above 0.")
    if routing != Routing.WEIGHTED:
        return _("Weights need weighted routing. The routing here is %(routing)s.", routing=routing)
    return None


# What a path or query may contain as it is; everything else is percent-encoded. Each character of a visitor's path is a
# byte, so a table suffices: a regular expression takes 30 times as long if many have to be encoded.
_SAFE = string.ascii_letters + string.digits + "!$%&'()*+,-./:;=@_~|[]"
_IN_PATH = {code: f"%{code:02X}" for code in range(256) if chr(code) not in _SAFE}
_IN_QUERY = {code: f"%{code:02X}" for code in range(256) if chr(code) not in _SAFE + "?{}^`"}
# As a value of a query: characters that would end it, or begin another one, are encoded, too.
_IN_VALUE = _IN_QUERY | {ord(character): f"%{ord(character):02X}" for character in "&=+;"}
_NAME = re.compile(r":([A-Za-z][A-Za-z0-9_]*)")
# A destination repeats what a visitor sends at most so often, so that an answer is not much longer than its request.
MAX_PLACEHOLDERS = 10
_END_OF_AUTHORITY = re.compile(r"[/?#]")
_NOT_VISIBLE_ASCII = re.compile(r"[^\x21-\x7e]")


def leads_to(url: str, host: str) -> bool:
    """Whether `url` (as `Target` writes it, in ASCII) is a web address at `host`, whatever its port and path."""
    scheme, _mark, rest = url.partition("://")
    if scheme.lower() not in ("http", "https"):
        return False
    authority = _END_OF_AUTHORITY.split(rest, maxsplit=1)[0]
    return authority.partition(":")[0].lower().removesuffix(".") == host


def names_in(text: str) -> list[str]:
    """What looks like a name of a pattern in a part of a destination, without its colon."""
    return _NAME.findall(text)


def check_placeholders(destination: str, names: Collection[str]) -> None:
    """Raises ValueError where scheme or host of a destination contain a name of a pattern, or it contains too many."""
    scheme, _mark, rest = destination.partition("://")
    authority = _END_OF_AUTHORITY.split(rest, maxsplit=1)[0]
    for name in (*_NAME.findall(scheme), *_NAME.findall(authority)):
        if name in names:
            raise ValueError(_("Use :%(name)s only in the path or query, not in the hostname.", name=name))
    if sum(name in names for name in _NAME.findall(rest)) > MAX_PLACEHOLDERS:
        raise ValueError(_("A destination can have at most %(limit)s names.", limit=MAX_PLACEHOLDERS))


class Target:
    """One destination, compiled: `fixed` is the location for a visitor without path and query to pass on.

    names: of a pattern; `forwarding` replaces them in path and query by the visitor's values.
    """

    __slots__ = ("_after_path", "_path", "_path_parts", "_query", "_query_parts", "_start", "fixed")

    def __init__(self, destination: str, utm: Mapping[str, str], names: Collection[str] = ()):
        scheme = destination.partition(":")[0].lower()
        self._start = ""
        self._path_parts: list[list[str]] | None = None
        self._query_parts: list[list[str]] | None = None
        if scheme not in ("http", "https"):
            # The address of an app is not ours to change.
            self.fixed = _ascii(destination)
            return
        rest, hash_, fragment = destination.partition("#")
        rest, question, query = rest.partition("?")
        authority_and_path = rest[len(scheme) + 3 :]
        authority, slash, path = authority_and_path.partition("/")
        self._start = destination[: len(scheme) + 3] + _ascii_authority(authority)
        self._path = _ascii(slash + path)
        self._after_path = hash_ + _ascii(fragment)
        parts = _ascii(query).split("&") if question else None
        added = [f"utm_{key}={quote(value, safe='')}" for key, value in utm.items() if value]
        if added:
            parts = _merged(parts or [], added)
        self._query = parts
        self.fixed = self._build(self._path, parts)
        if names:
            self._path_parts = _parts_or_none(self._path.split("/"), names)
            self._query_parts = _parts_or_none(parts or [], names)

    @property
    def has_placeholders(self) -> bool:
        return self._path_parts is not None or self._query_parts is not None

    def forwarding(self, path: str, query: str, values: Mapping[str, str] | None = None) -> str:
        """The location that passes on a visitor's `path` and `query` ("": none), both as they came.

        values: of the names of a pattern, percent-encoded.
        """
        if not self._start or not (path or query or values):
            return self.fixed
        here = self._path
        if values and self._path_parts is not None:
            here = _filled_path(self._path_parts, values)
        elif path:
            here = _joined(self._path, path)
        parts = self._query
        if values and self._query_parts is not None:
            parts = [_filled(part, values, _IN_VALUE) for part in self._query_parts]
        if query:
            parts = _merged(parts or [], _encoded(query, _IN_QUERY).split("&")) or parts
        return self._build(here, parts)

    def _build(self, path: str, parts: list[str] | None) -> str:
        return self._start + path + ("" if parts is None else "?" + "&".join(parts)) + self._after_path


def _parts_or_none(texts: list[str], names: Collection[str]) -> list[list[str]] | None:
    """Each of `texts` in turns of literal text and a name of `names`; None: there is no name in any of them."""
    result = []
    for text in texts:
        parts = [""]
        end = 0
        for found in _NAME.finditer(text):
            if found[1] in names:
                parts[-1] += text[end : found.start()]
                parts += [found[1], ""]
                end = found.end()
        parts[-1] += text[end:]
        result.append(parts)
    return result if any(len(parts) > 1 for parts in result) else None


def _filled(parts: list[str], values: Mapping[str, str], table: Mapping[int, str]) -> str:
    """Literal text as it is, and the values of names encoded as `table` says."""
    return "".join(
        part if position % 2 == 0 else _encoded(values.get(part, ""), table) for position, part in enumerate(parts)
    )


def _filled_path(segments: list[list[str]], values: Mapping[str, str]) -> str:
    """The path of a destination with the visitor's values in it; their dot segments never climb above it."""
    result: list[str] = []
    for parts in segments:
        if len(parts) == 1:
            result.append(parts[0])
            continue
        begin = len(result)
        filled = _filled(parts, values, _IN_PATH).split("/")
        for segment in filled:
            dots = segment.lower().replace("%2e", ".")
            if dots == "..":
                del result[max(begin, len(result) - 1) :]
            elif dots != ".":
                result.append(segment)
        if len(result) == begin:
            result.append("")
    # A path that begins with two slashes would name another host to those who read it alone.
    return "/" + "/".join(result[1:]).lstrip("/") if len(result) > 1 else "/".join(result)


def _ascii(text: str) -> str:
    if text.isascii() and not _NOT_VISIBLE_ASCII.search(text):
        return text
    return _NOT_VISIBLE_ASCII.sub(lambda match: quote(match[0], safe=""), text)


def _ascii_authority(authority: str) -> str:
    if authority.isascii():
        return authority
    host, colon, port = authority.partition(":")
    return ascii_host(host) + colon + port


def _encoded(text: str, table: Mapping[int, str]) -> str:
    """`text`, whose characters are bytes (others cannot come over a wire), encoded as `table` says."""
    return text.encode("latin-1", "replace").decode("latin-1").translate(table)


def _joined(path: str, further: str) -> str:
    """`path` followed by the segments of `further`; dot segments never climb above `path`."""
    segments: list[str] = []
    segment = ""
    for segment in further.split("/"):
        dots = segment.lower().replace("%2e", ".")
        if dots == "..":
            if segments:
                segments.pop()
        elif dots != ".":
            segments.append(segment)
    if segments and segment.lower().replace("%2e", ".") in (".", ".."):
        segments.append("")
    if not segments:
        return path
    return path.removesuffix("/") + "/" + _encoded("/".join(segments), _IN_PATH)


def _merged(own: list[str], incoming: list[str]) -> list[str]:
    """`own` parameters with `incoming` ones: an incoming name replaces its own values in place, others are appended.

    Parameters are kept byte for byte; only their names are compared decoded.
    """
    arrived: dict[str, list[str]] = {}
    for part in incoming:
        if part:
            arrived.setdefault(parameter_name(part), []).append(part)
    result: list[str] = []
    placed = set()
    for part in own:
        name = parameter_name(part)
        if name not in arrived:
            if part:
                result.append(part)
        elif name not in placed:
            placed.add(name)
            result.extend(arrived[name])
    for name, parts in arrived.items():
        if name not in placed:
            result.extend(parts)
    return result


def forwarded_query(query: str, used: Collection[str], *, is_protected: bool) -> str:
    """What a record that passes on queries passes on of `query`, as it came. used: the parameters it requires.

    is_protected: by a password. A visitor may have put it into the address in the hope that it opens the link.
    """
    withheld = {*used, "password"} if is_protected else used
    if not query or not withheld:
        return query
    return "&".join(part for part in query.split("&") if parameter_name(part) not in withheld)


def parameter_name(parameter: str) -> str:
    """The decoded name of one `name=value` of a query."""
    return unquote_plus(parameter.partition("=")[0])
