"""GET /links, GET /links/{id}: records whatever their handler."""

from flask import Response, current_app, g

from signpost.domain import qr
from signpost.operations import checks, clicks, pins, records
from signpost.rest.blueprint import Blueprint, page_of
from signpost.schemas.check import Checks
from signpost.schemas.clicks import ClicksAnswer, ClicksQuery
from signpost.schemas.explain import ExplainQuestion, Explanation
from signpost.schemas.listing import RecordPage, RecordQuery
from signpost.schemas.pins import Pins
from signpost.schemas.qr import QrLook, QrQuery
from signpost.schemas.record import OneRecord
from signpost.visits import middleware
from signpost.visits.explain import explain

blp = Blueprint("links", __name__, "Short links and redirects together.")


@blp.route("/links")
@blp.arguments(RecordQuery, location="query")
@blp.response(200, RecordPage)
@blp.fails(401, 422, 429)
def list_all(query):
    """List all records, short links and redirects."""
    return page_of(*records.list_records(g.caller, **query))


@blp.route("/links/filter-pins")
@blp.response(200, Pins)
@blp.fails(401, 429)
def list_filter_pins():
    """List filters worth trying on the lists of records."""
    return {"pins": pins.list_pins(g.caller)}


@blp.route("/links/explain", methods=["POST"])
@blp.arguments(ExplainQuestion)
@blp.response(200, Explanation)
@blp.fails(400, 401, 413, 415, 422, 429)
@blp.doc(**{"x-signpost-extension": True})
def explain_link(question):
    """Explain step by step what a visit of a URL would meet, where it would be sent, and what stops it.

    The code that visitors meet runs, but nothing is counted.
    """
    return explain(middleware.of(current_app), workspace_id=g.caller.workspace.id, **question)


@blp.route("/links/<id>")
@blp.response(200, OneRecord)
@blp.fails(401, 404, 429)
def get_link(id):
    """Get a record, whatever its handler."""
    return records.get_link(g.caller, id)


@blp.route("/links/<id>/clicks")
@blp.arguments(ClicksQuery, location="query")
@blp.response(200, ClicksAnswer)
@blp.fails(401, 404, 422, 429)
@blp.doc(**{"x-signpost-extension": True})
def get_link_clicks(query, id):
    """Get the clicks of a record, by day or by where visitors came from and what they came with."""
    return clicks.link_clicks(g.caller, id, **query)


@blp.route("/links/<id>/checks")
@blp.response(200, Checks)
@blp.fails(401, 404, 429)
@blp.doc(**{"x-signpost-extension": True})
def get_link_checks(id):
    """Get the latest checks of a record's destinations, the newest first."""
    return {"data": checks.list_checks(g.caller, id)}


@blp.route("/links/<id>/qr")
@blp.arguments(QrQuery, location="query")
@blp.response(200, {"type": "string", "format": "binary"}, content_type="image/svg+xml", description="The picture.")
@blp.fails(401, 404, 422, 429)
@blp.doc(responses={200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}})
@blp.doc(**{"x-signpost-extension": True})
def get_link_qr(query, id):
    """Get the QR code of a record as a picture, SVG or PNG."""
    record = records.record_for_qr(g.caller, id)
    return Response(qr.picture(record.url, record.qr, **query), mimetype=qr.TYPES[query["format"]])


@blp.route("/links/<id>/qr", methods=["PUT"])
@blp.arguments(QrLook)
@blp.response(200, OneRecord)
@blp.fails(401, 404, 422, 429, 484)
@blp.doc(**{"x-signpost-extension": True})
def set_link_qr(look, id):
    """Give the QR code of a record a look of its own; what is left out keeps its value."""
    return records.set_qr(g.caller, id, look=look)
