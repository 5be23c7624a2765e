"""Fields that the interface needs and marshmallow does not have. They refuse what marshmallow would guess."""

import re
from collections.abc import Callable, Mapping, Sized
from datetime import date
from enum import StrEnum
from typing import Any, TypeVar

from marshmallow import ValidationError, fields
from marshmallow.validate import Length, OneOf, Range

from signpost.domain import reasons, texts, times
from signpost.domain.errors import Invalid
from signpost.domain.hosts import app_links, fallback
from signpost.domain.records import addresses, card, expiry
from signpost.domain.records.record import UTM_MEMBERS
from signpost.translations import gettext as _

# Marks what Signpost adds to the specification.
EXTENSION = {"x-signpost-extension": True}
TIMESTAMP = {"format": "date-time"}


class FlagField(fields.Boolean):
    """true or false; not 1, "yes" or "false"."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value


# Above it, neighboring integers are the same floating-point number, so they cannot be distinguished.
EXACT_FLOAT = 2**53


class CountField(fields.Integer):
    """A whole number as JSON writes it: 3, and 3.0, which to JSON Schema is the same; not "3", true or 3.5."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, float) and value.is_integer() and abs(value) <= EXACT_FLOAT:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        # A range that ends there has no end to speak of, and "1 or more" would be no reason.
        ends = [rule.max for rule in self.validators if isinstance(rule, Range) and rule.max is not None]
        if value > EXACT_FLOAT and all(end >= EXACT_FLOAT for end in ends):
            raise ValidationError(_("This number is too large."))
        return value


class DigitsField(CountField):
    """A whole number that may also come in a query: as digits and nothing else."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value) if len(value) < 20 else None
        return super()._deserialize(value, attr, data, **kwargs)


class CheckedField(fields.String):
    """Text that one of the rules of `addresses` accepts, in the form the rule gives it.

    pattern: the rule as OpenAPI describes it.  max_length: of the text as sent, in characters; None if the rule
    itself checks the length.
    """

    def __init__(self, rule: Callable[[str], Any], *, pattern: str, max_length: int | None = None, **kwargs: Any):
        kwargs["metadata"] = {**kwargs.get("metadata", {}), "pattern": pattern}
        if max_length is not None:
            kwargs["metadata"]["maxLength"] = max_length
        super().__init__(**kwargs)
        self._rule = rule
        self._max_length = max_length

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        if self._max_length is not None and len(text) > self._max_length:
            raise ValidationError(_("Use at most %(limit)s characters.", limit=self._max_length))
        try:
            return self._rule(text)
        except ValueError as error:
            raise ValidationError(str(error)) from None


class PatternField(CheckedField):
    """Text that a pattern matches as a whole. error: what is said of other text."""

    def __init__(self, pattern: re.Pattern[str], *, error: str, **kwargs: Any):
        def rule(text: str) -> str:
            if not pattern.fullmatch(text):
                raise ValueError(error)
            return text

        super().__init__(rule, pattern=f"^{pattern.pattern}$", **kwargs)


class EnumMemberField(fields.String):
    """A member of an enum, written as its value."""

    def __init__(self, enum: type[StrEnum], **kwargs: Any):
        super().__init__(validate=OneOf([member.value for member in enum]), **kwargs)
        self._enum = enum

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        # After the validators, whose messages list the members.
        text = super().deserialize(value, attr, data, **kwargs)
        return self._enum(text) if isinstance(text, str) else text


class NoteField(CheckedField):
    """Text for people, which may have several lines."""

    def __init__(self, **kwargs: Any):
        super().__init__(texts.note_of, pattern=texts.NOTE_PATTERN, **kwargs)


class LineField(CheckedField):
    """Text of one line, kept as it is."""

    def __init__(self, **kwargs: Any):
        super().__init__(texts.line_of, pattern=texts.LINE_PATTERN, **kwargs)


class HostnameField(CheckedField):
    """A hostname, as an A-label."""

    def __init__(self, *, max_length: int, **kwargs: Any):
        super().__init__(addresses.host_of, pattern=addresses.HOST_PATTERN, max_length=max_length, **kwargs)


class KnownHostField(fields.String):
    """A hostname that is looked up, as it is stored. Text that is not a hostname is kept as it is: none is found."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        return addresses.same_host(text) or text


class DestinationField(CheckedField):
    """An absolute URL to send visitors to."""

    def __init__(self, **kwargs: Any):
        super().__init__(
            addresses.destination_of,
            pattern=addresses.DESTINATION_PATTERN,
            max_length=addresses.DESTINATION_LENGTH,
            **kwargs,
        )


class FallbackUrlField(CheckedField):
    """Where visitors go who find nothing: a URL that may contain `{path}`. Null or "" is none."""

    def __init__(self, **kwargs: Any):
        super().__init__(
            fallback.fallback_of,
            pattern=addresses.DESTINATION_PATTERN.replace("+", "*"),
            max_length=addresses.DESTINATION_LENGTH,
            allow_none=True,
            **kwargs,
        )

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return None if value == "" else super()._deserialize(value, attr, data, **kwargs)


class TimestampField(fields.String):
    """A timestamp, RFC 3339; without an offset it is UTC; null or "" is none. Kept as `times.text` writes it."""

    default_error_messages = {"unreadable": times.NOT_RFC3339}

    def __init__(self, **kwargs: Any):
        super().__init__(allow_none=True, **kwargs)
        self.metadata = {"example": "2099-12-31T23:59:59Z", **self.metadata, "pattern": f"^({times.RFC3339})?$"}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        if text == "":
            return None
        try:
            moment = times.parse(text)
        except ValueError:
            raise ValidationError(_(str(self.error_messages["unreadable"]))) from None
        return times.text(moment)


class NewExpiryField(TimestampField):
    """The expiry of what is new: of a record, or one for many records. It is not in the past."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        try:
            return expiry.new_expiry(super()._deserialize(value, attr, data, **kwargs))
        except Invalid as refusal:
            raise ValidationError(refusal.errors["expires"]) from None


UTM_LENGTH = 255
# What OpenAPI says about Utm: both of its forms.
UTM = {
    "type": ["array", "object"],
    "items": {"type": "string", "pattern": rf"^\s*(utm_)?({'|'.join(UTM_MEMBERS)})\s*="},
    "maxItems": len(UTM_MEMBERS),
    "properties": {member: {"type": "string", "maxLength": UTM_LENGTH} for member in UTM_MEMBERS},
    "additionalProperties": False,
    "example": ["source=newsletter", "campaign=spring"],
}


class UtmField(fields.Field[dict[str, str]]):
    """UTM parameters: `["source=news", …]`, or an object with some of the five members; kept as an object with all."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, str]:
        named = self.named(value)
        return {member: named.get(member, "") for member in UTM_MEMBERS}

    def named(self, value: Any) -> dict[str, str]:
        """Only the members that `value` names, in their order. Raises ValidationError."""
        if isinstance(value, Mapping):
            pairs = list(value.items())
        elif isinstance(value, list):
            pairs = [self._pair(position, entry) for position, entry in enumerate(value)]
        else:
            raise ValidationError(_("Must be a list of key=value strings."))
        result: dict[str, str] = {}
        for key, text in pairs:
            if key not in UTM_MEMBERS:
                raise ValidationError({key: [_("Must be one of: %(choices)s.", choices=", ".join(UTM_MEMBERS))]})
            if key in result:
                raise ValidationError({key: [_("Given twice.")]})
            if not isinstance(text, str):
                raise ValidationError({key: [_("Must be a string.")]})
            if len(text) > UTM_LENGTH:
                raise ValidationError({key: [_("Use at most %(limit)s characters.", limit=UTM_LENGTH)]})
            if not texts.is_printable(text):
                raise ValidationError({key: [_("Can't contain control characters.")]})
            result[key] = text
        return {member: result[member] for member in UTM_MEMBERS if member in result}

    @staticmethod
    def _pair(position: int, entry: Any) -> tuple[str, str]:
        if not isinstance(entry, str) or "=" not in entry:
            raise ValidationError({str(position): [_("Must look like key=value.")]})
        key, _sign, text = entry.partition("=")
        return key.strip().removeprefix("utm_"), text


class AppLinksField(fields.Field[Any]):
    """A file that says which apps may open links (domain/hosts/app_links.py). Null is none.

    takes_text: also as text, where no other type can be typed; "" is none.
    """

    def __init__(self, name: str, *, takes_text: bool = False, **kwargs: Any):
        super().__init__(allow_none=True, **kwargs)
        self._name, self._takes_text = name, takes_text

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        try:
            if self._takes_text and isinstance(value, str):
                if not value.strip():
                    return None
                value = app_links.parse(value)
            app_links.check(self._name, value)
        except app_links.AppLinksError as error:
            raise ValidationError({error.place: [str(error)]} if error.place else str(error)) from None
        return value


# What OpenAPI says about CardField.
CARD = {
    "type": "object",
    "properties": {
        member: {"type": ["string", "null"], "maxLength": length, "pattern": texts.LINE_PATTERN}
        for member, length in card.MAX_LENGTHS.items()
        if member != "image"
    }
    | {
        "image": {
            "type": ["string", "null"],
            "maxLength": addresses.DESTINATION_LENGTH,
            "pattern": addresses.DESTINATION_PATTERN.replace("+", "*"),
        }
    },
    "additionalProperties": False,
}


class CardField(fields.Field[Any]):
    """What chats show: an object with some of the three members; kept as an object with all. Null is none."""

    def __init__(self, **kwargs: Any):
        super().__init__(allow_none=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return card.card_of(self._members(value))

    def _members(self, value: Any) -> dict[str, str]:
        if not isinstance(value, Mapping):
            raise ValidationError(_("Must be an object with title, description and image."))
        try:
            return card.members_of(value)
        except card.CardError as error:
            raise ValidationError({error.member: [str(error)]}) from None


class CardPatchField(CardField):
    """The members that change; null clears one."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return self._members(value)


class EntriesField(fields.List[Any]):
    """A list of a response: never null, so that clients need not check for it."""

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        return super()._serialize([] if value is None else value, attr, obj, **kwargs)


_SizedT = TypeVar("_SizedT", bound=Sized)


class EntryCount(Length):
    """How many entries a list may have; with `is_required` at least one. `Length` is for text: it names characters."""

    def __init__(self, most: int, *, is_required: bool = False):
        super().__init__(min=1 if is_required else None, max=most)
        self._most = most

    def __call__(self, value: _SizedT) -> _SizedT:
        if len(value) > self._most:
            raise ValidationError(_("At most %(limit)s.", limit=self._most))
        if self.min is not None and len(value) < self.min:
            raise ValidationError(_(reasons.EMPTY))
        return value


class DistinctField(fields.List[Any]):
    """Repeats and nulls dropped, order kept."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        given = super()._deserialize(value, attr, data, **kwargs)
        return list(dict.fromkeys(entry for entry in given if entry is not None))


class TagField(CheckedField):
    """A label, without what cannot be seen around it, in composed letters."""

    def __init__(self, **kwargs: Any):
        super().__init__(texts.label_of, pattern=texts.LABEL_PATTERN, **kwargs)


# Words of more than this are no names of time zones.
ZONE_LENGTH = 64


class DayField(fields.String):
    """A day, as 2026-11-20."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            # fromisoformat accepts other forms of ISO 8601 too.
            day = date.fromisoformat(text)
            if day.isoformat() != text:
                raise ValueError
        except ValueError:
            raise ValidationError(_("Must be a date, like 2026-11-20.")) from None
        return day


def day_field(text: str, name: str) -> DayField:
    return DayField(data_key=name, metadata={"description": text, "format": "date", "example": "2026-11-20"})
