"""`signpost misses`: what visitors requested and did not find."""

import json
from typing import Any

import click
from flask import current_app

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, say
from signpost.cli.entry import main
from signpost.cli.visits import with_visits
from signpost.domain.misses.misses import LISTED_DAYS
from signpost.operations.workspaces import workspaces
from signpost.runtime.retention import MISS_DAYS
from signpost.schemas.loading import load
from signpost.schemas.misses import MissListSchema, MissQuestion
from signpost.visits import middleware
from signpost.visits.questions import misses as missed_paths


@main.command("misses")
@click.option("--host", metavar="HOST", help="Only this hostname. Several are separated by commas.")
@click.option(
    "--days",
    type=click.IntRange(1, MISS_DAYS),
    default=LISTED_DAYS,
    show_default=True,
    help="How many days, up to and including today.",
)
@click.option("--scanners", is_flag=True, help="Include paths that programs try on every host, like /wp-login.php.")
@click.option(
    "--count", "per_page", type=click.IntRange(1, 1000), default=50, show_default=True, help="How many paths."
)
@in_workspace
@as_json_option
@with_visits
def list_misses(
    host: str | None, days: int, scanners: bool, per_page: int, workspace: str | None, as_json: bool
) -> None:
    """List the paths that visitors requested and nothing answers, the commonest first.

    Each line has the visits by people and by bots, the day of the latest one, the address, and what exists near it. A
    running server adds the visits of the last few seconds a little later.
    """
    given = {"host": host or "", "days": days, "scanners": str(scanners).lower(), "per_page": per_page}
    caller = workspaces.member_caller(chosen_workspace(workspace))
    question = load(MissQuestion(), given)
    found = MissListSchema().dump(missed_paths.list_misses(middleware.of(current_app), caller, **question))
    if as_json:
        click.echo(json.dumps(found))
        return
    say(*map(_line, found["data"]))
    for entry in found["proposals"]:
        say(
            f"{entry['host']}{entry['pattern']} would answer {entry['paths']} of these paths "
            f"({entry['people']} visits)."
        )


def _line(row: dict[str, Any]) -> str:
    address = "all others" if row["path"] is None else f"{row['host']}{row['path']}"
    near = f"  near: {', '.join(row['nearest'])}" if row["nearest"] else ""
    return f"{row['people']:>7} people {row['bots']:>7} bots  {row['last_seen'][:10]}  {address}{near}"
