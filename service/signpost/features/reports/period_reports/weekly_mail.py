"""The clicks of a week, as the weekly e-mail tells them."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial

from signpost.domain.dates import UTC_NAME
from signpost.features.mail.summary import DAYS, MAX_ROWS, ClickedWeek, VisitedAddress
from signpost.features.reports import clicks, statements
from signpost.features.reports.breakdowns import DAY
from signpost.features.reports.period_reports.report import ReportDays, workspace_report
from signpost.features.reports.period_reports.sentences import sentences
from signpost.operations.caller import Caller
from signpost.storage.models import Record


def clicks_of_week(caller: Caller, until: date, zone: str) -> ClickedWeek:
    """The clicks of the caller's workspace in the week that ends with a day, in a time zone."""

    def days(last: date) -> ReportDays:
        found: ReportDays = {"since": last - timedelta(days=DAYS - 1), "until": last}
        return found if zone == UTC_NAME else {**found, "timezone": zone}

    report = workspace_report(caller, **days(until))
    before = clicks.workspace_clicks(caller, by=DAY, **days(until - timedelta(days=DAYS)))
    return ClickedWeek(report.clicks, before.total.clicks, _most_clicked(caller, until), partial(sentences, report))


def _most_clicked(caller: Caller, until: date) -> list[VisitedAddress]:
    everything = statements.of_part(caller.workspace.id, None, None)
    since = (until - timedelta(days=DAYS - 1)).isoformat()
    found = dict(statements.busiest_records(everything, since, until.isoformat(), MAX_ROWS))
    return [VisitedAddress(record.address, found[record.seq]) for record in Record.of_seqs(found)]
