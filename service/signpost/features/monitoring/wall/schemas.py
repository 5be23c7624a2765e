"""The wall on the wire. An extension to the specification."""

from __future__ import annotations

from marshmallow import Schema

from signpost.features.monitoring.wall.states import WallState
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import Choices, values_of
from signpost.schemas.records.filters import ValueFilter
from signpost.schemas.response_fields import flag, moment, nested, number, rows, text, word

WALL_STATE = Choices(
    "WallState",
    "The worst that is known of a link. broken: a destination fails. elsewhere: it redirects to another site, or to a "
    "start page. slow: it took three seconds or more. ends_soon: within a week. ended: it has expired, or was clicked "
    "as often as it may. unchecked: not within two days.",
    values_of(WallState),
)


class WallQuery(Schema):
    """The query of GET /workspace/wall."""

    tag = ValueFilter(metadata={"description": "Only the links with this tag; empty: those without any."})


class WallLinkSchema(ResponseSchema):
    """A link."""

    id = text("The id of the link.")
    address = text("Its address, without a scheme.", example="go.example.com/sale")
    state = word(WALL_STATE, "Whether it works.")
    clicks = number("Clicks by people in the last 28 days (UTC).")
    checked_at = moment("When the destination was last checked that its state is about.", null=True)


class WallTagSchema(ResponseSchema):
    """The links of a tag."""

    tag = text("The tag; empty for links without one.")
    links = number("How many links have it.")
    state = word(WALL_STATE, "The worst state of these links.")
    clicks = number("Their clicks in the last 28 days.")


WallStates = ResponseSchema.from_dict(
    {state.value: number(f"Links of which the state is {state.value}.") for state in WallState}, name="WallStates"
)


class WallSchema(ResponseSchema):
    """The links of a workspace: whether each works."""

    gentle_check = flag("Whether destinations are checked once a day.")
    total = number("How many links there are.")
    states = nested(WallStates, "How many links there are of each state.")
    links = rows(WallLinkSchema, "The links, the most clicked first; at most 2,000.")
    by_tag = rows(WallTagSchema, "Of more than 2,000 links the tags, without `tag`; else empty.")
