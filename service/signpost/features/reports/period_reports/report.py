"""A report: the numbers of a period, and what there is to say of it. sentences.py has the words.

A page of paper, the weekly e-mail, REST and the command line have the same. Clicks are those of `clicks.py` for the
same days; visitors, bots and rescued visitors are counted by days of UTC alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import NotRequired, TypedDict, Unpack

from signpost.domain import dates, times
from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.record import MonitorState, RecordView
from signpost.features.reports import statements
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import DAY, NOTHING, OTHER, REFERRER
from signpost.features.reports.clicks import EVERYTHING, BusyRecord, sums_of
from signpost.features.reports.compared.comparison import (
    Comparison,
    changes,
    comparison,
    in_days_of_utc,
    rows_compared,
)
from signpost.features.reports.compared.why import OF_RECORD, first_day_with, range_in, why
from signpost.features.reports.question import MAX_PAIR_DAYS, ClickQuestion, question_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import ClickChange, ClickCount, Clicks, ComparedRange, Why, WhyForm
from signpost.operations.caller import Caller
from signpost.operations.records.record_extensions import MAX_LISTED, CheckView
from signpost.operations.records.record_rows import views
from signpost.operations.records.records import find_record, get_link
from signpost.runtime.features import hook
from signpost.storage.models import Host, Record, RecordCount
from signpost.storage.statements.records import IS_BROKEN

# Rows of each list of the page.
MAX_ROWS = 8
# Things that are broken: those that are named.
MAX_NAMED = 2
# Fewer clicks make no new source, and fewer whole days after a change no comparison.
MIN_NEW, MIN_DAYS = 5, 3
_DAY, _WEEK = timedelta(days=1), timedelta(days=7)
_OF_DESTINATION = frozenset(("destination", "destinations", "destination_weights", "destination_routing"))


class FigureName(StrEnum):
    """rescued: visitors whom redirects of missing paths have answered. qr: clicks by QR code."""

    CLICKS = "clicks"
    VISITORS = "visitors"
    BOTS = "bots"
    RESCUED = "rescued"
    QR = "qr"


@dataclass(frozen=True)
class Figure:
    """A number of the period, and what of it may be compared."""

    name: FigureName
    number: int
    change: ClickChange | None = None


class ChangeKind(StrEnum):
    """What of a record was changed."""

    DESTINATION = "destination"
    RULES = "rules"
    OTHER = "other"


@dataclass(frozen=True)
class AroundChange:
    """Clicks a day since a change, and in the week before it."""

    kind: ChangeKind
    day: date
    since: int
    before: int


@dataclass(frozen=True)
class NewSource:
    """A site that had no clicks in the range before. first_day: the first of its clicks."""

    name: str
    clicks: int
    first_day: date


@dataclass(frozen=True)
class RescuedVisitors:
    """Visitors of the period who reached a page instead of an error, and the redirects that brought them there."""

    visitors: int
    redirects: int


class Fault(StrEnum):
    """Why visitors get an error. host: the hostname does not point here."""

    DOWN = "down"
    HOST = "host"
    PAUSED = "paused"
    EXPIRED = "expired"


@dataclass(frozen=True)
class Broken:
    """What does not work now. name: of the link or the hostname. status: that of the last check, if it had any."""

    fault: Fault
    name: str
    status: int | None = None


@dataclass(frozen=True)
class PeriodReport:
    """question: of clicks by day. days: their answer, with what changed. figures: at most four.

    compared: with what clicks are compared; None: with nothing. busiest: of a workspace, its records, with clicks of
    the same days. record: whose report it is; None: that of a workspace. busiest_day: None where there is no single
    one. broken, broken_count: those that are named, and all. is_checked: whether any destination is.
    """

    question: ClickQuestion
    days: Clicks
    figures: Sequence[Figure]
    compared: Comparison | None
    record: RecordView | None
    busiest: Sequence[BusyRecord]
    around: AroundChange | None
    why: Why | None
    top_source: ClickCount | None
    new_source: NewSource | None
    busiest_day: tuple[date, int] | None
    rescued: RescuedVisitors
    scans: int
    broken: Sequence[Broken]
    broken_count: int
    is_checked: bool

    @property
    def clicks(self) -> int:
        return self.days.total.clicks

    @property
    def visitors(self) -> int | None:
        return next((figure.number for figure in self.figures if figure.name is FigureName.VISITORS), None)

    @property
    def change(self) -> ClickChange | None:
        """How clicks changed."""
        return self.days.changes.clicks if self.days.changes is not None else None

    @property
    def today(self) -> date:
        """On the clocks of the days."""
        return times.now().astimezone(self.question.zone or UTC).date()

    @property
    def asked(self) -> ComparedRange:
        return range_in(self.question)

    @property
    def now(self) -> ComparedRange | None:
        return None if self.compared is None else range_in(self.compared.now)

    @property
    def previous(self) -> ComparedRange | None:
        return None if self.compared is None else range_in(self.compared.before)

    @property
    def zone(self) -> str:
        """The name of the time zone of the days."""
        return dates.name_of(self.question.zone or UTC)


class ReportDays(TypedDict):
    """Which days; as for clicks."""

    since: NotRequired[date]
    until: NotRequired[date]
    timezone: NotRequired[str]
    period: NotRequired[str]


def workspace_report(caller: Caller, **requested: Unpack[ReportDays]) -> PeriodReport:
    """The report of all records of the workspace. Raises Invalid."""
    return report_of(caller, question_of(by=DAY, **requested, begun=times.parse(caller.workspace.created_at)))


def link_report(caller: Caller, id: str, **requested: Unpack[ReportDays]) -> PeriodReport:
    """The report of one record. Raises NotFound, Invalid."""
    record = get_link(caller, id)
    return report_of(caller, question_of(by=DAY, **requested, begun=times.parse(record.created_at)), record)


def report_of(caller: Caller, question: ClickQuestion, record: RecordView | None = None) -> PeriodReport:
    """question: of clicks by day, without a filter. record: of the workspace; None: the report is of all."""
    if question.zone is not None and dates.name_of(question.zone) == dates.UTC_NAME:
        question = replace(question, zone=None)
    sums = sums_of(caller, EVERYTHING)
    if record is not None:
        sums = ClickRows(statements.of_record(find_record(caller, record.id).seq))
    found = answer(sums, question)
    in_utc = found if question.zone is None else answer(sums, replace(question, zone=None))
    known = in_days_of_utc(changes(sums, question, found), sums, question, in_utc)
    figures = [
        Figure(name, number, change)
        for name, number, change in (
            (FigureName.CLICKS, found.total.clicks, known.clicks),
            (FigureName.VISITORS, in_utc.total.visitors, known.visitors),
            (FigureName.BOTS, in_utc.total.bots, known.bots),
        )
        if number is not None
    ]
    rescued, scans = RescuedVisitors(0, 0), 0
    if record is None:
        rescued, figure = rescued_in(caller, question)
    else:
        figure = scans_of(sums, question)
        scans = figure.number
    if figure.number:
        figures.append(figure)
    is_record = record is not None
    around = _around(caller, sums, question, record) if record is not None else None
    has_why = is_record and around is None and bool(found.total.clicks) and question.days <= MAX_PAIR_DAYS
    of_why = why(sums, question, OF_RECORD) if has_why else None
    referrers = _referrers(sums, question)
    broken, count = _broken(caller) if record is None else _broken_of(caller, record)
    return PeriodReport(
        question,
        replace(found, changes=known),
        figures,
        comparison(question, times.now()),
        record,
        [] if is_record else _busiest(caller, question),
        around,
        of_why if of_why is not None and of_why.parts and of_why.form is not WhyForm.MUCH_THE_SAME else None,
        _top_source(referrers),
        _new_source(sums, question, referrers),
        _busiest_day(found),
        rescued,
        scans,
        broken,
        count,
        _is_checked(caller, record),
    )


# --- numbers --------------------------------------------------------------------------------------------------------


def scans_of(sums: ClickRows, question: ClickQuestion) -> Figure:
    """Clicks by QR code, in the days of the question."""
    question = replace(question, by=("trigger",))
    found = answer(sums, question)
    rows = rows_compared(sums, question, found)
    scanned = next((row for row in rows if row.value == "qr"), None)
    if scanned is None:
        return Figure(FigureName.QR, 0)
    return Figure(FigureName.QR, scanned.clicks, scanned.change)


def rescued_in(caller: Caller, question: ClickQuestion) -> tuple[RescuedVisitors, Figure]:
    """The visitors of a period, by days in UTC, whom records for paths that were missing have answered."""
    question = replace(question, zone=None)
    compared = comparison(question, times.now(), may_cut=False)
    found, *parts = (_rescued_on(caller, part) for part in (question, *(compared or ())))
    change = ClickChange(*(part.visitors for part in parts)) if parts else None
    return found, Figure(FigureName.RESCUED, found.visitors, change)


def _rescued_on(caller: Caller, days: ClickQuestion) -> RescuedVisitors:
    found = hook().rescued_visitors(caller=caller, since=days.first, until=days.last)
    return RescuedVisitors(*(found or (0, 0)))


def clicks_a_day(sums: ClickRows, question: ClickQuestion, since: date, until: date) -> int | None:
    """On average of some days, as far as they are over and not before everything; None: there are none."""
    today = times.now().astimezone(question.zone or UTC).date()
    since, until = max(since, question.first_day or since), min(until, today - _DAY)
    if since > until:
        return None
    asked = replace(question, by=(DAY,), since=since, until=until)
    return round(answer(sums, asked).total.clicks / asked.days)


# --- what there is to say -------------------------------------------------------------------------------------------


def _busiest(caller: Caller, question: ClickQuestion) -> list[BusyRecord]:
    """The records with the most clicks, counted by the days of the question.

    In a time zone these are looked for among more that have most by days of UTC, the days before and after included.
    """
    source, count, asked = statements.of_part(caller.workspace.id, None, None), MAX_ROWS, question
    if question.zone is not None:
        since, until = max(question.since, date.min + _DAY) - _DAY, min(question.until, date.max - _DAY) + _DAY
        asked = replace(question, since=since, until=until)
        # The hours of many years take long, and two days of them make no difference.
        count = 2 * count if question.days <= MAX_PAIR_DAYS else count
    seqs = [seq for seq, _ in statements.busiest_records(source, asked.first, asked.last, count)]
    rows = Record.of_seqs(seqs)
    found = []
    for row, view in zip(rows, views(rows), strict=True):
        sums = ClickRows(statements.of_record(row.seq))
        of_record = answer(sums, question)
        change = changes(sums, question, of_record).clicks
        found.append(BusyRecord(view, of_record.total.clicks, change))
    return sorted((row for row in found if row.clicks), key=lambda row: -row.clicks)[:MAX_ROWS]


def _around(caller: Caller, sums: ClickRows, question: ClickQuestion, record: RecordView) -> AroundChange | None:
    """Of the latest change of what visitors get that has whole days after it, and a week before."""
    zone = question.zone or UTC
    found: Sequence[tuple[datetime, frozenset[str]]] = (
        hook().visitor_changes(
            caller=caller, record_id=record.id, since=question.since, until=question.until, zone=zone
        )
        or ()
    )
    last = min(question.until, times.now().astimezone(zone).date() - _DAY)
    begun = question.first_day or date.min
    for at, names in found:
        day = at.astimezone(zone).date()
        if last - day < MIN_DAYS * _DAY or day - _WEEK <= begun:
            continue
        since = clicks_a_day(sums, question, day + _DAY, last)
        before = clicks_a_day(sums, question, day - _WEEK, day - _DAY)
        if since is not None and before is not None and (since or before):
            kind = ChangeKind.DESTINATION if names & _OF_DESTINATION else ChangeKind.OTHER
            return AroundChange(ChangeKind.RULES if "rules" in names else kind, day, since, before)
    return None


def _referrers(sums: ClickRows, question: ClickQuestion) -> list[ClickCount]:
    question = replace(question, by=(REFERRER,))
    return rows_compared(sums, question, answer(sums, question))


def _top_source(rows: Sequence[ClickCount]) -> ClickCount | None:
    """The site that brought most clicks, if one did."""
    named = [row for row in rows if row.value not in (OTHER, NOTHING)]
    most = max((row.clicks for row in rows), default=0)
    first = [row for row in named if row.clicks == most]
    return first[0] if len(first) == 1 and first[0].clicks >= MIN_NEW else None


def _new_source(sums: ClickRows, question: ClickQuestion, rows: Sequence[ClickCount]) -> NewSource | None:
    """The largest of those without any clicks in the range before, if that is known."""
    new = [
        row
        for row in rows
        if row.value not in (OTHER, NOTHING)
        and row.clicks >= MIN_NEW
        and row.change is not None
        and row.change.now
        and not row.change.before
    ]
    if not new:
        return None
    row = max(new, key=lambda row: row.clicks)
    day = first_day_with(sums, replace(question, by=(DAY,)), REFERRER, row.value)
    return NewSource(row.value, row.clicks, date.fromisoformat(day)) if day else None


def _busiest_day(found: Clicks) -> tuple[date, int] | None:
    """None where several days have as many clicks, or one has them all."""
    counts = [(date.fromisoformat(row.value), row.clicks) for row in found.data]
    most = max((clicks for _, clicks in counts), default=0)
    days = [day for day, clicks in counts if clicks == most]
    return (days[0], most) if len(days) == 1 and most < found.total.clicks else None


# --- what is broken -------------------------------------------------------------------------------------------------


def _broken(caller: Caller) -> tuple[list[Broken], int]:
    """Of a workspace, as its overview has it."""
    hosts = caller.workspace.hosts.where(~Host.correct & Host.checked_at.is_null(False))
    down = Record.of(caller.workspace).where(IS_BROKEN)
    found = [Broken(Fault.HOST, row.host) for row in hosts.order_by(Host.host).limit(MAX_NAMED)]
    # The gentle check looks at no record with a monitor of its own.
    kinds = (down, *hook().found_broken(workspace_id=caller.workspace.id))
    for rows in kinds:
        named = rows.order_by(Record.seq).limit(MAX_NAMED)
        found += [Broken(Fault.DOWN, row.address, _status_of(row.seq)) for row in named]
    return found[:MAX_NAMED], hosts.count() + sum(rows.count() for rows in kinds)


def _is_checked(caller: Caller, record: RecordView | None) -> bool:
    if any(hook().checks_all(workspace_id=caller.workspace.id)):
        return True
    if record is not None:
        return record.monitor != MonitorState.OFF
    watched = (RecordCount.workspace_id == caller.workspace.id) & (RecordCount.monitor != MonitorState.OFF)
    return bool(RecordCount.select().where(watched & (RecordCount.records > 0)).exists())


def _broken_of(caller: Caller, record: RecordView) -> tuple[list[Broken], int]:
    found = [*_faults_of(caller, record)]
    return found[:MAX_NAMED], len(found)


def _faults_of(caller: Caller, record: RecordView) -> Iterator[Broken]:
    name = f"{record.host}/{record.alias}"
    wrong = (Host.host == record.host) & ~Host.correct & Host.checked_at.is_null(False)
    if caller.workspace.hosts.where(wrong).exists():
        yield Broken(Fault.HOST, record.host)
    if record.monitor == MonitorState.DOWN or _is_found_broken(caller, record):
        yield Broken(Fault.DOWN, name, _status_of(find_record(caller, record.id).seq))
    if record.paused_by:
        yield Broken(Fault.PAUSED, name)
    if record.expired_at is not None and times.parse(record.expired_at) <= times.now() and not record.expired_url:
        yield Broken(Fault.EXPIRED, name)


def _is_found_broken(caller: Caller, record: RecordView) -> bool:
    kinds = hook().found_broken(workspace_id=caller.workspace.id)
    return any(rows.where(Record.id == record.id).exists() for rows in kinds)


def _status_of(seq: int) -> int | None:
    """What the destination of a record that is down answered last."""
    checks: list[CheckView] = hook().checks_of(record_seq=seq, count=MAX_LISTED) or []
    return next((check.status for check in checks if check.result is WatchState.DOWN), None)
