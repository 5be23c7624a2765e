"""The operations of the API as commands: a table, with the schemas that REST uses.

`signpost link create` is POST /link, `signpost redirect update ID` is PUT /redirect/{id}; a test compares all of them
with the OpenAPI description. A command that needs more than a row has a file of its own.
"""

from __future__ import annotations

from functools import partial
from typing import Unpack

from signpost.cli.command import Long, say, table_row
from signpost.cli.schema_commands import PAGE, RECORD, SEVERAL, Command, add_command
from signpost.domain import texts
from signpost.domain.json_types import JsonObject
from signpost.domain.plugins import PLUGINS
from signpost.domain.records import warnings
from signpost.domain.records.addresses import is_loopback_name
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.qr import QrChange
from signpost.domain.records.record import TYPES, Handler, RecordConfig, RecordView
from signpost.operations import jobs
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.jobs import JobView
from signpost.operations.records import aliases, record_extensions, record_patch, records
from signpost.operations.records.lists import totals
from signpost.operations.workspaces import pins, subscriptions, usage
from signpost.operations.workspaces.workspace_settings import update_setting
from signpost.schemas.host import HostConnect, HostDetailSchema, HostSchema, HostUpdateText
from signpost.schemas.job import JobSchema
from signpost.schemas.listing import HostQuery, RecordQuery
from signpost.schemas.records.qr import QrStyleUpdate
from signpost.schemas.records.record import (
    CreatedRecord,
    LinkCreate,
    ListedRecord,
    RecordDetail,
    RecordPatchSchema,
    RedirectInput,
    UpdatedRecord,
)
from signpost.schemas.records.record_extensions import DestinationCheck
from signpost.schemas.records.shared import AliasRequest, AliasSuggestions, PluginSchema, RecordTypeInfo
from signpost.schemas.workspaces import (
    FilterPin,
    LinkCount,
    LinkCountQuery,
    SettingUpdate,
    SubscriptionSchema,
    TagUseSchema,
    WorkspaceSchema,
)


def _record_line(row: JsonObject) -> str:
    multiple = row["destinations"] or [row["destination"]]
    facts = [
        Long(texts.line_from(row["title"])),
        *(f"#{texts.line_from(tag)}" for tag in row["tags"]),
        f"paused by {row['paused_by']}" if row.get("paused_by") else "",
    ]
    destinations = " ".join(entry for entry in multiple if entry)
    return table_row(row["id"], Long(row["url"]), "->" if destinations else "", Long(destinations), *facts)


def _host_line(row: JsonObject) -> str:
    state = "DNS points here" if row["correct"] else row["notice"] or "not checked yet"
    return table_row(Long(row["host"]), ", ".join(map(_counted, row["counts"])) or "no links", state)


def _counted(count: str) -> str:
    """What `short-url=3` means."""
    handler, _, number = count.partition("=")
    noun = "redirect" if handler == Handler.REDIRECT else "link"
    return f"{number} {noun}" if number == "1" else f"{number} {noun}s"


def _connected(row: JsonObject) -> str:
    """What to do next: the DNS records to add."""
    host = row["host"]
    if row["correct"]:
        return f"{host} is connected, and its DNS points here."
    if is_loopback_name(host):
        return f"{host} is connected. It only works on this machine."
    if not row["require"]:
        return f"{host} is connected. Set DNS_TARGET to see which DNS record it needs."
    records = [entry.split(" ", 2) for entry in row["require"]]
    these = "this record" if len(records) == 1 else "these records"
    lines = [f"  {type_}  {name}  ->  {value}" for type_, name, value in records]
    return "\n".join([f"{host} is connected. Now add {these} to its DNS:", *lines])


def _refreshed(row: JsonObject) -> str:
    return f"Checking the DNS of {row['host']}. `signpost host get {row['host']}` shows the result."


def _stopped(job: JobView) -> str:
    return f"Job {job.id} is stopped." if job.finished_at is None else f"Job {job.id} had already ended: {job.state}."


def _set_qr(caller: Caller, id_: str, **look: Unpack[QrChange]) -> RecordView:
    return records.set_qr(caller, id_, look=look)


def _create_redirect(caller: Caller, *, url: RecordAddress, config: RecordConfig) -> RecordView:
    """An address with `*` or `:name` is a pattern, unless --match says something else."""
    meant = warnings.as_pattern(url.path, url.query, config)
    record = records.create_redirect(caller, url=url, config=meant)
    if meant is not config:
        say(f"{warnings.described_as_pattern(url.path, url.query)} Use --match exact for the text itself.", err=True)
    return record


COMMANDS = (
    Command(
        "link create",
        "create_link",
        records.create_link,
        CreatedRecord,
        "Create a short link. Without an alias, a random one is generated.\n\n"
        "Example: signpost link create --host go.example.com --destination https://example.com/ --tags sale",
        LinkCreate,
        line=_record_line,
    ),
    Command(
        "link list",
        "list_links",
        partial(records.list_records, handler=Handler.SHORT_URL),
        ListedRecord,
        "List the short links.\n\nExample: signpost link list --filter tags=sale --filter created=7d",
        RecordQuery,
        shape=PAGE,
        line=_record_line,
    ),
    Command(
        "link count",
        "count_links",
        totals.count_links,
        LinkCount,
        "Count the short links.\n\nExample: signpost link count --filter tags=sale",
        LinkCountQuery,
        line=lambda row: str(row["count"]),
    ),
    Command(
        "tag list",
        "list_tags",
        usage.list_tags,
        TagUseSchema,
        "List the tags of the workspace's records, the most frequent first: 1,000 at most.",
        shape=SEVERAL,
        line=lambda row: f"{row['count']:>7}  {texts.line_from(row['tag'])}",
    ),
    Command(
        "redirect create",
        "create_redirect",
        _create_redirect,
        CreatedRecord,
        "Create a redirect at a URL on a connected hostname. A redirect at the root is the hostname's catch-all. A URL "
        "with * at its end or :name as a segment is a pattern, unless --match is given.\n\n"
        "Example: signpost redirect create --url https://example.com/ --destination https://www.example.org/",
        RedirectInput,
        line=_record_line,
    ),
    Command(
        "redirect list",
        "list_redirects",
        partial(records.list_records, handler=Handler.REDIRECT),
        ListedRecord,
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
        "Replace the configuration of a link or redirect.\n\n"
        "If left out, title, description, path and query forwarding, UTM, plugins, monitoring and expiry are reset to "
        "their defaults; everything else keeps its value.\n\n"
        "Example: signpost redirect update go.example.com/a --url go.example.com/b --destination example.com/b",
        RedirectInput,
        RECORD,
    ),
    Command(
        "links update",
        "patch_record",
        record_patch.patch_record,
        UpdatedRecord,
        "Change some fields of a link or redirect. Fields you leave out keep their values.\n\n"
        "A null in --fields resets a field to its default.\n\n"
        "Example: signpost links update https://go.example.com/a --title 'Spring sale' --fields '{\"expires\": null}'",
        RecordPatchSchema,
        RECORD,
        line=_record_line,
        other_names=("link update",),
    ),
    Command(
        "redirect delete",
        "delete_record",
        records.delete_redirect,
        None,
        "Delete a link or redirect, with its clicks.\n\nExample: signpost link delete https://go.example.com/spring",
        argument=RECORD,
        known=records.get_link,
        done=lambda record: f"{record.url} is deleted.",
        other_names=("link delete", "links delete"),
    ),
    Command(
        "links list",
        "list_records",
        records.list_records,
        ListedRecord,
        "List links and redirects together.\n\nExample: signpost links list --filter search=spring --count 100 --json",
        RecordQuery,
        shape=PAGE,
        line=_record_line,
    ),
    Command(
        "links get",
        "get_record",
        records.get_link,
        RecordDetail,
        "Show a link or redirect.\n\nExample: signpost links get https://go.example.com/spring",
        argument=RECORD,
        other_names=("link get", "redirect get"),
    ),
    Command(
        "links pins",
        "list_filter_pins",
        pins.list_pins,
        FilterPin,
        "List suggested filters for the lists of records.",
        shape=SEVERAL,
        line=lambda row: f"--filter {row['kind']}={row['value']}",
    ),
    Command(
        "links checks",
        "list_record_checks",
        record_extensions.list_checks,
        DestinationCheck,
        "List the latest checks of the destinations of a record.",
        argument=RECORD,
        shape=SEVERAL,
    ),
    Command(
        "links set-qr",
        "update_record_qr",
        _set_qr,
        RecordDetail,
        "Change the appearance of a record's QR code. Options that are left out keep their values.",
        QrStyleUpdate,
        RECORD,
    ),
    Command(
        "host connect",
        "connect_host",
        hosts.connect_host,
        HostSchema,
        "Connect a hostname, or change its flags. Flags you leave out keep their values.\n\n"
        "Example: signpost host connect --host go.example.com",
        HostConnect,
        line=_connected,
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
        "host get",
        "get_host",
        hosts.get_host,
        HostDetailSchema,
        "Show a hostname with its settings.",
        argument="host",
    ),
    Command(
        "host set",
        "update_host",
        hosts.update_host,
        HostDetailSchema,
        "Set what visitors of a hostname see where there is no link. Settings you leave out keep their values.\n\n"
        "Example: signpost host set go.example.com --notfound-url 'https://www.example.com/search?q={path}'\n\n"
        "Example: signpost host set go.example.com --assetlinks \"$(cat assetlinks.json)\"",
        HostUpdateText,
        "host",
    ),
    Command(
        "host disconnect",
        "disconnect_host",
        hosts.disconnect_host,
        None,
        "Disconnect a hostname. Its links are kept and work again if you reconnect it.",
        argument="host",
        known=hosts.get_host,
        done=lambda host: f"{host.host} is disconnected.",
    ),
    Command(
        "host refresh",
        "refresh_host",
        hosts.refresh_host,
        HostSchema,
        "Schedule a new DNS check of a hostname.",
        argument="host",
        line=_refreshed,
    ),
    Command("job get", "get_job", jobs.get_job, JobSchema, "Show the progress of a job.", argument="id"),
    Command(
        "job stop",
        "stop_job",
        jobs.stop_job,
        None,
        "Stop a job. What it has done so far stays.",
        argument="id",
        known=jobs.get_job,
        done=_stopped,
    ),
    Command(
        "alias suggest",
        "suggest_alias",
        aliases.suggest_aliases,
        AliasSuggestions,
        "Suggest aliases that are free on a hostname.",
        AliasRequest,
        line=lambda row: "\n".join(entry["alias"] for entry in row["data"]),
    ),
    Command(
        "type list",
        "list_types",
        lambda _: TYPES.values(),
        RecordTypeInfo,
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
        "workspace products",
        "list_workspace_subscriptions",
        subscriptions.list_on_sale,
        SubscriptionSchema,
        "List the products on sale, with what the workspace has of each.",
        shape=SEVERAL,
    ),
    Command(
        "subscription list",
        "list_subscriptions",
        subscriptions.list_subscriptions,
        SubscriptionSchema,
        "List every subscription of the workspace, including retired products.",
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

for _command in COMMANDS:
    add_command(_command)
