"""Finding a link by its short code and domain, and the names that its fields have here and there."""

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records import addresses
from signpost.domain.records.record import Handler, RecordView
from signpost.features.dialects.shlink import problems, requests
from signpost.features.dialects.statements import bots_by_id
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records

# Shlink's word for the default domain, where a client must name one.
DEFAULT = "DEFAULT"
# What our errors call the fields of a request, and what Shlink calls them.
NAMES = {
    "host": "domain",
    "alias": "customSlug",
    "destination": "longUrl",
    "destinations": "longUrl",
    "starts": "validSince",
    "expires": "validUntil",
    "max_clicks": "maxVisits",
    "forward_query": "forwardQuery",
    "rules": "redirectRules",
}


def default_host(caller: Caller) -> str | None:
    """The hostname that is Shlink's default domain; None: no hostname takes short links."""
    try:
        return hosts.default_host(caller)
    except Invalid:
        return None


def host_of(caller: Caller, domain: str | None) -> str | None:
    """The hostname of a domain, as a request names it."""
    return default_host(caller) if domain in (None, "", DEFAULT) else addresses.same_host(domain) or domain


def requested_link(caller: Caller, short_code: str) -> RecordView:
    """The short link of the current request. Raises Problem: there is none."""
    return find_link(caller, short_code, requests.text("domain") or None)


def find_link(caller: Caller, short_code: str, domain: str | None) -> RecordView:
    """The short link with a code on a domain. Raises Problem: there is none."""
    host = host_of(caller, domain)
    # These would end the path of a URL.
    if host is not None and not {"?", "#"} & {*short_code, *host}:
        try:
            record = records.record_at(caller, f"{host}/{short_code}")
        except NotFound:
            pass
        else:
            if record.handler is Handler.SHORT_URL:
                return record
    raise problems.no_short_url(short_code, None if domain in ("", DEFAULT) else domain)


def bots_of(caller: Caller, record: RecordView) -> int:
    """The clicks of a link by bots."""
    return bots_by_id(caller.workspace.id, [record.id]).get(record.id, 0)
