"""Flags in charts, on the days when what visitors get changed: of a record, with what was before and after; of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from flask import g

from signpost.domain import times
from signpost.features.dashboard.clicks.charts import Chart
from signpost.features.dashboard.clicks.click_views import ClickView
from signpost.features.dashboard.moments import day as day_text
from signpost.features.history.operations import chart_flags
from signpost.features.history.operations.changes import ChangeView, NamedSubject
from signpost.features.history.pages import change_words
from signpost.features.history.pages.change_words import Difference
from signpost.operations import roles
from signpost.operations.records.record_patch import patch_record
from signpost.translations import gettext as _

# Days before and after a change whose clicks a day are compared.
_DAYS = 7


@dataclass(frozen=True)
class ChartFlag:
    """A flag of one or more changes. x: in percent of the width. id: of the newest change.

    page: where it leads, within the workspace; "": it opens beside the chart.
    """

    x: float
    title: str
    id: str
    is_open: bool
    page: str = ""


@dataclass(frozen=True)
class OpenChange:
    """A change whose flag is open. older, newer: the ids of those next to it; None: it is the last one.

    clicks_before, clicks_since: a day; None where there are no whole days.
    """

    change: ChangeView
    sentence: str
    differences: Sequence[Difference]
    can_go_back: bool
    older: str | None
    newer: str | None
    clicks_before: int | None
    clicks_since: int | None


def flags_of_all(view: ClickView) -> list[ChartFlag]:
    """Those of the chart of everything: of changes of many records at once."""
    return [replace(flag, page="/activity") for flag in ChartFlags(view, _changes(view), None).on(view.chart)]


def flags_of_record(view: ClickView, id: str, address: str, opened: str) -> ChartFlags:
    return ChartFlags(view, _changes(view, id), NamedSubject(address), opened)


def _changes(view: ClickView, record: str | None = None) -> list[ChangeView]:
    return chart_flags.flags(g.caller, view.period.since, view.period.until, view.zone, record)


class ChartFlags:
    """The flags of a chart. rows: the newest first. named: what was changed. opened: the change whose flag is open."""

    def __init__(self, view: ClickView, rows: Sequence[ChangeView], named: NamedSubject | None, opened: str = ""):
        self._view, self._rows, self._named, self._opened = view, rows, named, opened

    def _sentence(self, change: ChangeView) -> str:
        return f"{change.actor.name} {change_words.sentence(change, self._named)}"

    def on(self, chart: Chart) -> list[ChartFlag]:
        """One for each step of the chart in which something changed."""
        by_place: dict[int, list[ChangeView]] = {}
        for row in self._rows:
            local = times.parse(row.created_at).astimezone(self._view.zone)
            place = _place(chart, local)
            if place is not None:
                by_place.setdefault(place, []).append(row)
        return [self._flag(chart.places[place].middle, rows) for place, rows in by_place.items()]

    def _flag(self, x: float, rows: Sequence[ChangeView]) -> ChartFlag:
        newest = rows[0]
        day = day_text(times.parse(newest.created_at).astimezone(self._view.zone).date())
        text = self._sentence(newest)
        if len(rows) > 1:
            text = _("%(change)s, and %(count)s more", change=text, count=len(rows) - 1)
        is_open = any(row.id == self._opened for row in rows)
        return ChartFlag(x, _("%(day)s: %(change)s", day=day, change=text), newest.id, is_open)

    def open_change(self) -> OpenChange | None:
        ids = [row.id for row in self._rows]
        if self._opened not in ids:
            return None
        at = ids.index(self._opened)
        row = self._rows[at]
        day = times.parse(row.created_at).astimezone(self._view.zone).date()
        return OpenChange(
            row,
            self._sentence(row),
            change_words.differences(row),
            g.caller.role >= roles.required_for(patch_record),
            ids[at + 1] if at + 1 < len(ids) else None,
            ids[at - 1] if at else None,
            self._view.clicks_a_day(day - timedelta(days=_DAYS), day - timedelta(days=1)),
            self._view.clicks_a_day(day + timedelta(days=1), day + timedelta(days=_DAYS)),
        )


def _place(chart: Chart, local: datetime) -> int | None:
    """The step that a moment belongs to."""
    steps, day = chart.steps, local.date()
    if len(steps) > 1 and steps[0].since == steps[-1].since:
        return local.hour
    return next((number for number, step in enumerate(steps) if step.since <= day <= step.until), None)
