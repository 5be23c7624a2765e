"""Chains and loops among the records of a workspace, which `signpost doctor` lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from signpost.domain.json_types import JsonObject
from signpost.domain.records import addresses
from signpost.domain.records.rules.rules import destinations_of, stored_rules
from signpost.operations.caller import Caller
from signpost.operations.records.chains import Patterns, answering, host_in, targets_of
from signpost.storage.models import Record, Workspace

# Listed at most.
MAX_CHAINS = 1000


@dataclass(frozen=True)
class Chain:
    """Records of a workspace, each of which points to the next. A loop ends with the record it began with.

    addresses: hostname/alias of each, in order.
    """

    is_loop: bool
    addresses: tuple[str, ...]


def list_chains(caller: Caller) -> list[Chain]:
    """Chains and loops among the records of the workspace, the loops first; at most MAX_CHAINS.

    It reads every record once: a few seconds for a million.
    """
    onward = _links(caller.workspace)
    roots = onward.keys() - {after for afters in onward.values() for after in afters}
    found = dict.fromkeys(_walks(onward, [*sorted(roots), *sorted(onward.keys() - roots)]))
    return sorted(found, key=lambda chain: (not chain.is_loop, chain.addresses))


def leading_records(workspace: Workspace) -> Iterator[Record]:
    """The records of which a destination or `expired_url` is at a hostname of the workspace, with `www.` or without.

    The oldest come first.
    """
    own = {host.host for host in workspace.hosts}
    own |= {addresses.www_name(host) for host in own}
    fields = (Record.seq, Record.destination, Record.destinations, Record.expired_url, Record.rules)
    rows: Iterable[tuple[int, str, list[str] | None, str | None, list[JsonObject] | None]] = (
        Record.select(*fields).where(Record.workspace == workspace).tuples().iterator()
    )
    leading = [
        seq
        for seq, destination, destinations, expired_url, rules in rows
        if any(
            url and host_in(url) in own
            for url in (*(destinations or [destination]), expired_url, *destinations_of(stored_rules(rules)))
        )
    ]
    for seq in sorted(leading):
        # Another process may have deleted it in the meantime.
        record = Record.get_or_none(Record.seq == seq)
        if record is not None:
            yield record


def _links(workspace: Workspace) -> dict[str, list[str]]:
    """hostname/alias of each record that points to records of the workspace -> the addresses of those records."""
    onward: dict[str, list[str]] = {}
    patterns = Patterns(workspace.id)
    for record in leading_records(workspace):
        answers = [answering(workspace.id, url, record.host, patterns) for url in targets_of(record)]
        afters = [found.candidate.address for found in answers if found is not None]
        if afters:
            onward[record.address] = list(dict.fromkeys(afters))
    return onward


def _walks(onward: dict[str, list[str]], starts: Iterable[str]) -> Iterator[Chain]:
    """Every chain from each start to its end or into a loop; a record that is part of a chain starts no other one."""
    walked: set[str] = set()
    count = 0
    for start in starts:
        if start in walked:
            continue
        unfinished: list[tuple[str, ...]] = [(start,)]
        while unfinished and count < MAX_CHAINS:
            here = unfinished.pop()
            walked.add(here[-1])
            if here[-1] in here[:-1]:
                yield Chain(True, _rotate(here[here.index(here[-1]) :]))
            elif here[-1] in onward:
                unfinished += [(*here, after) for after in reversed(onward[here[-1]])]
                continue
            else:
                yield Chain(False, here)
            count += 1


def _rotate(loop: tuple[str, ...]) -> tuple[str, ...]:
    """The same loop, beginning with its alphabetically first address, so that it is listed once."""
    begin = loop.index(min(loop[:-1]))
    turned = loop[begin:-1] + loop[:begin]
    return (*turned, turned[0])
