"""Links and redirects: make, change, delete, get, list. Spec: "POST /link", "PUT /redirect/{id}" and so on."""

import hashlib
import json
from typing import Any

import peewee
from peewee import fn

from signpost.domain import addresses, resolution, times
from signpost.domain.errors import Invalid, NotFound, Outdated
from signpost.domain.ids import id_of
from signpost.domain.record_types import LINK, REDIRECT, SHORT_URL_HANDLER, TYPES, RecordType, default_of
from signpost.operations import chains, hosts, listing, plans, roles, watches
from signpost.operations.caller import Caller
from signpost.operations.filters import matching_in_order, search_text
from signpost.runtime import link_passwords, settings
from signpost.storage import database
from signpost.storage.models import Host, Record, RecordClicks, RecordTag, RecordText, User

NO_UTM = {"source": "", "medium": "", "campaign": "", "term": "", "content": ""}

# What the specification's PUT body holds: left out there, a field is back at its default.
REPLACED: dict[str, Any] = {
    "title": "",
    "description": "",
    "forward_path": None,
    "forward_query": None,
    "utm": NO_UTM,
    "plugins": None,
    "is_notify": False,
    "is_switch_unbroken_destination": False,
    "expires": None,
}
# What PUT takes beyond the specification: left out there, a field keeps its value.
KEPT: dict[str, Any] = {
    "destination_routing": "first",
    "destination_weights": None,
    "status": None,
    "tags": [],
    "password": None,
    "expired_url": None,
    "starts": None,
    "max_clicks": None,
    "paused": False,
}
# Fields whose column has another name.
_RENAMED = {"expires": "expired_at", "starts": "starts_at"}
_CONFIGURED = [name for name in (*REPLACED, *KEPT) if name not in ("password", "paused")]


@roles.requires(roles.EDITOR)
def create_link(caller: Caller, *, host: str, alias: str | None = None, type: str = LINK, **fields: Any) -> Record:
    """Create a record on a connected hostname; without an alias one is made up.

    Raises Invalid: hostname not connected or closed to short links, alias taken, no destination. Spec: "POST /link".
    """
    return _create(caller, host, alias, TYPES[type], fields, address_field="alias", host_field="host")


@roles.requires(roles.EDITOR)
def create_redirect(caller: Caller, *, url: tuple[str, str], type: str = REDIRECT, **fields: Any) -> Record:
    """Create a record at a URL (hostname, alias); an empty alias is the root of the hostname, and its catch-all."""
    host, alias = url
    return _create(caller, host, alias, TYPES[type], fields, address_field="url", host_field="url")


def _create(caller, host, alias, type_, fields, *, address_field: str, host_field: str) -> Record:
    if alias is None and type_.handler != SHORT_URL_HANDLER:
        alias = ""
    record = unsaved(caller, host, alias, type_, fields, address_field)
    length = addresses.MADE_UP_LENGTH
    for attempt in range(20):
        if alias is None:
            # After two collisions in a row the short ones are getting rare.
            set_alias(record, addresses.made_up_alias(length + attempt // 2))
        try:
            with database.atomic():
                _require_room(caller, type_.handler)
                if record.monitor != "off":
                    _require_room_to_monitor(caller)
                _require_host(caller, record, host_field)
                chains.refuse_loop(record)
                _date(record)
                record.save(force_insert=True)
                _write_tags(record)
                _write_text(record)
                watches.follow(record)
                database.announce(record.host, record.alias)
            return completed([record])[0]
        except peewee.IntegrityError:
            if alias is not None:
                raise alias_taken(record, address_field) from None
    raise Invalid({address_field: ["No free alias was found. Give one."]})


def unsaved(caller, host, alias: str | None, type_: RecordType, fields: dict[str, Any], address_field: str) -> Record:
    """A new record as `fields` (as the schemas load them) say, without its moment. Raises Invalid, naming fields."""
    if alias == "" and type_.handler == SHORT_URL_HANDLER:
        raise Invalid({address_field: ["A short link needs an alias; leave it out to have one made up."]})
    columns = {**_columns({**REPLACED, **KEPT, **fields}), **_targets(fields)}
    columns["status"] = columns["status"] or type_.status
    _check_weights(columns)
    record = Record(
        workspace=caller.workspace,
        host=host,
        tld=addresses.tld_of(host),
        type=type_.id,
        handler=type_.handler,
        created_by=caller.user,
        created_via=caller.via,
        **columns,
    )
    record.monitor = _monitor(record)
    set_alias(record, alias or "")
    return record


@roles.requires(roles.EDITOR)
def update_redirect(
    caller: Caller, id: str, *, url: tuple[str, str], expected: str | None = None, **fields: Any
) -> Record:
    """Replace the configuration of a record.

    Fields of the specification's body that are left out go back to their defaults, extensions keep their values.
    expected: the version that the caller has seen. Raises NotFound, Invalid as create does, Outdated where it is
    another one by now. Spec: "PUT /redirect/{id}".
    """
    host, alias = url
    columns = {**_columns({**REPLACED, **fields}), **_targets(fields)}
    with database.atomic():
        record = find_record(caller, id)
        before, present = dict(record.__data__), version(record)
        type_ = TYPES[fields["type"]] if "type" in fields else default_of(record.handler)
        if alias == "" and type_.handler == SHORT_URL_HANDLER:
            raise Invalid({"url": ["A short link needs an alias."]})
        if type_.handler != record.handler:
            _require_room(caller, type_.handler)
        old_address, old_handler = (record.host, record.alias), record.handler
        for name, value in columns.items():
            setattr(record, name, value)
        if "destination_weights" not in fields:
            _drop_weights_that_do_not_fit(record, keep_routing="destination_routing" in fields)
        record.monitor = _monitor(record)
        if record.monitor == "pending" and before["monitor"] == "off":
            _require_room_to_monitor(caller)
        record.type, record.handler = type_.id, type_.handler
        record.host, record.tld = host, addresses.tld_of(host)
        set_alias(record, alias)
        _check_weights(record.__data__)
        _require_host(caller, record, "url", is_new=(host, type_.handler) != (old_address[0], old_handler))
        chains.refuse_loop(record)
        if record.__data__ != before:
            _require_version(present, expected)
            record.updated_at = times.now_text()
            try:
                record.save()
            except peewee.IntegrityError:
                raise alias_taken(record, "url") from None
            watches.follow(record)
            if record.tags != before["tags"]:
                RecordTag.delete().where(RecordTag.record == record).execute()
                _write_tags(record)
            _write_text(record)
        database.announce(*old_address)
        database.announce(record.host, record.alias)
    return completed([record])[0]


@roles.requires(roles.EDITOR)
def delete_redirect(caller: Caller, id: str) -> None:
    """Delete a record with its clicks. One that is not there is no error. Spec: "DELETE /redirect/{id}"."""
    with database.atomic():
        record = caller.workspace.records.where(Record.id == id).get_or_none()
        if record is not None:
            record.delete_instance()
            database.announce(record.host, record.alias)


@roles.requires(roles.EDITOR)
def set_paused(caller: Caller, id: str, *, paused: bool, expected: str | None = None) -> Record:
    """Pause a record for its visitors, or let it resolve again; nothing else changes.

    expected: the version that the caller has seen. Raises NotFound, Invalid, Outdated.
    """
    with database.atomic():
        record = find_record(caller, id)
        if record.paused_by not in ("", "user"):
            raise Invalid({"paused": [f"It is paused by {record.paused_by}, so it cannot be resumed here."]})
        if paused != (record.paused_by == "user"):
            _require_version(version(record), expected)
            record.paused_by, record.updated_at = "user" if paused else "", times.now_text()
            record.save(only=[Record.paused_by, Record.updated_at])
            database.announce(record.host, record.alias)
    return completed([record])[0]


@roles.requires(roles.EDITOR)
def set_qr(caller: Caller, id: str, *, look: dict[str, Any], expected: str | None = None) -> Record:
    """Give the QR code of a record a look; what is left out keeps its value.

    expected: the version of the look that the caller has seen. Raises NotFound, Outdated.
    """
    with database.atomic():
        record = find_record(caller, id)
        if (wanted := {**record.qr, **look}) != record.qr:
            _require_version(version(record, QR), expected)
            record.own_qr = wanted
            record.save(only=[Record.own_qr])
    return completed([record])[0]


def record_for_qr(caller: Caller, id: str) -> Record:
    """A record that a QR code may be drawn for. Raises NotFound; Invalid: no new codes for its hostname."""
    record = get_link(caller, id)
    host = Host.get_or_none((Host.host == record.host) & (Host.workspace == caller.workspace))
    # Codes of records from before the switch are printed somewhere; they may be drawn again.
    if host is not None and not host.short_links_enabled and record.created_at > host.updated_at:
        raise Invalid({"host": ["New QR codes are switched off for this hostname."]})
    return record


def get_link(caller: Caller, id: str) -> Record:
    """One record, whatever its handler. Raises NotFound. Spec: "GET /links/{id}"."""
    return completed([find_record(caller, id)])[0]


def list_records(
    caller: Caller,
    *,
    sort: str,
    per_page: int,
    filters: dict[str, Any],
    cursor: str | None = None,
    handler: str | None = None,
) -> tuple[list[Record], listing.Cursors]:
    """A page of the workspace's records that `filters` match: those of one handler, or all."""
    if handler is not None:
        filters = {**filters, "handler": [one for one in filters.get("handler", [handler]) if one == handler]}
    query, key = matching_in_order(caller.workspace, filters, sort.removeprefix("-"))
    # A cursor belongs to its filters too: with others its place would mean nothing.
    name = json.dumps(filters, sort_keys=True)
    rows, cursors = listing.page(query, name=name, sort=sort, cursor=cursor, size=per_page, key=key)
    return completed(rows), cursors


def find_record(caller: Caller, id: str) -> Record:
    """A record as its row holds it. Raises NotFound."""
    record = caller.workspace.records.where(Record.id == id).get_or_none()
    if record is None:
        raise NotFound("There is no record with this id.")
    return record


def configuration(record: Record) -> dict[str, Any]:
    """The fields with which `update_redirect` makes a record what it is, all but the address and the password."""
    fields = {name: record.__data__[_RENAMED.get(name, name)] for name in _CONFIGURED}
    fields["plugins"] = fields["plugins"] or None
    targets = {"destination": record.destination, "destinations": record.destinations}
    fields["destination_weights"] = record.weights_in_use
    return {**fields, **targets, "type": record.type, "paused": record.paused_by == "user"}


CONFIGURATION, QR = "configuration", "qr"


def version(record: Record, part: str = CONFIGURATION) -> str:
    """Another text after each change of a record's configuration, or of its QR code's look.

    Clicks, checks and DNS change neither.
    """
    if part == QR:
        told: dict[str, Any] = record.qr
    else:
        own = {"host": record.host, "alias": record.alias, "paused_by": record.paused_by}
        told = {**configuration(record), **own, "password": record.password_hash}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def _require_version(present: str, expected: str | None) -> None:
    """Call it inside the transaction that writes."""
    if expected is not None and expected != present:
        raise Outdated


def configured(fields: dict[str, Any]) -> dict[str, Any]:
    """The configuration of a record of which `fields` (its type among them) are told; the others have defaults."""
    usual = {**REPLACED, **KEPT, "status": TYPES[fields["type"]].status}
    given = {name: value for name, value in fields.items() if value is not None}
    chosen = {name: given.get(name, usual[name]) for name in (*_CONFIGURED, "paused")}
    chosen["plugins"] = chosen["plugins"] or None
    return {**chosen, **_targets(fields), "type": fields["type"]}


# --- from fields to columns ------------------------------------------------------------------------------------


def _columns(values: dict[str, Any]) -> dict[str, Any]:
    """The columns that `values` (fields as the schemas load them) set, apart from address, type and destinations.

    Hashes a password, which takes its time: call it before the transaction (or see link_passwords.py).
    """
    columns = {_RENAMED.get(name, name): values[name] for name in (*REPLACED, *KEPT) if name in values}
    if "password" in columns:
        password = columns.pop("password")
        columns["password_hash"] = None if password is None else link_passwords.hashed(password)
    if "plugins" in columns:
        # Two ways to say that there are none, and one way to keep it.
        columns["plugins"] = columns["plugins"] or None
    if "paused" in columns:
        columns["paused_by"] = "user" if columns.pop("paused") else ""
    return columns


def _monitor(record: Record) -> str:
    """Whether the destinations are watched; what was found out so far is kept."""
    if not (record.is_notify or record.is_switch_unbroken_destination):
        return "off"
    return "pending" if record.monitor == "off" else record.monitor


def _targets(fields: dict[str, Any]) -> dict[str, Any]:
    """destination and destinations as they are kept: where a list is given, its first entry is the destination."""
    several = [entry for entry in fields.get("destinations") or [] if entry is not None]
    single = several[0] if several else fields.get("destination")
    if single is None:
        raise Invalid({"destination": ["A destination is required: `destination`, or an entry of `destinations`."]})
    return {"destination": single, "destinations": several or None}


def _check_weights(columns: dict[str, Any]) -> None:
    weights = columns["destination_weights"]
    count = len(columns["destinations"] or [columns["destination"]])
    if weights is None:
        if columns["destination_routing"] == "weighted":
            raise Invalid({"destination_weights": ["Routing weighted needs a weight for each destination."]})
    elif len(weights) != count:
        raise Invalid({"destination_weights": [f"Give one weight for each destination: {count}."]})
    elif not any(weights):
        raise Invalid({"destination_weights": ["At least one weight must be above 0."]})
    elif columns["destination_routing"] != "weighted":
        routing = columns["destination_routing"]
        raise Invalid(
            {"destination_weights": [f"Weights count for routing weighted alone, and the routing here is {routing}."]}
        )


def _drop_weights_that_do_not_fit(record: Record, *, keep_routing: bool) -> None:
    """Weights that were kept from before, when the destinations or the routing are others now."""
    if record.destination_routing != "weighted":
        record.destination_weights = None
    count = len(record.destinations or [record.destination])
    if record.destination_weights is not None and len(record.destination_weights) != count:
        record.destination_weights = None
        if record.destination_routing == "weighted" and not keep_routing:
            record.destination_routing = "first"


def set_alias(record: Record, alias: str) -> None:
    """The alias of a record, and the form of it by which it is found in another case."""
    record.alias, record.alias_folded = alias, resolution.fold(alias)


def _date(record: Record) -> None:
    """Give a new record its moment, later than that of any other record, and the id that belongs to it.

    Call it inside the transaction: with the writers in line, a bulk deletion that was asked for before is earlier.
    """
    latest = Record.select(fn.MAX(Record.seq)).scalar() or 0
    record.seq = max(times.microseconds(times.now()), latest + 1)
    record.id, record.updated_at = id_of(record.seq), record.created_at


def tag_rows(record: Record) -> list[dict[str, Any]]:
    return [{"record": record.seq, "workspace": record.workspace_id, "tag": tag} for tag in record.tags]


def text_row(record: Record) -> dict[str, Any]:
    return {"workspace": record.workspace_id, "record_seq": record.seq, "text": search_text(record.__data__)}


def _write_tags(record: Record) -> None:
    if rows := tag_rows(record):
        RecordTag.insert_many(rows).execute()


def _write_text(record: Record) -> None:
    RecordText.replace(**text_row(record)).execute()


# --- what stands in the way ------------------------------------------------------------------------------------


def _require_room(caller: Caller, handler: str) -> None:
    plans.require_room(caller.workspace, plans.limit_of(handler))


def _require_room_to_monitor(caller: Caller) -> None:
    plans.require_room(caller.workspace, plans.MONITORS)


def _require_host(caller: Caller, record: Record, field: str, is_new: bool = True) -> None:
    host = hosts.connected_host(caller, record.host, field)
    if is_new and not hosts.takes_new(host, record.handler):
        raise Invalid({field: ["New short links are switched off for this hostname."]})


def alias_taken(record: Record, field: str) -> Invalid:
    return Invalid({field: [f"The alias {record.alias!r} is already in use on {record.host}."]})


# --- records as they are answered ------------------------------------------------------------------------------


def completed(records: list[Record]) -> list[Record]:
    """`records` with what their rows do not hold: url, https, creator, total_clicks."""
    if not records:
        return records
    names = list({record.host for record in records})
    connected = Host.select().where((Host.workspace == records[0].workspace_id) & (Host.host << names))
    https = {host.host: host.https_requested for host in connected}
    users = {user.id: user for user in User.select().where(User.id << list({r.created_by_id for r in records}))}
    rows: Any = RecordClicks.select(RecordClicks.record, RecordClicks.clicks)
    clicks: dict[int, int] = dict(rows.where(RecordClicks.record << [record.seq for record in records]).tuples())
    link_port = settings.active()["LINK_PORT"]
    for record in records:
        record.total_clicks = clicks.get(record.seq, 0)
        record.https = https.get(record.host, True)
        record.url = addresses.link_url(record.host, record.alias, https=record.https, link_port=link_port)
        record.creator = users[record.created_by_id]
    return records
