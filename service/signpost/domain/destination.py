"""Where a visitor is sent: a destination, the visitor's path and query, and the record's UTM parameters. Pure."""

import re
import string
from collections.abc import Mapping
from urllib.parse import quote, unquote_plus

from signpost.domain.addresses import ascii_host

# What a path or query may contain as it is; everything else is percent-encoded. Each character of a visitor's path is a
# byte, so a table suffices: a regular expression takes 30 times as long if many have to be encoded.
_SAFE = string.ascii_letters + string.digits + "!$%&'()*+,-./:;=@_~|[]"
_IN_PATH = {code: f"%{code:02X}" for code in range(256) if chr(code) not in _SAFE}
_IN_QUERY = {code: f"%{code:02X}" for code in range(256) if chr(code) not in _SAFE + "?{}^`"}
_END_OF_AUTHORITY = re.compile(r"[/?#]")
_NOT_VISIBLE_ASCII = re.compile(r"[^\x21-\x7e]")


def leads_to(url: str, host: str) -> bool:
    """Whether `url` (as `Target` writes it, in ASCII) is a web address at `host`, whatever its port and path."""
    scheme, _, rest = url.partition("://")
    if scheme.lower() not in ("http", "https"):
        return False
    authority = _END_OF_AUTHORITY.split(rest, maxsplit=1)[0]
    return authority.partition(":")[0].lower().removesuffix(".") == host


class Target:
    """One destination, compiled: `fixed` is the location for a visitor without path and query to pass on."""

    __slots__ = ("_after_path", "_path", "_query", "_start", "fixed")

    def __init__(self, destination: str, utm: Mapping[str, str]):
        scheme = destination.partition(":")[0].lower()
        self._start = ""
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

    def forwarding(self, path: str, query: str) -> str:
        """The location that passes on a visitor's `path` and `query` ("": none), both as they came."""
        if not self._start or not (path or query):
            return self.fixed
        here = _joined(self._path, path) if path else self._path
        parts = self._query
        if query:
            parts = _merged(parts or [], _encoded(query, _IN_QUERY).split("&")) or parts
        return self._build(here, parts)

    def _build(self, path: str, parts: list[str] | None) -> str:
        return self._start + path + ("" if parts is None else "?" + "&".join(parts)) + self._after_path


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


def parameter_name(parameter: str) -> str:
    """The decoded name of one `name=value` of a query."""
    return unquote_plus(parameter.partition("=")[0])
