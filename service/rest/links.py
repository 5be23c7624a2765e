"""GET /links, GET /links/{id}: records whatever their handler."""

from flask import g

from service.operations import records
from service.rest.blueprint import Blueprint, page_of
from service.schemas.listing import PageQuery, RecordPage
from service.schemas.record import OneRecord

blp = Blueprint("links", __name__, "Short links and redirects together.")


@blp.route("/links")
@blp.arguments(PageQuery, location="query")
@blp.response(200, RecordPage)
@blp.fails(401, 422, 429)
def list_all(query):
    """List all records, short links and redirects."""
    return page_of(*records.list_records(g.caller, **query))


@blp.route("/links/<id>")
@blp.response(200, OneRecord)
@blp.fails(401, 404, 429)
def get_link(id):
    """Get a record, whatever its handler."""
    return records.get_link(g.caller, id)
