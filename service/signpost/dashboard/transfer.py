"""Import from another service: upload a file, which a job imports."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, require, see_other
from signpost.domain.errors import Invalid, NotFound, TooManyRequests
from signpost.domain.jobs import JobKind
from signpost.operations import jobs
from signpost.operations.jobs import JobView
from signpost.transfer import formats, import_job, redirect_import
from signpost.transfer.importer import Plan, hosts_in
from signpost.transfer.sources import OWN, SOURCE_NAMES, columns_in


@dataclass(frozen=True)
class _Typed:
    """What was typed into the form."""

    source: str = OWN
    host: str = ""
    columns: str = ""
    is_dry: bool = False
    make_up_aliases: bool = False


@blp.get("/import")
def import_page() -> Response:
    require(import_job.request_import)
    again = request.args.get("again")
    return _form(_Typed(is_dry=True) if again is None else _typed_for(jobs.get_job(g.caller, again)))


@blp.post("/import")
def start_import() -> BaseResponse:
    require(import_job.request_import)
    source, host, columns = (request.form.get(name, "") for name in ("source", "host", "columns"))
    source = source or OWN
    is_dry, make_up_aliases = "is_dry" in request.form, "make_up_aliases" in request.form
    typed = _Typed(source, host, columns, is_dry, make_up_aliases)
    file = request.files.get("file")
    try:
        if file is None or not file.filename:
            raise Invalid({"file": ["Choose a file."]})
        if source not in SOURCE_NAMES:
            raise Invalid({"source": ["Choose the service that wrote the file."]})
        plan = Plan(
            source,
            redirect_import.format_for(source, formats.format_of(file.filename)),
            hosts_in([host] if host else []),
            is_dry,
            columns_in(columns.split(",") if columns.strip() else []),
            make_up_aliases,
        )
        with file.stream as stream:
            job = import_job.request_import(g.caller, stream, plan)
    except Invalid as refusal:
        return _form(typed, refusal.reasons, 422)
    except TooManyRequests as refusal:
        return _form(typed, [refusal.message], 429)
    return see_other(f"/jobs/{job.id}")


@blp.post("/jobs/<id>/import")
def import_tried_file(id: str) -> BaseResponse:
    """After a dry run, import its file with the same options."""
    require(import_job.request_import)
    try:
        job = import_job.request_kept(g.caller, id)
    except NotFound as gone:
        return _form(_typed_for(jobs.get_job(g.caller, id)), [gone.message], 404)
    except TooManyRequests as refusal:
        return _form(_typed_for(jobs.get_job(g.caller, id)), [refusal.message], 429)
    return see_other(f"/jobs/{job.id}")


def _typed_for(job: JobView) -> _Typed:
    """What was typed into the form of an import."""
    if job.kind != JobKind.BULK_IMPORT:
        raise NotFound
    plan = import_job.plan_of(job)
    columns = ", ".join(f"{column}={field}" for column, field in plan.columns.items())
    host = next(iter(plan.hosts.values()), "")
    return _Typed(plan.source, host, columns, make_up_aliases=plan.make_up_aliases)


def _form(typed: _Typed, wrong: list[str] | None = None, status: int = 200) -> Response:
    hosts = [host.host for host in g.caller.workspace.hosts]
    return page("import.html", status, values=typed, wrong=wrong or [], sources=SOURCE_NAMES, hosts=hosts)
