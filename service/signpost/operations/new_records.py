"""Building the row of a new record from its description, without reading the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from signpost.domain import addresses
from signpost.domain.errors import Invalid
from signpost.domain.qr import QrStyle
from signpost.domain.record import FIELDS, TYPES, Handler, MonitorState, RecordConfig, RecordType, Routing
from signpost.operations.caller import Caller
from signpost.operations.record_rows import columns_of, set_alias
from signpost.storage.models import Record

# Columns that the description of a new record may leave out.
_DEFAULTS = {one.column: one.default for one in FIELDS if one.is_kept and one.name not in ("password", "paused")}


class AddressFields(NamedTuple):
    """The fields in which a caller gave hostname and alias, so that errors name them."""

    host: str
    alias: str


@dataclass
class NewRecord:
    """A record to be written.

    needs_alias: one is generated when it is written.  target: `target_of` the row.
    created_at: when it was created elsewhere; None: it is new.  clicks: those it had there.
    """

    row: Record
    fields: AddressFields
    needs_alias: bool
    target: str
    created_at: str | None = None
    clicks: int = 0


def new_record(
    caller: Caller,
    host: str,
    alias: str | None,
    config: RecordConfig,
    *,
    usual_type: RecordType,
    fields: AddressFields,
    created_at: str | None = None,
    clicks: int = 0,
    qr: QrStyle | None = None,
) -> NewRecord:
    """A record as `config` describes it. alias: None to have one generated.

    Hashes a password: call it before the transaction. Raises Invalid.
    """
    type_ = TYPES[config.type or usual_type]
    if alias == "" and type_.handler is Handler.SHORT_URL:
        raise Invalid({fields.alias: ["A short link needs an alias. Omit the field to have one generated."]})
    columns = {**_DEFAULTS, **columns_of(config)}
    columns["status"] = columns["status"] or type_.status
    row = Record(
        workspace=caller.workspace,
        host=host,
        tld=addresses.tld_of(host),
        type=type_.id,
        handler=type_.handler,
        created_by=caller.user,
        created_via=caller.via,
        own_qr=qr,
        # A column without a value is null; most are, and giving them one takes time.
        **{column: value for column, value in columns.items() if value is not None},
    )
    check_weights(row)
    row.monitor = monitor_state(row)
    set_alias(row, alias or "")
    return NewRecord(row, fields, alias is None, target_of(row), created_at, clicks)


def target_of(row: Record) -> str:
    """The destinations of a record as one text."""
    return "\n".join(row.destinations or [row.destination])


def monitor_state(row: Record) -> str:
    """Whether the destinations are monitored, as `row` requests; results so far are kept."""
    if not (row.is_notify or row.is_switch_unbroken_destination):
        return MonitorState.OFF
    return MonitorState.PENDING if row.monitor == MonitorState.OFF else row.monitor


def check_weights(row: Record) -> None:
    """Raises Invalid where the weights fit neither the routing nor the destinations."""
    weights, routing = row.destination_weights, row.destination_routing
    count = len(row.destinations or [row.destination])
    if weights is None:
        if routing != Routing.WEIGHTED:
            return
        reason = "Weighted routing needs a weight for each destination."
    elif len(weights) != count:
        reason = f"Give one weight for each destination: {count}."
    elif not any(weights):
        reason = "At least one weight must be above 0."
    elif routing != Routing.WEIGHTED:
        reason = f"Weights apply only to weighted routing; the routing here is {routing}."
    else:
        return
    raise Invalid({"destination_weights": [reason]})
