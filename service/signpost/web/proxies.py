"""The headers that a proxy in front adds to a request, and whether to trust them.

`X-Forwarded-For` and `X-Forwarded-Proto` are trusted only from the peers that TRUSTED_PROXIES names.
`X-Forwarded-Host` and `Forwarded` are never read: many proxies pass on what a client sends under these names. A proxy
passes `Host` on.
"""

import ipaddress
import logging
import re

from signpost.domain.json_types import Environ, OwnEnviron, Settings
from signpost.domain.records.addresses import is_loopback_name
from signpost.runtime.settings import answers_plain_http

_FOR, _PROTO, _HOST = "HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_HOST"
_STANDARD = "HTTP_FORWARDED"
# Headers that proxies add by themselves.
_TRACES = ("HTTP_VIA", "HTTP_X_REAL_IP")
# Set in the environ if any such header was sent, trusted or not.
FORWARDED = "signpost.forwarded"
# Set in the environ of the service origin: whether a token may be sent this way.
SAFE = "signpost.safe"
# What so many peers and headers say is remembered, some 4 MB; where both headers are longer than this, it is not. An
# entry longer than an address is almost never one.
MAX_CACHED, MAX_CACHED_LENGTH, MAX_ENTRY_LENGTH = 8_192, 128, 64
# Entries of a header that are looked at, from its end: nobody has more proxies.
MAX_ENTRIES = 50
# An address as RFC 7239, section 6, Azure and IIS write it: in quotation marks, in brackets, with a port.
_NODE = re.compile(r'("?)(?:\[([^\[\]"]+)\]|(\d+(?:\.\d+){3}))(?::(?:\d{1,5}|_[\w.-]+))?\1', re.ASCII)

# The address of a visitor, and the scheme, or "" where no header says it.
_Seen = tuple[str, str]

logger = logging.getLogger("signpost.proxies")


class Proxies:
    def __init__(self, settings: Settings):
        self._trusted = [ipaddress.ip_network(entry) for entry in settings["TRUSTED_PROXIES"]]
        # (peer, X-Forwarded-For, X-Forwarded-Proto) -> what they say.
        self._known: dict[tuple[str, str, str], _Seen] = {}
        # What an operator should know of the proxies.
        self.warning: str | None = None
        self._answers_plain_http = answers_plain_http(settings)

    def look_through(self, environ: OwnEnviron) -> None:
        """Put the visitor's own address and scheme into `environ`, and take the forwarding headers out of it."""
        peer = environ.get("REMOTE_ADDR", "")
        if peer.startswith("::ffff:"):
            # The form in which a dual-stack socket writes IPv4 peers.
            peer = environ["REMOTE_ADDR"] = peer.removeprefix("::ffff:")
        if not (_FOR in environ or _PROTO in environ or _HOST in environ or _STANDARD in environ):
            return
        chain, protocol = environ.pop(_FOR, ""), environ.pop(_PROTO, "")
        for name in (_HOST, _STANDARD):
            environ.pop(name, None)
        environ[FORWARDED] = True
        # There are few proxies, and many visitors come again. To parse two addresses takes as long as half a visit.
        address, scheme = self._known.get((peer, chain, protocol)) or self._look(peer, chain, protocol)
        environ["REMOTE_ADDR"] = address
        if scheme:
            environ["wsgi.url_scheme"] = scheme

    def _look(self, peer: str, chain: str, protocol: str) -> _Seen:
        """What the headers of a peer say, remembered."""
        seen = self._seen(peer, chain, protocol)
        if len(chain) + len(protocol) <= MAX_CACHED_LENGTH:
            if len(self._known) >= MAX_CACHED:
                self._known.clear()
            self._known[peer, chain, protocol] = seen
        return seen

    def _seen(self, peer: str, chain: str, protocol: str) -> _Seen:
        found = self._read(peer)
        if found is None or not found[1]:
            return peer, ""
        address = peer
        for entry in reversed(_entries(chain)):
            found = self._read(entry)
            if found is None:
                self._say_unreadable(entry)
                break
            address, is_trusted = found
            if not is_trusted:
                break
        # The nearest proxy appends last.
        protocols = _entries(protocol)
        return address, ("https" if protocols[-1].lower() == "https" else "http") if protocols else ""

    def _read(self, entry: str) -> tuple[str, bool] | None:
        """The address that an entry of X-Forwarded-For names, and whether it is trusted; None: it names none."""
        node = _NODE.fullmatch(entry)
        address = (node[2] or node[3]) if node else entry
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return None
        return address, any(parsed in network for network in self._trusted)

    def _say_unreadable(self, entry: str) -> None:
        """Say once that visitors count as the proxy, which would otherwise only show in who they seem to be."""
        # RFC 7239 has `unknown` and invented names, which begin with _, for an address that is kept secret.
        if self.warning is not None or entry.strip('"').startswith("_") or entry.strip('"').lower() == "unknown":
            return
        # Not the entry itself: it can be the address of a visitor, and /readyz is for anyone.
        self.warning = (
            f"A trusted proxy sends X-Forwarded-For with {_shape_of(entry)}, which is no address. Its visitors count "
            "as one, with the address of the proxy. Have it send the address alone."
        )
        logger.warning("%s", self.warning)

    def is_safe(self, environ: Environ, host: str | None) -> bool:
        """Whether a token may be sent this way: over HTTPS, or without leaving this machine."""
        if environ.get("wsgi.url_scheme") == "https":
            return True
        return (
            self._answers_plain_http and is_from_this_machine(environ) and host is not None and is_loopback_name(host)
        )


def _shape_of(entry: str) -> str:
    """What an entry that is no address looks like, without a character of it that a visitor chose."""
    if len(entry) > MAX_ENTRY_LENGTH:
        return f"more than {MAX_ENTRY_LENGTH} characters between two commas"
    for character, shape in _SHAPES.items():
        if character in entry:
            return shape
    if any(character.isalpha() for character in entry.lower().translate(_HEX)):
        return "letters, like those of a hostname"
    if entry[:1] in '"[' or entry[-1:] in '"]':
        return "a bracket or a quotation mark without the other one"
    return "a port that is no number" if ":" in entry else "digits and dots, but not four numbers up to 255"


# The first of these that is found.
_SHAPES = {
    ";": "a list with a semicolon",
    "=": "a name and an equals sign, like those of Forwarded",
    "/": "a slash, like that of a network",
    " ": "a space between two words",
}
_HEX = str.maketrans("", "", "abcdef")


def is_from_this_machine(environ: Environ) -> bool:
    """Whether the request is from a program on this machine, and not from a proxy. After `look_through`."""
    return (
        is_loopback_name(environ.get("REMOTE_ADDR", ""))
        and FORWARDED not in environ
        and not any(name in environ for name in _TRACES)
        and not any(name.startswith("HTTP_X_FORWARDED_") for name in environ)
    )


def _entries(value: str) -> list[str]:
    """The last entries of a header that is a list."""
    # Most proxies add one.
    parts = value.rsplit(",", MAX_ENTRIES)[-MAX_ENTRIES:] if "," in value else (value,)
    return [entry for part in parts if (entry := part.strip())]
