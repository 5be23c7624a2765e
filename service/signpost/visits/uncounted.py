"""Visits that are answered and not counted: prefetches, those that say so, and those from networks that are excluded.

They take no turn among destinations either. A click limit counts the latter two, or anyone could pass it.
"""

import ipaddress
from collections.abc import Callable, Iterable
from functools import lru_cache

from signpost.domain.json_types import Environ
from signpost.visits.requests import NO_STATISTICS, is_prefetch, wants_no_statistics

# Longer text is no address.
MAX_ADDRESS_LENGTH = 64


def is_uncounted_in(networks: Iterable[str]) -> Callable[[Environ], bool]:
    """Whether a visit is not counted, as a function. networks: in CIDR notation."""
    excluded = [ipaddress.ip_network(entry) for entry in networks]
    if not excluded:
        return _is_uncounted

    # Of a few offices come many visits.
    @lru_cache(maxsize=1024)
    def is_excluded(address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
        return any((mapped or parsed) in network for network in excluded)

    def is_uncounted(environ: Environ) -> bool:
        address = environ.get("REMOTE_ADDR", "")
        return (len(address) <= MAX_ADDRESS_LENGTH and is_excluded(address)) or _is_uncounted(environ)

    return is_uncounted


def _is_uncounted(environ: Environ) -> bool:
    # Almost every visit comes here, and has none of these.
    if is_prefetch(environ):
        return True
    query: str = environ.get("QUERY_STRING", "")
    return query != "" and NO_STATISTICS in query and wants_no_statistics(environ)
