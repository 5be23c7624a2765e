"""What the machine's own programs ask: the proxy in front for certificates, Prometheus for metrics."""

import hmac

from flask import Blueprint, Response, current_app, request
from flask.typing import ResponseReturnValue
from prometheus_client import CONTENT_TYPE_LATEST

from signpost.domain.errors import NotFound, Unauthenticated
from signpost.operations import hosts
from signpost.rest import metrics
from signpost.web.proxies import is_from_this_machine

blp = Blueprint("internal", __name__)


@blp.get("/internal/tls-ask")
def may_have_certificate() -> ResponseReturnValue:
    """200 for a connected hostname that wants HTTPS, also behind `www.`, and for the host of PUBLIC_URL; else 404."""
    if not (is_from_this_machine(request.environ) and hosts.may_have_certificate(request.args.get("domain", ""))):
        raise NotFound
    return "", 200


@blp.get("/metrics")
def show_metrics() -> ResponseReturnValue:
    """For this machine, and, through a proxy, for whoever has the token of the setting METRICS_TOKEN."""
    if not is_from_this_machine(request.environ):
        token = current_app.config["METRICS_TOKEN"] or ""
        given = request.headers.get("Authorization", "")
        if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Unauthenticated("Metrics are for this machine, and for the token of METRICS_TOKEN.", sent=bool(given))
    return Response(metrics.of(current_app).text(), content_type=CONTENT_TYPE_LATEST)
