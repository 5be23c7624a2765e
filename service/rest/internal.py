"""GET /internal/tls-ask: whether the proxy in front may get a certificate for a hostname. For this machine alone."""

from flask import Blueprint, request

from service import addresses
from service.errors import NotFound
from service.operations import hosts
from service.proxies import FORWARDED

blp = Blueprint("internal", __name__)


@blp.get("/internal/tls-ask")
def may_have_certificate():
    """200 for a connected hostname that wants HTTPS, also behind `www.`, and for the host of PUBLIC_URL; else 404."""
    is_local = addresses.is_loopback_name(request.remote_addr or "") and FORWARDED not in request.environ
    if not (is_local and hosts.may_have_certificate(request.args.get("domain", ""))):
        raise NotFound
    return "", 200
