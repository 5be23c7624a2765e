"""Examples of answers, generated from their schemas, so that new fields have one too.

A value is the field's own `example`, or comes from the tables below, or from its enum or type.
"""

from typing import Any

from signpost.domain import errors
from signpost.domain.json_types import JsonSchema

_ID = "01k9xq5v3n8r6w2m4c7e1t0yzd"
_TIME = "2026-11-20T09:30:00.000000Z"
_LINK = "https://go.example.com/spring"
_DESTINATION = "https://example.com/landing"

# By the name of a property.
_BY_NAME: JsonSchema = {
    "alias": "spring",
    "checked_at": _TIME,
    "color": "#003366",
    "correct": True,
    "country": "DE",
    "counts": ["short-url=3", "redirect=1"],
    "created_by": _ID,
    "destination": _DESTINATION,
    "domain": "example.com",
    "email": "ann@example.com",
    "from": "2026-11-01",
    "headers": {"Location": _DESTINATION, "Cache-Control": "no-store"},
    "host": "go.example.com",
    "https": True,
    "https_requested": True,
    "id": _ID,
    "location": _DESTINATION,
    "margin": "4",
    "public": True,
    "record_id": _ID,
    "passes": True,
    "require": ["go.example.com. CNAME signpost.example.net."],
    "short_links_enabled": True,
    "tags": ["sale"],
    "title": "Spring sale",
    "tld": "com",
    "to": "2026-11-20",
    "url": _LINK,
}
# By the names of a schema and its property, where the property means something else there.
_BY_PLACE: JsonSchema = {
    "ClickCount.value": "2026-11-20",
    "Delivery.body": '{"type": "destination.broken"}',
    "Delivery.url": "https://hooks.example.com/signpost",
    "DnsRecord.line": "go.example.com. 300 IN CNAME signpost.example.net.",
    "DnsRecord.type": "CNAME",
    "DnsRecord.value": "signpost.example.net.",
    "ExplanationCondition.condition": "country",
    "ExplanationCondition.sentence": "Country is FR, the rule says DE or AT.",
    "ExplanationRule.name": "Germany and Austria",
    "ExplanationRule.position": 1,
    "ExplanationStep.step": "record",
    "ExplanationStep.text": "go.example.com/spring exists.",
    "ExplanationVerdict.ok": True,
    "ExplanationVerdict.text": "Visitors are redirected (302).",
    "FilterPin.value": "go.example.com",
    "Host.errors": [],
    "HostProblem.message": "DNS does not point here.",
    "HostDetail.notfound_url": "https://www.example.com/search?q={path}",
    "Miss.nearest": ["/blog/spring-sale"],
    "Miss.path": "/blog/spring-sale.html",
    "Miss.people": 12,
    "MissProposal.pattern": "/blog/*",
    "MissProposal.paths": 7,
    "MissProposal.people": 31,
    "PageCursor.count": 1,
    "PlanFeature.id": "links",
    "PlanFeature.label": "1000 links",
    "PlanFeature.tooltip": "3 in use.",
    "Plugin.description": "Asks search engines not to index the link.",
    "Plugin.id": "noindex",
    "Plugin.label": "No index",
    "RecordCreator.name": "Ann",
    "RecordTypeInfo.description": "Sends visitors on to the destination.",
    "RecordTypeInfo.label": "Short link",
    "RecordTypeInfo.short": "Link",
    "StaleErrorResponse.code": errors.PreconditionFailed.code,
    "StaleErrorResponse.message": errors.PreconditionFailed.message,
    "RowOutcome.errors": {},
    "Subscription.name": "Self-hosted",
    "Subscription.plan": "self-hosted",
    "Subscription.product": "redirect",
    "TokenCheck.message": "The token is valid for the workspace Acme.",
    "Workspace.meta": ["name=Acme", "country=DE"],
    "Workspace.name": "Acme",
    "WorkspaceUsage.category": "short-url",
}
_BY_ENUM = {"RedirectStatusText": "302", "JobState": "done", "DeliveryState": "delivered"}
_BY_TYPE: JsonSchema = {"string": "", "integer": 0, "number": 0, "boolean": False, "null": None, "object": {}}


def add(description: JsonSchema) -> None:
    """Give each JSON answer of an OpenAPI description an example, where it has none."""
    components = description["components"]
    operations = [entry for item in description["paths"].values() for entry in item.values() if isinstance(entry, dict)]
    responses = [entry for operation in operations for entry in operation.get("responses", {}).values()]
    for response in (*responses, *components["responses"].values()):
        content = response.get("content", {}).get("application/json")
        if content is not None and "example" not in content:
            content["example"] = _example(content["schema"], components["schemas"])


def _example(schema: JsonSchema, schemas: JsonSchema, place: str = "") -> Any:
    if "example" in schema:
        return schema["example"]
    if place in _BY_PLACE:
        return _BY_PLACE[place]
    # Of several forms the first, which is never null here.
    schema = next((forms[0] for key in ("allOf", "anyOf", "oneOf") if (forms := schema.get(key))), schema)
    name = schema.get("$ref", "").rpartition("/")[2]
    schema = schemas[name] if name else schema
    if "enum" in schema:
        return _BY_ENUM.get(name, schema["enum"][0])
    property_name = place.rpartition(".")[2]
    if property_name in _BY_NAME:
        return _BY_NAME[property_name]
    types = schema["type"]
    if not isinstance(types, str):
        return None
    if "properties" in schema:
        # `extensions` is there only where it was requested.
        members = [(key, entry) for key, entry in schema["properties"].items() if key != "extensions"]
        return {key: _example(member, schemas, f"{name}.{key}") for key, member in members}
    if types == "array":
        return [_example(schema["items"], schemas, place)] if "$ref" in schema["items"] else []
    return _TIME if schema.get("format") == "date-time" else _BY_TYPE[types]
