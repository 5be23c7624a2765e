"""The query of GET /events. An extension to the specification."""

import re
from typing import Any

from marshmallow import Schema, ValidationError, fields, post_load

from signpost.domain.errors import Invalid
from signpost.domain.events import FAMILIES, SUBSCRIBABLE, expanded
from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses
from signpost.schemas.fields import EXTENSION
from signpost.schemas.records.filters import TRUTH, AnyOfFilter, ChoiceFilter, TextFilter

_ID = re.compile(r"\s*[0-9a-hjkmnp-tv-z]{26}")
_NOT_AN_ID = "Must be the id of an event."


class _Types(AnyOfFilter):
    """Types of events, or names for several of them."""

    def meaning(self, text: str) -> Any:
        names = super().meaning(text)
        for name in names:
            if name not in SUBSCRIBABLE and name not in FAMILIES:
                raise ValidationError(f"There is no event {name[:100]}. Choose from {', '.join(SUBSCRIBABLE)}.")
        return tuple(expanded(names))


class _Host(TextFilter):
    def meaning(self, text: str) -> str:
        return addresses.same_host(text.strip()) or text.strip()


class _EventId(TextFilter):
    def meaning(self, text: str) -> str:
        if not _ID.fullmatch(text):
            raise ValidationError(_NOT_AN_ID)
        return text.strip()


class ListenQuery(Schema):
    """What a client listens to."""

    types = _Types(
        metadata={
            "description": "Types of events, separated by commas, such as link.*, host.created or clicks. "
            "Without it: all.",
            "example": "link.*,clicks",
            **EXTENSION,
        },
    )
    host = _Host(
        metadata={"description": "Only events about this hostname, and those about none.", **EXTENSION},
    )
    follow = ChoiceFilter(
        TRUTH,
        metadata={
            "description": "With false the answer ends after the changes so far, a part of them if there are many.",
            **EXTENSION,
        },
    )
    last_event_id: fields.Field[Any] = _EventId(
        load_default=None,
        metadata={
            "description": "The id of the last event that was seen, as in the header Last-Event-ID, which comes first.",
            "pattern": r"^\s*([0-9a-hjkmnp-tv-z]{26})?$",
            **EXTENSION,
        },
    )

    @post_load
    def complete(self, query: Loaded, **_: Any) -> Loaded:
        """An empty parameter counts as absent."""
        return {**query, "types": query.get("types") or SUBSCRIBABLE, "host": query.get("host") or ""}


def last_seen(header: str | None, parameter: str | None) -> str | None:
    """The id of the last event that a client has seen. Raises Invalid."""
    if not header:
        return parameter
    if not _ID.fullmatch(header):
        raise Invalid({"last_event_id": [_NOT_AN_ID]})
    return header.strip()
