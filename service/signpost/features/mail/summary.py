"""What happened in a workspace within a week, for the weekly e-mail.

The sums are those of features/reports/clicks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from signpost.domain import dates
from signpost.domain.dates import UTC_NAME
from signpost.features.reports import clicks, statements
from signpost.features.reports.breakdowns import DAY
from signpost.features.reports.period_reports.report import PeriodReport, ReportDays, workspace_report
from signpost.operations.caller import Caller
from signpost.runtime.features import hook
from signpost.storage.models import Host, Record, User
from signpost.storage.statements.records import IS_BROKEN

DAYS = 7
# The hour of the morning after a week, on the clocks of the reader.
HOUR = 6
# Of each list; of those that do not work it says how many more there are.
MAX_ROWS = 10


@dataclass(frozen=True)
class VisitedAddress:
    """An address, and how many people visited it."""

    address: str
    clicks: int


@dataclass(frozen=True)
class Failing:
    """Some of what does not work, and how many there are."""

    samples: Sequence[str]
    count: int

    @property
    def more(self) -> int:
        return self.count - len(self.samples)


@dataclass(frozen=True)
class Summary:
    """A week of a workspace. since, until: its days in `zone`, both included. before: the clicks of the week before it.

    report: of the same days, for its sentences.

    most_clicked, missed: of the same days in UTC, because they are counted by day alone, as on the pages. missed: the
    commonest paths that nothing answered; without those that programs try everywhere.
    """

    since: date
    until: date
    zone: str
    clicks: int
    before: int
    report: PeriodReport
    most_clicked: list[VisitedAddress]
    missed: list[VisitedAddress]
    hosts: Failing
    destinations: Failing

    @property
    def is_empty(self) -> bool:
        return not (self.clicks or self.before or self.missed or self.hosts.count or self.destinations.count)


def zone_of(user: User) -> str:
    """The name of the time zone in which a user gets summaries; UTC where they chose none."""
    return dates.name_of(dates.zone_of(user.timezone))


def morning_after(until: date, zone: str) -> datetime:
    """When the summary of the week that ends with a day is sent to readers in a time zone: early on the day after."""
    local = datetime.combine(until + timedelta(days=1), time(HOUR), dates.zone_of(zone))
    return local.astimezone(UTC)


def summarize(caller: Caller, until: date, zone: str) -> Summary:
    """The week of the caller's workspace that ends with a day, in a time zone, and what does not work now."""
    since = until - timedelta(days=DAYS - 1)
    range_ = since.isoformat(), until.isoformat()

    def days(last: date) -> ReportDays:
        found: ReportDays = {"since": last - timedelta(days=DAYS - 1), "until": last}
        return found if zone == UTC_NAME else {**found, "timezone": zone}

    report = workspace_report(caller, **days(until))
    before = clicks.workspace_clicks(caller, by=DAY, **days(since - timedelta(days=1)))
    return Summary(
        since=since,
        until=until,
        zone=zone,
        clicks=report.clicks,
        before=before.total.clicks,
        report=report,
        most_clicked=_most_clicked(caller, *range_),
        missed=_missed(caller, *range_),
        hosts=_hosts(caller),
        destinations=_destinations(caller),
    )


def _most_clicked(caller: Caller, since: str, until: str) -> list[VisitedAddress]:
    everything = statements.of_part(caller.workspace.id, None, None)
    clicks = dict(statements.busiest_records(everything, since, until, MAX_ROWS))
    return [VisitedAddress(record.address, clicks[record.seq]) for record in Record.of_seqs(clicks)]


def _missed(caller: Caller, since: str, until: str) -> list[VisitedAddress]:
    found = hook().commonest_misses(caller=caller, since=since, until=until, count=MAX_ROWS)
    return [VisitedAddress(address, people) for address, people in found or ()]


def _hosts(caller: Caller) -> Failing:
    rows = caller.workspace.hosts.where(~Host.correct & Host.checked_at.is_null(False))
    return Failing([row.host for row in rows.order_by(Host.host).limit(MAX_ROWS)], rows.count())


def _destinations(caller: Caller) -> Failing:
    rows = Record.of(caller.workspace).where(IS_BROKEN)
    return Failing([row.address for row in rows.order_by(Record.seq).limit(MAX_ROWS)], rows.count())
