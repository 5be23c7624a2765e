"""Client-id metadata documents: a client id that is a URL, at which the client describes itself.

draft-ietf-oauth-client-id-metadata-document. Read only for a person who is signed in, through the fetcher that reaches
public addresses alone; the result is kept as a client (operations/agent_clients.py).
"""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask

from signpost.domain import agent_clients, strict_json
from signpost.domain.errors import BadRequest, Invalid, ServiceError
from signpost.domain.public_addresses import is_public, is_reachable
from signpost.monitoring.fetch import Failed, Fetcher
from signpost.monitoring.resolver import Resolver
from signpost.oauth import registration
from signpost.operations import agent_clients as clients
from signpost.operations.agent_clients import ClientView, Described
from signpost.storage.app_parts import current_parts, parts_of

TIMEOUT_S = 5.0
# Of an answer with its head. The draft recommends 5 kB for a document.
MAX_ANSWER_BYTES = 24 * 1024


class BadDocument(ServiceError):
    """The document of a client cannot be used."""

    status, code = 400, "bad_client_document"


class Documents:
    """fetcher: reaches the servers of clients."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def read(self, url: str) -> Described:
        """What the document at `url` says. Raises BadDocument with a sentence."""
        try:
            body = self._body(url)
        except Failed as failed:
            raise BadDocument(f"The client's description at {url} cannot be read. {failed.text}") from None
        try:
            document = strict_json.loads(body)
            if not isinstance(document, dict) or document.get("client_id") != url:
                raise BadDocument(f"The client's description at {url} is not about this client_id.")
            if "client_secret" in document:
                raise BadDocument(f"The client's description at {url} contains a secret.")
            # A document that is silent has no secret, as it could not keep one.
            return registration.described({"token_endpoint_auth_method": clients.PUBLIC, **document}, clients.PUBLIC)
        except (BadRequest, Invalid):
            raise BadDocument(f"The client's description at {url} is not JSON that can be used.") from None
        except registration.BadMetadata as refused:
            raise BadDocument(f"The client's description at {url} cannot be used. {refused}") from None

    def _body(self, url: str) -> bytes:
        # Redirects are not followed: the id is this URL, and not another.
        with self._fetcher.once("GET", url, {"Accept": "application/json"}, None, MAX_ANSWER_BYTES) as answer:
            if answer.status != 200:
                raise Failed("http", f"It answers with the status {answer.status}.", answer.status)
            return b"".join(answer.chunks())


def client_with(client_id: str) -> ClientView | None:
    """The client with this id, whose document is read where its id is a URL. None: unknown. Raises BadDocument."""
    if not agent_clients.is_document_url(client_id):
        return clients.find_client(client_id)
    read: Callable[[str], Described] = current_parts()[Documents].read
    return clients.client_of_document(client_id, read)


def init_app(app: Flask) -> None:
    is_allowed = is_reachable if app.config["MONITOR_ALLOW_PRIVATE"] else is_public
    parts_of(app).add(Documents(Fetcher(Resolver(app.config["DNS_SERVERS"]), is_allowed, TIMEOUT_S)))
