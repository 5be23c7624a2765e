"""GET /links, GET /links/{id} and what lies below them: records of either handler."""

from typing import Any

from flask import Response, g

from signpost.domain.errors import NotFound, PlanLimitExceeded
from signpost.domain.records import qr
from signpost.domain.records.qr import QrChange
from signpost.domain.records.record import Handler
from signpost.operations.records import aliases, qr_codes, record_extensions, records
from signpost.operations.records.lists import totals
from signpost.operations.records.record_versions import QR
from signpost.operations.workspaces import pins
from signpost.rest.blueprint import RECORD_ID, RECORD_LINKS, Blueprint, page_of
from signpost.rest.records.record_answers import ETAG_HEADER, QR_ETAG_HEADER, etag, if_match, with_etag
from signpost.schemas import loaded
from signpost.schemas.listing import NoQuery, RecordListQuery, RecordPage
from signpost.schemas.records.qr import QrQuery, QrStyleUpdate
from signpost.schemas.records.record import CreatedRecords, LinkCreate, RecordDetail
from signpost.schemas.records.record_extensions import DestinationCheckList
from signpost.schemas.workspaces import FilterPinList

_BINARY = {"schema": {"type": "string", "format": "binary"}}

blp = Blueprint("records", __name__, "Records, both links and redirects.")


@blp.route("/links")
@blp.arguments(RecordListQuery, location="query")
@blp.response(200, RecordPage)
@blp.operation(records.list_records)
@blp.extended_list
def list_records(query: loaded.RecordListQuery) -> Any:
    """List all records, links and redirects.

    In pages: follow `meta.cursor.next` until it is null. All filters that are given must hold.
    """
    return page_of(*totals.list_records(g.caller, **query))


@blp.route("/links/filter-pins")
@blp.response(200, FilterPinList)
@blp.operation(pins.list_pins)
def list_filter_pins() -> Any:
    """List suggested filters for the lists of records.

    Each is a name with a value that the lists take as `filter[name]=value`, made from what the workspace has.
    """
    return {"pins": pins.list_pins(g.caller)}


@blp.route("/links/<id>", parameters=[RECORD_ID])
@blp.response(200, RecordDetail, headers=ETAG_HEADER)
@blp.operation(records.get_link, NotFound)
@blp.extensible
def get_record(id: str) -> Any:
    """Get a record, link or redirect.

    It has the fields of an entry of `GET /links` but `tld`, and an ETag for changes with If-Match.
    """
    return with_etag(records.get_link(g.caller, id))


@blp.route("/links/<id>/checks", parameters=[RECORD_ID])
@blp.arguments(NoQuery, location="query", as_kwargs=True)
@blp.response(200, DestinationCheckList)
@blp.operation(record_extensions.list_checks, NotFound)
@blp.extension
def list_record_checks(id: str) -> Any:
    """List the latest checks of a record's destinations, newest first.

    Each says what the destination answered, or why it did not. The newest 200 are kept.
    """
    return {"data": record_extensions.list_checks(g.caller, id)}


@blp.route("/links/<id>/qr", parameters=[RECORD_ID])
@blp.arguments(QrQuery, location="query")
@blp.response(
    200,
    _BINARY["schema"],
    content_type="image/svg+xml",
    description="The image.",
    headers=QR_ETAG_HEADER,
)
@blp.operation(records.record_for_qr, NotFound)
@blp.doc(responses={200: {"content": dict.fromkeys(("image/png", "application/pdf"), _BINARY)}})
@blp.extension
def get_record_qr(query: loaded.QrQuery, id: str) -> Response:
    """Get the QR code of a record as an SVG, PNG or PDF.

    It shows the URL of the record, in the style that `PUT /links/{id}/qr` has set. A logo is that of the workspace,
    where it has one.
    """
    record = records.record_for_qr(g.caller, id)
    picture = qr_codes.picture_of(g.caller, record.url, record.qr, **query)
    return Response(picture, mimetype=qr.TYPES[query["format"]], headers={"ETag": etag(record, QR)})


@blp.route("/links/<id>/qr", methods=["PUT"], parameters=[RECORD_ID])
@blp.arguments(QrStyleUpdate, example={"theme": "rounded", "color": "#003366"})
@blp.response(200, RecordDetail, headers=QR_ETAG_HEADER)
@blp.operation(records.set_qr, NotFound)
@blp.extension
@blp.conditional
def update_record_qr(look: QrChange, id: str) -> Any:
    """Change the style of a record's QR code.

    What is left out keeps its value. The answer is the record.
    """
    return with_etag(records.set_qr(g.caller, id, look=look, if_match=if_match()), QR)


link_blp = Blueprint("links", __name__, "Short links: records that answer at an alias of a connected hostname.")


def _address_errors(valid: dict[str, Any]) -> dict[str, list[str]]:
    return aliases.address_errors(g.caller, host=valid.get("host"), alias=valid.get("alias"))


@link_blp.route("/link", methods=["POST"])
@link_blp.idempotent
@link_blp.arguments(
    LinkCreate,
    example={"host": "go.example.com", "alias": "spring", "destination": "https://example.com/"},
    further_errors=_address_errors,
)
@link_blp.response(200, CreatedRecords)
@link_blp.operation(records.create_link, PlanLimitExceeded)
@link_blp.doc(responses={200: {"links": RECORD_LINKS}})
@link_blp.extensible
def create_link(link: loaded.LinkCreate) -> Any:
    """Create a short link.

    Without an alias one is generated. The answer is a list with the new record, whose `url` is the short link.
    """
    return {"data": [records.create_link(g.caller, **link)]}


@link_blp.route("/link")
@link_blp.arguments(RecordListQuery, location="query")
@link_blp.response(200, RecordPage)
@link_blp.operation(records.list_records)
@link_blp.extended_list
def list_links(query: loaded.RecordListQuery) -> Any:
    """List the short links.

    In pages: follow `meta.cursor.next` until it is null. The filters are those of `GET /links`.
    """
    return page_of(*totals.list_records(g.caller, Handler.SHORT_URL, **query))
