"""What a feature adds to the dashboard: pages, entries of the side bar, panels on pages of others, and what the search
of every page offers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, tzinfo
from enum import StrEnum
from types import ModuleType
from typing import Any

from flask import Blueprint
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.records.record import RecordView
from signpost.operations.jobs import JobView


class SidebarGroup(StrEnum):
    """Where in the side bar an entry stands: with what people work with every day, or with the workspace itself."""

    WORK = "work"
    WORKSPACE = "workspace"
    # Found by the search alone.
    NONE = "none"


@dataclass(frozen=True)
class SidebarEntry:
    """A page that people know by name. path: within a workspace; name: in English, marked for translation; icon: one
    of features/dashboard/templates/icons.html; words: what else people call it; order: entries of a group stand in
    this order.
    """

    path: str
    name: str
    icon: str
    group: SidebarGroup
    order: int
    words: str = ""

    def is_current(self, here: str) -> bool:
        """Whether the page at `here`, within a workspace, belongs to this entry."""
        return here == self.path or (self.path != "/" and here.startswith(self.path + "/"))


@dataclass(frozen=True)
class PaletteEntry:
    """An action or a page that the search of every page offers. note: what it is a part of, or does.

    words: what else people call it; operation: what its form does, which not all may; order: among those of its kind.
    """

    path: str
    name: str
    icon: str
    order: int
    words: str = ""
    note: str = ""
    operation: Callable[..., Any] | None = None


class PanelSlot(StrEnum):
    """Where a page has room for what other features show, and what it tells them as keyword arguments."""

    # Connected agents, among the tokens of the workspace.
    TOKENS = "tokens"
    # Below a token that was just made. kind: TokenKind; secret.
    NEW_TOKEN = "new-token"
    # What acts in the name of a person besides tokens, in all of their workspaces.
    OWN_ACCESS = "own-access"
    # The page of a record, each with record, a RecordView: the badge beside its address; above its clicks and within
    # their chart, with view, its ClickView; beside them; its menu.
    RECORD_STATE = "record-state"
    RECORD_TOP = "record-top"
    RECORD_SIDE = "record-side"
    RECORD_CHART = "record-chart"
    RECORD_MENU = "record-menu"
    # In the head of the page of a job that has ended, with job, a JobView.
    JOB_HEAD = "job-head"
    # In the head of the list of links.
    LIST_TOP = "list-top"
    # Below the states of a list of records, and behind its filters. Both have name, that of the list, and params, the
    # query of its address.
    LIST_VIEWS = "list-views"
    LIST_FILTERS = "list-filters"
    # Buttons for the records that are ticked in a list. Their forms have the fields of all of them.
    TICKED = "ticked"
    # At the top of the overview.
    OVERVIEW_TOP = "overview-top"
    # Over the chart of the overview, as long as nobody has clicked.
    FIRST_CLICK = "first-click"
    # In the column of the overview that is beside the chart.
    OVERVIEW_NOW = "overview-now"
    # Above the referrers of the overview.
    OVERVIEW_SIDE = "overview-side"


@dataclass(frozen=True)
class Panel:
    """A part of a page. values: what its template has besides what every page of the dashboard has."""

    template: str
    values: Mapping[str, Any] = field(default_factory=dict)


# What a feature shows at a place, or None: nothing.
ShowPanel = Callable[..., Panel | None]


@dataclass(frozen=True)
class OverviewProblem:
    """Something that needs attention. path: within the workspace; is_bad: visitors are turned away.

    note: what it means, as a sentence. step: what helps, at `path`; "": the text itself leads there.
    """

    text: str
    path: str
    is_bad: bool = False
    note: str = ""
    step: str = ""
    icon: str = ""


@dataclass(frozen=True)
class DatedFlag:
    """Something that happened at a time, as a flag in a chart. path: where it leads, within the workspace; "": what the
    panel of its chart shows of it, by its id.
    """

    at: datetime
    text: str
    id: str
    path: str = ""


# The flags of a chart, the newest first. since, until: its days; record: None: it has the clicks of all.
FindFlags = Callable[[date, date, tzinfo, RecordView | None], Sequence[DatedFlag]]
# The page of a job. shown: what the page of each has: job, may_stop, back.
JobPage = Callable[[JobView, Mapping[str, Any]], BaseResponse]


@dataclass(frozen=True)
class DashboardPages:
    """blueprint: its views become those of the dashboard, with the frame, the sign-in and the checks of all pages.

    views: the modules that define them; actions, found: what the search offers besides the entries of the side bar;
    panels, flags, troubles: what it shows on pages of others, in their charts, and where the overview says what needs
    attention; job_pages: the pages of jobs of its kinds; undo: the path of the form that undoes what this request has
    changed, or None where there is none; numbers: what stands beside an entry of the side bar, by its path, "" for
    nothing: every page asks, so this must be known without work.
    """

    blueprint: Blueprint
    views: tuple[ModuleType, ...]
    sidebar: tuple[SidebarEntry, ...] = ()
    actions: tuple[PaletteEntry, ...] = ()
    found: tuple[PaletteEntry, ...] = ()
    panels: Mapping[PanelSlot, ShowPanel] = field(default_factory=dict)
    flags: FindFlags | None = None
    problems: Callable[[], Iterable[OverviewProblem]] | None = None
    job_pages: Mapping[str, JobPage] = field(default_factory=dict)
    undo: Callable[[], str | None] | None = None
    numbers: Mapping[str, Callable[[], str]] = field(default_factory=dict)
