"""Proof of who owns a hostname. With REQUIRE_HOST_PROOF, DNS must hold it before visits are answered.

The proof belongs to one workspace, so no other can use it, and it is derived, not stored.
"""

from __future__ import annotations

from signpost.domain.hosts.dns_records import DnsRecord, DnsType
from signpost.runtime import settings
from signpost.storage import keys
from signpost.storage.models import Host
from signpost.translations import mark

# Long enough that the proof of another workspace cannot be guessed, short enough to be read out.
PROOF_BYTES = 16
NOTICE = mark("Links don't work here until DNS proves that this hostname is yours. Add the TXT record.")


def record_name(host: str) -> str:
    """The name in DNS that holds the proof of `host`."""
    return f"_signpost.{host}"


def proof_of(workspace_id: str) -> str:
    """The text of the TXT record that proves a hostname to be the workspace's own."""
    proof = keys.derive(settings.active()["INSTANCE"], f"host proof of {workspace_id}")
    return f"signpost-proof={proof[:PROOF_BYTES].hex()}"


def is_awaited(host: Host) -> bool:
    """Whether a connected hostname carries no visits yet."""
    return bool(host.awaits_proof and settings.active()["REQUIRE_HOST_PROOF"])


def record_of(host: str, proof: str) -> DnsRecord:
    """The record that holds the proof of a hostname."""
    return DnsRecord(DnsType.TXT, record_name(host), proof)


def required_record(host: Host) -> DnsRecord | None:
    """The record that a hostname still needs; None: it is proved, or needs no proof."""
    return record_of(host.host, proof_of(host.workspace_id)) if is_awaited(host) else None
