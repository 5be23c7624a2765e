"""Clients of agents: programs that registered themselves, and those that a document describes at the URL of their id.

Anyone may register one, so what is kept is bounded: MAX_CLIENTS without a grant, the oldest making room; but not those
that a person is looking at (`RecentlyViewedClients`).
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta

from signpost.domain import times
from signpost.domain.ids import new_id
from signpost.domain.people.credentials import digest_of, new_secret
from signpost.features.agents.tables import AgentClient, AgentGrant
from signpost.operations.listing import view_of
from signpost.storage import database
from signpost.storage.app_parts import current_parts

# Of those without a grant. A row has at most 20 KB, and usually 500 bytes.
MAX_CLIENTS = 1_000
# A client that was never allowed anything ends after this time; one that was, this long after it was allowed or used.
UNUSED_FOR = timedelta(days=1)
USED_FOR = timedelta(days=180)
# How long a client stays after a person has seen the page where they allow it, or not; how many of one person, and of
# all.
VIEWED_FOR_S = 3_600.0
MAX_VIEWED_OF_PERSON, MAX_VIEWED = 5, 500
# How long a document is used before it is read again, where a person is asked.
DOCUMENT_FOR = timedelta(hours=1)

# How a client authenticates where it gets tokens, as RFC 7591 names it. PUBLIC: it has no secret.
PUBLIC, BASIC, POST = AUTH_METHODS = ("none", "client_secret_basic", "client_secret_post")


@dataclass(frozen=True)
class ClientDescription:
    """What a client says of itself, checked: at least one redirect URI, and one of AUTH_METHODS."""

    name: str
    redirect_uris: list[str]
    auth_method: str


@dataclass(frozen=True)
class ClientView(ClientDescription):
    """A client. digest: of its secret, if it has one."""

    id: str
    digest: str | None = field(repr=False)
    fetched_at: str | None


class RecentlyViewedClients:
    """The clients whose pages people are looking at, in memory: the latest of each person, and of all.

    Another node does not know them. There a client goes early only where MAX_CLIENTS others registered meanwhile, and
    its program then registers again.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # Client and person -> until when (monotonic), the oldest first.
        self._until: OrderedDict[tuple[str, str], float] = OrderedDict()

    def add(self, client_id: str, user_id: str) -> None:
        with self._lock:
            self._until.pop((client_id, user_id), None)
            own = [key for key in self._until if key[1] == user_id]
            for key in own[: max(0, len(own) - MAX_VIEWED_OF_PERSON + 1)]:
                del self._until[key]
            while len(self._until) >= MAX_VIEWED:
                self._until.popitem(last=False)
            self._until[client_id, user_id] = times.monotonic_s() + VIEWED_FOR_S

    def ids(self) -> set[str]:
        now = times.monotonic_s()
        with self._lock:
            return {client_id for (client_id, _), until in self._until.items() if until > now}


def mark_viewed(id: str, user_id: str) -> None:
    """A person sees the page where they allow a client, or not: it makes no room for others meanwhile."""
    current_parts()[RecentlyViewedClients].add(id, user_id)


def find_client(id: str) -> ClientView | None:
    """The client with this id, if it is known. Its document may be old."""
    row: AgentClient | None = AgentClient.get_or_none(AgentClient.id == id)
    return None if row is None else view_of(ClientView, row)


def register_client(described: ClientDescription) -> tuple[ClientView, str | None]:
    """A new client, and its secret, if it has one, which is never seen again."""
    secret = None if described.auth_method == PUBLIC else new_secret()
    return _store(new_id(), described, secret), secret


def client_of_document(id: str, read: Callable[[str], ClientDescription]) -> ClientView:
    """The client that the document at the URL `id` describes, which `read` reads unless it was read lately."""
    known = find_client(id)
    if known is not None and (known.fetched_at or "") > times.text(times.now() - DOCUMENT_FOR):
        return known
    described, now = read(id), times.now_text()
    if known is None:
        return _store(id, described, None, fetched_at=now)
    with database.atomic():
        shown = {"name": described.name, "redirect_uris": described.redirect_uris, "fetched_at": now}
        AgentClient.update(**shown).where(AgentClient.id == id).execute()
    return find_client(id) or _store(id, described, None, fetched_at=now)


def _store(id: str, described: ClientDescription, secret: str | None, *, fetched_at: str | None = None) -> ClientView:
    with database.atomic():
        _make_room()
        created = AgentClient.insert(
            id=id,
            name=described.name,
            redirect_uris=described.redirect_uris,
            auth_method=described.auth_method,
            digest=None if secret is None else digest_of(secret),
            fetched_at=fetched_at,
            expires_at=times.text(times.now() + UNUSED_FOR),
        )
        # Two people may open the page for the same document at once.
        created.on_conflict_ignore().execute()
        return view_of(ClientView, AgentClient.get_by_id(id))


def _make_room() -> None:
    """Delete clients without a grant: beyond MAX_CLIENTS the oldest that no one looks at.

    Not those that end first: that would be each new one, where many were used before.
    """
    seen = current_parts()[RecentlyViewedClients].ids()
    unused = AgentClient.id.not_in(AgentGrant.select(AgentGrant.client))
    by_age = AgentClient.created_at.desc(), AgentClient.id.desc()
    newest = AgentClient.select(AgentClient.id).where(unused & AgentClient.id.not_in(seen)).order_by(*by_age)
    AgentClient.delete().where(AgentClient.id << list(newest.offset(MAX_CLIENTS - 1))).execute()


def keep_client(id: str) -> None:
    """A client was allowed something, or used it: keep it for USED_FOR. Call it in a transaction."""
    AgentClient.update(expires_at=times.text(times.now() + USED_FOR)).where(AgentClient.id == id).execute()
