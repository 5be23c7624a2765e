"""Our schemas in OpenAPI: public names, one name for each enum, and only forms that generators support."""

from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.common import resolve_schema_cls
from marshmallow import Schema, fields

from signpost.domain.json_types import JsonSchema
from signpost.domain.records.record import UTM_MEMBERS
from signpost.schemas import choices
from signpost.schemas.fields import UTM_LENGTH, UtmField
from signpost.schemas.records.record import UtmPatch

_ENUMS = {choice.values: choice.name for choice in choices.ALL}
_UTM_INPUT, _UTM_PATCH = "UtmInput", "UtmPatch"


def schema_name(schema: type[Schema] | Schema | str) -> str:
    """The public name of a schema: that of its class; without "Schema", where a class of the product has that name."""
    return str(getattr(resolve_schema_cls(schema), "__name__", "")).removesuffix("Schema")


def marshmallow_plugin() -> MarshmallowPlugin:
    return MarshmallowPlugin(schema_name_resolver=schema_name)


def register(spec: APISpec, plugin: MarshmallowPlugin) -> None:
    """Describe the enums, and have fields refer to them."""
    for choice in choices.ALL:
        spec.components.schema(choice.name, choice.json_schema())
    members = {name: {"type": "string", "maxLength": UTM_LENGTH, "description": f"utm_{name}"} for name in UTM_MEMBERS}
    spec.components.schema(_UTM_INPUT, {"type": "object", "properties": members, "additionalProperties": False})
    nullable = {name: {**member, "type": ["string", "null"]} for name, member in members.items()}
    spec.components.schema(_UTM_PATCH, {"type": "object", "properties": nullable, "additionalProperties": False})
    converter: Any = plugin.converter
    converter.add_attribute_function(_refer_to_enum)
    converter.add_attribute_function(_offer_forms)


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _refer_to_enum(converter: Any, field: fields.Field[Any], *, ret: JsonSchema, **_: Any) -> JsonSchema:
    """Replaces the enum of a field by the named one. (`ret` is the description of the field so far.)"""
    values = ret.get("enum", ())
    name = _ENUMS.get(tuple(value for value in values if value is not None))
    if name is None:
        return {}
    is_nullable = None in values or "null" in ret["type"]
    for key in ("enum", "type", "maxLength"):
        ret.pop(key, None)
    # Not a bare $ref: generators for OpenAPI 3.0 drop its siblings, such as the description.
    return {"anyOf": [reference(name), {"type": "null"}]} if is_nullable else {"allOf": [reference(name)]}


def _offer_forms(converter: Any, field: fields.Field[Any], *, ret: JsonSchema, **_: Any) -> JsonSchema:
    """UTM parameters as a list or as an object: two schemas, since generators cannot read one with two types."""
    if not isinstance(field, UtmField):
        return {}
    as_list = {"type": "array", "items": ret["items"], "maxItems": ret["maxItems"]}
    for key in ("type", "items", "maxItems", "properties", "additionalProperties"):
        ret.pop(key)
    if isinstance(field, UtmPatch):
        return {"oneOf": [as_list, reference(_UTM_PATCH), {"type": "null"}]}
    return {"oneOf": [as_list, reference(_UTM_INPUT)]}
