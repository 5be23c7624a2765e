"""Who may hold how much of what all share: one row for each resource, in one table.

A place is held while a request (or a turn of background work) uses the resource. No one gets the last places of all:
a workspace that holds none gets its first one while others have what they may have. A request that gets no place is
refused at once, or after the short wait of the row. Everything is bounded: no row grows with what clients send.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from types import TracebackType
from typing import TypeVar

from flask import Flask

from signpost.domain.errors import Busy
from signpost.storage.app_parts import current_parts, parts_of
from signpost.translations import gettext as _
from signpost.translations import mark

AnyKey = TypeVar("AnyKey")


class SharedResource(StrEnum):
    """What is shared."""

    EXPORTS = "exports"
    DOCUMENTS = "documents"
    PROVIDER = "provider"
    SIGN_IN = "sign_in"
    KNOWN_SIGN_IN = "known_sign_in"
    CURRENT_PASSWORDS = "current_passwords"
    LINK_PASSWORDS = "link_passwords"
    LISTENERS = "listeners"
    CHECKS = "checks"
    CHECKS_NOW = "checks_now"
    SHEETS = "sheets"
    WEBHOOKS = "webhooks"
    REQUESTS = "requests"
    ANONYMOUS = "strangers"
    VISIT_FORMS = "visit_forms"
    PROBES = "probes"
    WRITE_LOCK = "write_lock"


@dataclass(frozen=True)
class BulkheadRow:
    """The places of a resource: for all, for one workspace, and for one person of it.

    first_places: beyond `total`, for workspaces that hold none.  max_waiting: how many wait at most, each for up to
    `wait_s` seconds, in the order in which they came; max_waiting_of_workspace: those of one
    workspace; where requests wait in queues (server/request_pool.py), half of it for one person.  holders_wait: False
    where only workspaces that hold no place wait, so that all of them take turns.  message: for a request that gets no
    place; retry_after_s: when to try again.  serves: whose requests have threads of the row, for the operator.
    """

    total: int
    of_workspace: int
    of_person: int
    message: str
    first_places: int = 0
    wait_s: float = 0.0
    max_waiting: int = 0
    max_waiting_of_workspace: int = 1
    holders_wait: bool = True
    retry_after_s: int = 10
    serves: str = ""


_HASHING = mark("Too many passwords are being checked right now. Try again.")

TABLE: dict[SharedResource, BulkheadRow] = {
    # Answers that are sent while they are made. Each has a thread, and holds less than a megabyte.
    SharedResource.EXPORTS: BulkheadRow(
        total=4, of_workspace=2, of_person=1, first_places=12, retry_after_s=60,
        message=mark("Too many exports are being sent right now. Try again in a minute.")),
    # Descriptions of agents' clients (features/agents). Each holds a request thread for up to five seconds.
    SharedResource.DOCUMENTS: BulkheadRow(
        total=1, of_workspace=1, of_person=1, first_places=1, wait_s=8.0, max_waiting=4, holders_wait=False,
        retry_after_s=5,
        message=mark("Another client's description is being read right now. Try again in a few seconds.")),
    # Requests that wait for the provider of single sign-on. Each holds a request thread for up to seven seconds.
    SharedResource.PROVIDER: BulkheadRow(
        total=2, of_workspace=1, of_person=1, retry_after_s=2,
        message=mark("Too many people are signing in right now. Try again in a moment.")),
    # Passwords that are checked where people sign in. A hash takes 16 MiB and up to a quarter of a second of CPU time.
    SharedResource.SIGN_IN: BulkheadRow(
        total=1, of_workspace=1, of_person=1, wait_s=1.0, max_waiting=2, retry_after_s=2, message=_HASHING),
    # The same, for browsers in which the person has signed in before (features/sign_in/pages/known_browsers.py). The
    # workspace is the account.
    SharedResource.KNOWN_SIGN_IN: BulkheadRow(
        total=1, of_workspace=1, of_person=1, wait_s=2.0, max_waiting=3, retry_after_s=2, message=_HASHING),
    # Current passwords that people who are signed in enter to change something. The workspace is the account.
    SharedResource.CURRENT_PASSWORDS: BulkheadRow(
        total=1, of_workspace=1, of_person=1, wait_s=1.0, max_waiting=2, retry_after_s=2, message=_HASHING),
    # Passwords of links that visitors enter.
    SharedResource.LINK_PASSWORDS: BulkheadRow(
        total=1, of_workspace=1, of_person=1, wait_s=1.0, max_waiting=2, retry_after_s=2, message=_HASHING),
    # Clients that listen to events. They hold no thread, and up to two megabytes each. Where all are taken, the
    # workspace with the most gives one to a workspace that has less than half of that (features/events).
    SharedResource.LISTENERS: BulkheadRow(
        total=64, of_workspace=32, of_person=8,
        message=mark("Too many clients are listening right now. Try again later.")),
    # Threads that look at destinations, DNS and page titles, and send the messages of `notify_url`.
    SharedResource.CHECKS: BulkheadRow(
        total=32, of_workspace=24, of_person=24, first_places=16,
        message=mark("Too many checks are running right now.")),
    # Checks of a destination for which a person waits. Each holds a request thread for up to eight seconds.
    SharedResource.CHECKS_NOW: BulkheadRow(
        total=2, of_workspace=1, of_person=1, first_places=1, wait_s=8.0, max_waiting=4, holders_wait=False,
        retry_after_s=5,
        message=mark("Another destination is being checked right now. Try again in a moment.")),
    # Sheets of QR codes that are drawn (features/qr_sheets). Each takes up to two seconds of the processor, which
    # visits need too.
    SharedResource.SHEETS: BulkheadRow(
        total=1, of_workspace=1, of_person=1, wait_s=8.0, max_waiting=4, max_waiting_of_workspace=2, retry_after_s=5,
        message=mark("Too many sheets of QR codes are being drawn right now. Try again in a few seconds.")),
    # Turns of webhooks. features/events/delivery/webhooks.py says more of those of one workspace.
    SharedResource.WEBHOOKS: BulkheadRow(
        total=24, of_workspace=12, of_person=12, first_places=12,
        message=mark("Too many webhooks are being called right now.")),
    # Threads for requests with a valid token or session. More of them make nothing faster: they share one interpreter.
    SharedResource.REQUESTS: BulkheadRow(
        total=6, of_workspace=3, of_person=2, first_places=6, wait_s=8.0, max_waiting_of_workspace=256, retry_after_s=5,
        serves="API, agents and people who are signed in",
        message=mark(
            "This server has too many requests from this workspace right now. Try again in a few seconds.")),
    # Threads for all other requests. Here and in the next two rows a network takes the place of a workspace or person.
    SharedResource.ANONYMOUS: BulkheadRow(
        total=4, of_workspace=2, of_person=2, first_places=4, wait_s=8.0, max_waiting_of_workspace=256, retry_after_s=5,
        serves="those who are not signed in",
        message=mark("This server has too many requests from this network right now. Try again in a few seconds.")),
    # Threads for forms that visitors send, such as the password of a link, and for visits that wait for the disk or for
    # the counting of clicks. The workspace is that of the hostname.
    SharedResource.VISIT_FORMS: BulkheadRow(
        total=3, of_workspace=2, of_person=1, first_places=5, wait_s=8.0, max_waiting_of_workspace=512, retry_after_s=5,
        serves="visitors who send a form or wait for the disk",
        message=mark(
            "Too many people are waiting for an answer from this hostname right now. Try again in a few seconds.")),
    # Threads for /healthz, /readyz, /metrics and /internal/tls-ask.
    SharedResource.PROBES: BulkheadRow(
        total=2, of_workspace=1, of_person=1, first_places=2, wait_s=3.0, max_waiting_of_workspace=64, retry_after_s=1,
        message=mark("This server could not check itself in time. Try again in a few seconds.")),
    # Requests that wait for longer than a moment to write. They hold a thread, but no place for requests.
    SharedResource.WRITE_LOCK: BulkheadRow(
        total=12, of_workspace=8, of_person=8, first_places=12, retry_after_s=5,
        message=mark("Too many changes are waiting for a long one, so nothing was changed. Try again.")),
}  # fmt: skip


@dataclass(frozen=True)
class Holder:
    """Who holds a place. person: a user's id.

    Where no one is signed in, `workspace` is the network of the client, so that each network is one of many.
    """

    workspace: str
    person: str = ""


@dataclass(eq=False)
class Permit:
    """A place that is held until it is released, from any thread, or until the end of a `with` block."""

    holder: Holder
    bulkhead: Bulkhead
    _is_held: bool = True
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def release(self) -> None:
        with self._lock:
            was_held, self._is_held = self._is_held, False
        if was_held:
            self.bulkhead._release(self.holder)

    def __enter__(self) -> Permit:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.release()


class Bulkhead:
    """The places of one resource of one app."""

    def __init__(self, row: BulkheadRow):
        self.row = row
        self._changed = threading.Condition()
        self._held = 0
        # Those who wait, the first to come first.
        self._waiting: dict[object, Holder] = {}
        self._of_workspace: Counter[str] = Counter()
        self._of_person: Counter[Holder] = Counter()

    @property
    def held(self) -> int:
        return self._held

    def held_by(self, workspace: str) -> int:
        return self._of_workspace[workspace]

    @property
    def is_full(self) -> bool:
        """Whether there is no place for anybody, not even for a workspace that holds none."""
        return self._held >= self.row.total + self.row.first_places

    def enter(self, holder: Holder) -> Permit:
        """A place, at once or after the wait of the row. Raises Busy."""
        with self._changed:
            # Those who wait for it already come first.
            is_free = self._has_place(holder) and self._first_with_place() is None
            if not is_free and not self._wait_for(holder):
                raise self.busy()
            return self._place(holder)

    def try_enter(self, holder: Holder) -> Permit | None:
        """A place, where there is one now."""
        with self._changed:
            return self._place(holder) if self._has_place(holder) else None

    def busy(self) -> Busy:
        """The error for a request that gets no place."""
        return Busy(_(self.row.message), retry_after_s=self.row.retry_after_s)

    def _place(self, holder: Holder) -> Permit:
        self._held += 1
        self._of_workspace[holder.workspace] += 1
        self._of_person[holder] += 1
        return Permit(holder, self)

    def _wait_for(self, holder: Holder) -> bool:
        row = self.row
        if not row.holders_wait and self._of_workspace[holder.workspace]:
            return False
        of_workspace = sum(other.workspace == holder.workspace for other in self._waiting.values())
        if row.wait_s <= 0 or len(self._waiting) >= row.max_waiting or of_workspace >= row.max_waiting_of_workspace:
            return False
        until = time.monotonic() + row.wait_s
        ticket = object()
        self._waiting[ticket] = holder
        try:
            while (left_s := until - time.monotonic()) > 0:
                self._changed.wait(left_s)
                if self._first_with_place() is ticket:
                    return True
            return False
        finally:
            del self._waiting[ticket]
            # The next one may have a place, too.
            self._changed.notify_all()

    def _first_with_place(self) -> object | None:
        """The first of those who wait for whom there is a place."""
        return next((ticket for ticket, holder in self._waiting.items() if self._has_place(holder)), None)

    def _has_place(self, holder: Holder) -> bool:
        row, of_workspace = self.row, self._of_workspace[holder.workspace]
        if of_workspace == 0:
            return self._held < row.total + row.first_places
        has_share = of_workspace < row.of_workspace and self._of_person[holder] < row.of_person
        return has_share and self._held < row.total

    def _release(self, holder: Holder) -> None:
        with self._changed:
            self._held -= 1
            count_down(self._of_workspace, holder.workspace)
            count_down(self._of_person, holder)
            self._changed.notify_all()


def count_down(counter: Counter[AnyKey], key: AnyKey) -> None:
    """Count one less, and keep no key of which there is none."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


class Bulkheads:
    """The bulkheads of one app."""

    def __init__(self) -> None:
        self._by_resource = {resource: Bulkhead(row) for resource, row in TABLE.items()}

    def __getitem__(self, resource: SharedResource) -> Bulkhead:
        return self._by_resource[resource]


def of(app: Flask) -> Bulkheads:
    return parts_of(app)[Bulkheads]


def current() -> Bulkheads:
    return current_parts()[Bulkheads]
