"""Endpoints for programs that watch over the server: /healthz, /readyz, /metrics, /internal/tls-ask."""

import contextlib
import hmac

from flask import Blueprint, Response, current_app, jsonify, request
from flask.typing import ResponseReturnValue

from signpost.domain.errors import NotFound, ServiceError, Unauthenticated
from signpost.domain.json_types import JsonObject
from signpost.operations.hosts import hosts
from signpost.rest import readiness, request_stats
from signpost.runtime import clock, plan_file, watcher
from signpost.storage import database, instance_folder
from signpost.storage.app_parts import current_parts
from signpost.storage.keys import Key
from signpost.storage.models import State
from signpost.visits import middleware
from signpost.web.proxies import is_from_this_machine

blp = Blueprint("probes", __name__)


@blp.get("/healthz")
def healthz() -> ResponseReturnValue:
    """The process answers, and so does the database by which it answers visits."""
    # Where that is a copy, links work while the database is away, and a probe does not wait for one that says nothing.
    if database.cluster().copy_age_s is None:
        State.select().limit(1).exists()
    return jsonify(status="ok")


@blp.get("/readyz")
def readyz() -> ResponseReturnValue:
    """Whether every part of the service can work; 503 with a reason for each part that cannot."""
    reasons = readiness.reasons()
    # These do not stop the service, but the operator should know.
    warnings = _warnings(asks=not readiness.is_away(reasons))
    reported: JsonObject = {"warnings": warnings} if warnings else {}
    if (age_s := database.cluster().copy_age_s) is not None:
        reported["copy"] = {"behind_s": round(age_s, 3)}
    return jsonify(status="degraded" if reasons else "ok", reasons=reasons, **reported), 503 if reasons else 200


def _warnings(asks: bool) -> list[str]:
    """asks: whether those are wanted that ask the database."""
    used = database.current()
    warnings = [*instance_folder.permission_warnings(used.path.parent), *used.warnings()]
    if (warning := middleware.of(current_app).proxies.warning) is not None:
        warnings.append(warning)
    if (warning := current_parts()[Key].warning()) is not None:
        warnings.append(warning)
    if error := plan_file.current().error():
        warnings.append(f"{error} The plans stay as they were, and no server starts with this file.")
    load = request_stats.of(current_app).load()
    if load.long:
        warnings.append(f"Requests that have run for more than a minute: {load.long}. The log names each.")
    if refusing := [name for name in load.refusing if name not in load.stuck]:
        warnings.append(f"For more than a minute some requests have been refused, of {'; '.join(refusing)}.")
    warnings += watcher.of(current_app).warnings()
    with contextlib.suppress(*used.errors, ServiceError):  # the database says so itself
        if asks:
            warnings += clock.of_app().warnings()
    return warnings


# --- for programs on this machine ------------------------------------------------------------------------------------

internal_blp = Blueprint("internal", __name__)


@internal_blp.get("/internal/tls-ask")
def may_have_certificate() -> ResponseReturnValue:
    """200 for a connected hostname with HTTPS requested, its `www.` name, and the host of PUBLIC_URL; else 404."""
    if not (is_from_this_machine(request.environ) and hosts.may_have_certificate(request.args.get("domain", ""))):
        raise NotFound
    return "", 200


@internal_blp.get("/metrics")
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
