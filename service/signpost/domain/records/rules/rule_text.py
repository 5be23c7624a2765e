"""Parses rules that people write in one line: `country=DE,AT device=mobile -> https://example.com/de`.

The result is the JSON object of the API, which is validated like any other. docs/rules.md has the grammar: conditions,
an arrow, and one destination or several.
"""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.domain.records.destination import Routing
from signpost.translations import gettext as _

ARROW = "->"
# Conditions whose value is a list, and those that have one value.
LISTS = ("country", "device", "system", "browser", "language", "referrer", "days", "hours")
SINGLE = ("from", "until", "timezone")
QUERY, BOT, SHARE, NAME = "query", "bot", "share", "name"
KEYS = (*LISTS, QUERY, *SINGLE, BOT, SHARE)
_PERCENT = re.compile(r"(\d{1,3})%")
_TRUTH = {"true": True, "yes": True, "false": False, "no": False}
_SHOWN = 40


def rule_from(text: str) -> JsonObject:
    """Parse a rule in one line, or one that is a JSON object already. Raises ValueError with a sentence."""
    if text.lstrip().startswith("{"):
        return _object(text)
    try:
        words = shlex.split(text)
    except ValueError:
        raise ValueError(_("A quotation mark is missing at the end.")) from None
    if words.count(ARROW) != 1:
        raise ValueError(
            _(
                "Write conditions, %(arrow)s and a destination, like country=DE %(arrow)s https://example.com/de.",
                arrow=ARROW,
            )
        )
    at = words.index(ARROW)
    rule: JsonObject = {"if": {}}
    for word in words[:at]:
        _take(rule, word)
    return {**rule, **_destinations(words[at + 1 :])}


def _object(text: str) -> JsonObject:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(_("Must be a JSON object.")) from None
    if not isinstance(value, dict):
        raise ValueError(_("Must be a JSON object."))
    return value


def _take(rule: JsonObject, word: str) -> None:
    """Add a condition, or the name, to a rule."""
    key, sign, value = word.partition("=")
    conditions = rule["if"]
    if key not in (*KEYS, NAME):
        raise ValueError(_("%(key)s is not a condition. Choose %(keys)s.", key=key[:_SHOWN], keys=", ".join(KEYS)))
    if not (sign and value):
        raise ValueError(_("%(key)s needs a value: %(key)s=…", key=key))
    if (key in conditions and key != QUERY) or (key == NAME and NAME in rule):
        raise ValueError(_("%(key)s appears twice. Separate several values with commas.", key=key))
    if key == NAME:
        rule[NAME] = value
    elif key == QUERY:
        name, has_value, wanted = value.partition("=")
        conditions.setdefault(QUERY, {})[name] = wanted if has_value else None
    else:
        conditions[key] = _value(key, value)


def _value(key: str, text: str) -> Any:
    if key in LISTS:
        return [part.strip() for part in text.split(",") if part.strip()]
    if key == BOT:
        if text.lower() not in _TRUTH:
            raise ValueError(_("bot is true or false, not %(text)s.", text=text[:_SHOWN]))
        return _TRUTH[text.lower()]
    if key == SHARE:
        digits = text.removesuffix("%")
        if not re.fullmatch(r"[0-9]{1,3}", digits):
            raise ValueError(_("share is a whole number of percent, like 30, not %(text)s.", text=text[:_SHOWN]))
        return int(digits)
    return text


def _destinations(words: list[str]) -> JsonObject:
    """`URL`, or several: `random URL URL`, `75% URL 25% URL`."""
    if not words:
        raise ValueError(_("Add a destination after %(arrow)s.", arrow=ARROW))
    routing = words.pop(0) if words[0] in tuple(Routing) else ""
    shares = [int(match[1]) for word in words if (match := _PERCENT.fullmatch(word))]
    addresses = [word for word in words if not _PERCENT.fullmatch(word)]
    if not shares:
        if len(addresses) == 1 and not routing:
            return {"destination": addresses[0]}
        return {"destinations": addresses, "routing": routing or Routing.RANDOM.value}
    is_paired = all(bool(_PERCENT.fullmatch(word)) == (at % 2 == 0) for at, word in enumerate(words))
    if not is_paired or len(addresses) != len(shares):
        raise ValueError(_("Write a share before each destination, like 75% https://a.example 25% https://b.example."))
    if routing not in ("", Routing.WEIGHTED):
        raise ValueError(_("Shares need weighted routing, not %(routing)s.", routing=routing))
    return {"destinations": addresses, "routing": Routing.WEIGHTED.value, "weights": shares}
