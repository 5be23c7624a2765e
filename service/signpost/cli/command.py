"""What commands share: an app with its database, error messages, and output, also as tables."""

import json
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn

import click
from flask import Flask
from pluggy import PluginManager

from signpost import loader
from signpost.domain import texts
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonObject, Settings
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.runtime.instance import open_instance
from signpost.runtime.settings import SettingsError
from signpost.storage import database, instance_folder, migrations
from signpost.storage.instance_folder import InstanceError
from signpost.storage.migrations import DatabaseError, OlderDatabase
from signpost.storage.models import Workspace

# How long a command waits for what it writes besides, such as when its token was last used.
NOTES_S = 5.0


def line_of_input() -> str:
    """The first line of standard input. Editors put a byte order mark before it."""
    return sys.stdin.readline().removeprefix("\ufeff").rstrip("\r\n")


def say(*lines: str, err: bool = False, is_whole: bool = True) -> None:
    """Print lines that may contain text written by users. Control characters do not reach the terminal.

    is_whole: False for the beginning of a line that goes on.
    """
    for line in lines:
        line, stream = texts.printable(line), sys.stderr if err else sys.stdout
        try:
            click.echo(line, err=err, nl=is_whole)
        except UnicodeEncodeError:
            # A terminal or a pipe of another encoding: what it lacks is escaped.
            encoding = stream.encoding or "ascii"
            click.echo(line.encode(encoding, "backslashreplace").decode(encoding), err=err, nl=is_whole)


def fail(sentence: str) -> NoReturn:
    say(f"signpost: {sentence}", err=True)
    sys.exit(1)


def read_settings() -> tuple[PluginManager, JsonObject]:
    """The features and settings with which a server would run. Where they cannot be used, the command ends."""
    try:
        return loader.load_settings()
    except (SettingsError, loader.FeatureError) as error:
        fail(str(error))


# How an app is made of its settings.
Open = Callable[[Settings, PluginManager], Flask]


def open_operations(config: Settings, features: PluginManager) -> Flask:
    # A mistake in `plans.toml` must not keep the operator from `doctor`, `sign-in` and all else that needs no plan.
    return open_instance(config, features, requires_plans=False)


def open_app(open_: Open = open_operations, *, creates_instance: bool = False) -> Flask:
    """An app for one command. While a server runs, it uses the server's addresses and never migrates."""
    running = None
    try:
        features, config = loader.load_settings()
        instance = Path(config["INSTANCE"])
        if not creates_instance and config["DATABASE_URL"] is None:
            instance_folder.require(instance)
        instance_folder.restrict_permissions(instance)
        running = instance_folder.serving(instance)
        if running is not None:
            config |= {**running.addresses, "MIGRATE": False}
        app = open_(config, features)
    except OlderDatabase as error:
        if running is None:
            fail(str(error))
        fail(f"The server that is running (process {running.process}) is older than this command. Restart it first.")
    except (SettingsError, DatabaseError, InstanceError, loader.FeatureError) as error:
        fail(str(error))
    if database.of(app).backup is not None and not creates_instance:
        click.echo(f"signpost: {migrations.result_text(database.of(app))}", err=True)
    return app


def with_database(command: Callable[..., Any], open_: Open = open_operations) -> Callable[..., Any]:
    """Run a command in an app context. A ServiceError becomes one sentence and exit code 1.

    The app is for operations. A command that needs more has `with_visits` instead.
    """

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Any:
        for name, value in kwargs.items():
            if isinstance(value, str) and not texts.is_printable(value):
                fail(f"{name.strip('_').replace('_', '-')}: Contains characters that can't be printed.")
        app = open_app(open_)
        try:
            with migrations.telling_damage(database.of(app).path), app.app_context():
                return command(*args, **kwargs)
        except DatabaseError as error:
            fail(str(error))
        except ServiceError as error:
            reasons = [f"{name}: {' '.join(texts)}" for name, texts in error.extra.get("errors", {}).items()]
            fail(" ".join(reasons) or error.message)
        except SettingsError as error:  # of what a plan includes
            fail(str(error))
        finally:
            # A connection must not be closed while its thread writes.
            jobs.of(app).finish_notes(NOTES_S)
            database.of(app).end()

    return run


def with_visits(command: Callable[..., Any]) -> Callable[..., Any]:
    """The same for a command that says how visits are answered: with the part that answers them, and no interfaces."""
    return with_database(command, open_visits)


def open_visits(config: Settings, features: PluginManager) -> Flask:
    # Imported here, as most commands do without it.
    from signpost.visits import middleware

    app = open_operations(config, features)
    middleware.added_to(app)
    return app


def count_text(number: int, noun: str) -> str:
    """`1 record`, `2,000 records`."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def confirm(question: str) -> None:
    """Ask before something is changed. The command ends where the answer is no, or where nobody can answer."""
    try:
        is_agreed = click.confirm(question, err=True)
    except click.Abort:
        if sys.stdin.isatty():
            raise
        click.echo(err=True)
        fail("Nothing was changed, because nobody answered. Use --yes where there is no terminal.")
    if not is_agreed:
        raise click.Abort


in_workspace = click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the first one.")
as_json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def chosen_workspace(text: str | None) -> Workspace:
    return bootstrap.ensure_workspace() if text is None else workspaces.find_workspace(text)


def show(rows: Iterable[JsonObject], as_json: bool, line: Callable[[Any], str | list[str]]) -> None:
    """Print `rows` as JSON, or one or more lines for each."""
    if as_json:
        click.echo(json.dumps(list(rows)))
        return
    for row in rows:
        lines = line(row)
        say(*([lines] if isinstance(lines, str) else lines))


# No cell gets narrower; lines wrap instead.
_NARROWEST = 12


class Long(str):
    """A cell that may be cut: an address, a title, a destination. Its beginning and its end stay."""


def table_row(*cells: str | tuple[str, ...]) -> str:
    """The cells that are not empty as one line, with two spaces between them; those of a tuple with one.

    The line is cut only if it is printed on a terminal.
    """
    parts: list[str] = []
    gaps: list[str] = []
    for cell in cells:
        for position, part in enumerate(cell if isinstance(cell, tuple) else (cell,)):
            if part:
                gaps.append(" " if position else "  ")
                parts.append(part)
    if sys.stdout.isatty():
        parts = _fitted(parts, shutil.get_terminal_size().columns - sum(map(len, gaps[1:])))
    return "".join(gap + part for gap, part in zip(gaps, parts, strict=True))[2:]


def _fitted(cells: Sequence[str], width: int) -> list[str]:
    """`cells`, of which the long ones are cut so that together they have `width` columns, if that is possible.

    Each gets an equal share of the room, except that those which need less leave the rest to the others.
    """
    needed = {position: texts.width_of(cell) for position, cell in enumerate(cells) if isinstance(cell, Long)}
    room = width - sum(texts.width_of(cell) for position, cell in enumerate(cells) if position not in needed)
    result = [str(cell) for cell in cells]
    left = len(needed)
    for position in sorted(needed, key=needed.__getitem__):
        share = max(room // left, _NARROWEST)
        result[position] = texts.cut(cells[position], share)
        room -= min(needed[position], share)
        left -= 1
    return result
