"""Forms: from the fields of a schema to inputs, and from what was typed back to what the schema loads.

A field is described once, in its schema; its type decides which input it gets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import tzinfo
from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import OneOf
from werkzeug.datastructures import MultiDict

from signpost.dashboard import moments
from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.outside import JsonObject, Shown
from signpost.domain.record import FIELDS, UTM_MEMBERS
from signpost.schemas.fields import Count, Flag, Moment, Utm
from signpost.schemas.loading import load

# The order in which forms show the fields of a record; one that is not named here comes last.
_ORDER = (
    "url", "destination", "host", "alias", "paused", "title", "description", "tags", "starts", "expires", "max_clicks",
    "expired_url", "password", "external_id", "destinations", "destination_routing", "destination_weights", "type",
    "match", "status", "forward_path", "forward_query", "utm", "plugins", "is_notify", "is_switch_unbroken_destination",
)  # fmt: skip
_ADDRESS = {"url": "Address", "host": "Hostname", "alias": "Alias"}
_NAMED = {**_ADDRESS, **{field.name: field.label for field in FIELDS}}
# The labels of a record's fields, in that order.
LABELS = {name: _NAMED[name] for name in (*_ORDER, *_NAMED)}


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

    def submit(self, typed: MultiDict[str, str], operation: Callable[..., Any], **more: Any) -> Any:
        """What `operation` returns for what was typed; None, with `errors` set, if it was refused."""
        self.show(typed)
        try:
            return operation(**load(self.schema, self._as_json(typed)), **more)
        except Invalid as error:
            self.errors = error.errors
        except PlanLimitExceeded as error:
            self.errors = {"": [error.message]}
        return None

    def kind(self, name: str) -> str:
        field, has_choices = self.schema.fields[name], bool(self.choices(name))
        if isinstance(field, fields.List):
            return "choices" if has_choices else "lines"
        if has_choices:
            return "choice"
        kinds = (("flag", Flag), ("count", Count), ("moment", Moment), ("utm", Utm))
        return next((kind for kind, type_ in kinds if isinstance(field, type_)), "text")

    def choices(self, name: str) -> list[Any]:
        field = self.schema.fields[name]
        return next(([*one.choices] for one in self._validators(field) if isinstance(one, OneOf)), [])

    @staticmethod
    def _validators(field: fields.Field[Any]) -> list[Any]:
        return [*field.validators, *(field.inner.validators if isinstance(field, fields.List) else ())]

    def help(self, name: str) -> str:
        return str(self.schema.fields[name].metadata.get("description", ""))

    def max_length(self, name: str) -> int | None:
        field = self.schema.fields[name]
        known = field.metadata.get("maxLength")
        return known or next(
            (one.max for one in field.validators if hasattr(one, "max") and hasattr(one, "equal")), None
        )

    def is_required(self, name: str) -> bool:
        return self.schema.fields[name].required

    def reasons(self, name: str) -> list[str]:
        """The errors of a field and its parts."""
        return [one for key, texts in self.errors.items() if key == name or key.startswith(f"{name}.") for one in texts]

    def has_errors(self, *names: str) -> bool:
        """Whether one of these fields has an error."""
        return any(self.reasons(name) for name in names)

    def field_errors(self) -> list[tuple[str, str, str]]:
        """Name, label and errors of each field that has any, in the order of the page."""
        names = [name for name in LABELS if name in self.schema.fields]
        names += [name for name in self.schema.fields if name not in LABELS]
        return [(name, LABELS.get(name, name), " ".join(self.reasons(name))) for name in names if self.reasons(name)]

    def is_first_error(self, name: str) -> bool:
        return next((one == name for one, _, _ in self.field_errors()), False)

    def other_errors(self, *shown: str) -> list[str]:
        """The errors that belong to none of the fields that are shown."""
        return [
            f"{key}: {text}" if key else text
            for key, texts in self.errors.items()
            if key.partition(".")[0] not in shown
            for text in texts
        ]

    def _input_values(self, typed: MultiDict[str, str]) -> Shown:
        values: Shown = {}
        for name in self.schema.fields:
            kind = self.kind(name)
            if kind == "flag":
                values[name] = name in typed
            elif kind == "choices":
                values[name] = typed.getlist(name)
            elif kind == "utm":
                values[name] = {member: typed.get(f"utm_{member}", "") for member in UTM_MEMBERS}
            elif kind == "lines":
                values[name] = [line for line in typed.get(name, "").splitlines() if line.strip()]
            else:
                values[name] = typed.get(name, "")
        return values

    def _as_json(self, typed: MultiDict[str, str]) -> JsonObject:
        """What was typed, as JSON for the schema. An empty input is null if the field allows it, else left out."""
        body: JsonObject = {}
        for name, field in self.schema.fields.items():
            if name not in typed and self.kind(name) not in ("flag", "utm", "choices"):
                continue
            value = self._value(name, field, typed)
            if value is not None or field.allow_none:
                body[name] = value
        return body

    def _value(self, name: str, field: fields.Field[Any], typed: MultiDict[str, str]) -> Any:
        text = typed.get(name, "")
        match self.kind(name):
            case "flag":
                # If null is allowed, a switch that is off means null.
                return name in typed or (None if field.allow_none else False)
            case "choices":
                return typed.getlist(name) or (None if field.allow_none else [])
            case "utm":
                utm = {member: typed.get(f"utm_{member}", "") for member in UTM_MEMBERS}
                return {member: value for member, value in utm.items() if value}
            case "lines":
                lines = self._lines(name, text)
                numbers = isinstance(field, fields.List) and isinstance(field.inner, Count)
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

    def _lines(self, name: str, text: str) -> list[str]:
        return [line.strip() for line in text.splitlines() if line.strip()]


class RecordForm(Form):
    """The form of a record. tags: those that it has already, which may contain commas."""

    def __init__(self, schema: type[Schema], values: Mapping[str, object] | None = None, tags: Iterable[str] = ()):
        super().__init__(schema, values)
        self._tags = frozenset(tags)

    def _lines(self, name: str, text: str) -> list[str]:
        lines = super()._lines(name, text)
        if name != "tags":
            return lines
        parts = [[line] if line in self._tags else line.split(",") for line in lines]
        return [tag.strip() for tags in parts for tag in tags if tag.strip()]

    def _as_json(self, typed: MultiDict[str, str]) -> JsonObject:
        """Refuse a destination that contradicts the several ones: the operation would ignore it."""
        body = super()._as_json(typed)
        single, several = body.get("destination"), body.get("destinations")
        if "only_destination" in typed:
            if not single:
                raise Invalid({"destination": ["Type the only destination."]})
            body.update(destinations=None, destination_weights=None)
            if body.get("destination_routing") == "weighted":
                body["destination_routing"] = "first"
        elif single and several and single.strip() != several[0]:
            raise Invalid(
                {
                    "destination": [
                        f"This is not the first of the {len(several)} destinations below. Tick the box to make it the "
                        "only one, add it to the list, or clear this field."
                    ]
                }
            )
        return body

    def text(self, name: str) -> str:
        """The value of a field, for a person to compare."""
        value = self.values.get(name)
        match self.kind(name):
            case "flag":
                return "on" if value else "off"
            case "moment":
                return self.moment(name)
            case "utm":
                return ", ".join(f"{member}={text}" for member, text in (value or {}).items() if text)
            case "lines" if name == "tags":
                return ", ".join(self._lines(name, "\n".join(value or [])))
            case "lines" | "choices":
                return "\n".join(str(one).strip() for one in value or [])
        return "" if value is None else str(value).strip()


def _number(text: str) -> int | str:
    """A whole number if it is one; else the text, for the schema to refuse."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text.strip()) else text
