"""Clicks on the wire: the query for a range of days, and its answer. Extensions to the specification."""

from datetime import date
from typing import Any

from marshmallow import Schema, ValidationError, fields, post_dump
from marshmallow.validate import OneOf

from signpost.domain.breakdowns import BREAKDOWNS, DAY
from signpost.domain.outside import JsonObject
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import BREAKDOWN
from signpost.schemas.response_fields import number, one, rows, text, word


class Day(fields.String):
    """A day in UTC, as 2026-11-20."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            # fromisoformat accepts other forms of ISO 8601 too.
            day = date.fromisoformat(text)
            if day.isoformat() != text:
                raise ValueError
        except ValueError:
            raise ValidationError("Not a date, like 2026-11-20.") from None
        return day


def _day(text: str, name: str) -> Day:
    return Day(data_key=name, metadata={"description": text, "format": "date", "example": "2026-11-20"})


class ClicksQuery(Schema):
    """Which clicks, and what to count them by."""

    since = _day("First day (UTC). Default: 30 days up to and including `to`.", "from")
    until = _day("Last day (UTC). Default: today.", "to")
    by = fields.String(
        load_default=DAY, validate=OneOf(BREAKDOWNS), metadata={"description": "What to count the clicks by."}
    )


class ClickSums(ResponseSchema):
    """Clicks of the whole range."""

    clicks = number("Clicks by people.")
    bots = number("Clicks by crawlers and programs.")
    visitors = number("Distinct people; a person who visits on two days counts twice.")


class ClickEntry(ResponseSchema):
    """Clicks on one day, or with one value."""

    value = text(
        "The day, or the referrer, country, ... `other`: the rarer values together; empty: not known, or none."
    )
    clicks = number("Clicks by people.")
    bots = fields.Integer(metadata={"description": "Clicks by crawlers and programs; only with by=day."})
    visitors = fields.Integer(metadata={"description": "Distinct people; only with by=day."})

    @post_dump
    def leave_out(self, entry: JsonObject, **_: Any) -> JsonObject:
        """What is only known by day."""
        return {name: value for name, value in entry.items() if value is not None}


class ClicksAnswer(ResponseSchema):
    """Clicks of a range of days."""

    since = fields.String(
        required=True,
        data_key="from",
        metadata={"description": "First day (UTC).", "format": "date"},
    )
    until = fields.String(required=True, data_key="to", metadata={"description": "Last day (UTC).", "format": "date"})
    by = word(BREAKDOWN, "What the clicks are counted by.")
    total = one(ClickSums, "The sums over the whole range.")
    data = rows(
        ClickEntry,
        "Every day of the range, or the 100 most frequent values, `other` and the empty value, which sum to the total.",
    )
