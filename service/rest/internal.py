"""What the machine's own programs ask: the proxy in front for certificates, Prometheus for metrics."""

from flask import Blueprint, Response, current_app, g, request
from prometheus_client import CONTENT_TYPE_LATEST

from service import addresses, bearer, metrics
from service.errors import NotFound
from service.operations import hosts, roles
from service.proxies import FORWARDED

blp = Blueprint("internal", __name__)


@blp.get("/internal/tls-ask")
def may_have_certificate():
    """200 for a connected hostname that wants HTTPS, also behind `www.`, and for the host of PUBLIC_URL; else 404."""
    if not (_is_local() and hosts.may_have_certificate(request.args.get("domain", ""))):
        raise NotFound
    return "", 200


@blp.get("/metrics")
def show_metrics():
    """For this machine, and, through a proxy, for whoever has a token of an owner."""
    if not _is_local():
        bearer.require_caller()
        roles.require(g.caller, roles.OWNER)
    return Response(metrics.of(current_app).text(), content_type=CONTENT_TYPE_LATEST)


def _is_local() -> bool:
    return addresses.is_loopback_name(request.remote_addr or "") and FORWARDED not in request.environ
