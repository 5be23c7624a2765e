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
from signpost.operations.records import aliases
from signpost.operations.records.lists import click_order
from signpost.operations.records.lists.filters import matching_in_order
from signpost.operations.records.new_records import NewRecord, new_link, new_redirect
from signpost.operations.records.record_rows import columns_of, view, view_of_new, views
from signpost.operations.records.record_urls import ids_at
from signpost.operations.records.record_versions import QR, ChangedRecord, require_match, require_version
from signpost.operations.records.record_writer import RecordEditor, RecordWriter
from signpost.runtime import link_passwords, waiting_clicks
from signpost.runtime.features import hook
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
    """Create a short link on a connected hostname. If `alias` is None, one is generated.

    find_or_create: if the hostname has links with the same destination, return the oldest instead. fetch_title: if no
    title is given, fetch that of the destination's page in the background.
    Raises Invalid if the hostname is not connected or takes no short links, if the alias is taken, or if there is no
    destination. Spec: "POST /link".
    """
    if alias is None and TYPES[config.type or RecordType.LINK].handler is Handler.REDIRECT:
        alias = ""
    try:
        new = new_link(caller, host, alias, config)
    except Invalid as refusal:
        raise _with_address_errors(refusal, aliases.address_errors(caller, host=host, alias=alias or None)) from None
    return _create(caller, new, find_first=find_or_create, wants_title=fetch_title)[0]


def _with_address_errors(refusal: Invalid, of_address: dict[str, list[str]]) -> Invalid:
    """Add the errors of the address to those of the other fields, so that `errors` names every field at once."""
    return Invalid({**of_address, **refusal.errors})


@roles.requires(roles.EDITOR)
def find_or_create_link(
    caller: Caller, *, host: str, alias: str | None = None, config: RecordConfig, fetch_title: bool = False
) -> tuple[RecordView, bool]:
    """Like `create_link` with find_or_create. Returns the link, and whether it is new."""
    return _create(caller, new_link(caller, host, alias, config), find_first=True, wants_title=fetch_title)


@roles.requires(roles.EDITOR)
def create_redirect(
    caller: Caller, *, url: RecordAddress, config: RecordConfig, may_be_over: bool = False
) -> RecordView:
    """Create a redirect at a URL. At the root of its hostname, it is the catch-all.

    may_be_over: whether it may have expired already, as one of a file may. Raises Invalid as `create_link`.
    """
    try:
        new = new_redirect(caller, url, config, may_be_over=may_be_over)
    except Invalid as refusal:
        raise _with_address_errors(refusal, aliases.address_errors(caller, url=url)) from None
    return _create(caller, new)[0]


def _create(
    caller: Caller, new: NewRecord, *, find_first: bool = False, wants_title: bool = False
) -> tuple[RecordView, bool]:
    """Insert a record. Returns it, and whether it is new.

    find_first: if there is one with the same destination, return that instead.
    """
    with database.atomic():
        # This transaction holds the write lock, so no other request can create one before the commit.
        if find_first and (found := oldest_like(new.row)) is not None:
            return view(found), False
        writer = RecordWriter(caller.workspace, is_single=True)
        (outcome,) = writer.add([new])
        if outcome.refusal is not None:
            raise outcome.refusal
        hook().records_created(caller=caller, records=[new.row], as_one=None)
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
    may_be_over: bool = False,
) -> RecordView:
    """Replace the configuration and the address of a record.

    Omitted fields of the specification are reset to their defaults; omitted extensions keep their values. expected: the
    version that the caller has seen. if_match: the acceptable versions. may_be_over: as `RecordEditor.replace` has it.
    Raises NotFound; Invalid as `create_redirect`; Outdated or StaleRecord if the version is another one. Spec:
    "PUT /redirect/{id}".
    """
    columns, same = columns_of(config), reusable_password_hash(caller, id, config.password)
    with database.atomic():
        record = find_record(caller, id)
        require_match(record, if_match)
        if same is not None and record.password_hash == same:
            del columns["password_hash"]
        RecordEditor(caller).replace(record, url, config, columns, expected, may_be_over=may_be_over)
    return view(record)


@roles.requires(roles.EDITOR)
def delete_redirect(caller: Caller, id: str, *, if_match: Container[str] | None = None) -> None:
    """Delete a record and its clicks. It is no error if there is none. Spec: "DELETE /redirect/{id}".

    if_match: the acceptable versions. Raises StaleRecord if the record has another one.
    """
    with database.atomic():
        record = Record.of_id(caller.workspace.id, id)
        if record is not None:
            require_match(record, if_match)
            hook().records_deleted(records=[record], caller=caller, job=None)
            record.delete_instance()
            database.announce(record.host, record.place)


@roles.requires(roles.EDITOR)
def set_paused(caller: Caller, id: str, *, paused: bool, expected: str | None = None) -> RecordView:
    """Pause or resume a record.

    expected: the version that the caller has seen. Raises NotFound; Invalid if others than members have paused it;
    Outdated if the version is another one.
    """
    with database.atomic():
        record = find_record(caller, id)
        if record.paused_by not in (PausedBy.NOBODY, PausedBy.USER):
            reason = _("It is paused by %(paused_by)s, so it cannot be resumed here.", paused_by=record.paused_by)
            raise Invalid({"paused": [reason]})
        if paused != (record.paused_by == PausedBy.USER):
            require_version(record, expected)
            former = record.snapshot()
            record.paused_by = PausedBy.USER if paused else PausedBy.NOBODY
            record.updated_at = times.now_text()
            record.save(only=[Record.paused_by, Record.updated_at])
            hook().records_changed(changes=[ChangedRecord(record, former)], caller=caller, job=None)
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
    """Change the style of a record's QR code. Omitted members keep their values.

    expected: the version of the style that the caller has seen. if_match: its acceptable versions. Raises NotFound;
    Outdated or StaleRecord if the version is another one.
    """
    with database.atomic():
        record = find_record(caller, id)
        require_match(record, if_match, QR)
        if (wanted := style_with(record.qr, look)) != record.qr:
            require_version(record, expected, QR)
            former = record.snapshot()
            record.own_qr = wanted
            record.save(only=[Record.own_qr])
            hook().records_changed(changes=[ChangedRecord(record, former)], caller=caller, job=None)
    return view(record)


def record_for_qr(caller: Caller, id: str) -> RecordView:
    """A record, to draw its QR code. Raises NotFound; Invalid if codes are off for its hostname."""
    record = get_link(caller, id)
    require_codes(caller, [record])
    return record


def require_codes(caller: Caller, found: Sequence[RecordView]) -> None:
    """Raises Invalid if QR codes are off for the hostname of any of these records."""
    names = {record.host for record in found}
    rows: Any = Host.select(Host.host, Host.updated_at).where(
        (Host.workspace == caller.workspace) & (Host.host << names) & ~Host.short_links_enabled
    )
    switched_off: dict[str, str] = dict(rows.tuples())
    # Codes of older records may be in print already, so they can still be drawn.
    if any(record.created_at > switched_off.get(record.host, record.created_at) for record in found):
        raise Invalid({"host": [_("QR codes are off for this hostname.")]})


def get_link(caller: Caller, id: str) -> RecordView:
    """A link or a redirect by its id. Raises NotFound. Spec: "GET /links/{id}"."""
    return view(find_record(caller, id))


def record_at(caller: Caller, url: str) -> RecordView:
    """The record at a URL, whose scheme may be missing and whose case may differ if it is unambiguous.

    Raises NotFound.
    """
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
    """A page of the records that match `filters`. handler: only links or only redirects."""
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
    """Like `list_records`, with the query of the whole list, for counting."""
    filters = of_handler(filters, handler)
    # A cursor is bound to its filters, because its position means nothing in another list.
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
    """The stored hash of a record, if it matches `password`: a new hash of the same password would count as a change.

    As slow as hashing, so call it before the transaction.
    """
    if not isinstance(password, str):
        return None
    saved = Record.of(caller.workspace).select(Record.password_hash).where(Record.id == id).scalar()
    return saved if saved is not None and link_passwords.is_right(saved, password) else None


def of_handler(filters: RecordFilters, handler: Handler | None) -> RecordFilters:
    """`filters`, limited to the records of a handler, if one is given."""
    if handler is None:
        return filters
    chosen = (handler,) if filters.handler is None else filters.handler
    return replace(filters, handler=tuple(entry for entry in chosen if entry == handler))


def find_record(caller: Caller, id: str) -> Record:
    """The row of a record. Raises NotFound."""
    record = Record.of_id(caller.workspace.id, id)
    if record is None:
        raise NotFound(_("There is no record with this id."))
    return record
