"""What a record was, in the words of people: "led elsewhere", with what was then and what is now. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signpost.domain.records.addresses import bare
from signpost.domain.records.rules import rule_words
from signpost.domain.records.rules.rules import stored_rules
from signpost.features.history import change_words, record_changes
from signpost.features.history.operations.as_of import PastRecord
from signpost.features.history.record_changes import RULES, Difference
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _

_HAD = Translated(
    {
        "url": mark("was at another address"),
        "destination": mark("led elsewhere"),
        "destinations": mark("led elsewhere"),
        "title": mark("had another title"),
        "description": mark("had another note"),
        "tags": mark("had other tags"),
        "expires": mark("had another expiry"),
        "password": mark("had another password, or none"),
        "qr": mark("had another QR code"),
        "type": mark("gave visitors something else"),
    }
)
_LED = frozenset(("destination", "destinations", "destination_weights", "destination_routing"))


def summary(record: PastRecord) -> str:
    """What differs, after the name of the record."""
    then, now = record.then, record.now
    names = {*then}
    if not record.exists:
        return _("existed, is deleted")
    if names == {RULES}:
        return _rules(len(stored_rules(then[RULES])), len(stored_rules(now[RULES])), then, now)
    if names == {"paused"}:
        return _("was paused") if then["paused"] else _("was not paused")
    if names and names <= _LED:
        return _HAD["destination"]
    if len(names) == 1 and (known := _HAD.get(next(iter(names)))):
        return known
    labels = [change_words.label_of(name) for name in then]
    return _("differed in: %(fields)s", fields=", ".join(labels))


def _rules(were: int, are: int, then: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    if were == are:
        return _("had other rules")
    left = {record_changes.name_of(rule) for rule in stored_rules(now[RULES])}
    gone = [name for rule in stored_rules(then[RULES]) if (name := record_changes.name_of(rule)) not in left]
    if were > are and gone:
        names = rule_words.all_of(f"“{name}”" for name in gone)
        return ngettext("had the rule %(names)s", "had the rules %(names)s", len(gone), names=names)
    return ngettext("had %(num)s rule, has %(now)s", "had %(num)s rules, has %(now)s", were, now=are)


def differences(record: PastRecord) -> Sequence[Difference]:
    """What was then, and what is now. Of a deleted record, where it led."""
    if not record.exists:
        one = record.then.get("destination")
        shown = ", ".join(map(bare, record.then.get("destinations") or ([one] if one else [])))
        return [Difference(change_words.label_of("destination"), shown, None)] if shown else []
    names = [name for name in record.then if name != "password"]
    then, now = ({name: state[name] for name in names} for state in (record.then, record.now))
    return change_words.record_differences(then, now) if names else []
