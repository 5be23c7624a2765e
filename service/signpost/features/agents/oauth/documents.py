"""Client-id metadata documents: a client id that is a URL, at which the client describes itself.

draft-ietf-oauth-client-id-metadata-document. Read only for a person who is signed in, through the fetcher that reaches
public addresses alone; the result is kept as a client (features/agents/agent_clients.py).
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from urllib.parse import urlsplit

from flask import Flask

from signpost.domain import strict_json, times
from signpost.domain.errors import BadRequest, Invalid, ServiceError
from signpost.features.agents import agent_clients, client_metadata
from signpost.features.agents.agent_clients import PUBLIC, ClientDescription, ClientView
from signpost.features.agents.oauth import registration
from signpost.outbound.causes import Cause, Failed
from signpost.outbound.fetch import Fetcher, fetcher_of
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.storage.app_parts import current_parts, parts_of

TIMEOUT_S = 5.0
# Of the body of an answer. The draft recommends 5 kB for a document.
MAX_ANSWER_BYTES = 24 * 1024
# A server that could not be reached is not asked again for this long, for anyone. A page that is missing, or no
# document, is not the server's failure: at the same server may be the document of another client.
FAILED_FOR_S = 60.0
MAX_FAILED = 1_000
_NAMES = ("dns", "not_public")
_REMEMBERED = (*_NAMES, "connection", "tls", "timeout")


class BadDocument(ServiceError):
    """The document of a client cannot be used."""

    status, code = 400, "bad_client_document"


class Documents:
    """fetcher: reaches the servers of clients."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher
        self._failed = _FailedServers()

    def read(self, url: str, holder: Holder) -> ClientDescription:
        """What the document at `url` says. Raises Busy, and BadDocument with a sentence. holder: for whom."""
        server = urlsplit(url).netloc.lower()
        try:
            if (before := self._failed.find(server)) is not None:
                raise before
            with bulkheads.current()[SharedResource.DOCUMENTS].enter(holder):
                body = self._body(url)
        except Failed as failed:
            if failed.reason in _REMEMBERED:
                self._failed.add(server, failed)
            # The names that a stranger asks about: not even whether their DNS answers.
            reason = f"{server} does not lead to a public address." if failed.reason in _NAMES else failed.text
            raise BadDocument(f"The client's description at {url} cannot be read. {reason}") from None
        try:
            document = strict_json.loads(body)
            if not isinstance(document, dict) or document.get("client_id") != url:
                raise BadDocument(f"The client's description at {url} is not about this client_id.")
            if "client_secret" in document:
                raise BadDocument(f"The client's description at {url} contains a secret.")
            # A document that is silent has no secret, as it could not keep one.
            return registration.describe_client({"token_endpoint_auth_method": PUBLIC, **document}, PUBLIC)
        except (BadRequest, Invalid):
            raise BadDocument(f"The client's description at {url} is not JSON that can be used.") from None
        except registration.BadMetadata as refused:
            raise BadDocument(f"The client's description at {url} cannot be used. {refused}") from None

    def _body(self, url: str) -> bytes:
        # Redirects are not followed: the id is this URL, and not another.
        with self._fetcher.once("GET", url, {"Accept": "application/json"}, None, MAX_ANSWER_BYTES) as answer:
            if answer.status != 200:
                raise Failed(Cause.STATUS, status=answer.status)
            return b"".join(answer.chunks())


class _FailedServers:
    """Servers that could not be reached lately: at most MAX_FAILED, the oldest forgotten first.

    Each node asks a server for itself, as one may reach what another does not.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._failed: OrderedDict[str, tuple[float, Failed]] = OrderedDict()

    def find(self, server: str) -> Failed | None:
        """Why it could not be reached."""
        with self._lock:
            until, failed = self._failed.get(server, (0.0, None))
        return failed if until > times.monotonic_s() else None

    def add(self, server: str, failed: Failed) -> None:
        with self._lock:
            if self._failed.get(server, (0.0, None))[0] > times.monotonic_s():
                return
            self._failed.pop(server, None)
            while len(self._failed) >= MAX_FAILED:
                self._failed.popitem(last=False)
            self._failed[server] = times.monotonic_s() + FAILED_FOR_S, failed


def client_with(client_id: str, holder: Holder) -> ClientView | None:
    """The client with this id, whose document is read where its id is a URL. None: unknown.

    holder: for whom it is read. Raises Busy, BadDocument.
    """
    if not client_metadata.is_document_url(client_id):
        return agent_clients.find_client(client_id)
    return agent_clients.client_of_document(client_id, partial(current_parts()[Documents].read, holder=holder))


def init_app(app: Flask) -> None:
    parts_of(app).add(Documents(fetcher_of(app.config, TIMEOUT_S)))
