"""Which of some new records exist already, and which aliases are free: for a few records, and for thousands."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.record import Match
from signpost.domain.records.resolution import IN_TRIE, are_in_conflict
from signpost.operations.records.new_records import NewRecord, as_target
from signpost.operations.records.pattern_quota import PatternQuota
from signpost.operations.records.record_rows import set_address
from signpost.storage.database import execute
from signpost.storage.models import Record
from signpost.storage.statements.records import (
    DryRunRecords,
    cases_among,
    count_cases,
    external_ids_among,
    other_at,
    targets_at,
    targets_with,
)
from signpost.storage.statements.visits import MAX_PARAMETER_SETS, parameters_at
from signpost.translations import gettext as _

# Addresses of a hostname that differ in upper and lower case alone. A visit in yet another case reads all of them.
MAX_CASES = 100
# Random aliases to try before giving up. After two collisions in a row the short ones are getting rare.
MAX_ATTEMPTS = 20


class ExistingRecords:
    """The records at the addresses of new records; for those without one, the records with the same destinations."""

    def __init__(self, new: Sequence[NewRecord], dry_run: DryRunRecords | None, quota: PatternQuota):
        """dry_run: what a dry run would have written so far.  quota: for patterns, of which `claim` takes some."""
        # (hostname, key of the place) -> what is there.
        self._at: dict[tuple[str, str], _Present] = {}
        self._quota = quota
        # (hostname, address without case) -> how many records have it.
        self._cases: dict[tuple[str, str], int] = {}
        # (hostname, path) -> the sets of parameters of redirects there.
        self._parameters: dict[tuple[str, str], set[str]] = {}
        # (hostname, destinations as one text), once a new record without an alias wants to know. Thousands of links may
        # lead to one page, and most new records do not ask.
        self._to: set[tuple[str, str]] | None = None
        self._new = new
        ids = external_ids_of(new)
        self._external_ids = external_ids_among(new[0].row.workspace_id, ids) if ids else set()
        keys: dict[str, list[str]] = {}
        folded: dict[str, set[str]] = {}
        for entry in new:
            if not entry.needs_alias and entry.row.alias_folded != IN_TRIE:
                folded.setdefault(entry.row.host, set()).add(entry.row.alias_folded)
            for key in (None if entry.needs_alias else entry.row.place, entry.conflict):
                if key is not None:
                    keys.setdefault(entry.row.host, []).append(key)
        for host in keys:
            self._at.update(_present(new[0].row.workspace_id, host, keys[host]))
        for host, addresses_of_host in folded.items():
            self._cases.update(dict.fromkeys(((host, address) for address in addresses_of_host), 0))
            found = cases_among(new[0].row.workspace_id, host, addresses_of_host)
            self._cases.update({(host, address): count for address, count in found.items()})
        if dry_run is not None:
            places = ((host, key) for host in keys for key in keys[host])
            self._at.update(
                (place, _Present(target, Match(answers))) for place, target, answers in dry_run.targets_at(places)
            )
            self._external_ids |= dry_run.external_ids_among(ids)

    def has_same(self, new: NewRecord) -> bool:
        """Whether there is such a record: with this address, or without one, and with the same destinations."""
        row = new.row
        if new.needs_alias:
            if self._to is None:
                destinations = {entry.row.destination for entry in self._new if entry.needs_alias}
                found = targets_with(row.workspace_id, sorted(destinations))
                self._to = {(host, _target(*target)) for host, *target in found}
            return (row.host, new.target) in self._to
        existing = self._at.get((row.host, row.place))
        return existing is not None and existing == _Present(new.target, row.answers)

    def claim(self, new: NewRecord) -> None:
        """Claim the address of a new record, generating an alias where it has none.

        Raises Invalid: it or the external id is taken, or there are too many like it.
        """
        row = new.row
        if row.external_id in self._external_ids:
            raise external_id_taken(row)
        if new.needs_alias:
            self._make_alias_up(new)
            if self._to is not None:
                self._to.add((row.host, new.target))
        elif (row.host, row.place) in self._at:
            raise alias_taken(row, new.fields.alias)
        conflict = None if new.conflict is None else self._at.get((row.host, new.conflict))
        if conflict is not None and are_in_conflict(row.answers, conflict.answers):
            raise conflict_taken(row, new.fields.alias)
        if row.written is not None:
            self._claim_room(new)
        if row.alias_folded != IN_TRIE:
            self._claim_case(new)
        self._at[row.host, row.place] = _Present(new.target, row.answers)
        if row.external_id is not None:
            self._external_ids.add(row.external_id)

    def _claim_room(self, new: NewRecord) -> None:
        row = new.row
        if row.alias_folded == IN_TRIE:
            self._quota.reserve(row, new.fields.alias)
        else:
            path, _mark, rest = row.alias_folded.partition("?")
            if (row.host, path) not in self._parameters:
                self._parameters[row.host, path] = set(parameters_at(execute, row.workspace_id, row.host, path))
            known = self._parameters[row.host, path]
            known.add(rest.partition("?")[0])
            if len(known) > MAX_PARAMETER_SETS:
                reason = _(
                    "This path already has redirects with %(limit)s sets of parameters, the maximum.",
                    limit=MAX_PARAMETER_SETS,
                )
                raise Invalid({new.fields.alias: [reason]})

    def _claim_case(self, new: NewRecord) -> None:
        row = new.row
        key = row.host, row.alias_folded
        known = self._cases.get(key)
        known = count_cases(row, MAX_CASES) if known is None else known
        if known >= MAX_CASES:
            raise too_many_cases(row, new.fields.alias)
        self._cases[key] = known + 1

    def _make_alias_up(self, new: NewRecord) -> None:
        row = new.row
        for attempt in range(MAX_ATTEMPTS):
            alias = addresses.random_alias(addresses.RANDOM_LENGTH + attempt // 2)
            set_address(row, alias, "", new.fields.alias)
            if (row.host, row.place) not in self._at and other_at(row, row.place) is None:
                return
        raise Invalid({new.fields.alias: [_("No free alias was found. Choose one yourself.")]})


class AddressTaken(Invalid):
    """Another record has exactly this address."""


class _Present(NamedTuple):
    """An existing record: its destinations as one text, and which paths it answers."""

    target: str
    answers: Match


def external_ids_of(new: Sequence[NewRecord]) -> list[str]:
    return [entry.row.external_id for entry in new if entry.row.external_id is not None]


def external_id_taken(row: Record) -> Invalid:
    reason = _("Another record already has the external id %(external_id)s.", external_id=repr(row.external_id))
    return Invalid({"external_id": [reason]})


def alias_taken(row: Record, field: str) -> Invalid:
    if row.written is None:
        reason = _("The alias %(alias)s is already in use on %(host)s.", alias=repr(row.path), host=row.host)
    else:
        reason = _("A redirect on %(host)s already answers the same paths and parameters.", host=row.host)
    return AddressTaken({field: [reason]})


def too_many_cases(row: Record, field: str) -> Invalid:
    reason = _(
        "%(limit)s addresses on %(host)s already differ from this one only in case, the maximum.",
        limit=MAX_CASES,
        host=row.host,
    )
    return Invalid({field: [reason]})


def conflict_taken(row: Record, field: str) -> Invalid:
    reason = _(
        "A redirect on %(host)s already answers every path below %(path)s.",
        host=row.host,
        path=repr("/" + row.path.removesuffix("*")),
    )
    return Invalid({field: [reason]})


def _present(workspace_id: str, host: str, keys: list[str]) -> Iterator[tuple[tuple[str, str], _Present]]:
    """The records of a hostname that have one of `keys` as their place, by both."""
    for key, destination, destinations, rules, match, forward_path in targets_at(workspace_id, host, keys):
        answers = Match.of(match, key, forward_path=bool(forward_path))
        yield (host, key), _Present(_target(destination, destinations, rules), answers)


def _target(destination: str, destinations: str | None, rules: str | None) -> str:
    """Destinations and rules as columns have them, as one text."""
    multiple, ruled = (json.loads(entry) if entry else None for entry in (destinations, rules))
    return as_target(destination, multiple, ruled)
