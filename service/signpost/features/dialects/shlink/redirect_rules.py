"""/short-urls/{shortCode}/redirect-rules: the rules of a link as Shlink has them, and back."""

from typing import Any

from flask import Response, jsonify

from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import RecordView
from signpost.domain.records.record_patch import RecordPatch
from signpost.domain.records.rules import shlink_rules
from signpost.domain.records.rules.rules import MAX_RULES, as_json, parse_rules
from signpost.features.dialects.shlink import links, requests
from signpost.features.dialects.shlink.blueprint import caller, route
from signpost.operations import roles
from signpost.operations.records import record_patch

_LOST = (
    "This link has rules that Shlink has no form for (rule {}), and they would be lost. Change its rules in the "
    "dashboard of Signpost."
)


@route("/short-urls/<path:short_code>/redirect-rules", "GET", "OPTIONS")
def list_redirect_rules(short_code: str) -> Response:
    """The rules of a link that Shlink has a form for."""
    return _answer(links.requested_link(caller(), short_code))


@route("/short-urls/<path:short_code>/redirect-rules", "POST", "PATCH", "OPTIONS")
def set_redirect_rules(short_code: str) -> Response:
    """Replace the rules of a link."""
    roles.require(caller(), roles.EDITOR)
    record = links.requested_link(caller(), short_code)
    given = requests.body().get("redirectRules")
    if not isinstance(given, list):
        raise Invalid({"redirectRules": ["Must be a list of rules."]})
    lost = [str(number) for number, (_, written) in enumerate(_written(record), 1) if not written]
    if lost:
        raise Invalid({"redirectRules": [_LOST.format(", ".join(lost))]})
    if len(given) > MAX_RULES:
        raise Invalid({"redirectRules": [f"At most {MAX_RULES} entries."]})
    try:
        rules = parse_rules([_rule(number, entry) for number, entry in enumerate(given)])
        record = record_patch.patch_record(caller(), record.id, patch=RecordPatch({"rules": rules or None}))
    except Invalid as error:
        raise _renamed(error) from None
    return _answer(record)


def _rule(number: int, given: Any) -> JsonObject:
    """One of our rules. Raises Invalid."""
    if not isinstance(given, dict):
        raise Invalid({f"rules.{number}": ["Must be an object with longUrl and conditions."]})
    try:
        conditions = shlink_rules.conditions_of(given.get("conditions"))
    except ValueError as error:
        reason = str(error)
        raise Invalid({f"rules.{number}.if": [reason[0].upper() + reason[1:]]}) from None
    return {"if": conditions, "destination": given.get("longUrl")}


def _renamed(error: Invalid) -> Invalid:
    """Places in our rules as places in those of Shlink."""
    names = {"if": "conditions", "destination": "longUrl"}
    found = {}
    for place, reasons in error.errors.items():
        parts = [names.get(part, part) for part in place.split(".")]
        found[".".join([{"rules": "redirectRules"}.get(parts[0], parts[0]), *parts[1:]])] = reasons
    return Invalid(found)


def _answer(record: RecordView) -> Response:
    multiple = [(url, conditions) for url, alternatives in _written(record) for conditions in alternatives]
    rules = [
        {"longUrl": url, "priority": number, "conditions": conditions}
        for number, (url, conditions) in enumerate(multiple, 1)
    ]
    return jsonify(defaultLongUrl=record.destination or "", redirectRules=rules)


def _written(record: RecordView) -> list[tuple[str, list[list[JsonObject]]]]:
    """Each rule of a link: its destination, and the lists of conditions one of which holds where the rule does.

    There is no such list for a rule that Shlink has no form for.
    """
    found = []
    for rule in as_json(record.rules or ()):
        is_simple = "destination" in rule
        found.append((rule.get("destination", ""), shlink_rules.to_shlink(rule["if"]) if is_simple else []))
    return found
