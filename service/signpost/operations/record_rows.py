"""Between the types of `domain/record.py` and rows of the table `record`: what a request says, what an answer shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signpost.domain import paths, resolution
from signpost.domain.errors import Invalid
from signpost.domain.field_kinds import Field, MemberOf
from signpost.domain.record import (
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
from signpost.operations.filters import search_text
from signpost.runtime import link_passwords, settings
from signpost.storage.models import Host, Record, RecordClicks, User

_COLUMNS = [(one.name, one.column) for one in FIELDS if one.name != "type"]


def columns_of(config: RecordConfig) -> dict[str, Any]:
    """The values of `config` by column, without kept fields and without the type, which the handler depends on.

    It hashes a password, which is slow: call it before the transaction (or see link_passwords.py).
    Raises Invalid: no destination.
    """
    columns: dict[str, Any] = {}
    for name, column in _COLUMNS:
        value = getattr(config, name)
        if value is not KEEP:
            columns[column] = list(value) if isinstance(value, tuple) else value
    destination, destinations = config.targets
    columns["destination"], columns["destinations"] = destination, list(destinations) if destinations else None
    # Two ways to say that there are none, and one way to store it.
    columns["plugins"] = columns["plugins"] or None
    if config.password is not KEEP and config.password is not None:
        columns["password_hash"] = link_passwords.hashed(config.password)
    if config.paused is not KEEP:
        columns["paused_by"] = PausedBy.USER if config.paused else PausedBy.NOBODY
    return columns


def config_of(record: Record | RecordView) -> RecordConfig:
    """The configuration with which `update_redirect` makes a record what it is. The password is kept."""
    stored = {one.name: _typed(one, getattr(record, one.column)) for one in FIELDS}
    stored["destination_weights"] = _weights(record)
    stored["paused"] = record.paused_by == PausedBy.USER
    stored["password"] = KEEP
    stored["destination"] = record.destination or None
    return RecordConfig(**stored)


def view(record: Record) -> RecordView:
    """One record as it is shown."""
    return views([record])[0]


def views(records: Sequence[Record]) -> list[RecordView]:
    """Records of one workspace as they are shown, with what their rows do not hold: url, https, creator, clicks."""
    if not records:
        return []
    names = list({record.host for record in records})
    connected = Host.select().where((Host.workspace == records[0].workspace_id) & (Host.host << names))
    https = {host.host: host.https_requested for host in connected}
    users = User.select(User.id, User.name).where(User.id << list({record.created_by_id for record in records}))
    creators = {user.id: Creator(user.id, user.name) for user in users}
    rows: Any = RecordClicks.select(RecordClicks.record, RecordClicks.clicks)
    clicks: dict[int, int] = dict(rows.where(RecordClicks.record << [record.seq for record in records]).tuples())
    link_port = settings.active()["LINK_PORT"]

    def shown(record: Record) -> RecordView:
        has_https = https.get(record.host, True)
        described = {one.column: _typed(one, getattr(record, one.column)) for one in FIELDS}
        described["destination_weights"] = _weights(record)
        described["paused_by"] = PausedBy(record.paused_by)
        described["destination"] = record.destination or None
        return RecordView(
            id=record.id,
            tld=record.tld,
            handler=Handler(record.handler),
            host=record.host,
            alias=record.path,
            query=record.query,
            **described,
            qr=record.qr,
            own_qr=record.own_qr,
            monitor=MonitorState(record.monitor),
            created_via=CreatedVia(record.created_via),
            created_at=record.created_at,
            updated_at=record.updated_at,
            url=paths.url_of(record.host, record.path, record.query, https=has_https, link_port=link_port),
            https=has_https,
            creator=creators[record.created_by_id],
            total_clicks=clicks.get(record.seq, 0),
        )

    return [shown(record) for record in records]


def _typed(field: Field, value: Any) -> Any:
    """The value of a column as the record types represent it."""
    if isinstance(value, list):
        return tuple(value)
    return field.kind.enum(value) if isinstance(field.kind, MemberOf) and value is not None else value


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
        record.place, record.alias_folded, record.written = resolution.place_of(path, query, answers)
    except ValueError as error:
        raise Invalid({field: [str(error)]}) from None


def tag_rows(record: Record) -> list[dict[str, Any]]:
    return [{"record": record.seq, "workspace": record.workspace_id, "tag": tag} for tag in record.tags]


def text_row(record: Record) -> dict[str, Any]:
    return {
        "workspace": record.workspace_id,
        "record_seq": record.seq,
        "text": search_text(record.path_and_query, record.host, record.title, record.description, record.destination),
    }
