"""POST /redirect, PUT /redirect/{id}, DELETE /redirect/{id}, GET /redirect."""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound, PlanLimitExceeded
from signpost.domain.records.record import Handler
from signpost.operations.records import aliases, record_patch, records
from signpost.operations.records.lists import totals
from signpost.rest.blueprint import RECORD_ID, RECORD_LINKS, Blueprint, page_of
from signpost.rest.records.record_answers import ETAG_HEADER, if_match, with_etag
from signpost.schemas import loaded
from signpost.schemas.listing import RecordListQuery, RecordPage
from signpost.schemas.records.record import CreatedRecords, RecordPatchSchema, RedirectInput, UpdatedRecord

blp = Blueprint("redirects", __name__, "Redirects: records at any URL of a connected hostname, including its root.")

EXAMPLE = {"url": "https://go.example.com/old-shop", "destination": "https://example.com/shop", "forward_path": True}


def _address_errors(valid: dict[str, Any]) -> dict[str, list[str]]:
    return aliases.address_errors(g.caller, url=valid.get("url"))


@blp.route("/redirect", methods=["POST"])
@blp.idempotent
@blp.arguments(RedirectInput, example=EXAMPLE, further_errors=_address_errors)
@blp.response(200, CreatedRecords)
@blp.operation(records.create_redirect, PlanLimitExceeded)
@blp.doc(responses={200: {"links": RECORD_LINKS}})
@blp.extension
@blp.extensible
def create_redirect(redirect: loaded.RedirectInput) -> Any:
    """Create a redirect.

    It answers at the path of `url`, which may be the root of the hostname, a prefix or a pattern (`match`).
    """
    return {"data": [records.create_redirect(g.caller, **redirect)]}


@blp.route("/redirect/<id>", methods=["PUT"], parameters=[RECORD_ID], tags=["records"])
@blp.arguments(RedirectInput, example=EXAMPLE)
@blp.response(200, UpdatedRecord, headers=ETAG_HEADER)
@blp.operation(records.update_redirect, NotFound, PlanLimitExceeded)
@blp.conditional
@blp.extensible
def update_record(redirect: loaded.RedirectInput, id: str) -> Any:
    """Replace the configuration of a record, link or redirect.

    Fields that are left out are reset to their defaults; those marked as extensions keep their values.
    """
    return with_etag(records.update_redirect(g.caller, id, **redirect, if_match=if_match()))


@blp.route("/redirect/<id>", methods=["PATCH"], parameters=[RECORD_ID], tags=["records"])
@blp.merge_patch(RecordPatchSchema, example={"title": "Spring sale", "utm": {"campaign": "spring", "term": None}})
@blp.response(200, UpdatedRecord, headers=ETAG_HEADER)
@blp.operation(record_patch.patch_record, NotFound, PlanLimitExceeded)
@blp.extension
@blp.conditional
@blp.extensible
def patch_record(changes: loaded.RecordPatchSchema, id: str) -> Any:
    """Change some fields of a record, link or redirect.

    The body is a merge patch (RFC 7396): fields that are left out keep their values, those marked as extensions too,
    and null puts a field back to its default. `utm` merges by member; lists are replaced as a whole.
    """
    return with_etag(record_patch.patch_record(g.caller, id, **changes, if_match=if_match()))


@blp.route("/redirect/<id>", methods=["DELETE"], parameters=[RECORD_ID], tags=["records"])
@blp.response(204)
@blp.operation(records.delete_redirect)
@blp.conditional
def delete_record(id: str) -> None:
    """Delete a record, link or redirect.

    Deleting one that does not exist is no error.
    """
    records.delete_redirect(g.caller, id, if_match=if_match())


@blp.route("/redirect")
@blp.arguments(RecordListQuery, location="query")
@blp.response(200, RecordPage)
@blp.operation(records.list_records)
@blp.extended_list
def list_redirects(query: loaded.RecordListQuery) -> Any:
    """List the redirects.

    In pages: follow `meta.cursor.next` until it is null. The filters are those of `GET /links`.
    """
    return page_of(*totals.list_records(g.caller, Handler.REDIRECT, **query))
