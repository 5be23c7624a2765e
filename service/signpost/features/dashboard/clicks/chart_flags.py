"""Flags in charts, on the days when what visitors get changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from signpost.domain.records.record import RecordView
from signpost.features.dashboard import panels
from signpost.features.dashboard.clicks.charts import Chart
from signpost.features.dashboard.clicks.click_views import ClickView
from signpost.features.dashboard.moments import day as day_text
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import DatedFlag


@dataclass(frozen=True)
class ChartFlag:
    """One or more flags of a step. x: in percent of the width. text: what changed. id: of the newest.

    page: where it leads, within the workspace; "": it opens beside the chart.
    """

    x: float
    title: str
    text: str
    id: str
    is_open: bool
    page: str = ""


def flags_on(view: ClickView, record: RecordView | None = None, opened: str = "") -> list[ChartFlag]:
    """One for each step of the chart in which something changed. opened: the id of the flag that is open."""
    period, chart = view.period, view.chart
    by_place: dict[int, list[DatedFlag]] = {}
    for flag in panels.flags_between(period.since, period.until, view.zone, record):
        place = _place(chart, flag.at.astimezone(view.zone))
        if place is not None:
            by_place.setdefault(place, []).append(flag)
    return [_flag(view, chart.places[place].middle, flags, opened) for place, flags in by_place.items()]


def _flag(view: ClickView, x: float, flags: Sequence[DatedFlag], opened: str) -> ChartFlag:
    newest = flags[0]
    text, day = newest.text, day_text(newest.at.astimezone(view.zone).date())
    if len(flags) > 1:
        text = _("%(change)s, and %(count)s more", change=text, count=len(flags) - 1)
    is_open = any(flag.id == opened for flag in flags)
    return ChartFlag(x, _("%(day)s: %(change)s", day=day, change=text), text, newest.id, is_open, newest.path)


def _place(chart: Chart, local: datetime) -> int | None:
    """The step that a moment belongs to."""
    steps, day = chart.steps, local.date()
    if len(steps) > 1 and steps[0].since == steps[-1].since:
        return local.hour
    return next((number for number, step in enumerate(steps) if step.since <= day <= step.until), None)
