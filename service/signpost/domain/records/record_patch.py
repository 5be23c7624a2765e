"""A merge patch (RFC 7396) of a record: what it names changes, everything else stays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from signpost.domain.records.card import Card, card_of
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import FIELDS, KEEP, TYPES, Keep, RecordConfig


def _members(card: Card | Keep | None) -> Card:
    return card if card is not None and card is not KEEP else {}


@dataclass(frozen=True)
class RecordPatch:
    """What a patch names.

    values: by the names of FIELDS; None puts a field back to its default. `utm` and `card` have the members
    that change.
    address: None keeps the present one.
    """

    values: Mapping[str, Any]
    address: RecordAddress | None = None

    def without(self, name: str) -> RecordPatch:
        return replace(self, values={key: value for key, value in self.values.items() if key != name})

    def applied_to(self, present: RecordConfig) -> RecordConfig:
        """The configuration of a record that has `present`. Kept fields that are not named are KEEP.

        Routing over several destinations is not: a PUT without it may drop what no longer fits, but a patch that does
        not name it must not change it, so weights that no longer fit are refused.
        """
        changes: dict[str, Any] = {
            field.name: KEEP for field in FIELDS if field.is_preserved and field.name not in self.values
        }
        for field in FIELDS:
            if field.name in self.values:
                value = self.values[field.name]
                changes[field.name] = field.default if value is None else value
        if self.values.get("utm") is not None:
            changes["utm"] = {**present.utm, **self.values["utm"]}
        if self.values.get("card") is not None:
            changes["card"] = card_of({**_members(present.card), **self.values["card"]})
        if "status" in changes and changes["status"] is None:
            changes["status"] = self._usual_status(present)
        changed = replace(present, **changes)
        if changed.destination_routing is KEEP and len(changed.targets[1] or ()) > 1:
            changed = replace(changed, destination_routing=present.destination_routing)
        return changed

    def _usual_status(self, present: RecordConfig) -> int:
        type_ = self.values.get("type", present.type)
        if type_ is None and present.type is not None:
            type_ = TYPES[present.type].handler.usual_type
        return TYPES[type_].status
