"""Links and redirects: lists, making, changing, deleting, what became of one."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlencode

from flask import Response, current_app, g, make_response, redirect, request

from service import addresses, qr
from service.click_kinds import BREAKDOWNS
from service.dashboard import charts
from service.dashboard.blueprint import after, blp, page, require
from service.dashboard.forms import Form
from service.errors import Invalid
from service.filter_words import CREATED, HEALTH
from service.operations import aliases, bulk, checks, clicks, hosts, pins, records
from service.operations.listing import Cursors
from service.plugins import PLUGINS
from service.record_types import REDIRECT_HANDLER, SHORT_URL_HANDLER, TYPES
from service.schemas.explain import ExplainQuestion, Explanation
from service.schemas.filters import FilterQuery, require_some
from service.schemas.listing import SORTS, RecordQuery
from service.schemas.qr import QrLook, QrQuery
from service.schemas.reading import read
from service.schemas.record import LinkCreate, RedirectInput
from service.schemas.shared import AliasQuestion
from service.visits import gate
from service.visits.explain import explain

PER_PAGE = 50
# Names of lists, as their addresses and headings say them.
LISTS = {"links": SHORT_URL_HANDLER, "redirects": REDIRECT_HANDLER}


@blp.get("/")
def home():
    return _list("links")


@blp.get("/links")
def links():
    return _list("links")


@blp.get("/redirects")
def redirects():
    return _list("redirects")


def _list(name: str) -> Response:
    asked = {key: value for key, value in request.args.items() if value}
    try:
        query = read(RecordQuery(), {"per_page": str(PER_PAGE), **asked})
        rows, cursors = records.list_records(g.caller, handler=LISTS[name], **query)
        wrong = None
    except Invalid as error:
        rows, cursors, query = [], Cursors(None, None, None), {"filters": {}, "sort": "-created_at"}
        wrong = " ".join(error.reasons)
    address = f"/{name}?"
    shown = {key[7:-1]: value for key, value in asked.items() if key.startswith("filter[")}
    more = address + urlencode({**asked, "cursor": cursors.next}) if cursors.next else None
    chips = [
        {"kind": one["kind"], "value": one["value"], "url": address + urlencode({_filter(one["kind"]): one["value"]})}
        for one in pins.list_pins(g.caller)
        if one["kind"] != "type"
    ]
    return page(
        "records.html",
        422 if wrong else 200,
        name=name,
        rows=rows,
        more=more,
        chips=chips,
        asked=asked,
        shown=shown,
        has_filters=bool(shown.keys() - {"search"}),
        sort=query["sort"],
        sorts=SORTS,
        filters=urlencode({key: value for key, value in asked.items() if key.startswith("filter[")}),
        wrong=wrong,
        words={"health": HEALTH, "created": CREATED, "traffic": ("none", "any")},
    )


def _filter(kind: str) -> str:
    return f"filter[{'tags' if kind == 'tag' else kind}]"


# --- making and changing ----------------------------------------------------------------------------------------


@blp.route("/links/new", methods=["GET", "POST"])
def new_link():
    require(records.create_link)
    form = Form(LinkCreate, {"host": request.args.get("host", ""), "type": "link"})
    if request.method == "POST":
        made = form.submit(request.form, lambda **fields: records.create_link(g.caller, **fields))
        if made is not None:
            return after(f"/links/{made.id}", "Your short link is ready.")
    return _form("new_link.html", form, title="New short link", types=["link", "frame"])


@blp.route("/redirects/new", methods=["GET", "POST"])
def new_redirect():
    require(records.create_redirect)
    form = Form(RedirectInput, {"type": "redirect"})
    if request.method == "POST":
        made = form.submit(request.form, lambda **fields: records.create_redirect(g.caller, **fields))
        if made is not None:
            return after(f"/links/{made.id}", "The redirect is in place.")
    return _form("new_redirect.html", form, title="New redirect", types=["redirect"])


@blp.route("/links/<id>/edit", methods=["GET", "POST"])
def edit_record(id):
    require(records.update_redirect)
    record = records.get_link(g.caller, id)
    form = Form(RedirectInput, _values(record))
    if request.method == "POST":
        changed = form.submit(request.form, lambda **fields: _update(record, fields))
        if changed is not None:
            return after(f"/links/{id}", "Your changes are saved.")
    return _form("edit_record.html", form, title=f"Change {record.host}/{record.alias}", record=record, types=[*TYPES])


def _update(record: Any, fields: dict[str, Any]) -> Any:
    for name, kept in (("expires", record.expired_at), ("starts", record.starts_at)):
        if kept and fields.get(name, "")[:19] == kept[:19]:
            # An input for a moment has no fractions of a second.
            fields[name] = kept
    if not fields.get("password") and "remove_password" not in request.form:
        # An empty input keeps the password: the one that is set is shown to nobody.
        fields.pop("password", None)
    return records.update_redirect(g.caller, record.id, **fields)


def _values(record: Any) -> dict[str, Any]:
    values = {name: getattr(record, name, None) for name in Form(RedirectInput).schema.fields}
    several = record.destinations or []
    return {
        **values,
        "destination": None if several else record.destination,
        "expires": record.expired_at,
        "starts": record.starts_at,
        "paused": record.paused_by == "user",
        "password": "",
        "plugins": record.plugins or [],
    }


def _form(template: str, form: Form, **context: Any) -> Response:
    known, _ = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters={})
    return page(template, 422 if form.errors else 200, form=form, hosts=known, plugins=PLUGINS, **context)


@blp.get("/aliases/suggest")
def suggest_alias():
    """A free alias for what stands in the form, and whether the one that was typed is free."""
    try:
        given = {name: request.args[name] for name in ("host", "title", "destination") if request.args.get(name)}
        suggestions = aliases.suggest_aliases(g.caller, **read(AliasQuestion(), given))
    except Invalid:
        suggestions = {"data": []}
    typed, wrong = request.args.get("alias", ""), ""
    if typed and suggestions["data"]:
        try:
            wrong = "" if aliases.is_free(g.caller, request.args["host"], typed) else "This alias is taken."
        except Invalid as error:
            wrong = " ".join(error.errors["alias"])
    return page("suggestions.html", suggestions=suggestions["data"], typed=typed, wrong=wrong)


# --- deleting ---------------------------------------------------------------------------------------------------


@blp.post("/links/<id>/delete")
def delete_record(id):
    record = records.find_record(g.caller, id)
    records.delete_redirect(g.caller, id)
    name = next(name for name, handler in LISTS.items() if handler == record.handler)
    return after(f"/{name}", f"{record.host}/{record.alias} is deleted.")


@blp.route("/links/delete", methods=["GET", "POST"])
def delete_many():
    """First the number and a few of them, then the deletion of exactly these."""
    given = {key: value for key, value in request.values.items() if key.startswith("filter[") and value}
    if chosen := request.values.getlist("id"):
        given["filter[id]"] = ",".join(chosen)
    require(bulk.request_deletion)
    if not given:
        raise Invalid({"id": ["Choose at least one first."]})
    filters = read(FilterQuery(), given)["filters"]
    require_some(filters)
    if request.method == "POST" and "confirmation_token" in request.form:
        job = bulk.confirm_deletion(g.caller, filters, confirmation_token=request.form["confirmation_token"])
        return after(f"/jobs/{job.id}")
    return page("delete_many.html", preview=bulk.preview_deletion(g.caller, filters), given=given)


# --- one record -------------------------------------------------------------------------------------------------


@blp.get("/links/<id>")
def record(id):
    found = records.get_link(g.caller, id)
    by = request.args.get("by", "referrer")
    days = clicks.link_clicks(g.caller, id, by="day")
    breakdown = clicks.link_clicks(g.caller, id, by=by if by in BREAKDOWNS and by != "day" else "referrer")
    return page(
        "record.html",
        record=found,
        chart=charts.days(days["data"]),
        total=days["total"],
        days=days["data"],
        by=breakdown["by"],
        breakdown=breakdown["data"],
        breakdowns=[one for one in BREAKDOWNS if one != "day"],
        checks=checks.list_checks(g.caller, id)[:10] if found.monitor != "off" else [],
        plugins=PLUGINS,
        may_be_linked=addresses.may_be_linked,
        qr_form=Form(QrLook, found.qr),
    )


@blp.post("/links/<id>/pause")
def pause_record(id):
    """Pause or resume: the record's own configuration with nothing else changed."""
    found = records.get_link(g.caller, id)
    records.set_paused(g.caller, id, paused="resume" not in request.form)
    return after(f"/links/{found.id}", "It works again." if "resume" in request.form else "It is paused.")


@blp.post("/links/<id>/qr")
def change_qr(id):
    form = Form(QrLook)
    if form.submit(request.form, lambda **look: records.set_qr(g.caller, id, look=look)) is None and form.errors:
        raise Invalid(form.errors)
    return after(f"/links/{id}", "The QR code has its new look.")


@blp.get("/links/<id>/qr.<any(svg, png):format>")
def qr_picture(id, format):
    query = read(QrQuery(), {"format": format, **{key: value for key, value in request.args.items() if key == "size"}})
    found = records.record_for_qr(g.caller, id)
    response = make_response(qr.picture(found.url, found.qr, **query))
    response.mimetype = qr.TYPES[format]
    if "download" in request.args:
        name = f"{found.alias.replace('/', '-') or found.host}.{format}"
        # Headers are Latin-1; RFC 6266 says how other names are written.
        named = f'filename="{name}"' if name.isascii() else f"filename*=UTF-8''{quote(name)}"
        response.headers["Content-Disposition"] = f"attachment; {named}"
    return response


@blp.get("/explain")
def explain_page():
    url = request.args.get("url", "").strip()
    explanation = wrong = None
    if url:
        asked: dict[str, Any] = {name: request.args[name] for name in ("url", "address") if request.args.get(name)}
        if request.args.get("agent"):
            asked["headers"] = {"User-Agent": request.args["agent"]}
        try:
            question = read(ExplainQuestion(), asked)
            explanation = Explanation().dump(
                explain(gate.of(current_app), workspace_id=g.caller.workspace.id, **question)
            )
        except Invalid as error:
            wrong = " ".join(error.reasons)
    return page("explain.html", url=url, explanation=explanation, wrong=wrong)


@blp.get("/search")
def search():
    """The search field of every page."""
    return redirect("/links?" + urlencode({"filter[search]": request.args.get("q", "")}), 303)
