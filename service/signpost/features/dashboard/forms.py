"""Forms: from the fields of a schema to inputs, and from what was typed back to what the schema loads.

A field is described once, in its schema; its type decides which input it gets. A form that creates something creates
it once, even if the form is sent twice.
"""

from __future__ import annotations

import hmac
import json
import re
import secrets
from collections.abc import Callable, Mapping
from datetime import tzinfo
from typing import Any

from flask import g, request
from marshmallow import Schema, fields
from marshmallow.validate import Length, OneOf, Range
from werkzeug.datastructures import MultiDict

from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.json_types import JsonObject, Shown
from signpost.domain.records.card import MEMBERS as CARD_MEMBERS
from signpost.domain.records.record import FIELDS, UTM_MEMBERS
from signpost.features.dashboard import moments
from signpost.operations import idempotency
from signpost.runtime import link_passwords
from signpost.schemas.fields import CardField, CountField, FlagField, TimestampField, UtmField
from signpost.schemas.loading import load
from signpost.storage import keys
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

# The order in which forms show the fields of a record; one that is not named here comes last.
_ORDER = (
    "url", "destination", "host", "alias", "paused", "title", "description", "tags", "starts", "expires", "max_clicks",
    "interstitial", "expired_url", "password", "external_id", "destinations", "destination_routing",
    "destination_weights", "rules", "type", "match", "status", "forward_path", "forward_query", "utm", "plugins",
    "is_notify", "is_switch_unbroken_destination",
)  # fmt: skip
_ADDRESS = {"url": mark("Address"), "host": mark("Hostname"), "alias": mark("Short path")}
# Of the settings of a hostname that no record has.
_HOST = {
    "notfound_url": mark("Send visitors of unknown addresses to"),
    "notfound_status": mark("How"),
    "apple_app_site_association": mark("iOS apps"),
    "assetlinks": mark("Android apps"),
}
_NAMED = {**_ADDRESS, **{field.name: field.label for field in FIELDS}, **_HOST}
# The labels of fields: those of a record in that order, then the others.
LABELS = Translated({name: _NAMED[name] for name in (*_ORDER, *_NAMED)})
# Which input a field gets by its type; "choice", "choices", "lines" and "text" are those of others.
_KINDS = {
    "flag": FlagField, "count": CountField, "moment": TimestampField, "utm": UtmField, "card": CardField,
}  # fmt: skip
# The members of the fields that have an input for each of them, like `utm_source`.
_MEMBERS = {"utm": UTM_MEMBERS, "card": CARD_MEMBERS}


class Form:
    """A form of one schema: the values of its inputs, and the errors of what was sent."""

    def __init__(self, schema: type[Schema], values: Mapping[str, object] | None = None):
        self.schema = schema()
        self.values: Shown = dict(values or {})
        self.errors: dict[str, list[str]] = {}
        self._typed: MultiDict[str, str] = MultiDict()

    def show(self, typed: MultiDict[str, str]) -> None:
        """Show what was typed in the inputs."""
        self.values, self._typed = self._input_values(typed), typed

    @property
    def zone(self) -> tzinfo:
        """The time zone of the inputs of moments."""
        return moments.zone_of_form(self._typed)

    def moment(self, name: str) -> str:
        """The value of the input of a moment."""
        return moments.to_input(str(self.values.get(name) or ""), self.zone)

    def shown_moment(self, name: str) -> str:
        """The moment that the input showed at first, in full."""
        return self._typed.get(name + moments.SHOWN, "") if self._typed else str(self.values.get(name) or "")

    def submit(self, typed: MultiDict[str, str], operation: Callable[..., Any]) -> Any:
        """What `operation` returns for what was typed; None, with `errors` set, if it was refused."""
        self.show(typed)
        wrong: dict[str, list[str]] = {}
        try:
            body, wrong = self._as_json(typed)
            values = load(self.schema, body)
            if not wrong:
                return operation(**values)
        except Invalid as error:
            self.errors = self._renamed(error.errors)
        except PlanLimitExceeded as error:
            self.errors = {"": [error.message]}
        self.errors = {**self.errors, **wrong}
        return None

    def kind(self, name: str) -> str:
        field, has_choices = self.schema.fields[name], bool(self.choices(name))
        if isinstance(field, fields.List):
            return "choices" if has_choices else "lines"
        if has_choices:
            return "choice"
        return next((kind for kind, type_ in _KINDS.items() if isinstance(field, type_)), "text")

    def choices(self, name: str) -> list[Any]:
        field = self.schema.fields[name]
        validators = [*field.validators, *(field.inner.validators if isinstance(field, fields.List) else ())]
        return next(([*validator.choices] for validator in validators if isinstance(validator, OneOf)), [])

    def help(self, name: str) -> str:
        return str(self.schema.fields[name].metadata.get("description", ""))

    def max_length(self, name: str) -> int | None:
        field = self.schema.fields[name]
        lengths = [validator.max for validator in field.validators if isinstance(validator, Length)]
        return field.metadata.get("maxLength") or next(iter(lengths), None)

    def is_required(self, name: str) -> bool:
        return self.schema.fields[name].required

    def reasons(self, name: str) -> list[str]:
        """The errors of a field and its parts."""
        return [
            text for key, texts in self.errors.items() if key == name or key.startswith(f"{name}.") for text in texts
        ]

    def has_errors(self, *names: str) -> bool:
        return any(self.reasons(name) for name in names)

    @property
    def names(self) -> list[str]:
        """The names of the inputs, in the order of the page."""
        names = [name for name in LABELS if name in self.schema.fields]
        return names + [name for name in self.schema.fields if name not in LABELS]

    def label(self, name: str) -> str:
        """What the page calls an input."""
        return LABELS.get(name, name)

    def field_errors(self) -> list[tuple[str, str, str]]:
        """Name, label and errors of each input that has any."""
        return [(name, self.label(name), " ".join(self.reasons(name))) for name in self.names if self.reasons(name)]

    def other_errors(self, *shown: str) -> list[str]:
        """The errors that belong to none of the fields that are shown."""
        return [
            f"{key}: {text}" if key else text
            for key, texts in self.errors.items()
            if key.partition(".")[0] not in shown
            for text in texts
        ]

    def _renamed(self, errors: dict[str, list[str]]) -> dict[str, list[str]]:
        """Errors of the schema's fields, as those of the inputs."""
        return errors

    def _input_values(self, typed: MultiDict[str, str]) -> Shown:
        values: Shown = {}
        for name in self.schema.fields:
            kind = self.kind(name)
            if kind == "flag":
                values[name] = name in typed
            elif kind == "choices":
                values[name] = typed.getlist(name)
            elif kind in _MEMBERS:
                values[name] = _members(kind, typed)
            elif kind == "lines":
                values[name] = [line for line in typed.get(name, "").splitlines() if line.strip()]
            else:
                values[name] = typed.get(name, "")
        return values

    def _as_json(self, typed: MultiDict[str, str]) -> tuple[JsonObject, dict[str, list[str]]]:
        """What was typed, as JSON for the schema, and what is wrong with it: what the schema could not say better.

        An empty input is null if the field allows it, else left out.
        """
        body: JsonObject = {}
        wrong: dict[str, list[str]] = {}
        for name, field in self.schema.fields.items():
            is_sent = name in typed or any(f"{name}_{member}" in typed for member in CARD_MEMBERS)
            if not is_sent and self.kind(name) not in ("flag", "utm", "choices"):
                continue
            value = self._value(name, field, typed)
            if value is not None or field.allow_none:
                body[name] = value
            if self.kind(name) == "count":
                # The smallest number that it takes.
                least = next((validator.min for validator in field.validators if isinstance(validator, Range)), None)
                if isinstance(value, str):
                    wrong[name] = [_("Enter a whole number, like 70.")]
                elif value is not None and least is not None and value < least:
                    wrong[name] = [_("Enter %(least)s or more.", least=least)]
        return body, wrong

    def _value(self, name: str, field: fields.Field[Any], typed: MultiDict[str, str]) -> Any:
        text = typed.get(name, "")
        match self.kind(name):
            case "flag":
                # If null is allowed, a switch that is off means null.
                return name in typed or (None if field.allow_none else False)
            case "choices":
                return typed.getlist(name) or (None if field.allow_none else [])
            case "utm":
                return {member: value for member, value in _members("utm", typed).items() if value}
            case "card":
                return _members("card", typed)
            case "lines":
                lines = [line.strip() for line in text.splitlines() if line.strip()]
                numbers = isinstance(field, fields.List) and isinstance(field.inner, CountField)
                if not lines and field.allow_none:
                    return None
                return [_number(line) for line in lines] if numbers else lines
            case "count":
                return _number(text) if text.strip() else None
            case "moment":
                return moments.from_input(typed, name) or None
        if isinstance(field, fields.Integer):
            return _number(text) if text.strip() else None
        if text.strip() or field.required:
            return text
        # Clearing a plain text sets it to ""; any other empty input is left out.
        return "" if type(field) is fields.String and not field.allow_none and not self.choices(name) else None

    def text(self, name: str) -> str:
        """The value of a field, for a person to compare."""
        value = self.values.get(name)
        match self.kind(name):
            case "flag":
                return _("on") if value else _("off")
            case "moment":
                return self.moment(name)
            case "utm" | "card":
                return ", ".join(f"{member}={text}" for member, text in (value or {}).items() if text)
            case "lines" | "choices":
                return "\n".join(str(entry).strip() for entry in value or [])
        return "" if value is None else str(value).strip()


def _members(kind: str, typed: MultiDict[str, str]) -> dict[str, str]:
    return {member: typed.get(f"{kind}_{member}", "") for member in _MEMBERS[kind]}


def _number(text: str) -> int | str:
    """A whole number if it is one; else the text, for the schema to refuse."""
    return int(text) if re.fullmatch(r"-?\d{1,40}", text.strip()) else text


def filters_in(fields: Mapping[str, str]) -> dict[str, str]:
    """The filters among the fields of an address or a form, like `filter[host]`, by name; empty ones are left out."""
    return {key[7:-1]: value for key, value in fields.items() if key.startswith("filter[") and value}


def as_fields(filters: Mapping[str, str]) -> dict[str, str]:
    """The fields of an address with these filters."""
    return {f"filter[{name}]": value for name, value in filters.items()}


_FORM_KEY = re.compile(r"[\w-]{16,64}")


def new_key() -> str:
    """A key for a form. Sent again with the same key and content, the form has no further effect."""
    return secrets.token_urlsafe(16)


def form_key() -> str | None:
    """The key that the form was loaded with."""
    key = request.form.get("once", "")
    return key if _FORM_KEY.fullmatch(key) else None


def create_once(create: Callable[[], str]) -> str:
    """The id that `create` returns. It is called once for each form, however often the same form is sent."""
    key = form_key()
    if key is None:
        return create()
    # A keyed digest, because the form may contain a password.
    typed = sorted(entry for entry in request.form.items(multi=True) if entry[0] != "csrf_token")
    secret = keys.derive("forms")
    digest = hmac.digest(secret, json.dumps([request.path, typed]).encode(), "sha256").hex()
    with link_passwords.ahead():
        # Before the transaction, which blocks all other writers.
        link_passwords.prepare(request.form.get("password", ""))
        # REST's keys contain no spaces.
        return idempotency.once(g.caller, f"form {key} {digest}", digest, create)[0]
