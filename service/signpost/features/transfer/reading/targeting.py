"""The targeting of other services as rules: Dub's and Short.io's by device and country, Shlink's redirect rules.

The shapes are those of their interfaces. What no rule can say is left out, with a note that says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.domain.records.destination import MAX_DESTINATIONS, Routing
from signpost.domain.records.rules import shlink_rules
from signpost.domain.records.rules.rules import MAX_RULES

# The name under which notes travel with the fields of a record.
NOTES = "notes"
RULES = "rules"
IOS, ANDROID = "iOS", "Android"
NO_COUNTRIES = "Its targeting of countries was left out, because this server has no country database."
_COUNTRY = re.compile(r"[A-Za-z]{2}")


@dataclass
class Targeting:
    """What a row says about visitors. rules: as JSON that a schema has yet to check. fields: others of the record."""

    rules: list[JsonObject] = field(default_factory=list)
    fields: JsonObject = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, destination: Any, **conditions: Any) -> None:
        """A rule for a destination, if there is one."""
        if destination not in (None, ""):
            self.rules.append({"if": conditions, "destination": destination})

    def add_countries(self, pairs: Iterable[tuple[Any, Any]]) -> None:
        """A rule for each destination of countries."""
        by_destination: dict[str, list[str]] = {}
        for country, destination in pairs:
            if destination in (None, ""):
                continue
            if not isinstance(country, str) or not _COUNTRY.fullmatch(country):
                self.notes.append(f"The targeting of {str(country)[:40]!r} was left out: it is no country code.")
            else:
                # What is no text is refused where the rules are checked, as any other destination.
                by_destination.setdefault(destination if isinstance(destination, str) else "", []).append(
                    country.upper()
                )
        for destination, countries in by_destination.items():
            self.rules.append({"if": {"country": countries}, "destination": destination})

    def split(self, addresses: list[Any], weights: list[Any]) -> None:
        """Share the visitors for whom no rule holds between several destinations."""
        self.fields |= {
            "destinations": addresses,
            "destination_routing": Routing.WEIGHTED.value,
            "destination_weights": weights,
        }

    def put_into(self, record: JsonObject) -> None:
        """Add all of it to the fields of a record."""
        if len(self.rules) > MAX_RULES:
            self.notes.append(f"A record has at most {MAX_RULES} rules: {len(self.rules) - MAX_RULES} were left out.")
        if self.rules:
            record.setdefault(RULES, self.rules[:MAX_RULES])
        for name, value in self.fields.items():
            record.setdefault(name, value)
        if self.notes:
            record[NOTES] = [*dict.fromkeys(self.notes)]


# The cells of a row, by the folded names of their columns. now: RFC 3339.
Cells = Mapping[str, Any]
Reader = Callable[[Cells, str], Targeting]


def members(cells: Cells, column: str) -> dict[str, Any]:
    """The members of an object: in JSON they are columns of their own, in a table the object is a text."""
    whole = cells.get(column)
    if isinstance(whole, str):
        whole = _json(whole)
    if isinstance(whole, dict):
        return whole
    prefix = f"{column}."
    return {name.removeprefix(prefix): value for name, value in cells.items() if name.startswith(prefix)}


def entries(cells: Cells, column: str) -> list[Any]:
    """A list, or a text that is one as JSON."""
    value = cells.get(column)
    if isinstance(value, str):
        value = _json(value)
    return value if isinstance(value, list) else []


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def of_dub(cells: Cells, now: str) -> Targeting:
    """Dub looks at the device first, then at the country; tests replace the destination of everyone else."""
    found = Targeting()
    found.add(cells.get("ios"), system=[IOS])
    found.add(cells.get("android"), system=[ANDROID])
    found.add_countries(members(cells, "geo").items())
    variants = [entry for entry in entries(cells, "testvariants") if isinstance(entry, dict)][:MAX_DESTINATIONS]
    ends = cells.get("testcompletedat")
    if len(variants) > 1 and isinstance(ends, str) and ends > now:
        found.split([variant.get("url") for variant in variants], [variant.get("percentage") for variant in variants])
        found.notes.append(f"Its A/B test ends on {ends[:10]} there; here its split stays until you change it.")
    return found


def of_shortio(cells: Cells, now: str) -> Targeting:
    """Short.io's countries come from an address of their own, so they are there only if they were added to the link."""
    found = Targeting()
    found.add(cells.get("iphoneurl"), system=[IOS])
    found.add(cells.get("androidurl"), system=[ANDROID])
    countries = [entry for entry in entries(cells, "countries") if isinstance(entry, dict)]
    found.add_countries((country.get("country"), country.get("originalURL")) for country in countries)
    if entries(cells, "regions"):
        found.notes.append("Its targeting of regions was left out: rules look at countries.")
    other, share = cells.get("spliturl"), _percent(cells.get("splitpercent"))
    if other not in (None, "") and share is not None:
        found.split([cells.get("originalurl"), other], [100 - share, share])
    return found


def _percent(value: Any) -> int | None:
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,3}", value.strip()):
        value = int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 100 else None


def of_shlink(cells: Cells, now: str) -> Targeting:
    """Shlink's rules come from an address of their own; its links only say whether there are any."""
    found = Targeting()
    # Until version 4, a link had an address for each kind of device.
    for device, address in members(cells, "devicelongurls").items():
        conditions = shlink_rules.DEVICES.get(str(device).lower())
        if conditions is not None:
            found.add(address, **conditions)
    given = entries(cells, "redirectrules") or entries(cells, "redirectrules.redirectrules")
    ordered = sorted((entry for entry in given if isinstance(entry, dict)), key=_priority)
    for number, item in enumerate(ordered, 1):
        try:
            found.add(item.get("longUrl"), **shlink_rules.conditions_of(item.get("conditions")))
        except ValueError as error:
            found.notes.append(f"Rule {number} was left out: {error}")
    if not given and str(cells.get("hasredirectrules")).lower() == "true":
        found.notes.append("It has rules there that the file does not contain.")
    return found


def _priority(rule: JsonObject) -> float:
    value = rule.get("priority")
    return value if isinstance(value, int | float) else 0


def without_countries(record: JsonObject) -> None:
    """Leave out the rules that look at countries, on a server that does not know those of its visitors."""
    given = record.get(RULES)
    saved = [rule for rule in given if not _looks_at_countries(rule)] if isinstance(given, list) else given
    if saved != given:
        record[RULES] = saved
        record[NOTES] = [*record.get(NOTES, []), NO_COUNTRIES]


def _looks_at_countries(rule: Any) -> bool:
    conditions = rule.get("if") if isinstance(rule, dict) else None
    return isinstance(conditions, dict) and "country" in conditions


# Source -> the columns about visitors; one that ends with a dot is the beginning of the names of columns.
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "dub": ("ios", "android", "geo", "geo.", "testvariants", "testcompletedat", "teststartedat"),
    "shortio": ("iphoneurl", "androidurl", "countries", "regions", "spliturl", "splitpercent"),
    "shlink": ("redirectrules", "redirectrules.", "hasredirectrules", "devicelongurls", "devicelongurls."),
}
READERS: Mapping[str, Reader] = {"dub": of_dub, "shortio": of_shortio, "shlink": of_shlink}


def is_about_visitors(source: str, column: str) -> bool:
    """Whether a column, by its folded name, says who is sent elsewhere."""
    return any(
        column.startswith(entry) if entry.endswith(".") else column == entry for entry in COLUMNS.get(source, ())
    )
