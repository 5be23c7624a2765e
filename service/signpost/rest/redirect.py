"""POST /redirect, PUT /redirect/{id}, DELETE /redirect/{id}, GET /redirect."""

from flask import g

from signpost.domain.record import Handler
from signpost.operations import records
from signpost.rest.blueprint import RECORD_LINKS, Blueprint, page_of
from signpost.rest.idempotency import PARAMETER, idempotent
from signpost.schemas.listing import RecordPage, RecordQuery
from signpost.schemas.record import CreatedRecords, RedirectInput, UpdatedRecord

blp = Blueprint("redirects", __name__, "Records at any URL of a connected hostname, its root included.")

EXAMPLE = {"url": "https://go.example.com/old-shop", "destination": "https://example.com/shop", "forward_path": True}


@blp.route("/redirect", methods=["POST"])
@idempotent
@blp.arguments(RedirectInput, example=EXAMPLE)
@blp.response(200, CreatedRecords)
@blp.fails(401, 409, 422, 429, 482, 484)
@blp.doc(parameters=[PARAMETER], responses={200: {"links": RECORD_LINKS}})
@blp.doc(**{"x-signpost-extension": True})
def create_redirect(redirect):
    """Create a redirect."""
    return {"data": [records.create_redirect(g.caller, **redirect)]}


@blp.route("/redirect/<id>", methods=["PUT"])
@blp.arguments(RedirectInput, example=EXAMPLE)
@blp.response(200, UpdatedRecord)
@blp.fails(401, 404, 422, 429, 482, 484)
def update_redirect(redirect, id):
    """Replace the configuration of a record.

    Fields that are left out go back to their defaults; those marked as extensions keep their values.
    """
    return records.update_redirect(g.caller, id, **redirect)


@blp.route("/redirect/<id>", methods=["DELETE"])
@blp.response(204)
@blp.fails(401, 429, 484)
def delete_redirect(id):
    """Delete a record."""
    records.delete_redirect(g.caller, id)


@blp.route("/redirect")
@blp.arguments(RecordQuery, location="query")
@blp.response(200, RecordPage)
@blp.fails(401, 422, 429)
def list_redirects(query):
    """List the redirects."""
    return page_of(*records.list_records(g.caller, handler=Handler.REDIRECT, **query))
