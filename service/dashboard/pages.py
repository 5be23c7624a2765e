"""Hostnames, tokens, jobs, notifications."""

from __future__ import annotations

from flask import g, request

from service import times
from service.agent_clients import CLIENTS
from service.dashboard.blueprint import after, blp, page
from service.dashboard.forms import Form
from service.errors import Invalid
from service.identity import origin
from service.operations import bulk, deliveries, hosts, tokens
from service.operations.roles import ROLES, is_at_least
from service.schemas.host import HostConnect
from service.schemas.listing import HostQuery
from service.schemas.reading import read

PER_PAGE = 50


@blp.get("/hosts")
def hosts_page():
    return _hosts(Form(HostConnect, {"https_requested": True, "short_links_enabled": True}))


def _hosts(form: Form, status: int = 200):
    asked = {key: value for key, value in request.args.items() if key in ("cursor", "filter[search]") and value}
    query = read(HostQuery(), {"per_page": str(PER_PAGE), **asked})
    rows, cursors = hosts.list_hosts(g.caller, **query)
    return page("hosts.html", status, rows=rows, next=cursors.next, form=form, asked=asked)


@blp.post("/hosts")
def connect_host():
    form = Form(HostConnect)
    host = form.submit(request.form, lambda **fields: hosts.connect_host(g.caller, **fields))
    if host is None:
        return _hosts(form, 422)
    return after("/hosts", f"{host.host} is connected. Links on it work as soon as its DNS leads here.")


@blp.post("/hosts/<host>/refresh")
def refresh_host(host):
    hosts.refresh_host(g.caller, host)
    return after("/hosts", f"DNS of {host} is being looked at; load this page again in a moment.")


@blp.post("/hosts/<host>/disconnect")
def disconnect_host(host):
    hosts.disconnect_host(g.caller, host)
    return after("/hosts", f"{host} is disconnected. Its links are kept, and work again when it is connected again.")


@blp.get("/tokens")
def tokens_page():
    return _tokens()


def _tokens(status: int = 200, **context):
    allowed = [role for role in ROLES if is_at_least(g.caller.role, role)]
    rows = tokens.list_tokens(g.caller)
    return page(
        "tokens.html",
        status,
        rows=rows,
        roles=allowed,
        kinds=tokens.KINDS,
        clients=CLIENTS,
        now=times.now_text(),
        **context,
    )


@blp.post("/tokens")
def create_token():
    typed = {name: request.form.get(name, "") for name in ("name", "role", "kind", "expires")}
    try:
        expires_at = _moment(typed["expires"])
        kind = typed["kind"] if typed["kind"] in tokens.KINDS else tokens.API
        row, secret = tokens.create_token(
            g.caller, name=typed["name"], role=typed["role"], kind=kind, expires_at=expires_at
        )
    except Invalid as error:
        return _tokens(422, errors=error.errors, typed=typed)
    url = f"{origin()}/mcp/v1"
    blocks = [(client, client.write(url, secret)) for client in CLIENTS.values()] if kind == tokens.AGENT else []
    return _tokens(made=row, secret=secret, blocks=blocks)


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
    rows, _ = bulk.list_jobs(g.caller, sort="-created_at", per_page=PER_PAGE)
    sent, _ = deliveries.list_deliveries(g.caller, sort="-created_at", per_page=PER_PAGE)
    return page("jobs.html", rows=rows, sent=sent)
