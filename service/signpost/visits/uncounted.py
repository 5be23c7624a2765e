"""Visits that are answered and not counted: those that say so, and those from the networks that the operator excludes.

They take no turn among destinations either. A click limit counts them, or anyone could pass it.
"""

import ipaddress
from collections.abc import Callable, Iterable
from functools import lru_cache

from signpost.domain.outside import Environ
from signpost.visits.requests import wants_no_statistics

# Longer text is no address.
MAX_ADDRESS_LENGTH = 64


def is_uncounted_in(networks: Iterable[str]) -> Callable[[Environ], bool]:
    """Whether a visit is not counted, as a function. networks: in CIDR notation."""
    excluded = [ipaddress.ip_network(one) for one in networks]
    if not excluded:
        return wants_no_statistics

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
        return (len(address) <= MAX_ADDRESS_LENGTH and is_excluded(address)) or wants_no_statistics(environ)

    return is_uncounted
