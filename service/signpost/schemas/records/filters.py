"""The filters of the lists and of DELETE /bulk, defined once. Spec: "DELETE /bulk"; their meaning: not shown.

In a query they are `filter[host]=…`, in a body the members of `filter`. All given ones must hold; an empty value
counts as absent.
"""

import dataclasses
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from marshmallow import Schema, ValidationError, fields, post_load

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses
from signpost.domain.records.filters import (
    CREATED,
    ENDS_SOON,
    Health,
    HostFilters,
    RecordFilters,
    RecordState,
    Traffic,
    tags_in,
)
from signpost.schemas.choices import TRUTH as TRUTH
from signpost.schemas.fields import EXTENSION
from signpost.translations import gettext as _

# The maximum length of a filter, which may be part of a URL.
MAX_LENGTH = 2048
# Maximum ids in one filter of a body: as many records as an undo brings back.
MAX_IDS = 10_000
# With a comma and blanks each is shorter than this.
_ID_LENGTH = 32


class TextFilter(fields.String):
    """Text of limited length."""

    max_length = MAX_LENGTH

    def __init__(self, **kwargs: Any):
        super().__init__(**kwargs)
        self.metadata = {**self.metadata, "maxLength": self.max_length}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        if len(text) > self.max_length:
            raise ValidationError(_("Use at most %(limit)s characters.", limit=self.max_length))
        if "\x00" in text:
            raise ValidationError(_("Contains a NUL character."))
        return self.meaning(text) if self.has_meaning(text) else None

    def has_meaning(self, text: str) -> bool:
        """Whether the filter counts; otherwise it is as if it were absent."""
        return bool(text.strip())

    def meaning(self, text: str) -> Any:
        return text


class ValueFilter(TextFilter):
    """A value that things are counted by. "" is one, too: that of things which have none."""

    def has_meaning(self, text: str) -> bool:
        return True


class AnyOfFilter(TextFilter):
    """Several values, separated by commas: any of them."""

    def meaning(self, text: str) -> list[str]:
        return [entry.strip() for entry in text.split(",") if entry.strip()]


class IdsFilter(AnyOfFilter):
    """Ids in a body: more than fit into a URL."""

    max_length = MAX_IDS * _ID_LENGTH

    def meaning(self, text: str) -> list[str]:
        ids = list(dict.fromkeys(super().meaning(text)))
        if len(ids) > MAX_IDS:
            raise ValidationError(_("You sent %(count)s ids. The maximum is %(limit)s.", count=len(ids), limit=MAX_IDS))
        return ids


class HostFilter(TextFilter):
    """A hostname, as it is stored. Text that is not a hostname is kept as it is: no record has it."""

    def meaning(self, text: str) -> str:
        return addresses.same_host(text) or text


class HostsFilter(AnyOfFilter):
    """Hostnames, as they are stored. They are not cleaned up: a deletion affects only the hostname that was given."""

    def meaning(self, text: str) -> list[str]:
        # Text that is not a hostname is kept as it is: no record has it.
        return [addresses.same_host(entry) or entry for entry in text.split(",") if entry]


class TagsFilter(TextFilter):
    """Tags, as `domain/records/filters.py` reads them: any of them."""

    def meaning(self, text: str) -> list[str]:
        return tags_in(text)


class ChoiceFilter(TextFilter):
    """One of a few words. choices: what each of them means."""

    def __init__(self, choices: Mapping[str, object], **kwargs: Any):
        super().__init__(**kwargs)
        self._choices = choices
        self.metadata = {**self.metadata, "enum": [*choices, ""]}

    def meaning(self, text: str) -> Any:
        word = text.strip().lower()
        if word not in self._choices:
            raise ValidationError(_("Must be one of: %(choices)s.", choices=", ".join(self._choices)))
        return self._choices[word]


class SinceFilter(TextFilter):
    """A timestamp, RFC 3339."""

    def __init__(self, **kwargs: Any):
        super().__init__(**kwargs)
        self.metadata = {**self.metadata, "pattern": rf"^\s*({times.RFC3339})?\s*$"}

    def meaning(self, text: str) -> str:
        try:
            return times.text(times.parse(text.strip()))
        except ValueError:
            raise ValidationError(_(times.NOT_RFC3339)) from None


def _words(enum: type[StrEnum]) -> dict[str, StrEnum]:
    return {member.value: member for member in enum}


FILTERS: dict[str, fields.Field[Any]] = {
    "id": IdsFilter(metadata={"description": "Ids, separated by commas; any of them matches."}),
    "external_id": TextFilter(
        metadata={"description": "The id of the record in another system, as a whole.", **EXTENSION}
    ),
    "host": HostsFilter(metadata={"description": "Hostnames, separated by commas; any of them matches."}),
    "tld": HostFilter(metadata={"description": "Public suffix of the hostname."}),
    "handler": AnyOfFilter(metadata={"description": "short-url or redirect, or both, separated by a comma."}),
    "destination": TextFilter(metadata={"description": "The destination, or its beginning followed by *."}),
    "search": TextFilter(
        metadata={
            "description": "Words, each a part of alias, host, title, description or destination; or a short URL."
        }
    ),
    "tags": TagsFilter(
        metadata={
            "description": "Tags, separated by commas; any of them matches. One that has a comma is in quotation "
            "marks, in which a quotation mark is doubled.",
        }
    ),
    "traffic": ChoiceFilter(
        _words(Traffic), metadata={"description": "none: no click in the last 28 days; any: at least one."}
    ),
    "dns_correct": ChoiceFilter(TRUTH, metadata={"description": "Whether the hostname's DNS points here."}),
    "created_after": SinceFilter(metadata={"description": "Created at this time or later (RFC 3339)."}),
    "created_before": SinceFilter(metadata={"description": "Created before this time (RFC 3339)."}),
    "type": AnyOfFilter(
        metadata={"description": "Record types, separated by commas; any of them matches.", **EXTENSION}
    ),
    "created": ChoiceFilter(CREATED, metadata={"description": "Created in the last 7d, 30d or 90d.", **EXTENSION}),
    "qr": ChoiceFilter(
        TRUTH, metadata={"description": "Whether the record's QR code has a custom style.", **EXTENSION}
    ),
    "health": ChoiceFilter(_words(Health), metadata={"description": "What is wrong with a record.", **EXTENSION}),
    "state": ChoiceFilter(
        _words(RecordState),
        metadata={
            "description": f"active: visitors get there. ending: expires in {ENDS_SOON} days. unclicked: nobody ever "
            "clicked it.",
            **EXTENSION,
        },
    ),
    "created_by": AnyOfFilter(
        metadata={"description": "Ids of people who created it, separated by commas; any of them.", **EXTENSION}
    ),
}


# The filters that also apply to hostnames.
HOST_FILTERS = tuple(field.name for field in dataclasses.fields(HostFilters))


def require_filters(filters: RecordFilters) -> None:
    """Spec: "DELETE /bulk": at least one filter must carry a value. Raises Invalid."""
    if not filters:
        raise Invalid({"filter": [_("Use at least one filter.")]})


_Filters = TypeVar("_Filters", bound=HostFilters)


def filters_of(of: type[_Filters], loaded: Loaded) -> _Filters:
    """What fields loaded, as filters. An empty value counts as absent."""
    return of.from_json({name: value for name, value in loaded.items() if value not in (None, [])})


class RecordFilter(Schema.from_dict({**FILTERS}, name="FilterFields")):  # type: ignore[misc]
    """The filters as members of an object."""

    @post_load
    def gather(self, values: Loaded, **_options: Any) -> RecordFilters:
        return filters_of(RecordFilters, values)


class _FilterQuery(Schema):
    """Filters as parameters of a query; they load as `filters`, which is of type `of`."""

    of: type[HostFilters]

    @post_load
    def gather(self, values: Loaded, **_options: Any) -> Loaded:
        filters = {key[7:-1]: values.pop(key) for key in [*values] if key.startswith("filter[")}
        return {**values, "filters": filters_of(self.of, filters)}


# Fields that differ between a query and a body.
_QUERIED = {"id": AnyOfFilter(metadata=FILTERS["id"].metadata)}


def _in_query(names: Iterable[str]) -> dict[str, fields.Field[Any]]:
    return {f"filter[{name}]": _QUERIED.get(name, FILTERS[name]) for name in names}


class FilterQuery(_FilterQuery.from_dict(_in_query(FILTERS), name="RecordFilters")):  # type: ignore[misc]
    """The filters of records."""

    of = RecordFilters


class HostFilterQuery(_FilterQuery.from_dict(_in_query(HOST_FILTERS), name="HostFilters")):  # type: ignore[misc]
    """The filters of hostnames."""

    of = HostFilters
