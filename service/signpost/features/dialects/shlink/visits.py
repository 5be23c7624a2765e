"""Visits: how many there were, and one by one as far as sums of clicks say (`counted_visits`)."""

from flask import Response, jsonify

from signpost.domain.clicks.click_events import Missed
from signpost.domain.errors import Invalid
from signpost.features.dialects.shlink import answers, counted_visits, links, problems, requests
from signpost.features.dialects.shlink.blueprint import caller, route
from signpost.features.dialects.shlink.counted_visits import FIRST_DAY, LAST_DAY, ListedVisit, Span
from signpost.features.dialects.shlink.problems import NotImplementedHere
from signpost.features.reports.clicks import Part
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import usage

# The most on a page, and what all of them are: as many as Shlink's own client asks for at once.
MAX_ITEMS = 5_000
_TYPES = {"base_url": Missed.ROOT, "invalid_short_url": Missed.LINK, "regular_404": Missed.PATH}


@route("/visits", "GET", "OPTIONS")
def get_visits() -> Response:
    """How many visits there were."""
    orphans = counted_visits.missed_clicks(caller(), Span(first=0, count=0))
    return jsonify(
        visits={
            "nonOrphanVisits": answers.summary(counted_visits.all_clicks(caller())),
            "orphanVisits": answers.summary(orphans),
        }
    )


@route("/visits/non-orphan", "GET", "OPTIONS")
def list_non_orphan_visits() -> Response:
    """The clicks of all records, or of those on a hostname."""
    return _part(Part(host=_requested_host()))


@route("/short-urls/<path:short_code>/visits", "GET", "OPTIONS")
def list_short_url_visits(short_code: str) -> Response:
    """The clicks of a short link."""
    page, span = _requested_page()
    record = links.requested_link(caller(), short_code)
    return _answer(*counted_visits.link_visits(caller(), record.id, span), page, span)


@route("/tags/<path:tag>/visits", "GET", "OPTIONS")
def list_tag_visits(tag: str) -> Response:
    """The clicks of the records with a tag."""
    if not usage.has_tag(caller(), tag):
        raise problems.no_tag(tag)
    return _part(Part(host=_requested_host(), tag=tag))


@route("/domains/<domain>/visits", "GET", "OPTIONS")
def list_domain_visits(domain: str) -> Response:
    """The clicks of the records on a hostname."""
    return _part(Part(host=_known_host(domain)))


@route("/visits/orphan", "GET", "OPTIONS")
def list_orphan_visits() -> Response:
    """The visits that found nothing."""
    page, span = _requested_page()
    type_ = requests.text("type")
    if type_ and type_ not in _TYPES:
        raise Invalid({"type": [f"Must be one of: {', '.join(_TYPES)}."]})
    found, total = counted_visits.missed_visits(
        caller(), span, host=_requested_host(), what=_TYPES[type_] if type_ else None
    )
    visits = [answers.orphan_visit(entry) for entry in found]
    return jsonify(visits=answers.page_of(visits, total, page, span.count))


@route("/visits/orphan", "DELETE", "OPTIONS")
def delete_orphan_visits() -> Response:
    """They go by themselves."""
    raise NotImplementedHere(
        "Signpost does not delete visits that found nothing; each is kept for a time and then goes."
    )


def _part(part: Part) -> Response:
    page, span = _requested_page()
    return _answer(*counted_visits.part_visits(caller(), part, span), page, span)


def _answer(found: list[ListedVisit], total: int, page: int, span: Span) -> Response:
    return jsonify(visits=answers.page_of([answers.visit(entry) for entry in found], total, page, span.count))


def _requested_page() -> tuple[int, Span]:
    """The number of the page that the query names, and its clicks."""
    page, per_page = requests.page(usual=0, max_count=MAX_ITEMS)
    since, until = requests.day("startDate", FIRST_DAY), requests.day("endDate", LAST_DAY)
    # As in Shlink, whatever its value is.
    has_bots = "excludeBots" not in requests.names()
    return page, Span(since=since, until=until, has_bots=has_bots, first=(page - 1) * per_page, count=per_page)


def _requested_host() -> str | None:
    """The hostname that the query names; None: it names none. Raises Problem: it is not connected."""
    domain = requests.text("domain")
    return _known_host(domain) if domain else None


def _known_host(domain: str) -> str:
    host = links.host_of(caller(), domain)
    if host is None or not hosts.is_connected(caller(), host):
        raise problems.no_domain(domain)
    return host
