"""The first page: a field that shortens, what happened lately, and what needs attention."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.clicks.periods import PeriodName
from signpost.domain.errors import NotFound
from signpost.domain.records.filters import NO_FILTERS, Health, HostFilters
from signpost.domain.records.record import Handler, RecordView
from signpost.features.dashboard import panels
from signpost.features.dashboard.addresses import root
from signpost.features.dashboard.blueprint import blp, page, require, see_other
from signpost.features.dashboard.clicks.chart_flags import flags_on
from signpost.features.dashboard.clicks.charts import countries
from signpost.features.dashboard.clicks.click_views import ClickView, Tile
from signpost.features.dashboard.clicks.names import names
from signpost.features.dashboard.clicks.periods import Period, period_of
from signpost.features.dashboard.clicks.reasons import Reasons
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.forms import create_once
from signpost.features.dashboard.moments import own_zone
from signpost.features.dashboard.records.record_forms import hosts_of_links, with_notes
from signpost.features.dashboard.records.record_inputs import RecordForm
from signpost.features.dashboard.records.record_lists import lately
from signpost.features.reports import clicks
from signpost.features.reports.period_reports.report import rescued_in
from signpost.features.reports.rows import ClickRows
from signpost.features.sign_in.operations import sign_in_rules
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.records.record_extensions import warnings_about
from signpost.operations.workspaces import bootstrap, pins, usage
from signpost.schemas.records.record import LinkCreate
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.translations.names import COUNTRIES
from signpost.translations.names import countries as countries_in
from signpost.web.dashboard_pages import OverviewProblem

# Rows of its lists: short ones in the column at the side.
ROWS, SIDE_ROWS = 10, 5
# Hostnames that do not work, by name; the page of hostnames has them all.
MAX_HOSTS = 3
# The cookie of a browser in which the steps of setting up are hidden.
HIDDEN_STEPS = "signpost_steps"
# Hours of the day from which on it is afternoon, and evening.
NOON, EVENING = 12, 18


@dataclass(frozen=True)
class SetupStep:
    """A step of setting up. note: what it takes. path: the page where it is done."""

    text: str
    note: str
    path: str
    is_done: bool


@blp.route("/", methods=["GET", "POST"])
@keeps_draft
def overview() -> BaseResponse:
    choices = with_notes(hosts_of_links(), Handler.SHORT_URL)
    form = RecordForm(LinkCreate, {"host": next(iter(choices), "")})
    if request.method == "POST":
        require(records.create_link)
        typed = request.form.copy()
        typed["host"] = typed.get("host") or form.values["host"]
        id_ = form.submit(typed, lambda **fields: create_once(lambda: records.create_link(g.caller, **fields).id))
        if id_ is not None:
            return see_other(f"/?made={id_}")
    elif g.draft is not None:
        form.show(g.draft)
    period = period_of(request.args, times.parse(g.caller.workspace.created_at))
    sums = clicks.sums_of(g.caller, clicks.EVERYTHING)
    view = ClickView(sums, period)
    by_country = view.rows("country")
    busiest = clicks.busiest_records(g.caller, since=period.since, until=period.until, count=ROWS)
    created = _created(request.args.get("made", ""))
    is_empty = not view.days.total.clicks and period.since <= period.first
    charted = view.shown()
    return page(
        "workspaces/overview.html",
        422 if form.errors else 200,
        form=form,
        created=created,
        warnings=warnings_about(g.caller, [created])[0] if created is not None else [],
        hosts=choices,
        greeting=_welcome() if is_empty else _greeting(),
        today=_today(sums, period),
        is_empty=is_empty,
        first_link=_newest_link() if not view.days.total.clicks else "",
        flags=flags_on(view),
        busiest=busiest,
        sparks={id_: recent.spark for id_, recent in lately([row.record.id for row in busiest]).items()},
        referrers=view.rows("referrer")[:SIDE_ROWS],
        countries=by_country[:ROWS],
        world=countries(by_country, countries_in(COUNTRIES)),
        problems=_problems(),
        to_do=_to_do(),
        names=names(),
        below_chart=Reasons(view, names(), f"{root()}/clicks").sentences(),
        **{**charted, "tiles": [*charted["tiles"], *_rescued(view)]},
    )


def _rescued(view: ClickView) -> Iterator[Tile]:
    """Visitors whom redirects made from Not found have saved from an error, where there are any."""
    _found, figure = rescued_in(g.caller, view.question)
    if figure.number:
        yield Tile(_("Rescued visitors"), figure.number, figure.change, path="/misses?box=redirected")


def _first_name() -> str:
    """ "" where nobody has given one yet."""
    name: str = g.caller.user.name.partition(" ")[0]
    return "" if name == bootstrap.OWNER_NAME else name


def _welcome() -> str:
    name = _first_name()
    return _("Welcome, %(name)s", name=name) if name else _("Welcome")


def _greeting() -> str:
    """By the reader's time of day."""
    hour, name = times.now().astimezone(own_zone()).hour, _first_name()
    if not name:
        return _("Good morning") if hour < NOON else _("Good afternoon") if hour < EVENING else _("Good evening")
    if hour < NOON:
        return _("Good morning, %(name)s", name=name)
    return _("Good afternoon, %(name)s", name=name) if hour < EVENING else _("Good evening, %(name)s", name=name)


def _today(sums: ClickRows, period: Period) -> Tile:
    """The clicks of today, compared with yesterday at this time."""
    days = ClickView(sums, replace(period, since=period.today, until=period.today, choice=PeriodName.TODAY)).days
    return Tile(_("Clicks"), days.total.clicks, days.changes.clicks if days.changes is not None else None)


def _newest_link() -> str:
    rows, _cursors = records.list_records(
        g.caller, handler=Handler.SHORT_URL, sort="-created_at", per_page=1, filters=NO_FILTERS
    )
    return rows[0].url if rows else ""


def _created(id: str) -> RecordView | None:
    """The link that the form on this page has just created."""
    if not id:
        return None
    try:
        return records.get_link(g.caller, id)
    except NotFound:
        return None


def _problems() -> list[OverviewProblem]:
    """What keeps visitors away, or soon will."""
    known, _cursors = hosts.list_hosts(
        g.caller, sort="-created_at", per_page=MAX_HOSTS + 1, filters=HostFilters(dns_correct=False)
    )
    wrong = [host for host in known if host.checked_at]
    found = [
        OverviewProblem(
            _("%(host)s is not set up", host=host.host),
            f"/hosts/{host.host}",
            is_bad=True,
            note=_("It needs one DNS record."),
            step=_("Show the record"),
            icon="globe",
        )
        for host in wrong[:MAX_HOSTS]
    ]
    if len(wrong) > MAX_HOSTS:
        found.append(OverviewProblem(_("More hostnames are not set up"), "/hosts", is_bad=True))
    found += panels.problems()
    health = pins.what_is_wrong(g.caller)
    words = {
        Health.BROKEN: (
            _("Destinations that are down"),
            _("Visitors meet an error there."),
            _("Change the destinations"),
        ),
        Health.EXPIRED: (_("Expired links"), _("Visitors no longer reach their pages."), _("Extend or delete them")),
        Health.PAUSED: (_("Paused links"), _("Visitors see “not found”."), _("Resume or delete them")),
    }
    return found + [
        OverviewProblem(text, f"/links?filter%5Bhealth%5D={entry}", is_bad=entry is Health.BROKEN, note=note, step=step)
        for entry, (text, note, step) in words.items()
        if entry in health
    ]


@blp.post("/steps/hide")
@offers_again(mark("Hide these steps"))
def hide_steps() -> BaseResponse:
    """Hide the steps of setting up, in this browser."""
    response = see_other("/")
    response.set_cookie(
        HIDDEN_STEPS, "1", max_age=365 * 24 * 3600, secure=request.is_secure, httponly=True, samesite="Lax"
    )
    return response


def _to_do() -> list[SetupStep]:
    """The steps of setting up; none once all are done. Who may not connect a hostname has only that of signing in."""
    caller = g.caller
    if HIDDEN_STEPS in request.cookies:
        return []
    can_return = sign_in_rules.has_own_way(caller.user)
    own_step = SetupStep(
        _("Choose how you sign in next time"),
        _("A passkey or a password. The link that you used works once."),
        "/account",
        can_return,
    )
    if caller.workspace.is_sample:
        return []
    if caller.role < roles.required_for(hosts.connect_host):
        return [] if can_return else [own_step]
    known, _cursors = hosts.list_hosts(caller, sort="created_at", per_page=2, filters=HostFilters())
    oldest, _cursors = records.list_records(caller, sort="created_at", per_page=2, filters=NO_FILTERS)
    # The first start makes a hostname and a link of its own.
    own = [row for row in oldest if (row.host, row.alias) != (bootstrap.HOST, bootstrap.ALIAS)]
    steps = [
        SetupStep(
            _("Create your first link"),
            _("A long address becomes a short one, with a QR code."),
            "/links/new",
            bool(own),
        ),
        own_step,
        SetupStep(
            _("Connect your hostname"),
            _("Such as go.example.com. It needs one DNS record."),
            "/hosts",
            any(host.host != bootstrap.HOST for host in known),
        ),
        SetupStep(
            _("Invite your team"),
            _("Each person gets a link, and a role that says what they may do."),
            "/members",
            usage.count_used(caller.workspace, "members") > 1,
        ),
    ]
    return [] if all(step.is_done for step in steps) else steps
