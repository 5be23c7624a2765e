"""The DNS record for a hostname. Spec: "Hostname record" (require, default_require); its values: not shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from signpost.domain.records import addresses


class DnsType(StrEnum):
    """ALIAS is not a standard type: many providers use this name for a record at the apex of a zone."""

    A = "A"
    AAAA = "AAAA"
    ALIAS = "ALIAS"
    CAA = "CAA"
    CNAME = "CNAME"
    TXT = "TXT"


class Requirement(StrEnum):
    """What a hostname must have, by the values of `default_require`."""

    CNAME = "cname"
    IP = "ip"


class ProblemScope(StrEnum):
    """What a problem of a hostname is about."""

    DNS = "dns"
    HTTPS = "https"


@dataclass(frozen=True)
class DnsRecord:
    type: DnsType
    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.type} {self.name} {self.value}"


def required_type(host: str, target: str | None) -> DnsType:
    """CNAME where DNS allows one: not to an address, to itself or at the apex of a zone. target: None: not set."""
    if target and addresses.is_ip_address(target):
        return address_record(host, target).type
    if host == target:
        return DnsType.A
    if host != addresses.domain_of(host):
        return DnsType.CNAME
    return DnsType.A if target is None else DnsType.ALIAS


def requirement(host: str, target: str | None) -> Requirement:
    return Requirement.CNAME if required_type(host, target) == DnsType.CNAME else Requirement.IP


def required_record(host: str, target: str | None) -> DnsRecord | None:
    """The record that points `host` at `target`; None: no target is set, or it is the hostname itself."""
    return DnsRecord(required_type(host, target), host, target) if target and target != host else None


def address_record(host: str, address: str) -> DnsRecord:
    """The record that points `host` at an IP address."""
    return DnsRecord(DnsType.AAAA if ":" in address else DnsType.A, host, address)


def was_wrong(checked_at: str | None, is_correct: bool) -> bool:
    """Whether the DNS of a hostname did not point here when it was last checked; before that it may be right."""
    return bool(checked_at) and not is_correct
