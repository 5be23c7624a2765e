"""`signpost wall`: whether the links of a workspace work."""

from __future__ import annotations

import json

import click

from signpost.cli.command import as_json_option, chosen_workspace, count_text, in_workspace, say, with_database
from signpost.cli.entry import main
from signpost.features.monitoring.wall import wall
from signpost.features.monitoring.wall.schemas import WallSchema
from signpost.features.monitoring.wall.states import WallState
from signpost.features.monitoring.wall.wall import WallLink, WallTag
from signpost.operations.workspaces import workspaces

_ORDER = [*WallState]


@main.command("wall")
@click.option("--tag", metavar="TAG", help="Only the links with this tag.")
@in_workspace
@as_json_option
@with_database
def show_wall(tag: str | None, workspace: str | None, as_json: bool) -> None:
    """Say of each link whether it works, the worst first.

    Each line has the state, the clicks in 28 days, the address and what was found. Of more than 2,000 links it lists
    the tags. Switch the daily check on: signpost workspace set gentle_check --value true
    """
    found = wall.wall_of(workspaces.member_caller(chosen_workspace(workspace)), tag=tag)
    if as_json:
        click.echo(json.dumps(WallSchema().dump(found)))
        return
    say(*map(_link_line, sorted(found.links, key=lambda link: _ORDER.index(link.state))))
    say(*map(_tag_line, sorted(found.tags, key=lambda entry: _ORDER.index(entry.state))))
    numbers = ", ".join(f"{count:,} {state.replace('_', ' ')}" for state, count in found.states.items() if count)
    say(f"{count_text(found.total, 'link')}{': ' if numbers else ''}{numbers}.")
    if not found.is_on:
        say("The daily check is off: signpost workspace set gentle_check --value true")


def _link_line(link: WallLink) -> str:
    return f"{link.state:<10}{link.clicks:>8}  {link.address}{_found(link)}"


def _found(link: WallLink) -> str:
    check = link.check
    if check is None or link.state not in (WallState.BROKEN, WallState.ELSEWHERE, WallState.SLOW):
        return ""
    what = {WallState.BROKEN: check.reason, WallState.ELSEWHERE: f"-> {check.led_to}", WallState.SLOW: f"{check.ms} ms"}
    return f"  {check.destination}  {what[link.state]}"


def _tag_line(entry: WallTag) -> str:
    return f"{entry.state:<10}{entry.clicks:>8}  {entry.tag or '(no tag)'} ({count_text(entry.links, 'link')})"
