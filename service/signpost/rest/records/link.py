"""Short links: POST /link, GET /link."""

from typing import Any

from flask import g

from signpost.domain.errors import PlanLimitExceeded
from signpost.domain.records.record import Handler
from signpost.operations.records import aliases, records
from signpost.operations.records.lists import totals
from signpost.rest.blueprint import RECORD_LINKS, Blueprint, page_of
from signpost.schemas import loaded
from signpost.schemas.listing import RecordListQuery, RecordPage
from signpost.schemas.records.record import CreatedRecords, LinkCreate

blp = Blueprint("links", __name__, "Short links: records that answer at an alias of a connected hostname.")


def _address_errors(valid: dict[str, Any]) -> dict[str, list[str]]:
    return aliases.address_errors(g.caller, host=valid.get("host"), alias=valid.get("alias"))


@blp.route("/link", methods=["POST"])
@blp.idempotent
@blp.arguments(
    LinkCreate,
    example={"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"},
    further_errors=_address_errors,
)
@blp.response(200, CreatedRecords)
@blp.operation(records.create_link, PlanLimitExceeded)
@blp.doc(responses={200: {"links": RECORD_LINKS}})
@blp.extensible
def create_link(link: loaded.LinkCreate) -> Any:
    """Create a short link.

    Without an alias one is generated. The answer is a list with the new record, whose `url` is the short link.
    """
    return {"data": [records.create_link(g.caller, **link)]}


@blp.route("/link")
@blp.arguments(RecordListQuery, location="query")
@blp.response(200, RecordPage)
@blp.operation(records.list_records)
@blp.extended_list
def list_links(query: loaded.RecordListQuery) -> Any:
    """List the short links.

    In pages: follow `meta.cursor.next` until it is null. The filters are those of `GET /links`.
    """
    return page_of(*totals.list_records(g.caller, Handler.SHORT_URL, **query))
