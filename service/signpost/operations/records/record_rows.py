"""Between the types of `domain/records/record.py` and rows of the table `record`: requests and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum
from operator import attrgetter
from typing import Any, TypeVar

from signpost.domain.errors import Invalid
from signpost.domain.records import paths, resolution
from signpost.domain.records.field_kinds import MemberOf
from signpost.domain.records.record import (
    FIELDS,
    KEEP,
    CreatedVia,
    Creator,
    Handler,
    Match,
    MonitorState,
    PausedBy,
    RecordConfig,
    RecordView,
)
from signpost.domain.records.rules.rules import as_json, stored_rules
from signpost.operations.records.lists.filters import search_text
from signpost.runtime import link_passwords, settings
from signpost.storage.models import Host, Record, RecordTag, RecordText, User
from signpost.storage.statements.records import clicks_by_seq, creators, delete_tags, delete_texts

_COLUMNS = [(entry.name, entry.column) for entry in FIELDS if entry.name != "type"]
# The values of a RecordConfig, in the order of _COLUMNS.
_configured = attrgetter(*(name for name, _ in _COLUMNS))

Member = TypeVar("Member", bound=StrEnum)


def _members(enum: type[Member]) -> Mapping[str, Member]:
    """The members of an enum by value: with `enum(value)`, a list of 100 links takes 4 % more processor time."""
    return {member.value: member for member in enum}


_HANDLERS, _MONITOR_STATES, _PAUSED_BY = _members(Handler), _members(MonitorState), _members(PausedBy)
_CREATED_VIA = _members(CreatedVia)
_ENUMS = {entry.column: _members(entry.kind.enum) for entry in FIELDS if isinstance(entry.kind, MemberOf)}


def columns_of(config: RecordConfig) -> dict[str, Any]:
    """The values of `config` by column, without kept fields and without the type, which the handler depends on.

    It hashes a password, which is slow: call it before the transaction (or see runtime/link_passwords.py).
    Raises Invalid: no destination.
    """
    columns: dict[str, Any] = {}
    for (_, column), value in zip(_COLUMNS, _configured(config), strict=True):
        if value is not KEEP:
            columns[column] = list(value) if isinstance(value, tuple) else value
    destination, destinations = config.targets
    columns["destination"], columns["destinations"] = destination, list(destinations) if destinations else None
    # Two ways to say that there are none, and one way to store it.
    columns["plugins"] = columns["plugins"] or None
    if "rules" in columns:
        columns["rules"] = as_json(columns["rules"] or ()) or None
    if config.password is not KEEP and config.password is not None:
        columns["password_hash"] = link_passwords.hash_password(config.password)
    if config.paused is not KEEP:
        columns["paused_by"] = PausedBy.USER if config.paused else PausedBy.NOBODY
    return columns


def config_of(record: Record | RecordView) -> RecordConfig:
    """The configuration with which `update_redirect` makes a record what it is. The password is kept."""
    described = _described(record)
    stored = {field.name: described[field.column] for field in FIELDS}
    stored["destination_weights"] = _weights(record)
    stored["paused"] = record.paused_by == PausedBy.USER
    stored["password"] = KEEP
    stored["destination"] = record.destination or None
    return RecordConfig(**stored)


_EXTENSIONS = [(entry.name, entry.column) for entry in FIELDS if entry.is_extension and entry.name != "password"]


def extensions_of(record: RecordView) -> dict[str, Any]:
    """What `extensions` of a record holds without its warnings; never a password."""
    shown = {name: getattr(record, column) for name, column in _EXTENSIONS if column}
    shown["destination_weights"] = _weights(record)
    shown["paused"] = record.paused_by == PausedBy.USER
    shown["has_password"] = record.has_password
    shown["qr_background"] = record.qr["background"]
    return shown


def view(record: Record) -> RecordView:
    """One record as it is shown."""
    return views([record])[0]


def views(records: Sequence[Record]) -> list[RecordView]:
    """Records of one workspace as they are shown, with what their rows do not hold: url, https, creator, clicks."""
    if not records:
        return []
    connected = Host.named(records[0].workspace_id, {record.host for record in records})
    created_by = creators({record.created_by_id for record in records})
    clicks = clicks_by_seq(record.seq for record in records)
    link_port = settings.active()["LINK_PORT"]
    return [
        _shown(entry, connected, created_by[entry.created_by_id], clicks.get(entry.seq, 0), link_port)
        for entry in records
    ]


def view_of_new(record: Record, creator: User, connected: Mapping[str, Host]) -> RecordView:
    """A record that `creator` has just created, so that nothing need be looked up. connected: its hostname."""
    return _shown(record, connected, Creator(creator.id, creator.name), 0, settings.active()["LINK_PORT"])


def _shown(record: Record, connected: Mapping[str, Host], creator: Creator, clicks: int, link_port: int) -> RecordView:
    host = connected.get(record.host)
    has_https = host is None or host.https_requested
    described = _described(record)
    described["destination_weights"] = _weights(record)
    described["paused_by"] = _PAUSED_BY[record.paused_by]
    described["destination"] = record.destination or None
    return RecordView(
        id=record.id,
        tld=record.tld,
        handler=_HANDLERS[record.handler],
        host=record.host,
        alias=record.path,
        query=record.query,
        **described,
        qr=record.qr,
        own_qr=record.own_qr,
        monitor=_MONITOR_STATES[record.monitor],
        created_via=_CREATED_VIA[record.created_via],
        created_at=record.created_at,
        updated_at=record.updated_at,
        url=paths.url_of(record.host, record.path, record.query, https=has_https, link_port=link_port),
        https=has_https,
        creator=creator,
        total_clicks=clicks,
    )


def _described(record: Record | RecordView) -> dict[str, Any]:
    """The columns of FIELDS as the record types represent them."""
    if isinstance(record, RecordView):
        return {field.column: getattr(record, field.column) for field in FIELDS}
    row = record.__data__
    described: dict[str, Any] = {}
    for field in FIELDS:
        value = row.get(field.column)
        described[field.column] = tuple(value) if isinstance(value, list) else value
    described["rules"] = stored_rules(row.get("rules")) or None
    for column, members in _ENUMS.items():
        if described[column] is not None:
            described[column] = members[described[column]]
    return described


def _weights(record: Record | RecordView) -> tuple[int, ...] | None:
    weights = record.weights_in_use if isinstance(record, Record) else record.destination_weights
    return None if weights is None else tuple(weights)


# --- rows that follow from a row -----------------------------------------------------------------------------------


def set_address(record: Record, path: str, query: str, field: str) -> None:
    """The address of a record whose `match` and `forward_path` are set.

    field: in which the address was given. Raises Invalid for a pattern that cannot be.
    """
    path_and_query = f"{path}?{query}" if query else path
    answers = Match.of(record.match, path_and_query, forward_path=record.forward_path)
    try:
        record.place, record.alias_folded, record.written = resolution.stored_address(path, query, answers)
    except ValueError as error:
        raise Invalid({field: [str(error)]}) from None


# The columns that `text_row` is made of.
_SEARCHED = {"host", "place", "written", "title", "description", "destination"}


def rewrite(rows: Sequence[Record], names: AbstractSet[str]) -> None:
    """Write what has changed in rows of one workspace. names: the fields that may differ from what is stored.

    Raises peewee.IntegrityError where an address or an external id is taken.
    """
    Record.rewrite((row.__data__ for row in rows), names)
    seqs = [row.seq for row in rows]
    if "tags" in names:
        delete_tags(seqs)
        append_tags(rows)
    if names & _SEARCHED:
        delete_texts(rows[0].workspace_id, seqs)
        append_texts(rows)


def append_tags(rows: Sequence[Record]) -> None:
    RecordTag.append({"record": row.seq, "workspace": row.workspace_id, "tag": tag} for row in rows for tag in row.tags)


def append_texts(rows: Sequence[Record]) -> None:
    RecordText.append(map(text_row, rows))


def text_row(record: Record) -> dict[str, Any]:
    return {
        "workspace": record.workspace_id,
        "record_seq": record.seq,
        "text": search_text(record.path_and_query, record.host, record.title, record.description, record.destination),
    }
