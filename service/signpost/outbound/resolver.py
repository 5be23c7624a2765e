"""Looking up names in DNS, with the servers of the settings and within a time limit."""

import ipaddress
import socket
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import dns.exception
import dns.nameserver
import dns.resolver

from signpost.domain import times
from signpost.outbound.causes import Cause
from signpost.outbound.public_addresses import Address

TIMEOUT_S = 5.0
# Lookups by the system at a time, of one resolver. More than there are checks at a time, which lookups may outlive.
MAX_LOOKUPS = 64


class Unresolved(Exception):
    """A name has no address. The message says why, as a sentence.

    cause: with NO_NAME_SERVER the name may be fine, and the network away.
    """

    def __init__(self, text: str, cause: Cause = Cause.NAME_NOT_FOUND):
        super().__init__(text)
        self.cause = cause


class NoAddress(Unresolved):
    """A name has no address, or does not exist."""


class Resolver:
    """servers: addresses, or address#port; none: those of the system."""

    def __init__(self, servers: Sequence[str] = (), timeout_s: float = TIMEOUT_S):
        self.dns = dns.resolver.Resolver(configure=not servers)
        if servers:
            self.dns.nameservers = [_nameserver(server) for server in servers]
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
                failure = Unresolved(f"No DNS server answered for {host} in time.", Cause.NO_NAME_SERVER)
            except dns.resolver.NoNameservers as refused:
                failure = _failure(host, refused)
            except (dns.exception.DNSException, ValueError, OSError):
                # Some servers return an error for one family and addresses for the other.
                failure = Unresolved(f"The DNS servers of {host} answer with an error.", Cause.NAME_SERVER_ERROR)
        if not found:
            raise failure
        return found


class SystemResolver:
    """Looks up names as this machine does: a server of one's own networks may be in /etc/hosts."""

    def __init__(self) -> None:
        self._lookups = threading.BoundedSemaphore(MAX_LOOKUPS)

    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`. Raises Unresolved.

        The system has a time limit of its own, of up to a minute: a lookup that it does not end in time goes on in its
        thread, and only MAX_LOOKUPS do.
        """
        deadline = times.monotonic_s() + (timeout_s or TIMEOUT_S)
        found: list[list[Address]] = []
        if not self._lookups.acquire(timeout=timeout_s or TIMEOUT_S):
            raise Unresolved(f"No DNS server answered for {host} in time.", Cause.NO_NAME_SERVER)
        thread = threading.Thread(target=self._look_up, args=(host, found), name="signpost-lookup", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # the system has no thread for us
            self._lookups.release()
            raise Unresolved(f"The name {host} cannot be looked up now.") from None
        thread.join(max(0.0, deadline - times.monotonic_s()))
        if thread.is_alive():
            raise Unresolved(f"No DNS server answered for {host} in time.", Cause.NO_NAME_SERVER)
        if not found:
            raise Unresolved(f"The name {host} has no address.")
        if not found[0]:
            raise Unresolved(f"No DNS server answered for {host}.", Cause.NO_NAME_SERVER)
        return found[0]

    def _look_up(self, host: str, found: list[list[Address]]) -> None:
        """Append the addresses; none: no server answered."""
        try:
            answers = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            found.append([ipaddress.ip_address(str(answer[4][0]).partition("%")[0]) for answer in answers])
        except socket.gaierror as error:
            if error.errno == socket.EAI_AGAIN:
                found.append([])
        except (OSError, UnicodeError):
            pass
        finally:
            self._lookups.release()


def resolver_of(config: Mapping[str, Any]) -> Resolver | SystemResolver:
    """The resolver of what Signpost asks for its users: of destinations, pages and receivers."""
    servers = config["DNS_SERVERS"]
    return SystemResolver() if config["MONITOR_ALLOW_PRIVATE"] and not servers else Resolver(servers)


def _failure(host: str, refused: dns.resolver.NoNameservers) -> Unresolved:
    attempts = refused.kwargs.get("errors", ())
    if attempts and all(isinstance(attempt[3], OSError) for attempt in attempts):
        return Unresolved(f"No DNS server can be reached for {host}.", Cause.NO_NAME_SERVER)
    return Unresolved(f"The DNS servers of {host} answer with an error.", Cause.NAME_SERVER_ERROR)


def _nameserver(text: str) -> dns.nameserver.Nameserver:
    address, _, port = text.partition("#")
    return dns.nameserver.Do53Nameserver(address, int(port or 53))
