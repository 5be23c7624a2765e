"""`signpost stats` and `report`; of a record or a workspace its clicks, why they changed, and a period in sentences."""

from __future__ import annotations

import json
from datetime import date, timedelta

import click

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    count_text,
    in_workspace,
    say,
    table_row,
    with_database,
)
from signpost.cli.entry import main
from signpost.cli.schema_commands import RECORD, Command, add_command
from signpost.domain import texts, times
from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import Handler
from signpost.features.reports import clicks
from signpost.features.reports.period_reports import report
from signpost.features.reports.question import HOURS_OF_A_DAY
from signpost.features.reports.schemas import (
    ClickReport,
    ClicksQuery,
    ReportOfPeriod,
    ReportQuery,
    WhyQuery,
    WhyReport,
    WorkspaceClicksQuestion,
    WorkspaceWhyQuery,
)
from signpost.operations.caller import Caller
from signpost.operations.workspaces import usage, workspaces
from signpost.runtime import retention
from signpost.storage import database
from signpost.storage.statements.retention import MAX_COUNTED

_BARS = "▁▂▃▄▅▆▇█"
DIMENSIONS = ("referrer", "country")
# One, and several.
_USED = {
    Handler.SHORT_URL: ("link", "links"),
    Handler.REDIRECT: ("redirect", "redirects"),
    "hosts": ("hostname", "hostnames"),
    "members": ("member", "members"),
    "monitor": ("monitored link", "monitored links"),
}
MAX_ROWS = 5


@main.command("stats")
@click.option(
    "--days",
    type=click.IntRange(1, 366),
    default=30,
    show_default=True,
    help="The number of days to show, including today.",
)
@click.option("--storage", is_flag=True, help="Also show the size and limit of all stored data that grows.")
@in_workspace
@as_json_option
@with_database
def stats(days: int, storage: bool, workspace: str | None, as_json: bool) -> None:
    """Show usage, recent clicks, top links and the nodes; with --storage, also the size of stored data."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    since = times.now().date() - timedelta(days=days - 1)
    by_day = _dumped(caller, "day", since)
    found = {
        "workspace": caller.workspace.name,
        "used": usage.usage(caller.workspace),
        **{name: by_day[name] for name in ("from", "to", "total")},
        "days": by_day["data"],
        **{by: _dumped(caller, by, since)["data"][:MAX_ROWS] for by in DIMENSIONS},
        "links": [
            {"url": record.url, "title": record.title, "total_clicks": record.total_clicks}
            for record in clicks.most_visited(caller, since=since, count=MAX_ROWS)
        ],
        # For the whole instance.
        "kept": [
            {"name": rule.name, "size": rule.size(), "unit": rule.unit, "bound": rule.bound}
            for rule in retention.rules()
        ],
        "nodes": [node._asdict() for node in database.cluster().nodes()],
    }
    if as_json:
        say(json.dumps(found, ensure_ascii=False))
        return
    used = ", ".join(f"{count:,} {_USED[name][count != 1]}" for name, count in found["used"].items() if name in _USED)
    total = ", ".join(count_text(count, name.removesuffix("s")) for name, count in found["total"].items())
    say(f"{found['workspace']}: {used}")
    say(f"{found['from']} to {found['to']}: {total}", f"  {_sparkline(found['days'])}")
    for by in DIMENSIONS:
        if found[by]:
            values = ", ".join(f"{row['value'] or '(none)'} {row['clicks']}" for row in found[by])
            say(f"by {by}: {values}")
    for row in found["links"]:
        say(table_row(f"{row['total_clicks']:>9,}", Long(row["url"]), Long(texts.line_from(row["title"]))))
    if storage:
        click.echo("Stored data that grows, for the whole instance, and its limits:")
    for row in found["kept"] if storage else ():
        many = "+" if row["unit"] == "rows" and row["size"] >= MAX_COUNTED else ""
        click.echo(f"{row['size']:>15,}{many} {row['unit']:<5}  {row['name']}: {row['bound']}")
    for node in database.cluster().nodes():
        click.echo(f"node {node.name}, {node.version}: {node.state}")


def _dumped(caller: Caller, by: str, since: date) -> JsonObject:
    answer: JsonObject = ClickReport().dump(clicks.workspace_clicks(caller, by=by, since=since))
    return answer


def _sparkline(days: list[JsonObject]) -> str:
    """One bar for each day, as high as its clicks."""
    highest = max([day["clicks"] for day in days] + [1])
    return "".join(_BARS[day["clicks"] * (len(_BARS) - 1) // highest] for day in days)


# --- clicks alone ---------------------------------------------------------------------------------------------------


def _clicks(row: JsonObject) -> str:
    rows = [entry for entry in row["data"] if entry["clicks"]]
    lines = [table_row(_values(entry), str(entry["clicks"]), _beside(entry)) for entry in rows]
    before = [_sums(row["previous"])] if "previous" in row else []
    return "\n".join([_sums(row), *lines, *before, *([_why(row["why"])] if "why" in row else [])])


def _beside(entry: JsonObject) -> str:
    """How a number changed, or what is usual."""
    if (usual := entry.get("usual")) is None:
        return _changed(entry.get("change"))
    hours = "" if usual["hours"] == HOURS_OF_A_DAY else f" by {usual['hours']}:00"
    return f"usual{hours}: {usual['low']} to {usual['high']}{', unusual' if usual['is_outside'] else ''}"


def _changed(percent: int | None) -> str:
    return "" if percent is None else f"{percent:+}%"


def _values(entry: JsonObject) -> Long:
    return Long(", ".join(entry[name] or "(none)" for name in ("value", "second") if name in entry))


def _sums(row: JsonObject) -> str:
    changes = row.get("changes", {})
    counts = [(name, count, _changed(changes.get(name))) for name, count in row["total"].items() if count is not None]
    total = ", ".join(f"{count} {name}{f' ({changed})' if changed else ''}" for name, count, changed in counts)
    uncertain = row.get("uncertain_clicks")
    note = f"; of {count_text(uncertain, 'click')} only the hour in UTC is known" if uncertain else ""
    return f"{row['from']} to {row['to']}: {total}{note}"


def _why(row: JsonObject) -> str:
    """The sentence, and what is compared; then what it names and all other contributions."""
    if row["previous"] is None:
        return f"{_days(row['asked'])}: there is nothing to compare with."
    head = f"{_days(row['compared'])}: {row['clicks']}; {_days(row['previous'])}: {row['before']}"
    lines = [
        table_row(entry["by"], Long(entry["value"] or "(none)"), f"{entry['difference']:+}")
        for entry in row["contributions"]
        if entry["difference"]
    ]
    return "\n".join([row["sentence"], head, *lines])


def _days(row: JsonObject) -> str:
    hours = "" if row["hours"] == HOURS_OF_A_DAY else f" {row['hours']}:00"
    return f"{row['from']} to {row['to']}{hours}"


def _report(row: JsonObject) -> str:
    """The days, the numbers, and a line for each sentence."""
    numbers = ", ".join(
        f"{entry['number']:,} {entry['name']}{f' ({changed})' if (changed := _changed(entry['change'])) else ''}"
        for entry in row["numbers"]
    )
    return "\n".join([f"{_days(row['asked'])} ({row['timezone']}): {numbers}", *row["sentences"]])


COMMANDS = (
    Command(
        "links clicks",
        "get_record_clicks",
        clicks.link_clicks,
        ClickReport,
        "Show the clicks of a record.\n\nExample: signpost links clicks https://go.example.com/a --by referrer",
        ClicksQuery,
        RECORD,
        line=_clicks,
    ),
    Command(
        "workspace clicks",
        "get_workspace_clicks",
        clicks.workspace_clicks,
        ClickReport,
        "Show the clicks of all records together.",
        WorkspaceClicksQuestion,
        line=_clicks,
    ),
    Command(
        "links why",
        "explain_record_clicks",
        clicks.link_why,
        WhyReport,
        "Say why the clicks of a record changed.\n\nExample: signpost links why https://go.example.com/a --period 28d",
        WhyQuery,
        RECORD,
        line=_why,
    ),
    Command(
        "workspace why",
        "explain_workspace_clicks",
        clicks.workspace_why,
        WhyReport,
        "Say why the clicks of all records together changed.",
        WorkspaceWhyQuery,
        line=_why,
    ),
    Command(
        "report",
        "get_workspace_report",
        report.workspace_report,
        ReportOfPeriod,
        "Tell a period of the workspace in numbers and sentences.\n\nExample: signpost report --period last_week",
        ReportQuery,
        line=_report,
    ),
    Command(
        "links report",
        "get_record_report",
        report.link_report,
        ReportOfPeriod,
        "Tell a period of a record in numbers and sentences.",
        ReportQuery,
        RECORD,
        line=_report,
    ),
)

for _command in COMMANDS:
    add_command(_command)
