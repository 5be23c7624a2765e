"""POST /host, GET, PATCH and DELETE /host/{host}, POST /host/{host}/refresh, GET /host."""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound, PlanLimitExceeded
from signpost.operations.hosts import hosts
from signpost.operations.records.lists import totals
from signpost.rest.blueprint import HOST, Blueprint, page_of
from signpost.schemas import loaded
from signpost.schemas.host import HostConnect, HostDetailSchema, HostSchema, HostUpdate
from signpost.schemas.listing import HostListQuery, HostPage

blp = Blueprint("hosts", __name__, "Hostnames that are connected to the workspace and carry its records.")


@blp.route("/host", methods=["POST"])
@blp.idempotent
@blp.arguments(HostConnect, example={"host": "go.example.com"})
@blp.response(200, HostSchema)
@blp.operation(hosts.connect_host, PlanLimitExceeded)
def connect_host(host: loaded.HostConnect) -> Any:
    """Connect a hostname.

    Connecting a hostname again changes the flags that are given and keeps the others.
    """
    return hosts.connect_host(g.caller, **host)


@blp.route("/host/<host>", methods=["GET"], parameters=[HOST])
@blp.response(200, HostDetailSchema)
@blp.operation(hosts.get_host, NotFound)
@blp.extension
def get_host(host: str) -> Any:
    """Get a hostname with its settings.

    The settings say what visitors get where no record answers; an address that is null is that of the workspace.
    """
    return hosts.get_host(g.caller, host)


@blp.route("/host/<host>", methods=["PATCH"], parameters=[HOST])
@blp.arguments(HostUpdate, example={"notfound_url": "https://www.example.com/search?q={path}"})
@blp.response(200, HostDetailSchema)
@blp.operation(hosts.update_host, NotFound)
@blp.extension
def update_host(changes: dict[str, Any], host: str) -> Any:
    """Change what visitors of a hostname get where no record answers.

    The body is a merge patch (RFC 7396): what is left out is kept, and null puts a setting back to its default.
    """
    return hosts.update_host(g.caller, host, **changes)


@blp.route("/host/<host>", methods=["DELETE"], parameters=[HOST])
@blp.response(204)
@blp.operation(hosts.disconnect_host)
def disconnect_host(host: str) -> None:
    """Disconnect a hostname.

    Its records are kept but stop resolving; they resolve again once this workspace reconnects it.
    """
    hosts.disconnect_host(g.caller, host)


@blp.route("/host/<host>/refresh", methods=["POST"], parameters=[HOST])
@blp.response(200, HostSchema)
@blp.operation(hosts.refresh_host, NotFound)
@blp.extension
def refresh_host(host: str) -> Any:
    """Check the DNS of a hostname again.

    The check runs in the background: the answer is the last known state, and `checked_at` changes when it is done.
    Where FEATURES leaves monitoring out, nothing is checked, and `notice` says so.
    """
    return hosts.refresh_host(g.caller, host)


@blp.route("/host")
@blp.arguments(HostListQuery, location="query")
@blp.response(200, HostPage)
@blp.operation(hosts.list_hosts)
def list_hosts(query: loaded.HostListQuery) -> Any:
    """List the hostnames.

    Each with what DNS says of it, as it was last checked, and with what to set where that is wrong.
    """
    return page_of(*totals.list_hosts(g.caller, **query))
