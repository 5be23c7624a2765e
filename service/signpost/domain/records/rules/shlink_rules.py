"""The conditions of Shlink's redirect rules in our terms. All conditions of a rule must hold, there as here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signpost.domain import times
from signpost.domain.json_types import JsonObject
from signpost.domain.records.rules.rule_conditions import Device

# Shlink's devices. Most of them are operating systems here.
DEVICES: Mapping[str, JsonObject] = {
    "android": {"system": ["Android"]},
    "ios": {"system": ["iOS"]},
    "mobile": {"device": [Device.MOBILE.value, Device.TABLET.value]},
    "desktop": {"device": [Device.DESKTOP.value]},
    "windows": {"system": ["Windows"]},
    "linux": {"system": ["Linux"]},
    "macos": {"system": ["macOS"]},
    "chromeos": {"system": ["ChromeOS"]},
}
_BROWSERS = {
    "chrome": "Chrome",
    "firefox": "Firefox",
    "edge": "Edge",
    "safari": "Safari",
    "opera": "Opera",
    "android_browser": "Android",
}
_WITHOUT: Mapping[str, str] = {
    "ip-address": "rules do not look at IP addresses.",
    "geolocation-city-name": "rules do not look at cities.",
}
_NEVER = "its conditions never hold together."
_TWO_LANGUAGES = "it wants two languages at once."


def conditions_of(given: Any) -> JsonObject:
    """`if` of a rule here, for the conditions of one there. Raises ValueError with what it wants and we have not."""
    found: JsonObject = {}
    for entry in given if isinstance(given, list) else []:
        for name, value in _condition(entry if isinstance(entry, dict) else {}).items():
            found[name] = _both(name, found[name], value) if name in found else value
    if not found:
        raise ValueError("it has no conditions.")
    if "from" in found and "until" in found and found["from"] >= found["until"]:
        raise ValueError(_NEVER)
    return found


def _condition(condition: JsonObject) -> JsonObject:
    kind, key, value = str(condition.get("type"))[:50], condition.get("matchKey"), condition.get("matchValue")
    text = value if isinstance(value, str) else ""
    name = key if isinstance(key, str) else ""
    match kind:
        case "device" if text.lower() in DEVICES:
            return DEVICES[text.lower()]
        case "browser" if text.lower() in _BROWSERS:
            return {"browser": [_BROWSERS[text.lower()]]}
        case "language" if text:
            return {"language": [text.replace("_", "-")]}
        case "geolocation-country-code" if text:
            return {"country": [text.upper()]}
        case "query-param" if name:
            return {"query": {name: text}}
        # Some versions give the name of the parameter as the value.
        case "any-value-query-param" if name or text:
            return {"query": {name or text: None}}
        case "valueless-query-param" if name or text:
            return {"query": {name or text: ""}}
        case "query-param":
            raise ValueError("its condition query-param names no parameter (matchKey).")
        case "before-date" | "after-date":
            return {"until" if kind == "before-date" else "from": _moment(kind, text)}
    raise ValueError(_WITHOUT.get(kind, f"its condition {kind} is not known here."))


def _moment(kind: str, text: str) -> str:
    try:
        return times.text(times.parse(text))
    except ValueError:
        raise ValueError(f"its condition {kind} has no valid date (matchValue).") from None


def _both(name: str, former: Any, value: Any) -> Any:
    """One condition that holds where two of the same kind do."""
    if name == "from":
        return max(former, value)
    if name == "until":
        return min(former, value)
    if name == "query":
        if any(former.get(key, wanted) not in (None, wanted) for key, wanted in value.items() if wanted is not None):
            raise ValueError(_NEVER)
        return {**value, **{key: wanted for key, wanted in former.items() if wanted is not None or key not in value}}
    common = [entry for entry in former if entry in value]
    if not common:
        raise ValueError(_TWO_LANGUAGES if name == "language" else _NEVER)
    return common


# --- the other way ------------------------------------------------------------------------------------------------

# Rules of Shlink that one of ours may become.
MAX_ALTERNATIVES = 50


def to_shlink(conditions: Mapping[str, Any]) -> list[list[JsonObject]]:
    """`if` of a rule here as lists of conditions there: the rule holds where all of one of the lists hold.

    A condition there has one value, so several countries are several rules. []: Shlink has no form for it, or it would
    be more than MAX_ALTERNATIVES rules.
    """
    alternatives: list[list[JsonObject]] = [[]]
    for name, value in conditions.items():
        choices = _choices(name, value)
        if not choices or len(alternatives) * len(choices) > MAX_ALTERNATIVES:
            return []
        alternatives = [[*before, *choice] for before in alternatives for choice in choices]
    return alternatives


def _choices(name: str, value: Any) -> list[list[JsonObject]]:
    """The conditions of which one must hold, each as a list that holds together; [] where there is no form for them."""
    match name:
        case "device":
            return _devices({*value})
        case "system":
            return _entries(
                "device", value, {values["system"][0]: key for key, values in DEVICES.items() if "system" in values}
            )
        case "browser":
            return _entries("browser", value, {ours: theirs for theirs, ours in _BROWSERS.items()})
        case "language":
            return [[_written("language", entry)] for entry in value]
        case "country":
            return [[_written("geolocation-country-code", entry)] for entry in value]
        case "query":
            return [[_parameter(key, wanted) for key, wanted in value.items()]]
        case "until":
            return [[_written("before-date", _date(value))]]
        case "from":
            return [[_written("after-date", _date(value))]]
    return []


def _date(moment: str) -> str:
    """As Shlink writes it: with the offset, without parts of a second."""
    return times.parse(moment).isoformat(timespec="seconds")


def _devices(wanted: set[str]) -> list[list[JsonObject]]:
    found = []
    for name in ("mobile", "desktop"):
        kinds = {*DEVICES[name]["device"]}
        if kinds <= wanted:
            found.append([_written("device", name)])
            wanted -= kinds
    return [] if wanted else found


def _entries(type_: str, values: list[str], names: Mapping[str, str]) -> list[list[JsonObject]]:
    if any(value not in names for value in values):
        return []
    return [[_written(type_, names[value])] for value in values]


def _parameter(name: str, wanted: str | None) -> JsonObject:
    if wanted is None:
        return _written("any-value-query-param", None, name)
    return _written("query-param", wanted, name) if wanted else _written("valueless-query-param", None, name)


def _written(type_: str, value: str | None, key: str | None = None) -> JsonObject:
    return {"type": type_, "matchKey": key, "matchValue": value}
