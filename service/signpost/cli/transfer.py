"""`signpost export`, `import`: take everything along, and come from elsewhere."""

from __future__ import annotations

import dataclasses
import gc
import json
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
from typing import Any, BinaryIO, TextIO

import click

from signpost.cli.command import as_json_option, chosen_workspace, fail, in_workspace, main, say, with_database
from signpost.domain.errors import Invalid
from signpost.domain.record import Handler
from signpost.domain.texts import printable
from signpost.operations import usage, workspaces
from signpost.operations.record_writer import Result
from signpost.storage import database
from signpost.transfer import configuration, export, formats
from signpost.transfer.importer import Line, Plan, hosts_in, import_file
from signpost.transfer.sources import OWN, SOURCES, columns_in

# The exit code of a dry run that found differences.
DIFFERENT = 3
# A file of this size and more is worth a second process, which takes a second to start.
LARGE_BYTES = 2 * 1024 * 1024
# Lines in a row that are refused for the same reason and printed.
MOST_EQUAL = 20
# For the indexes that a large import writes to. With the 2 MiB that SQLite takes by default it was a tenth slower.
CACHE_KIB = 32 * 1024


WRITERS = {"jsonl": export.json_lines, "csv": export.table, "toml": configuration.to_toml}


@main.command("export")
@click.option(
    "--format", "format_", type=click.Choice([*WRITERS]), default="jsonl", show_default=True, help="See above."
)
@in_workspace
@with_database
def export_records(format_: str, workspace: str | None) -> None:
    """Write every link and redirect of the workspace to standard output, the oldest first.

    jsonl: a JSON object each, with everything that `signpost import` needs to make the same again, save passwords.
    csv: a table for spreadsheets and other services; tags are joined by |, destinations by blanks.
    toml: hostnames and settings too, as `signpost apply` reads them; what was clicked and when is not told.

    Example: signpost export --format csv > links.csv
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    used = usage.usage(caller.workspace)
    # On a terminal, unless the lines come there themselves.
    hidden = sys.stdout.isatty() or not sys.stderr.isatty()
    length = used[Handler.SHORT_URL] + used[Handler.REDIRECT]
    with click.progressbar(length=length, label="export", file=sys.stderr, hidden=hidden) as bar:
        for line in WRITERS[format_](caller):
            sys.stdout.write(line)
            bar.update(1)


@main.command("import")
@click.argument("file", type=click.File("rb"))
@click.option("--from", "source", type=click.Choice([*SOURCES]), default=OWN, show_default=True, help="Who wrote FILE.")
@click.option(
    "--host",
    "hosts",
    metavar="[OLD=]NEW",
    multiple=True,
    help="Where links of the hostname OLD (of any, without OLD) are put; repeatable. Default: where they were.",
)
@click.option(
    "--format", "format_", type=click.Choice(formats.FORMATS), help="Default: what the name of FILE ends with, or csv."
)
@click.option(
    "--column",
    "columns",
    metavar="NAME=FIELD",
    multiple=True,
    help="What a column holds whose name is not known, like 'Old address=url'; repeatable.",
)
@click.option(
    "--make-up-aliases", is_flag=True, help="Make aliases up where no column of FILE tells the links' addresses."
)
@click.option("--dry-run", "is_dry", is_flag=True, help="Say of each line what would become of it; change nothing.")
@in_workspace
@as_json_option
@with_database
def import_(
    file: BinaryIO,
    source: str,
    hosts: tuple[str, ...],
    format_: str | None,
    columns: tuple[str, ...],
    make_up_aliases: bool,
    is_dry: bool,
    workspace: str | None,
    as_json: bool,
) -> None:
    """Add the links of FILE: CSV, JSON or JSON Lines, of Signpost or another service; "-" is standard input.

    The age and the clicks of links are kept. What exists already is left alone, so an import that was interrupted may
    be run again. Lines that are refused are listed with reasons, and columns that are not understood are named. Exit
    code 1: some lines were refused.

    \b
    Examples:
      signpost import --from bitly --host bit.ly=go.example.com --dry-run links.csv
      signpost import --column 'Old address=url' --column 'New address=destination' redirects.csv
      signpost export --workspace old | signpost import --format jsonl --workspace new -
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    format_ = format_ or formats.format_of(file.name)
    plan = Plan(source, format_, hosts_in(hosts), is_dry, columns_in(columns), make_up_aliases)
    counts: Counter[str] = Counter()
    printed = _Printed(as_json)
    stopped = ""
    try:
        with _progress(file) as advance, _at_full_speed(file) as pool:
            for lines in import_file(caller, file, plan, tell=_note, pool=pool):
                counts.update(line.result for line in lines)
                for line in lines:
                    if is_dry or line.result == Result.REFUSED or line.note:
                        printed.add(line)
                advance()
    except Invalid as refusal:
        if not counts:
            raise
        stopped = refusal.sentences()
    except KeyboardInterrupt:
        stopped = "Interrupted. Run it again: what is there is left alone, and the rest is added."
    printed.end()
    would = "would be " if is_dry else ""
    created, unchanged, refused = (counts[result] for result in Result)
    click.echo(f"{created} {would}created, {unchanged} there already, {refused} refused.", err=True)
    if stopped:
        fail(stopped)
    click.get_current_context().exit(1 if counts[Result.REFUSED] else 0)


def _note(text: str) -> None:
    click.echo(text, err=True)


class _Printed:
    """What became of the lines, on a terminal: of many in a row that are refused for one reason only the first few."""

    def __init__(self, as_json: bool):
        self._as_json = as_json
        self._reasons: dict[str, list[str]] = {}
        self._count = 0

    def add(self, line: Line) -> None:
        if self._as_json:
            say(json.dumps(dataclasses.asdict(line)))
            return
        if line.errors != self._reasons or not line.errors:
            self.end()
            self._reasons, self._count = line.errors, 0
        self._count += 1
        if self._count <= MOST_EQUAL:
            say(_line(line))

    def end(self) -> None:
        if self._count > MOST_EQUAL:
            click.echo(f"  ... and {self._count - MOST_EQUAL} more lines in a row, refused for the same reason.")
        self._count = 0


def _line(line: Line) -> str:
    reasons = "; ".join(f"{field}: {' '.join(texts)}" for field, texts in line.errors.items())
    text = reasons or line.note
    link = f" -> {line.link}" if line.link not in ("", line.url) else ""
    return f"line {line.line}  {line.result:<9}  {line.url}{link}" + (f"  {text}" if text else "")


def _size(file: BinaryIO) -> int:
    """0 where it is a pipe."""
    return os.fstat(file.fileno()).st_size if file.seekable() else 0


@contextmanager
def _progress(file: BinaryIO) -> Iterator[Any]:
    """A bar on a terminal, of how much of the file was read."""
    with click.progressbar(
        length=_size(file), label="import", file=sys.stderr, hidden=not (_size(file) and sys.stderr.isatty())
    ) as bar:
        yield lambda: bar.update(file.tell() - bar.pos) if bar.length else None


@contextmanager
def _at_full_speed(file: BinaryIO) -> Iterator[Executor | None]:
    """What a large import is worth: a process that reads ahead, memory for indexes, no look for garbage."""
    if 0 < _size(file) < LARGE_BYTES:
        yield None
        return
    set_pragma = database.current().connection().execute
    set_pragma(f"PRAGMA cache_size = -{CACHE_KIB}")
    # Whoever loses power now begins again, and finds in place what is.
    set_pragma("PRAGMA synchronous = NORMAL")
    gc.freeze()
    gc.disable()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=_end_with, initargs=(os.getpid(),)) as pool:
        with _without_interrupts():
            # Starts the process, which hears of Ctrl-C as often as we do, and leaves it to us.
            pool.submit(int)
        try:
            yield pool
        finally:
            gc.enable()
            set_pragma("PRAGMA synchronous = FULL")
            with database.atomic():  # brings everything before it to the disk
                pass


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C is not heard meanwhile, and never by processes that begin meanwhile."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with(parent: int) -> None:
    """Have this process end when its parent does, even if that is killed and cannot say so."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@main.command("apply")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@click.option("--dry-run", "is_dry", is_flag=True, help="Show the differences; change nothing. Exit code 3: there are.")
@click.option("--prune", is_flag=True, help="Delete records of the file's hostnames that it does not name.")
@in_workspace
@as_json_option
@with_database
def apply(file: TextIO, is_dry: bool, prune: bool, workspace: str | None, as_json: bool) -> None:
    """Make the workspace what FILE (TOML) says: hostnames, settings, links and redirects; all of it or nothing.

    What the file does not name is left alone. Applied again it changes nothing. `signpost export --format toml` writes
    such a file.

    Example: signpost apply --dry-run links.toml
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    changes = configuration.apply(caller, configuration.parse(file.read()), prune=prune, is_dry=is_dry)
    for change in changes:
        click.echo(json.dumps(_as_object(change)) if as_json else _difference(change))
    counts = Counter(change.sign for change in changes)
    would = " would be" if is_dry else ""
    click.echo(f"{counts['+']}{would} added, {counts['~']}{would} changed, {counts['-']}{would} deleted.", err=True)
    click.get_current_context().exit(DIFFERENT if is_dry and changes else 0)


def _as_object(change: configuration.Change) -> dict[str, Any]:
    what = {"+": "add", "~": "change", "-": "delete"}[change.sign]
    fields = {name: {"now": now, "then": then} for name, (now, then) in change.fields.items()}
    told = {"change": what, "what": change.what, "name": change.name, "fields": fields}
    return {**told, "note": change.note} if change.note else told


def _difference(change: configuration.Change) -> str:
    lines = [click.style(printable(f"{change.sign} {change.what} {change.name}"), fg=_COLOURS[change.sign])]
    for name, (now, then) in change.fields.items():
        before = "" if now is None and change.sign == "+" else f"{json.dumps(now, ensure_ascii=False)} -> "
        lines.append(printable(f"    {name}: {before}{json.dumps(then, ensure_ascii=False)}"))
    if change.note:
        lines.append(f"    {change.note}")
    return "\n".join(lines)


_COLOURS = {"+": "green", "~": "yellow", "-": "red"}
