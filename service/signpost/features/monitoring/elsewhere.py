"""Whether a destination leads to another page than the one that was meant: it is gone, and a redirect hides that."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from signpost.storage.models import Host

if TYPE_CHECKING:
    from signpost.outbound.fetch import FetchOutcome

# Of an address that is kept; one that is longer is cut.
MAX_KEPT = 2_048


def leads_elsewhere(destination: str, ended_at: str) -> bool:
    """Whether a redirect from a destination ended at another site, or at a start page that the destination is not.

    Another protocol, "www.", a host below or above, and another page of the same site are no other place.
    """
    wanted, found = _parts(destination), _parts(ended_at)
    if wanted is None or found is None:
        return False
    if not _is_same_site(_site(wanted), _site(found)):
        return True
    return _is_start_page(found) and not _is_start_page(wanted)


def where_it_led(workspace_id: str, destination: str, outcome: FetchOutcome) -> str:
    """Where a check ended, if that is elsewhere; else "". What leads to a hostname of the workspace may lead on."""
    if not outcome.is_up or not outcome.led_to or not leads_elsewhere(destination, outcome.led_to):
        return ""
    parts = _parts(destination)
    host = parts.hostname if parts is not None else None
    if host and Host.named(workspace_id, {host}):
        return ""
    return outcome.led_to[:MAX_KEPT]


def _parts(url: str) -> SplitResult | None:
    try:
        return urlsplit(url)
    except ValueError:
        return None


def _site(parts: SplitResult) -> str:
    return (parts.hostname or "").rstrip(".").removeprefix("www.")


def _is_same_site(one: str, other: str) -> bool:
    return one == other or one.endswith(f".{other}") or other.endswith(f".{one}")


def _is_start_page(parts: SplitResult) -> bool:
    return parts.path in ("", "/") and not parts.query
