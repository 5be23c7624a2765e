"""What visitors requested and did not find, as an inbox: each path with a form that redirects it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Blueprint, Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.domain.records.filters import HostFilters
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.blueprint import notify, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import filters_in
from signpost.features.misses import miss_fixes, misses, rescues
from signpost.features.misses.likeness import SURE, Likeness
from signpost.features.misses.miss_fixes import MissFix
from signpost.features.misses.misses import MissedPath, MissList
from signpost.features.misses.paths import LISTED_DAYS, MAX_FIXES, WantedFix, is_exact
from signpost.features.misses.schemas import IgnoredMisses, MissQuery
from signpost.operations.hosts import hosts
from signpost.schemas.loading import load
from signpost.translations import Translated, mark, ngettext, number
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import Panel

blp = Blueprint("misses", __name__, template_folder="templates")

PER_PAGE = 100
DAYS = Translated({1: mark("Today"), 7: mark("7 days"), 30: mark("30 days"), 90: mark("90 days")})
LIKENESSES = Translated(
    {
        Likeness.SAME: mark("Same but for a hyphen or capitals"),
        Likeness.ONE_LETTER: mark("One letter apart"),
        Likeness.LAST_PART: mark("Same last part"),
        Likeness.SIMILAR: mark("Similar"),
    }
)
# Records that rescue visitors, on this page.
MAX_RESCUERS = 5


@dataclass(frozen=True)
class MissRow:
    """A line of the page. destination: in its field; None: the path was cut, or parts are masked, so it has no field.

    why: where the destination is from. wrong: why the latest one was refused.
    """

    miss: MissedPath
    destination: str | None
    why: str
    wrong: str


@blp.get("/misses")
def missed_paths() -> Response:
    return _page()


@blp.post("/misses")
@offers_again(mark("Redirect"))
def fix_misses() -> BaseResponse:
    """Redirect the path of a line, or those pairs that are ticked; where neither is named, show the pairs first."""
    require(miss_fixes.fix_misses)
    params = _params()
    form = request.form
    if "path" in form:
        wanted = [WantedFix(form.get("host", ""), form["path"], form.get("destination", "").strip() or None)]
    elif "shown" in form:
        wanted = _ticked()
    else:
        return _pairs(params)
    if not wanted:
        return see_other("/misses?" + urlencode(params), _("Nothing was selected."))
    fixes = miss_fixes.fix_misses(g.caller, wanted=wanted)
    created = [fix for fix in fixes if fix.id is not None]
    refused = [fix for fix in fixes if fix.id is None]
    done = _("Nothing similar was found.")
    if created:
        done = _("%(path)s now leads to %(destination)s.", path=created[0].path, destination=created[0].destination)
    if len(fixes) > 1 and created:
        done = ngettext("%(num)s path redirected.", "%(num)s paths redirected.", len(created))
        if refused:
            done = _("%(done)s of %(all)s paths redirected.", done=number(len(created)), all=number(len(fixes)))
    if not refused:
        return see_other("/misses?" + urlencode(params), done, can_undo=True)
    if created:
        notify(done, can_undo=True)
    return _page(refused)


def _pairs(params: dict[str, str]) -> Response:
    """The pairs that are surely meant, to be ticked: what is redirected is what this page shows."""
    try:
        query = load(MissQuery(), params)
    except Invalid:
        return _page()
    within = {name: query[name] for name in ("host", "days") if name in query}
    return page(
        "fix_misses.html",
        pairs=miss_fixes.sure_fixes(g.caller, **within),
        action=_with(params),
        here="/misses",
    )


def _ticked() -> list[WantedFix]:
    """The pairs that the form names, each as hostname, path and destination."""
    form, wanted = request.form, []
    for row in form.getlist("pair")[:MAX_FIXES]:
        host, path, destination = (form.get(f"{name}.{row}", "") for name in ("host", "path", "destination"))
        if host and path and destination:
            wanted.append(WantedFix(host, path, destination))
    return wanted


@blp.post("/misses/ignore")
@offers_again(mark("Ignore"))
def ignore_misses() -> BaseResponse:
    """Hide the path of a line, or list it again."""
    require(miss_fixes.ignore_misses)
    form, ignored = request.form, "again" not in request.form
    address = {"host": form.get("host", ""), "path": form.get("path", "")}
    done = _("%(path)s is ignored.", **address) if ignored else _("%(path)s is listed again.", **address)
    try:
        miss_fixes.ignore_misses(g.caller, **load(IgnoredMisses(), {"misses": [address], "ignored": ignored}))
    except Invalid as refusal:
        done = refusal.sentences()
    return see_other("/misses?" + urlencode(_params()), done)


def _params() -> dict[str, str]:
    return {key: value for key, value in request.args.items() if value}


def _page(refused: Sequence[MissFix] = ()) -> Response:
    params = _params()
    wrong, found = "", MissList([], [])
    try:
        query = load(MissQuery(), {"per_page": str(PER_PAGE), **params})
        found = misses.list_misses(g.caller, **query)
    except Invalid as error:
        wrong = error.sentences()
    shown = filters_in(params)
    is_ignored = shown.get("ignored") == "true"
    known, _cursors = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters=HostFilters())
    refusals = {(fix.host, fix.path): fix for fix in refused}
    rows = [_row(miss, refusals) for miss in found.data]
    listed = {(miss.host, miss.path) for miss in found.data}
    return page(
        "misses.html",
        422 if wrong or refused else 200,
        rows=rows,
        others=[(fix, _reasons(fix)) for fix in refused if (fix.host, fix.path) not in listed],
        # All that are fixed at once are those that are not ignored.
        fixable=0 if is_ignored else sum(row.miss.likeness in SURE and not row.miss.is_scanner for row in rows),
        proposals=[(proposal, _new(proposal.host, proposal.pattern, match="pattern")) for proposal in found.proposals],
        hosts=sorted({host.host for host in known} | {params.get("filter[host]", "")} - {""}),
        days={days: (_with(params, days=str(days)), name) for days, name in DAYS.items()},
        chosen_days=params.get("filter[days]", str(LISTED_DAYS)),
        shown=shown,
        views=[
            (_with(params, scanners="", ignored=""), _("People"), shown.get("scanners") != "true" and not is_ignored),
            (_with(params, scanners="true", ignored=""), _("Include bots"), shown.get("scanners") == "true"),
            (_with(params, scanners="", ignored="true"), _("Ignored"), is_ignored),
        ],
        rescued=rescues.rescued(g.caller, count=MAX_RESCUERS),
        action=_with(params),
        is_ignored=is_ignored,
        within=urlencode(params),
        wrong=wrong,
    )


def _with(params: dict[str, str], **changed: str) -> str:
    """The address of the page with other filters; "" removes one."""
    filters = {**params, **{f"filter[{name}]": value for name, value in changed.items()}}
    return "/misses?" + urlencode({key: value for key, value in filters.items() if value})


def _row(miss: MissedPath, refusals: Mapping[tuple[str, str], MissFix]) -> MissRow:
    if miss.host is None or miss.path is None or not is_exact(miss.path):
        return MissRow(miss, None, "", "")
    refused = refusals.get((miss.host, miss.path))
    destination = miss.similar or ""
    if refused is not None:
        destination = request.form.get("destination", destination)
    why = _(LIKENESSES[miss.likeness]) if miss.likeness else _("Nothing similar found")
    return MissRow(miss, destination, why, _reasons(refused) if refused is not None else "")


def _reasons(fix: MissFix) -> str:
    return " ".join(reason for reasons in fix.errors.values() for reason in reasons)


def _new(host: str, path: str, **fields: str) -> str:
    """The address of the form for a new redirect, filled in."""
    return "/redirects/new?" + urlencode({"url": f"https://{host}{path}", **fields})


# --- on other pages -----------------------------------------------------------------------------------------------


def rescue_of(record: RecordView, **_others: object) -> Panel | None:
    rescue = rescues.rescues_by_id(g.caller, [record.id]).get(record.id)
    return None if rescue is None else Panel("rescues.html", {"rescue": rescue})


def rescued() -> Panel | None:
    # Not each time that the numbers are refreshed, every few seconds: it adds up the days of many records.
    if "HX-Request" in request.headers:
        return None
    return Panel("rescued.html", {"rescued": rescues.rescued(g.caller, count=0)})
