"""Forms: from the fields of a schema to inputs, and from what was typed back to what the schema reads.

A field is described once, in its schema; its type says which input it gets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import OneOf
from werkzeug.datastructures import MultiDict

from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.record import FIELDS, UTM_MEMBERS
from signpost.schemas.fields import Count, Flag, Moment, Utm
from signpost.schemas.loading import load

# What a browser's own input for a moment sends.
_LOCAL_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?")


# The order in which forms show the fields of a record; one that is not named comes last.
_ORDER = (
    "url", "destination", "host", "alias", "paused", "title", "description", "tags", "starts", "expires", "max_clicks",
    "expired_url", "password", "destinations", "destination_routing", "destination_weights", "type", "status",
    "forward_path", "forward_query", "utm", "plugins", "is_notify", "is_switch_unbroken_destination",
)  # fmt: skip
_ADDRESS = {"url": "Address", "host": "Hostname", "alias": "Alias"}
_NAMED = {**_ADDRESS, **{field.name: field.label for field in FIELDS}}
# What people call the fields of a record, in that order.
LABELS = {name: _NAMED[name] for name in (*_ORDER, *_NAMED)}


class Form:
    """A form of one schema: what stands in its inputs, and what was wrong with it."""

    def __init__(self, schema: type[Schema], values: Mapping[str, Any] | None = None):
        self.schema = schema()
        self.values = dict(values or {})
        self.errors: dict[str, list[str]] = {}

    def show(self, typed: MultiDict[str, str]) -> None:
        """Put back into the inputs what was typed."""
        self.values = self._shown(typed)

    def submit(self, typed: MultiDict[str, str], operation: Callable[..., Any], **more: Any) -> Any:
        """What `operation` returns for what was typed; None, with `errors` filled, where it refused."""
        self.show(typed)
        try:
            return operation(**load(self.schema, self._meant(typed)), **more)
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
    def _validators(field: fields.Field) -> list[Any]:
        return [*field.validators, *(field.inner.validators if isinstance(field, fields.List) else ())]

    def help(self, name: str) -> str:
        return self.schema.fields[name].metadata.get("description", "")

    def longest(self, name: str) -> int | None:
        field = self.schema.fields[name]
        known = field.metadata.get("maxLength")
        return known or next(
            (one.max for one in field.validators if hasattr(one, "max") and hasattr(one, "equal")), None
        )

    def is_required(self, name: str) -> bool:
        return self.schema.fields[name].required

    def reasons(self, name: str) -> list[str]:
        """What is wrong with a field, its parts included."""
        return [one for key, texts in self.errors.items() if key == name or key.startswith(f"{name}.") for one in texts]

    def has_wrong(self, *names: str) -> bool:
        """Whether something is wrong with one of these fields."""
        return any(self.reasons(name) for name in names)

    def wrong(self) -> list[tuple[str, str, str]]:
        """Field, label and reasons of all that is wrong with a field of the schema, in the order of the page."""
        names = [name for name in LABELS if name in self.schema.fields]
        names += [name for name in self.schema.fields if name not in LABELS]
        return [(name, LABELS.get(name, name), " ".join(self.reasons(name))) for name in names if self.reasons(name)]

    def is_first_wrong(self, name: str) -> bool:
        return next((one == name for one, _, _ in self.wrong()), False)

    def others(self, *shown: str) -> list[str]:
        """What is wrong with anything but the fields that are shown."""
        return [
            f"{key}: {text}" if key else text
            for key, texts in self.errors.items()
            if key.partition(".")[0] not in shown
            for text in texts
        ]

    def _shown(self, typed: MultiDict[str, str]) -> dict[str, Any]:
        values: dict[str, Any] = {}
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

    def _meant(self, typed: MultiDict[str, str]) -> dict[str, Any]:
        """What was typed as JSON would say it: an empty input says nothing, or none where the schema takes none."""
        meant: dict[str, Any] = {}
        for name, field in self.schema.fields.items():
            if name not in typed and self.kind(name) not in ("flag", "utm", "choices"):
                continue
            value = self._value(name, field, typed)
            if value is not None or field.allow_none:
                meant[name] = value
        return meant

    def _value(self, name: str, field: fields.Field, typed: MultiDict[str, str]) -> Any:
        text = typed.get(name, "")
        match self.kind(name):
            case "flag":
                # Where there is a third state, what was not switched on says nothing.
                return name in typed or (None if field.allow_none else False)
            case "choices":
                return typed.getlist(name) or (None if field.allow_none else [])
            case "utm":
                given = {member: typed.get(f"utm_{member}", "") for member in UTM_MEMBERS}
                return {member: value for member, value in given.items() if value}
            case "lines":
                lines = self._lines(name, text)
                numbers = isinstance(field, fields.List) and isinstance(field.inner, Count)
                if not lines and field.allow_none:
                    return None
                return [_number(line) for line in lines] if numbers else lines
            case "count":
                return _number(text) if text.strip() else None
            case "moment":
                if _LOCAL_MOMENT.fullmatch(text):
                    return f"{text}Z" if text.count(":") == 2 else f"{text}:00Z"
                return text or None
        if isinstance(field, fields.Integer):
            return _number(text) if text.strip() else None
        if text.strip() or field.required:
            return text
        # Emptying a plain text says so; of anything else an empty input says nothing.
        return "" if type(field) is fields.String and not field.allow_none and not self.choices(name) else None

    def _lines(self, name: str, text: str) -> list[str]:
        return [line.strip() for line in text.splitlines() if line.strip()]


class RecordForm(Form):
    """The form of a record. tags: those that it has, which may hold a comma."""

    def __init__(self, schema: type[Schema], values: Mapping[str, Any] | None = None, tags: Iterable[str] = ()):
        super().__init__(schema, values)
        self._tags = frozenset(tags)

    def _lines(self, name: str, text: str) -> list[str]:
        lines = super()._lines(name, text)
        if name != "tags":
            return lines
        parts = [[line] if line in self._tags else line.split(",") for line in lines]
        return [tag.strip() for tags in parts for tag in tags if tag.strip()]

    def _meant(self, typed: MultiDict[str, str]) -> dict[str, Any]:
        """A single destination beside several is no matter of taste: the operation would look at the several alone."""
        meant = super()._meant(typed)
        single, several = meant.get("destination"), meant.get("destinations")
        if "only_destination" in typed:
            if not single:
                raise Invalid({"destination": ["Type the destination that is to be the only one."]})
            meant.update(destinations=None, destination_weights=None)
            if meant.get("destination_routing") == "weighted":
                meant["destination_routing"] = "first"
        elif single and several and single.strip() != several[0]:
            raise Invalid(
                {
                    "destination": [
                        f"There are several destinations too ({len(several)}), and this is not the first of them. Tick "
                        "that it is to be the only one, put it among them, or empty this field."
                    ]
                }
            )
        return meant

    def text(self, name: str) -> str:
        """What stands in a field, for a person to compare."""
        value = self.values.get(name)
        match self.kind(name):
            case "flag":
                return "on" if value else "off"
            case "moment":
                return f"{value}:00" if len(value or "") == 16 else (value or "")[:19]
            case "utm":
                return ", ".join(f"{member}={text}" for member, text in (value or {}).items() if text)
            case "lines" if name == "tags":
                return ", ".join(self._lines(name, "\n".join(value or [])))
            case "lines" | "choices":
                return "\n".join(str(one).strip() for one in value or [])
        return "" if value is None else str(value).strip()


def _number(text: str) -> int | str:
    """A whole number where it is one; else what was typed, for the schema to refuse."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text.strip()) else text
