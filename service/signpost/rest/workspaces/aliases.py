"""Other addresses of operations, as users of RedirHub know them: extensions to the specification.

Each answers by the view or the operation that the specification's address has.
"""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound
from signpost.operations.hosts import hosts
from signpost.operations.records.lists import totals
from signpost.operations.workspaces import usage
from signpost.rest.blueprint import HOST, RECORD_ID, Blueprint
from signpost.rest.records import links, redirect
from signpost.schemas.host import HostDetailSchema
from signpost.schemas.workspaces import HostSettings, LinkCount, LinkCountQuery, TagList

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


for _rule, _method, _view, _name, _same_as in (
    ("/link/<id>", "GET", links.get_record, "get_link", "GET /links/{id}"),
    ("/link/<id>", "PUT", redirect.update_record, "update_link", "PUT /redirect/{id}"),
    ("/link/<id>", "DELETE", redirect.delete_record, "delete_link", "DELETE /redirect/{id}"),
    ("/redirect/<id>", "GET", links.get_record, "get_redirect", "GET /links/{id}"),
):
    blp.alias(_rule, _view, name=_name, same_as=_same_as, methods=[_method], parameters=[RECORD_ID])


@blp.route("/tags")
@blp.response(200, TagList)
@blp.operation(usage.list_tags)
@blp.extension
def list_tags() -> Any:
    """List the tags of the workspace's records, the most frequent first: 1,000 at most.

    Each with the number of records that have it.
    """
    return {"data": usage.list_tags(g.caller)}


@blp.route("/host/<host>", methods=["PUT"], parameters=[HOST])
@blp.arguments(HostSettings, example={"https_requested": True, "notfound_status": 404})
@blp.response(200, HostDetailSchema)
@blp.operation(hosts.set_host, NotFound)
@blp.extension
def set_host(settings: dict[str, Any], host: str) -> Any:
    """Change a connected hostname: the flags of POST /host, and what PATCH /host/{host} sets.

    What is left out is kept.
    """
    return hosts.set_host(g.caller, host, **settings)
