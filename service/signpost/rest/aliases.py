"""Other addresses of operations, as users of RedirHub know them: extensions to the specification.

Each answers by the view of the operation itself.
"""

from typing import Any

from flask import Response, g

from signpost.domain.errors import NotFound, PlanLimitExceeded
from signpost.operations import host_settings, records, totals, usage
from signpost.rest import export, links, redirect
from signpost.rest.blueprint import HOST, RECORD_ID, Blueprint
from signpost.schemas import loaded
from signpost.schemas.aliases import HostSettings, LinkCount, LinkCountQuery, TagList
from signpost.schemas.host import HostDetailSchema
from signpost.schemas.record import OneRecord, RedirectInput, UpdatedRecord
from signpost.transfer.export import all_records
from signpost.transfer.schemas import ExportQuery

blp = Blueprint("aliases", __name__, "Other addresses of the same operations, for programs written for RedirHub.")


@blp.route("/link/count")
@blp.arguments(LinkCountQuery, location="query")
@blp.response(200, LinkCount)
@blp.operation(totals.count_links)
@blp.extension
def count_links(query: dict[str, Any]) -> Any:
    """Count the short links that match the filters.

    `count=total` of GET /link tells the same with a page of them, up to a limit.
    """
    return totals.count_links(g.caller, **query)


@blp.route("/link/<id>", parameters=[RECORD_ID])
@blp.response(200, OneRecord)
@blp.operation(records.get_link, NotFound)
@blp.extension
def get_link(id: str) -> Any:
    """Get a record, link or redirect: the same as GET /links/{id}."""
    return links.get_record(id=id)


@blp.route("/link/<id>", methods=["PUT"], parameters=[RECORD_ID])
@blp.arguments(RedirectInput, example=redirect.EXAMPLE)
@blp.response(200, UpdatedRecord)
@blp.operation(records.update_redirect, NotFound, PlanLimitExceeded)
@blp.extension
def update_link(link: loaded.RedirectInput, id: str) -> Any:
    """Replace the configuration of a record: the same as PUT /redirect/{id}."""
    return redirect.update_record(id=id)


@blp.route("/link/<id>", methods=["DELETE"], parameters=[RECORD_ID])
@blp.response(204)
@blp.operation(records.delete_redirect)
@blp.extension
def delete_link(id: str) -> Any:
    """Delete a record, link or redirect: the same as DELETE /redirect/{id}."""
    return redirect.delete_record(id=id)


@blp.route("/redirect/<id>", parameters=[RECORD_ID])
@blp.response(200, OneRecord)
@blp.operation(records.get_link, NotFound)
@blp.extension
def get_redirect(id: str) -> Any:
    """Get a record, link or redirect: the same as GET /links/{id}."""
    return links.get_record(id=id)


@blp.route("/tags")
@blp.response(200, TagList)
@blp.operation(usage.list_tags)
@blp.extension
def list_tags() -> Any:
    """List the tags of the workspace's records, the most frequent first: 1,000 at most."""
    return {"data": usage.list_tags(g.caller)}


@blp.route("/host/<host>", methods=["PUT"], parameters=[HOST])
@blp.arguments(HostSettings, example={"https_requested": True, "notfound_status": 404})
@blp.response(200, HostDetailSchema)
@blp.operation(host_settings.set_host, NotFound)
@blp.extension
def set_host(settings: dict[str, Any], host: str) -> Any:
    """Change a connected hostname: the flags of POST /host, and what PATCH /host/{host} sets.

    What is left out is kept.
    """
    return host_settings.set_host(g.caller, host, **settings)


@blp.route("/bulk/export")
@blp.arguments(ExportQuery, location="query")
@blp.response(200, {"type": "string"}, content_type="application/x-ndjson", description="A record on each line.")
@blp.operation(all_records)
@blp.doc(responses={200: {"content": export.CONTENT}})
@blp.extension
def export_bulk(query: loaded.ExportQuery) -> Response:
    """Export all records that match the filters as a file: the same as GET /export."""
    answer: Response = export.export_records()
    return answer
