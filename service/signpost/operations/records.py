"""Links and redirects: create, change, delete, get, list. Spec: "POST /link", "PUT /redirect/{id}" and so on."""

import json
from dataclasses import replace

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.filters import RecordFilters
from signpost.domain.paths import Address
from signpost.domain.qr import QrChange, style_with
from signpost.domain.record import TYPES, Handler, PausedBy, RecordConfig, RecordType, RecordView
from signpost.operations import click_order, listing, record_writer, roles
from signpost.operations.caller import Caller
from signpost.operations.filters import matching_in_order
from signpost.operations.new_records import AddressFields, NewRecord, new_record
from signpost.operations.record_rows import columns_of, view, views
from signpost.operations.record_versions import QR, require_version, version
from signpost.operations.record_writer import RecordWriter
from signpost.runtime import waiting_clicks
from signpost.storage import database
from signpost.storage.models import Host, Record


@roles.requires(roles.EDITOR)
def create_link(caller: Caller, *, host: str, alias: str | None = None, config: RecordConfig) -> RecordView:
    """Create a record on a connected hostname; without an alias one is generated.

    Raises Invalid: hostname not connected or closed to short links, alias taken, no destination. Spec: "POST /link".
    """
    if alias is None and TYPES[config.type or RecordType.LINK].handler is Handler.REDIRECT:
        alias = ""
    fields = AddressFields(host="host", alias="alias")
    return _create(caller, new_record(caller, host, alias, config, usual_type=RecordType.LINK, fields=fields))


@roles.requires(roles.EDITOR)
def create_redirect(caller: Caller, *, url: Address, config: RecordConfig) -> RecordView:
    """Create a record at a URL; an empty path is the root of the hostname, and its catch-all."""
    fields = AddressFields(host="url", alias="url")
    usual_type = RecordType.REDIRECT
    new = new_record(caller, url.host, url.path, config, query=url.query, usual_type=usual_type, fields=fields)
    return _create(caller, new)


def _create(caller: Caller, new: NewRecord) -> RecordView:
    with database.atomic():
        (outcome,) = RecordWriter(caller.workspace).add([new])
        if outcome.refusal is not None:
            raise outcome.refusal
    return view(new.row)


@roles.requires(roles.EDITOR)
def update_redirect(
    caller: Caller, id: str, *, url: Address, config: RecordConfig, expected: str | None = None
) -> RecordView:
    """Replace the configuration of a record, and its address.

    Fields of the specification's body that are left out go back to their defaults, extensions keep their values.
    expected: the version that the caller has seen. Raises NotFound, Invalid as create does, Outdated where it is no
    longer current. Spec: "PUT /redirect/{id}".
    """
    columns = columns_of(config)
    with database.atomic():
        record = find_record(caller, id)
        record_writer.replace(caller, record, url, config, columns, expected)
    return view(record)


@roles.requires(roles.EDITOR)
def delete_redirect(caller: Caller, id: str) -> None:
    """Delete a record with its clicks. A missing record is not an error. Spec: "DELETE /redirect/{id}"."""
    with database.atomic():
        record = caller.workspace.records.where(Record.id == id).get_or_none()
        if record is not None:
            record.delete_instance()
            database.announce(record.host, record.place)


@roles.requires(roles.EDITOR)
def set_paused(caller: Caller, id: str, *, paused: bool, expected: str | None = None) -> RecordView:
    """Pause a record for its visitors, or let it resolve again; nothing else changes.

    expected: the version that the caller has seen. Raises NotFound, Invalid, Outdated.
    """
    with database.atomic():
        record = find_record(caller, id)
        if record.paused_by not in (PausedBy.NOBODY, PausedBy.USER):
            raise Invalid({"paused": [f"It is paused by {record.paused_by}, so it cannot be resumed here."]})
        if paused != (record.paused_by == PausedBy.USER):
            require_version(version(record), expected)
            record.paused_by = PausedBy.USER if paused else PausedBy.NOBODY
            record.updated_at = times.now_text()
            record.save(only=[Record.paused_by, Record.updated_at])
            database.announce(record.host, record.place)
    return view(record)


@roles.requires(roles.EDITOR)
def set_qr(caller: Caller, id: str, *, look: QrChange, expected: str | None = None) -> RecordView:
    """Set the style of a record's QR code; omitted members keep their values.

    expected: the version of the style that the caller has seen. Raises NotFound, Outdated.
    """
    with database.atomic():
        record = find_record(caller, id)
        if (wanted := style_with(record.qr, look)) != record.qr:
            require_version(version(record, QR), expected)
            record.own_qr = wanted
            record.save(only=[Record.own_qr])
    return view(record)


def record_for_qr(caller: Caller, id: str) -> RecordView:
    """A record that a QR code may be drawn for. Raises NotFound; Invalid: no new codes for its hostname."""
    record = get_link(caller, id)
    host = Host.get_or_none((Host.host == record.host) & (Host.workspace == caller.workspace))
    # Codes of records from before the switch are printed somewhere; they may be drawn again.
    if host is not None and not host.short_links_enabled and record.created_at > host.updated_at:
        raise Invalid({"host": ["New QR codes are switched off for this hostname."]})
    return record


def get_link(caller: Caller, id: str) -> RecordView:
    """One record, whatever its handler. Raises NotFound. Spec: "GET /links/{id}"."""
    return view(find_record(caller, id))


def list_records(
    caller: Caller,
    *,
    sort: str,
    per_page: int,
    filters: RecordFilters,
    cursor: str | None = None,
    handler: Handler | None = None,
) -> tuple[list[RecordView], listing.Cursors]:
    """A page of the workspace's records that `filters` match: those of one handler, or all."""
    filters = of_handler(filters, handler)
    # A cursor belongs to its filters too: with other filters its position would mean nothing.
    name = json.dumps(filters.as_json(), sort_keys=True)
    if sort.removeprefix("-") in click_order.ORDERS:
        waiting_clicks.count_now()
        rows, cursors = click_order.page(caller.workspace, filters, name=name, sort=sort, cursor=cursor, size=per_page)
        return views(rows), cursors
    query, key = matching_in_order(caller.workspace, filters, sort.removeprefix("-"))
    rows, cursors = listing.page(query, name=name, sort=sort, cursor=cursor, size=per_page, key=key)
    return views(rows), cursors


def of_handler(filters: RecordFilters, handler: Handler | None) -> RecordFilters:
    """`filters`, for the records of one handler alone; None: for all."""
    if handler is None:
        return filters
    asked = (handler,) if filters.handler is None else filters.handler
    return replace(filters, handler=tuple(one for one in asked if one == handler))


def find_record(caller: Caller, id: str) -> Record:
    """A record as its row holds it. Raises NotFound."""
    record: Record | None = caller.workspace.records.where(Record.id == id).get_or_none()
    if record is None:
        raise NotFound("There is no record with this id.")
    return record
