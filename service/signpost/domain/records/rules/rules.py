"""The rules of a record. The first rule whose conditions all hold decides where a visitor is sent. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from signpost.domain.errors import Invalid
from signpost.domain.reasons import Errors, Wrong, as_entries, as_object, as_text, place
from signpost.domain.records.addresses import DESTINATION_LENGTH, destination_of
from signpost.domain.records.destination import (
    MAX_ALL_DESTINATIONS,
    MAX_DESTINATIONS,
    MAX_WEIGHT,
    Routing,
    refusal_of_weights,
)
from signpost.domain.records.rules import rule_conditions
from signpost.domain.records.rules.rule_conditions import Conditions
from signpost.translations import gettext as _

MAX_RULES = 20
MAX_NAME = 50
# Size of all rules of a record as stored in the column `rules`. A request body, which also has the other fields, is
# limited to 64 KiB.
MAX_BYTES = 48 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """Sends visitors for whom all conditions hold to one of `destinations`, of which there is at least one.

    weights: one for each destination, for weighted routing only. name: shown to people.
    """

    conditions: Conditions
    destinations: tuple[str, ...]
    routing: Routing = Routing.FIRST
    weights: tuple[int, ...] | None = None
    name: str = ""


Rules = tuple[Rule, ...]


# --- reading ------------------------------------------------------------------------------------------------------


def parse_rules(value: Any) -> Rules:
    """Parse rules from the JSON of a request. Raises Invalid, with errors by place, like `rules.0.if.country.1`."""
    try:
        rules = _rules(value)
    except Wrong as wrong:
        raise Invalid(
            {f"rules.{name}" if name else "rules": reasons for name, reasons in wrong.errors.items()}
        ) from None
    return rules


def _rules(value: Any) -> Rules:
    if value is None or value == []:
        return ()
    rules = as_entries(value, _rule, MAX_RULES)
    size = len(json.dumps(as_json(rules), ensure_ascii=False, separators=(",", ":")).encode())
    if size > MAX_BYTES:
        raise Wrong(_("The rules have %(size)s bytes as JSON. The maximum is %(limit)s.", size=size, limit=MAX_BYTES))
    count = sum(len(rule.destinations) for rule in rules)
    if (reason := refusal_of_count(count)) is not None:
        raise Wrong(reason)
    return rules


def refusal_of_count(count: int) -> str | None:
    """A sentence if `count` destinations, including those of rules, are too many; otherwise None."""
    if count <= MAX_ALL_DESTINATIONS:
        return None
    return _(
        "A record can have %(limit)s destinations, including those in rules. This one has %(count)s.",
        limit=MAX_ALL_DESTINATIONS,
        count=count,
    )


_MEMBERS: Final = dict.fromkeys(("if", "destination", "destinations", "routing", "weights", "name"))


def _rule(value: Any) -> Rule:
    given = {name: entry for name, entry in as_object(value, _MEMBERS).items() if entry is not None}
    errors: Errors = {}
    found: dict[str, Any] = {}
    with place(errors, "if"):
        if "if" not in given:
            raise Wrong(_("A rule needs at least one condition."))
        found["conditions"] = rule_conditions.read_conditions(given["if"])
    if "destination" in given and "destinations" in given:
        errors["destinations"] = [_("Use `destination` or `destinations`, not both.")]
    elif "destinations" in given:
        with place(errors, "destinations"):
            found["destinations"] = as_entries(given["destinations"], _destination, MAX_DESTINATIONS)
    else:
        with place(errors, "destination"):
            if "destination" not in given:
                raise Wrong(_("A rule needs a destination: `destination`, or an entry in `destinations`."))
            found["destinations"] = (_destination(given["destination"]),)
    with place(errors, "routing"):
        found["routing"] = _routing(given.get("routing", Routing.FIRST))
    with place(errors, "weights"):
        found["weights"] = as_entries(given["weights"], _weight, MAX_DESTINATIONS) if "weights" in given else None
    with place(errors, "name"):
        found["name"] = as_text(given["name"], MAX_NAME) if _is_given(given.get("name")) else ""
    if errors:
        raise Wrong(errors)
    rule = Rule(**found)
    if (reason := refusal_of_weights(rule.weights, rule.routing, len(rule.destinations))) is not None:
        raise Wrong({"weights": [reason]})
    return rule


def _is_given(name: object) -> bool:
    return name is not None and not (isinstance(name, str) and not name.strip())


def _destination(value: Any) -> str:
    if not isinstance(value, str):
        raise Wrong(_("Must be a string."))
    # Checked first, because parsing takes longer the longer the text is.
    if len(value) > DESTINATION_LENGTH:
        raise Wrong(_("Use at most %(limit)s characters.", limit=DESTINATION_LENGTH))
    return destination_of(value)


def _routing(value: Any) -> Routing:
    if not isinstance(value, str) or value not in {*Routing}:
        raise Wrong(_("Must be one of: %(choices)s.", choices=", ".join(Routing)))
    return Routing(value)


def _weight(value: Any) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_WEIGHT:
        raise Wrong(_("Must be a whole number from 0 to %(limit)s.", limit=MAX_WEIGHT))
    return value


# --- writing ------------------------------------------------------------------------------------------------------


def as_json(rules: Iterable[Rule]) -> list[dict[str, Any]]:
    """Rules as JSON, in the form in which they are stored and shown."""
    return [_written(rule) for rule in rules]


def _written(rule: Rule) -> dict[str, Any]:
    given: dict[str, Any] = {"name": rule.name} if rule.name else {}
    given["if"] = rule_conditions.to_json(rule.conditions)
    if len(rule.destinations) == 1 and rule.routing is Routing.FIRST:
        return {**given, "destination": rule.destinations[0]}
    given |= {"destinations": list(rule.destinations), "routing": rule.routing.value}
    return given if rule.weights is None else {**given, "weights": list(rule.weights)}


def stored_rules(value: Sequence[Mapping[str, Any]] | None) -> Rules:
    """Read rules that `as_json` wrote, without validation."""
    return tuple(
        Rule(
            conditions=rule_conditions.from_json(entry["if"]),
            destinations=tuple(entry["destinations"]) if "destinations" in entry else (entry["destination"],),
            routing=Routing(entry.get("routing", Routing.FIRST)),
            weights=tuple(entry["weights"]) if "weights" in entry else None,
            name=entry.get("name", ""),
        )
        for entry in value or ()
    )


def destinations_of(rules: Iterable[Rule]) -> list[str]:
    """The destinations of all rules, in order."""
    return [destination for rule in rules for destination in rule.destinations]


def places_of(rules: Iterable[Rule]) -> list[tuple[str, str]]:
    """The destinations of all rules, each with its field name for errors, like `rules.0.destinations.1`."""
    return [
        (f"rules.{at}.destination" if len(rule.destinations) == 1 else f"rules.{at}.destinations.{position}", url)
        for at, rule in enumerate(rules)
        for position, url in enumerate(rule.destinations)
    ]
