"""Clicks as a table for spreadsheets, to be saved as a file."""

import csv
import io

from flask import Response

from signpost.domain.clicks.breakdowns import DAY
from signpost.domain.texts import guarded
from signpost.features.reports.sums import Clicks

TYPE = "text/csv"


def download(found: Clicks) -> Response:
    response = Response(_table(found), mimetype=TYPE)
    response.headers["Content-Disposition"] = f"attachment; filename=clicks-by-{found.by.replace(',', '-and-')}.csv"
    return response


def _table(found: Clicks) -> str:
    """CSV: each day with clicks, bots and visitors, or the values of one or two breakdowns with their clicks."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\r\n")
    if found.by == DAY:
        writer.writerow(["day", "clicks", "bots", "visitors"])
        writer.writerows([entry.value, entry.clicks, entry.bots, entry.visitors] for entry in found.data)
    else:
        writer.writerow([*found.by.split(","), "clicks"])
        for entry in found.data:
            values = [entry.value] if entry.second is None else [entry.value, entry.second]
            writer.writerow([*map(guarded, values), entry.clicks])
    return lines.getvalue()
