"""Endpoints for programs on this machine: certificates for the proxy in front, metrics for Prometheus."""

import hmac

from flask import Blueprint, Response, current_app, request
from flask.typing import ResponseReturnValue

from signpost.domain.errors import NotFound, Unauthenticated
from signpost.operations.hosts import hosts
from signpost.web.proxies import is_from_this_machine

blp = Blueprint("internal", __name__)


@blp.get("/internal/tls-ask")
def may_have_certificate() -> ResponseReturnValue:
    """200 for a connected hostname with HTTPS requested, its `www.` name, and the host of PUBLIC_URL; else 404."""
    if not (is_from_this_machine(request.environ) and hosts.may_have_certificate(request.args.get("domain", ""))):
        raise NotFound
    return "", 200


@blp.get("/metrics")
def show_metrics() -> ResponseReturnValue:
    """For this machine, and, through a proxy, for requests with the token of the setting METRICS_TOKEN."""
    # With the first request: most instances are watched by none.
    from prometheus_client import CONTENT_TYPE_LATEST

    from signpost.rest import metrics

    if not is_from_this_machine(request.environ):
        token = current_app.config["METRICS_TOKEN"] or ""
        given = request.headers.get("Authorization", "")
        if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Unauthenticated(
                "Metrics are available from this machine only, or with the token of METRICS_TOKEN.", sent=bool(given)
            )
    return Response(metrics.text(current_app), content_type=CONTENT_TYPE_LATEST)
