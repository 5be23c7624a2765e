"""Coming from another service: a file is handed in, a job imports it, a page tells of every line."""

from __future__ import annotations

import json

from flask import g, request

from signpost.dashboard.blueprint import after, blp, page, require
from signpost.domain.errors import Invalid, NotFound, TooManyRequests
from signpost.domain.jobs import JobKind
from signpost.operations import jobs
from signpost.operations.jobs import JobView
from signpost.transfer import formats, import_job
from signpost.transfer.importer import NOTE, Plan, hosts_in
from signpost.transfer.sources import OWN, SOURCES, columns_in

# Lines of a report on a page; `signpost job report` and GET /jobs/{id}/report have more.
LINES = 200


@blp.get("/import")
def import_page():
    require(import_job.request_import)
    again = request.args.get("again")
    return _form({"source": OWN, "is_dry": True} if again is None else _values_of(jobs.get_job(g.caller, again)))


@blp.post("/import")
def start_import():
    require(import_job.request_import)
    source, host, columns = (request.form.get(name, "") for name in ("source", "host", "columns"))
    source = source or OWN
    is_dry, make_up_aliases = "is_dry" in request.form, "make_up_aliases" in request.form
    values = {
        "source": source,
        "host": host,
        "columns": columns,
        "is_dry": is_dry,
        "make_up_aliases": make_up_aliases,
    }
    file = request.files.get("file")
    try:
        if file is None or not file.filename:
            raise Invalid({"file": ["Choose a file."]})
        if source not in SOURCES:
            raise Invalid({"source": ["Choose who wrote the file."]})
        plan = Plan(
            source,
            formats.format_of(file.filename),
            hosts_in([host] if host else []),
            is_dry,
            columns_in(columns.split(",") if columns.strip() else []),
            make_up_aliases,
        )
        with file.stream as stream:
            job = import_job.request_import(g.caller, stream, plan)
    except Invalid as refusal:
        return _form(values, refusal.reasons, 422)
    except TooManyRequests as refusal:
        return _form(values, [refusal.message], 429)
    return after(f"/jobs/{job.id}")


@blp.post("/jobs/<id>/import")
def import_tried_file(id):
    """After a dry run: import its file, as it was tried."""
    require(import_job.request_import)
    try:
        job = import_job.request_kept(g.caller, id)
    except NotFound as gone:
        return _form(_values_of(jobs.get_job(g.caller, id)), [gone.message], 404)
    except TooManyRequests as refusal:
        return _form(_values_of(jobs.get_job(g.caller, id)), [refusal.message], 429)
    return after(f"/jobs/{job.id}")


def _values_of(job: JobView) -> dict:
    """What the form of an import was filled in with."""
    if job.kind != JobKind.BULK_IMPORT:
        raise NotFound
    plan = import_job.plan_of(job)
    columns = ", ".join(f"{column}={field}" for column, field in plan.columns.items())
    host = next(iter(plan.hosts.values()), "")
    return {"source": plan.source, "host": host, "columns": columns, "make_up_aliases": plan.make_up_aliases}


def _form(values: dict, wrong: list[str] | None = None, status: int = 200):
    hosts = [host.host for host in g.caller.workspace.hosts]
    return page("import.html", status, values=values, wrong=wrong or [], sources=SOURCES.values(), hosts=hosts)


@blp.get("/jobs/<id>")
def job_page(id):
    job = jobs.get_job(g.caller, id)
    # While it runs the page asks every second, and shows how far it is.
    told = [json.loads(line) for line in import_job.report_lines(job)] if job.finished_at is not None else []
    lines = [line for line in told if line["result"] != NOTE]
    return page(
        "job.html",
        job=job,
        notes=[line["note"] for line in told if line["result"] == NOTE],
        report=lines[:LINES],
        # Of more lines than are shown here.
        has_more=len(lines) > LINES or job.untold > 0,
        is_import=job.kind == JobKind.BULK_IMPORT,
        is_worth_importing=import_job.is_worth_importing(job),
        has_file=import_job.kept_file(job) is not None,
    )
