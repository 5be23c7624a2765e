"""Does a hostname lead here, and may certificates be had for it? Each finding is a sentence a person can act on.

Spec: "Hostname record" (current, errors, correct, public, notice); what is checked: not shown.
"""

from __future__ import annotations

import ipaddress
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, NamedTuple

import dns.exception
import dns.name
import dns.rdatatype
import dns.resolver
import dns.rrset

from signpost.domain import addresses, times
from signpost.monitoring.public import Address, is_public
from signpost.monitoring.resolver import Resolver, Unresolved
from signpost.runtime import host_proof, settings
from signpost.storage import database
from signpost.storage.models import Host

# Who issues certificates: those that Caddy asks.
AUTHORITIES = ("letsencrypt.org", "sectigo.com")
DNS, HTTPS = "dns", "https"
# How soon it is looked again: where all is well; where it is not, on the first day and later.
WELL, WRONG_AT_FIRST, WRONG = timedelta(hours=6), timedelta(minutes=10), timedelta(hours=1)
FIRST = timedelta(days=1)
JITTER = 0.1


@dataclass
class Finding:
    """What DNS says of a hostname. errors: (scope, sentence)."""

    correct: bool = False
    public: bool = False
    current: list[dict[str, str]] = field(default_factory=list)
    errors: list[tuple[str, str]] = field(default_factory=list)
    notice: str = ""
    # Whether the proof was there that was looked for.
    is_proved: bool = False


@dataclass
class _Answers:
    """addresses, and the names that stand on the way to them."""

    addresses: list[Address] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    records: list[dict[str, str]] = field(default_factory=list)


class Missing(Unresolved):
    """A name that does not exist."""


def look(resolver: Resolver, host: str, target: str | None, *, wants_https: bool, proof: str | None = None) -> Finding:
    """What DNS says of `host`. target: the name or address that it must lead to; None: nobody has said.

    proof: the text that must stand there before it may carry visits; None: nothing must.
    """
    finding = _way(resolver, host, target, wants_https=wants_https)
    if proof is not None:
        missing = _unproved(resolver, host, proof)
        finding.is_proved = missing is None
        if missing is not None:
            finding.errors.append((DNS, missing))
            finding.notice = host_proof.NOTICE
    return finding


def _unproved(resolver: Resolver, host: str, proof: str) -> str | None:
    """Why `proof` is not found, as a sentence, and what to do; None: it is."""
    name = host_proof.record_name(host)
    todo = f"Set: TXT {name} {proof}."
    try:
        rrsets = _asked(resolver, name, "TXT")
    except Missing:
        rrsets = []
    except Unresolved as unresolved:
        return f"{unresolved} Until the proof is read visitors find nothing here. {todo}"
    records = [one for rrset in rrsets if rrset.rdtype == dns.rdatatype.TXT for one in rrset]
    if any(b"".join(one.strings).strip() == proof.encode() for one in records):
        return None
    what = "The TXT record holds another proof" if records else "DNS holds no proof of whose this hostname is"
    return f"{what}, so visitors find nothing here. {todo}"


def _way(resolver: Resolver, host: str, target: str | None, *, wants_https: bool) -> Finding:
    if addresses.is_loopback_name(host):
        return Finding(correct=True, notice="This name means the machine itself: it works there, and nowhere else.")
    finding = Finding()
    try:
        found = _answers(resolver, host)
    except Unresolved as unresolved:
        finding.errors.append((DNS, f"{unresolved} {_todo(resolver, host, target)}".strip()))
        return finding
    finding.current = found.records
    finding.public = bool(found.addresses) and all(is_public(address) for address in found.addresses)
    if not found.addresses:
        what = f"It leads to {found.names[-1]}, which has no address." if found.names else f"{host} has no address."
        finding.errors.append((DNS, f"{what} {_todo(resolver, host, target)}".strip()))
        return finding
    finding.correct = _leads_to(resolver, found, host, target, finding)
    if wants_https and finding.correct:
        finding.errors += [(HTTPS, sentence) for sentence in _forbidden(resolver, host)]
    finding.notice = _notice(resolver, host, target, found, finding)
    return finding


def _answers(resolver: Resolver, host: str) -> _Answers:
    """A and AAAA records and what leads to them. Raises Unresolved."""
    answers = _Answers()
    for kind in ("A", "AAAA"):
        for rrset in _asked(resolver, host, kind):
            for record in _records(rrset):
                if record not in answers.records:
                    answers.records.append(record)
            if rrset.rdtype == dns.rdatatype.CNAME:
                names = [str(one.target).rstrip(".").lower() for one in rrset]
                answers.names += [name for name in names if name not in answers.names]
            elif rrset.rdtype in (dns.rdatatype.A, dns.rdatatype.AAAA):
                answers.addresses += [ipaddress.ip_address(one.address) for one in rrset]
    return answers


def _asked(resolver: Resolver, name: str, kind: str) -> list[dns.rrset.RRset]:
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
            "Ask whoever runs that zone."
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


def _leads_to(resolver: Resolver, found: _Answers, host: str, target: str | None, finding: Finding) -> bool:
    """Whether all addresses of a hostname are those of the target; says what is wrong in `finding`."""
    if target is None:
        return True
    try:
        wanted = _wanted(resolver, target)
    except Unresolved as unresolved:
        if target in found.names:
            return True
        finding.errors.append((DNS, f"{unresolved} It is what hostnames must point at: check the setting DNS_TARGET."))
        return False
    astray = [address for address in found.addresses if address not in wanted]
    if not astray:
        return True
    if len(astray) == len(found.addresses):
        here = f"It points at {found.names[0]}" if found.names else f"It points at {_listed(found.addresses)}"
        finding.errors.append((DNS, f"{here}, and not here. {_todo(resolver, host, target)}"))
    else:
        finding.errors.append(
            (DNS, f"Some visitors go astray: it points at {_listed(astray)} too. Remove this record, or correct it.")
        )
    return False


def _wanted(resolver: Resolver, target: str) -> list[Address]:
    return [ipaddress.ip_address(target)] if addresses.is_ip_address(target) else resolver.addresses(target)


def _todo(resolver: Resolver, host: str, target: str | None) -> str:
    """The record to set, as a sentence."""
    if target is None:
        return ""
    if addresses.is_ip_address(target):
        return f"Set: {'AAAA' if ':' in target else 'A'} {host} {target}."
    if host != addresses.domain_of(host):
        return f"Set: CNAME {host} {target}."
    try:
        plain = " ".join(f"{'AAAA' if one.version == 6 else 'A'} {host} {one}." for one in _wanted(resolver, target))
    except Unresolved:
        plain = ""
    return f"Set: ALIAS {host} {target}." + (f" Where your DNS has no ALIAS: {plain}" if plain else "")


def _forbidden(resolver: Resolver, host: str) -> Iterator[str]:
    """What CAA says against certificates: the records of the hostname, or of the nearest name above it, count."""
    name = dns.name.from_text(host)
    while len(name) > 2:
        zone = str(name).rstrip(".")
        try:
            rrsets = _asked(resolver, zone, "CAA")
        except Missing:
            rrsets = []
        except Unresolved:
            yield f"The CAA records of {zone} cannot be read, so no authority issues a certificate. Ask who runs it."
            return
        found = [one for rrset in rrsets if rrset.rdtype == dns.rdatatype.CAA for one in rrset]
        if found:
            values = [one.value.decode("latin-1") for one in found if one.tag == b"issue"]
            issuers = {value.partition(";")[0].strip().lower() for value in values}
            if issuers and not issuers & set(AUTHORITIES):
                only = " and ".join(sorted(issuers - {""})) or "nobody"
                todo = f'Add: {zone}. CAA 0 issue "{AUTHORITIES[0]}".'
                yield f"A CAA record of {zone} lets {only} issue certificates. {todo}"
            return
        name = name.parent()


def _notice(resolver: Resolver, host: str, target: str | None, found: _Answers, finding: Finding) -> str:
    if target is None:
        return "Nobody has said where hostnames must point: set DNS_TARGET, and this is checked too."
    if not finding.public:
        return f"{_listed(found.addresses)} is not public: links work inside of your network, without a certificate."
    if finding.correct and _is_wildcard(resolver, host, found):
        return f"DNS answers every name below {host.partition('.')[2]} in the same way (a wildcard record)."
    return ""


def _is_wildcard(resolver: Resolver, host: str, found: _Answers) -> bool:
    above = host.partition(".")[2]
    if host == addresses.domain_of(host):
        return False
    try:
        other = _answers(resolver, f"signpost-{secrets.token_hex(6)}.{above}")
    except Unresolved:
        return False
    return bool(other.addresses) and set(other.addresses) == set(found.addresses)


def _listed(found: list[Address]) -> str:
    return ", ".join(str(address) for address in found)


class Lookups:
    """What the watcher does about hostnames."""

    def __init__(self, resolver: Resolver):
        self._resolver = resolver

    def due(self, count: int) -> list[_Task]:
        rows: Any = Host.select().where(Host.dns_due_at <= times.now_text()).order_by(Host.dns_due_at).limit(count)
        return [_Task(one.host, one.https_requested, one.workspace_id, host_proof.is_awaited(one)) for one in rows]

    def do(self, task: _Task) -> Finding:
        proof = host_proof.proof_of(task.workspace_id) if task.awaits_proof else None
        target = settings.dns_target(settings.active())
        return look(self._resolver, task.host, target, wants_https=task.wants_https, proof=proof)

    def write(self, done: list[tuple[_Task, Finding]]) -> None:
        with database.atomic():
            for task, finding in done:
                host: Host | None = Host.get_or_none(Host.host == task.host)
                # What was found for one workspace proves nothing for the next.
                if host is not None and (host.workspace_id, host_proof.is_awaited(host)) == task[2:]:
                    _take_down(host, finding)


class _Task(NamedTuple):
    """A hostname to be looked at."""

    host: str
    wants_https: bool
    workspace_id: str
    awaits_proof: bool


def _take_down(host: Host, finding: Finding) -> None:
    now = times.now()
    since = {(one["scope"], one["message"]): one["updated_at"] for one in host.errors}
    host.errors = [
        {"scope": scope, "message": text, "updated_at": since.get((scope, text), times.text(now))}
        for scope, text in finding.errors
    ]
    host.correct, host.public, host.current, host.notice = (
        finding.correct, finding.public, finding.current, finding.notice,
    )  # fmt: skip
    if finding.is_proved:
        host.awaits_proof = False
        database.announce(host.host)
    host.checked_at = times.text(now)
    wait = WELL if not finding.errors else WRONG_AT_FIRST if now - times.parse(host.created_at) < FIRST else WRONG
    host.dns_due_at = times.text(now + wait * random.uniform(1 - JITTER, 1 + JITTER))
    host.save(
        only=[
            Host.correct, Host.public, Host.current, Host.errors, Host.notice, Host.checked_at, Host.dns_due_at,
            Host.awaits_proof,
        ]
    )  # fmt: skip
