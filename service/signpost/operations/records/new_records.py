"""Building the row of a new record, and what any record may have: without reading the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from signpost.domain.errors import Invalid
from signpost.domain.json_types import Columns, JsonObject
from signpost.domain.records import addresses, resolution
from signpost.domain.records.destination import check_placeholders
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
from signpost.domain.records.routing import refusal_of_weights
from signpost.domain.records.rules.rules import refusal_of_count, stored_rules
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import columns_of, set_address
from signpost.runtime import geo
from signpost.storage.models import Record
from signpost.translations import gettext as _
from signpost.translations import mark

# Columns that the description of a new record may leave out.
_DEFAULTS = {
    entry.column: entry.default for entry in FIELDS if entry.is_preserved and entry.name not in ("password", "paused")
}


NO_COUNTRIES = mark(
    "This server has no country database, so it does not know the countries of visitors. Its operator can get one "
    "with the setting GEO_URL or COUNTRY_DATABASE."
)


class AddressFields(NamedTuple):
    """The fields in which a caller gave hostname and alias, so that errors name them."""

    host: str
    alias: str


@dataclass
class NewRecord:
    """A record to be written.

    needs_alias: one is generated when it is written.  conflict: the key of the other place that answers for the same
    paths (domain/records/resolution.conflict_of).  target: `as_target` of the row.
    created_at: when it was created elsewhere; None: it is new.  clicks: those it had there.
    """

    row: Record
    fields: AddressFields
    needs_alias: bool
    conflict: str | None
    target: str
    created_at: str | None = None
    clicks: int = 0


def new_link(caller: Caller, host: str, alias: str | None, config: RecordConfig) -> NewRecord:
    """`new_record` at an alias of a hostname; None: one is generated."""
    return new_record(caller, (host, alias, ""), config, RecordType.LINK, AddressFields(host="host", alias="alias"))


def new_redirect(caller: Caller, url: RecordAddress, config: RecordConfig) -> NewRecord:
    """`new_record` at a URL."""
    return new_record(caller, url, config, RecordType.REDIRECT, AddressFields(host="url", alias="url"))


def new_record(
    caller: Caller,
    address: tuple[str, str | None, str],
    config: RecordConfig,
    usual_type: RecordType,
    fields: AddressFields,
) -> NewRecord:
    """A record as `config` describes it. address: hostname; path, or None to have an alias generated; query.

    usual_type: its type where `config` has none.
    Hashes a password: call it before the transaction. Raises Invalid.
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
        # A column without a value is null; most are, and giving them one takes time.
        **{column: value for column, value in columns.items() if value is not None},
    )
    row.status = row.status or type_.status
    row.monitor = monitor_state(row)
    return row


def check_answers(row: Record, path: str | None, query: str, field: str) -> str | None:
    """Set the address of a record, and see whether its type, `match` and destinations allow it.

    path: None if an alias is generated later. field: in which the address was given. Returns the key of its rival.
    Raises Invalid.
    """
    if row.handler == Handler.SHORT_URL:
        _check_link(row, path, query, field)
    elif row.forward_path and row.match in (Match.EXACT, Match.PATTERN):
        raise Invalid(
            {
                "forward_path": [
                    _("Only a prefix can keep the rest of the path. Here match is %(match)s.", match=row.match)
                ]
            }
        )
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
    """Destinations, and rules if there are any, as one text."""
    own = "\n".join(destinations or [destination])
    return own + "\n" + json.dumps(rules) if rules else own


def monitor_state(row: Record) -> str:
    """Whether the destinations are monitored, as `row` requests; results so far are kept."""
    if row.type == RecordType.GONE or not (row.is_notify or row.is_switch_unbroken_destination):
        return MonitorState.OFF
    return MonitorState.PENDING if row.monitor == MonitorState.OFF else row.monitor


def check_values(row: Record) -> None:
    """Raises Invalid where weights or rules do not fit the rest of the record, on any server."""
    count = len(row.destinations or [row.destination])
    if (reason := refusal_of_weights(row.destination_weights, row.destination_routing, count)) is not None:
        raise Invalid({"destination_weights": [reason]})
    if row.rules and row.type == RecordType.GONE:
        raise Invalid({"rules": [_("A redirect of type gone can't have rules.")]})
    if row.rules and (reason := refusal_of_count(len(row.all_destinations))) is not None:
        raise Invalid({"rules": [reason]})


def require_countries(row: Record, before: Sequence[object] | None = None) -> None:
    """Raises Invalid where rules want to know what this server does not. before: the rules that the record has had."""
    if row.rules and row.rules != before and not geo.has_countries():
        for position, rule in enumerate(stored_rules(row.rules)):
            if rule.conditions.country:
                raise Invalid({f"rules.{position}.if.country": [_(NO_COUNTRIES)]})
