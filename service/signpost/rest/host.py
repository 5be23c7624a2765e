"""POST /host, DELETE /host/{host}, GET /host."""

from flask import g

from signpost.operations import hosts
from signpost.rest.blueprint import Blueprint, page_of
from signpost.rest.idempotency import PARAMETER, idempotent
from signpost.schemas.host import HostConnect, HostSchema
from signpost.schemas.listing import HostPage, HostQuery

blp = Blueprint("hostnames", __name__, "Hostnames that are connected to the workspace and carry its links.")


@blp.route("/host", methods=["POST"])
@idempotent
@blp.arguments(HostConnect)
@blp.response(200, HostSchema)
@blp.fails(401, 409, 422, 429, 482, 484)
@blp.doc(parameters=[PARAMETER])
def connect_host(host):
    """Connect a hostname.

    Connecting one again changes the flags that are given and keeps the others.
    """
    return hosts.connect_host(g.caller, **host)


@blp.route("/host/<host>", methods=["DELETE"])
@blp.response(204)
@blp.fails(401, 429, 484)
def disconnect_host(host):
    """Disconnect a hostname.

    Its records stay and stop resolving; they resolve again once this workspace connects it again.
    """
    hosts.disconnect_host(g.caller, host)


@blp.route("/host/<host>/refresh", methods=["POST"])
@blp.response(200, HostSchema)
@blp.fails(401, 404, 429, 484)
@blp.doc(**{"x-signpost-extension": True})
def refresh_host(host):
    """Look at the DNS of a hostname again.

    In the background: the answer is what was known before, and `checked_at` changes once it was looked at.
    """
    return hosts.refresh_host(g.caller, host)


@blp.route("/host")
@blp.arguments(HostQuery, location="query")
@blp.response(200, HostPage)
@blp.fails(401, 422, 429)
def list_hosts(query):
    """List the hostnames."""
    return page_of(*hosts.list_hosts(g.caller, **query))
