"""Hostnames as they are shown, and the proof of who owns them. Spec: "Hostname record".

With REQUIRE_HOST_PROOF, DNS must hold the proof before visits are answered. It belongs to one workspace, so no other
can use it, and it is derived, not stored.
"""

from dataclasses import dataclass
from typing import Any

from signpost.domain.changes import State
from signpost.domain.hosts import dns_records
from signpost.domain.hosts.dns_records import DnsRecord, DnsType
from signpost.domain.json_types import JsonObject
from signpost.operations.listing import view_of
from signpost.operations.workspaces.usage import records_of
from signpost.runtime import settings
from signpost.storage import keys
from signpost.storage.models import Host
from signpost.translations import mark

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
        "require": [str(record) for record in records_for(host)],
        "counts": [f"{handler}={count}" for handler, count in records.items()],
        "checked_at": host.checked_at or "",
    }


def records_for(host: Host) -> list[dns_records.DnsRecord]:
    """The DNS records that a hostname must have."""
    target = settings.dns_target(settings.active())
    records = (dns_records.required_record(host.host, target), required_proof(host))
    return [record for record in records if record is not None]


# Long enough that the proof of another workspace cannot be guessed, short enough to be read out.
PROOF_BYTES = 16
PROOF_NOTICE = mark("Links don't work here until DNS proves that this hostname is yours. Add the TXT record.")


def proof_name(host: str) -> str:
    """The name in DNS that holds the proof of `host`."""
    return f"_signpost.{host}"


def proof_of(workspace_id: str) -> str:
    """The text of the TXT record that proves a hostname to be the workspace's own."""
    proof = keys.derive(f"host proof of {workspace_id}")
    return f"signpost-proof={proof[:PROOF_BYTES].hex()}"


def is_proof_awaited(host: Host) -> bool:
    """Whether a connected hostname carries no visits yet."""
    return bool(host.awaits_proof and settings.active()["REQUIRE_HOST_PROOF"])


def proof_record(host: str, proof: str) -> DnsRecord:
    """The record that holds the proof of a hostname."""
    return DnsRecord(DnsType.TXT, proof_name(host), proof)


def required_proof(host: Host) -> DnsRecord | None:
    """The record that a hostname still needs; None: it is proved, or needs no proof."""
    return proof_record(host.host, proof_of(host.workspace_id)) if is_proof_awaited(host) else None
