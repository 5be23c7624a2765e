"""Builds and validates the row of a new record, without reading the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from signpost.domain.errors import Invalid
from signpost.domain.json_types import Columns, JsonObject
from signpost.domain.records import addresses, expiry, resolution
from signpost.domain.records.destination import check_placeholders, refusal_of_weights
from signpost.domain.records.monitor_state import watchable
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import (
    FIELDS,
    GONE_STATUS,
    TYPES,
    Handler,
    Match,
    MonitorState,
    RecordConfig,
    RecordType,
    TypeFacts,
)
from signpost.domain.records.rules.rules import refusal_of_count, stored_rules
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import columns_of, set_address
from signpost.runtime import settings
from signpost.storage.models import Record
from signpost.translations import gettext as _
from signpost.translations import mark

# Defaults of columns that the configuration of a new record may omit.
_DEFAULTS = {
    entry.column: entry.default for entry in FIELDS if entry.is_preserved and entry.name not in ("password", "paused")
}


NO_COUNTRIES = mark(
    "This server has no country database, so it does not know the countries of visitors. Its administrator can "
    "get one with the setting GEO_URL or COUNTRY_DATABASE."
)


class AddressFields(NamedTuple):
    """The names of the request fields with hostname and alias, for errors."""

    host: str
    alias: str


@dataclass
class NewRecord:
    """A record to insert.

    needs_alias: an alias is generated on insertion. conflict: see `resolution.conflict_of`. target: see `as_target`.
    created_at, clicks: those of a record from another service; None and 0 otherwise.
    """

    row: Record
    fields: AddressFields
    needs_alias: bool
    conflict: str | None
    target: str
    created_at: str | None = None
    clicks: int = 0


def new_link(caller: Caller, host: str, alias: str | None, config: RecordConfig) -> NewRecord:
    """A link at an alias, which is generated on insertion if it is None. Raises Invalid."""
    expiry.new_expiry(config.expires)
    return new_record(caller, (host, alias, ""), config, RecordType.LINK, AddressFields(host="host", alias="alias"))


def new_redirect(caller: Caller, url: RecordAddress, config: RecordConfig, *, may_be_over: bool = False) -> NewRecord:
    """A redirect at a URL. may_be_over: whether it may have expired, as one of a file may. Raises Invalid."""
    if not may_be_over:
        expiry.new_expiry(config.expires)
    return new_record(caller, url, config, RecordType.REDIRECT, AddressFields(host="url", alias="url"))


def new_record(
    caller: Caller,
    address: tuple[str, str | None, str],
    config: RecordConfig,
    usual_type: RecordType,
    fields: AddressFields,
) -> NewRecord:
    """A record with a configuration. Raises Invalid.

    address: hostname, path (None to generate an alias), query. usual_type: the type if `config` has none. Call it
    before the transaction, because it hashes the password.
    """
    host, path, query = address
    type_ = TYPES[config.type or usual_type]
    if path == "" and type_.handler is Handler.SHORT_URL:
        raise Invalid({fields.alias: [_("A short link needs an alias. Leave the field out to get one.")]})
    row = _row(caller, host, type_, {**_DEFAULTS, **columns_of(config)})
    check_values(row)
    conflict = check_answers(row, path, query, fields.alias)
    return NewRecord(row, fields, path is None, conflict, as_target(row.destination, row.destinations, row.rules))


def _row(caller: Caller, host: str, type_: TypeFacts, columns: Columns) -> Record:
    """A row without an address. columns: those of a RecordConfig."""
    row = Record(
        workspace=caller.workspace,
        host=host,
        tld=addresses.tld_of(host),
        type=type_.id,
        handler=type_.handler,
        created_by=caller.user,
        created_via=caller.via,
        # Omitted columns are null anyway, and assigning most of them takes time.
        **{column: value for column, value in columns.items() if value is not None},
    )
    row.status = row.status or type_.status
    row.monitor = monitor_state(row)
    return row


def check_answers(row: Record, path: str | None, query: str, field: str) -> str | None:
    """Set the address of a record. Returns `resolution.conflict_of` it.

    path: None if an alias is generated later. field: name of the request field with the address. Raises Invalid if the
    record's type, `match` or destinations do not allow the address.
    """
    if row.handler == Handler.SHORT_URL:
        _check_link(row, path, query, field)
    elif row.forward_path and row.match in (Match.EXACT, Match.PATTERN):
        reason = _("Only a prefix can keep the rest of the path. Here match is %(match)s.", match=row.match)
        raise Invalid({"forward_path": [reason]})
    if (row.status == GONE_STATUS) != (row.type == RecordType.GONE):
        reason = (
            _("Only type gone can have the status 410.")
            if row.status == GONE_STATUS
            else _("Type gone always has the status 410.")
        )
        raise Invalid({"status": [reason]})
    if path is None:
        return None
    set_address(row, path, query, field)
    if row.answers is Match.PATTERN:
        _check_placeholders(row)
    return resolution.conflict_of(row.path, row.query, row.answers)


def _check_link(row: Record, path: str | None, query: str, field: str) -> None:
    if row.match is not None:
        raise Invalid({"match": [_("Only redirects can have this. A link always answers at its alias.")]})
    if query:
        raise Invalid({field: [_("A short link can't contain ?. Use a redirect instead.")]})
    try:
        addresses.alias_of(path or "")
    except ValueError as error:
        raise Invalid({field: [str(error)]}) from None


def _check_placeholders(row: Record) -> None:
    names = resolution.pattern_of(row).all_names
    for field, url in row.places_of_destinations:
        try:
            check_placeholders(url, names)
        except ValueError as error:
            raise Invalid({field: [str(error)]}) from None


def as_target(destination: str, destinations: Sequence[str] | None, rules: Sequence[JsonObject] | None) -> str:
    """Destinations and rules as one text, by which two records can be compared."""
    own = "\n".join(destinations or [destination])
    return own + "\n" + json.dumps(rules) if rules else own


def monitor_state(row: Record) -> str:
    """The monitor state for the settings of a record. If it stays monitored, results so far are kept.

    OFF also where it is asked for and no destination can be checked.
    """
    if row.type == RecordType.GONE or not row.wants_checks:
        return MonitorState.OFF
    if not watchable(row.all_destinations, row.match):
        return MonitorState.OFF
    return MonitorState.PENDING if row.monitor == MonitorState.OFF else row.monitor


def check_values(row: Record) -> None:
    """Raises Invalid if weights or rules contradict other fields of the record."""
    count = len(row.destinations or [row.destination])
    if (reason := refusal_of_weights(row.destination_weights, row.destination_routing, count)) is not None:
        raise Invalid({"destination_weights": [reason]})
    if row.rules and row.type == RecordType.GONE:
        raise Invalid({"rules": [_("A redirect of type gone can't have rules.")]})
    if row.rules and (reason := refusal_of_count(len(row.all_destinations))) is not None:
        raise Invalid({"rules": [reason]})


def require_countries(row: Record, before: Sequence[object] | None = None) -> None:
    """Raises Invalid if new rules test countries and this server has no country database. before: the former rules."""
    if row.rules and row.rules != before and not settings.has_countries():
        for position, rule in enumerate(stored_rules(row.rules)):
            if rule.conditions.country:
                raise Invalid({f"rules.{position}.if.country": [_(NO_COUNTRIES)]})
