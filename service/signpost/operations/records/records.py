"""Links and redirects: create, change, delete, get, list. Spec: "POST /link", "PUT /redirect/{id}" and so on."""

import json
from collections.abc import Container, Sequence
from dataclasses import replace
from typing import Any

from peewee import ModelSelect

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.qr import QrChange, style_with
from signpost.domain.records.record import TYPES, Handler, PausedBy, RecordConfig, RecordType, RecordView
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.clicks import click_order
from signpost.operations.records import aliases
from signpost.operations.records.lists.filters import matching_in_order
from signpost.operations.records.new_records import NewRecord, new_link, new_redirect
from signpost.operations.records.record_rows import columns_of, view, view_of_new, views
from signpost.operations.records.record_states import RecordChange
from signpost.operations.records.record_urls import ids_at
from signpost.operations.records.record_versions import QR, require_match, require_version
from signpost.operations.records.record_writer import RecordEditor, RecordWriter
from signpost.runtime import waiting_clicks
from signpost.runtime.features import hook
from signpost.runtime.people import link_passwords
from signpost.storage import database
from signpost.storage.models import Host, Record
from signpost.storage.statements.records import oldest_like
from signpost.translations import gettext as _


@roles.requires(roles.EDITOR)
def create_link(
    caller: Caller,
    *,
    host: str,
    alias: str | None = None,
    config: RecordConfig,
    find_or_create: bool = False,
    fetch_title: bool = False,
) -> RecordView:
    """Create a record on a connected hostname; without an alias one is generated.

    find_or_create: return the oldest link of the hostname with the same destination, where there is one.
    fetch_title: without a title, take that of the page at the destination, later and in the background.
    Raises Invalid: hostname not connected or closed to short links, alias taken, no destination. Spec: "POST /link".
    """
    if alias is None and TYPES[config.type or RecordType.LINK].handler is Handler.REDIRECT:
        alias = ""
    try:
        new = new_link(caller, host, alias, config)
    except Invalid as refusal:
        raise _with_address_errors(refusal, aliases.address_errors(caller, host=host, alias=alias or None)) from None
    return _create(caller, new, find_first=find_or_create, wants_title=fetch_title)[0]


def _with_address_errors(refusal: Invalid, of_address: dict[str, list[str]]) -> Invalid:
    """What is wrong with the fields of a new record, and with its address: `errors` names every field at once."""
    return Invalid({**of_address, **refusal.errors})


@roles.requires(roles.EDITOR)
def find_or_create_link(
    caller: Caller, *, host: str, alias: str | None = None, config: RecordConfig, fetch_title: bool = False
) -> tuple[RecordView, bool]:
    """`create_link` with find_or_create, of links alone: (the link, whether it was created now)."""
    return _create(caller, new_link(caller, host, alias, config), find_first=True, wants_title=fetch_title)


@roles.requires(roles.EDITOR)
def create_redirect(caller: Caller, *, url: RecordAddress, config: RecordConfig) -> RecordView:
    """Create a record at a URL; an empty path is the root of the hostname, and its catch-all."""
    try:
        new = new_redirect(caller, url, config)
    except Invalid as refusal:
        raise _with_address_errors(refusal, aliases.address_errors(caller, url=url)) from None
    return _create(caller, new)[0]


def _create(
    caller: Caller, new: NewRecord, *, find_first: bool = False, wants_title: bool = False
) -> tuple[RecordView, bool]:
    """A record, and whether it is new. find_first: where there is one with the same destination, return that one."""
    with database.atomic():
        # Writers take turns: until the commit, no other request creates one.
        if find_first and (found := oldest_like(new.row)) is not None:
            return view(found), False
        writer = RecordWriter(caller.workspace, is_single=True)
        (outcome,) = writer.add([new])
        if outcome.refusal is not None:
            raise outcome.refusal
        hook().records_created(caller=caller, records=[new.row], as_one=False)
        if wants_title:
            hook().title_wanted(record=new.row)
    return view_of_new(new.row, caller.user, writer.connected), True


@roles.requires(roles.EDITOR)
def update_redirect(
    caller: Caller,
    id: str,
    *,
    url: RecordAddress,
    config: RecordConfig,
    expected: str | None = None,
    if_match: Container[str] | None = None,
) -> RecordView:
    """Replace the configuration of a record, and its address.

    Fields of the specification's body that are left out go back to their defaults, extensions keep their values.
    expected: the version that the caller has seen.  if_match: the versions that the record may have. Raises NotFound,
    Invalid as create does; Outdated, StaleRecord where another version is current. Spec: "PUT /redirect/{id}".
    """
    columns, same = columns_of(config), reusable_password_hash(caller, id, config.password)
    with database.atomic():
        record = find_record(caller, id)
        require_match(record, if_match)
        if same is not None and record.password_hash == same:
            del columns["password_hash"]
        RecordEditor(caller).replace(record, url, config, columns, expected)
    return view(record)


@roles.requires(roles.EDITOR)
def delete_redirect(caller: Caller, id: str, *, if_match: Container[str] | None = None) -> None:
    """Delete a record with its clicks. A missing record is not an error. Spec: "DELETE /redirect/{id}".

    if_match: the versions that the record may have. Raises StaleRecord.
    """
    with database.atomic():
        record = Record.of_id(caller.workspace.id, id)
        if record is not None:
            require_match(record, if_match)
            hook().record_deleted(caller=caller, record=record)
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
            raise Invalid(
                {
                    "paused": [
                        _("It is paused by %(paused_by)s, so it cannot be resumed here.", paused_by=record.paused_by)
                    ]
                }
            )
        if paused != (record.paused_by == PausedBy.USER):
            require_version(record, expected)
            former = record.snapshot()
            record.paused_by = PausedBy.USER if paused else PausedBy.NOBODY
            record.updated_at = times.now_text()
            record.save(only=[Record.paused_by, Record.updated_at])
            hook().record_changed(caller=caller, change=RecordChange(record, former))
            database.announce(record.host, record.place)
    return view(record)


@roles.requires(roles.EDITOR)
def set_qr(
    caller: Caller,
    id: str,
    *,
    look: QrChange,
    expected: str | None = None,
    if_match: Container[str] | None = None,
) -> RecordView:
    """Set the style of a record's QR code; omitted members keep their values.

    expected: the version of the style that the caller has seen.  if_match: the versions that it may have. Raises
    NotFound; Outdated, StaleRecord where another version is current.
    """
    with database.atomic():
        record = find_record(caller, id)
        require_match(record, if_match, QR)
        if (wanted := style_with(record.qr, look)) != record.qr:
            require_version(record, expected, QR)
            former = record.snapshot()
            record.own_qr = wanted
            record.save(only=[Record.own_qr])
            hook().record_changed(caller=caller, change=RecordChange(record, former))
    return view(record)


def record_for_qr(caller: Caller, id: str) -> RecordView:
    """A record that a QR code may be drawn for. Raises NotFound; Invalid: no new codes for its hostname."""
    record = get_link(caller, id)
    require_codes(caller, [record])
    return record


def require_codes(caller: Caller, found: Sequence[RecordView]) -> None:
    """Raises Invalid unless a QR code may be drawn for each of these records."""
    names = {record.host for record in found}
    rows: Any = Host.select(Host.host, Host.updated_at).where(
        (Host.workspace == caller.workspace) & (Host.host << names) & ~Host.short_links_enabled
    )
    switched_off: dict[str, str] = dict(rows.tuples())
    # Codes of records from before the switch are printed somewhere; they may be drawn again.
    if any(record.created_at > switched_off.get(record.host, record.created_at) for record in found):
        raise Invalid({"host": [_("QR codes are off for this hostname.")]})


def get_link(caller: Caller, id: str) -> RecordView:
    """One record, whatever its handler. Raises NotFound. Spec: "GET /links/{id}"."""
    return view(find_record(caller, id))


def record_at(caller: Caller, url: str) -> RecordView:
    """The record whose URL is `url`, with or without a scheme; in another case too, if that is one. Raises NotFound."""
    ids = ids_at(caller.workspace, url)
    if len(ids) != 1:
        raise NotFound(_("There is no record with this URL."))
    return get_link(caller, ids[0])


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
    return list_with_all(caller, sort=sort, per_page=per_page, filters=filters, cursor=cursor, handler=handler)[:2]


def list_with_all(
    caller: Caller,
    *,
    sort: str,
    per_page: int,
    filters: RecordFilters,
    cursor: str | None = None,
    handler: Handler | None = None,
) -> tuple[list[RecordView], listing.Cursors, "ModelSelect[Record]"]:
    """The same, and the selection of all of the list, to be counted."""
    filters = of_handler(filters, handler)
    # A cursor belongs to its filters too: with other filters its position would mean nothing.
    name = json.dumps(filters.as_json(), sort_keys=True)
    order = sort.removeprefix("-")
    by_clicks = order in click_order.ORDERS
    query, key = matching_in_order(caller.workspace, filters, "created_at" if by_clicks else order)
    if by_clicks:
        waiting_clicks.count_now()
        rows, cursors = click_order.page(caller.workspace, filters, name=name, sort=sort, cursor=cursor, size=per_page)
    else:
        rows, cursors = listing.page(query, name=name, sort=sort, cursor=cursor, size=per_page, key=key)
    return views(rows), cursors, query


def reusable_password_hash(caller: Caller, id: str, password: object) -> str | None:
    """The hash that a record has, if it is one of `password`: to hash the same again would be a change.

    It takes as long as to hash: call it before the transaction.
    """
    if not isinstance(password, str):
        return None
    saved = Record.of(caller.workspace).select(Record.password_hash).where(Record.id == id).scalar()
    return saved if saved is not None and link_passwords.is_right(saved, password) else None


def of_handler(filters: RecordFilters, handler: Handler | None) -> RecordFilters:
    """`filters`, for the records of one handler alone; None: for all."""
    if handler is None:
        return filters
    chosen = (handler,) if filters.handler is None else filters.handler
    return replace(filters, handler=tuple(entry for entry in chosen if entry == handler))


def find_record(caller: Caller, id: str) -> Record:
    """A record as its row holds it. Raises NotFound."""
    record = Record.of_id(caller.workspace.id, id)
    if record is None:
        raise NotFound(_("There is no record with this id."))
    return record
