"""Hostnames: connect, change and disconnect them, see what their DNS lacks, and set what their visitors find."""

from __future__ import annotations

import functools

from flask import Response, g, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.drafts import keeps_draft
from signpost.dashboard.forms import Form
from signpost.domain.errors import Invalid
from signpost.operations import hosts
from signpost.schemas.host import HostConnect, HostUpdate
from signpost.schemas.listing import HostQuery
from signpost.schemas.loading import load

PER_PAGE = 50

# The notice after each flag of a hostname was switched on, and off.
_FLAGS = {
    "https_requested": ("now uses HTTPS.", "no longer uses HTTPS."),
    "short_links_enabled": ("now accepts new short links.", "no longer accepts new short links."),
}


@blp.get("/hosts")
@keeps_draft
def hosts_page() -> Response:
    form = Form(HostConnect, {"https_requested": True, "short_links_enabled": True})
    if g.draft is not None:
        form.show(g.draft)
    return _hosts(form)


def _hosts(form: Form, status: int = 200) -> Response:
    params = {key: value for key, value in request.args.items() if key in ("cursor", "filter[search]") and value}
    query = load(HostQuery(), {"per_page": str(PER_PAGE), **params})
    rows, cursors = hosts.list_hosts(g.caller, **query)
    is_open = bool(form.errors or g.draft is not None or not rows)
    return page("hosts.html", status, rows=rows, next=cursors.next, form=form, is_open=is_open)


@blp.post("/hosts")
def connect_host() -> BaseResponse:
    form = Form(HostConnect)
    host = form.submit(request.form, lambda **fields: hosts.connect_host(g.caller, **fields))
    if host is None:
        return _hosts(form, 422)
    return see_other("/hosts", f"{host.host} is connected. Its links work as soon as its DNS points here.")


@blp.route("/hosts/<host>", methods=["GET", "POST"])
@keeps_draft
def host_page(host: str) -> BaseResponse:
    """What visitors of a hostname get where nothing is found. Saving changes only the settings that were edited."""
    found = hosts.get_host(g.caller, host)
    now = {name: getattr(found, name) for name in HostUpdate().fields}
    present = {name: "" if value is None else str(value) for name, value in now.items()}
    form, seen = Form(HostUpdate, now), present
    if request.method == "POST":
        seen = {name: request.form.get(f"seen.{name}", text) for name, text in present.items()}
        edited = {name: request.form[name] for name in present if request.form.get(name, seen[name]) != seen[name]}
        changed_since = {name for name, text in edited.items() if present[name] not in (seen[name], text)}
        if not changed_since:
            update = functools.partial(hosts.update_host, g.caller, host)
            if form.submit(MultiDict(edited), update) is not None:
                return see_other(f"/hosts/{host}", "Your changes are saved.")
        form.show(request.form)
        for name in changed_since:
            # Once the person has been shown the present value, saving again overwrites it.
            form.errors[name] = [f"Someone else has set it to {present[name] or 'nothing'}. Save again to overwrite."]
            seen[name] = present[name]
    elif g.draft is not None:
        form.show(g.draft)
    return page("host.html", 422 if form.errors else 200, host=found, form=form, seen=seen, here="/hosts")


@blp.post("/hosts/<host>/flag")
def set_host_flag(host: str) -> BaseResponse:
    """Set one flag and no other, so that a page loaded before another flag changed does not reset that one."""
    name, is_on = request.form.get("flag", ""), "on" in request.form
    if name not in _FLAGS:
        raise Invalid({"flag": [f"Must be one of: {', '.join(_FLAGS)}."]})
    hosts.get_host(g.caller, host)
    hosts.connect_host(g.caller, host=host, **{name: is_on})
    return see_other("/hosts", f"{host} {_FLAGS[name][0 if is_on else 1]}")


@blp.post("/hosts/<host>/refresh")
def refresh_host(host: str) -> BaseResponse:
    hosts.refresh_host(g.caller, host)
    return see_other("/hosts", f"Checking the DNS of {host}. Reload this page in a moment.")


@blp.post("/hosts/<host>/disconnect")
def disconnect_host(host: str) -> BaseResponse:
    hosts.disconnect_host(g.caller, host)
    return see_other(
        "/hosts", f"{host} is disconnected. Its links are kept, and work again once it is connected again."
    )
