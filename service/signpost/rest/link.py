"""POST /link, GET /link."""

from flask import g

from signpost.domain.record import Handler
from signpost.operations import records
from signpost.rest.blueprint import RECORD_LINKS, Blueprint, page_of
from signpost.rest.idempotency import PARAMETER, idempotent
from signpost.schemas.listing import RecordPage, RecordQuery
from signpost.schemas.record import CreatedRecords, LinkCreate

blp = Blueprint("short links", __name__, "Records that answer at an alias on a connected hostname.")


@blp.route("/link", methods=["POST"])
@idempotent
@blp.arguments(LinkCreate, example={"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"})
@blp.response(200, CreatedRecords)
@blp.fails(401, 409, 422, 429, 482, 484)
@blp.doc(parameters=[PARAMETER], responses={200: {"links": RECORD_LINKS}})
def create_link(link):
    """Create a short link."""
    return {"data": [records.create_link(g.caller, **link)]}


@blp.route("/link")
@blp.arguments(RecordQuery, location="query")
@blp.response(200, RecordPage)
@blp.fails(401, 422, 429)
def list_links(query):
    """List the short links."""
    return page_of(*records.list_records(g.caller, handler=Handler.SHORT_URL, **query))
