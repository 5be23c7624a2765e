"""What only the addresses in rest/workspaces/aliases.py take and answer."""

from signpost.schemas import ResponseSchema
from signpost.schemas.host import HostFlags, HostUpdate
from signpost.schemas.records.filters import FilterQuery
from signpost.schemas.response_fields import number, rows, text


class LinkCountQuery(FilterQuery):
    """The query of GET /link/count."""


class LinkCount(ResponseSchema):
    """How many there are."""

    count = number("How many match.", minimum=0)


class TagUseSchema(ResponseSchema):
    """A tag of records."""

    tag = text("The tag.")
    count = number("How many records have it.", minimum=0)


class TagList(ResponseSchema):
    """The tags of a workspace."""

    data = rows(TagUseSchema, "The tags, the most frequent first.")


class HostSettings(HostFlags, HostUpdate):
    """The body of PUT /host/{host}: what is left out is kept."""
