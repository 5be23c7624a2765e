"""Hostnames, tokens, jobs, notifications."""

from __future__ import annotations

from flask import g, request

from signpost.dashboard.blueprint import after, blp, form_key, keeps_form, made_once, new_key, page
from signpost.dashboard.forms import Form
from signpost.dashboard.kept import shelf
from signpost.domain import times
from signpost.domain.agent_configs import CLIENTS
from signpost.domain.credentials import TokenKind
from signpost.domain.errors import Invalid
from signpost.domain.roles import Role
from signpost.operations import deliveries, hosts, jobs, tokens
from signpost.schemas.host import HostConnect
from signpost.schemas.listing import HostQuery
from signpost.schemas.loading import load
from signpost.web.origin import origin

PER_PAGE = 50


@blp.get("/hosts")
@keeps_form
def hosts_page():
    form = Form(HostConnect, {"https_requested": True, "short_links_enabled": True})
    if g.again is not None:
        form.show(g.again)
    return _hosts(form)


def _hosts(form: Form, status: int = 200):
    asked = {key: value for key, value in request.args.items() if key in ("cursor", "filter[search]") and value}
    query = load(HostQuery(), {"per_page": str(PER_PAGE), **asked})
    rows, cursors = hosts.list_hosts(g.caller, **query)
    is_open = bool(form.errors or g.again is not None or not rows)
    return page("hosts.html", status, rows=rows, next=cursors.next, form=form, asked=asked, is_open=is_open)


@blp.post("/hosts")
def connect_host():
    form = Form(HostConnect)
    host = form.submit(request.form, lambda **fields: hosts.connect_host(g.caller, **fields))
    if host is None:
        return _hosts(form, 422)
    return after("/hosts", f"{host.host} is connected. Links on it work as soon as its DNS leads here.")


# What each flag of a hostname means once it is on, and once it is off.
_FLAGS = {
    "https_requested": ("is reached by HTTPS.", "is reached without HTTPS."),
    "short_links_enabled": ("takes new short links.", "takes no new short links."),
}


@blp.post("/hosts/<host>/flag")
def set_host_flag(host):
    """One flag, and no other: a page that was loaded before somebody changed another one puts nothing back."""
    name, is_on = request.form.get("flag", ""), "on" in request.form
    if name not in _FLAGS:
        raise Invalid({"flag": [f"One of {', '.join(_FLAGS)}."]})
    hosts.get_host(g.caller, host)
    hosts.connect_host(g.caller, host=host, **{name: is_on})
    return after("/hosts", f"{host} {_FLAGS[name][0 if is_on else 1]}")


@blp.post("/hosts/<host>/refresh")
def refresh_host(host):
    hosts.refresh_host(g.caller, host)
    return after("/hosts", f"DNS of {host} is being looked at; load this page again in a moment.")


@blp.post("/hosts/<host>/disconnect")
def disconnect_host(host):
    hosts.disconnect_host(g.caller, host)
    return after("/hosts", f"{host} is disconnected. Its links are kept, and work again when it is connected again.")


@blp.get("/tokens")
@keeps_form
def tokens_page():
    made = shelf().take(g.caller.user.id, request.args["made"]) if "made" in request.args else None
    if made is None:
        return _tokens(typed=g.again)
    # For this one look: loading the page again shows the list alone.
    kind, secret = made
    url = f"{origin()}/mcp/v1"
    blocks = [(client, client.write(url, secret)) for client in CLIENTS.values()] if kind == TokenKind.AGENT else []
    return _tokens(secret=secret, blocks=blocks)


def _tokens(status: int = 200, **context):
    allowed = [role for role in Role if role <= g.caller.role]
    rows = tokens.list_tokens(g.caller)
    return page(
        "tokens.html",
        status,
        rows=rows,
        roles=allowed,
        kinds=tuple(TokenKind),
        clients=CLIENTS,
        now=times.now_text(),
        **context,
    )


@blp.post("/tokens")
def create_token():
    typed = {name: request.form.get(name, "") for name in ("name", "role", "kind", "expires")}
    look = form_key() or new_key()

    def make() -> str:
        kind = TokenKind(typed["kind"]) if typed["kind"] in tuple(TokenKind) else TokenKind.API
        row, secret = tokens.create_token(
            g.caller, name=typed["name"], role=typed["role"], kind=kind, expires_at=_moment(typed["expires"])
        )
        shelf().put(g.caller.user.id, (row.kind, secret), look)
        return str(row.id)

    try:
        made_once(make)
    except Invalid as error:
        return _tokens(422, errors=error.errors, typed=typed)
    return after(f"/tokens?made={look}")


def _moment(day: str) -> str | None:
    if not day:
        return None
    try:
        moment = times.parse(f"{day}T23:59:59Z")
    except ValueError:
        raise Invalid({"expires": ["Not a day, like 2030-12-31."]}) from None
    if moment <= times.now():
        raise Invalid({"expires": ["This day is in the past."]})
    return times.text(moment)


@blp.post("/tokens/<id>/revoke")
def revoke_token(id):
    tokens.revoke_token(g.caller, id)
    return after("/tokens", "The token is revoked: it is useless from now on.")


@blp.get("/jobs")
def jobs_page():
    rows, _ = jobs.list_jobs(g.caller, sort="-created_at", per_page=PER_PAGE)
    sent, _ = deliveries.list_deliveries(g.caller, sort="-created_at", per_page=PER_PAGE)
    return page("jobs.html", rows=rows, sent=sent)
