"""The operations of the interface as commands: a table, with the schemas that REST uses.

`signpost link create` is POST /link, `signpost redirect update ID` is PUT /redirect/{id}; a test compares all of them
with the OpenAPI description. A command that is more than a row stands in a file of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import click
from marshmallow import Schema

from signpost.cli.command import as_json_option, chosen_workspace, group, in_workspace, say, with_database
from signpost.cli.schema_options import given, options_of
from signpost.domain import texts
from signpost.domain.plugins import PLUGINS
from signpost.domain.record import TYPES, Handler
from signpost.operations import aliases, checks, clicks, hosts, jobs, pins, records, subscriptions, workspaces
from signpost.operations.caller import Caller
from signpost.operations.workspace_settings import update_setting
from signpost.schemas.check import CheckSchema
from signpost.schemas.clicks import ClicksAnswer, ClicksQuery
from signpost.schemas.host import HostConnect, HostSchema
from signpost.schemas.job import JobSchema
from signpost.schemas.listing import MAX_PER_PAGE, PER_PAGE, HostQuery, RecordQuery
from signpost.schemas.loading import load
from signpost.schemas.pins import PinSchema
from signpost.schemas.qr import QrLook
from signpost.schemas.record import CreatedRecord, LinkCreate, OneRecord, RecordSchema, RedirectInput, UpdatedRecord
from signpost.schemas.shared import AliasQuestion, PluginSchema, SuggestedAliases, TypeSchema
from signpost.schemas.subscription import SubscriptionSchema
from signpost.schemas.workspace import SettingUpdate, WorkspaceSchema

# What an operation returns.
ONE, SEVERAL, PAGE = "one", "several", "page"


@dataclass(frozen=True)
class Command:
    """name: of the group and of the command in it. argument: what stands behind it. operation: as OpenAPI calls it.

    run: takes the caller, the argument if there is one, and the fields of `question`. shape: of what it returns, which
    `answer` writes; where that is None nothing is said.
    """

    name: str
    operation: str
    run: Callable[..., Any]
    answer: type[Schema] | None
    help: str
    question: type[Schema] | None = None
    argument: str | None = None
    shape: str = ONE
    line: Callable[[dict[str, Any]], str] | None = None


def _record_line(row: Mapping[str, Any]) -> str:
    several = row["destinations"] or [row["destination"]]
    facts = [
        texts.line_from(row["title"]),
        *(f"#{texts.line_from(tag)}" for tag in row["tags"]),
        f"paused by {row['paused_by']}" if row.get("paused_by") else "",
    ]
    return "  ".join(part for part in (row["id"], row["url"], "->", " ".join(several), *facts) if part)


def _host_line(row: Mapping[str, Any]) -> str:
    state = "DNS leads here" if row["correct"] else row["notice"] or "not checked yet"
    return f"{row['host']}  {', '.join(row['counts']) or 'no records'}  {state}"


def _clicks(row: Mapping[str, Any]) -> str:
    total = ", ".join(f"{count} {name}" for name, count in row["total"].items())
    lines = [f"{one['value'] or '(none)'}  {one['clicks']}" for one in row["data"] if one["clicks"]]
    return "\n".join([f"{row['from']} to {row['to']}: {total}", *lines])


COMMANDS = (
    Command(
        "link create",
        "create_link",
        records.create_link,
        CreatedRecord,
        "Create a short link; without an alias one is made up.\n\n"
        "Example: signpost link create --host go.example.com --destination https://example.com/ --tags sale",
        LinkCreate,
        line=_record_line,
    ),
    Command(
        "link list",
        "list_links",
        partial(records.list_records, handler=Handler.SHORT_URL),
        RecordSchema,
        "List the short links.\n\nExample: signpost link list --filter tags=sale --filter created=7d",
        RecordQuery,
        shape=PAGE,
        line=_record_line,
    ),
    Command(
        "redirect create",
        "create_redirect",
        records.create_redirect,
        CreatedRecord,
        "Create a redirect at a URL of a connected hostname; its root answers for all of it.\n\n"
        "Example: signpost redirect create --url https://example.com/ --destination https://www.example.org/",
        RedirectInput,
        line=_record_line,
    ),
    Command(
        "redirect list",
        "list_redirects",
        partial(records.list_records, handler=Handler.REDIRECT),
        RecordSchema,
        "List the redirects.",
        RecordQuery,
        shape=PAGE,
        line=_record_line,
    ),
    Command(
        "redirect update",
        "update_record",
        records.update_redirect,
        UpdatedRecord,
        "Replace the configuration of a record, link or redirect.\n\n"
        "Title, description, paths, queries, UTM, plugins, monitoring and expiry go back to their defaults where they "
        "are left out; everything else keeps its value.\n\n"
        "Example: signpost redirect update 01k... --url https://go.example.com/a --destination https://example.com/b",
        RedirectInput,
        "id",
    ),
    Command(
        "redirect delete",
        "delete_record",
        records.delete_redirect,
        None,
        "Delete a record, link or redirect, with its clicks.",
        argument="id",
    ),
    Command(
        "links list",
        "list_records",
        records.list_records,
        RecordSchema,
        "List links and redirects together.\n\nExample: signpost links list --filter search=spring --count 100 --json",
        RecordQuery,
        shape=PAGE,
        line=_record_line,
    ),
    Command("links get", "get_record", records.get_link, OneRecord, "Show a record, link or redirect.", argument="id"),
    Command(
        "links pins",
        "list_filter_pins",
        pins.list_pins,
        PinSchema,
        "List filters worth trying on the lists.",
        shape=SEVERAL,
        line=lambda row: f"--filter {row['kind']}={row['value']}",
    ),
    Command(
        "links clicks",
        "get_record_clicks",
        clicks.link_clicks,
        ClicksAnswer,
        "Show how often a record was visited.\n\nExample: signpost links clicks 01k... --by referrer",
        ClicksQuery,
        "id",
        line=_clicks,
    ),
    Command(
        "links checks",
        "list_record_checks",
        checks.list_checks,
        CheckSchema,
        "List the latest checks of a record's destinations.",
        argument="id",
        shape=SEVERAL,
    ),
    Command(
        "links set-qr",
        "update_record_qr",
        lambda caller, id_, **look: records.set_qr(caller, id_, look=look),
        OneRecord,
        "Give the QR code of a record a look; what is left out keeps its value.",
        QrLook,
        "id",
    ),
    Command(
        "host connect",
        "connect_host",
        hosts.connect_host,
        HostSchema,
        "Connect a hostname, or change its flags; those left out are kept.\n\n"
        "Example: signpost host connect --host go.example.com",
        HostConnect,
    ),
    Command(
        "host list",
        "list_hosts",
        hosts.list_hosts,
        HostSchema,
        "List the hostnames.",
        HostQuery,
        shape=PAGE,
        line=_host_line,
    ),
    Command(
        "host disconnect",
        "disconnect_host",
        hosts.disconnect_host,
        None,
        "Disconnect a hostname. Its records stay, and resolve again when it is connected again.",
        argument="host",
    ),
    Command(
        "host refresh",
        "refresh_host",
        hosts.refresh_host,
        HostSchema,
        "Have the server look at the DNS of a hostname again, soon.",
        argument="host",
    ),
    Command("job get", "get_job", jobs.get_job, JobSchema, "Show how far a job is.", argument="id"),
    Command(
        "alias suggest",
        "suggest_alias",
        aliases.suggest_aliases,
        SuggestedAliases,
        "Suggest aliases that are free on a hostname.",
        AliasQuestion,
        line=lambda row: "\n".join(one["alias"] for one in row["data"]),
    ),
    Command(
        "type list",
        "list_types",
        lambda _: TYPES.values(),
        TypeSchema,
        "List the types that records may have.",
        shape=SEVERAL,
        line=lambda row: f"{row['id']}  {row['description']}",
    ),
    Command(
        "plugin list",
        "list_plugins",
        lambda _: PLUGINS.values(),
        PluginSchema,
        "List the plugins that records may use.",
        shape=SEVERAL,
        line=lambda row: f"{row['id']}  {row['description']}",
    ),
    Command(
        "workspace set",
        "update_workspace_setting",
        update_setting,
        WorkspaceSchema,
        "Set one setting of the workspace.\n\nExample: signpost workspace set notify_url --value https://hooks.example.com/",
        SettingUpdate,
        "key",
    ),
    Command(
        "workspace clicks",
        "get_workspace_clicks",
        clicks.workspace_clicks,
        ClicksAnswer,
        "Show how often all records together were visited.",
        ClicksQuery,
        line=_clicks,
    ),
    Command(
        "workspace products",
        "list_workspace_subscriptions",
        subscriptions.list_on_sale,
        SubscriptionSchema,
        "List what the workspace has of the products on sale.",
        shape=SEVERAL,
    ),
    Command(
        "subscription list",
        "list_subscriptions",
        subscriptions.list_subscriptions,
        SubscriptionSchema,
        "List every subscription of the workspace, of retired products too.",
        shape=SEVERAL,
    ),
    Command(
        "subscription get",
        "get_subscription",
        subscriptions.get_subscription,
        SubscriptionSchema,
        "Show the subscription of one product.",
        argument="product",
    ),
)  # fmt: skip


def _add(command: Command) -> None:
    def run(workspace: str | None, as_json: bool, user: str | None, count: int = PER_PAGE, **values: Any) -> None:
        caller = workspaces.member_caller(chosen_workspace(workspace), user)
        arguments = [values.pop(command.argument)] if command.argument else []
        question = load(command.question(), given(command.question, values)) if command.question else {}
        _show(command, _answer(command, caller, arguments, question, count), as_json)

    decorated: Any = with_database(run)
    decorated = in_workspace(as_json_option(decorated))
    decorated = click.option("--user", metavar="EMAIL", help="In whose name. Default: the first owner.")(decorated)
    if command.shape == PAGE:
        count = click.option(
            "--count", type=click.IntRange(1), default=PER_PAGE, show_default=True, help="At most so many."
        )
        decorated = count(decorated)
    if command.question:
        decorated = options_of(command.question, takes_json=command.shape != PAGE)(decorated)
    if command.argument:
        decorated = click.argument(command.argument, metavar=command.argument.upper())(decorated)
    group_, name = command.name.split()
    group(group_).command(name, help=command.help)(decorated)


def _answer(command: Command, caller: Caller, arguments: list[str], question: dict[str, Any], count: int) -> Any:
    """What the operation returns, as its schema tells it."""
    if command.shape != PAGE:
        found = command.run(caller, *arguments, **question)
        return None if command.answer is None else command.answer(many=command.shape == SEVERAL).dump(found)
    assert command.answer is not None
    schema, cursor = command.answer(many=True), None
    rows: list[Any] = []
    while len(rows) < count:
        size = min(MAX_PER_PAGE, count - len(rows))
        page, cursors = command.run(caller, **{**question, "per_page": size, "cursor": cursor})
        rows += schema.dump(page)
        cursor = cursors.next
        if cursor is None:
            break
    return rows


def _show(command: Command, answer: Any, as_json: bool) -> None:
    if answer is None:
        return
    if as_json:
        say(json.dumps(answer, ensure_ascii=False))
        return
    line = command.line or _facts
    for row in answer if isinstance(answer, list) else [answer]:
        say(*line(row).split("\n"))


def _facts(row: Mapping[str, Any]) -> str:
    """A line for each member."""
    facts = (
        f"{name}: {value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}"
        for name, value in row.items()
    )
    # A line that belongs to a value is moved in, so that it looks like no other member.
    return "\n".join(fact.replace("\n", "\n    ") for fact in facts) + "\n"


for _command in COMMANDS:
    _add(_command)
