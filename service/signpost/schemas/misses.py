"""Paths that nothing answers, on the wire. Extensions to the specification."""

from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import Range

from signpost.domain.misses.misses import LISTED_DAYS, MAX_LISTED
from signpost.runtime.retention import MISS_DAYS
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import DigitsField
from signpost.schemas.records.filters import TRUTH, ChoiceFilter, HostsFilter
from signpost.schemas.response_fields import flag, moment, number, rows, text, texts


class Days(DigitsField):
    """A number of days; "" counts as absent."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return LISTED_DAYS if value == "" else super()._deserialize(value, attr, data, **kwargs)


def _filters(form: str) -> dict[str, fields.Field[Any]]:
    """The fields of a query, with each filter's name in this form."""
    return {
        "host": HostsFilter(
            data_key=form.format("host"), metadata={"description": "Only these hostnames, separated by commas."}
        ),
        "days": Days(
            data_key=form.format("days"),
            load_default=LISTED_DAYS,
            validate=Range(min=1, max=MISS_DAYS),
            metadata={"description": "How many days (UTC), up to and including today."},
        ),
        "scanners": ChoiceFilter(
            TRUTH,
            data_key=form.format("scanners"),
            metadata={"description": "Whether to include paths that programs try on every host, like /wp-login.php."},
        ),
        "per_page": DigitsField(
            load_default=MAX_LISTED,
            validate=Range(min=1, max=MAX_LISTED),
            metadata={"description": "How many paths. All others are summed up in the last row."},
        ),
    }


class MissQuery(Schema.from_dict(_filters("filter[{}]"), name="MissFilters")):  # type: ignore[misc]
    """The query of GET /misses."""


class MissQuestion(Schema.from_dict(_filters("{}"), name="PlainMissFilters")):  # type: ignore[misc]
    """The same with the plain names of the filters."""


class MissSchema(ResponseSchema):
    """A path that visitors requested and nothing answers."""

    host = text("The hostname; null in the row that sums up the rest.", null=True)
    path = text(
        "The path, at most 256 bytes; {email} and {token} are in the place of what looked like one. null: the rest.",
        null=True,
    )
    people = number("Visits by people.")
    bots = number("Visits by crawlers and programs.")
    last_seen = moment("The latest visit.")
    is_scanner = flag("Whether programs try this path on every host.")
    nearest = texts("Up to three paths of the hostname that something answers, the most alike first.")


class MissProposal(ResponseSchema):
    """A pattern that would answer several of the paths."""

    host = text("The hostname.")
    pattern = text("The pattern, such as /blog/*.")
    paths = number("How many of the paths in the list it would answer.")
    people = number("Visits by people of these paths.")


class MissListSchema(ResponseSchema):
    """The paths that visitors did not find, and patterns that would answer them."""

    data = rows(MissSchema, "The paths, the commonest first. The last row has no path if there are further visits.")
    proposals = rows(MissProposal, "Patterns, those with most visits first.")
