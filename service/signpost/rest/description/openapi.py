"""Our schemas in OpenAPI: public names, one name for each enum, and only forms that generators support."""

from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.common import resolve_schema_cls
from marshmallow import Schema, fields

from signpost.domain.outside import JsonSchema
from signpost.domain.records.record import UTM_MEMBERS
from signpost.schemas import choices
from signpost.schemas.fields import UTM_LENGTH, Utm
from signpost.schemas.records.record_patch import UtmPatch

# Public names for classes whose name, without the word Schema, is too general or that of a built-in.
_NAMES = {
    "AliasQuestion": "AliasRequest",
    "BulkBody": "BulkDelete",
    "BulkSet": "BulkChange",
    "BulkUpdateBody": "BulkUpdate",
    "CheckSchema": "DestinationCheck",
    "Checks": "DestinationCheckList",
    "ClickEntry": "ClickCount",
    "ClickSums": "ClickTotals",
    "ClicksAnswer": "ClickReport",
    "CreatorSchema": "RecordCreator",
    "CursorSchema": "PageCursor",
    "ErrorSchema": "ErrorResponse",
    "ExplainQuestion": "ExplainRequest",
    "ExplainedCondition": "ExplanationCondition",
    "ExplainedRecord": "ExplanationRecord",
    "ExplainedRule": "ExplanationRule",
    "ExplainedStep": "ExplanationStep",
    "ExplainedVerdict": "ExplanationVerdict",
    "ExtensionsSchema": "RecordExtensions",
    "FeatureSchema": "PlanFeature",
    "Filter": "RecordFilter",
    "HostErrorSchema": "HostProblem",
    "LimitSchema": "PlanLimit",
    "MetaSchema": "PageMeta",
    "OneRecord": "RecordDetail",
    "PatchInput": "RecordPatch",
    "PinSchema": "FilterPin",
    "Pins": "FilterPinList",
    "PlanErrorSchema": "PlanLimitErrorResponse",
    "ProposalSchema": "MissProposal",
    "QrLook": "QrStyleUpdate",
    "QrSchema": "QrStyle",
    "RecordSchema": "ListedRecord",
    "PrefixChange": "DestinationChange",
    "RuleSchema": "RecordRule",
    "RoleErrorSchema": "RoleErrorResponse",
    "SampleSchema": "UpdateSample",
    "StaleErrorSchema": "StaleErrorResponse",
    "RowOutcomeSchema": "RowOutcome",
    "SuggestedAlias": "AliasSuggestion",
    "SuggestedAliases": "AliasSuggestions",
    "Subscriptions": "SubscriptionList",
    "Trace": "VisitTrace",
    "Traces": "VisitTraceList",
    "TypeSchema": "RecordTypeInfo",
    "Types": "RecordTypeList",
    "UsageSchema": "WorkspaceUsage",
    "UtmSchema": "UtmParameters",
    "ValidationErrorSchema": "ValidationErrorResponse",
}
_ENUMS = {one.values: one.name for one in choices.ALL}
_UTM_INPUT, _UTM_PATCH = "UtmInput", "UtmPatch"


def schema_name(schema: type[Schema] | Schema | str) -> str:
    """The public name of a schema."""
    name = getattr(resolve_schema_cls(schema), "__name__", "")
    return _NAMES.get(name, name.removesuffix("Schema"))


def marshmallow_plugin() -> MarshmallowPlugin:
    return MarshmallowPlugin(schema_name_resolver=schema_name)


def register(spec: APISpec, plugin: MarshmallowPlugin) -> None:
    """Describe the enums, and have fields refer to them."""
    for one in choices.ALL:
        spec.components.schema(one.name, one.json_schema())
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
    if not isinstance(field, Utm):
        return {}
    as_list = {"type": "array", "items": ret["items"], "maxItems": ret["maxItems"]}
    for key in ("type", "items", "maxItems", "properties", "additionalProperties"):
        ret.pop(key)
    if isinstance(field, UtmPatch):
        return {"oneOf": [as_list, reference(_UTM_PATCH), {"type": "null"}]}
    return {"oneOf": [as_list, reference(_UTM_INPUT)]}
