"""Looking up names in DNS, with the servers of the settings and within a time limit."""

import ipaddress
import socket
from collections.abc import Sequence

import dns.exception
import dns.nameserver
import dns.resolver

from signpost.domain import times
from signpost.domain.public_addresses import Address

TIMEOUT_S = 5.0


class Unresolved(Exception):
    """A name has no address. The message says why, as a sentence."""


class NoAddress(Unresolved):
    """A name has no address, or does not exist."""


class Resolver:
    """servers: addresses, or address#port; none: those of the system."""

    def __init__(self, servers: Sequence[str] = (), timeout_s: float = TIMEOUT_S):
        self.dns = dns.resolver.Resolver(configure=not servers)
        if servers:
            self.dns.nameservers = [_nameserver(one) for one in servers]
        self.dns.lifetime = timeout_s
        # Leaves time to query each server for both families, and to retry once if a packet was lost.
        self.dns.timeout = min(2.0, timeout_s / (len(self.dns.nameservers) + 1))

    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`. Raises Unresolved."""
        deadline = times.monotonic_s() + (timeout_s or self.dns.lifetime)
        found: list[Address] = []
        failure: Unresolved = NoAddress(f"The name {host} has no address.")
        # Not `resolve_name`: it allows each family one `timeout`, which the first server that is silent uses up.
        for kind in ("A", "AAAA"):
            left = deadline - times.monotonic_s()
            try:
                answer = self.dns.resolve(host, kind, search=False, raise_on_no_answer=False, lifetime=left)
                found += [ipaddress.ip_address(record.address) for record in answer]
            except dns.resolver.NXDOMAIN:
                raise NoAddress(f"The name {host} does not exist.") from None
            except dns.exception.Timeout:
                failure = Unresolved(f"No DNS server answered for {host} in time.")
            except (dns.exception.DNSException, ValueError, OSError):
                # Some servers return an error for one family and addresses for the other.
                failure = Unresolved(f"The DNS servers of {host} answer with an error.")
        if not found:
            raise failure
        return found


class SystemResolver:
    """Looks up names as this machine does: a server that the operator names may be in /etc/hosts."""

    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`, within the time limit of the system. Raises Unresolved."""
        try:
            found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unresolved(f"The name {host} has no address.") from None
        return [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]


def _nameserver(text: str) -> dns.nameserver.Nameserver:
    address, _, port = text.partition("#")
    return dns.nameserver.Do53Nameserver(address, int(port or 53))
