"""The headers that a proxy in front adds to a request, and whether to trust them.

`X-Forwarded-For` and `X-Forwarded-Proto` are trusted only from the peers that TRUSTED_PROXIES names.
`X-Forwarded-Host` and `Forwarded` are never read: many proxies pass on what a client sends under these names. A proxy
passes `Host` on.
"""

import ipaddress
from collections.abc import Callable, Iterable
from functools import lru_cache

from signpost.domain.outside import Environ, OwnEnviron, Settings
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
# Longer text is almost never an address, and is not remembered.
MAX_REMEMBERED_LENGTH = 64


class Proxies:
    def __init__(self, settings: Settings):
        self._is_trusted = _trust_in(settings["TRUSTED_PROXIES"])
        self._answers_plain_http = answers_plain_http(settings)

    def look_through(self, environ: OwnEnviron) -> None:
        """Put the visitor's own address and scheme into `environ`, and take the forwarding headers out of it."""
        peer = environ.get("REMOTE_ADDR", "")
        if peer.startswith("::ffff:"):
            # The form in which a dual-stack socket writes IPv4 peers.
            environ["REMOTE_ADDR"] = peer.removeprefix("::ffff:")
        if not (_FOR in environ or _PROTO in environ or _HOST in environ or _STANDARD in environ):
            return
        given = {name: environ.pop(name) for name in (_FOR, _PROTO, _HOST, _STANDARD) if name in environ}
        environ[FORWARDED] = True
        if not self._is_trusted(environ.get("REMOTE_ADDR", "")):
            return
        for address in reversed(_entries(given.get(_FOR))):
            is_trusted = self._is_trusted(address)
            if is_trusted is None:
                break
            environ["REMOTE_ADDR"] = address
            if not is_trusted:
                break
        # The nearest proxy appends last.
        if protocols := _entries(given.get(_PROTO)):
            environ["wsgi.url_scheme"] = "https" if protocols[-1].lower() == "https" else "http"

    def is_safe(self, environ: Environ, host: str | None) -> bool:
        """Whether a token may be sent this way: over HTTPS, or without leaving this machine."""
        if environ.get("wsgi.url_scheme") == "https":
            return True
        return (
            self._answers_plain_http and is_from_this_machine(environ) and host is not None and is_loopback_name(host)
        )


def _trust_in(networks: Iterable[str]) -> Callable[[str], bool | None]:
    """Whether an address is trusted, as a function; it returns None for what is no address."""
    trusted = [ipaddress.ip_network(entry) for entry in networks]

    def look_up(address: str) -> bool | None:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return None
        return any(parsed in network for network in trusted)

    # There are few proxies, and many visitors come again. To parse two addresses takes longer than the rest of a visit.
    remembered = lru_cache(maxsize=1024)(look_up)
    return lambda address: remembered(address) if len(address) <= MAX_REMEMBERED_LENGTH else look_up(address)


def is_from_this_machine(environ: Environ) -> bool:
    """Whether the request is from a program on this machine, and not from a proxy. After `look_through`."""
    return (
        is_loopback_name(environ.get("REMOTE_ADDR", ""))
        and FORWARDED not in environ
        and not any(name in environ for name in _TRACES)
        and not any(name.startswith("HTTP_X_FORWARDED_") for name in environ)
    )


def _entries(value: str | None) -> list[str]:
    return [entry.strip() for entry in (value or "").split(",") if entry.strip()]
