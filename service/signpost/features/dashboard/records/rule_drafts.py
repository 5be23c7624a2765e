"""A rule as it is typed: from a rule to the texts of its inputs, and from these to the JSON of a request."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from werkzeug.datastructures import MultiDict

from signpost.domain import dates
from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.records.destination import MAX_DESTINATIONS, Routing
from signpost.domain.records.rules import client_names, rule_conditions, rule_words
from signpost.domain.records.rules.rule_conditions import NAMES
from signpost.domain.records.rules.rules import Rule
from signpost.features.dashboard import moments
from signpost.features.dashboard.records import destination_rows
from signpost.features.dashboard.records.destination_rows import DestinationRow, rows_of, typed_rows
from signpost.translations.names import COUNTRIES, LANGUAGES, countries, languages

BOXES, TIMES, CLOCK = ("device", "days"), ("from", "until"), ("days", "hours")
# Conditions whose commonest values can be ticked, with what people call them, and others typed.
OFFERED = {"system": client_names.COMMON_SYSTEMS, "browser": client_names.COMMON_BROWSERS}
_CODES = {
    "country": {name.casefold(): code for code, name in COUNTRIES.items()},
    "language": {name.casefold(): code for code, name in LANGUAGES.items()},
}
_NUMBER = re.compile(r"([0-9]{1,3})\s*%?")
_SINGLE_DIGIT = re.compile(r"(?<!\d)(\d:)")


@dataclass(frozen=True)
class RuleDraft:
    """The inputs of a rule.

    has: its conditions, in order.  texts: what the input of each holds, and `name`; of those in OFFERED all values,
    ticked or not.  boxes: those that are ticked.
    shown: the moments that inputs showed at first.  zone: the time zone of these inputs.
    """

    has: tuple[str, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)
    boxes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)
    rows: Sequence[DestinationRow] = (DestinationRow(),)
    routing: str = ""
    zone: str = ""

    @classmethod
    def of(cls, rule: Rule) -> RuleDraft:
        """A draft with what a rule is."""
        given = rule_conditions.to_json(rule.conditions)
        shown = {name: _arranged(name, value) if name in OFFERED else value for name, value in given.items()}
        return cls(
            in_order(given),
            {"name": rule.name, **{name: _text(value) for name, value in shown.items() if name not in BOXES}},
            {name: tuple(given[name]) for name in BOXES if name in given},
            {name: given[name] for name in TIMES if name in given},
            rows_of(rule.destinations, rule.weights),
            rule.routing.value,
            dates.name_of(moments.own_zone()),
        )

    @classmethod
    def typed(cls, typed: MultiDict[str, str], number: int) -> RuleDraft:
        """What is in the inputs with this number."""
        begin = f"rule-{number}-"
        addresses, shares = (typed.getlist(begin + name)[:MAX_DESTINATIONS] for name in ("destination", "share-of"))
        return cls(
            in_order(name for name in typed.getlist(f"{begin}has") if name in NAMES),
            {name: _typed_text(typed, begin, name) for name in ("name", *NAMES) if name not in BOXES},
            {name: tuple(typed.getlist(begin + name)[: rule_conditions.MAX_ENTRIES]) for name in BOXES},
            {name: typed.get(begin + name + moments.SHOWN, "") for name in TIMES},
            typed_rows(addresses, shares) or [DestinationRow()],
            typed.get(f"{begin}routing", ""),
            typed.get(moments.ZONE, ""),
        )

    @property
    def is_blank(self) -> bool:
        """Whether nothing was typed, as in a rule that was just added."""
        return not (self.has or destination_rows.filled_positions(self.rows) or self.texts.get("name", "").strip())

    def is_empty(self, name: str) -> bool:
        """Whether nothing was typed for a condition."""
        return not (self.boxes.get(name) or self.texts.get(name, "").strip())

    def ticked(self, name: str) -> list[str]:
        """Which of the values in OFFERED a condition has."""
        return [value for value in _entries(self.texts.get(name, "")) if value in OFFERED[name]]

    def others(self, name: str) -> str:
        """What the input for others holds."""
        return ", ".join(value for value in _entries(self.texts.get(name, "")) if value not in OFFERED[name])

    def moment(self, name: str) -> str:
        """The value of the input of a moment."""
        return moments.to_input(self.texts.get(name, ""), dates.zone_of(self.zone))

    @property
    def sentence(self) -> str:
        """What the rule does, as far as that can be said."""
        found: JsonObject = {}
        for name in self.has:
            try:
                value = self._condition(name, name)
            except Invalid:
                continue
            if value not in ("", [], {}) and not (name == "share" and isinstance(value, str)):
                found[name] = value
        targets = destination_rows.read(self.rows, self.routing or Routing.WEIGHTED)
        return rule_words.sentence(
            Rule(
                conditions=rule_conditions.from_json(found),
                destinations=tuple(targets.addresses),
                routing=Routing(self.routing) if self.routing in set(Routing) else Routing.WEIGHTED,
                weights=tuple(targets.weights) if targets.weights else None,
            )
        )

    def as_json(self, number: int) -> JsonObject:
        """The rule in a request. number: of its inputs. Raises Invalid for a time that the clocks of a place skip."""
        rule: JsonObject = {"if": {name: self._condition(name, f"rule-{number}-{name}") for name in self.has}}
        if rule["if"].get("timezone") == "":
            del rule["if"]["timezone"]
        if self.texts.get("name", "").strip():
            rule["name"] = self.texts["name"].strip()
        targets = destination_rows.read(self.rows, self.routing)
        if len(targets.addresses) == 1:
            rule["destination"] = targets.addresses[0]
        elif targets.addresses:
            rule |= {"destinations": targets.addresses, "routing": self.routing or Routing.RANDOM.value}
        return rule | ({"weights": targets.weights} if targets.weights else {})

    def _condition(self, name: str, input_: str) -> Any:
        """The value of a condition. input_: the name of its input."""
        text = self.texts.get(name, "").strip()
        if name in BOXES:
            return [*self.boxes.get(name, ())]
        if name in TIMES:
            inputs = {input_: text, input_ + moments.SHOWN: self.shown.get(name, ""), moments.ZONE: self.zone}
            return moments.from_input(MultiDict(inputs), input_)
        match name:
            case "bot":
                return text == "true"
            case "share":
                return int(match[1]) if (match := _NUMBER.fullmatch(text)) else text
            case "timezone":
                return text
            case "query":
                lines = (line.strip().removeprefix("?").partition("=") for line in text.splitlines() if line.strip())
                return {key: value if sign else None for key, sign, value in lines}
            case "hours":
                # People write them with blanks, with a longer dash, and with one digit.
                text = _SINGLE_DIGIT.sub(r"0\1", "".join(text.split()).replace("–", "-"))
        codes = {**_CODES.get(name, {}), **_own_codes(name)}
        return [codes.get(entry.casefold(), entry) for entry in _entries(text)]


def _own_codes(name: str) -> dict[str, str]:
    """The codes of countries or languages by their names in the reader's language."""
    named = {"country": countries(COUNTRIES), "language": languages(LANGUAGES)}.get(name, {})
    return {text.casefold(): code for code, text in named.items()}


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """The conditions of a rule, each once; days and hours have a time zone."""
    found = tuple(name for name in dict.fromkeys(names) if name != "timezone")
    return (*found, "timezone") if {*CLOCK} & {*found} else found


def _typed_text(typed: MultiDict[str, str], begin: str, name: str) -> str:
    if name not in OFFERED:
        return typed.get(begin + name, "")
    values = typed.getlist(begin + name)[: rule_conditions.MAX_ENTRIES]
    return ", ".join(_arranged(name, [entry for value in values for entry in _entries(value)]))


def _arranged(name: str, values: Iterable[str]) -> list[str]:
    """The values of a condition in OFFERED, as its inputs show them: first those that can be ticked, as offered."""
    offered = {entry.casefold(): entry for entry in OFFERED[name]}
    found = dict.fromkeys(offered.get(entry.casefold(), entry) for entry in values)
    ticked = [entry for entry in OFFERED[name] if entry in found]
    return [*ticked, *(entry for entry in found if entry not in OFFERED[name])]


def _entries(text: str) -> list[str]:
    return [entry for part in text.split(",") if (entry := part.strip())]


def _text(value: Any) -> str:
    """What the input of a condition holds."""
    if isinstance(value, dict):
        return "\n".join(key if wanted is None else f"{key}={wanted}" for key, wanted in value.items())
    if isinstance(value, bool):
        return "true" if value else "false"
    return ", ".join(value) if isinstance(value, list) else str(value)
