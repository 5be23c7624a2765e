"""What other features show on pages of the dashboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Any

from flask import Flask
from jinja2.runtime import Context
from jinja2.utils import pass_context
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.records.record import RecordView
from signpost.operations.jobs import JobView
from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.dashboard_pages import DashboardPages, DatedFlag, OverviewProblem, PanelSlot


@dataclass(frozen=True)
class _Added:
    """In the order of the features."""

    pages: Sequence[DashboardPages]


def init_app(app: Flask, added: Sequence[DashboardPages]) -> None:
    parts_of(app).add(_Added(added))


def _added() -> Sequence[DashboardPages]:
    return current_parts()[_Added].pages


@pass_context
def panels_at(context: Context, place: str, **given: Any) -> Markup:
    """What features show at a place of a page, as HTML. given: as `PanelSlot` says."""
    where, shown = PanelSlot(place), []
    for pages in _added():
        panel = pages.panels[where](**given) if where in pages.panels else None
        if panel is not None:
            # With what the page has: to find it once more costs queries.
            template = context.environment.get_template(panel.template)
            shown.append(Markup(template.render({**context.get_all(), **given, **panel.values})))
    return Markup("\n").join(shown)


def flags_between(since: date, until: date, zone: tzinfo, record: RecordView | None) -> list[DatedFlag]:
    """The flags of a chart: of a record, or of all clicks."""
    return [flag for pages in _added() if pages.flags is not None for flag in pages.flags(since, until, zone, record)]


def numbers() -> dict[str, str]:
    """What features say beside entries of the side bar, by their paths."""
    return {path: count() for pages in _added() for path, count in pages.numbers.items()}


def problems() -> Iterator[OverviewProblem]:
    for pages in _added():
        if pages.problems is not None:
            yield from pages.problems()


def page_of_job(job: JobView, shown: Mapping[str, Any]) -> BaseResponse | None:
    """The page of a job of a kind that a feature has pages for; None: no feature has."""
    show = next((pages.job_pages[job.kind] for pages in _added() if job.kind in pages.job_pages), None)
    return None if show is None else show(job, shown)


def undo_path() -> str | None:
    """The path, within the workspace, of the form that undoes what this request has changed."""
    return next((path for pages in _added() if pages.undo is not None and (path := pages.undo()) is not None), None)
