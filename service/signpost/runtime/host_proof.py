"""Whose is a hostname? With REQUIRE_HOST_PROOF its DNS must say so before it carries visits.

The proof belongs to the workspace, so nobody else can use it, and needs no place in the database.
"""

from __future__ import annotations

from typing import Any

from signpost.runtime import settings
from signpost.storage import keys

# Long enough that nobody finds the one of another workspace, short enough to be read out.
PROOF_BYTES = 16
NOTICE = "Visitors find nothing here until DNS proves whose this hostname is: set the TXT record."


def record_name(host: str) -> str:
    """The name in DNS under which the proof of `host` stands."""
    return f"_signpost.{host}"


def proof_of(workspace_id: str) -> str:
    """The text of the TXT record by which a workspace shows that a hostname is its own."""
    proof = keys.derive(settings.active()["INSTANCE"], f"host proof of {workspace_id}")
    return f"signpost-proof={proof[:PROOF_BYTES].hex()}"


def is_awaited(host: Any) -> bool:
    """Whether a connected hostname (a row of Host) carries no visits yet."""
    return bool(host.awaits_proof and settings.active()["REQUIRE_HOST_PROOF"])


def wanted(host: Any) -> str | None:
    """The record that a hostname still needs, as `require` shows it; None: it has been proved, or need not be."""
    return f"TXT {record_name(host.host)} {proof_of(host.workspace_id)}" if is_awaited(host) else None
