"""Creating and changing a link or redirect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta, tzinfo
from typing import Any

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.errors import NotFound, Outdated
from signpost.domain.hosts import dns_records
from signpost.domain.json_types import Shown
from signpost.domain.plugins import PLUGINS
from signpost.domain.records import warnings
from signpost.domain.records.filters import tags_as_text, tags_in
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import KEEP, MAX_TITLE, TYPES, Handler, Match, RecordConfig, RecordType, RecordView
from signpost.domain.words import FIELD_WORDS
from signpost.features.dashboard import moments
from signpost.features.dashboard.addresses import elsewhere, list_path, record_address
from signpost.features.dashboard.blueprint import blp, page, require, see_other
from signpost.features.dashboard.drafts import keeps_draft
from signpost.features.dashboard.forms import LABELS, create_once
from signpost.features.dashboard.records import rule_inputs
from signpost.features.dashboard.records.destination_rows import shares_of
from signpost.features.dashboard.records.record_help import preview_of
from signpost.features.dashboard.records.record_inputs import RecordForm
from signpost.operations.caller import Caller
from signpost.operations.hosts.hosts import HostView
from signpost.operations.records import records
from signpost.operations.records.host_choices import host_choices
from signpost.operations.records.record_versions import version
from signpost.runtime import link_passwords
from signpost.schemas.records.record import LinkCreate, RedirectInput
from signpost.storage.models import Host
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES, countries

# The types that a form offers for a new record.
_NEW_TYPES = {
    Handler.SHORT_URL: [RecordType.LINK, RecordType.FRAME],
    Handler.REDIRECT: [RecordType.REDIRECT, RecordType.GONE],
}


@blp.route("/links/new", methods=["GET", "POST"])
@keeps_draft
def new_link() -> BaseResponse:
    require(records.create_link)
    form = _begun(LinkCreate, {"type": "link", "fetch_title": True})
    if request.args.get("title"):
        form.values["title"] = request.args["title"][:MAX_TITLE]
    form.values["host"] = _host_asked() or form.values.get("host") or default_host()
    return _new(form, Handler.SHORT_URL, records.create_link, _("Your short link is ready."))


@blp.route("/redirects/new", methods=["GET", "POST"])
@keeps_draft
def new_redirect() -> BaseResponse:
    require(records.create_redirect)
    form = _begun(RedirectInput, {"type": "redirect", "match": request.args.get("match")})
    if request.args.get("url"):
        form.take_url(request.args["url"])
    else:
        form.values["host"] = _host_asked() or form.values.get("host") or default_host(Handler.REDIRECT)
    return _new(form, Handler.REDIRECT, _create_redirect, _("The redirect is ready."))


def _host_asked() -> str:
    return request.args.get("host", "")


def _create_redirect(caller: Caller, *, url: RecordAddress, config: RecordConfig) -> RecordView:
    return records.create_redirect(caller, url=url, config=warnings.as_pattern(url.path, url.query, config))


def _begun(schema: type[LinkCreate] | type[RedirectInput], values: Shown) -> RecordForm:
    """The form for a new record, with these values or those of the record that the address names."""
    form = RecordForm(schema, values)
    if "from" in request.args:
        form = RecordForm.of(schema, records.get_link(g.caller, request.args["from"]))
        # What only one record can have. The path of a redirect is to be changed; without one it would be the root.
        form.values.update(paused=False, external_id="", **({} if form.has_url else {"alias": ""}))
    if request.args.get("destination"):
        form.rows = [replace(form.rows[0], address=request.args["destination"])]
    if tags := tags_in(request.args.get("tags", "")):
        form.values["tags"] = tags_as_text(tags)
    return form


def _new(form: RecordForm, handler: Handler, create: Callable[..., RecordView], notice: str) -> BaseResponse:
    if request.method == "POST" and form.change_rows(request.form):
        pass
    elif request.method == "POST":
        created_id = form.submit(request.form, lambda **fields: create_once(lambda: create(g.caller, **fields).id))
        if created_id is not None:
            return _show_created(created_id, notice)
    elif g.draft is not None:
        form.show(g.draft)
    return _page(form, handler, types=_NEW_TYPES[handler], here=list_path(handler))


def _show_created(id: str, notice: str) -> BaseResponse:
    try:
        found = records.get_link(g.caller, id)
    except NotFound:
        # The same form was sent a second time.
        return see_other(request.path, _("What this form created has since been deleted. This is a new form."))
    host = g.caller.workspace.hosts.where(Host.host == found.host).get_or_none()
    if host is not None and has_wrong_dns(host):
        notice = _("Created. It works as soon as the DNS of %(host)s points here.", host=found.host)
    made = found.url if found.handler is Handler.SHORT_URL else ""
    return see_other(record_address(found), notice + _pattern_note(found), made=made)


def _pattern_note(record: RecordView) -> str:
    """What a notice adds where the address of a form was taken as a pattern."""
    is_by_itself = record.match is Match.PATTERN and not request.form.get("match")
    return f" {warnings.described_as_pattern(record.alias, record.query)}" if is_by_itself else ""


def has_wrong_dns(host: Host | HostView) -> bool:
    return dns_records.was_wrong(host.checked_at, host.correct)


def _presets(zone: tzinfo) -> list[tuple[str, str]]:
    """Times after which a link often expires, with the value of the input for each."""
    now = times.now()
    return [
        (text, moments.to_input(times.text(now + timedelta(days=days)), zone))
        for text, days in ((_("7 days"), 7), (_("30 days"), 30), (_("1 year"), 365))
    ]


def with_notes(known: list[HostView], handler: Handler, chosen: str = "") -> dict[str, str]:
    """Hostnames to choose, with what is wrong with some of them. chosen: one that is there in any case."""
    choices = {host.host: _("not set up") if has_wrong_dns(host) else "" for host in known}
    if handler is Handler.SHORT_URL:
        choices.update({host.host: _("new short links blocked") for host in known if not host.short_links_enabled})
    if chosen and chosen not in choices:
        choices = {chosen: _("not connected"), **choices}
    return choices


def hosts_of_links() -> list[HostView]:
    """The hostnames on which the person may create links, the default one first."""
    return [host for host in host_choices(g.caller, Handler.SHORT_URL) if host.short_links_enabled]


def default_host(handler: Handler = Handler.SHORT_URL) -> str:
    """The hostname that a new record is on unless another one is chosen; "" if there is none."""
    return next((host.host for host in host_choices(g.caller, handler)), "")


@blp.route("/links/<id>/edit", methods=["GET", "POST"])
@blp.route("/redirects/<id>/edit", methods=["GET", "POST"])
@keeps_draft
def edit_record(id: str) -> BaseResponse:
    require(records.update_redirect)
    record = records.get_link(g.caller, id)
    if request.method == "GET" and (existing := elsewhere(record)) is not None:
        return existing
    form = RecordForm.of(RedirectInput, record)
    seen, differing = version(record), None
    if request.method == "POST" and form.change_rows(request.form):
        seen = request.form.get("version", seen)
    elif request.method == "POST":
        try:
            changed = form.submit(request.form, lambda url, config: _update(record, url, config))
            if changed is not None:
                notice = _("Changes saved.") + _pattern_note(changed)
                return see_other(record_address(changed), notice, can_undo=True)
            seen = request.form.get("version", seen)
        except Outdated:
            record = records.get_link(g.caller, id)
            # Once the person has been shown the present values, saving again overwrites them.
            seen, differing = version(record), _differing(form, record)
            if not differing:
                return see_other(record_address(record), _("Changes saved."))
    elif g.draft is not None:
        form.show(g.draft)
        seen = g.draft.get("version", seen)
    return _page(
        form,
        record.handler,
        409 if differing else None,
        record=record,
        types=[*TYPES],
        version=seen,
        differing=differing,
        here=record_address(record),
    )


def _differing(form: RecordForm, record: RecordView) -> list[tuple[str, str, str]]:
    """For each field that differs: its label, the text of the form, and the text of the record."""
    present = RecordForm.of(RedirectInput, record)
    rows = [(LABELS[name], form.text(name), present.text(name)) for name in LABELS if name in form.schema.fields]
    rows = [(label, own, now) for label, own, now in rows if own != now and label != LABELS["password"]]
    password, hashed = request.form.get("password", ""), record.password_hash
    now = _("a password is required") if hashed else _("no password is required")
    if password and not (hashed and link_passwords.is_right(hashed, password)):
        rows.append((LABELS["password"], _("the one you typed"), now))
    elif "remove_password" in request.form and hashed:
        rows.append((LABELS["password"], _("none"), now))
    return rows


def _update(record: RecordView, url: RecordAddress, config: RecordConfig) -> RecordView:
    """Save a form. A value that it shows less exactly than the record has it stays as it is, unless it was changed."""
    # Shares are in whole percent.
    typed, weights = config.destination_weights, record.destination_weights
    if weights and isinstance(typed, tuple) and [*typed] == shares_of(weights):
        config = replace(config, destination_weights=weights)
    # A row is a single destination, and may be a list of one.
    if config.destinations is None and record.destinations == (config.destination,):
        config = replace(config, destinations=record.destinations)
    if not isinstance(config.password, str) and "remove_password" not in request.form:
        # An empty input keeps the password, because the present one is never shown.
        config = replace(config, password=KEEP)
    # One that was there before is what it was.
    if (url.path, url.query) != (record.alias, record.query):
        config = warnings.as_pattern(url.path, url.query, config)
    return records.update_redirect(g.caller, record.id, url=url, config=config, expected=request.form.get("version"))


def _page(form: RecordForm, handler: Handler, status: int | None = None, **context: Any) -> Response:
    host = form.values.get("host") or ""
    look = context["record"].qr if "record" in context else None
    return page(
        "records/record_form.html",
        status or (422 if form.errors else 200),
        form=form,
        is_link=handler == Handler.SHORT_URL,
        hosts=with_notes(host_choices(g.caller, handler), handler, host),
        plugins=PLUGINS,
        words=FIELD_WORDS,
        rules={**rule_inputs.SHOWN, "countries": countries(COUNTRIES)},
        presets=_presets(form.zone),
        preview=preview_of(host, form.values.get("alias") or "", look, is_redirect=handler == Handler.REDIRECT),
        is_new=look is None,
        **context,
    )
