"""Links and redirects: list, create, change and delete them; the page of one, its clicks, checks and QR code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from flask import Response, current_app, g, make_response, redirect, request
from werkzeug.security import check_password_hash
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard import charts
from signpost.dashboard.blueprint import blp, page, require, see_other
from signpost.dashboard.drafts import keeps_draft
from signpost.dashboard.forms import LABELS, Form, RecordForm
from signpost.dashboard.once import create_once
from signpost.domain import addresses, qr
from signpost.domain.breakdowns import BREAKDOWNS
from signpost.domain.errors import Invalid, NotFound, Outdated
from signpost.domain.filter_values import CREATED, HEALTH
from signpost.domain.plugins import PLUGINS
from signpost.domain.record import KEEP, TYPES, Handler, RecordConfig, RecordView
from signpost.operations import aliases, bulk, checks, clicks, hosts, pins, records
from signpost.operations.hosts import HostView
from signpost.operations.listing import Cursors
from signpost.operations.record_versions import QR, version
from signpost.schemas.explain import ExplainQuestion, Explanation
from signpost.schemas.filters import MOST_IDS, require_some
from signpost.schemas.job import BulkBody
from signpost.schemas.listing import SORTS, RecordQuery
from signpost.schemas.loading import load
from signpost.schemas.qr import QrLook, QrQuery
from signpost.schemas.record import LinkCreate, RedirectInput
from signpost.schemas.shared import AliasQuestion
from signpost.storage.models import Host
from signpost.visits import middleware
from signpost.visits.explain import explain

PER_PAGE = 50
# The lists, by the names in their addresses.
LISTS = {"links": Handler.SHORT_URL, "redirects": Handler.REDIRECT}


@blp.get("/")
def home() -> Response:
    return _list("links")


@blp.get("/links")
def links() -> Response:
    return _list("links")


@blp.get("/redirects")
def redirects() -> Response:
    return _list("redirects")


def _list(name: str, params: dict[str, str] | None = None, chosen: Iterable[str] = (), problem: str = "") -> Response:
    """A page of a list. params: the query of its address; chosen: rows that are ticked; problem: an error to show."""
    if params is None:
        params = {key: value for key, value in request.args.items() if value}
    choose_all = params.pop("choose", "") == "all"
    elsewhere, wrong = False, problem
    try:
        query = load(RecordQuery(), {"per_page": str(PER_PAGE), **params})
        rows, cursors, elsewhere = _rows(name, query)
    except Invalid as error:
        rows, cursors, query = [], Cursors(None, None, None), {"filters": {}, "sort": "-created_at"}
        wrong = error.sentences()
    address = f"/{name}?"
    shown = {key[7:-1]: value for key, value in params.items() if key.startswith("filter[")}
    more = address + urlencode({**params, "cursor": cursors.next}) if cursors.next else None
    chips = [
        {"kind": one["kind"], "value": one["value"], "url": address + urlencode({_filter(one["kind"]): one["value"]})}
        for one in pins.list_pins(g.caller)
        if one["kind"] != "type"
    ]
    here = {row.id for row in rows}
    other = next(one for one in LISTS if one != name)
    there = _address(other, {key: value for key, value in params.items() if key != "cursor"}) if elsewhere else None
    return page(
        "records.html",
        422 if wrong else 200,
        name=name,
        rows=rows,
        more=more,
        chips=chips,
        params=params,
        shown=shown,
        has_filters=bool(shown.keys() - {"search"}),
        sort=query["sort"],
        sorts=SORTS,
        filters=urlencode({key: value for key, value in params.items() if key.startswith("filter[")}),
        wrong=wrong,
        words={"health": HEALTH, "created": CREATED, "traffic": ("none", "any")},
        chosen=here if choose_all else here & set(chosen),
        # Ticked on later pages of the list.
        chosen_elsewhere=[one for one in chosen if one not in here],
        max_chosen=f"{MOST_IDS:,}",
        choose_all=address + urlencode({**params, "choose": "all"}),
        back=_address(name, params),
        other=there,
        here=f"/{name}",
    )


def _rows(name: str, query: dict[str, Any]) -> tuple[list[Any], Cursors, bool]:
    """The rows of a list, its cursors, and whether the search also matches on the other list."""
    filters, sort = query["filters"], query["sort"]
    if "search" not in filters or "handler" in filters or "cursor" in query:
        return *records.list_records(g.caller, handler=LISTS[name], **query), False
    # If few records match, one search is enough: rare matches take longest in a large workspace.
    rows, cursors = records.list_records(g.caller, **query)
    if cursors.next is None:
        own = [row for row in rows if row.handler == LISTS[name]]
        return own, Cursors(None, None, None), len(own) < len(rows)
    other = next(handler for key, handler in LISTS.items() if key != name)
    found, _ = records.list_records(g.caller, handler=other, sort=sort, per_page=1, filters=filters)
    return *records.list_records(g.caller, handler=LISTS[name], **query), bool(found)


def _filter(kind: str) -> str:
    return f"filter[{'tags' if kind == 'tag' else kind}]"


# --- create and change ------------------------------------------------------------------------------------------


@blp.route("/links/new", methods=["GET", "POST"])
@keeps_draft
def new_link() -> BaseResponse:
    require(records.create_link)
    known, wrong = _hosts_to_choose()
    form = RecordForm(LinkCreate, {"host": request.args.get("host") or _host_that_works(known), "type": "link"})
    if request.method == "POST":
        created_id = form.submit(
            request.form, lambda **fields: create_once(lambda: records.create_link(g.caller, **fields).id)
        )
        if created_id is not None:
            return _show_created(created_id, "Your short link is ready.")
    elif g.draft is not None:
        form.show(g.draft)
    return _form("new_link.html", form, title="New short link", types=["link", "frame"], hosts=known, host_notes=wrong)


@blp.route("/redirects/new", methods=["GET", "POST"])
@keeps_draft
def new_redirect() -> BaseResponse:
    require(records.create_redirect)
    prefilled = {name: request.args[name] for name in ("url", "destination", "match") if name in request.args}
    form = RecordForm(RedirectInput, {"type": "redirect", **prefilled})
    if request.method == "POST":
        created_id = form.submit(
            request.form, lambda **fields: create_once(lambda: records.create_redirect(g.caller, **fields).id)
        )
        if created_id is not None:
            return _show_created(created_id, "The redirect is ready.")
    elif g.draft is not None:
        form.show(g.draft)
    return _form("new_redirect.html", form, title="New redirect", types=["redirect"])


def _show_created(id: str, notice: str) -> BaseResponse:
    try:
        found = records.get_link(g.caller, id)
    except NotFound:
        # The same form was sent a second time.
        return see_other(request.path, "What this form created has since been deleted. This is a new form.")
    host = g.caller.workspace.hosts.where(Host.host == found.host).get_or_none()
    if host is not None and _has_wrong_dns(host):
        notice = f"Created. It works as soon as the DNS of {found.host} points here."
    return see_other(f"/links/{id}", notice)


def _has_wrong_dns(host: Host | HostView) -> bool:
    # A host that has not been checked yet may be correct.
    return bool(host.checked_at) and not host.correct


def _hosts_to_choose() -> tuple[list[HostView], dict[str, str]]:
    """The hostnames of the workspace, and what is wrong with some of them."""
    known, _ = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters={})
    notes = {host.host: "DNS is wrong" for host in known if _has_wrong_dns(host)}
    return known, {**notes, **{host.host: "no new short links" for host in known if not host.short_links_enabled}}


def _host_that_works(known: list[HostView]) -> str:
    """The default hostname of a new link: the one used last if it works, else another one that does."""
    takes = [host for host in known if host.short_links_enabled]
    newest, _ = records.list_records(g.caller, handler=Handler.SHORT_URL, sort="-created_at", per_page=1, filters={})
    last = [host for host in takes if newest and host.host == newest[0].host and not _has_wrong_dns(host)]
    working = [host for host in takes if host.correct]
    unknown = [host for host in takes if not _has_wrong_dns(host)]
    return next((host.host for host in (*last, *working, *unknown, *takes, *known)), "")


@blp.route("/links/<id>/edit", methods=["GET", "POST"])
@keeps_draft
def edit_record(id: str) -> BaseResponse:
    require(records.update_redirect)
    record = records.get_link(g.caller, id)
    form = RecordForm(RedirectInput, _values(record), record.tags)
    seen, differing = version(record), None
    if request.method == "POST":
        try:
            changed = form.submit(request.form, lambda url, config: _update(record, url, config))
            if changed is not None:
                return see_other(f"/links/{id}", "Your changes are saved.")
            seen = request.form.get("version", seen)
        except Outdated:
            record = records.get_link(g.caller, id)
            # Once the person has been shown the present values, saving again overwrites them.
            seen, differing = version(record), _differing(form, record)
            if not differing:
                return see_other(f"/links/{id}", "Your changes are saved.")
    elif g.draft is not None:
        form.show(g.draft)
        seen = g.draft.get("version", seen)
    return _form(
        "edit_record.html",
        form,
        409 if differing else None,
        title=f"Change {record.host}/{record.alias}",
        record=record,
        types=[*TYPES],
        version=seen,
        differing=differing,
        here=_section(record),
    )


def _differing(form: RecordForm, record: Any) -> list[tuple[str, str, str]]:
    """For each field that differs: its label, the text of the form, and the text of the record."""
    present = RecordForm(RedirectInput, _values(record), record.tags)
    rows = [(LABELS[name], form.text(name), present.text(name)) for name in LABELS if name in form.schema.fields]
    rows = [(label, own, now) for label, own, now in rows if own != now and label != LABELS["password"]]
    password, hashed = request.form.get("password", ""), record.password_hash
    now = "a password is required" if hashed else "no password is required"
    if password and not (hashed and check_password_hash(hashed, password)):
        rows.append((LABELS["password"], "the one that you typed", now))
    elif "remove_password" in request.form and hashed:
        rows.append((LABELS["password"], "none", now))
    return rows


def _update(record: RecordView, url: tuple[str, str], config: RecordConfig) -> RecordView:
    # A datetime-local input has no fractions of a second.
    if record.expired_at and (config.expires or "")[:19] == record.expired_at[:19]:
        config = replace(config, expires=record.expired_at)
    if record.starts_at and isinstance(config.starts, str) and config.starts[:19] == record.starts_at[:19]:
        config = replace(config, starts=record.starts_at)
    if not isinstance(config.password, str) and "remove_password" not in request.form:
        # An empty input keeps the password, because the present one is never shown.
        config = replace(config, password=KEEP)
    return records.update_redirect(g.caller, record.id, url=url, config=config, expected=request.form.get("version"))


def _values(record: Any) -> dict[str, Any]:
    values = {name: getattr(record, name, None) for name in Form(RedirectInput).schema.fields}
    several = record.destinations or []
    return {
        **values,
        # Several destinations have a field of their own.
        "destination": None if several else record.destination,
        "expires": record.expired_at,
        "starts": record.starts_at,
        "paused": record.paused_by == "user",
        "password": "",
        "plugins": record.plugins or [],
    }


def _form(template: str, form: Form, status: int | None = None, **context: Any) -> Response:
    if "hosts" not in context:
        context["hosts"], _ = _hosts_to_choose()
    return page(template, status or (422 if form.errors else 200), form=form, plugins=PLUGINS, **context)


def _section(record: Any) -> str:
    """The list that contains a record; the navigation marks it."""
    return "/" + next(name for name, handler in LISTS.items() if handler == record.handler)


@blp.get("/aliases/suggest")
def suggest_alias() -> Response:
    """Free aliases for the form as it is now, and whether the typed one is free."""
    try:
        given = {name: request.args[name] for name in ("host", "title", "destination") if request.args.get(name)}
        suggestions = aliases.suggest_aliases(g.caller, **load(AliasQuestion(), given))
    except Invalid:
        suggestions = {"data": []}
    typed, wrong = request.args.get("alias", ""), ""
    if typed and suggestions["data"]:
        try:
            wrong = "" if aliases.is_free(g.caller, request.args["host"], typed) else "This alias is taken."
        except Invalid as error:
            wrong = " ".join(error.errors["alias"])
    return page("suggestions.html", suggestions=suggestions["data"], typed=typed, wrong=wrong)


# --- delete -----------------------------------------------------------------------------------------------------


@blp.post("/links/<id>/delete")
def delete_record(id: str) -> BaseResponse:
    record = records.get_link(g.caller, id)
    records.delete_redirect(g.caller, id)
    return see_other(_section(record), f"{record.host}/{record.alias} is deleted.")


@blp.route("/links/delete", methods=["GET", "POST"])
def delete_many() -> BaseResponse:
    """A preview with the number and a few samples, then the deletion of exactly these records."""
    require(bulk.request_deletion)
    name, params = _list_of(request.values.get("back", ""))
    given = {key[7:-1]: value for key, value in request.values.items() if key.startswith("filter[") and value}
    chosen = list(dict.fromkeys(request.values.getlist("id")))
    try:
        if not given and not chosen:
            raise Invalid({"id": ["Choose at least one first."]})
        if len(chosen) > MOST_IDS:
            raise Invalid({"id": [f"You chose {len(chosen)}; up to {MOST_IDS} can be deleted at once."]})
        of_chosen = {"id": ",".join(chosen)} if chosen else {}
        filters = load(BulkBody(), {"filter": {**given, **of_chosen}})["filter"]
        require_some(filters)
    except Invalid as error:
        return _list(name, params, chosen, error.sentences())
    wrong = ""
    if request.method == "POST" and "confirmation_token" in request.form:
        try:
            job = bulk.confirm_deletion(g.caller, filters, confirmation_token=request.form["confirmation_token"])
            return see_other(f"/jobs/{job.id}?" + urlencode({"back": _address(name, params)}))
        except Invalid as error:
            wrong = error.sentences()
    return page(
        "delete_many.html",
        422 if wrong else 200,
        preview=bulk.preview_deletion(g.caller, filters),
        given=given,
        chosen=chosen,
        back=_address(name, params),
        wrong=wrong,
        here=f"/{name}",
    )


def _list_of(address: str) -> tuple[str, dict[str, str]]:
    """The list that one of our addresses names, and its query."""
    path, _, query = address.partition("?")
    name = path.strip("/")
    if name not in LISTS:
        return "links", {}
    return name, {key: value for key, value in parse_qsl(query) if value}


def _address(name: str, params: dict[str, str]) -> str:
    return f"/{name}?{urlencode(params)}".rstrip("?")


# --- one record -------------------------------------------------------------------------------------------------


@blp.get("/links/<id>")
def record(id: str) -> Response:
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
        version=version(found),
        qr_version=version(found, QR),
        trouble=_trouble(found),
        here=_section(found),
    )


def _trouble(record: Any) -> str:
    """What is wrong with the hostname of a record, so that visitors do not reach it."""
    host = g.caller.workspace.hosts.where(Host.host == record.host).get_or_none()
    if host is None:
        return f"{record.host} is not connected, so visitors do not reach this link."
    return f"The DNS of {record.host} does not point here, so visitors do not reach it." if _has_wrong_dns(host) else ""


@blp.post("/links/<id>/pause")
def pause_record(id: str) -> BaseResponse:
    """Pause or resume a record; nothing else about it changes."""
    is_resumed = "resume" in request.form
    try:
        records.set_paused(g.caller, id, paused=not is_resumed, expected=request.form.get("version"))
    except Outdated:
        found = records.get_link(g.caller, id)
        now = RecordForm(RedirectInput, _values(found))
        facts = [(label, now.text(name)) for name, label in LABELS.items() if name in now.values and now.text(name)]
        return page(
            "conflict.html",
            409,
            record=found,
            facts=[(label, text) for label, text in facts if text != "off"],
            fields={"version": version(found), **({"resume": ""} if is_resumed else {})},
            action=f"/links/{id}/pause",
            button="Resume it as it is now" if is_resumed else "Pause it as it is now",
            here=_section(found),
        )
    return see_other(f"/links/{id}", "It works again." if is_resumed else "It is paused.")


@blp.post("/links/<id>/qr")
def change_qr(id: str) -> BaseResponse:
    form, seen = Form(QrLook), request.form.get("version")
    try:
        done = form.submit(request.form, lambda **look: records.set_qr(g.caller, id, look=look, expected=seen))
    except Outdated:
        found = records.get_link(g.caller, id)
        rows = [(_QR_LABELS[name], _text(form.values[name]), _text(found.qr[name])) for name in _QR_LABELS]
        typed = {name: text for name, text in request.form.items() if name in _QR_LABELS}
        return page(
            "conflict.html",
            409,
            record=found,
            differing=[row for row in rows if row[1] != row[2]],
            fields={**typed, "version": version(found, QR)},
            action=f"/links/{id}/qr",
            button="Save mine",
            here=_section(found),
        )
    if done is None and form.errors:
        raise Invalid(form.errors)
    return see_other(f"/links/{id}", "The QR code is changed.")


_QR_LABELS = {
    "theme": "Dots", "color": "Color", "margin": "Margin", "logo": "Logo in the middle", "show_url": "Address below",
}  # fmt: skip


def _text(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@blp.get("/links/<id>/qr.<any(svg, png):format>")
def qr_picture(id: str, format: str) -> Response:
    query = load(QrQuery(), {"format": format, **{key: value for key, value in request.args.items() if key == "size"}})
    found = records.record_for_qr(g.caller, id)
    response = make_response(qr.picture(found.url, found.qr, **query))
    response.mimetype = qr.TYPES[format]
    if "download" in request.args:
        name = f"{found.alias.replace('/', '-') or found.host}.{format}"
        # Headers are Latin-1; RFC 6266 defines how to write other names.
        parameter = f'filename="{name}"' if name.isascii() else f"filename*=UTF-8''{quote(name)}"
        response.headers["Content-Disposition"] = f"attachment; {parameter}"
    return response


@blp.get("/explain")
def explain_page() -> Response:
    url = request.args.get("url", "").strip()
    explanation = wrong = None
    if url:
        visit: dict[str, Any] = {name: request.args[name] for name in ("url", "address") if request.args.get(name)}
        if request.args.get("agent"):
            visit["headers"] = {"User-Agent": request.args["agent"]}
        try:
            question = load(ExplainQuestion(), visit)
            explanation = Explanation().dump(
                explain(middleware.of(current_app), workspace_id=g.caller.workspace.id, **question)
            )
        except Invalid as error:
            wrong = error.sentences()
    return page("explain.html", url=url, explanation=explanation, wrong=wrong)


@blp.get("/search")
def search() -> BaseResponse:
    """The search field of every page."""
    return redirect("/links?" + urlencode({"filter[search]": request.args.get("q", "")}), 303)
