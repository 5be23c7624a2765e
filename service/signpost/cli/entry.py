"""`signpost` itself: the names of its commands, and the modules that define them, imported when a command is called.

So `signpost --help` imports none of them, and a command only what it needs: imports are nearly all of the time that a
command takes.
"""

from __future__ import annotations

import errno
import gc
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, TextIO

import click

from signpost import loader
from signpost.hooks import Commands

# It imports everything, and is therefore no part of this package.
_SERVE = "signpost.server.process"
# What follows `signpost`: its line in the help, and the modules of this package that define it. For a command the line
# is the first sentence of its docstring; for a group of commands it is all of its help.
_OF_CORE: Commands = {
    "alias": ("Find free aliases.", ("operations",)),
    "backup": ("Write a backup to FILE.", ("instance",)),
    "bulk": ("Delete many records at once.", ("jobs",)),
    "completion": ("Print a completion script for SHELL.", ("completion",)),
    "config": ("Show every setting with its value and meaning.", ("instance",)),
    "features": ("List the features: which are on, where they are from, what they need.", ("instance",)),
    "healthcheck": ("Ask the server whether it answers.", ("healthcheck",)),
    "host": ("Connect and list hostnames.", ("operations",)),
    "job": ("Show the progress of a job, or stop it.", ("operations",)),
    "key": ("Keep using a database after losing its key.", ("instance",)),
    "jobs": ("List the jobs with their progress and results, the newest first.", ("jobs",)),
    "link": ("Create, change, delete and list short links.", ("operations",)),
    "links": ("List and inspect links and redirects together.", ("operations", "records")),
    "migrate": ("Bring the database up to date.", ("instance",)),
    "plugin": ("List the plugins for records.", ("operations",)),
    "redirect": ("Create, change, delete and list redirects; change and delete links.", ("operations",)),
    "restore": ("Replace the database with a backup.", ("instance",)),
    "serve": ("Serve links and the API until stopped (Ctrl-C or SIGTERM).", (_SERVE,)),
    "subscription": ("List products and plans.", ("operations",)),
    "tag": ("List tags.", ("operations",)),
    "token": ("Create, list, check and revoke tokens.", ("tokens",)),
    "type": ("List the types of records.", ("operations",)),
    "workspace": (
        "List the products of a workspace, and set its settings.",
        ("operations",),
    ),
}  # fmt: skip


def _commands() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The commands of the core and of features, by name. A feature that adds to a group may say what all of it does."""
    found = {
        name: (line, tuple(module if module == _SERVE else f"signpost.cli.{module}" for module in modules))
        for name, (line, modules) in _OF_CORE.items()
    }
    try:
        features = loader.load(loader.named())
        with loader.naming_features(features):
            of_features: list[Commands] = features.hook.commands()
    except loader.FeatureError as error:
        sys.exit(f"signpost: {error}")
    for of_feature in of_features:
        for name, (line, modules) in of_feature.items():
            known_line, known = found.get(name, ("", ()))
            found[name] = (line or known_line, (*known, *modules))
    return found


COMMANDS = _commands()
# How a help names a command.
_COMMAND = re.compile(r"`signpost ([\w-]+)")


def _nowhere() -> TextIO:
    """In place of a standard output that is closed, or that takes nothing more."""
    return Path(os.devnull).open("w", encoding="utf-8")


# What a shell says of a process that the signal SIGPIPE ended.
CLOSED_PIPE = 141


def _end_quietly() -> NoReturn:
    # What is left in their buffers would fail once more, at the end of the process.
    sys.stdout = sys.stderr = _nowhere()
    sys.exit(CLOSED_PIPE)


@contextmanager
def _ending_with_a_pipe() -> Iterator[None]:
    """End the process as the signal would, where what reads its output has closed the pipe, like `head`.

    Python ignores the signal, and click would end with 1, which stands for a failure.
    """
    try:
        yield
    except BrokenPipeError:
        _end_quietly()


class OnDemand(click.Group):
    """A group in which each command has only its name and its line of help until it is called."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with _ending_with_a_pipe():  # of a help
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with _ending_with_a_pipe():
            return super().invoke(ctx)

    def main(self, *args: Any, **extra: Any) -> Any:
        if sys.stdout is None:
            sys.stdout = _nowhere()
        try:
            try:
                return super().main(*args, **extra)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            _end_quietly()
        except OSError as error:
            # Of a file it would have the name.
            if error.filename is not None or error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
                raise
            # What is left in its buffer would fail once more, at the end of the process.
            sys.stdout = _nowhere()
            click.echo(f"signpost: What is printed cannot be written: {error.strerror}.", err=True)
            sys.exit(1)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        load(args[0])
        if args[0] not in self.commands:
            _refuse_if_off(args[0])
        return super().resolve_command(ctx, args)


class CommandGroup(click.Group):
    """A group of commands that features add to."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            _refuse_if_off(self.name or "", args[0])
        return super().resolve_command(ctx, args)


def _refuse_if_off(name: str, inner: str = "") -> None:
    """Raises UsageError with the feature's name, where a command is one of a feature that is off.

    inner: the name of a command within the group `name`; to know those, the modules of the feature are imported.
    """
    for command, feature, modules in loader.commands_off(loader.load(loader.named())):
        if command != name:
            continue
        if inner:
            for module in modules:
                import_module(module)
            found = main.commands.get(name)
            if not isinstance(found, click.Group) or inner not in found.commands:
                continue
        raise click.UsageError(
            f"`signpost {' '.join(filter(None, (name, inner)))}` belongs to the feature {feature}, which is off. "
            "FEATURES says which are on."
        )


def load(name: str) -> None:
    """Import the files that define a command, which take its place in the group. Other names are left alone."""
    _, modules = COMMANDS.get(name, ("", ()))
    missing = [module for module in modules if module not in sys.modules]
    if not missing:
        return
    # What modules hold is no garbage. To look for some in it, several times, takes a tenth of the time of a command.
    gc.disable()
    try:
        if name not in ("completion", "healthcheck"):  # these need no database
            _import_peewee()
        for module in missing:
            import_module(module)
        _drop_what_names_others(main.commands[name])
        gc.freeze()
    finally:
        gc.enable()


def _drop_what_names_others(command: click.Command) -> None:
    """Leave out the sentences of its help that name a command which is not there: its feature is off."""
    if isinstance(command, click.Group):
        for inner in command.commands.values():
            _drop_what_names_others(inner)
    if command.help and {*_COMMAND.findall(command.help)} - COMMANDS.keys():
        from signpost.domain.texts import sentences_about  # not where all features are on

        command.help = sentences_about(command.help, _COMMAND, COMMANDS.keys())


def _import_peewee() -> None:
    """Import peewee without the drivers of PostgreSQL, each of which it would import if installed.

    psycopg takes 11 MiB, and a tenth of the time of a command. `signpost.features.nodes` imports it by itself. Only the
    command does this: a program that imports Signpost may need peewee with its drivers.
    """
    drivers = [name for name in ("psycopg2cffi", "psycopg2", "psycopg") if name not in sys.modules]
    # None: the import system finds no such module.
    sys.modules.update(dict.fromkeys(drivers))  # type: ignore[arg-type]
    try:
        for name in ("peewee", "playhouse.postgres_ext"):
            import_module(name)
    finally:
        for name in drivers:
            del sys.modules[name]


def load_all() -> click.Group:
    """`signpost` with every command imported, for those who look at all of them."""
    for name in COMMANDS:
        load(name)
    return main


def _print_version(context: click.Context, _: click.Parameter, is_requested: bool) -> None:
    if is_requested:
        from signpost.domain.version import product_version  # it reads the files of the installed package

        click.echo(f"signpost, version {product_version()}")
        context.exit()


@click.group(cls=OnDemand, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
def main() -> None:
    """Short links and redirects on your own hostnames.

    Settings come from SIGNPOST_* variables and the file config.toml in the instance folder; `signpost config` shows
    them, and that folder. Commands work directly on the database. They may run while the server does: it notices
    changes within a second, and the URLs that commands print are the server's.

    Exit codes: 0 success; 1 refused or failed, with a message on standard error; 2 usage error; 3 `apply --dry-run`
    found differences, `check-paths` URLs that find nothing, or `export` records that a file of a server can't express;
    141 what reads the output, like `head`, closed the pipe.
    """
    # Files that commands write are private to the user who runs them; those of a program that calls us are not ours.
    before = os.umask(0o077)
    click.get_current_context().call_on_close(lambda: os.umask(before))


for _name, (_line, _) in COMMANDS.items():
    main.add_command(click.Command(_name, help=_line))


def group(name: str) -> click.Group:
    """The group of this name, to which files add their commands; created on first use."""
    found = main.commands.get(name)
    if not isinstance(found, click.Group):
        line, _ = COMMANDS[name]
        found = CommandGroup(name, help=line)
        main.add_command(found)
    return found
