"""The page of one record: its clicks, what is set, what other features know of it; and pausing it."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.errors import Outdated
from signpost.domain.plugins import PLUGINS
from signpost.domain.records import addresses
from signpost.domain.records.addresses import bare
from signpost.domain.records.record import ONE_TIME_CLICKS, Handler, Interstitial, RecordView
from signpost.domain.records.record_patch import RecordPatch
from signpost.domain.records.rules import rule_words
from signpost.domain.words import FIELD_WORDS, word
from signpost.features.dashboard.addresses import elsewhere, list_path, record_address
from signpost.features.dashboard.blueprint import blp, page, see_other
from signpost.features.dashboard.clicks.chart_flags import flags_on
from signpost.features.dashboard.clicks.click_pages import csv_of
from signpost.features.dashboard.clicks.click_views import ClickView, filter_in
from signpost.features.dashboard.clicks.names import TITLES, names
from signpost.features.dashboard.clicks.periods import period_of
from signpost.features.dashboard.clicks.reasons import Reasons
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.forms import LABELS, Form
from signpost.features.dashboard.records.destination_rows import shares_of
from signpost.features.dashboard.records.qr_codes import legibility_of
from signpost.features.dashboard.records.record_inputs import RecordForm
from signpost.features.dashboard.records.record_lists import back_to_list
from signpost.features.dashboard.search import note_opened
from signpost.features.reports import clicks
from signpost.features.reports.breakdowns import HOUR
from signpost.operations.records import record_extensions, records
from signpost.operations.records.record_extensions import warnings_about
from signpost.operations.records.record_patch import patch_record
from signpost.operations.records.record_versions import QR, StaleRecord, version
from signpost.schemas.records.qr import QrStyleUpdate
from signpost.schemas.records.record import RedirectInput
from signpost.storage.models import Host
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

# Rows of each list of the page.
MAX_VALUES, MAX_CHECKS = 6, 5
# What its clicks are counted by, in parts.
TABS = Translated(
    {
        "sources": mark("Sources"),
        "places": mark("Places"),
        "devices": mark("Devices"),
        "times": mark("Times"),
        "campaigns": mark("Rules and campaigns"),
    }
)
KINDS_OF_TAB: Mapping[str, tuple[str, ...]] = {
    "sources": ("referrer", "referrer_page"),
    "places": ("country", "city", "region", "language"),
    "devices": ("system", "browser", "device"),
    "times": (HOUR,),
    "campaigns": ("rule", "destination", "campaign", "source", "medium", "trigger"),
}


@blp.get("/links/<id>")
@blp.get("/redirects/<id>")
def record(id: str) -> BaseResponse:
    found = records.get_link(g.caller, id)
    if (existing := elsewhere(found)) is not None:
        return existing
    note_opened(id)
    period = period_of(request.args, times.parse(found.created_at))
    tab = request.args.get("by", "")
    tab = tab if tab in TABS else next(iter(TABS))
    view = ClickView(clicks.link_sums(g.caller, id), period, filter_in(request.args), {"by": tab}, has_scans=True)
    whole, shown_names = request.args.get("all", ""), {**names(), **own_names(found)}
    return page(
        "records/record.html",
        record=found,
        destinations=_destinations(found),
        rules=[(rule.name, rule_words.sentence(rule)) for rule in found.rules or ()],
        tab=tab,
        tabs=[(name, label, view.query_with("by", name)) for name, label in TABS.items()],
        breakdowns=list(view.breakdowns(MAX_VALUES, whole, KINDS_OF_TAB[tab])),
        heat=view.heat() if tab == "times" else [],
        whole_list=view.query_with("all", ""),
        titles=TITLES,
        names=shown_names,
        below_chart=Reasons(view, shown_names, record=found).sentences(),
        checks=record_extensions.list_checks(g.caller, id)[:MAX_CHECKS] if found.monitor != "off" else [],
        plugins=PLUGINS,
        word=word,
        themes=FIELD_WORDS["theme"],
        one_time_clicks=ONE_TIME_CLICKS,
        may_be_linked=addresses.may_be_linked,
        qr_form=Form(QrStyleUpdate, found.qr),
        legibility=legibility_of(found.qr),
        version=version(found),
        qr_version=version(found, QR),
        trouble=_trouble(found),
        warnings=warnings_about(g.caller, [found])[0],
        flags=flags_on(view, found, request.args.get("flag", "")),
        view=view,
        here=record_address(found),
        **view.shown(),
    )


def own_names(record: RecordView) -> dict[str, Mapping[str, str]]:
    """What the rules and destinations of a record are called, of which clicks are counted by their positions."""
    rules = record.rules or ()
    of_rules = {str(at): rule.name or rule_words.visitors(rule.conditions) for at, rule in enumerate(rules, 1)}
    pages = {str(at): bare(url) for at, url in enumerate(record.destinations or (), 1)}
    for position, rule in enumerate(rules, 1):
        name = of_rules[str(position)]
        pages |= {
            f"{position}.{at}": _("%(page)s (%(rule)s)", page=bare(url), rule=name)
            for at, url in enumerate(rule.destinations, 1)
        }
    known = names()
    return {"rule": {**known["rule"], **of_rules}, "destination": {**known["destination"], **pages}}


def _destinations(record: RecordView) -> list[tuple[str, int | None]]:
    """Each destination, with its share in percent where visitors are split by share."""
    multiple = record.destinations or ([record.destination] if record.destination else [])
    weights = record.destination_weights
    shares: list[int | None] = [*shares_of(weights)] if weights and len(multiple) > 1 else [None] * len(multiple)
    return list(zip(multiple, shares, strict=True))


def _trouble(record: RecordView) -> str:
    """Why visitors cannot reach a record; warnings say what else is wrong."""
    if g.caller.workspace.hosts.where(Host.host == record.host).exists():
        return ""
    return _("%(host)s is not connected, so visitors can't reach this link.", host=record.host)


@blp.get("/links/<id>/clicks.csv")
def record_clicks_as_csv(id: str) -> Response:
    """The clicks of one record, as those of the workspace are."""
    found = records.get_link(g.caller, id)
    period = period_of(request.args, times.parse(found.created_at))
    return csv_of(clicks.link_sums(g.caller, id), period)


@blp.post("/links/<id>/pause")
@offers_again(mark("Pause or resume link"))
def pause_record(id: str) -> BaseResponse:
    """Pause or resume a record; nothing else about it changes."""
    is_resumed = "resume" in request.form
    try:
        found = records.set_paused(g.caller, id, paused=not is_resumed, expected=request.form.get("version"))
    except Outdated:
        found = records.get_link(g.caller, id)
        now = RecordForm.of(RedirectInput, found)
        texts = [(label, now.text(name)) for name, label in LABELS.items() if name in now.schema.fields]
        return page(
            "records/conflict.html",
            409,
            record=found,
            facts=[(label, text) for label, text in texts if text not in ("", _("off"))],
            fields={"version": version(found), **({"resume": ""} if is_resumed else {})},
            action=f"/links/{id}/pause",
            button=_("Resume it as it is now") if is_resumed else _("Pause it as it is now"),
            here=list_path(found.handler),
        )
    if found.handler == Handler.SHORT_URL:
        notice = _("Link resumed.") if is_resumed else _("Link paused.")
    else:
        notice = _("Redirect resumed.") if is_resumed else _("Redirect paused.")
    return see_other(back_to_list() or record_address(found), notice, can_undo=True)


@blp.post("/links/<id>/ask")
@offers_again(mark("Ask before a click is used"))
def ask_before_clicks(id: str) -> BaseResponse:
    """Have a page ask before one of the clicks of a limit is used."""
    patch = RecordPatch({"interstitial": Interstitial.AUTO})
    try:
        found = patch_record(g.caller, id, patch=patch, if_match=[request.form.get("version", "")])
    except StaleRecord as error:
        return see_other(record_address(error.record), _("It was changed in the meantime. Nothing was saved."))
    return see_other(record_address(found), _("A page now asks before a click is used."), can_undo=True)
