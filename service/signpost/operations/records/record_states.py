"""Records as the history and events tell of them: what their fields were, and what they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from signpost.domain.changes import SECRET, State, difference
from signpost.domain.records.record import FIELDS, PausedBy
from signpost.storage.models import Record

_STATE = [(item.name, item.column) for item in FIELDS if item.name not in ("password", "paused")]
_DEFAULTS: Mapping[str, Any] = {item.name: item.default for item in FIELDS}


@dataclass(frozen=True)
class ChangedRecord:
    """A record that was changed, and its `snapshot` from before."""

    record: Record
    former: Record

    @cached_property
    def fields(self) -> tuple[State, State]:
        """The fields that have changed, as they were and as they are, with no secret in them."""
        before, after = difference(_state_of(self.former), _state_of(self.record))
        return _shown(before), _shown(after)


def set_fields(row: Record) -> State:
    """What is set in a record, without what has its default, and with no secret in it."""
    return _shown({name: value for name, value in _state_of(row).items() if value and value != _DEFAULTS.get(name)})


def _state_of(row: Record) -> State:
    """A record as PATCH takes it: its fields and its URL. Secrets are digests, which no one may be shown."""
    data = row.__data__
    state = {"url": row.address}
    for name, column in _STATE:
        value = data.get(column)
        state[name] = _DEFAULTS[name] if value is None else value
    state["paused"] = data.get("paused_by") == PausedBy.USER
    state["password"] = data.get("password_hash")
    state["qr"] = row.own_qr
    return state


def _shown(state: State) -> State:
    return {**state, "password": SECRET} if "password" in state else state
