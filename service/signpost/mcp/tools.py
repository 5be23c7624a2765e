"""The tools: a table of operations, with the schemas that REST uses and texts for a model that sees nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any

from marshmallow import Schema
from pluggy import PluginManager

from signpost.domain.errors import PayloadTooLarge, ServiceError
from signpost.domain.json_types import JsonObject
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import FIELD, Handler, RecordConfig, RecordView
from signpost.domain.records.record_patch import RecordPatch
from signpost.mcp import arguments, inputs, other_names, outputs
from signpost.operations import jobs, roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.people import tokens
from signpost.operations.records import aliases, record_extensions, record_patch, records
from signpost.operations.records.bulk import deletion
from signpost.operations.records.lists import totals
from signpost.operations.records.record_rows import config_of
from signpost.operations.workspaces import pins, subscriptions
from signpost.operations.workspaces.workspace_settings import update_setting
from signpost.schemas.host import HostConnect, HostDetailSchema, HostSchema
from signpost.schemas.job import JobSchema
from signpost.schemas.json_schema import input_schema, output_schema
from signpost.schemas.loading import load
from signpost.schemas.records.record import CreatedRecord, LinkCreate, RecordDetail, RedirectInput, UpdatedRecord
from signpost.schemas.records.shared import AliasRequest, AliasSuggestions
from signpost.schemas.workspaces import FilterPinList, SubscriptionList, TokenCheck, WorkspaceSchema
from signpost.storage.app_parts import current_parts


@dataclass(frozen=True)
class Annotations:
    """What a tool does to the workspace: hints for clients that decide whether to ask a person first."""

    read_only: bool = False
    destructive: bool = False
    idempotent: bool = False

    def hints(self) -> dict[str, bool]:
        return {
            "readOnlyHint": self.read_only,
            "destructiveHint": self.destructive,
            "idempotentHint": self.idempotent,
            "openWorldHint": False,
        }


READ_ONLY = Annotations(read_only=True, idempotent=True)
# Reads, but answers differently each time.
SUGGESTS = Annotations(read_only=True)
ADDS = Annotations()
SETS = Annotations(idempotent=True)
REPLACES = Annotations(destructive=True, idempotent=True)
DELETES = Annotations(destructive=True, idempotent=True)


# Characters of an answer. It is sent twice, as data and as text, and four characters are about one token.
MAX_ANSWER = 40_000


@dataclass(frozen=True)
class Tool:
    """operation: takes the caller and the arguments as `arguments` loads them; `answer` dumps what it returns.

    output_fields: the members of the answer that its schema lists, if listing all would be too long. after: of a
    feature's tool, the one that it follows in the list. only_with: a tool of another feature, and the part of the
    description that is left out without it.
    """

    name: str
    title: str
    annotations: Annotations
    operation: Callable[..., Any]
    arguments: type[Schema]
    answer: type[Schema]
    description: str
    output_fields: tuple[str, ...] = ()
    after: str = ""
    only_with: tuple[str, str] = ("", "")

    def definition(self) -> JsonObject:
        return {
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "inputSchema": input_schema(self.arguments),
            "outputSchema": output_schema(self.answer, self.output_fields),
            "annotations": self.annotations.hints(),
        }

    def is_for(self, caller: Caller) -> bool:
        return caller.role >= roles.required_for(self.operation)


def list_tools(caller: Caller) -> list[JsonObject]:
    """The tools that the caller's role allows, always in the same order."""
    return [_definition(tool) for tool in all_tools().values() if tool.is_for(caller)]


def find_tool(name: str) -> Tool | None:
    """The tool with a name, listed or not (other_names); None: there is none."""
    known = all_tools()
    return known.get(name) or known.get(other_names.own_name(name))


def all_tools() -> Mapping[str, Tool]:
    """The tools of the core and of the features that the active app has, by name."""
    return tools_with(current_parts()[PluginManager])


@cache
def tools_with(features: PluginManager) -> Mapping[str, Tool]:
    """The tools of the core and of some features, in the order in which agents see them."""
    tools = [*_OF_CORE]
    waiting = [*chain(*features.hook.tools())]
    while waiting:
        for tool in [*waiting]:
            names = [known.name for known in tools]
            if tool.after in names:
                tools.insert(names.index(tool.after) + 1, tool)
                waiting.remove(tool)
            elif tool.after not in [other.name for other in waiting]:
                tools.append(tool)
                waiting.remove(tool)
    known = {tool.name: tool for tool in tools}
    for tool in tools:
        other, part = tool.only_with
        if other and other not in known:
            known[tool.name] = replace(tool, description=tool.description.replace(part, ""))
    return known


@cache
def _definition(tool: Tool) -> JsonObject:
    return tool.definition()


def call(tool: Tool, caller: Caller, given: Any) -> JsonObject:
    """The result of a tool. A refusal is a result too: the model reads it and tries again."""
    try:
        answer, note = ask(tool, caller, given)
    except ServiceError as error:
        return {"content": [_text(error.body())], "isError": True}
    notes = [{"type": "text", "text": note}] if note else []
    return {"content": [_text(answer), *notes], "structuredContent": answer, "isError": False}


@dataclass(frozen=True)
class Noted:
    """What an operation returns, with a sentence for the model."""

    result: Any
    note: str


def ask(tool: Tool, caller: Caller, given: Any) -> tuple[JsonObject, str]:
    """The answer of a tool, short enough for a model, and a sentence about it, or "". Raises ServiceError."""
    # Before the arguments are parsed, which may be as large as a body.
    roles.require(caller, roles.required_for(tool.operation))
    values = load(tool.arguments(), arguments.read(tool.arguments, given))
    while True:
        result = tool.operation(caller, **values)
        result, note = (result.result, result.note) if isinstance(result, Noted) else (result, "")
        answer = _dumped(tool, _with_warnings(caller, result))
        if len(_written(answer)) <= MAX_ANSWER:
            return answer, note
        if values.get("per_page", 1) == 1:
            raise PayloadTooLarge("The answer is too long. Request less data.")
        values["per_page"] //= 2


def _with_warnings(caller: Caller, result: Any) -> Any:
    """A record with the one extension that models are shown: what is probably not meant, where there is something."""
    if not isinstance(result, RecordView):
        return result
    (found,) = record_extensions.warnings_about(caller, [result])
    return replace(result, extensions={"warnings": found}) if found else result


def _dumped(tool: Tool, result: Any) -> JsonObject:
    if issubclass(tool.answer, outputs.Rows):
        rows, cursors, *total = result
        result = {"data": rows, "next_cursor": cursors.next, "total": total[0] if total else None}
    elif tool.answer is outputs.Done:
        result = {"message": "Done. It no longer exists."}
    elif isinstance(result, list):
        result = dict.fromkeys(tool.answer().fields, result)
    dumped: JsonObject = tool.answer().dump(result)
    return dumped


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _text(value: Any) -> dict[str, str]:
    return {"type": "text", "text": _written(value)}


# --- operations that REST combines in the same way ---------------------------------------------------------


def _list_links(caller: Caller, **query: Any) -> Any:
    return totals.list_records(caller, Handler.SHORT_URL, **query)


def _list_redirects(caller: Caller, **query: Any) -> Any:
    return totals.list_records(caller, Handler.REDIRECT, **query)


@roles.requires(roles.required_for(update_setting))
def _update_setting(caller: Caller, /, metaKey: str, **setting: Any) -> Any:
    return update_setting(caller, metaKey, **setting)


@roles.requires(roles.required_for(record_patch.patch_record))
def _update_link(caller: Caller, /, id: str, *, patch: RecordPatch) -> Any:
    before = records.get_link(caller, id)
    changed = record_patch.patch_record(caller, id, patch=patch)
    config = replace(config_of(before), password=before.password_hash)
    reset = [FIELD[name] for name, value in patch.values.items() if value is None]
    removed = [field.name for field in reset if getattr(config, field.name) != field.default]
    notes = [f"The {_noun(name)} was removed." for name in removed]
    if "destination_weights" not in removed:
        notes += _note_of_weights(before, changed)
    return Noted(changed, " ".join(notes))


@roles.requires(roles.required_for(records.update_redirect))
def _update_redirect(caller: Caller, /, id: str, *, url: RecordAddress, config: RecordConfig) -> Any:
    before = records.get_link(caller, id)
    changed = records.update_redirect(caller, id, url=url, config=config)
    return Noted(changed, " ".join(_note_of_weights(before, changed)))


def _note_of_weights(before: RecordView, changed: RecordView) -> list[str]:
    """Weights go without being named, because a destination alone has nothing to split."""
    if not before.destination_weights or changed.destination_weights:
        return []
    return [f"The weights were removed: destination_routing is {changed.destination_routing} now."]


def _noun(name: str) -> str:
    """A field in a sentence: by its label, such as "click limit", unless that is half a sentence itself."""
    label = FIELD[name].label
    return label.lower() if len(label.split()) < 3 else name


# The members of a created or changed record that are needed next. get_link returns the rest.
_RECORD = ("id", "url")

# Keep texts short: a model reads all of them each time, and no definition may exceed 1,600 bytes.
_OF_CORE = (
    Tool(
        "verify_token", "Verify the token", READ_ONLY, tokens.verify_token, inputs.Nothing, TokenCheck,
        "Check that the token works, who you are connected as, and to which workspace. Call it when other calls fail. "
        "Returns the e-mail address of the user and a sentence that names the workspace. For the role, read the "
        "resource account://me.",
    ),
    Tool(
        "list_links", "List short links", READ_ONLY, _list_links, inputs.RecordSearch, outputs.RecordRows,
        "Find short links. All filters match; none: all, newest first. search: words or a URL; destination may "
        "end in *; commas in host, tags, id: any of; sort=-clicks: most clicked ever; count=total adds total. Returns "
        'data, next_cursor. Example: tags=news,"a, b", health=broken.',
    ),
    Tool(
        "get_link", "Get one record", READ_ONLY, records.get_link, inputs.RecordId, RecordDetail,
        "Show all details of one link or redirect: destination, status, tags, plugins, total_clicks, paused_by, "
        "monitor. list_links finds its id. Example: id=01m7z2mv28x77xxgtyjtjsj2qn.",
        ("id", "url", "destination", "title", "status", "tags", "total_clicks", "paused_by", "expired_at"),
    ),
    Tool(
        "create_link", "Create a short link", ADDS, records.create_link, LinkCreate, CreatedRecord,
        "Shorten a URL: make a short link on a connected hostname (list_hosts). alias: see suggest_alias; generated if "
        "omitted. utm: key=value; expires: 2030-12-31T12:00:00Z. Returns it; share url. Example: host=go.acme.com, "
        "destination=b.com.",
        _RECORD,
    ),
    Tool(
        "list_redirects", "List redirects", READ_ONLY, _list_redirects, inputs.RedirectSearch, outputs.RecordRows,
        "Find redirects: where old addresses and whole domains lead. Filters, order and answer are those of "
        "list_links. Returns data and next_cursor. Example: host=old.example.com.",
    ),
    Tool(
        "create_redirect", "Create a redirect", ADDS, records.create_redirect, RedirectInput, CreatedRecord,
        "Redirect one old address (a page that moved), or a whole domain by its root, which catches every path "
        "without a record; forward_path=true keeps the path. Its hostname must be connected. Returns the record. "
        "Example: url=https://old.acme.com/, destination=https://b.com.",
        _RECORD,
    ),
    Tool(
        "update_link", "Change one record", REPLACES, _update_link, inputs.RecordChange, UpdatedRecord,
        "Change fields of one link or redirect: where it points (destination), title ...; others are kept. reset "
        "removes; lists are replaced whole. rules (by country, device): see rules://catalog. "
        "Returns it. Example: id=01m7..., title=Sale.",
        _RECORD,
    ),
    Tool(
        "update_redirect", "Replace one record", REPLACES, _update_redirect, inputs.RecordUpdate, UpdatedRecord,
        "Overwrite a record: omitted fields are reset to defaults. Prefer update_link. Returns it. Example: "
        "id=01m7..., url=https://a.example/b, destination=https://c.com.",
        _RECORD,
    ),
    Tool(
        "delete_redirect", "Delete one record", DELETES, records.delete_redirect, inputs.RecordId, outputs.Done,
        "Delete (remove) one short link or redirect and its clicks; its address answers 404 at once. Ask a person "
        "first. undo_change can restore it for 30 days. Returns a message. Example: id=01m7z2mv28x77xxgtyjtjsj2qn.",
        only_with=("undo_change", " undo_change can restore it for 30 days."),
    ),
    Tool(
        "suggest_alias", "Suggest aliases", SUGGESTS, aliases.suggest_aliases, AliasRequest, AliasSuggestions,
        "Find a short, readable name that is free on a hostname, from the words of a title or destination. "
        "Use it before create_link when people will read or say the address. Returns the best alias with its url, and "
        "data with more. Example: host=go.example.com, title=Spring sale 2026.",
    ),
    Tool(
        "list_filter_pins", "Overview of the workspace", READ_ONLY, pins.list_pins, inputs.Nothing, FilterPinList,
        "See at a glance what is wrong and what to clean up: how many links are broken, expired or without clicks, "
        "and the hostnames and tags with most links. Returns pins, each a filter of list_links: kind health, value "
        "broken is health=broken; kind tag is the filter tags.",
    ),
    Tool(
        "list_hosts", "List hostnames", READ_ONLY, totals.list_hosts, inputs.HostSearch, outputs.HostRows,
        "List the connected hostnames (domains) that short links can be created on. Each says whether its DNS is set "
        "up correctly, what is wrong (errors) and which DNS records to enter (require). Returns data and next_cursor. "
        "Example: dns_correct=false.",
    ),
    Tool(
        "connect_host", "Connect a hostname", SETS, hosts.connect_host, HostConnect, HostSchema,
        "Connect (add, set up) a hostname or domain, so that links can use it. Again: change flags; "
        "short_links_enabled=false stops new short links, not existing ones. Returns the hostname; a person sets the "
        "DNS record in require. Example: host=go.example.com.",
        ("host", "correct", "require", "errors", "notice"),
    ),
    Tool(
        "update_host", "Set what unknown paths show", REPLACES, hosts.update_host, inputs.HostChange, HostDetailSchema,
        "Set what visitors of a hostname get on an unknown path, where no link answers: notfound_status 302 redirects "
        "to notfound_url; 404 and 410 show a page that links to it. {path} in a URL is the path they requested. "
        "Omitted settings are kept; an empty URL means that of the workspace. Returns the hostname. Example: "
        "host=go.acme.com, notfound_url=https://acme.com/search?q={path}.",
        ("host", "notfound_url", "expired_url", "notfound_status"),
    ),
    Tool(
        "refresh_host", "Check a hostname again", SETS, hosts.refresh_host, inputs.HostName, HostSchema,
        "Check the DNS of a connected hostname again, now, in the background: use it when a person says that the DNS "
        "record is set. Returns the hostname as it was before; list_hosts shows the result once checked_at changes. "
        "Example: host=go.example.com.",
        ("host", "correct", "errors", "checked_at"),
    ),
    Tool(
        "disconnect_host", "Disconnect a hostname", DELETES, hosts.disconnect_host, inputs.HostName, outputs.Done,
        "Disconnect (remove, give up) a hostname or domain: all of its links stop working at once; they are kept, and "
        "work again when it is connected again. Ask a person first. Returns a message. Example: host=go.example.com.",
    ),
    Tool(
        "update_workspace_setting", "Set a workspace setting", REPLACES, _update_setting, inputs.SettingInput,
        WorkspaceSchema,
        "Set one setting of the workspace, for all of its hostnames: its name, which e-mail is sent, or notfound_url "
        "and expired_url (where people go whose link is missing or expired). Returns the workspace; meta holds all "
        "settings. Example: metaKey=notfound_url, value=https://example.com/404.",
        ("name", "meta"),
    ),
    Tool(
        "list_subscriptions", "Plan and usage", READ_ONLY, subscriptions.list_subscriptions, inputs.Nothing,
        SubscriptionList,
        "See what the plan of the workspace includes and how much of it is used. Use it when a call fails because of "
        "a plan limit. Returns data: a product each, with limits (JSON text; empty: unlimited).",
    ),
    Tool(
        "list_jobs", "List jobs", READ_ONLY, jobs.list_jobs, inputs.PageInput, outputs.JobRows,
        "See how far the bulk changes, bulk deletions and imports are that run in the background. Returns data (id; "
        "state: queued, running, done, failed; matched; deleted) and next_cursor. Example: per_page=1 for the newest.",
    ),
    Tool(
        "preview_bulk_delete", "Preview a bulk deletion", ADDS, deletion.preview_deletion, inputs.Deletion,
        outputs.DeletionPreviewOutput,
        "First step of deleting all or many records, such as those without clicks: see how many match all of the "
        "filters (of list_links, handler=short-url or redirect; at least one). Deletes nothing. Returns matched, "
        "samples (URLs), and a confirmation_token for bulk_delete, valid for an hour. Show matched to a person. "
        "Example: health=expired, created_before=2026-01-01T00:00:00Z.",
    ),
    Tool(
        "bulk_delete", "Delete many records", DELETES, deletion.confirm_deletion, inputs.ConfirmedDeletion, JobSchema,
        "Second step: delete, in the background, what preview_bulk_delete showed. Same filters, with its "
        "confirmation_token, after a person has agreed. Refused if the number has changed. Returns the job; list_jobs "
        "shows its progress; undo_change restores up to 10,000 for 30 days. Example: health=expired, "
        "confirmation_token=...",
        ("id", "state", "matched"),
        only_with=("undo_change", "; undo_change restores up to 10,000 for 30 days"),
    ),
)  # fmt: skip
