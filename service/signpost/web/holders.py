"""For whom a request is, before a thread works on it: the workspace and person of its token or session, or its network.

What a token or session belongs to is remembered once a request with it was authenticated, so nothing is read for it
here, and a request with an unknown or invalid one is its network's. It decides about turns alone, and gives no access.
"""

import hashlib
import re
import threading
from collections import OrderedDict

from signpost.domain.json_types import Environ, OwnEnviron
from signpost.domain.records.addresses import site_of
from signpost.operations.caller import Caller
from signpost.runtime.bulkheads import Holder
from signpost.web.paths import PROTECTED, Dialects

# Tokens and sessions that are remembered; the one that was not used for longest is forgotten first.
MAX_KNOWN = 4096
# The holder of a request that was authenticated, in its environ.
_HOLDER = "signpost.holder"
# The answers to requests whose token or session is invalid: 401, or the way to the sign-in page.
_REFUSED = (401, 303)
SESSION_COOKIE = "signpost_session"
_SESSION = re.compile(SESSION_COOKIE + r"(?:_([0-9]{1,5}))?=([^;]{1,128})")
_PORT = re.compile(r":([0-9]{1,5})\Z")
_SIGNATURE = re.compile(r"(?:^|&)signature=([^&]{1,128})")


def port_of(host: str) -> str:
    """The port in a Host header; "" for the usual one of its scheme."""
    found = _PORT.search(host)
    return found[1] if found and found[1] not in ("80", "443") else ""


def cookie_of(name: str, host: str) -> str:
    """The name of a cookie of the instance at `host`: browsers send cookies to every port of a machine."""
    return f"{name}_{port}" if (port := port_of(host)) else name


def note_caller(environ: OwnEnviron, caller: Caller) -> None:
    """Say in the environ for whom a request is, which is known now."""
    environ[_HOLDER] = Holder(caller.workspace.id, caller.user.id)


def network(environ: Environ) -> str:
    """The network of a client, as the name of a workspace: networks and workspaces never have the same."""
    return f"network {site_of(environ.get('REMOTE_ADDR', ''))}"


class Holders:
    """The tokens and sessions that one server has met."""

    def __init__(self, dialects: Dialects):
        self._dialects = dialects
        self._lock = threading.Lock()
        self._known: OrderedDict[bytes, Holder] = OrderedDict()

    def holder_of(self, environ: Environ) -> Holder | None:
        """For whom a request is, if its token or session was valid when it was last used."""
        key = self._key(environ)
        if key is None:
            return None
        with self._lock:
            holder = self._known.get(key)
            if holder is not None:
                self._known.move_to_end(key)
        return holder

    def learn(self, environ: Environ, status: int) -> None:
        """Remember for whom a request was, or forget what is invalid now. status: of its answer."""
        holder: Holder | None = environ.get(_HOLDER)
        if (holder is None and status not in _REFUSED) or (key := self._key(environ)) is None:
            return
        with self._lock:
            if holder is None:
                self._known.pop(key, None)
                return
            self._known[key] = holder
            if len(self._known) > MAX_KNOWN:
                self._known.popitem(last=False)

    def _key(self, environ: Environ) -> bytes | None:
        secret = self._secret(environ)
        return hashlib.sha256(secret.encode("latin-1", "replace")).digest() if secret else None

    def _secret(self, environ: Environ) -> str | None:
        """What authenticates a request to its path; other headers are not looked at."""
        path = environ["PATH_INFO"]
        if self._dialects.at(path) is not None:
            found = _SIGNATURE.search(environ.get("QUERY_STRING", ""))
            return environ.get("HTTP_X_API_KEY") or environ.get("HTTP_AUTHORIZATION") or (found and found[1])
        if path.startswith(PROTECTED):
            return environ.get("HTTP_AUTHORIZATION")
        port = port_of(environ.get("HTTP_HOST", ""))
        cookies = _SESSION.findall(environ.get("HTTP_COOKIE", ""))
        return next((secret for of_port, secret in cookies if of_port == port), None)
