"""Clicks on the wire: the question about a range of days, and its answer. Extensions to the specification."""

from datetime import date
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import OneOf

from signpost.domain.breakdowns import BREAKDOWNS, DAY
from signpost.schemas import ResponseSchema


class Day(fields.String):
    """A day in UTC, as 2026-11-20."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            # Other forms of ISO 8601 would be read too.
            day = date.fromisoformat(text)
            if day.isoformat() != text:
                raise ValueError
        except ValueError:
            raise ValidationError("Not a day, like 2026-11-20.") from None
        return day


def _day(text: str, name: str) -> Day:
    return Day(data_key=name, metadata={"description": text, "format": "date", "example": "2026-11-20"})


class ClicksQuery(Schema):
    """Which clicks, and told apart by what."""

    since = _day("First day (UTC); 30 days up to `to` where it is left out.", "from")
    until = _day("Last day (UTC); today where it is left out.", "to")
    by = fields.String(
        load_default=DAY, validate=OneOf(BREAKDOWNS), metadata={"description": "What the clicks are told apart by."}
    )


class ClickSums(ResponseSchema):
    """Clicks of the whole range."""

    clicks = fields.Integer(required=True, metadata={"description": "By people."})
    bots = fields.Integer(required=True, metadata={"description": "By crawlers and programs."})
    visitors = fields.Integer(
        required=True, metadata={"description": "Different people; one who comes on two days is two."}
    )


class ClickEntry(ResponseSchema):
    """Clicks of one day, or with one value."""

    value = fields.String(required=True, metadata={"description": "The day, or the referrer, country, ..."})
    clicks = fields.Integer(required=True, metadata={"description": "By people."})
    bots = fields.Integer(metadata={"description": "With by=day."})
    visitors = fields.Integer(metadata={"description": "With by=day."})


class ClicksAnswer(ResponseSchema):
    """Clicks of a range of days."""

    since = fields.String(required=True, data_key="from", attribute="from", metadata={"format": "date"})
    until = fields.String(required=True, data_key="to", attribute="to", metadata={"format": "date"})
    by = fields.String(required=True)
    total = fields.Nested(ClickSums, required=True)
    data = fields.List(
        fields.Nested(ClickEntry),
        required=True,
        metadata={"description": "Every day of the range, or the 100 most frequent values."},
    )
