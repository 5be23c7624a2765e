"""The body of PATCH /redirect/{id}: a merge patch (RFC 7396). An extension."""

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, fields, post_load

from signpost.domain.json_types import Loaded
from signpost.domain.records import field_kinds, paths
from signpost.domain.records.record import FIELD, FIELDS, UTM_MEMBERS
from signpost.domain.records.record_patch import RecordPatch
from signpost.schemas.fields import UTM, UTM_LENGTH, CardPatchField, CheckedField, UtmField
from signpost.schemas.records.record import input_field

_MEMBER = {"type": ["string", "null"], "maxLength": UTM_LENGTH}


class UtmPatch(UtmField):
    """The UTM parameters that change; null clears one. A list, which no merge patch merges, replaces them all."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, str]:
        if not isinstance(value, Mapping):
            return super()._deserialize(value, attr, data, **kwargs)
        named = {member: "" if text is None else text for member, text in value.items()}
        checked = super()._deserialize(named, attr, data, **kwargs)
        return {member: checked[member] for member in named}


def _patched(field: field_kinds.Field) -> fields.Field[Any]:
    """As in POST and PUT, and null puts the field back to its default."""
    read = input_field(field, is_extension=False)
    if isinstance(field.kind, field_kinds.Utm):
        members = {"properties": dict.fromkeys(UTM_MEMBERS, _MEMBER)}
        text = "UTM parameters: the members of an object change, and null clears one; a list replaces them all."
        read = UtmPatch(metadata={**read.metadata, **UTM, **members, "description": text})
    if isinstance(field.kind, field_kinds.CardKind):
        read = CardPatchField(metadata=read.metadata)
    read.allow_none = True
    return read


class RecordPatchSchema(Schema.from_dict({entry.name: _patched(entry) for entry in FIELDS}, name="PatchedFields")):  # type: ignore[misc]
    """What changes: fields that are left out stay, and null puts one back to its default."""

    url = CheckedField(
        paths.address_of,
        pattern=paths.URL_PATTERN,
        max_length=paths.URL_LENGTH,
        metadata={
            "description": "The record's own public URL: its hostname, connected to the workspace, and its path.",
            "example": "https://go.example.com/spring",
        },
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        named = {
            name: tuple(value) if isinstance(value, list) else value for name, value in values.items() if name in FIELD
        }
        others = {name: entry for name, entry in values.items() if name not in FIELD and name != "url"}
        return {**others, "patch": RecordPatch(named, values.get("url"))}
