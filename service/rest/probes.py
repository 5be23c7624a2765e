"""GET /healthz and /readyz: whether the process answers, and whether it can do its work."""

import shutil

import peewee
from flask import Blueprint, current_app, jsonify

from service import database, instance_folder
from service.models import State
from service.monitoring import watcher
from service.visits import gate

blp = Blueprint("probes", __name__)

# Less than this and SQLite is about to refuse writes.
LOW_DISK_BYTES = 1024 * 1024


@blp.get("/healthz")
def healthz():
    """The process answers, and so does its database."""
    State.select().limit(1).exists()
    return jsonify(status="ok")


@blp.get("/readyz")
def readyz():
    """Whether everything that the service needs is at hand; 503 with a reason for each part that is not."""
    reasons = {}
    try:
        State.select().limit(1).exists()
    except peewee.PeeweeException:
        reasons["database"] = "The database cannot be read."
    if database.current().is_lost:
        reasons["database"] = "The database file was deleted or replaced: put it back and start the server again."
    if gate.of(current_app).clicks.is_stuck:
        reasons["clicks"] = "Clicks cannot be written; they wait, and none is lost."
    if not watcher.of(current_app).is_well:
        reasons["monitoring"] = "Destinations, notifications and DNS are not looked at."
    if shutil.disk_usage(database.current().path.parent).free < LOW_DISK_BYTES:
        reasons["disk"] = "The disk is full: links work, changes are refused."
    # Nothing that keeps it from its work, but somebody ought to know.
    warnings = instance_folder.exposed(database.current().path.parent)
    told = {"warnings": warnings} if warnings else {}
    return jsonify(status="degraded" if reasons else "ok", reasons=reasons, **told), 503 if reasons else 200
