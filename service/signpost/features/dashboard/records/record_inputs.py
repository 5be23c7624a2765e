"""The inputs of a record's form: its address in two parts, its destinations in rows, its tags in one line.

The schema has a field for one destination and others for several; the form has rows, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import g
from marshmallow import Schema
from werkzeug.datastructures import MultiDict

from signpost.domain.json_types import JsonObject
from signpost.domain.records.filters import tags_as_text, tags_in
from signpost.domain.records.record import MAX_DESTINATIONS, TYPES, RecordType, RecordView, Routing
from signpost.domain.records.rules.rules import Rule
from signpost.domain.texts import trim
from signpost.domain.words import word
from signpost.features.dashboard.forms import LABELS, Form
from signpost.features.dashboard.records import destination_rows, rule_inputs
from signpost.features.dashboard.records.destination_rows import DestinationRow, rows_of, typed_rows
from signpost.features.dashboard.records.rule_drafts import RuleDraft
from signpost.features.dashboard.records.rule_inputs import RULES
from signpost.operations.hosts import hosts
from signpost.translations import gettext as _

# The button that adds a row for another destination. It sends the form, and the form is shown again.
ADD = "add"
# The fields of the schema that are rows here.
_OF_ROWS = ("destination", "destinations", "destination_weights")


class RecordForm(Form):
    """The form of a link or redirect, new or not."""

    def __init__(self, schema: type[Schema], values: Mapping[str, object] | None = None):
        super().__init__(schema, values)
        self.rows = [DestinationRow()]
        self.rules: list[RuleDraft] = []
        # The input that gets the focus, where a button has changed the rows.
        self.focus = ""
        self._own_rules: tuple[Rule, ...] = ()

    @classmethod
    def of(cls, schema: type[Schema], record: RecordView) -> RecordForm:
        """A form with what a record is."""
        values = {name: getattr(record, name, None) for name in schema().fields}
        form = cls(
            schema,
            {
                **values,
                "host": record.host,
                "alias": record.alias + (f"?{record.query}" if record.query else ""),
                "expires": record.expired_at,
                "starts": record.starts_at,
                "paused": record.paused_by == "user",
                "password": "",
                "plugins": record.plugins or [],
                "tags": tags_as_text(record.tags),
            },
        )
        form._own_rules = record.rules or ()
        form.rules = [RuleDraft.of(rule) for rule in form._own_rules]
        form.rows = rows_of(record.destinations or (record.destination or "",), record.destination_weights)
        return form

    @property
    def has_url(self) -> bool:
        """Whether the schema has the whole address as one field."""
        return "url" in self.schema.fields

    @property
    def names(self) -> list[str]:
        rows = [name for at in range(len(self.rows)) for name in (row_name(at), f"share-{at}")]
        others = [name for name in super().names if name not in (*_OF_ROWS, "url", "host", "alias", RULES)]
        return [*rows, "host", "alias", *self.rule_names, *others]

    @property
    def rule_names(self) -> list[str]:
        return [*rule_inputs.input_names(self.rules)]

    def label(self, name: str) -> str:
        field, _dash, at = name.partition("-")
        if field == rule_inputs.BUTTON:
            return rule_inputs.label_of(name)
        if field == "share":
            return _("Share of destination %(number)s", number=int(at) + 1)
        return _("Destination %(number)s", number=int(at) + 1) if at else LABELS[name]

    def kind(self, name: str) -> str:
        return "text" if name == "tags" else super().kind(name)

    def take_url(self, url: str) -> None:
        """Show an address that is given as a whole."""
        host, slash, path = url.partition("://")[2].partition("/") if "://" in url else url.partition("/")
        self.values.update(host=host, alias=path if slash else "")

    def has_content(self, *names: str) -> bool:
        """Whether one of these fields has a value that a new record would not have."""
        values = [self.values.get(name) for name in names]
        return any(any(value.values()) if isinstance(value, dict) else value for value in values)

    @property
    def is_unusual_type(self) -> bool:
        """Whether visitors get something else than the redirect that is usual for links, or for redirects."""
        type_, status = str(self.values.get("type") or ""), str(self.values.get("status") or "")
        usual = str(TYPES[RecordType(type_)].status) if type_ in TYPES else ""
        return type_ not in ("", RecordType.LINK, RecordType.REDIRECT) or status not in ("", usual)

    def text(self, name: str) -> str:
        if name == "url":
            return f"{self.values['host']}/{self.values['alias']}"
        if name == "destination":
            rows = [row for row in self.rows if row.address.strip()]
            return "\n".join(row.address.strip() + (f" ({row.share} %)" if row.share else "") for row in rows)
        if name in _OF_ROWS or (
            name == "destination_routing" and len(destination_rows.filled_positions(self.rows)) < 2
        ):
            return ""
        if name == RULES:
            return "\n".join(draft.sentence for draft in self.rules)
        if name == "tags":
            return ", ".join(tags_in(self.values.get(name) or ""))
        if self.kind(name) == "choice":
            value = self.values.get(name)
            return word(name, int(value) if str(value).isdigit() else value) if value else ""
        return super().text(name)

    def show(self, typed: MultiDict[str, str]) -> None:
        super().show(typed)
        self.values.update(host=typed.get("host", ""), alias=typed.get("alias", ""))
        self.rows, self.rules = _rows(typed) or [DestinationRow()], rule_inputs.typed_drafts(typed)

    def change_rows(self, typed: MultiDict[str, str]) -> bool:
        """Show what was typed with a row more, less or elsewhere, if that is what the button that was pressed does."""
        if ADD not in typed and rule_inputs.BUTTON not in typed:
            return False
        self.show(typed)
        if rule_inputs.BUTTON in typed:
            self.rules, self.focus = rule_inputs.change_drafts(self.rules, typed[rule_inputs.BUTTON], typed)
        elif len(self.rows) < MAX_DESTINATIONS:
            self.rows.append(DestinationRow())
            self.focus = row_name(len(self.rows) - 1)
        return True

    def _as_json(self, typed: MultiDict[str, str]) -> tuple[JsonObject, dict[str, list[str]]]:
        body, wrong = super()._as_json(typed)
        if "tags" in typed:
            body["tags"] = tags_in(typed["tags"])
        if not typed.get("host"):
            wrong["host"] = [_("Choose a hostname.")]
        if self.has_url:
            body["url"] = _url(typed.get("host", ""), typed.get("alias", ""))
        elif pasted := _pasted(typed.get("alias", "")):
            body["host"], body["alias"] = pasted
        _destinations(_rows(typed), body, wrong)
        if RULES in typed:
            body[RULES] = rule_inputs.bodies(self.rules, self._own_rules)
            wrong |= rule_inputs.wrong_rows(self.rules)
        return body, wrong

    def _renamed(self, errors: dict[str, list[str]]) -> dict[str, list[str]]:
        filled = destination_rows.filled_positions(self.rows) or [0]
        renamed: dict[str, list[str]] = {}
        for key, reasons in errors.items():
            field, _dot, place = key.partition(".")
            at = filled[int(place)] if place.isdigit() and int(place) < len(filled) else filled[0]
            names = {"url": "alias", "destinations": row_name(at), "destination_weights": f"share-{at}"}
            name = rule_inputs.input_of(key, self.rules) if field == RULES else names.get(field, key)
            renamed[name] = [*renamed.get(name, ()), *reasons]
        return renamed


def row_name(at: int) -> str:
    """What the address of a row is called among the fields of the form."""
    return f"destination-{at}" if at else "destination"


def _url(host: str, path: str) -> str:
    # A whole address, where only a path was expected.
    return path.strip() if "://" in path else f"{host}/{path.strip().removeprefix('/')}"


def _pasted(alias: str) -> tuple[str, str] | None:
    """The hostname and short path, where a whole address of a connected hostname was pasted as a short path."""
    host, slash, path = trim(alias).rpartition("://")[2].partition("/")
    return (host, path) if slash and hosts.is_connected(g.caller, host) else None


def _rows(typed: MultiDict[str, str]) -> list[DestinationRow]:
    return typed_rows(typed.getlist("destination"), typed.getlist("share"))


def _destinations(rows: Sequence[DestinationRow], body: JsonObject, wrong: dict[str, list[str]]) -> None:
    """Put the rows into the fields of the schema."""
    routing = body.get("destination_routing")
    given = destination_rows.read(rows, routing)
    wrong |= {row_name(at): [reason] for at, reason in given.wrong_addresses.items()}
    wrong |= {f"share-{at}": [reason] for at, reason in given.wrong_shares.items()}
    addresses = given.addresses
    body.update(destination=addresses[0] if addresses else None, destinations=None, destination_weights=given.weights)
    if not addresses and body.get("type") != RecordType.GONE:
        wrong["destination"] = [_("Enter a destination.")]
    if len(addresses) > 1:
        body["destinations"] = addresses
    elif routing == Routing.WEIGHTED:
        body["destination_routing"] = Routing.FIRST.value
