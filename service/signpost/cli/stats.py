"""`signpost stats`: how a workspace fares."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, main, say, with_database
from signpost.domain import times
from signpost.operations import clicks, usage, workspaces
from signpost.runtime import retention

_BARS = "▁▂▃▄▅▆▇█"
KINDS = ("referrer", "country")
MOST = 5


@main.command("stats")
@click.option("--days", type=click.IntRange(1, 366), default=30, show_default=True, help="How many, today among them.")
@in_workspace
@as_json_option
@with_database
def stats(days: int, workspace: str | None, as_json: bool) -> None:
    """Show what there is, its visits lately, the links that were visited most, and what grows with its bound."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    since = times.now().date() - timedelta(days=days - 1)
    by_day = clicks.workspace_clicks(caller, by="day", since=since)
    found = {
        "workspace": caller.workspace.name,
        "used": usage.usage(caller.workspace),
        **{name: by_day[name] for name in ("from", "to", "total")},
        "days": by_day["data"],
        **{kind: clicks.workspace_clicks(caller, by=kind, since=since)["data"][:MOST] for kind in KINDS},
        "links": [
            {"url": record.url, "title": record.title, "total_clicks": record.total_clicks}
            for record in clicks.most_visited(caller, since=since, count=MOST)
        ],
        # Of the whole instance.
        "kept": [
            {"name": kept.name, "size": kept.size(), "unit": kept.unit, "bound": kept.bound}
            for kept in retention.RETENTION
        ],
    }
    if as_json:
        say(json.dumps(found, ensure_ascii=False))
        return
    used = ", ".join(f"{count} {category}" for category, count in found["used"].items())
    total = ", ".join(f"{count} {name}" for name, count in found["total"].items())
    say(f"{found['workspace']}: {used}")
    say(f"{found['from']} to {found['to']}: {total}", f"  {_line_of(found['days'])}")
    for kind in KINDS:
        if found[kind]:
            values = ", ".join(f"{row['value'] or '(none)'} {row['clicks']}" for row in found[kind])
            say(f"by {kind}: {values}")
    for row in found["links"]:
        say(f"{row['total_clicks']:>9,}  {row['url']}  {row['title']}".rstrip())
    click.echo("What grows, in the whole instance, and how much of it is kept:")
    for row in found["kept"]:
        many = "+" if row["unit"] == "rows" and row["size"] >= retention.MAX_COUNTED else ""
        click.echo(f"{row['size']:>15,}{many} {row['unit']:<5}  {row['name']}: {row['bound']}")


def _line_of(days: list[dict[str, Any]]) -> str:
    """A sign for each day, as high as its clicks."""
    highest = max([day["clicks"] for day in days] + [1])
    return "".join(_BARS[day["clicks"] * (len(_BARS) - 1) // highest] for day in days)
