"""Schemas as JSON Schema 2020-12, for agents: short, because a model reads all of it before it does anything.

Names, types and choices come from the fields; a description only where a field has `brief` in its metadata. A field
with `"tools": False` there is accepted by tools, but not listed.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import Schema, fields

from signpost.domain.json_types import JsonSchema


def input_schema(schema: type[Schema]) -> JsonSchema:
    """What `schema` loads. Null, which REST accepts for an omitted member, is not listed."""
    described = _described(schema)
    untold = {name for name, field in schema().fields.items() if field.metadata.get("tools") is False}
    members = described.get("properties", {}).items()
    properties = {name: _narrowed(member) for name, member in members if name not in untold}
    required = described.get("required", [])
    return {"type": "object", "properties": properties, **({"required": required} if required else {})}


@cache
def members_of(schema: type[Schema]) -> Mapping[str, JsonSchema]:
    """Each member that `schema` loads, listed or not, with its types."""
    members: Mapping[str, JsonSchema] = _described(schema).get("properties", {})
    return members


def output_schema(schema: type[Schema], names: Iterable[str] = ()) -> JsonSchema:
    """What `schema` dumps, one level deep. names: the members to list; if none are given, all.

    It does not repeat which of them are always there: a model acts on the answer itself.
    """
    described = _described(schema)
    properties = {name: {"type": described["properties"][name]["type"]} for name in names or described["properties"]}
    return {"type": "object", "properties": properties}


def _described(schema: type[Schema]) -> JsonSchema:
    described: JsonSchema = _converter().schema2jsonschema(schema())
    return described


@cache
def _converter() -> Any:
    # Without a name for a schema, the converter inlines it.
    plugin = MarshmallowPlugin(schema_name_resolver=lambda schema: "")
    APISpec("", "", "3.1.0", plugins=[plugin])
    converter: Any = plugin.converter
    converter.add_attribute_function(_brief)
    return converter


def _brief(converter: Any, field: fields.Field[Any], **_: Any) -> JsonSchema:
    return {"x-brief": field.metadata["brief"]} if "brief" in field.metadata else {}


def _narrowed(described: JsonSchema) -> JsonSchema:
    """One form of a value, without null: a model that has two forms to choose from uses both."""
    types = described.get("type", "string")
    result: JsonSchema = {
        "type": types if isinstance(types, str) else next(type_ for type_ in types if type_ != "null")
    }
    if result["type"] == "array":
        result["items"] = _narrowed(described["items"])
    elif "x-brief" in described:
        # That, or the text of the tool, says what the words are like.
        pass
    elif words := [entry for entry in described.get("enum", ()) if entry and isinstance(entry, str)]:
        result["enum"] = ["true", "false"] if {"true", "1"} <= {*words} else words
    if described.get("x-brief"):
        result["description"] = described["x-brief"]
    return result
