"""Arguments of tools as models send them: null for what is left out, and lists, numbers and booleans as text.

REST takes none of this: its bodies come from programs. What could mean something else is not touched, and what cannot
be read stays as it is, so that the refusal says what the tool takes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from marshmallow import Schema

from signpost.domain import strict_json
from signpost.domain.errors import BadRequest, Invalid
from signpost.domain.json_types import JsonObject, JsonSchema
from signpost.schemas.json_schema import members_of

_WHOLE = re.compile(r"-?[0-9]{1,18}")
_FLAGS = {"true": True, "false": False}
# What a text must begin with to be read as one of these types, and what it then is.
_NESTED: dict[str, tuple[str, type]] = {"array": ("[", list), "object": ("{", dict)}


def read(schema: type[Schema], given: Any) -> JsonObject:
    """`given` without nulls, and with the values that text stands for. null: no arguments. Raises Invalid."""
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise Invalid({"arguments": ["Must be an object."]})
    members = members_of(schema)
    return {name: _value(members.get(name, {}), value) for name, value in given.items() if value is not None}


def _value(described: JsonSchema, value: Any) -> Any:
    types = _types(described)
    if isinstance(value, str) and "string" not in types:
        value = _from_text(types, value)
    if isinstance(value, list) and "items" in described:
        items: JsonSchema = described["items"]
        if _types(items) == {"object"}:
            # Rows, each with arguments of a tool of its own.
            return [_without_nulls(entry) for entry in value]
        return [_value(items, entry) for entry in value]
    return value


def _from_text(types: set[str], text: str) -> Any:
    stripped = text.strip()
    if types & {"integer", "number"} and _WHOLE.fullmatch(stripped):
        return int(stripped)
    if "boolean" in types and stripped.lower() in _FLAGS:
        return _FLAGS[stripped.lower()]
    for name, (begins, kind) in _NESTED.items():
        if name in types and stripped.startswith(begins):
            try:
                found = strict_json.loads(stripped.encode("utf-8", "surrogatepass"))
            except (BadRequest, Invalid):
                return text
            return found if isinstance(found, kind) else text
    return text


def _without_nulls(entry: Any) -> Any:
    return {name: value for name, value in entry.items() if value is not None} if isinstance(entry, dict) else entry


def _types(described: Mapping[str, Any]) -> set[str]:
    """The types that a value may have; "string" where nothing is said, since then text is text."""
    types = described.get("type", "string")
    return {types} if isinstance(types, str) else {*types}
