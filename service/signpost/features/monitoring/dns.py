"""Does a hostname point at this server, and may certificates be issued for it? Each problem is an actionable sentence.

Spec: "Hostname record" (current, errors, correct, public, notice); what is checked: not shown.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field

import dns.exception
import dns.name
import dns.rdatatype
import dns.resolver
import dns.rrset

from signpost.domain.hosts import dns_records
from signpost.domain.hosts.dns_records import DnsType, ProblemScope
from signpost.domain.records import addresses
from signpost.operations.hosts import host_views
from signpost.outbound.public_addresses import Address, is_public
from signpost.outbound.resolver import Resolver, Unresolved
from signpost.translations import mark

# The certificate authorities that Caddy uses.
AUTHORITIES = ("letsencrypt.org", "sectigo.com")


@dataclass
class DnsFinding:
    """What DNS says about a hostname. errors: (scope, sentence)."""

    correct: bool = False
    public: bool = False
    current: list[dict[str, str]] = field(default_factory=list)
    errors: list[tuple[ProblemScope, str]] = field(default_factory=list)
    notice: str = ""
    # Whether the required proof was found.
    is_proved: bool = False

    def add_error(self, scope: ProblemScope, sentence: str) -> None:
        self.errors.append((scope, sentence))


@dataclass
class _Answers:
    """addresses, and the names (CNAME) that lead to them."""

    addresses: list[Address] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    records: list[dict[str, str]] = field(default_factory=list)


class Missing(Unresolved):
    """A name that does not exist."""


def look(
    resolver: Resolver, host: str, target: str | None, *, wants_https: bool, proof: str | None = None
) -> DnsFinding:
    """What DNS says about `host`. target: the name or address that it must point at; None: not set.

    proof: the text that DNS must hold before visits are answered; None: none is needed.
    """
    finding = _examine(resolver, host, target, wants_https=wants_https)
    if proof is not None:
        missing = _missing_proof(resolver, host, proof)
        finding.is_proved = missing is None
        if missing is not None:
            finding.add_error(ProblemScope.DNS, missing)
            finding.notice = host_views.PROOF_NOTICE
    return finding


def _missing_proof(resolver: Resolver, host: str, proof: str) -> str | None:
    """Why `proof` was not found, as a sentence, and what to do; None: it was found."""
    name = host_views.proof_name(host)
    todo = f"Add: {host_views.proof_record(host, proof)}."
    try:
        rrsets = _query(resolver, name, "TXT")
    except Missing:
        rrsets = []
    except Unresolved as unresolved:
        return f"{unresolved} Its links don't work until the proof is found. {todo}"
    records = [entry for rrset in rrsets if rrset.rdtype == dns.rdatatype.TXT for entry in rrset]
    if any(b"".join(record.strings).strip() == proof.encode() for record in records):
        return None
    what = "The TXT record has a different proof" if records else "DNS has no proof that this hostname is yours"
    return f"{what}, so its links don't work yet. {todo}"


def _examine(resolver: Resolver, host: str, target: str | None, *, wants_https: bool) -> DnsFinding:
    if addresses.is_loopback_name(host):
        return DnsFinding(correct=True, notice=mark("Only works on this computer."))
    finding = DnsFinding()
    try:
        found = _resolve(resolver, host)
    except Unresolved as unresolved:
        finding.add_error(ProblemScope.DNS, f"{unresolved} {_todo(resolver, host, target)}".strip())
        return finding
    finding.current = found.records
    finding.public = bool(found.addresses) and all(is_public(address) for address in found.addresses)
    if not found.addresses:
        what = f"It points to {found.names[-1]}, which has no address." if found.names else f"{host} has no address."
        finding.add_error(ProblemScope.DNS, f"{what} {_todo(resolver, host, target)}".strip())
        return finding
    finding.correct = _leads_to(resolver, found, host, target, finding)
    if wants_https and finding.correct:
        finding.errors += [(ProblemScope.HTTPS, sentence) for sentence in _caa_problems(resolver, host)]
    finding.notice = _notice(resolver, host, target, found, finding)
    return finding


def _resolve(resolver: Resolver, host: str) -> _Answers:
    """A and AAAA records and what leads to them. Raises Unresolved."""
    answers = _Answers()
    for kind in ("A", "AAAA"):
        for rrset in _query(resolver, host, kind):
            for record in _records(rrset):
                if record not in answers.records:
                    answers.records.append(record)
            if rrset.rdtype == dns.rdatatype.CNAME:
                names = [str(entry.target).rstrip(".").lower() for entry in rrset]
                answers.names += [name for name in names if name not in answers.names]
            elif rrset.rdtype in (dns.rdatatype.A, dns.rdatatype.AAAA):
                answers.addresses += [ipaddress.ip_address(entry.address) for entry in rrset]
    return answers


def _query(resolver: Resolver, name: str, kind: str) -> list[dns.rrset.RRset]:
    try:
        answer = resolver.dns.resolve(name, kind, search=False, raise_on_no_answer=False)
    except dns.resolver.NXDOMAIN as nothing:
        last = str(nothing.canonical_name).rstrip(".")
        raise Missing(f"The name {last} does not exist in DNS.") from None
    except dns.resolver.NoNameservers as failed:
        word = "SERVFAIL" if "SERVFAIL" in str(failed) else "an error"
        zone = addresses.domain_of(name)
        raise Unresolved(
            f"The DNS servers of {zone} answer with {word}: often its DNSSEC or delegation is broken. "
            "Ask the operator of that zone."
        ) from None
    except dns.exception.Timeout:
        raise Unresolved(f"No DNS server answered for {name} within {resolver.dns.lifetime:g} seconds.") from None
    except dns.exception.DNSException as error:
        raise Unresolved(f"DNS gives no usable answer for {name}: {str(error).rstrip('.')}.") from None
    return list(answer.response.answer)


def _records(rrset: dns.rrset.RRset) -> Iterator[dict[str, str]]:
    kind = dns.rdatatype.to_text(rrset.rdtype)
    for rdata in rrset:
        value = str(rdata).rstrip(".") if kind == "CNAME" else str(rdata)
        yield {"type": kind, "value": value, "line": f"{rrset.name} {rrset.ttl} IN {kind} {rdata}"}


def _leads_to(resolver: Resolver, found: _Answers, host: str, target: str | None, finding: DnsFinding) -> bool:
    """Whether all addresses of a hostname are those of the target; adds what is wrong to `finding`."""
    if target is None:
        return True
    try:
        allowed = _target_addresses(resolver, target)
    except Unresolved as unresolved:
        if target in found.names:
            return True
        sentence = f"{unresolved} Hostnames must point to it. Check the setting DNS_TARGET."
        finding.add_error(ProblemScope.DNS, sentence)
        return False
    astray = [address for address in found.addresses if address not in allowed]
    if not astray:
        return True
    if len(astray) == len(found.addresses):
        here = f"It points to {found.names[0]}" if found.names else f"It points to {_join(found.addresses)}"
        finding.add_error(ProblemScope.DNS, f"{here} instead of here. {_todo(resolver, host, target)}")
    else:
        sentence = f"Some visitors end up elsewhere: it also points to {_join(astray)}. Remove or correct that record."
        finding.add_error(ProblemScope.DNS, sentence)
    return False


def _target_addresses(resolver: Resolver, target: str) -> list[Address]:
    return [ipaddress.ip_address(target)] if addresses.is_ip_address(target) else resolver.addresses(target)


def _todo(resolver: Resolver, host: str, target: str | None) -> str:
    """The record to set, as a sentence."""
    if host == target:
        return f"Other hostnames point to {host}, so give it an A record with this server's IP address."
    record = dns_records.required_record(host, target)
    if record is None:
        return ""
    if record.type != DnsType.ALIAS:
        return f"Add: {record}."
    try:
        found = _target_addresses(resolver, record.value)
    except Unresolved:
        found = []
    simple = " ".join(f"{dns_records.address_record(host, str(address))}." for address in found)
    return f"Add: {record}." + (f" If your DNS doesn't support ALIAS: {simple}" if simple else "")


def _caa_problems(resolver: Resolver, host: str) -> Iterator[str]:
    """What CAA records say against certificates: those of the hostname count, or of the nearest name above it."""
    name = dns.name.from_text(host)
    while len(name) > 2:
        zone = str(name).rstrip(".")
        try:
            rrsets = _query(resolver, zone, "CAA")
        except Missing:
            rrsets = []
        except Unresolved:
            yield f"The CAA records of {zone} can't be read, so no certificate can be issued. Ask its operator."
            return
        found = [entry for rrset in rrsets if rrset.rdtype == dns.rdatatype.CAA for entry in rrset]
        if found:
            values = [entry.value.decode("latin-1") for entry in found if entry.tag == b"issue"]
            issuers = {value.partition(";")[0].strip().lower() for value in values}
            if issuers and not issuers & set(AUTHORITIES):
                only = " and ".join(sorted(issuers - {""})) or "no authority"
                todo = f'Add: {zone}. CAA 0 issue "{AUTHORITIES[0]}".'
                yield f"A CAA record of {zone} lets {only} issue certificates. {todo}"
            return
        name = name.parent()


def _notice(resolver: Resolver, host: str, target: str | None, found: _Answers, finding: DnsFinding) -> str:
    if target is None:
        return mark("Set DNS_TARGET to also check where hostnames point.")
    if not finding.public:
        return f"{_join(found.addresses)} is private: links only work inside your network, without a certificate."
    if finding.correct and _is_wildcard(resolver, host, found):
        return f"A wildcard record answers every name under {host.partition('.')[2]} the same way."
    return ""


def _is_wildcard(resolver: Resolver, host: str, found: _Answers) -> bool:
    above = host.partition(".")[2]
    if host == addresses.domain_of(host):
        return False
    try:
        other = _resolve(resolver, f"signpost-{secrets.token_hex(6)}.{above}")
    except Unresolved:
        return False
    return bool(other.addresses) and set(other.addresses) == set(found.addresses)


def _join(found: list[Address]) -> str:
    return ", ".join(str(address) for address in found)
