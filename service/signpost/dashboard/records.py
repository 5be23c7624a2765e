"""Links and redirects: lists, making, changing, deleting, what became of one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from flask import Response, current_app, g, make_response, redirect, request
from werkzeug.security import check_password_hash

from signpost.dashboard import charts
from signpost.dashboard.blueprint import after, blp, keeps_form, made_once, page, require
from signpost.dashboard.forms import LABELS, Form, RecordForm
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
# Names of lists, as their addresses and headings say them.
LISTS = {"links": Handler.SHORT_URL, "redirects": Handler.REDIRECT}


@blp.get("/")
def home():
    return _list("links")


@blp.get("/links")
def links():
    return _list("links")


@blp.get("/redirects")
def redirects():
    return _list("redirects")


def _list(name: str, asked: dict[str, str] | None = None, chosen: Iterable[str] = (), problem: str = "") -> Response:
    """A page of a list. asked: what stands in its address; chosen: rows that are ticked; problem: what went wrong."""
    if asked is None:
        asked = {key: value for key, value in request.args.items() if value}
    choose_all = asked.pop("choose", "") == "all"
    elsewhere, wrong = False, problem
    try:
        query = load(RecordQuery(), {"per_page": str(PER_PAGE), **asked})
        rows, cursors, elsewhere = _found(name, query)
    except Invalid as error:
        rows, cursors, query = [], Cursors(None, None, None), {"filters": {}, "sort": "-created_at"}
        wrong = error.sentences()
    address = f"/{name}?"
    shown = {key[7:-1]: value for key, value in asked.items() if key.startswith("filter[")}
    more = address + urlencode({**asked, "cursor": cursors.next}) if cursors.next else None
    chips = [
        {"kind": one["kind"], "value": one["value"], "url": address + urlencode({_filter(one["kind"]): one["value"]})}
        for one in pins.list_pins(g.caller)
        if one["kind"] != "type"
    ]
    here = {row.id for row in rows}
    other = next(one for one in LISTS if one != name)
    there = _address(other, {key: value for key, value in asked.items() if key != "cursor"}) if elsewhere else None
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
        chosen=here if choose_all else here & set(chosen),
        # Ticked further down in a list that went on.
        chosen_elsewhere=[one for one in chosen if one not in here],
        most_chosen=f"{MOST_IDS:,}",
        choose_all=address + urlencode({**asked, "choose": "all"}),
        back=_address(name, asked),
        other=there,
        here=f"/{name}",
    )


def _found(name: str, query: dict[str, Any]) -> tuple[list[Any], Cursors, bool]:
    """The rows of a list, the cursors around them, and whether what is searched is on the other list as well."""
    filters, sort = query["filters"], query["sort"]
    if "search" not in filters or "handler" in filters or "cursor" in query:
        return *records.list_records(g.caller, handler=LISTS[name], **query), False
    # What few records match is looked for once: in a large workspace that takes longest.
    rows, cursors = records.list_records(g.caller, **query)
    if cursors.next is None:
        own = [row for row in rows if row.handler == LISTS[name]]
        return own, Cursors(None, None, None), len(own) < len(rows)
    other = next(handler for key, handler in LISTS.items() if key != name)
    found, _ = records.list_records(g.caller, handler=other, sort=sort, per_page=1, filters=filters)
    return *records.list_records(g.caller, handler=LISTS[name], **query), bool(found)


def _filter(kind: str) -> str:
    return f"filter[{'tags' if kind == 'tag' else kind}]"


# --- making and changing ----------------------------------------------------------------------------------------


@blp.route("/links/new", methods=["GET", "POST"])
@keeps_form
def new_link():
    require(records.create_link)
    known, wrong = _hosts_to_choose()
    form = RecordForm(LinkCreate, {"host": request.args.get("host") or _host_that_works(known), "type": "link"})
    if request.method == "POST":
        made = form.submit(request.form, lambda **fields: made_once(lambda: records.create_link(g.caller, **fields).id))
        if made is not None:
            return _made(made, "Your short link is ready.")
    elif g.again is not None:
        form.show(g.again)
    return _form("new_link.html", form, title="New short link", types=["link", "frame"], hosts=known, host_notes=wrong)


@blp.route("/redirects/new", methods=["GET", "POST"])
@keeps_form
def new_redirect():
    require(records.create_redirect)
    form = RecordForm(RedirectInput, {"type": "redirect"})
    if request.method == "POST":
        made = form.submit(
            request.form, lambda **fields: made_once(lambda: records.create_redirect(g.caller, **fields).id)
        )
        if made is not None:
            return _made(made, "The redirect is in place.")
    elif g.again is not None:
        form.show(g.again)
    return _form("new_redirect.html", form, title="New redirect", types=["redirect"])


def _made(id: str, done: str) -> Any:
    try:
        found = records.get_link(g.caller, id)
    except NotFound:
        # The same form, sent a second time after all.
        return after(request.path, "What this form made has been deleted since. This is a new form.")
    host = g.caller.workspace.hosts.where(Host.host == found.host).get_or_none()
    if host is not None and _has_wrong_dns(host):
        done = f"It is made, and works as soon as the DNS of {found.host} leads here."
    return after(f"/links/{id}", done)


def _has_wrong_dns(host: Host | HostView) -> bool:
    # One that was not looked at yet may be right.
    return bool(host.checked_at) and not host.correct


def _hosts_to_choose() -> tuple[list[HostView], dict[str, str]]:
    """The hostnames of the workspace, and what is wrong with some of them."""
    known, _ = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters={})
    notes = {host.host: "DNS is wrong" for host in known if _has_wrong_dns(host)}
    return known, {**notes, **{host.host: "no new short links" for host in known if not host.short_links_enabled}}


def _host_that_works(known: list[HostView]) -> str:
    """The hostname that a new link begins with: the one used last, if nothing is wrong with it, or one that works."""
    takes = [host for host in known if host.short_links_enabled]
    newest, _ = records.list_records(g.caller, handler=Handler.SHORT_URL, sort="-created_at", per_page=1, filters={})
    last = [host for host in takes if newest and host.host == newest[0].host and not _has_wrong_dns(host)]
    working = [host for host in takes if host.correct]
    unknown = [host for host in takes if not _has_wrong_dns(host)]
    return next((host.host for host in (*last, *working, *unknown, *takes, *known)), "")


@blp.route("/links/<id>/edit", methods=["GET", "POST"])
@keeps_form
def edit_record(id):
    require(records.update_redirect)
    record = records.get_link(g.caller, id)
    form = RecordForm(RedirectInput, _values(record), record.tags)
    seen, differing = version(record), None
    if request.method == "POST":
        try:
            changed = form.submit(request.form, lambda url, config: _update(record, url, config))
            if changed is not None:
                return after(f"/links/{id}", "Your changes are saved.")
            seen = request.form.get("version", seen)
        except Outdated:
            record = records.get_link(g.caller, id)
            # Once the person has been told what is there now, saving again is meant.
            seen, differing = version(record), _differing(form, record)
            if not differing:
                return after(f"/links/{id}", "Your changes are saved.")
    elif g.again is not None:
        form.show(g.again)
        seen = g.again.get("version", seen)
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
    """Label, text of the form and text of the record, for each field in which they differ."""
    present = RecordForm(RedirectInput, _values(record), record.tags)
    rows = [(LABELS[name], form.text(name), present.text(name)) for name in LABELS if name in form.schema.fields]
    rows = [(label, own, now) for label, own, now in rows if own != now and label != LABELS["password"]]
    password, hashed = request.form.get("password", ""), record.password_hash
    now = "is asked for" if hashed else "is not asked for"
    if password and not (hashed and check_password_hash(hashed, password)):
        rows.append((LABELS["password"], "the one that you typed", f"a password {now}"))
    elif "remove_password" in request.form and hashed:
        rows.append((LABELS["password"], "none", f"a password {now}"))
    return rows


def _update(record: RecordView, url: tuple[str, str], config: RecordConfig) -> RecordView:
    # An input for a moment has no fractions of a second.
    if record.expired_at and (config.expires or "")[:19] == record.expired_at[:19]:
        config = replace(config, expires=record.expired_at)
    if record.starts_at and isinstance(config.starts, str) and config.starts[:19] == record.starts_at[:19]:
        config = replace(config, starts=record.starts_at)
    if not isinstance(config.password, str) and "remove_password" not in request.form:
        # An empty input keeps the password: the one that is set is shown to nobody.
        config = replace(config, password=KEEP)
    return records.update_redirect(g.caller, record.id, url=url, config=config, expected=request.form.get("version"))


def _values(record: Any) -> dict[str, Any]:
    values = {name: getattr(record, name, None) for name in Form(RedirectInput).schema.fields}
    several = record.destinations or []
    return {
        **values,
        # Several stand where several are edited.
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
    """The list that a record is on, which the navigation marks."""
    return "/" + next(name for name, handler in LISTS.items() if handler == record.handler)


@blp.get("/aliases/suggest")
def suggest_alias():
    """A free alias for what stands in the form, and whether the one that was typed is free."""
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


# --- deleting ---------------------------------------------------------------------------------------------------


@blp.post("/links/<id>/delete")
def delete_record(id):
    record = records.get_link(g.caller, id)
    records.delete_redirect(g.caller, id)
    return after(_section(record), f"{record.host}/{record.alias} is deleted.")


@blp.route("/links/delete", methods=["GET", "POST"])
def delete_many():
    """First the number and a few of them, then the deletion of exactly these."""
    require(bulk.request_deletion)
    name, asked = _list_of(request.values.get("back", ""))
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
        return _list(name, asked, chosen, error.sentences())
    wrong = ""
    if request.method == "POST" and "confirmation_token" in request.form:
        try:
            job = bulk.confirm_deletion(g.caller, filters, confirmation_token=request.form["confirmation_token"])
            return after(f"/jobs/{job.id}?" + urlencode({"back": _address(name, asked)}))
        except Invalid as error:
            wrong = error.sentences()
    return page(
        "delete_many.html",
        422 if wrong else 200,
        preview=bulk.preview_deletion(g.caller, filters),
        given=given,
        chosen=chosen,
        back=_address(name, asked),
        wrong=wrong,
        here=f"/{name}",
    )


def _list_of(address: str) -> tuple[str, dict[str, str]]:
    """The list that an address of ours names, and what stands in the address."""
    path, _, query = address.partition("?")
    name = path.strip("/")
    if name not in LISTS:
        return "links", {}
    return name, {key: value for key, value in parse_qsl(query) if value}


def _address(name: str, asked: dict[str, str]) -> str:
    return f"/{name}?{urlencode(asked)}".rstrip("?")


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
        version=version(found),
        qr_version=version(found, QR),
        trouble=_trouble(found),
        here=_section(found),
    )


def _trouble(record: Any) -> str:
    """Why a record does not work though nothing is wrong with it: its hostname."""
    host = g.caller.workspace.hosts.where(Host.host == record.host).get_or_none()
    if host is None:
        return f"{record.host} is not connected, so nobody comes here."
    return f"The DNS of {record.host} does not lead here, so nobody comes here yet." if _has_wrong_dns(host) else ""


@blp.post("/links/<id>/pause")
def pause_record(id):
    """Pause or resume: the record's own configuration with nothing else changed."""
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
    return after(f"/links/{id}", "It works again." if is_resumed else "It is paused.")


@blp.post("/links/<id>/qr")
def change_qr(id):
    form, seen = Form(QrLook), request.form.get("version")
    try:
        done = form.submit(request.form, lambda **look: records.set_qr(g.caller, id, look=look, expected=seen))
    except Outdated:
        found = records.get_link(g.caller, id)
        rows = [(_QR_LABELS[name], _told(form.values[name]), _told(found.qr[name])) for name in _QR_LABELS]
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
    return after(f"/links/{id}", "The QR code has its new look.")


_QR_LABELS = {
    "theme": "Points", "color": "Colour", "margin": "Margin", "logo": "Sign in the middle", "show_url": "Address below",
}  # fmt: skip


def _told(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@blp.get("/links/<id>/qr.<any(svg, png):format>")
def qr_picture(id, format):
    query = load(QrQuery(), {"format": format, **{key: value for key, value in request.args.items() if key == "size"}})
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
            question = load(ExplainQuestion(), asked)
            explanation = Explanation().dump(
                explain(middleware.of(current_app), workspace_id=g.caller.workspace.id, **question)
            )
        except Invalid as error:
            wrong = error.sentences()
    return page("explain.html", url=url, explanation=explanation, wrong=wrong)


@blp.get("/search")
def search():
    """The search field of every page."""
    return redirect("/links?" + urlencode({"filter[search]": request.args.get("q", "")}), 303)
