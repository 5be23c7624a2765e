"""`signpost check-paths`: try a list of URLs before a site moves: where each leads, and which find nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import click
from flask import current_app

from signpost.cli.command import as_json_option, say
from signpost.cli.entry import main
from signpost.cli.tables import Long, table_row
from signpost.cli.visits import with_visits
from signpost.domain.records.addresses import host_of
from signpost.features.diagnostics.url_list import read_urls
from signpost.features.diagnostics.visits.trace import StopReason, Trace, Tracer
from signpost.operations.workspaces import workspaces
from signpost.visits import middleware
from signpost.visits.decide import Check

# The exit code if something finds nothing.
EXIT_NOTHING = 3
# URLs that are followed by one tracer, which remembers what they pass.
BATCH = 1000
# Of what stops a visit, what depends neither on the visitor nor on a password: with the reason, of this URL and of one
# that it leads to.
NOTHING: dict[str, tuple[str, str]] = {
    StopReason.HOSTNAME: ("its hostname is not connected, or its DNS proof is missing",) * 2,
    StopReason.RECORD: ("no record answers", "no record answers there"),
    StopReason.LOOP: ("it comes back to where it was", "it comes back to where it was"),
    StopReason.HOPS: ("it never ends", "it takes more than 20 hops"),
    Check.PAUSED: ("the record is paused", "that record is paused"),
    Check.STARTS: ("the record has not started yet", "that record has not started yet"),
    Check.EXPIRES: ("the record has expired", "that record has expired"),
    Check.MAX_CLICKS: ("the clicks of the record are used up", "the clicks of that record are used up"),
    Check.WWW: ("it would come back forever", "it would come back forever"),
}


class PathFinding(Enum):
    """What a check found; the value is the label of its line."""

    FINE = ""
    CHAIN = "hops"
    NOTHING = "nothing"
    UNREADABLE = "no URL"


@main.command("check-paths")
@click.argument("file", type=click.File("rb"))
@click.option("--host", metavar="HOST", help="The hostname of lines that are paths, like /about.")
@click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the workspace of the hostname.")
@as_json_option
@with_visits
def check_paths(file: BinaryIO, host: str | None, workspace: str | None, as_json: bool) -> None:
    """Check where each URL in FILE leads. List those that find nothing, or that take more than one redirect.

    FILE has a URL or a path on each line, or is a sitemap.xml; "-" is standard input. The sitemaps of a sitemap index
    must be in the same folder: nothing is fetched. Blank lines and lines that begin with # are skipped. Nothing is
    counted. With --json every URL is listed. Exit code 3: something finds nothing.

    \b
    Examples:
      signpost check-paths sitemap.xml
      signpost check-paths --host www.example.com old-paths.txt
    """
    workspace_id = workspaces.find_workspace(workspace).id if workspace else None
    # Standard input has no folder.
    folder = Path(file.name).parent if Path(getattr(file, "name", "-")).is_file() else None
    urls = (_url(line, host) for line in read_urls(file, folder))
    counts: Counter[PathFinding] = Counter()
    for trace in _traces(urls, workspace_id):
        finding = _finding(trace)
        counts[finding] += 1
        if as_json:
            say(json.dumps(_row(trace), ensure_ascii=False))
        elif finding is not PathFinding.FINE:
            say(_line(trace, finding))
    nothing = counts[PathFinding.NOTHING] + counts[PathFinding.UNREADABLE]
    click.echo(
        f"{counts.total()} checked: {counts[PathFinding.FINE]} fine, "
        f"{counts[PathFinding.CHAIN]} take more than one redirect, {nothing} find nothing.",
        err=True,
    )
    click.get_current_context().exit(EXIT_NOTHING if nothing else 0)


def _url(line: str, host: str | None) -> str:
    """The URL of a line, which is one, or a path."""
    if not line.startswith("/"):
        return line
    if host is None:
        raise click.UsageError(f"{line[:200]!r} is a path: say with --host on which hostname.")
    try:
        return f"https://{host_of(host)}{line}"
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--host") from None


def _traces(urls: Iterator[str], workspace_id: str | None) -> Iterator[Trace]:
    while batch := [*islice(urls, BATCH)]:
        tracer = Tracer(middleware.of(current_app), workspace_id=workspace_id)
        yield from map(tracer.trace, batch)


def _finding(trace: Trace) -> PathFinding:
    if trace.error is not None:
        return PathFinding.UNREADABLE
    if trace.stopped_by in NOTHING:
        return PathFinding.NOTHING
    return PathFinding.CHAIN if trace.hops > 1 else PathFinding.FINE


def _row(trace: Trace) -> dict[str, object]:
    row: dict[str, object] = {
        "url": trace.url,
        "status": trace.status,
        "location": trace.location,
        "hops": trace.hops,
        "stopped_by": trace.stopped_by,
    }
    return row if trace.error is None else {**row, "error": trace.error}


def _line(trace: Trace, finding: PathFinding) -> str:
    label = f"{trace.hops} hops" if finding is PathFinding.CHAIN else finding.value
    way: tuple[str, ...] = (Long(trace.url),)
    if trace.hops and trace.location is not None:
        way = (*way, "->", Long(trace.location))
    reason = NOTHING[trace.stopped_by][trace.hops > 0] if trace.stopped_by in NOTHING else trace.error or ""
    return table_row(f"{label:<7}", way, reason)
