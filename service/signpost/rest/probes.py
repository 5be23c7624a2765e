"""Endpoints for programs that watch over the server: /healthz, /readyz, /metrics, /internal/tls-ask."""

import contextlib
import hmac
import shutil
from collections.abc import Callable

from flask import Blueprint, Response, current_app, jsonify, request
from flask.typing import ResponseReturnValue

from signpost.domain.errors import NotFound, ServiceError, Unauthenticated
from signpost.domain.json_types import JsonObject
from signpost.operations.hosts import hosts
from signpost.rest import request_stats
from signpost.runtime import clock, jobs, plan_file, watcher
from signpost.storage import database, instance_folder, models
from signpost.storage.app_parts import current_parts
from signpost.storage.keys import Key
from signpost.storage.models import State
from signpost.visits import middleware
from signpost.web.proxies import is_from_this_machine

blp = Blueprint("probes", __name__)

# Less than this and SQLite is about to refuse writes.
LOW_DISK_BYTES = 1024 * 1024


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
    reasons: dict[str, str] = {}
    for name, look in CHECKS.items():
        # What asks an unreachable database would wait for it, and say the same.
        if (name != "jobs" or not _is_away(reasons)) and (sentence := look()) is not None:
            reasons[name] = sentence
    # These do not stop the service, but the operator should know.
    warnings = _warnings(asks=not _is_away(reasons))
    reported: JsonObject = {"warnings": warnings} if warnings else {}
    if (age_s := database.cluster().copy_age_s) is not None:
        reported["copy"] = {"behind_s": round(age_s, 3)}
    return jsonify(status="degraded" if reasons else "ok", reasons=reasons, **reported), 503 if reasons else 200


def _is_away(reasons: dict[str, str]) -> bool:
    return "database" in reasons and database.cluster().copy_age_s is not None


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
    with contextlib.suppress(*used.errors, ServiceError):  # the database says so itself
        if asks:
            warnings += clock.of_app().warnings()
    return warnings


def _database() -> str | None:
    used = database.current()
    if used.is_lost:
        return "The database file was deleted or replaced: restore it and start the server again."
    if (trouble := used.unavailable_reason) is not None:
        return trouble
    try:
        # Reads the first row of each table: a full check would also find damage elsewhere, but takes minutes.
        for model in models.ALL:
            model.select(1).limit(1).exists()
    except used.errors:
        if not used.is_damaged:
            return "The database cannot be read."
    if (missing := used.missing()) is not None:
        return f"The database {missing}. Restore a backup (signpost restore)."
    if used.is_damaged or middleware.of(current_app).records.is_damaged:
        return "The database is damaged: restore a backup (signpost restore)."
    return None


def _clicks() -> str | None:
    return middleware.of(current_app).clicks.trouble


def _monitoring() -> str | None:
    is_well = watcher.of(current_app).is_well
    return None if is_well else "The watcher has ended: destinations, notifications and DNS are not processed."


def _disk() -> str | None:
    try:
        free = shutil.disk_usage(database.current().path.parent).free
    except OSError as error:
        return f"The instance folder cannot be read: {error.strerror}."
    return "The disk is full: links work, changes are refused." if free < LOW_DISK_BYTES else None


def _jobs() -> str | None:
    try:
        return " ".join(jobs.of(current_app).describe_stuck()) or None
    except ServiceError:
        return None
    except database.current().errors:
        return None  # the database says so itself


def _requests() -> str | None:
    stuck = request_stats.of(current_app).load().stuck
    if not stuck:
        return None
    return f"For more than a minute no request has been answered, and others refused, of {'; '.join(stuck)}."


# The check of each part: a sentence for the operator if the part cannot work, else None.
CHECKS: dict[str, Callable[[], str | None]] = {
    "database": _database,
    "clicks": _clicks,
    "monitoring": _monitoring,
    "disk": _disk,
    "jobs": _jobs,
    "requests": _requests,
}


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
