"""`signpost export`, `import`, `job report`: move records to and from other services. `workspace sample`."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, BinaryIO

import click

from redirect_formats import REDIRECT_FORMATS
from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    fail,
    in_workspace,
    say,
    table_row,
    with_database,
)
from signpost.cli.entry import group, main
from signpost.cli.schema_options import values_from
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import Handler, RecordView
from signpost.features.transfer import export, import_report, redirect_export, samples
from signpost.features.transfer.configuration import configuration
from signpost.features.transfer.import_report import paused_sentence
from signpost.features.transfer.imported_records import TakenAddress
from signpost.features.transfer.importer import ImportPlan, LineResult, hosts_in, import_file, open_file
from signpost.features.transfer.reading import formats, redirect_import
from signpost.features.transfer.reading.sources import OWN, SOURCE_NAMES, columns_in
from signpost.features.transfer.schemas import ExportQuery
from signpost.operations.caller import Caller
from signpost.operations.records.record_writer import WriteResult
from signpost.operations.workspaces import usage, workspaces
from signpost.schemas.loading import load
from signpost.storage import database

# From this file size on, a second process pays off; it takes a second to start.
LARGE_BYTES = 2 * 1024 * 1024
# How many consecutive lines that are refused for the same reason are printed.
MAX_SAME_REASON = 20
# SQLite's page cache during a large import. With the default of 2 MiB an import took a tenth longer.
CACHE_KIB = 32 * 1024


# Formats with a line for each record.
ROWS = {"jsonl": export.json_lines, "csv": export.table}


@main.command("export")
@click.option(
    "--format",
    "format_",
    type=click.Choice([*ROWS, "toml", *REDIRECT_FORMATS]),
    default="jsonl",
    show_default=True,
    help="The format; see above.",
)
@click.option("--host", metavar="HOST", help="Only the records on this hostname (formats of servers only).")
@click.option(
    "--filter",
    "filters",
    metavar="NAME=VALUE",
    multiple=True,
    help="Only the records that match, as in `signpost links list`; not for toml. Repeatable.",
)
@in_workspace
@with_database
def export_records(format_: str, host: str | None, filters: tuple[str, ...], workspace: str | None) -> None:
    """Write every link and redirect of the workspace to standard output, oldest first.

    jsonl: one JSON object per record, with everything that `signpost import` needs to recreate it, except passwords.
    csv: a table for spreadsheets, without what has no column: routing, UTM, plugins, rules and more. Tags are separated
    by |, destinations by spaces. toml: a file for `signpost apply`, with hostnames and settings but without clicks.

    The other formats are those of servers and services that redirect. Records that such a format cannot express
    exactly are listed on standard error with the reason, and the exit code is 3.

    Example: signpost export --format csv --filter tags=sale > links.csv
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    given = load(ExportQuery(), values_from(ExportQuery, {"filters": filters}))["filters"]
    if format_ in REDIRECT_FORMATS:
        return _export_redirects(caller, format_, host, given)
    if host is not None:
        raise click.UsageError("--host is for the formats of servers only.")
    used = usage.usage(caller.workspace)
    # Only on a terminal, and not if the records are printed there too.
    hidden = sys.stdout.isatty() or not sys.stderr.isatty()
    length = used[Handler.SHORT_URL] + used[Handler.REDIRECT]
    if given and format_ not in ROWS:
        raise click.UsageError(f"--filter is not for {format_}: such a file holds the whole workspace.")
    lines = ROWS[format_](caller, given) if format_ in ROWS else configuration.to_toml(caller)
    with click.progressbar(length=length, label="export", file=sys.stderr, hidden=hidden) as bar:
        for line in lines:
            sys.stdout.write(line)
            bar.update(1)


def _export_redirects(caller: Caller, format_: str, host: str | None, filters: RecordFilters) -> None:
    refused = 0

    def refuse(record: RecordView, reason: str) -> None:
        nonlocal refused
        refused += 1
        click.echo(f"{record.url}  {reason}", err=True)

    host = next(iter(hosts_in([host]).values())) if host is not None else None
    for text in redirect_export.export(export.all_records(caller, filters), format_, host=host, refused=refuse):
        sys.stdout.write(text)
    if refused:
        click.echo(f"{refused} not exported.", err=True)
        click.get_current_context().exit(3)


@main.command("import")
@click.argument("file", type=click.File("rb"))
@click.option(
    "--from",
    "source",
    type=click.Choice([*SOURCE_NAMES]),
    default=OWN,
    show_default=True,
    help="The service that wrote FILE, or the format of its redirects.",
)
@click.option(
    "--host",
    "hosts",
    metavar="[OLD=]NEW",
    multiple=True,
    help="Import links from the hostname OLD (or any, without OLD) on NEW. Repeatable. Default: keep hostnames.",
)
@click.option(
    "--format", "format_", type=click.Choice(formats.FORMATS), help="Default: by the extension of FILE, else csv."
)
@click.option(
    "--column",
    "columns",
    metavar="NAME=FIELD",
    multiple=True,
    help="What a column with an unknown name contains, like 'Old address=url'. Repeatable.",
)
@click.option(
    "--map",
    "maps",
    metavar="NAME=FIELD,...",
    multiple=True,
    help="The same for several columns, like 'from=url,to=destination'.",
)
@click.option("--make-up-aliases", is_flag=True, help="Generate aliases if FILE has no column with link addresses.")
@click.option(
    "--taken",
    type=click.Choice([taken.value for taken in TakenAddress]),
    default=TakenAddress.KEEP.value,
    show_default=True,
    help="Where an address is here already and leads elsewhere: refuse the line, let it lead where FILE says, or add "
    "the link with -2 behind its alias.",
)
@click.option(
    "--dry-run", "is_dry", is_flag=True, help="Show what would happen to each line, without changing anything."
)
@in_workspace
@as_json_option
@with_database
def import_(
    file: BinaryIO,
    source: str,
    hosts: tuple[str, ...],
    format_: str | None,
    columns: tuple[str, ...],
    maps: tuple[str, ...],
    make_up_aliases: bool,
    taken: str,
    is_dry: bool,
    workspace: str | None,
    as_json: bool,
) -> None:
    """Import the links in FILE: from Signpost, another service, or the redirects of a server. "-" is standard input.

    Creation dates and click counts are kept. Existing records are left alone unless --taken says otherwise, so an
    interrupted import can be run again. Refused lines are listed with the reasons, and unknown columns are named.
    Exit code 1: some lines were refused.

    \b
    Examples:
      signpost import --from bitly --host bit.ly=go.example.com --dry-run links.csv
      signpost import --from netlify --host www.example.com _redirects
      signpost import --from table --map 'Old address=url,New address=destination' redirects.csv
      signpost export --workspace old | signpost import --format jsonl --workspace new -
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    format_ = redirect_import.format_for(source, format_ or formats.format_of(file.name))
    by_hand = columns_in([*columns, *(part for text in maps for part in text.split(","))])
    plan = ImportPlan(source, format_, hosts_in(hosts), is_dry, by_hand, make_up_aliases, taken=taken)
    counts: Counter[str] = Counter()
    paused = 0
    printed = _Printed(as_json)
    stopped = ""
    try:
        with _progress(file) as advance, _at_full_speed(file) as pool:
            contents = open_file(file, plan)
            for note in contents.notes:
                click.echo(note, err=True)
            for lines in import_file(caller, contents, plan, pool=pool):
                counts.update(line.result for line in lines)
                paused += sum(line.is_paused for line in lines)
                for line in lines:
                    if is_dry or line.result == WriteResult.REFUSED or line.note:
                        printed.add(line)
                advance()
    except Invalid as refusal:
        if not counts:
            raise
        stopped = refusal.sentences()
    except KeyboardInterrupt:
        stopped = "Interrupted. Run it again to add the rest; what's already here stays as it is."
    printed.end()
    would = "would be " if is_dry else ""
    created, unchanged, updated, refused = (counts[result] for result in WriteResult)
    led = f", {updated} {would}led elsewhere" if updated else ""
    text = f"{created} {would}created, {unchanged} there already (left as they are){led}, {refused} refused."
    click.echo(text, err=True)
    if paused:
        click.echo(paused_sentence(created, paused), err=True)
    if stopped:
        fail(stopped)
    click.get_current_context().exit(1 if counts[WriteResult.REFUSED] else 0)


class _Printed:
    """Prints the results of lines. Of many consecutive lines refused for the same reason, only the first few."""

    def __init__(self, as_json: bool):
        self._as_json = as_json
        self._reasons: dict[str, list[str]] = {}
        self._count = 0

    def add(self, line: LineResult) -> None:
        if self._as_json:
            say(line.to_json())
            return
        if line.errors != self._reasons or not line.errors:
            self.end()
            self._reasons, self._count = line.errors, 0
        self._count += 1
        if self._count <= MAX_SAME_REASON:
            say(_line(line))

    def end(self) -> None:
        if self._count > MAX_SAME_REASON:
            click.echo(f"  ... and {self._count - MAX_SAME_REASON} more lines in a row, refused for the same reason.")
        self._count = 0


def _line(line: LineResult) -> str:
    reasons = "; ".join(f"{field}: {' '.join(texts)}" for field, texts in line.errors.items())
    text = reasons or line.note or ("paused" if line.is_paused else "")
    link = ("->", Long(line.link)) if line.link not in ("", line.url) else ()
    destination = ("to", Long(line.destination)) if line.destination else ()
    tags = f"tags: {', '.join(line.tags)}" if line.tags else ""
    return table_row(f"line {line.line}", f"{line.result:<9}", (Long(line.url), *link, *destination), tags, text)


def _size(file: BinaryIO) -> int:
    """The size of a file in bytes; 0 for a pipe."""
    return os.fstat(file.fileno()).st_size if file.seekable() else 0


@contextmanager
def _progress(file: BinaryIO) -> Iterator[Any]:
    """A progress bar on a terminal: how much of the file has been read."""
    with click.progressbar(
        length=_size(file), label="import", file=sys.stderr, hidden=not (_size(file) and sys.stderr.isatty())
    ) as bar:
        yield lambda: bar.update(file.tell() - bar.pos) if bar.length else None


@contextmanager
def _at_full_speed(file: BinaryIO) -> Iterator[Executor | None]:
    """For a large import: a process that reads ahead, more memory for indexes, no garbage collection."""
    if 0 < _size(file) < LARGE_BYTES:
        yield None
        return
    gc.freeze()
    gc.disable()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=_exit_with_parent, initargs=(os.getpid(),)) as pool:
        with _without_interrupts():
            # Starts the process. It also receives Ctrl-C, ignores it, and leaves the handling to this one.
            pool.submit(int)
        try:
            # After a power failure the import is run again; it leaves alone what is already there.
            with database.synced_at_the_end(CACHE_KIB):
                yield pool
        finally:
            gc.enable()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for now; processes that are started in the meantime ignore it for good."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _exit_with_parent(parent: int) -> None:
    """Make this process exit when its parent does, even if the parent is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@group("job").command("report")
@click.argument("id_", metavar="ID")
@in_workspace
@with_database
def print_report(id_: str, workspace: str | None) -> None:
    """Print the results of an import: one JSON object for each line that was refused or has a note."""
    for line in import_report.report(workspaces.member_caller(chosen_workspace(workspace)), id_):
        click.echo(line, nl=False)


@group("workspace").command("sample")
@click.option("--delete", "deletes", is_flag=True, help="Delete it again.")
@in_workspace
@with_database
def create_sample(workspace: str | None, deletes: bool) -> None:
    """Create a workspace "Sample" with links and clicks of 60 days to look at, or delete it with everything in it."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    if not deletes:
        say(samples.create_sample(caller).id)
        return
    found = samples.sample_of(caller)
    if found is None:
        fail("There is no sample data.")
    samples.delete_sample(workspaces.member_caller(workspaces.find_workspace(found.id), caller.user.email))
    say("The sample data is deleted.")
