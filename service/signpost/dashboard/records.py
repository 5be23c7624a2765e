"""The page of one record, with its clicks and checks; pausing it."""

from __future__ import annotations

from datetime import date

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard import charts
from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.forms import LABELS, Form
from signpost.dashboard.periods import CHOICES, period_of
from signpost.dashboard.record_addresses import elsewhere, record_address
from signpost.dashboard.record_forms import has_wrong_dns
from signpost.dashboard.record_inputs import RecordForm
from signpost.dashboard.record_lists import section
from signpost.domain import addresses, times
from signpost.domain.breakdowns import BREAKDOWNS
from signpost.domain.errors import Outdated
from signpost.domain.plugins import PLUGINS
from signpost.domain.record import RecordView
from signpost.operations import checks, clicks, records
from signpost.operations.record_versions import QR, version
from signpost.schemas.qr import QrLook
from signpost.schemas.record import RedirectInput
from signpost.storage.models import Host


@blp.get("/links/<id>")
@blp.get("/redirects/<id>")
def record(id: str) -> BaseResponse:
    found = records.get_link(g.caller, id)
    if (there := elsewhere(found)) is not None:
        return there
    by = request.args.get("by", "")
    by = by if by in BREAKDOWNS and by != "day" else "referrer"
    period = period_of(request.args, date.fromisoformat(found.created_at[:10]))
    days = clicks.link_clicks(g.caller, id, by="day", **period.range)
    before = clicks.link_clicks(g.caller, id, by="day", **period.before.range) if period.before else None
    breakdown = clicks.link_clicks(g.caller, id, by=by, **period.range)
    today = times.now().date().isoformat()
    return page(
        "record.html",
        record=found,
        period=period,
        periods=CHOICES,
        drawings=charts.charts(days.data, before.data if before else [], today),
        steps=charts.steps(days.data, today),
        total=days.total,
        total_before=before.total if before else None,
        by=by,
        breakdown=breakdown.data,
        breakdowns=[one for one in BREAKDOWNS if one != "day"],
        checks=checks.list_checks(g.caller, id)[:10] if found.monitor != "off" else [],
        plugins=PLUGINS,
        may_be_linked=addresses.may_be_linked,
        qr_form=Form(QrLook, found.qr),
        version=version(found),
        qr_version=version(found, QR),
        trouble=_trouble(found),
        here=section(found),
    )


def _trouble(record: RecordView) -> str:
    """What is wrong with the hostname of a record, so that visitors do not reach it."""
    host = g.caller.workspace.hosts.where(Host.host == record.host).get_or_none()
    if host is None:
        return f"{record.host} is not connected, so visitors do not reach this link."
    return f"The DNS of {record.host} does not point here, so visitors do not reach it." if has_wrong_dns(host) else ""


@blp.post("/links/<id>/pause")
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
            "conflict.html",
            409,
            record=found,
            facts=[(label, text) for label, text in texts if text not in ("", "off")],
            fields={"version": version(found), **({"resume": ""} if is_resumed else {})},
            action=f"/links/{id}/pause",
            button="Resume it as it is now" if is_resumed else "Pause it as it is now",
            here=section(found),
        )
    return see_other(record_address(found), "Link resumed." if is_resumed else "Link paused.", can_undo=True)
