"""A command made from an operation and its schemas: options, a call of the operation, output."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import click
from marshmallow import Schema

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, say, with_database
from signpost.cli.entry import group, main
from signpost.cli.lists import count_option, show_pages
from signpost.cli.schema_options import options_of, values_from
from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import RecordView
from signpost.operations.caller import Caller
from signpost.operations.records import record_extensions, record_urls
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load

# The shape of what an operation returns.
ONE, SEVERAL, PAGE = "one", "several", "page"
# The argument of commands for one record: its id or its URL.
RECORD = "record"


@dataclass(frozen=True)
class Command:
    """name: the group, if it has one, and the command in it. operation: its operationId in OpenAPI.

    argument: what follows the name. run: takes the caller, the argument if there is one, and the fields of
    `input_schema`. It returns something of `shape`, which `output_schema` dumps; if that is None, `done` is printed.

    known: what the argument names; it raises NotFound where an operation accepts what is not there, which in a command
    is a typo. done: a sentence about what was known. line: a row in words. lines: all rows, where words take more than
    a row. other_names: further names of the command.
    """

    name: str
    operation: str
    run: Callable[..., Any]
    output_schema: type[Schema] | None
    help: str
    input_schema: type[Schema] | None = None
    argument: str | None = None
    shape: str = ONE
    line: Callable[[JsonObject], str] | None = None
    lines: Callable[[Caller, Sequence[Any]], list[str]] | None = None
    other_names: tuple[str, ...] = ()
    known: Callable[[Caller, str], Any] | None = None
    done: Callable[[Any], str] | None = None


# What `add_command` was called with, by the name of the operation.
COMMANDS: dict[str, Command] = {}


def add_command(command: Command) -> None:
    COMMANDS[command.operation] = command

    def run(workspace: str | None, as_json: bool, user: str | None, count: int | None = None, **values: Any) -> None:
        caller = workspaces.member_caller(chosen_workspace(workspace), user)
        arguments = [values.pop(command.argument)] if command.argument else []
        if command.argument == RECORD:
            arguments = [record_urls.find_id(caller, arguments[0])]
        known = command.known(caller, arguments[0]) if command.known else None
        schema = command.input_schema
        given = load(schema(), values_from(schema, values)) if schema else {}
        if command.shape == PAGE:
            _show_pages(command, caller, arguments, given, count, as_json)
            return
        found = command.run(caller, *arguments, **given)
        if command.lines is not None and not as_json:
            say(*command.lines(caller, found if isinstance(found, list) else [found]))
            return
        _show(command, _dumped(command, found), as_json)
        if command.done is not None and not as_json:
            say(command.done(known))
        if isinstance(found, RecordView):
            _warn(caller, found)

    decorated: Any = with_database(run)
    decorated = in_workspace(as_json_option(decorated))
    decorated = click.option("--user", metavar="EMAIL", help="The user to act as. Default: the first owner.")(decorated)
    if command.shape == PAGE:
        decorated = count_option(decorated)
    if command.input_schema:
        decorated = options_of(command.input_schema, takes_json=command.shape != PAGE)(decorated)
    if command.argument:
        decorated = click.argument(command.argument, metavar=command.argument.upper())(decorated)
    text = command.help
    if command.argument == RECORD:
        text += "\n\nRECORD is an id, or the URL of the record."
    created = click.command(help=text)(decorated)
    for name in (command.name, *command.other_names):
        *groups, own = name.split()
        (group(*groups) if groups else main).add_command(created, own)


def _warn(caller: Caller, record: RecordView) -> None:
    """Print on standard error what was accepted, but is probably not meant."""
    (found,) = record_extensions.warnings_about(caller, [record])
    say(*(f"Warning: {entry.field}: {entry.message}" for entry in found), err=True)


def _dumped(command: Command, found: Any) -> Any:
    return None if command.output_schema is None else command.output_schema(many=command.shape != ONE).dump(found)


def _show_pages(
    command: Command, caller: Caller, arguments: list[str], question: JsonObject, count: int | None, as_json: bool
) -> None:
    def read(size: int, cursor: str | None) -> tuple[Sequence[Any], str | None]:
        rows, cursors = command.run(caller, *arguments, **{**question, "per_page": size, "cursor": cursor})
        return rows, cursors.next

    def dump(rows: Sequence[Any]) -> list[JsonObject]:
        dumped: list[JsonObject] = _dumped(command, rows)
        return dumped

    def lines(rows: Sequence[Any]) -> list[str]:
        return _lines(command, dump(rows)) if command.lines is None else command.lines(caller, rows)

    show_pages(read, count, as_json, dump, lines)


def _show(command: Command, answer: Any, as_json: bool) -> None:
    if answer is None:
        return
    if as_json:
        say(json.dumps(answer, ensure_ascii=False))
        return
    say(*_lines(command, answer if isinstance(answer, list) else [answer]))


def _lines(command: Command, rows: Sequence[JsonObject]) -> list[str]:
    line = command.line or _facts
    return [part for row in rows for part in line(row).split("\n")]


def _facts(row: JsonObject) -> str:
    """One line for each member."""
    facts = (
        f"{name}: {value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}"
        for name, value in row.items()
    )
    # Further lines of a value are indented, so that none can pass for another member.
    return "\n".join(fact.replace("\n", "\n    ") for fact in facts) + "\n"
