"""From names to addresses and records, by DNS itself: with the servers of the settings, and never longer than told."""

import ipaddress
from collections.abc import Sequence

import dns.exception
import dns.nameserver
import dns.resolver

from service.monitoring.public import Address

TIMEOUT_S = 5.0


class Unresolved(Exception):
    """A name that leads to no address. The message says why, as a sentence."""


class Resolver:
    """servers: addresses, or address#port; none: those of the system."""

    def __init__(self, servers: Sequence[str] = (), timeout_s: float = TIMEOUT_S):
        self.dns = dns.resolver.Resolver(configure=not servers)
        if servers:
            self.dns.nameservers = [_nameserver(one) for one in servers]
        self.dns.lifetime = timeout_s
        self.dns.timeout = min(2.0, timeout_s)

    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`. Raises Unresolved."""
        try:
            answers = self.dns.resolve_name(host, search=False, lifetime=timeout_s or self.dns.lifetime)
        except dns.resolver.NXDOMAIN:
            raise Unresolved(f"The name {host} does not exist.") from None
        except dns.resolver.NoAnswer:
            raise Unresolved(f"The name {host} has no address.") from None
        except dns.exception.Timeout:
            raise Unresolved(f"No DNS server answered for {host} in time.") from None
        except (dns.exception.DNSException, ValueError, OSError):
            raise Unresolved(f"The DNS servers of {host} answer with an error.") from None
        found = [ipaddress.ip_address(one) for one in answers.addresses()]
        if not found:
            raise Unresolved(f"The name {host} has no address.")
        return found


def _nameserver(text: str) -> dns.nameserver.Nameserver:
    address, _, port = text.partition("#")
    return dns.nameserver.Do53Nameserver(address, int(port or 53))
