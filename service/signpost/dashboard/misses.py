"""What visitors requested and did not find, with a link to the form that redirects it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Response, current_app, g, request

from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.records.filter_fields import filters_in
from signpost.domain.errors import Invalid
from signpost.domain.misses.misses import LISTED_DAYS, is_exact, url_path
from signpost.domain.records.filters import HostFilters
from signpost.operations.hosts import hosts
from signpost.schemas.loading import load
from signpost.schemas.misses import MissQuery
from signpost.visits import middleware
from signpost.visits.questions import misses
from signpost.visits.questions.misses import MissedPath, MissList

PER_PAGE = 100
DAYS = {1: "Today", 7: "7 days", 30: "30 days", 90: "90 days"}


@dataclass(frozen=True)
class MissRow:
    """A line of the page. redirect: the form that redirects the path; None: the path was cut, or parts are masked.

    nearest: path -> the same form with this path as the destination.
    """

    miss: MissedPath
    redirect: str | None
    nearest: dict[str, str]


@blp.get("/misses")
def missed_paths() -> Response:
    params = {key: value for key, value in request.args.items() if value}
    wrong, found = "", MissList([], [])
    try:
        query = load(MissQuery(), {"per_page": str(PER_PAGE), **params})
        found = misses.list_misses(middleware.of(current_app), g.caller, **query)
    except Invalid as error:
        wrong = error.sentences()
    shown = filters_in(params)
    known, _ = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters=HostFilters())
    return page(
        "misses.html",
        422 if wrong else 200,
        rows=[_row(miss) for miss in found.data],
        proposals=[(proposal, _new(proposal.host, proposal.pattern, match="pattern")) for proposal in found.proposals],
        hosts=sorted({host.host for host in known} | {params.get("filter[host]", "")} - {""}),
        days={days: (_with(params, days=str(days)), name) for days, name in DAYS.items()},
        chosen_days=params.get("filter[days]", str(LISTED_DAYS)),
        shown=shown,
        views=[(_with(params, scanners=""), "People"), (_with(params, scanners="true"), "With scanners")],
        has_scanners=shown.get("scanners") == "true",
        wrong=wrong,
    )


def _with(params: dict[str, str], **changed: str) -> str:
    """The address of the page with other filters; "" removes one."""
    filters = {**params, **{f"filter[{name}]": value for name, value in changed.items()}}
    return "/misses?" + urlencode({key: value for key, value in filters.items() if value})


# What a name in a pattern cannot contain.
_NOT_IN_NAME = re.compile(r"^[^A-Za-z]+|[^A-Za-z0-9_]")


def _row(miss: MissedPath) -> MissRow:
    if miss.host is None or miss.path is None or not is_exact(miss.path):
        return MissRow(miss, None, {})
    host, path = miss.host, url_path(miss.path)
    names = miss.path.partition("?")[2]
    # Redirects of this path differ by their parameters: the new one is for any value of those that the visits had.
    requested = {"match": "pattern"} if names else {}
    query = "&".join(f"{name}=:{_NOT_IN_NAME.sub('', name) or 'value'}" for name in names.split("&")) if names else ""
    url = f"{path}?{query}" if query else path
    near = {
        entry: _new(host, url, destination=f"https://{host}{url_path(entry)}", **requested) for entry in miss.nearest
    }
    return MissRow(miss, _new(host, url, **requested), near)


def _new(host: str, path: str, **fields: str) -> str:
    """The address of the form for a new redirect, filled in."""
    return "/redirects/new?" + urlencode({"url": f"https://{host}{path}", **fields})
