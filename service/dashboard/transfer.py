"""Coming from another service: a file is handed in, a job imports it, a page tells of every line."""

from __future__ import annotations

import json
from itertools import islice

from flask import g, request

from service.dashboard.blueprint import after, blp, page, require, takes_file
from service.errors import Invalid
from service.operations import bulk
from service.transfer import import_job, reading
from service.transfer.importing import Plan, hosts_in
from service.transfer.sources import OWN, SOURCES

# Lines of a report on a page; all of them are in `signpost job report` and GET /jobs/{id}/report.
LINES = 200


@blp.get("/import")
def import_page():
    require(import_job.request_import)
    return _form({"source": OWN, "is_dry": True})


@blp.post("/import")
@takes_file(import_job.MOST_BYTES)
def start_import():
    require(import_job.request_import)
    source, host = request.form.get("source", OWN), request.form.get("host", "")
    is_dry = "is_dry" in request.form
    file = request.files.get("file")
    try:
        if file is None or not file.filename:
            raise Invalid({"file": ["Choose a file."]})
        if source not in SOURCES:
            raise Invalid({"source": ["Choose who wrote the file."]})
        plan = Plan(source, reading.format_of(file.filename), hosts_in([host] if host else []), is_dry)
        with file.stream as stream:
            job = import_job.request_import(g.caller, stream.read(), plan)
    except Invalid as refusal:
        return _form({"source": source, "host": host, "is_dry": is_dry}, refusal.reasons, 422)
    return after(f"/jobs/{job.id}")


def _form(values: dict, wrong: list[str] | None = None, status: int = 200):
    hosts = [host.host for host in g.caller.workspace.hosts]
    return page("import.html", status, values=values, wrong=wrong or [], sources=SOURCES.values(), hosts=hosts)


@blp.get("/jobs/<id>")
def job_page(id):
    job = bulk.get_job(g.caller, id)
    # While it runs the page asks every second, and shows how far it is.
    told = import_job.told_of(job) if job.state == "done" else ()
    return page("job.html", job=job, report=[json.loads(line) for line in islice(told, LINES)], most_lines=LINES)
