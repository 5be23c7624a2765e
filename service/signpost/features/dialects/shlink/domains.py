"""/domains: the connected hostnames, and where visitors go who find nothing."""

from flask import Response, jsonify

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.json_types import JsonObject
from signpost.domain.records.addresses import host_of
from signpost.features.dialects.shlink import links, problems, requests
from signpost.features.dialects.shlink.blueprint import caller, route
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import workspace_settings
from signpost.schemas.host import HostUpdate
from signpost.schemas.loading import load

# Hostnames in the answer, the default one and then those connected first.
MAX_DOMAINS = 1_000
# Three cases of Shlink; to us they are one.
_REDIRECTS = ("baseUrlRedirect", "regular404Redirect", "invalidShortUrlRedirect")
_UPDATE = HostUpdate()


@route("/domains", "GET", "OPTIONS")
def list_domains() -> Response:
    """The connected hostnames, the default one first."""
    default = links.default_host(caller())
    found = hosts.oldest_hosts(caller(), MAX_DOMAINS)
    found.sort(key=lambda host: host.host != default)
    data = [
        {"domain": entry.host, "isDefault": entry.host == default, "redirects": _redirects(entry.notfound_url)}
        for entry in found
    ]
    usual = workspace_settings.values(caller().workspace)["notfound_url"]
    return jsonify(domains={"data": data, "defaultRedirects": _redirects(usual)})


@route("/domains/redirects", "PATCH", "OPTIONS")
def update_domain_redirects() -> Response:
    """Change where visitors of a hostname go who find nothing."""
    body = requests.body()
    domain = body.get("domain")
    if not isinstance(domain, str) or not domain:
        raise Invalid({"domain": ["Required."]})
    try:
        _ = domain == links.DEFAULT or host_of(domain)
    except ValueError as error:
        raise Invalid({"domain": [str(error)]}) from None
    given = _given(body)
    try:
        present = hosts.get_host(caller(), links.host_of(caller(), domain) or "")
    except NotFound:
        raise problems.no_domain(domain) from None
    changed = {url for url in given.values() if url != (present.notfound_url or "")}
    if len(changed) > 1:
        reason = "Signpost has one address for all three cases, so give the same for each that changes."
        raise Invalid({name: [reason] for name in given})
    url = changed.pop() if changed else None
    if url is None:
        return jsonify(_redirects(present.notfound_url))
    try:
        found = hosts.update_host(caller(), present.host, **load(_UPDATE, {"notfound_url": url}))
    except Invalid as error:
        raise Invalid(dict.fromkeys(given, error.reasons)) from None
    return jsonify(_redirects(found.notfound_url))


def _given(body: JsonObject) -> dict[str, str]:
    """The addresses in a body; "" takes one away, as null does. Raises Invalid."""
    given = {name: body[name] or "" for name in _REDIRECTS if name in body}
    if wrong := [name for name, url in given.items() if not isinstance(url, str)]:
        raise Invalid({name: ["Must be a string."] for name in wrong})
    return given


def _redirects(url: str | None) -> JsonObject:
    return dict.fromkeys(_REDIRECTS, url or None)
