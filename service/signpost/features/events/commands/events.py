"""`signpost events`: what happened in the workspace, and what happens."""

from __future__ import annotations

import json
import time

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, say, with_database
from signpost.cli.entry import main
from signpost.cli.tables import Long, table_row
from signpost.domain.events import FAMILIES, SUBSCRIBABLE, EventType, expanded
from signpost.features.events.operations import event_log
from signpost.features.events.operations.event_log import EventView
from signpost.operations.workspaces import workspaces

# How often the database is looked at, and how many events are read at once.
EVERY_S = 0.5
PAGE = 100
# Visits are left out: each webhook has batches of its own.
_LISTED = [entry for entry in SUBSCRIBABLE if entry is not EventType.CLICKS]
_NAMES = [*FAMILIES, *map(str, _LISTED)]


@main.command("events")
@click.option("--count", type=click.IntRange(0, 10_000), default=25, show_default=True, help="How many to list.")
@click.option("--type", "types", type=click.Choice(_NAMES), multiple=True, help="Only this type. Repeatable.")
@click.option("--follow", is_flag=True, help="Keep printing events as they happen, until Ctrl-C.")
@in_workspace
@as_json_option
@with_database
def list_events(count: int, types: tuple[str, ...], follow: bool, workspace: str | None, as_json: bool) -> None:
    """List the newest events: changes of links, hostnames and members, and jobs that ended.

    Events are kept for three days. Visits are not among them: the stream of the API has those. With --json, each line
    is the body that webhooks get.

    Example: signpost events --type 'link.*' --follow
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    wanted = [entry for entry in expanded(types or FAMILIES) if entry in _LISTED]
    # The newest one says where to go on, even if none is to be shown.
    rows = event_log.latest_events(caller, wanted, max(count, 1))
    seq = rows[-1].seq if rows else 0
    _show(rows if count else [], as_json)
    while follow:
        rows = event_log.events_after(caller, wanted, seq, PAGE)
        _show(rows, as_json)
        if rows:
            seq = rows[-1].seq
        else:
            time.sleep(EVERY_S)


def _show(rows: list[EventView], as_json: bool) -> None:
    for row in rows:
        if as_json:
            say(row.body)
        else:
            data = json.loads(row.body)["data"]
            what = data.get("url") or data.get("host") or data.get("kind") or data.get("name") or ""
            say(table_row(row.created_at, f"{row.type:<21}", Long(str(what))))
