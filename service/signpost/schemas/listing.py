"""Lists on the wire: the query that asks for a page, and the envelope around it. Spec: "Pagination envelope"."""

from marshmallow import Schema, fields
from marshmallow.validate import OneOf, Range

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import EXTENSION, Digits
from signpost.schemas.filters import FilterQuery, HostFilterQuery
from signpost.schemas.host import HostSchema
from signpost.schemas.record import RecordSchema

SORTS = ("id", "-id", "created_at", "-created_at", "updated_at", "-updated_at")
PER_PAGE = 25
MAX_PER_PAGE = 100


class PageQuery(Schema):
    """The query of a list."""

    cursor = fields.String(metadata={"description": "Stands in the URLs of meta.cursor; follow those.", **EXTENSION})
    per_page = Digits(
        load_default=PER_PAGE,
        validate=Range(min=1, max=MAX_PER_PAGE),
        metadata={"description": "Rows on a page.", **EXTENSION},
    )
    sort = fields.String(
        load_default="-created_at",
        validate=OneOf(SORTS),
        metadata={"description": 'The order; "-" in front is descending.', **EXTENSION},
    )


class RecordQuery(FilterQuery, PageQuery):
    """The query of a list of records."""


class HostQuery(HostFilterQuery, PageQuery):
    """The query of the list of hostnames."""


class CursorSchema(ResponseSchema):
    """URLs of this page and those around it; null where there is none."""

    current = fields.String(required=True, allow_none=True)
    prev = fields.String(required=True, allow_none=True)
    next = fields.String(required=True, allow_none=True)
    count = fields.Integer(required=True, metadata={"description": "Rows on this page."})


class MetaSchema(ResponseSchema):
    """What is known about the page."""

    cursor = fields.Nested(CursorSchema, required=True)


class HostPage(ResponseSchema):
    """A page of hostnames."""

    data = fields.List(fields.Nested(HostSchema), required=True)
    meta = fields.Nested(MetaSchema, required=True)


class RecordPage(ResponseSchema):
    """A page of records."""

    data = fields.List(fields.Nested(RecordSchema), required=True)
    meta = fields.Nested(MetaSchema, required=True)
