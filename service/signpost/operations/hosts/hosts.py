"""Hostnames of a workspace. Spec: "POST /host", "DELETE /host/{host}", "Hostname record"."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypedDict, Unpack

from signpost.domain import times
from signpost.domain.changes import difference
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.hosts import dns_records, fallback
from signpost.domain.json_types import JsonObject
from signpost.domain.records import addresses
from signpost.domain.records.filters import HostFilters
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import host_views, service_hosts
from signpost.operations.hosts.host_views import HostDetail as HostDetail
from signpost.operations.hosts.host_views import HostView as HostView
from signpost.operations.hosts.host_views import detail, details, records_for, settings_of, views
from signpost.operations.records.lists.filters import matching_hosts
from signpost.operations.workspaces import usage
from signpost.runtime import plan_file, settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Host, Workspace
from signpost.translations import gettext as _
from signpost.translations import mark

OF_SERVICE = mark(
    "People reached Signpost itself by this hostname in the last 30 days, so it can't be used for links. If it is not "
    "meant for that, set PUBLIC_URL to the address that is."
)


class HostChanges(TypedDict, total=False):
    """Settings of a hostname that are to be changed; None puts one back to its default. PATCH has no flags."""

    notfound_url: str | None
    expired_url: str | None
    notfound_status: int | None
    apple_app_site_association: JsonObject | None
    assetlinks: list[JsonObject] | None
    https_requested: bool
    short_links_enabled: bool


@roles.requires(roles.MANAGER)
def connect_host(
    caller: Caller, *, host: str, https_requested: bool | None = None, short_links_enabled: bool | None = None
) -> HostView:
    """Connect a hostname, or change the flags of one that is connected; flags left out are kept (first: true).

    Raises Invalid where another workspace has it or its www sibling, and where the service itself answers on it: the
    host of PUBLIC_URL, of the current request, or of other requests before (operations/hosts/service_hosts.py).
    """
    flags = {
        name: value
        for name, value in {"https_requested": https_requested, "short_links_enabled": short_links_enabled}.items()
        if value is not None
    }
    if _is_of_service(caller, host):
        raise Invalid({"host": [_("Signpost itself answers on this hostname, so it can't be used for links.")]})
    with database.atomic():
        known: Host | None = caller.workspace.hosts.where(Host.host == host).get_or_none()
        if known is None:
            known = add_host(caller, host, flags)
            hook().host_connected(caller=caller, host=known)
        elif any(getattr(known, name) != value for name, value in flags.items()):
            _change(caller, known, flags)
        database.announce(host)
    return views([known])[0]


def _change(caller: Caller, host: Host, values: Mapping[str, Any]) -> None:
    former = settings_of(host)
    for name, value in values.items():
        setattr(host, name, value)
    host.updated_at = times.now_text()
    host.save()
    before, after = difference(former, settings_of(host))
    hook().host_changed(caller=caller, host=host, before=before, after=after)


def _is_of_service(caller: Caller, host: str) -> bool:
    """Whether dashboard and API answer on `host`, or would stop answering because it answers for its www name."""
    public, requested = addresses.public_host(settings.active()["PUBLIC_URL"]), caller.reached_by
    # No other hostname answers for the host of PUBLIC_URL.
    return host in (public, requested) or (requested == addresses.www_name(host) and requested != public)


def add_host(caller: Caller, host: str, flags: Mapping[str, Any]) -> Host:
    """Connect a hostname that is new to the workspace. Raises Invalid, PlanLimitExceeded."""
    known = service_hosts.current()
    # Without a hostname of its own, www.X is answered by X.
    if known.is_own(host) or known.is_own(addresses.www_name(host)):
        raise Invalid({"host": [_(OF_SERVICE)]})
    sibling = addresses.www_sibling(host)
    for other in list(Host.select().where((Host.host << [host, sibling]) & (Host.workspace != caller.workspace))):
        if host_views.is_proof_awaited(other):
            # Only claimed, not proved: it does not keep another workspace out.
            if other.host == host:
                other.delete_instance()
        elif other.host == host:
            raise Invalid({"host": [_("This hostname is connected to another workspace.")]})
        else:
            reason = _(
                "%(host)s is connected to another workspace, and a hostname and its www name go together.", host=sibling
            )
            raise Invalid({"host": [reason]})
    usage.require_within_limit(caller.workspace, plan_file.HOSTS)
    awaits = settings.active()["REQUIRE_HOST_PROOF"]
    return Host.create(
        workspace=caller.workspace,
        host=host,
        domain=addresses.domain_of(host),
        awaits_proof=awaits,
        notice=host_views.PROOF_NOTICE if awaits else "",
        **flags,
    )


@roles.requires(roles.MANAGER)
def disconnect_host(caller: Caller, host: str) -> None:
    """Disconnect a hostname. Its records stay, stop resolving, and resolve again when it is connected again.

    A hostname that is not connected is no error. The name is not cleaned up: one with a space is not connected.
    """
    name = addresses.same_host(host)
    if name is None:
        return
    with database.atomic():
        found: Host | None = caller.workspace.hosts.where(Host.host == name).get_or_none()
        if found is not None:
            hook().host_disconnected(caller=caller, host=found)
            found.delete_instance()
            database.announce(name)


def get_host(caller: Caller, host: str) -> HostDetail:
    """One hostname of the workspace, with its settings. Raises NotFound."""
    return _with_notice(detail(_own_host(caller, host)))


def _with_notice(shown: HostDetail) -> HostDetail:
    """The same with what its settings probably do not mean, where it has no other notice."""
    if shown.notice or not (notice := hook().notice_about(host=shown.host)):
        return shown
    return replace(shown, notice=notice)


@roles.requires(roles.MANAGER)
def update_host(caller: Caller, host: str, **changes: Unpack[HostChanges]) -> HostDetail:
    """Change the settings of a hostname that are given, and keep the others. Raises NotFound."""
    values: dict[str, Any] = {**changes}
    if values.get("notfound_status", fallback.REDIRECT) is None:
        values["notfound_status"] = fallback.REDIRECT
    with database.atomic():
        found = _own_host(caller, host)
        changed = {name: value for name, value in values.items() if getattr(found, name) != value}
        if changed:
            _change(caller, found, changed)
            database.announce(found.host)
    return _with_notice(detail(found))


def required_records(caller: Caller, host: str) -> list[dns_records.DnsRecord]:
    """The DNS records that a hostname of the workspace must have. Raises NotFound."""
    return records_for(_own_host(caller, host))


def _own_host(caller: Caller, host: str) -> Host:
    name = addresses.same_host(host)
    found: Host | None = caller.workspace.hosts.where(Host.host == name).get_or_none()
    if found is None:
        raise NotFound(_("This hostname is not connected to the workspace."))
    return found


@roles.requires(roles.MANAGER)
def refresh_host(caller: Caller, host: str) -> HostView:
    """Check DNS again, now, in the background; `checked_at` shows when that was done. Raises NotFound.

    Where no feature checks, nothing happens, and the notice says so.
    """
    found = get_host(caller, host)
    if not hook().looks_up_hosts():
        return replace(found, notice=_("DNS is not checked here, because the feature monitoring is left out."))
    with database.atomic():
        own = (Host.host == found.host) & (Host.workspace == caller.workspace)
        Host.update(dns_due_at=times.now_text()).where(own).execute()
    return found


def list_hosts(
    caller: Caller, *, sort: str, per_page: int, filters: HostFilters, cursor: str | None = None
) -> tuple[list[HostView], listing.Cursors]:
    """A page of the workspace's hostnames that `filters` match."""
    query = matching_hosts(caller.workspace, filters)
    name = json.dumps(["host", filters.as_json()], sort_keys=True)
    rows, cursors = listing.page(query, name=name, sort=sort, cursor=cursor, size=per_page)
    return views(rows), cursors


def oldest_hosts(caller: Caller, count: int) -> list[HostDetail]:
    """The first `count` hostnames that were connected, with their settings, the first one first."""
    return details(list(caller.workspace.hosts.order_by(Host.created_at, Host.host).limit(count)))


def may_have_certificate(name: str) -> bool:
    """Whether the proxy may get a certificate for a name: one connected with HTTPS, or that of the service itself."""
    name = name.lower().removesuffix(".")
    if name and name == addresses.public_host(settings.active()["PUBLIC_URL"]):
        return True
    names = addresses.answering_hosts(name)
    rows = [host for host in Host.select().where(Host.host << names) if not host_views.is_proof_awaited(host)]
    found = {host.host: host.https_requested for host in rows}
    return next((found[entry] for entry in names if entry in found), False)


def hosts_beginning_with(workspace: Workspace, text: str, count: int) -> list[str]:
    """The first `count` hostnames of the workspace, in alphabetical order, that begin with `text`."""
    found = workspace.hosts.where(Host.host.startswith(text.lower())).order_by(Host.host).limit(count)
    return [host.host for host in found]


def connected_host(caller: Caller, host: str, field: str = "host") -> Host:
    """A hostname of the workspace. Raises Invalid, naming `field`, where it is not connected."""
    found = Host.named(caller.workspace.id, [host]).get(host)
    if found is None:
        raise Invalid({field: [_("%(host)s is not connected to the workspace.", host=host)]})
    return found


def is_connected(caller: Caller, host: str) -> bool:
    """Whether a hostname is one of the workspace."""
    return host in Host.named(caller.workspace.id, [host])


def default_host(caller: Caller) -> str:
    """The hostname of new short links where a caller names none: of those that take them, the one connected first.

    Raises Invalid where there is none.
    """
    open_ones = caller.workspace.hosts.where(Host.short_links_enabled).order_by(Host.created_at, Host.host)
    found: Host | None = open_ones.first()
    if found is None:
        raise Invalid({"host": [_("No hostname that takes short links is connected to the workspace.")]})
    return found.host


@roles.requires(roles.MANAGER)
def set_host(caller: Caller, host: str, **settings: Unpack[HostChanges]) -> HostDetail:
    """Change the flags and settings of a hostname that are given, and keep the others; a flag that is null is kept.

    Raises NotFound.
    """
    if settings.get("https_requested") is None:
        settings.pop("https_requested", None)
    if settings.get("short_links_enabled") is None:
        settings.pop("short_links_enabled", None)
    return update_host(caller, host, **settings)
