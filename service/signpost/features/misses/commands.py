"""`signpost misses`, `fix-misses`, `ignore-misses`, `rescued`: what visitors did not find, and those who do since."""

import json
import re
import sys
from typing import Any

import click

from signpost.cli.command import (
    as_json_option,
    chosen_workspace,
    count_text,
    in_workspace,
    say,
    show,
    with_database,
    with_visits,
)
from signpost.cli.entry import main
from signpost.features.misses import miss_fixes, misses, rescues
from signpost.features.misses.paths import LISTED_DAYS, is_counted
from signpost.features.misses.schemas import (
    IgnoredMisses,
    MissFixed,
    MissFixes,
    MissListSchema,
    MissQuestion,
    RescuedSchema,
)
from signpost.features.misses.tables import MISS_DAYS
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load

_SCHEME = re.compile(r"^https?://")


@main.command("misses")
@click.option("--host", metavar="HOST", help="Only this hostname. Separate several with commas.")
@click.option(
    "--days",
    type=click.IntRange(1, MISS_DAYS),
    default=LISTED_DAYS,
    show_default=True,
    help="How many days, up to and including today.",
)
@click.option("--scanners", is_flag=True, help="Include paths that bots try everywhere, like /wp-login.php.")
@click.option("--ignored", is_flag=True, help="Only paths that are ignored.")
@click.option(
    "--count", "per_page", type=click.IntRange(1, 1000), default=50, show_default=True, help="How many paths."
)
@in_workspace
@as_json_option
@with_visits
def list_misses(
    host: str | None, days: int, scanners: bool, ignored: bool, per_page: int, workspace: str | None, as_json: bool
) -> None:
    """List the paths that visitors requested and didn't find, most frequent first.

    Each line has the clicks by people and bots, the day of the last one, the address and similar addresses. A
    running server adds the visits of the last few seconds a little later.
    """
    given = {"host": host or "", "days": days, "per_page": per_page}
    given |= {"scanners": str(scanners).lower(), "ignored": str(ignored).lower()}
    caller = workspaces.member_caller(chosen_workspace(workspace))
    question = load(MissQuestion(), given)
    found = MissListSchema().dump(misses.list_misses(caller, **question))
    if as_json:
        click.echo(json.dumps(found))
        return
    say(*map(_line, found["data"]))
    for entry in found["proposals"]:
        say(
            f"{entry['host']}{entry['pattern']} would answer {entry['paths']} of these paths "
            f"({count_text(entry['people'], 'visit')})."
        )


def _line(row: dict[str, Any]) -> str:
    address = "all others" if row["path"] is None else f"{row['host']}{row['path']}"
    near = f"  near: {', '.join(row['nearest'])}" if row["nearest"] else ""
    return f"{row['people']:>7} people {row['bots']:>7} bots  {row['last_seen'][:10]}  {address}{near}"


@main.command("fix-misses")
@click.argument("addresses", metavar="[ADDRESS]...", nargs=-1)
@click.option("--to", "destination", metavar="URL", help="Where visitors go. Default: the similar path.")
@click.option("--host", metavar="HOST", help="Without ADDRESS: only this hostname.")
@click.option(
    "--days",
    type=click.IntRange(1, MISS_DAYS),
    default=LISTED_DAYS,
    show_default=True,
    help="Without ADDRESS: missed in this many days.",
)
@click.option("--user", metavar="EMAIL", help="The user to act as. Default: the first owner.")
@in_workspace
@as_json_option
@with_visits
def fix_misses(
    addresses: tuple[str, ...],
    destination: str | None,
    host: str | None,
    days: int,
    user: str | None,
    workspace: str | None,
    as_json: bool,
) -> None:
    """Redirect paths that visitors requested and didn't find, with one undo.

    ADDRESS is a hostname and a path, as `signpost misses` prints them. Without one: all paths that are the
    same as another but for a hyphen or a letter, at most 100. Each line says what was created, or why not.
    """
    if destination is not None and not addresses:
        raise click.UsageError("--to needs an ADDRESS.")
    given: dict[str, Any] = {"days": days, **({"host": host} if host else {})}
    if addresses:
        where = {"destination": destination} if destination else {}
        given = {"misses": [{**entry, **where} for entry in _addressed(addresses)]}
    caller = workspaces.member_caller(chosen_workspace(workspace), user)
    fixes = miss_fixes.fix_misses(caller, **load(MissFixes(), given))
    found = MissFixed().dump({"data": fixes})["data"]
    show(found, as_json, _fixed_line)
    if any(row["errors"] for row in found):
        sys.exit(1)


def _fixed_line(row: dict[str, Any]) -> str:
    address = f"{row['host']}{row['path']}"
    reasons = [reason for reasons in row["errors"].values() for reason in reasons]
    return f"refused  {address}: {' '.join(reasons)}" if reasons else f"created  {address} -> {row['destination']}"


@main.command("ignore-misses")
@click.argument("addresses", metavar="ADDRESS...", nargs=-1, required=True)
@click.option("--stop", is_flag=True, help="List the paths again.")
@click.option("--user", metavar="EMAIL", help="The user to act as. Default: the first owner.")
@in_workspace
@with_database
def ignore_misses(addresses: tuple[str, ...], stop: bool, user: str | None, workspace: str | None) -> None:
    """Leave paths out of `signpost misses`, or list them again.

    ADDRESS is a hostname and a path, as `signpost misses` prints them; with --ignored it lists those that are ignored.
    """
    caller = workspaces.member_caller(chosen_workspace(workspace), user)
    given = {"misses": _addressed(addresses), "ignored": not stop}
    miss_fixes.ignore_misses(caller, **load(IgnoredMisses(), given))
    say(*(f"{address} is {'listed again' if stop else 'ignored'}." for address in addresses))


def _addressed(addresses: tuple[str, ...]) -> list[dict[str, str]]:
    """The hostname and path of each. Raises click.BadParameter: one is no address as `signpost misses` prints them."""
    found = []
    for address in addresses:
        name, slash, path = _SCHEME.sub("", address).partition("/")
        if not name or not is_counted(slash + path):
            reason = f"{address!r} is no hostname with a path, like go.example.com/old. `signpost misses` lists them."
            raise click.BadParameter(reason, param_hint="ADDRESS")
        found.append({"host": name, "path": slash + path})
    return found


@main.command("rescued")
@in_workspace
@as_json_option
@with_database
def show_rescued(workspace: str | None, as_json: bool) -> None:
    """Count the visitors that redirects for missing paths have rescued."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    found = RescuedSchema().dump(rescues.rescued(caller))
    if as_json:
        click.echo(json.dumps(found))
        return
    say(f"{count_text(found['visitors'], 'visitor')} since {found['since']}" if found["since"] else "No visitors yet.")
    say(*(f"{row['visitors']:>7}  since {row['since']}  {row['url']}" for row in found["data"]))
