"""Hostnames as they are shown. Spec: "Hostname record"."""

from dataclasses import dataclass
from typing import Any

from signpost.domain.changes import State
from signpost.domain.hosts import dns_records
from signpost.domain.json_types import JsonObject
from signpost.operations.listing import view_of
from signpost.operations.workspaces.usage import records_of
from signpost.runtime import host_proof, settings
from signpost.storage.models import Host

_SETTINGS = (
    "https_requested", "short_links_enabled", "notfound_url", "expired_url", "notfound_status",
    "apple_app_site_association", "assetlinks",
)  # fmt: skip


@dataclass(frozen=True)
class HostView:
    """A hostname as it is shown. require: the DNS records to set. counts: records by handler, like `short-url=3`.

    current, errors: what the last check of DNS found. checked_at: "" before the first one.
    """

    host: str
    domain: str
    correct: bool
    public: bool
    default_require: dns_records.Requirement
    require: list[str]
    current: list[dict[str, str]]
    errors: list[dict[str, str]]
    counts: list[str]
    https_requested: bool
    short_links_enabled: bool
    notice: str
    checked_at: str
    created_at: str
    updated_at: str


@dataclass(frozen=True)
class HostDetail(HostView):
    """A hostname with its settings. notfound_url, expired_url: null where those of the workspace apply."""

    notfound_url: str | None
    expired_url: str | None
    notfound_status: int
    apple_app_site_association: JsonObject | None
    assetlinks: list[JsonObject] | None


def settings_of(host: Host) -> State:
    """The settings of a hostname."""
    return {name: getattr(host, name) for name in _SETTINGS}


def views(hosts: list[Host]) -> list[HostView]:
    """Hostnames of one workspace as they are shown."""
    records = records_of(hosts[0].workspace_id, [host.host for host in hosts]) if hosts else {}
    return [view_of(HostView, host, **_derived(host, records.get(host.host, {}))) for host in hosts]


def details(hosts: list[Host]) -> list[HostDetail]:
    """The same, with their settings."""
    records = records_of(hosts[0].workspace_id, [host.host for host in hosts]) if hosts else {}
    return [view_of(HostDetail, host, **_derived(host, records.get(host.host, {}))) for host in hosts]


def detail(host: Host) -> HostDetail:
    """A hostname as it is shown, with its settings."""
    return details([host])[0]


def _derived(host: Host, records: dict[str, int]) -> dict[str, Any]:
    """The fields of a view that are not columns. records: how many of them the hostname has, by handler."""
    target = settings.dns_target(settings.active())
    return {
        "default_require": dns_records.requirement(host.host, target),
        "require": [str(record) for record in required(host)],
        "counts": [f"{handler}={count}" for handler, count in records.items()],
        "checked_at": host.checked_at or "",
    }


def required(host: Host) -> list[dns_records.DnsRecord]:
    """The DNS records that a hostname must have."""
    target = settings.dns_target(settings.active())
    records = (dns_records.required_record(host.host, target), host_proof.required_record(host))
    return [record for record in records if record is not None]
