"""The page "Does everything work?": a square for each link, and what to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.records.addresses import bare
from signpost.features.dashboard import moments
from signpost.features.dashboard.addresses import list_path
from signpost.features.dashboard.blueprint import page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.monitoring.gentle.follow import SETTING
from signpost.features.monitoring.gentle.statements import found_broken
from signpost.features.monitoring.pages import blp
from signpost.features.monitoring.wall import wall
from signpost.features.monitoring.wall.states import WallState
from signpost.features.monitoring.wall.wall import Wall, WallLink, WallTag
from signpost.operations import roles
from signpost.operations.workspaces import workspace_settings
from signpost.outbound.causes import in_words
from signpost.translations import Translated, mark, ngettext, number
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import OverviewProblem

# Up to so many, squares are large.
MAX_LARGE = 400
# Broken links that the overview names.
MAX_NAMED = 2
# The class of a square, and its sign; of what works the class says how much it is clicked.
LOOKS = {
    WallState.BROKEN: ("down", "close"),
    WallState.ELSEWHERE: ("elsewhere", "arrow"),
    WallState.SLOW: ("slow", "clock"),
    WallState.ENDS_SOON: ("expires", "clock"),
    WallState.PAUSED: ("paused", "pause"),
    WallState.ENDED: ("paused", "pause"),
    WallState.UNCHECKED: ("unknown", ""),
}
STATES = Translated(
    {
        WallState.BROKEN: mark("broken"),
        WallState.ELSEWHERE: mark("leads elsewhere"),
        WallState.SLOW: mark("slow"),
        WallState.ENDS_SOON: mark("ends soon"),
        WallState.PAUSED: mark("paused"),
        WallState.ENDED: mark("has ended"),
        WallState.UNCHECKED: mark("not checked"),
        WallState.WORKS: mark("works"),
    }
)


@dataclass(frozen=True)
class Square:
    """path: of its page, within the workspace. look: its class. title: what it says."""

    path: str
    look: str
    icon: str
    title: str


@dataclass(frozen=True)
class LegendKey:
    """An entry of the legend: how many links look like this."""

    look: str
    icon: str
    text: str
    count: int


@dataclass(frozen=True)
class Look:
    """A row of what to look at. others: addresses of further links with the same problem. step: what helps, at `path`;
    "": to check it again.
    """

    id: str
    look: str
    icon: str
    name: str
    others: Sequence[str]
    text: str
    step: str
    path: str
    may_check: bool


@blp.get("/wall")
def show_wall() -> Response:
    tag = request.args.get("tag")
    found = wall.wall_of(g.caller, tag=tag)
    usual = _usual(link.host for link in (*found.links, *found.troubles))
    return page(
        "monitoring/wall.html",
        here="/links",
        found=found,
        tag=tag,
        squares=[*_squares(found, usual)],
        is_large=len(found.links or found.tags) <= MAX_LARGE,
        keys=_keys(found),
        works=found.states[WallState.WORKS] + found.states[WallState.ENDS_SOON],
        rest=_rest(found),
        looks=_looks(found, usual),
        may_set=g.caller.role >= roles.required_for(workspace_settings.update_setting),
        may_check=g.caller.role >= roles.required_for(wall.check_now),
        within=urlencode(request.args),
    )


@blp.post("/wall/on")
@offers_again(mark("Check every link once a day"))
def switch_on() -> BaseResponse:
    require(workspace_settings.update_setting)
    workspace_settings.update_setting(g.caller, SETTING, value="true")
    return see_other("/wall", _("Links are checked once a day from now on."), can_undo=True)


@blp.post("/wall/check")
@offers_again(mark("Check now"))
def check_now() -> BaseResponse:
    """Have one link checked soon, or those that were not yet."""
    require(wall.check_now)
    count = wall.check_now(g.caller, request.form.get("id") or None)
    done = ngettext(
        "%(num)s destination is checked now. Reload this page in a minute.",
        "%(num)s destinations are checked now, at most one a second. Reload this page in a while.",
        count,
    )
    return see_other("/wall", done if count else _("It was checked a moment ago."))


def _usual(hosts: Iterable[str]) -> str:
    """The hostname of most links, which is not said of each of them."""
    common = Counter(hosts).most_common(1)
    return common[0][0] if common else ""


def _name(link: WallLink, usual: str) -> str:
    return f"/{link.path}" if link.host == usual else link.address


def _squares(found: Wall, usual: str) -> Iterator[Square]:
    words = {state: _(STATES[state]) for state in WallState}
    for link in found.links:
        look, icon = LOOKS.get(link.state, (f"w{link.shade}", ""))
        title = _title(_name(link, usual), _ends(link) or words[link.state], link.clicks)
        yield Square(f"/links/{link.id}", look, icon, title)
    for entry in found.tags:
        yield _square_of_tag(entry)


def _ends(link: WallLink) -> str:
    if link.state is not WallState.ENDS_SOON or link.expired_at is None:
        return ""
    day = moments.day(times.parse(link.expired_at).astimezone(moments.own_zone()).date())
    return _("ends on %(day)s", day=day)


def _title(name: str, state: str, clicks: int) -> str:
    return f"{name}: {state}; {_clicks(clicks)}"


def _clicks(count: int) -> str:
    return ngettext("%(num)s click", "%(num)s clicks", count)


def _square_of_tag(entry: WallTag) -> Square:
    is_bad = entry.state in (WallState.BROKEN, WallState.ELSEWHERE)
    look, icon = LOOKS[entry.state] if is_bad else (f"w{entry.shade}", "")
    links = ngettext("%(num)s link", "%(num)s links", entry.links)
    state = _("%(links)s, %(count)s broken", links=links, count=number(entry.bad)) if is_bad else links
    return Square(
        "/wall?" + urlencode({"tag": entry.tag}), look, icon, _title(entry.tag or _("No tag"), state, entry.clicks)
    )


def _keys(found: Wall) -> list[LegendKey]:
    """The legend; its numbers add up to all links."""
    many, few = (sum(found.shades[shade] for shade in shades) for shades in ((3, 4, 5), (1, 2)))
    states = found.states
    return [
        LegendKey("w5", "", _("Works, many clicks"), many),
        LegendKey("w2", "", _("Works, few clicks"), few),
        LegendKey("w0", "", _("Works, no click in 28 days"), found.shades[0]),
        LegendKey(*LOOKS[WallState.BROKEN], _("Broken"), states[WallState.BROKEN]),
        LegendKey(*LOOKS[WallState.ELSEWHERE], _("Leads elsewhere"), states[WallState.ELSEWHERE]),
        LegendKey(*LOOKS[WallState.SLOW], _("Slow"), states[WallState.SLOW]),
        LegendKey(*LOOKS[WallState.ENDS_SOON], _("Ends soon"), states[WallState.ENDS_SOON]),
        LegendKey(*LOOKS[WallState.PAUSED], _("Paused or ended"), states[WallState.PAUSED] + states[WallState.ENDED]),
        LegendKey(*LOOKS[WallState.UNCHECKED], _("Not checked"), states[WallState.UNCHECKED]),
    ]


def _rest(found: Wall) -> str:
    """What does not work, as a sentence; "": nothing."""
    states = found.states
    ended = states[WallState.PAUSED] + states[WallState.ENDED]
    counted = (
        (states[WallState.BROKEN], ngettext("%(num)s is broken", "%(num)s are broken", states[WallState.BROKEN])),
        (
            states[WallState.ELSEWHERE],
            ngettext("%(num)s leads elsewhere", "%(num)s lead elsewhere", states[WallState.ELSEWHERE]),
        ),
        (states[WallState.SLOW], ngettext("%(num)s is slow", "%(num)s are slow", states[WallState.SLOW])),
        (ended, ngettext("%(num)s is paused or ended", "%(num)s are paused or ended", ended)),
        (
            states[WallState.UNCHECKED],
            ngettext("%(num)s is not checked", "%(num)s are not checked", states[WallState.UNCHECKED]),
        ),
    )
    parts = [text for count, text in counted if count]
    return f"{', '.join(parts)}." if parts else ""


def _looks(found: Wall, usual: str) -> list[Look]:
    """The rows below the wall. Links with one problem at one destination share a row."""
    groups: dict[tuple[WallState, str], list[WallLink]] = {}
    for link in found.troubles:
        groups.setdefault((link.state, link.check.destination if link.check else link.id), []).append(link)
    return [_look(own, usual) for own in groups.values()]


def _look(links: list[WallLink], usual: str) -> Look:
    link, *others = links
    _class, icon = LOOKS[link.state]
    is_slow = link.state is WallState.SLOW
    is_rule = link.check is not None and link.check.destination != link.destination
    clicks = sum(one.clicks for one in links)
    lately = ngettext("%(num)s click in 28 days.", "%(num)s clicks in 28 days.", clicks)
    return Look(
        link.id,
        "bad" if link.state is WallState.BROKEN else "warn",
        icon,
        _name(link, usual),
        [_name(one, usual) for one in others],
        f"{_problem(link)} {lately}",
        "" if is_slow else _("Change the rule") if is_rule else _("Change the destination"),
        f"/links/{link.id}/edit",
        bool(link.check and link.check.is_gentle),
    )


def _problem(link: WallLink) -> str:
    check = link.check
    if check is None:
        return ""
    if link.state is WallState.SLOW:
        took = number(check.ms or 0)
        if check.usual_ms is None:
            return _("Answered after %(time)s ms.", time=took)
        return _("Answered after %(time)s ms; usually %(usual)s ms.", time=took, usual=number(check.usual_ms))
    if link.state is WallState.ELSEWHERE:
        parts = urlsplit(check.led_to)
        if parts.path in ("", "/"):
            return _("The page is gone and redirects to the start page of %(site)s.", site=parts.hostname or "")
        return _("%(page)s redirects to %(other)s.", page=bare(check.destination), other=bare(check.led_to))
    since = _("First seen %(ago)s.", ago=moments.ago(check.since)) if check.since else ""
    return f"{bare(check.destination)}: {in_words(check.reason)} {since}".rstrip()


# --- on other pages -----------------------------------------------------------------------------------------------


def troubles() -> Iterator[OverviewProblem]:
    """What the gentle check found, for the overview."""
    broken = [*found_broken(g.caller.workspace.id).limit(MAX_NAMED + 1)]
    for record in broken[:MAX_NAMED]:
        yield OverviewProblem(
            _("%(address)s is broken", address=record.address),
            f"{list_path(record.handler)}/{record.id}",
            is_bad=True,
            note=_("Visitors meet an error there."),
            step=_("Change the destination"),
            icon="miss",
        )
    if len(broken) > MAX_NAMED:
        yield OverviewProblem(_("More links are broken"), "/wall", is_bad=True, icon="miss")
