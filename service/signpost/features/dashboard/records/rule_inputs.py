"""The rules in a record's form: their inputs, the buttons that change how many there are, and the places of errors.

All of it works without scripts: a button sends the form, which is shown again with a rule or a condition more, less or
in another place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from werkzeug.datastructures import MultiDict

from signpost.domain import dates
from signpost.domain.json_types import JsonObject, Shown
from signpost.domain.records.destination import MAX_DESTINATIONS
from signpost.domain.records.rules import client_names, rule_words
from signpost.domain.records.rules.rules import MAX_RULES, Rule, as_json
from signpost.features.dashboard import moments
from signpost.features.dashboard.records import destination_rows, rule_drafts
from signpost.features.dashboard.records.destination_rows import DestinationRow
from signpost.features.dashboard.records.rule_drafts import CLOCK, TIMES, RuleDraft, in_order
from signpost.translations import Translated, in_sentence, mark
from signpost.translations import gettext as _

# The field with the number of each rule, and the buttons.
RULES, BUTTON = "rules", "rule"
# Conditions that a person adds.
OFFERED = tuple(name for name in rule_words.CONDITIONS if name != "timezone")
HELP = Translated(
    {
        "country": mark("Names or codes, separated by commas: Germany, AT."),
        "system": mark("Separated by commas, like HarmonyOS, Tizen."),
        "browser": mark("Separated by commas, like Brave, Vivaldi."),
        "language": mark("Names or tags, separated by commas: German, fr-CH. The one that a visitor prefers counts."),
        "query": mark("One per line: name=value, or the name alone for any value."),
        "referrer": mark("Hostnames of pages with the link, separated by commas."),
        "hours": mark("Like 09:00-17:00, separated by commas. 22:00-06:00 ends on the next day."),
        "share": mark("Percent, from 1 to 99. Visitors keep it for a day."),
    }
)
# What the inputs of every rule show. boxes: what can be ticked. ticked: likewise, where others can be typed.
# lists: the ids of what can be chosen.
SHOWN: Shown = {
    "labels": rule_words.CONDITIONS,
    "offered": OFFERED,
    "help": HELP,
    "boxes": {"device": rule_words.DEVICES, "days": rule_words.DAY_NAMES},
    "ticked": rule_drafts.OFFERED,
    "moments": TIMES,
    "lists": {"country": "countries", "timezone": "zones", "system": "systems", "browser": "browsers"},
    "further": {"system": client_names.FURTHER_SYSTEMS, "browser": client_names.FURTHER_BROWSERS},
    "zones": dates.time_zones,
}
_NUMBER = re.compile(r"[0-9]{1,2}")
_EMPTY = mark("Fill it in, or remove the condition.")


def typed_drafts(typed: MultiDict[str, str]) -> list[RuleDraft]:
    """The rules in a form that was sent."""
    numbers = [number for number in typed.getlist(RULES) if _NUMBER.fullmatch(number)]
    return [RuleDraft.typed(typed, int(number)) for number in dict.fromkeys(numbers[:MAX_RULES])]


def bodies(drafts: Sequence[RuleDraft], known: Sequence[Rule]) -> list[JsonObject]:
    """The rules of a request; one that was not touched is exactly what it was. known: those of the record."""
    exact = {_key(RuleDraft.of(rule).as_json(0)): as_json([rule])[0] for rule in known}
    typed = [draft.as_json(number) for number, draft in enumerate(drafts) if not draft.is_blank]
    return [exact.get(_key(rule), rule) for rule in typed]


def _key(rule: JsonObject) -> str:
    return json.dumps(rule, sort_keys=True)


# --- buttons ------------------------------------------------------------------------------------------------------


def change_drafts(drafts: list[RuleDraft], button: str, typed: MultiDict[str, str]) -> tuple[list[RuleDraft], str]:
    """The rules after a button, and the input that gets the focus. button: `add`, `0.up`, `0.without.country`, …"""
    found = [*drafts]
    number, _dot, what = button.partition(".")
    at = int(number) if _NUMBER.fullmatch(number) else len(found)
    if at >= len(found):
        if button == "add" and len(found) < MAX_RULES:
            found.append(RuleDraft())
        return found, f"rule-{len(found) - 1}-new"
    draft = found[at]
    match what.partition("."):
        case ("up" | "down" as way, _, _):
            to = min(max(at + (-1 if way == "up" else 1), 0), len(found) - 1)
            found.insert(to, found.pop(at))
            return found, f"rule-{to}-{_way(way, to, len(found))}"
        case ("remove", _, _):
            del found[at]
            return found, RULES
        case ("without", _, name):
            has = in_order(item for item in draft.has if item != name)
            found[at] = replace(draft, has=has, texts={**draft.texts, name: ""}, boxes={**draft.boxes, name: ()})
        case ("condition", _, _) if (name := typed.get(f"rule-{at}-new", "")) in OFFERED:
            found[at] = _with(draft, name)
            return found, f"rule-{at}-{name}"
        case ("destination", _, _) if len(draft.rows) < MAX_DESTINATIONS:
            found[at] = replace(draft, rows=[*draft.rows, DestinationRow()])
            return found, row_name(at, len(draft.rows))
    return found, f"rule-{at}-new"


def _way(way: str, at: int, count: int) -> str:
    """The button that exists: the first rule cannot go up, the last one cannot go down."""
    return "down" if at == 0 else "up" if at == count - 1 else way


def _with(draft: RuleDraft, name: str) -> RuleDraft:
    texts = dict(draft.texts)
    if name in CLOCK and not texts.get("timezone"):
        texts["timezone"] = dates.name_of(moments.own_zone())
    return replace(draft, has=in_order((*draft.has, name)), texts=texts)


# --- inputs and errors ----------------------------------------------------------------------------------------------


def row_name(number: int, at: int) -> str:
    """The name of the address of a rule's destination among the inputs of the form."""
    return f"rule-{number}-destination-{at}" if at else f"rule-{number}-destination"


def input_names(drafts: Sequence[RuleDraft]) -> Iterator[str]:
    """The inputs, in the order of the page."""
    for number, draft in enumerate(drafts):
        begin = f"rule-{number}-"
        yield from (begin + name for name in (*draft.has, "new"))
        for at in range(len(draft.rows)):
            yield from (row_name(number, at), f"{begin}share-of-{at}")
        yield from (f"{begin}routing", f"{begin}name")
    yield RULES


_PLACE = re.compile(r"rule-([0-9]+)-(destination|share-of|[a-z]+)(?:-([0-9]+))?")
_CALLED = Translated(
    {
        "new": mark("conditions"),
        "destination": mark("destination"),
        "share-of": mark("share of destination"),
        "routing": mark("how to split"),
        "name": mark("name"),
    }
)


def label_of(name: str) -> str:
    """What a page calls an input of a rule."""
    match = _PLACE.fullmatch(name)
    assert match is not None, name
    at = f" {int(match[3]) + 1}" if match[3] else ""
    called = _CALLED[match[2]] if match[2] in _CALLED else in_sentence(rule_words.CONDITIONS[match[2]])
    return _("Rule %(number)s, %(field)s", number=int(match[1]) + 1, field=f"{called}{at}")


def wrong_rows(drafts: Sequence[RuleDraft]) -> dict[str, list[str]]:
    """What is wrong with the destinations of rules that a schema could not say."""
    wrong: dict[str, list[str]] = {}
    for number, draft in enumerate(drafts):
        if draft.is_blank:
            continue
        typed = destination_rows.read(draft.rows, draft.routing)
        wrong |= {row_name(number, at): [reason] for at, reason in typed.wrong_addresses.items()}
        wrong |= {f"rule-{number}-share-of-{at}": [reason] for at, reason in typed.wrong_shares.items()}
        if not destination_rows.filled_positions(draft.rows):
            wrong[row_name(number, 0)] = [_("Enter a destination.")]
        for name in draft.has:
            if name not in ("bot", "timezone") and draft.is_empty(name):
                wrong[f"rule-{number}-{name}"] = [_(_EMPTY)]
    return wrong


def input_of(place: str, drafts: Sequence[RuleDraft]) -> str:
    """The input of a place in a request, like `rules.0.if.country.1`."""
    _rules, position, *rest = [*place.split("."), "", ""]
    filled = [number for number, draft in enumerate(drafts) if not draft.is_blank]
    if not position.isdigit() or int(position) >= len(filled):
        return RULES
    number = filled[int(position)]
    begin, rows = f"rule-{number}-", destination_rows.filled_positions(drafts[number].rows) or [0]
    match rest:
        case ["if", name, *_] if name in drafts[number].has:
            return begin + name
        case ["destination" | "destinations", at, *_]:
            return row_name(number, rows[int(at)] if at.isdigit() and int(at) < len(rows) else rows[0])
        case ["weights", *_]:
            return f"{begin}share-of-{rows[0]}"
        case ["routing" | "name" as name, *_]:
            return begin + name
    return f"{begin}new"
