"""The hostnames that a person chooses from for a new record, the one that is most probably meant first."""

from __future__ import annotations

from signpost.domain.hosts.dns_records import was_wrong
from signpost.domain.records.filters import NO_FILTERS, HostFilters
from signpost.domain.records.record import Handler
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.hosts.hosts import HostView
from signpost.operations.records import records

MAX_HOSTS = 100


def host_choices(caller: Caller, handler: Handler) -> list[HostView]:
    """Hostnames of the workspace, at most MAX_HOSTS: those that work come first, that of the newest record before all.

    Those whose DNS was not checked yet come next, then those whose DNS is wrong, then those that take no short links.
    """
    known, _ = hosts.list_hosts(caller, sort="-created_at", per_page=MAX_HOSTS, filters=HostFilters())
    newest, _ = records.list_records(caller, handler=handler, sort="-created_at", per_page=1, filters=NO_FILTERS)
    last = newest[0].host if newest else ""

    def rank(host: HostView) -> tuple[bool, bool, bool, bool]:
        is_closed = handler is Handler.SHORT_URL and not host.short_links_enabled
        return is_closed, was_wrong(host.checked_at, host.correct), host.host != last, not host.correct

    return sorted(known, key=rank)
