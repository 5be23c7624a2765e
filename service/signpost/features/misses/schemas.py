"""Paths that nothing answers, on the wire. Extensions to the specification."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, post_load
from marshmallow.validate import Range

from signpost.domain.json_types import Loaded
from signpost.features.misses.likeness import Likeness
from signpost.features.misses.paths import LISTED_DAYS, MAX_FIXES, MAX_LISTED, MissAddress, WantedFix, is_counted
from signpost.features.misses.tables import MISS_DAYS
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import Choices, values_of
from signpost.schemas.fields import DigitsField, EntryCount, FlagField, HostnameField, KnownHostField
from signpost.schemas.records.bulk import ROW_RESULT
from signpost.schemas.records.filters import TRUTH, ChoiceFilter, HostsFilter
from signpost.schemas.response_fields import flag, moment, number, rows, text, texts, word

LIKENESS = Choices(
    "Likeness",
    "How sure it is that a path means another: the same but for a hyphen or capitals, one letter apart, the same last "
    "part, or similar.",
    values_of(Likeness),
)


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
        "ignored": ChoiceFilter(
            TRUTH,
            data_key=form.format("ignored"),
            metadata={
                "description": "true: the paths that are ignored, which are left out otherwise.",
                "tools": False,
            },
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
    similar = text(
        "Where the surest of these leads: a URL, or a path of the hostname that shows a page. POST /misses/fix sends "
        "visitors there. null: none leads anywhere, or their numbers differ.",
        null=True,
    )
    likeness = word(LIKENESS, "How sure that is; null: nothing is similar.", null=True)


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


class WantedFixSchema(Schema):
    """A path that is to be redirected."""

    host = KnownHostField(required=True, metadata={"description": "The hostname."})
    path = fields.String(required=True, metadata={"description": "The path, as GET /misses lists it."})
    destination = fields.String(
        load_default=None,
        metadata={
            "description": "Where visitors go: a URL, or a path of the hostname that begins with /. Left out: to the "
            "path that is similar."
        },
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> WantedFix:
        return WantedFix(**values)


class MissFixes(Schema):
    """The body of POST /misses/fix."""

    wanted = fields.List(
        fields.Nested(WantedFixSchema),
        data_key="misses",
        validate=EntryCount(MAX_FIXES, is_required=True),
        metadata={"description": "The paths. Left out: all whose likeness is same or one_letter."},
    )
    host = HostnameField(max_length=100, metadata={"description": "Without `misses`: only of this hostname."})
    days = fields.Integer(
        strict=True,
        validate=Range(min=1, max=MISS_DAYS),
        metadata={"description": "Without `misses`: missed in this many days (UTC), up to and including today; 30."},
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        return {**values, "host": [values["host"]]} if "host" in values else values


def _require_counted(path: str) -> None:
    if not is_counted(path):
        raise ValidationError("This is no path as GET /misses lists it.")


class MissAddressSchema(Schema):
    """A path of a hostname."""

    host = KnownHostField(required=True, metadata={"description": "The hostname."})
    path = fields.String(
        required=True,
        validate=_require_counted,
        metadata={"description": "The path, as GET /misses lists it."},
    )

    @post_load
    def gather(self, values: Loaded, **_: Any) -> MissAddress:
        return MissAddress(**values)


class IgnoredMisses(Schema):
    """The body of POST /misses/ignore."""

    misses = fields.List(
        fields.Nested(MissAddressSchema),
        required=True,
        validate=EntryCount(MAX_FIXES, is_required=True),
        metadata={"description": "The paths."},
    )
    ignored = FlagField(load_default=True, metadata={"description": "false: list them again."})


class MissFixSchema(ResponseSchema):
    """The result for one path."""

    host = text("The hostname.")
    path = text("The path.")
    destination = text("Where its visitors go now, or would go; null: nothing is similar.", null=True)
    result = word(ROW_RESULT, "Whether a redirect was created.")
    id = text("The id of the redirect; null where it was refused.", null=True)
    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        required=True,
        metadata={"description": "Why it was refused: every rejected field with its reasons. {} if it was not."},
    )


class MissFixed(ResponseSchema):
    """The results for the paths that were to be redirected."""

    data = rows(MissFixSchema, "A result for each path.")


class RescuingRecordSchema(ResponseSchema):
    """A record that answers where people had found nothing."""

    id = text("The id of the record.")
    url = text("Its address.")
    destination = text("Where it leads; null if it has no destination.", null=True)
    since = text("The day (UTC) on which it was created.", format="date")
    visitors = number("Visitors since then, counted by day. Robots are none.")


class RescuedSchema(ResponseSchema):
    """Visitors who found something where others had found nothing before."""

    visitors = number("Visitors of all these records, of the latest 1,000.")
    since = text("The day (UTC) on which the first of these records was created; null: there is none.", null=True)
    data = rows(RescuingRecordSchema, "Up to 100 of the records, those with the most visitors first.")
