"""The hostnames by which people and programs reach the service. They cannot be connected: visits would hide it.

PUBLIC_URL says which one it is. Without it, every hostname by which a valid token or session of a manager or owner of
the first workspace, the operator's, came in the last 30 days is one: others would only keep hostnames from their
owners. They are remembered at once, and stored by the watcher, so that no request waits for it. Another node knows them
a second later.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from datetime import timedelta
from urllib.parse import urlsplit

from flask import Flask

from signpost.domain import times
from signpost.domain.people.roles import Role
from signpost.domain.records import addresses
from signpost.operations.caller import Caller
from signpost.runtime import settings
from signpost.storage import database
from signpost.storage.app_parts import current_parts, parts_of
from signpost.storage.models import Host, Member, ServiceHost, User, Workspace

RETENTION_TIME = timedelta(days=30)
# Of one user: someone who sends many Host headers only pushes out hostnames of their own.
MAX_OF_USER = 4
# Pairs of user and hostname in memory, and how often one is stored.
MAX_REMEMBERED = 4096
STORE_EVERY_S = 3600.0

# A user's id, and a hostname.
_Use = tuple[str, str]


class ServiceHosts:
    """Those of one app. It is also a task of the watcher: to store them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # When each was stored, by the monotonic clock; those that are not stored yet.
        self._stored_at: OrderedDict[_Use, float] = OrderedDict()
        self._unstored: OrderedDict[_Use, None] = OrderedDict()

    def note(self, caller: Caller) -> None:
        """Remember by which hostname a valid token or session came."""
        host = caller.reached_by
        if (
            host is None
            or caller.role < Role.MANAGER
            or settings.active()["PUBLIC_URL"]
            or addresses.is_loopback_name(host)
        ):
            return
        if addresses.is_ip_address(host) or len(host) > addresses.HOST_LENGTH:
            return
        use, now = (caller.user.id, host), times.monotonic_s()
        stored_at = self._stored_at.get(use)
        if (stored_at is not None and now - stored_at < STORE_EVERY_S) or caller.user.id not in _operators():
            return
        with self._lock:
            self._unstored[use] = None
            own = [other for other in self._unstored if other[0] == use[0]]
            for other in own[:-MAX_OF_USER]:
                del self._unstored[other]
            while len(self._unstored) > MAX_REMEMBERED:
                self._unstored.popitem(last=False)

    def is_own(self, host: str) -> bool:
        """Whether the service was reached by `host`; never where PUBLIC_URL is set."""
        if settings.active()["PUBLIC_URL"]:
            return False
        operators = _operators()
        with self._lock:
            if any(user in operators and other == host for user, other in self._unstored):
                return True
        since = times.text(times.now() - RETENTION_TIME)
        # Earlier versions stored those of the managers of every workspace.
        used = (ServiceHost.host == host) & (ServiceHost.used_at > since) & ServiceHost.user.in_(operators)
        return ServiceHost.select().where(used).exists()

    def store(self) -> None:
        """Write what is not stored yet."""
        with self._lock:
            unstored = [*self._unstored]
        if not unstored:
            return
        with database.atomic():
            now_text = times.now_text()
            for user_id, host in unstored:
                ServiceHost.insert(user=user_id, host=host, used_at=now_text).on_conflict_replace().execute()
            for user_id in {user_id for user_id, _ in unstored}:
                own = ServiceHost.select(ServiceHost.host).where(ServiceHost.user == user_id)
                # Those that were stored while the clock was ahead go first.
                is_ahead = ServiceHost.used_at > now_text
                oldest = own.order_by(is_ahead, ServiceHost.used_at.desc(), ServiceHost.host).offset(MAX_OF_USER)
                forgotten = [entry.host for entry in oldest]
                ServiceHost.delete().where((ServiceHost.user == user_id) & (ServiceHost.host << forgotten)).execute()
        now = times.monotonic_s()
        with self._lock:
            for use in unstored:
                self._unstored.pop(use, None)
                self._stored_at[use] = now
                self._stored_at.move_to_end(use)
            while len(self._stored_at) > MAX_REMEMBERED:
                self._stored_at.popitem(last=False)

    # --- the task of the watcher ------------------------------------------------------------------------------

    def due(self, count: int) -> list[str]:
        return ["service hosts"][:count] if self._unstored else []

    def do(self, task: str) -> bool:
        self.store()
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        """The transaction of `do` has written them."""


def _operators() -> set[str]:
    """The ids of the managers and owners of the first workspace."""
    first = Workspace.select(Workspace.id).order_by(Workspace.id).limit(1)
    leading = [role for role in Role if role >= Role.MANAGER]
    rows = Member.select(Member, User).join(User).where((Member.workspace == first) & Member.role.in_(leading))
    return {member.user.id for member in rows}


def origin_with_name(origin: str) -> str:
    """`origin`, an IP address of this machine, with a hostname instead, as passkeys need one; "" for other addresses.

    On localhost itself there are links since the first start, and visits hide the service.
    """
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if settings.active()["PUBLIC_URL"] or not (addresses.is_ip_address(host) and addresses.is_loopback_name(host)):
        return ""
    has_links = Host.select().where(Host.host == "localhost").exists()
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{'signpost.localhost' if has_links else 'localhost'}{port}"


def current() -> ServiceHosts:
    """Those of the active app."""
    return current_parts().late(ServiceHosts, ServiceHosts)


def of(app: Flask) -> ServiceHosts:
    return parts_of(app).late(ServiceHosts, ServiceHosts)
