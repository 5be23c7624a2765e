"""Clicks on the wire: the query for a range of days, and its answer. Extensions to the specification."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, post_dump, post_load
from marshmallow.validate import Length, OneOf

from signpost.domain.json_types import JsonObject, Loaded
from signpost.features.reports.breakdowns import BREAKDOWNS, COMBINED, DAY, KINDS
from signpost.features.reports.compared.why import OF_RECORD
from signpost.features.reports.compared.why_words import Phrasing
from signpost.features.reports.period_reports.report import FigureName, PeriodReport
from signpost.features.reports.period_reports.sentences import sentences
from signpost.features.reports.question import PREVIOUS, USUAL, WHY
from signpost.features.reports.sums import Why, WhyForm
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import PERIOD, Choices, values_of
from signpost.schemas.fields import ZONE_LENGTH, day_field
from signpost.schemas.records.filters import HostFilter, TextFilter, ValueFilter
from signpost.schemas.response_fields import flag, nested, number, rows, text, word
from signpost.translations import gettext as _

COMPARED = Choices("ComparedClicks", "With what clicks are compared.", (PREVIOUS, USUAL, WHY))
WHY_FORM = Choices("WhyForm", "What a sentence says of why clicks changed.", values_of(WhyForm))
WHY_BY = Choices("WhyBreakdown", "A breakdown that may say why clicks changed.", OF_RECORD)
FIGURE = Choices("ReportFigure", "What a number of a report counts.", values_of(FigureName))
CLICKS_FORMAT = Choices("ClicksFormat", "The format of an answer about clicks.", ("json", "csv"))

# One breakdown, or two with a comma.
_BY = f"^({'|'.join(BREAKDOWNS)})(,({'|'.join(KINDS)}))?$"


class BreakdownsField(fields.String):
    """One breakdown or two; which two is said by the operation."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        names = text.split(",", 2)
        if len(names) > 2 or not {*names} <= {*BREAKDOWNS}:
            raise ValidationError(
                _("Must be one of: %(breakdowns)s; or two of them with a comma.", breakdowns=", ".join(BREAKDOWNS))
            )
        return text


def _filters(form: str) -> dict[str, fields.Field[Any]]:
    """The fields of a query, with each filter's name in this form."""
    return {
        form.format(kind): ValueFilter(metadata={"description": f"Only clicks with this {kind}; empty: with none."})
        for kind in COMBINED
    }


class ReportQuery(Schema):
    """The days of a report."""

    since = day_field("First day. Default: 30 days up to and including `to`.", "from")
    until = day_field("Last day. Default: today.", "to")
    period = fields.String(
        validate=OneOf(PERIOD.values),
        metadata={
            "description": "In place of `from` and `to`: days in the time zone that end today or, with yesterday, "
            "last_week (from Monday) and last_month, before. all: since the record or workspace was created.",
            "brief": "",
        },
    )
    timezone = fields.String(
        validate=Length(max=ZONE_LENGTH),
        metadata={"description": "A time zone instead of UTC, such as Europe/Berlin."},
    )


class _ClickDays(ReportQuery):
    """Which clicks."""

    form = "{}"

    timezone = fields.String(
        validate=Length(max=ZONE_LENGTH),
        metadata={
            "description": "A time zone instead of UTC, such as Europe/Berlin, by day or one of "
            f"{', '.join(COMBINED)}. bots and visitors are not known then.",
        },
    )

    @post_load
    def gather(self, values: Loaded, **_options: Any) -> Loaded:
        names = {self.form.format(kind): kind for kind in COMBINED}
        filters = {names[name]: values.pop(name) for name in [*values] if name in names}
        return {**values, "filters": {kind: value for kind, value in filters.items() if value is not None}}


class _ClickRange(_ClickDays):
    """Which clicks, what to count them by, and what to compare them with."""

    by = BreakdownsField(
        load_default=DAY,
        metadata={
            "description": "What to count the clicks by. Two at once are day and another one (country of each day: "
            f"day,country), or two of {', '.join(COMBINED)}.",
            "pattern": _BY,
        },
    )
    compare = fields.String(
        validate=OneOf(COMPARED.values),
        metadata={
            "description": "previous: also the same number of days before, and what changed. Of a range that ends "
            "today, `change` and `changes` compare the hours that are over with the same hours before; what is not "
            "counted by hour is compared without today. usual: by day, what is usual for the weekday. why: why clicks "
            "changed.",
        },
    )


class ClicksQuery(_ClickRange.from_dict(_filters("filter[{}]"), name="ClickFilters")):  # type: ignore[misc]
    """The query for clicks; at most one filter."""

    form = "filter[{}]"


class WhyQuery(_ClickDays.from_dict(_filters("filter[{}]"), name="WhyFilters")):  # type: ignore[misc]
    """The query for why clicks changed; at most one filter."""

    form = "filter[{}]"


class WorkspaceWhyQuery(WhyQuery):
    """The same for the clicks of a workspace."""

    host = HostFilter(metadata={"description": "Only records on this hostname."})
    tag = TextFilter(metadata={"description": "Only records with this tag."})


class _ClicksFormat(Schema):
    format = fields.String(
        validate=OneOf(CLICKS_FORMAT.values),
        metadata={"description": "csv: a table for spreadsheets, as with `Accept: text/csv`. Default: json."},
    )


class RecordClicksQuery(_ClicksFormat, ClicksQuery):
    """The query of GET /links/{id}/clicks."""


class WorkspaceClicksQuestion(ClicksQuery):
    """The query for the clicks of a workspace."""

    host = HostFilter(metadata={"description": "Only records on this hostname."})
    tag = TextFilter(metadata={"description": "Only records with this tag."})


class WorkspaceClicksQuery(_ClicksFormat, WorkspaceClicksQuestion):
    """The query of GET /workspace/clicks."""


class ClicksQuestion(_ClickRange.from_dict(_filters("{}"), name="PlainClickFilters")):  # type: ignore[misc]
    """The query with the plain names of the filters."""


class ClickTotals(ResponseSchema):
    """Clicks of the whole range."""

    clicks = number("Clicks by people.")
    bots = number(
        "Clicks by crawlers and programs; null with a filter or a time zone, and of a hostname or tag.", null=True
    )
    visitors = number(
        "Distinct people; a person who visits on two days counts twice. null with a filter or a time zone.", null=True
    )


class PercentField(fields.Integer):
    """How a number changed, in per cent."""

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        return None if value is None else super()._serialize(value.percent, attr, obj, **kwargs)


def _percent(description: str) -> PercentField:
    return PercentField(required=True, allow_none=True, metadata={"description": description})


class ClickChangesSchema(ResponseSchema):
    """How the sums of a range changed, in per cent; null: there is nothing to compare, or there was nothing before."""

    clicks = _percent("Of the clicks by people.")
    bots = _percent("Of the clicks by crawlers and programs.")
    visitors = _percent("Of the visitors.")


class UsualClicks(ResponseSchema):
    """What is usual for a day: the middle half of the same weekday in the 8 weeks before, and at least 14 % around."""

    low = number("The fewest clicks that are usual.")
    high = number("The most clicks that are usual.")
    clicks = number("The clicks that are compared with it: those of the day, or of its hours that are over.")
    hours = number("How many hours of the day these are of: 24, or of today those that are over.")
    is_outside = flag("Whether the day is outside of the range.")


class ClickCountSchema(ResponseSchema):
    """Clicks on one day, or with one value, or two."""

    value = text(
        "The day, or the referrer, country, ... `other`: the rarer values together; empty: not known, or none."
    )
    second = fields.String(metadata={"description": "The value of the second breakdown, where `by` names two."})
    clicks = number("Clicks by people.")
    bots = fields.Integer(metadata={"description": "Clicks by crawlers and programs; only with by=day."})
    visitors = fields.Integer(metadata={"description": "Distinct people; only with by=day."})
    change = PercentField(metadata={"description": "How the clicks changed, in per cent; with compare=previous."})
    usual = fields.Nested(
        UsualClicks,
        metadata={
            "description": "With compare=usual; left out where there are fewer than 4 weeks of clicks, or under 5 on a "
            "usual day."
        },
    )

    @post_dump
    def leave_out(self, entry: JsonObject, **_options: Any) -> JsonObject:
        """What is only known by day."""
        return {name: value for name, value in entry.items() if value is not None}


class PreviousClicks(ResponseSchema):
    """Clicks of a range of days."""

    since = fields.String(required=True, data_key="from", metadata={"description": "First day.", "format": "date"})
    until = fields.String(required=True, data_key="to", metadata={"description": "Last day.", "format": "date"})
    total = nested(ClickTotals, "The sums over the whole range.")
    other_clicks = number(
        "Clicks that could not be placed, because 200 values of a breakdown, and 200 pairs of two, are counted by name "
        "for one record and day. They are in `other`; with a filter, some that have its value may be missing. 0: every "
        "number is exact."
    )
    uncertain_clicks = fields.Integer(
        metadata={
            "description": "Only with a time zone whose hours begin at half past or a quarter, and where there are "
            "some: clicks from before quarters of hours were counted, whose hour in UTC is of two days or hours of the "
            "time zone. They are counted where its second half lies."
        }
    )
    data = rows(
        ClickCountSchema,
        "Every day of the range; or the most frequent values, `other` and the empty value, which sum to the total. 100 "
        "values, or 20 where there are some for each day.",
    )

    @post_dump
    def leave_out(self, answer: JsonObject, **_options: Any) -> JsonObject:
        """What was not asked for, or is not there."""
        return {name: value for name, value in answer.items() if value is not None}


class ClickReport(PreviousClicks):
    """Clicks of a range of days, and what they are counted by."""

    by = text("What the clicks are counted by.")
    previous = fields.Nested(PreviousClicks, metadata={"description": "The range before, with compare=previous."})
    changes = fields.Nested(ClickChangesSchema, metadata={"description": "What changed since, with compare=previous."})
    why = fields.Nested(lambda: WhyReport(), metadata={"description": "Why clicks changed, with compare=why."})


class ComparedDays(ResponseSchema):
    """Days whose clicks are compared."""

    since = fields.String(required=True, data_key="from", metadata={"description": "First day.", "format": "date"})
    until = fields.String(required=True, data_key="to", metadata={"description": "Last day.", "format": "date"})
    hours = number("How many hours of the last day are counted: 24, or those of today that are over.")


class ContributionSchema(ResponseSchema):
    """What clicks with a value added to the difference, or took away."""

    by = word(WHY_BY, "The breakdown.")
    value = text("The value, as a filter takes it. `other`: the rarer values together; empty: not known, or none.")
    clicks = number("Clicks with it.")
    before = number("Those in the range before.")
    difference = number("How many more; negative: fewer.")
    first_day = text(
        "Of a value without clicks before that the sentence names: the first day that it has some; else empty."
    )


class WhyReport(ResponseSchema):
    """Why clicks changed: the difference from the same length of time before, and what each value has to do with it."""

    form = word(
        WHY_FORM,
        "more, fewer; one_cause: a value makes 80 % of the difference or more; much_the_same: less than 10 %; too_few: "
        "under 20 clicks, or a difference of under 20; nothing_before: there is nothing to compare.",
    )
    sentence = fields.Method("tell", required=True, metadata={"description": "It in words.", "type": "string"})
    asked = nested(ComparedDays, "The days of the question.")
    compared = nested(ComparedDays, "Those that are compared: of today, the hours that are over.", null=True)
    previous = nested(ComparedDays, "With what they are compared.", null=True)
    clicks = number("Clicks of what is compared.")
    before = number("Clicks before.")
    difference = number("How many more; negative: fewer.")
    parts = rows(ContributionSchema, "What the sentence names: at most four, the largest first.")
    contributions = rows(
        ContributionSchema,
        "Of each breakdown of which something is known: the 10 values that moved most, `other` and the empty value, "
        "which sum to the difference.",
    )

    def tell(self, found: Why) -> str:
        return Phrasing().told(found)


class ReportNumber(ResponseSchema):
    """A number of a report."""

    name = word(
        FIGURE,
        "clicks: by people. visitors: distinct people. bots: crawlers and programs. rescued: of a workspace, visitors "
        "whom redirects of missing paths have answered. qr: of a record, clicks by QR code.",
    )
    number = number("How many in the period: clicks by days of the time zone, visitors, bots and rescued by UTC.")
    change = _percent("How it changed, in per cent; null: there is nothing to compare, or there was nothing before.")


class ReportOfPeriod(ResponseSchema):
    """A period in numbers and sentences, as on the printed page and in the weekly e-mail."""

    asked = nested(ComparedDays, "The days of the report.")
    timezone = fields.String(required=True, attribute="zone", metadata={"description": "Their time zone."})
    compared = fields.Nested(
        ComparedDays,
        required=True,
        allow_none=True,
        attribute="now",
        metadata={"description": "The days that are compared: of today, the hours that are over."},
    )
    previous = nested(ComparedDays, "With what clicks are compared.", null=True)
    numbers = fields.List(
        fields.Nested(ReportNumber),
        required=True,
        attribute="figures",
        metadata={"description": "At most four; rescued and qr are left out where they are 0."},
    )
    sentences = fields.Method(
        "tell",
        required=True,
        metadata={
            "description": "At most five: the clicks and how they changed; what brought most, or what changed; the "
            "busiest day, or a new source; visitors who were rescued, or the share of QR codes; what is broken now. "
            "What has nothing to say is left out.",
            "type": "array",
            "items": {"type": "string"},
        },
    )

    def tell(self, found: PeriodReport) -> list[str]:
        return sentences(found)
