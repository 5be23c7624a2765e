"""Lists on the wire: the query for a page, and the envelope around it. Spec: "Pagination envelope"."""

from marshmallow import Schema, fields
from marshmallow.validate import OneOf, Range

from signpost.domain.records.filters import BEYOND, MAX_TOTAL
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import COUNT, RECORD_SORT, SORT
from signpost.schemas.fields import EXTENSION, DigitsField
from signpost.schemas.host import HostSchema
from signpost.schemas.records.filters import FilterQuery, HostFilterQuery
from signpost.schemas.records.record import ListedRecord
from signpost.schemas.records.record_extensions import Including
from signpost.schemas.response_fields import nested, number, rows, text

SORTS = SORT.values
PER_PAGE = 25
MAX_PER_PAGE = 100


class NoQuery(Schema):
    """The query of a list that is always whole: it has no parameters, so each one is refused."""


class PageQuery(Schema):
    """The query of a list."""

    cursor = fields.String(metadata={"description": "A position in the list, from a URL in meta.cursor.", **EXTENSION})
    per_page = DigitsField(
        load_default=PER_PAGE,
        validate=Range(min=1, max=MAX_PER_PAGE),
        metadata={"description": "Rows per page.", **EXTENSION},
    )
    sort = fields.String(
        load_default="-created_at",
        validate=OneOf(SORTS),
        metadata={"description": 'The order; "-" in front means descending.', **EXTENSION},
    )


def record_sort() -> fields.String:
    """The order of a list of records."""
    return fields.String(
        load_default="-created_at",
        validate=OneOf(RECORD_SORT.values),
        metadata={
            "description": 'The order; "-" in front means descending. clicks: those by people, up to a second ago. '
            "last_clicked: records without clicks come first, with - last.",
            **EXTENSION,
        },
    )


class RecordQuery(FilterQuery, PageQuery):
    """The query of a list of records."""

    sort = record_sort()


class CountQuery(Schema):
    """Whether a list says how long it is."""

    count = fields.String(
        validate=OneOf(COUNT.values),
        metadata={
            "description": "total: add `meta.total`, the number of matches.",
            "example": "total",
            **EXTENSION,
        },
    )


class RecordListQuery(Including, RecordQuery, CountQuery):
    """The query of a list of records in REST, whose answer has an envelope and may hold the extensions."""


class HostQuery(HostFilterQuery, PageQuery):
    """The query of the list of hostnames."""


class HostListQuery(HostQuery, CountQuery):
    """The query of the list of hostnames whose answer has an envelope."""


class PageCursor(ResponseSchema):
    """URLs of this page and its neighbors; null where there is none."""

    current = text("The URL of this page; null on the first page.", null=True)
    prev = text("The URL of the previous page.", null=True)
    next = text("The URL of the next page; follow it to read the whole list.", null=True)
    count = number("How many rows are on this page.")


class PageMeta(ResponseSchema):
    """Where a page is in its list."""

    cursor = nested(PageCursor, "This page and its neighbors.")


class CountedMetaSchema(PageMeta):
    """Where a page is in its list, and how long the list is where the query asks for it."""

    total = fields.Raw(
        metadata={
            "description": f'How many match: a number up to {MAX_TOTAL:,}, else "{BEYOND}". Absent without '
            "`count=total`.",
            "oneOf": [{"type": "integer"}, {"type": "string"}],
            "example": 12,
            **EXTENSION,
        }
    )


class HostPage(ResponseSchema):
    """A page of hostnames."""

    data = rows(HostSchema, "The hostnames on this page.")
    meta = nested(CountedMetaSchema, "Where this page is in the list.")


class RecordPage(ResponseSchema):
    """A page of records."""

    data = rows(ListedRecord, "The records on this page.")
    meta = nested(CountedMetaSchema, "Where this page is in the list.")
