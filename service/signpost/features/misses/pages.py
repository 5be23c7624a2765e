"""What visitors requested and did not find, as an inbox: each path with a form that redirects it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from flask import Blueprint, Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.domain.records.addresses import bare
from signpost.domain.records.filters import HostFilters
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.blueprint import notify, page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import filters_in
from signpost.features.misses import inbox, miss_fixes, misses, rescues
from signpost.features.misses.counter import MissCount
from signpost.features.misses.inbox import MAX_NUMBER, USUAL_DAYS, Box, Inbox, InboxNumbers, Trend
from signpost.features.misses.likeness import SURE, Likeness, likeness_of
from signpost.features.misses.miss_fixes import MissFix
from signpost.features.misses.misses import MissedPath
from signpost.features.misses.paths import MAX_FIXES, WantedFix, is_exact
from signpost.features.misses.rescues import Rescued
from signpost.features.misses.schemas import IgnoredMisses, MissQuery
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.schemas.loading import load
from signpost.storage.app_parts import current_parts
from signpost.translations import Translated, mark, ngettext, number, pgettext
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import Panel

blp = Blueprint("misses", __name__, template_folder="templates")

PER_PAGE = 25
DAYS = Translated({1: mark("Today"), 7: mark("7 days"), 28: mark("28 days"), 90: mark("90 days")})
LIKENESSES = Translated(
    {
        Likeness.SAME: mark("Same but for a hyphen or capitals"),
        Likeness.ONE_LETTER: mark("One letter apart"),
        Likeness.LAST_PART: mark("Same last part"),
        Likeness.SIMILAR: mark("Similar"),
    }
)
# What is shown as pairs; only those that are sure are ticked.
PAIRED = SURE | {Likeness.LAST_PART}
REDIRECTED = "redirected"
TABS = Translated(
    {
        Box.INBOX: mark("Inbox"),
        Box.IGNORED: mark("Ignored"),
        Box.BOTS: mark("Only bots"),
        REDIRECTED: mark("Redirected"),
    }
)
SORTS = Translated({"people": mark("Most visits"), "last": mark("Last visit")})
# What the address of the page says besides the filters of the operation.
_OWN = ("box", "sort", "page", "pairs")
# Numbered paths that are named where none of them is proposed.
_NAMED = 2


@dataclass(frozen=True)
class MissRow:
    """A line of the page. destination: in its field; None: parts of the path are not known, so it has no field.

    why: where the destination is from. sureness: of the dot before that. wrong: why the latest one was refused.
    trend: of the last week.
    """

    miss: MissedPath
    destination: str | None
    why: str
    sureness: str
    wrong: str
    trend: str

    @property
    def address(self) -> str:
        return f"{self.miss.host}{self.miss.path}"


def number_in_inbox() -> str:
    """How many paths wait, as every page says it."""
    found = current_parts()[InboxNumbers].get(g.caller.workspace.id)
    return "" if not found else number(found) if found <= MAX_NUMBER else f"{MAX_NUMBER}+"


@blp.get("/misses")
def missed_paths() -> Response:
    return _page()


@blp.post("/misses")
@offers_again(mark("Redirect"))
def fix_misses() -> BaseResponse:
    """Redirect the path of a line, or those pairs that are ticked."""
    require(miss_fixes.fix_misses)
    params = _params()
    form = request.form
    if "path" in form:
        wanted = [WantedFix(form.get("host", ""), form["path"], form.get("destination", "").strip() or None)]
    else:
        wanted = _ticked()
    if not wanted:
        return see_other("/misses?" + urlencode(params), _("Nothing was selected."))
    fixes = miss_fixes.fix_misses(g.caller, wanted=wanted)
    created = [fix for fix in fixes if fix.id is not None]
    refused = [fix for fix in fixes if fix.id is None]
    done = _("Nothing similar was found.")
    if created:
        leads_to = _short(created[0].destination or "", created[0].host)
        done = _("%(path)s now leads to %(destination)s.", path=created[0].path, destination=leads_to)
    if len(fixes) > 1 and created:
        done = ngettext("%(num)s path redirected.", "%(num)s paths redirected.", len(created))
        if refused:
            done = _("%(done)s of %(all)s paths redirected.", done=number(len(created)), all=number(len(fixes)))
    if not refused:
        return see_other("/misses?" + urlencode(params), done, can_undo=True)
    if created:
        notify(done, can_undo=True)
    return _page(refused)


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
    """Hide the path of a line, or those that are ticked; or list them again."""
    require(miss_fixes.ignore_misses)
    form, ignored = request.form, "again" not in request.form
    addresses = [{"host": form.get("host", ""), "path": form.get("path", "")}]
    if "path" not in form:
        parts = [ticked.partition("/") for ticked in form.getlist("address")[:MAX_FIXES]]
        addresses = [{"host": host, "path": f"/{path}"} for host, _slash, path in parts]
    done = _("Nothing was selected.")
    if len(addresses) == 1:
        done = _("%(path)s is ignored.", **addresses[0]) if ignored else _("%(path)s is listed again.", **addresses[0])
    elif addresses and ignored:
        done = ngettext("%(num)s address is ignored.", "%(num)s addresses are ignored.", len(addresses))
    elif addresses:
        done = ngettext("%(num)s address is listed again.", "%(num)s addresses are listed again.", len(addresses))
    if addresses:
        try:
            miss_fixes.ignore_misses(g.caller, **load(IgnoredMisses(), {"misses": addresses, "ignored": ignored}))
        except Invalid as refusal:
            done = refusal.sentences()
    return see_other("/misses?" + urlencode(_params()), done)


def _params() -> dict[str, str]:
    return {key: value for key, value in request.args.items() if value}


def _page(refused: Sequence[MissFix] = ()) -> Response:
    params = _params()
    wrong, found = "", Inbox({box: [] for box in Box}, MissCount(), [])
    days = USUAL_DAYS
    try:
        given = {key: value for key, value in params.items() if key not in _OWN}
        query = load(MissQuery(), {"filter[days]": str(USUAL_DAYS), **given})
        days = query["days"]
        found = inbox.open_inbox(g.caller, host=query.get("host"), days=days)
    except Invalid as error:
        wrong = error.sentences()
    box = _box(params)
    sort = params.get("sort", "people") if params.get("sort") in SORTS else "people"
    may_edit = g.caller.role >= roles.required_for(miss_fixes.fix_misses)
    saved = rescues.rescued(g.caller, count=rescues.MAX_LISTED if box == REDIRECTED else 0)
    listed = found.boxes[Box(box)] if box != REDIRECTED else []
    looked_at = [*misses.with_nearest(g.caller, listed[: misses.MAX_WITH_NEAREST])]
    paired = [row for row in looked_at if row.likeness in PAIRED] if box == Box.INBOX and may_edit else []
    pairs = paired if params.get("pairs") != "no" else []
    others = [row for row in [*looked_at, *listed[len(looked_at) :]] if row not in pairs]
    if sort == "last":
        others.sort(key=lambda row: row.last_seen, reverse=True)
    at = _page_number(params, len(others))
    shown = others[(at - 1) * PER_PAGE : at * PER_PAGE]
    shown = [row if row.nearest else next(misses.with_nearest(g.caller, [row])) for row in shown]
    usual = _usual(found, box, saved)
    refusals = {(fix.host, fix.path): fix for fix in refused}
    trends = inbox.trends(g.caller, shown) if shown else {}
    on_page = {(row.host, row.path) for row in shown}
    rows = [_row(row, refusals, trends.get((row.host or "", row.path or ""))) for row in shown]
    return page(
        "misses.html",
        422 if wrong or refused else 200,
        box=box,
        rows=rows,
        pairs=pairs,
        paired=len(paired),
        pair_name=lambda row: _(LIKENESSES[row.likeness]),
        sure=SURE,
        count=len(others),
        first=(at - 1) * PER_PAGE + 1,
        last=(at - 1) * PER_PAGE + len(rows),
        earlier=_with(params, page=str(at - 1)) if at > 1 else "",
        later=_with(params, page=str(at + 1)) if at * PER_PAGE < len(others) else "",
        rest=found.rest.people + found.rest.bots if at * PER_PAGE >= len(others) and box == Box.INBOX else 0,
        not_done=[(fix, _reasons(fix)) for fix in refused if (fix.host, fix.path) not in on_page],
        proposals=[(proposal, _new(proposal.host, proposal.pattern, match="pattern")) for proposal in found.proposals],
        hosts=_hosts(params),
        days=days,
        periods=DAYS if days in DAYS else {**DAYS, days: ngettext("%(num)s day", "%(num)s days", days)},
        sorts=SORTS,
        sort=sort,
        kept={key: value for key, value in params.items() if key in ("box", "pairs")},
        shown=filters_in(params),
        tabs=_tabs(params, found, saved, box),
        numbers={box: len(rows) for box, rows in found.boxes.items()},
        saved=saved,
        short=lambda url: _short(url, usual),
        usual=usual,
        action=_with(params),
        not_now=_with(params, pairs="no", page=""),
        with_pairs=_with(params, pairs="", page=""),
        within=urlencode(params),
        wrong=wrong,
    )


def _box(params: Mapping[str, str]) -> str:
    """The tab of the page. Earlier addresses name it as filters of the operation do."""
    box = params.get("box", "")
    if box in TABS:
        return box
    filters = filters_in(params)
    return (
        Box.IGNORED
        if filters.get("ignored") == "true"
        else Box.BOTS
        if filters.get("scanners") == "true"
        else Box.INBOX
    )


def _page_number(params: Mapping[str, str], count: int) -> int:
    text = params.get("page", "")
    asked = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 1
    return max(1, min(asked, -(-count // PER_PAGE)))


def _hosts(params: Mapping[str, str]) -> list[str]:
    known, _cursors = hosts.list_hosts(g.caller, sort="-created_at", per_page=100, filters=HostFilters())
    return sorted({host.host for host in known} | {params.get("filter[host]", "")} - {""})


def _tabs(params: dict[str, str], found: Inbox, saved: Rescued, current: str) -> list[tuple[str, str, int, bool]]:
    """Each tab: its address, name and number, and whether it is the current one."""
    numbers: dict[str, int] = {box: len(rows) for box, rows in found.boxes.items()}
    numbers[REDIRECTED] = saved.records
    here = {key: value for key, value in params.items() if key not in ("filter[ignored]", "filter[scanners]")}
    return [
        (
            _with(here, box="" if tab == Box.INBOX else tab, page="", pairs="", sort=""),
            _(name),
            numbers[tab],
            tab == current,
        )
        for tab, name in TABS.items()
    ]


def _with(params: dict[str, str], **changed: str) -> str:
    """The address of the page with something else in it; "" removes it."""
    return "/misses?" + urlencode({key: value for key, value in {**params, **changed}.items() if value})


def _short(url: str, usual: str) -> str:
    """An address without its scheme, and without the hostname that is the usual one."""
    text = bare(url)
    return text.removeprefix(usual) if usual and text.startswith(f"{usual}/") else text


def _usual(found: Inbox, box: str, saved: Rescued) -> str:
    """The hostname of most addresses on the page, which is not said of each of them."""
    names = [row.host or "" for row in found.boxes[Box(box)]] if box != REDIRECTED else []
    names += [urlsplit(entry.url).netloc for entry in saved.data]
    return Counter(names).most_common(1)[0][0] if names else ""


def _row(miss: MissedPath, refusals: Mapping[tuple[str, str], MissFix], trend: Trend | None) -> MissRow:
    host, path = miss.host or "", miss.path or ""
    if not is_exact(path):
        return MissRow(miss, None, _("Part of this address is not kept."), "", "", _in_words(trend))
    refused = refusals.get((host, path))
    destination = miss.similar or ""
    if refused is not None:
        destination = request.form.get("destination", destination)
    why, sureness = _("Nothing similar. Choose where visitors should go."), ""
    numbered = [near for near in miss.nearest if likeness_of(path.partition("?")[0], near) is None][:_NAMED]
    if miss.likeness:
        why, sureness = _(LIKENESSES[miss.likeness]), "yes" if miss.likeness in SURE else "half"
    elif numbered:
        why = _("You have %(paths)s. A number is a name, so you choose.", paths=", ".join(numbered))
    wrong = _reasons(refused) if refused is not None else ""
    return MissRow(miss, destination, why, sureness, wrong, _in_words(trend))


def _in_words(trend: Trend | None) -> str:
    """What a line says of the last week; "": nothing."""
    if trend is None:
        return ""
    if trend.is_new:
        return _("new")
    if not trend.week:
        return _("none this week")
    if trend.is_steady:
        return pgettext("trend", "steady")
    return _(
        "%(change)s this week",
        change=("+" if trend.week > trend.before else "−") + number(abs(trend.week - trend.before)),
    )


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
