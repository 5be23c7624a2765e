"""Saved views on the wire. Extensions to the specification."""

from __future__ import annotations

from marshmallow import Schema
from marshmallow.validate import Length

from signpost.domain.records.record import Handler
from signpost.features.saved_views.views import MAX_NAME, MAX_QUERY
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import HANDLER
from signpost.schemas.fields import EnumMemberField, FlagField, LineField
from signpost.schemas.response_fields import flag, moment, rows, text, word

_QUERY = "Filters and order, as the query of a list has them."
_EXAMPLE = "filter[tags]=summer&sort=-clicks"


class ViewInput(Schema):
    """The body of POST /views."""

    name = LineField(
        required=True,
        validate=Length(1, MAX_NAME),
        metadata={"description": "What it is called.", "example": "Summer, most clicked"},
    )
    query = LineField(
        required=True,
        validate=Length(max=MAX_QUERY),
        metadata={"description": _QUERY, "example": _EXAMPLE},
    )
    handler = EnumMemberField(
        Handler,
        load_default=Handler.SHORT_URL,
        metadata={"description": "The list: of links or of redirects."},
    )
    shared = FlagField(load_default=False, metadata={"description": "Whether all members of the workspace see it."})


class ViewSchema(ResponseSchema):
    """A saved view of a list."""

    id = text("The id of the view.")
    name = text("What it is called.", example="Summer, most clicked")
    handler = word(HANDLER, "The list: of links or of redirects.")
    query = text(_QUERY, example=_EXAMPLE)
    shared = flag("Whether all members of the workspace see it.", attribute="is_shared")
    by = text("The name of the person who saved it.")
    own = flag("Whether the caller saved it.", attribute="is_own")
    created_at = moment("When it was saved first.")


class ViewList(ResponseSchema):
    """Saved views."""

    data = rows(ViewSchema, "The caller's own views and those that others share, by name.")
