"""The resources: data that an agent may read by URI, as JSON. Each is the result of an operation or a tool."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from signpost.domain.errors import NotFound
from signpost.domain.plugins import PLUGINS
from signpost.domain.records.record import TYPES
from signpost.mcp import outputs, tools
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import workspace_settings
from signpost.schemas.host import HostSchema
from signpost.schemas.records.shared import PluginSchema, RecordTypeList
from signpost.schemas.workspaces import WorkspaceSchema

_TYPE = "application/json"


class Unknown(Exception):
    """There is no resource at `uri`."""

    def __init__(self, uri: str):
        super().__init__(uri)
        self.uri = uri


@dataclass(frozen=True)
class AgentResource:
    """read: the contents for a caller; for a template, given the value of its variable."""

    uri: str
    name: str
    title: str
    description: str
    read: Callable[..., Any]

    def entry(self, key: str) -> dict[str, str]:
        return {
            key: self.uri,
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "mimeType": _TYPE,
        }


def list_resources(caller: Caller) -> list[dict[str, str]]:
    return [resource.entry("uri") for resource in RESOURCES.values()]


def listed_templates(caller: Caller) -> list[dict[str, str]]:
    return [template.entry("uriTemplate") for template in TEMPLATES.values()]


def read(caller: Caller, uri: str) -> dict[str, str]:
    """The contents at `uri`. Raises Unknown."""
    try:
        value = _value(caller, uri)
    except NotFound:
        raise Unknown(uri) from None
    return {"uri": uri, "mimeType": _TYPE, "text": json.dumps(value, ensure_ascii=False, separators=(",", ":"))}


def _value(caller: Caller, uri: str) -> Any:
    if uri in RESOURCES:
        return RESOURCES[uri].read(caller)
    beginning, _, last = uri.partition("://")
    if last and beginning in TEMPLATES:
        return TEMPLATES[beginning].read(caller, unquote(last))
    raise Unknown(uri)


def _account(caller: Caller) -> Any:
    """The user, role and workspace of the token."""
    user, workspace = caller.user, caller.workspace
    return {
        "email": user.email,
        "name": user.name,
        "role": caller.role,
        "workspace": {"id": workspace.id, "name": workspace.name},
    }


def _tool(name: str) -> Callable[[Caller], Any]:
    return lambda caller: tools.ask(tools.all_tools()[name], caller, {})[0]


_ALL = (
    AgentResource("account://me", "account", "Account", "User, role and workspace of the token.", _account),
    AgentResource("workspace://current", "workspace", "Workspace", "Settings and use of the workspace.",
                  lambda caller: WorkspaceSchema().dump(workspace_settings.workspace_view(caller))),
    AgentResource("links://list", "links", "Newest short links", "As list_links.", _tool("list_links")),
    AgentResource("redirects://list", "redirects", "Newest redirects", "As list_redirects.", _tool("list_redirects")),
    AgentResource("hosts://list", "hosts", "Hostnames", "As list_hosts.", _tool("list_hosts")),
    AgentResource("types://catalog", "types", "Record types", "The values of `type` of a record.",
                  lambda _: RecordTypeList().dump({"data": TYPES.values()})),
    AgentResource("plugins://catalog", "plugins", "Plugins", "The values of `plugins` of a record.",
                  lambda _: {"data": PluginSchema(many=True).dump(PLUGINS.values())}),
    AgentResource("rules://catalog", "rules", "Rules", "The field `rules` of a record, and its conditions.",
                  lambda _: outputs.rules()),
)  # fmt: skip
RESOURCES = {resource.uri: resource for resource in _ALL}
# By URI scheme.
TEMPLATES = {
    "links": AgentResource("links://{id}", "link", "One link or redirect", "All fields of a record.",
                           lambda caller, id_: tools.ask(tools.all_tools()["get_link"], caller, {"id": id_})[0]),
    "hosts": AgentResource("hosts://{host}", "host", "One hostname", "Its DNS and its flags.",
                           lambda caller, host: HostSchema().dump(hosts.get_host(caller, host))),
}  # fmt: skip
