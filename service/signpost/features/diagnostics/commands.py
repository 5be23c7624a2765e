"""`signpost explain` and `signpost check-paths`: what visitors of a link get, and where a list of URLs leads."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import click
from flask import current_app

from signpost.cli.command import Long, as_json_option, say, table_row, with_visits
from signpost.cli.entry import main
from signpost.domain.records.addresses import host_of
from signpost.features.diagnostics.schemas import METHODS, ExplainRequest, Explanation
from signpost.features.diagnostics.url_list import read_urls
from signpost.features.diagnostics.visits.explain import explain
from signpost.features.diagnostics.visits.trace import StopReason, Trace, Tracer
from signpost.features.monitoring import check_now
from signpost.operations.workspaces import workspaces
from signpost.outbound.fetch import fetcher_of
from signpost.schemas.loading import load
from signpost.visits import middleware
from signpost.visits.decide import Check


@main.command("explain")
@click.argument("url")
@click.option("--at", metavar="TIMESTAMP", help="The time of the visit (RFC 3339). Default: now.")
@click.option(
    "--method", type=click.Choice(METHODS), default="GET", show_default=True, help="The HTTP method of the visit."
)
@click.option(
    "--header", "headers", metavar="'NAME: VALUE'", multiple=True, help="A request header of the visitor. Repeatable."
)
@click.option("--address", metavar="IP", help="The visitor's IP address.")
@click.option("--country", metavar="CODE", help="The country where the visitor is (ISO 3166-1), for rules.")
@click.option("--language", metavar="LANGUAGES", help="What the visitor prefers, as Accept-Language has it.")
@click.option("--referrer", metavar="URL", help="The page that the visitor comes from.")
@click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the workspace of the hostname.")
@click.option("--check", is_flag=True, help="Look at the destination now, for up to 5 seconds.")
@click.option("--all", "with_all", is_flag=True, help="Also list each check that passed.")
@as_json_option
@with_visits
def explain_link(
    url: str,
    headers: tuple[str, ...],
    workspace: str | None,
    check: bool,
    with_all: bool,
    as_json: bool,
    **question: Any,
) -> None:
    """Show step by step what a visitor to URL gets, and where they end up. It is not counted.

    Exit code 1: the visitor does not get what the owner of the link intended.
    """
    pairs = [text.split(":", 1) for text in headers if ":" in text]
    if len(pairs) < len(headers):
        raise click.BadParameter("Give a name and a value, like 'Accept-Language: de'.", param_hint="--header")
    given = {name: value for name, value in question.items() if value is not None}
    headers_sent = {name.strip(): value.strip() for name, value in pairs}
    requested: Any = load(ExplainRequest(), {"url": url, "headers": headers_sent, **given})
    del requested["check_now"]
    visited = requested.pop("url")
    workspace_id = workspaces.find_workspace(workspace).id if workspace else None
    look = fetcher_of(current_app.config, check_now.TIMEOUT_S).look if check else None
    found = explain(Tracer(middleware.of(current_app), workspace_id=workspace_id, **requested), visited, check=look)
    if as_json:
        click.echo(json.dumps(Explanation().dump(found)))
    else:
        say(found.verdict.text)
        for step in found.steps if with_all else found.shown:
            mark = "x" if not step.passes else " " if step.is_checked else "?"
            say(f"{mark} {step.step:<11}  {step.text}")
        if found.passed and not with_all:
            count = len(found.passed)
            say(f"{count} {'check' if count == 1 else 'checks'} passed (--all lists them).")
    click.get_current_context().exit(0 if found.verdict.ok else 1)


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
