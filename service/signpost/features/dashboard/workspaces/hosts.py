"""Hostnames: connect, change and disconnect them, see which DNS records they lack, and set what their visitors find."""

from __future__ import annotations

import hashlib
import json
from datetime import timedelta
from enum import StrEnum
from urllib.parse import quote, urlsplit

from flask import Response, current_app, g, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.hosts import app_links
from signpost.domain.hosts.dns_records import DnsRecord, DnsType, address_record
from signpost.domain.records import addresses
from signpost.domain.texts import cut
from signpost.features.dashboard.addresses import LISTS
from signpost.features.dashboard.blueprint import blp, page, see_other
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.forms import Form
from signpost.features.dashboard.records.record_forms import default_host
from signpost.features.reports import clicks
from signpost.operations.hosts import hosts
from signpost.operations.hosts.hosts import HostView
from signpost.operations.listing import page_or_nearest
from signpost.outbound import dns_target
from signpost.runtime import settings
from signpost.schemas.host import HostConnect, HostUpdateText
from signpost.schemas.listing import HostQuery
from signpost.schemas.loading import load
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

PER_PAGE = 50
# How often an open page checks DNS by itself, every five seconds: for five minutes.
MAX_POLLS = 60
# Days of the clicks in the list, with today.
DAYS = 28
# Flags of a hostname that its form can change.
_FLAGS = ("https_requested", "short_links_enabled")


@blp.get("/hosts")
@keeps_draft
def hosts_page() -> Response:
    form = Form(HostConnect, {"https_requested": True, "short_links_enabled": True})
    if g.draft is not None:
        form.show(g.draft)
    return _hosts(form)


def _hosts(form: Form, status: int = 200) -> Response:
    params = {key: value for key, value in request.args.items() if key in ("cursor", "filter[search]") and value}
    wrong = ""
    try:
        query = load(HostQuery(), {"per_page": str(PER_PAGE), **params})
        rows, cursors = page_or_nearest(
            lambda at: hosts.list_hosts(g.caller, **{**query, "cursor": at}), query.get("cursor")
        )
    except Invalid as error:
        wrong, status = error.sentences(), 422
        rows, cursors = hosts.list_hosts(g.caller, **load(HostQuery(), {"per_page": str(PER_PAGE)}))
    searched = params.get("filter[search]", "")
    shown = [(row, state_of(row), counts_of(row)) for row in rows]
    today = times.now().date()
    return page(
        "workspaces/hosts.html",
        status,
        # What waits for somebody comes first.
        rows=sorted(shown, key=lambda row: row[1] != HostState.UNSET),
        next=cursors.next,
        # Whether these are all that there are.
        is_whole=not (searched or cursors.next or "cursor" in params),
        clicks=clicks.clicks_of_hosts(
            g.caller, [row.host for row in rows], since=today - timedelta(days=DAYS - 1), until=today
        ),
        usual=default_host(),
        target=settings.dns_target(current_app.config),
        form=form,
        is_open=bool("new" in request.args or form.errors or g.draft is not None or not (rows or searched)),
        searched=searched,
        wrong=wrong,
    )


class HostState(StrEnum):
    """Whether a hostname works."""

    WORKS = "works"
    UNSET = "unset"
    CHECKING = "checking"


_WORDS = Translated(
    {HostState.WORKS: mark("Works"), HostState.UNSET: mark("Not set up"), HostState.CHECKING: mark("Checking…")}
)


def state_of(host: HostView) -> HostState:
    """Whether a hostname works. It may point here and still wait for a proof of whose it is."""
    if not host.checked_at:
        return HostState.CHECKING
    is_wrong = not host.correct or any(error["scope"] == "dns" for error in host.errors)
    return HostState.UNSET if is_wrong else HostState.WORKS


def counts_of(host: HostView) -> dict[str, int]:
    """How many links and redirects a hostname has."""
    found = dict(count.rpartition("=")[::2] for count in host.counts)
    return {name: int(found.get(handler, 0)) for name, handler in LISTS.items()}


@blp.post("/hosts")
def connect_host() -> BaseResponse:
    form = Form(HostConnect)
    typed = request.form.copy()
    typed["host"] = _host_in(typed.get("host", ""))
    host = form.submit(typed, lambda **fields: hosts.connect_host(g.caller, **fields))
    if host is None:
        return _hosts(form, 422)
    return see_other(f"/hosts/{host.host}", _("%(host)s connected.", host=host.host))


def _host_in(text: str) -> str:
    """The hostname in what a person typed or pasted, which may be the address of a page."""
    text = text.strip()
    if "://" not in text and "/" not in text:
        return text
    try:
        return urlsplit(text if "://" in text else f"//{text}").hostname or text
    except ValueError:
        return text


@blp.route("/hosts/<host>", methods=["GET", "POST"])
@keeps_draft
def host_page(host: str) -> BaseResponse:
    """A hostname: its DNS and its settings. Saving changes only the settings that were edited."""
    found = hosts.get_host(g.caller, host)
    now = {name: _shown(getattr(found, name)) for name in HostUpdateText().fields}
    flags = {name: getattr(found, name) for name in _FLAGS}
    present = {name: _text(value) for name, value in {**now, **flags}.items()}
    form, seen = Form(HostUpdateText, now), {name: _seen(name, text) for name, text in present.items()}
    if request.method == "POST":
        unchanged = seen
        seen = {name: request.form.get(f"seen.{name}", text) for name, text in unchanged.items()}
        typed = _typed(present)
        edited = {name: text for name, text in typed.items() if _seen(name, text) != seen[name]}
        changed_since = {n for n, text in edited.items() if unchanged[n] not in (seen[n], _seen(n, text))}
        flags |= {name: bool(typed[name]) for name in _FLAGS if name in typed}
        if not changed_since:
            changed = {name: flags[name] for name in _FLAGS if name in edited}
            texts = MultiDict({name: text for name, text in edited.items() if name not in _FLAGS})
            if form.submit(texts, lambda **fields: hosts.update_host(g.caller, host, **fields, **changed)) is not None:
                return see_other(f"/hosts/{host}", _("Changes saved."), can_undo=True)
        form.show(request.form)
        for name in changed_since:
            # Once the person has been shown the present value, saving again overwrites it.
            value = cut(present[name], 300)
            if name in _FLAGS:
                value = _("on") if present[name] else _("off")
            form.errors[name] = [
                _("Someone else set this to %(value)s. Save again to overwrite it.", value=value)
                if value
                else _("Someone else cleared this. Save again to overwrite it.")
            ]
            seen[name] = unchanged[name]
    elif g.draft is not None:
        form.show(g.draft)
    state = state_of(found)
    asked = request.args.get("polls", "0")
    polls = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else MAX_POLLS
    return page(
        "workspaces/host.html",
        422 if form.errors else 200,
        host=found,
        form=form,
        flags=flags,
        seen=seen,
        state=state,
        words_of_state=_WORDS,
        complaints=_complaints(found),
        holds=counts_of(found),
        here="/hosts",
        polls=polls,
        is_polled=state is not HostState.WORKS and polls < MAX_POLLS,
        **_instructions(found),
    )


def _shown(value: object) -> object:
    """JSON as text with a line for each member, unless that is much longer."""
    if not isinstance(value, dict | list):
        return value
    text = json.dumps(value, ensure_ascii=False, indent=2)
    return text if len(text) <= 2 * app_links.MAX_BYTES else app_links.file_text(value)


def _seen(name: str, text: str) -> str:
    """What the form says of the text that a person was shown; of a file only a digest."""
    if name not in app_links.PATHS.values() or not text.strip():
        return text.strip() if name in app_links.PATHS.values() else text
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def _text(value: object) -> str:
    return "on" if value is True else "" if value in (None, False) else str(value)


def _typed(present: dict[str, str]) -> dict[str, str]:
    """What the form says of each setting. A switch that is off is not sent, so its `seen.` says that it was there."""
    typed = {name: request.form[name] for name in present if name in request.form and name not in _FLAGS}
    if "seen.https_requested" in request.form:
        typed["https_requested"] = "on" if "https_requested" in request.form else ""
    if "seen.short_links_enabled" in request.form:
        typed["short_links_enabled"] = "" if "block_short_links" in request.form else "on"
    return typed


# --- DNS ---------------------------------------------------------------------------------------------------------


def _instructions(host: HostView) -> dict[str, object]:
    """The DNS records that a hostname needs, and a letter that has them."""
    zone = addresses.domain_of(host.host)
    # A name of this machine alone works without DNS.
    is_local = addresses.is_loopback_name(host.host)
    records = [] if is_local else hosts.required_records(g.caller, host.host)
    others: list[DnsRecord] = []
    if any(record.type is DnsType.ALIAS for record in records):
        others = [address_record(host.host, address) for address in dns_target.target_addresses(current_app)]
    rows = [(record, _name_in(zone, record.name)) for record in records]
    instead = [(record, _name_in(zone, record.name)) for record in others]
    letter = _letter(host.host, zone, rows, instead)
    is_target = host.host == settings.dns_target(current_app.config)
    needs_alias = any(record.type is DnsType.CNAME for record in records)
    must_go = needs_alias and any(record["type"] in (DnsType.A, DnsType.AAAA) for record in host.current)
    return {
        "zone": zone,
        "records": rows,
        "instead": instead,
        "letter": letter,
        "is_target": is_target,
        "is_local": is_local,
        # Whether an address stands where the CNAME is to be.
        "must_go": must_go and not any(record["type"] == DnsType.CNAME for record in host.current),
    }


def _complaints(host: HostView) -> list[str]:
    """What is wrong with a hostname, but for what the page shows anyway: the record to add, and what there is."""
    sentences = [error["message"].partition(" Add: ")[0] for error in host.errors]
    return [text for text in sentences if not (host.current and text.startswith("It points to "))]


def _name_in(zone: str, name: str) -> str:
    """The name of a record as providers ask for it: without the zone; @ is the zone itself."""
    return "@" if name == zone else name.removesuffix(f".{zone}")


def _letter(host: str, zone: str, rows: list[tuple[DnsRecord, str]], instead: list[tuple[DnsRecord, str]]) -> str:
    """A mailto: address for the person who manages the DNS."""
    lines = [
        _("Hello,"),
        "",
        _("Please add this to the DNS of %(zone)s so that %(host)s works for our short links:", zone=zone, host=host),
        "",
    ]
    lines += _dns_lines(rows)
    if instead:
        lines += [_("If ALIAS is not possible there, add this instead:"), "", *_dns_lines(instead)]
    lines.append(_("Thank you"))
    subject = _("DNS record for %(host)s", host=host)
    return f"mailto:?subject={quote(subject)}&body={quote(chr(13) + chr(10)).join(map(quote, lines))}"


def _dns_lines(rows: list[tuple[DnsRecord, str]]) -> list[str]:
    lines = []
    for record, name in rows:
        lines += [_("Type: %(type)s", type=record.type), _("Name: %(name)s", name=name)]
        lines += [_("Value: %(value)s", value=record.value), ""]
    return lines


@blp.post("/hosts/<host>/refresh")
@offers_again(mark("Check DNS again"))
def refresh_host(host: str) -> BaseResponse:
    """Check DNS now. An open page does it every five seconds; its address counts how often."""
    hosts.refresh_host(g.caller, host)
    polls = request.args.get("polls", "")
    if polls.isascii() and polls.isdigit() and len(polls) < 4:
        return see_other(f"/hosts/{host}?polls={polls}")
    return see_other(f"/hosts/{host}", _("Checking DNS. This takes a few seconds."))


@blp.post("/hosts/<host>/disconnect")
@offers_again(mark("Disconnect hostname"))
def disconnect_host(host: str) -> BaseResponse:
    hosts.disconnect_host(g.caller, host)
    return see_other("/hosts", _("%(host)s disconnected.", host=host), can_undo=True)
