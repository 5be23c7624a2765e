"""Creating and changing a link or redirect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from flask import Response, g, request
from werkzeug.security import check_password_hash
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, require, see_other
from signpost.dashboard.drafts import keeps_draft
from signpost.dashboard.forms import LABELS, Form, RecordForm
from signpost.dashboard.once import create_once
from signpost.dashboard.record_addresses import elsewhere, record_address
from signpost.dashboard.record_lists import section
from signpost.domain.errors import Invalid, NotFound, Outdated
from signpost.domain.filters import NO_FILTERS
from signpost.domain.outside import Shown
from signpost.domain.paths import Address
from signpost.domain.plugins import PLUGINS
from signpost.domain.record import KEEP, TYPES, Handler, RecordConfig, RecordView
from signpost.operations import aliases, hosts, records
from signpost.operations.hosts import HostView
from signpost.operations.record_versions import version
from signpost.schemas import loaded
from signpost.schemas.loading import load
from signpost.schemas.record import LinkCreate, RedirectInput
from signpost.schemas.shared import AliasQuestion
from signpost.storage.models import Host


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
    if host is not None and has_wrong_dns(host):
        notice = f"Created. It works as soon as the DNS of {found.host} points here."
    return see_other(record_address(found), notice)


def has_wrong_dns(host: Host | HostView) -> bool:
    # A host that has not been checked yet may be correct.
    return bool(host.checked_at) and not host.correct


def _hosts_to_choose() -> tuple[list[HostView], dict[str, str]]:
    """The hostnames of the workspace, and what is wrong with some of them."""
    known, _ = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters=NO_FILTERS)
    notes = {host.host: "DNS is wrong" for host in known if has_wrong_dns(host)}
    return known, {**notes, **{host.host: "no new short links" for host in known if not host.short_links_enabled}}


def default_host() -> str:
    """The hostname that a new link is on unless another one is chosen; "" if there is none."""
    return _host_that_works(_hosts_to_choose()[0])


def _host_that_works(known: list[HostView]) -> str:
    """The default hostname of a new link: the one used last if it works, else another one that does."""
    takes = [host for host in known if host.short_links_enabled]
    newest, _ = records.list_records(
        g.caller, handler=Handler.SHORT_URL, sort="-created_at", per_page=1, filters=NO_FILTERS
    )
    last = [host for host in takes if newest and host.host == newest[0].host and not has_wrong_dns(host)]
    working = [host for host in takes if host.correct]
    unknown = [host for host in takes if not has_wrong_dns(host)]
    return next((host.host for host in (*last, *working, *unknown, *takes, *known)), "")


@blp.route("/links/<id>/edit", methods=["GET", "POST"])
@blp.route("/redirects/<id>/edit", methods=["GET", "POST"])
@keeps_draft
def edit_record(id: str) -> BaseResponse:
    require(records.update_redirect)
    record = records.get_link(g.caller, id)
    if request.method == "GET" and (there := elsewhere(record)) is not None:
        return there
    form = RecordForm(RedirectInput, values_of(record), record.tags)
    seen, differing = version(record), None
    if request.method == "POST":
        try:
            changed = form.submit(request.form, lambda url, config: _update(record, url, config))
            if changed is not None:
                return see_other(record_address(changed), "Your changes are saved.")
            seen = request.form.get("version", seen)
        except Outdated:
            record = records.get_link(g.caller, id)
            # Once the person has been shown the present values, saving again overwrites them.
            seen, differing = version(record), _differing(form, record)
            if not differing:
                return see_other(record_address(record), "Your changes are saved.")
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
        here=section(record),
    )


def _differing(form: RecordForm, record: RecordView) -> list[tuple[str, str, str]]:
    """For each field that differs: its label, the text of the form, and the text of the record."""
    present = RecordForm(RedirectInput, values_of(record), record.tags)
    rows = [(LABELS[name], form.text(name), present.text(name)) for name in LABELS if name in form.schema.fields]
    rows = [(label, own, now) for label, own, now in rows if own != now and label != LABELS["password"]]
    password, hashed = request.form.get("password", ""), record.password_hash
    now = "a password is required" if hashed else "no password is required"
    if password and not (hashed and check_password_hash(hashed, password)):
        rows.append((LABELS["password"], "the one that you typed", now))
    elif "remove_password" in request.form and hashed:
        rows.append((LABELS["password"], "none", now))
    return rows


def _update(record: RecordView, url: Address, config: RecordConfig) -> RecordView:
    # A datetime-local input has no fractions of a second.
    if record.expired_at and (config.expires or "")[:19] == record.expired_at[:19]:
        config = replace(config, expires=record.expired_at)
    if record.starts_at and isinstance(config.starts, str) and config.starts[:19] == record.starts_at[:19]:
        config = replace(config, starts=record.starts_at)
    if not isinstance(config.password, str) and "remove_password" not in request.form:
        # An empty input keeps the password, because the present one is never shown.
        config = replace(config, password=KEEP)
    return records.update_redirect(g.caller, record.id, url=url, config=config, expected=request.form.get("version"))


def values_of(record: RecordView) -> Shown:
    values: Shown = {name: getattr(record, name, None) for name in Form(RedirectInput).schema.fields}
    several = record.destinations
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


@blp.get("/aliases/suggest")
def suggest_alias() -> Response:
    """Free aliases for the form as it is now, and whether the typed one is free."""
    try:
        given = {name: request.args[name] for name in ("host", "title", "destination") if request.args.get(name)}
        question: loaded.AliasQuestion = load(AliasQuestion(), given)
        suggestions = aliases.suggest_aliases(g.caller, **question).data
    except Invalid:
        suggestions = []
    typed, wrong = request.args.get("alias", ""), ""
    if typed and suggestions:
        try:
            wrong = "" if aliases.is_free(g.caller, request.args["host"], typed) else "This alias is taken."
        except Invalid as error:
            wrong = " ".join(error.errors["alias"])
    return page("suggestions.html", suggestions=suggestions, typed=typed, wrong=wrong)
