"""Import in three steps: choose a file, check what would happen to its lines, import the same file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import Response, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from redirect_formats import FORMAT_NAMES, REDIRECT_FORMATS
from signpost.domain.errors import Invalid, NotFound, TooManyRequests
from signpost.domain.jobs import JobKind
from signpost.domain.records.record import RecordType
from signpost.features.dashboard.addresses import root
from signpost.features.dashboard.blueprint import page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import LABELS, create_once
from signpost.features.transfer import import_check, import_files, import_job
from signpost.features.transfer.download import stream
from signpost.features.transfer.imported_records import TakenAddress
from signpost.features.transfer.importer import LEFT_OUT, NOTE, ImportPlan, LineResult
from signpost.features.transfer.pages import blp
from signpost.features.transfer.reading.cells import TAGS_BY_SEMICOLON
from signpost.features.transfer.reading.sources import OWN, SOURCE_NAMES, SOURCES, TABLE
from signpost.operations import jobs
from signpost.operations.jobs import JobView
from signpost.operations.records.record_writer import WriteResult
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

# Refused lines on the page, and lines that are fine; the download has all that the report has.
SHOWN_REFUSED, SHOWN_FINE = 50, 10
# Lines with new addresses or notes on the page of an import.
SHOWN_IMPORTED = 200
# How long a form waits for the end of its dry run; a page that comes earlier looks for it every second.
WAIT_S = 1.0
ONLY_CSV = "signpost-not-imported.csv"
# What a column can become, besides the fields of a record.
COLUMN_LABELS = Translated(
    {
        **LABELS,
        "old_url": mark("Short link or old address"),
        "url": mark("Short link or old address"),
        "alias": mark("Short path alone"),
        "host": mark("Hostname"),
        "destination": mark("Destination"),
        "paused": mark("Paused"),
        "created_at": mark("Date created"),
        "total_clicks": mark("Clicks so far"),
        "has_password": mark("Has a password"),
        "other_urls": mark("More short links to the same page"),
        "utm.source": mark("UTM source"),
        "utm.medium": mark("UTM medium"),
        "utm.campaign": mark("UTM campaign"),
        "utm.term": mark("UTM term"),
        "utm.content": mark("UTM content"),
        "card.title": mark("Title in chats"),
        "card.description": mark("Description in chats"),
        "card.image": mark("Picture in chats"),
        "qr.theme": mark("QR code: theme"),
        "qr.color": mark("QR code: color"),
        "qr.background": mark("QR code: background"),
        "qr.logo": mark("QR code: logo"),
        "qr.show_url": mark("QR code: shows the URL"),
        "qr.margin": mark("QR code: margin"),
    }
)
_FIELDS = frozenset(field for source in SOURCES.values() for field in source.columns.values()) | {TAGS_BY_SEMICOLON}
_COLUMN = re.compile(r"column-([0-9]{1,3})")
# What may be done with lines whose address is here already, and leads elsewhere.
TAKEN = Translated(
    {
        TakenAddress.KEEP: mark("Keep mine"),
        TakenAddress.REPLACE: mark("Take the file’s"),
        TakenAddress.BESIDE: mark("Add as /alias-2"),
    }
)
GONE = mark("That file is no longer here. Choose it again.")


@blp.get("/import")
def import_page() -> Response:
    return _first_step()


@blp.post("/import")
def check_file() -> BaseResponse:
    """The first step: the file is stored, and a dry run of it begins."""
    require(import_job.request_import)
    file = request.files.get("file")
    try:
        if file is None:
            raise Invalid({"file": [_("Choose a file.")]})
        with file.stream as stream:
            if not file.filename:
                raise Invalid({"file": [_("Choose a file.")]})
            job = import_check.request_check(g.caller, stream, file.filename)
    except Invalid as refusal:
        return _first_step(refusal.reasons, 422)
    except TooManyRequests as refusal:
        return _first_step([refusal.message], 429)
    return _checked(job)


def _checked(job: JobView) -> BaseResponse:
    """To the numbers, which most files have within a second."""
    return see_other(f"/import/{jobs.wait_for(g.caller, job, WAIT_S).id}")


def _first_step(wrong: list[str] | None = None, status: int = 200) -> Response:
    has_hosts = bool(import_check.connected_hosts(g.caller))
    return page(
        "transfer/import.html",
        status,
        wrong=wrong or [],
        has_hosts=has_hosts,
        formats=FORMAT_NAMES,
        sources=SOURCE_NAMES,
    )


@blp.get("/import/<id>")
def check_page(id: str) -> BaseResponse:
    """The second step. While the dry run goes on, the page looks for its end every second."""
    try:
        job = _dry_run(id)
    except NotFound:
        return see_other("/import", _(GONE))
    return _second_step(job)


@blp.post("/import/<id>")
@offers_again(mark("Check the file again"))
def check_again(id: str) -> BaseResponse:
    """Check the same file with other columns, another hostname and so on."""
    require(import_job.request_import)
    try:
        job = _dry_run(id)
        plan = _chosen(job)
        return _checked(import_job.request_again(g.caller, id, plan))
    except NotFound:
        return see_other("/import", _(GONE))
    except (Invalid, TooManyRequests) as refusal:
        return _refused(id, refusal)


@blp.post("/import/<id>/start")
@offers_again(mark("Import"))
def import_checked_file(id: str) -> BaseResponse:
    """The third step: import the file as it was checked."""
    require(import_job.request_import)
    try:
        if changed := _changed(id):
            return see_other(f"/import/{changed.id}", _("You changed something. Check the numbers, then import."))
        return see_other(f"/jobs/{create_once(lambda: import_job.request_stored(g.caller, id).id)}")
    except NotFound:
        return see_other("/import", _(GONE))
    except (Invalid, TooManyRequests) as refusal:
        return _refused(id, refusal)


def _changed(id: str) -> JobView | None:
    """Another dry run if the form says something else than what was checked. Raises NotFound, Invalid."""
    job = _dry_run(id)
    # Without a file the form was sent before.
    if "source" not in request.form or import_files.stored_file(job) is None:
        return None
    plan = _chosen(job)
    return None if plan == import_job.plan_of(job) else import_job.request_again(g.caller, id, plan)


def _refused(id: str, refusal: Invalid | TooManyRequests) -> Response:
    reasons = refusal.reasons if isinstance(refusal, Invalid) else [refusal.message]
    return _second_step(_dry_run(id), reasons, refusal.status)


def _dry_run(id: str) -> JobView:
    """Raises NotFound."""
    job = jobs.get_job(g.caller, id)
    if job.kind != JobKind.BULK_IMPORT or not job.is_dry:
        raise NotFound
    return job


def _chosen(job: JobView) -> ImportPlan:
    """What the form of the second step says. Raises NotFound, Invalid."""
    form = request.form
    source, host, type_ = (form.get(name, "") for name in ("source", "host", "type"))
    if source not in SOURCE_NAMES:
        raise Invalid({"source": [_("Choose the service that wrote the file.")]})
    if host and host not in {entry.host for entry in g.caller.workspace.hosts}:
        raise Invalid({"host": [_("Choose one of your hostnames.")]})
    columns = {int(found[1]): field for name, field in form.items() if (found := _COLUMN.fullmatch(name))}
    if not {*columns.values()} <= _FIELDS | {""}:
        raise Invalid({"columns": [_("Choose from the list what each column becomes.")]})
    if type_ not in ("", RecordType.LINK, RecordType.REDIRECT):
        raise Invalid({"type": [_("Choose short links or redirects.")]})
    return import_check.chosen(
        g.caller,
        job.id,
        source=source,
        type=type_,
        host=host,
        columns=columns,
        make_up_aliases="make_up_aliases" in form,
        taken=_taken(),
    )


def _taken() -> TakenAddress | None:
    """What the form says of addresses that are taken; None: it does not ask, as none is."""
    text = request.form.get("taken")
    if text is not None and text not in TAKEN:
        raise Invalid({"taken": [_("Choose from the list what happens to links that lead elsewhere.")]})
    return None if text is None else TakenAddress(text)


def _second_step(job: JobView, wrong: list[str] | None = None, status: int = 200) -> Response:
    plan, reported = import_job.plan_of(job), shown_lines(job)
    preview = import_check.preview(job) if import_files.stored_file(job) is not None else None
    return page(
        "transfer/import_check.html",
        status,
        job=job,
        plan=plan,
        preview=preview,
        wrong=wrong or [],
        problem=_problem(job, plan, preview),
        notes=[note for note in reported.notes if not (preview and _is_shown(note))],
        reported=reported,
        fine=reported.fine[:SHOWN_FINE],
        is_table=plan.source not in REDIRECT_FORMATS,
        says_type=any(column.field == "type" for column in preview.columns) if preview else False,
        better=SOURCE_NAMES[preview.better] if preview and preview.better else "",
        hosts=import_check.connected_hosts(g.caller),
        host=next(iter(plan.hosts.values()), ""),
        sources=_sources(plan.source),
        fields=import_check.FIELDS,
        column_labels=COLUMN_LABELS,
        is_worth_importing=import_files.is_worth_importing(job),
        why=why,
        taken=TAKEN,
        delimiters={",": _("commas"), ";": _("semicolons"), "\t": _("tabs"), "|": _("vertical bars")},
        encodings={"utf-8-sig": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252"},
        here="/import",
    )


def _is_shown(note: str) -> bool:
    """Whether the table of columns says the same."""
    return note.startswith((LEFT_OUT, "Read as "))


def _problem(job: JobView, plan: ImportPlan, preview: import_check.ImportPreview | None) -> str:
    """Why nothing can be imported from the file as a whole; "" if it can."""
    if preview is not None and not preview.has_addresses and not plan.make_up_aliases:
        return _("Choose which column holds the addresses: the short links or the old paths.")
    return _(job.reason)


def _sources(chosen: str) -> Mapping[str, Mapping[str, str]]:
    """The services and servers to choose from, in groups."""
    names = {key: name for key, name in SOURCE_NAMES.items() if key != TABLE or chosen == TABLE}
    return {
        _("Tables"): {key: names[key] for key in (OWN, TABLE) if key in names},
        _("Link shorteners"): {key: names[key] for key in SOURCES if key not in (OWN, TABLE)},
        _("Servers and websites"): dict(FORMAT_NAMES),
    }


def why(reasons: Mapping[str, list[str]]) -> str:
    return " ".join(import_check.sentences(reasons, COLUMN_LABELS))


@blp.get("/import/<id>/refused.csv")
def refused_csv(id: str) -> Response:
    """The lines that were not imported, each with its reason."""
    job = jobs.get_job(g.caller, id)
    if job.kind != JobKind.BULK_IMPORT:
        raise NotFound
    answer = stream(g.caller, import_check.refused_lines(job, COLUMN_LABELS), "text/csv")
    answer.headers["Content-Disposition"] = f"attachment; filename={ONLY_CSV}"
    return answer


@dataclass(frozen=True)
class ShownLines:
    """What the page of an import says about its lines.

    taken: those whose address is here already, and leads elsewhere; refused: the others that are not imported. The
    first ones of each, and how many there are. Where the report has not all of them, nothing is known of `taken`.
    beside_count: how many of `taken` the report has that got another alias.
    """

    notes: list[str]
    taken: list[LineResult]
    refused: list[LineResult]
    fine: list[LineResult]
    taken_count: int
    refused_count: int
    beside_count: int


def shown_lines(job: JobView) -> ShownLines:
    reported = import_check.report(job)
    refused = [line for line in reported if line.result == WriteResult.REFUSED]
    taken = [line for line in refused if line.is_taken] if len(refused) == job.refused else []
    others = [line for line in refused if line not in taken]
    return ShownLines(
        [line.note for line in reported if line.result == NOTE and line.note != job.reason],
        taken[:SHOWN_REFUSED],
        others[:SHOWN_REFUSED],
        [line for line in reported if line.result not in (WriteResult.REFUSED, NOTE)][:SHOWN_IMPORTED],
        len(taken),
        job.refused - len(taken),
        sum(line.is_taken and line.result == WriteResult.CREATED for line in reported),
    )


def job_page(job: JobView, shown: Mapping[str, Any]) -> BaseResponse:
    """The page of an import that runs or has run."""
    if job.is_dry:
        return redirect(f"{root()}/import/{job.id}")
    plan = import_job.plan_of(job)
    are_redirects = plan.source in REDIRECT_FORMATS or plan.type == RecordType.REDIRECT
    return page(
        "transfer/import_job.html",
        **shown,
        name=plan.name,
        is_from_service=plan.source in SOURCES and plan.source not in (OWN, TABLE),
        are_redirects=are_redirects,
        are_links=bool(plan.type) and not are_redirects,
        reported=shown_lines(job),
        why=why,
        here="/import",
    )
