"""How agent programs connect to the agent endpoint: for each, a block of configuration and where it goes."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from signpost.domain.json_types import JsonObject
from signpost.translations import mark

NAME = "signpost"


@dataclass(frozen=True)
class AgentProgram:
    """write: the block for a URL of the endpoint and a token. place: where it goes, as a sentence.

    name: on the command line; title: on pages.
    """

    name: str
    title: str
    place: str
    write: Callable[[str, str], str]


def _json(member: str, **more: str) -> Callable[[str, str], str]:
    def write(url: str, token: str) -> str:
        server: JsonObject = {**more, "url": url, "headers": {"Authorization": f"Bearer {token}"}}
        return json.dumps({member: {NAME: server}}, indent=2)

    return write


def _codex(url: str, token: str) -> str:
    # TOML writes these strings as JSON does.
    return "\n".join(
        (
            f"[mcp_servers.{NAME}]",
            f"url = {json.dumps(url)}",
            f"http_headers = {{ Authorization = {json.dumps(f'Bearer {token}')} }}",
        )
    )


CLIENTS = {
    client.name: client
    for client in (
        AgentProgram(
            "claude", "Claude Code", mark("Add this to .mcp.json in your project."), _json("mcpServers", type="http")
        ),
        AgentProgram(
            "vscode", "VS Code", mark("Add this to .vscode/mcp.json in your project."), _json("servers", type="http")
        ),
        AgentProgram("cursor", "Cursor", mark("Add this to ~/.cursor/mcp.json."), _json("mcpServers")),
        AgentProgram("codex", "Codex", mark("Add this to ~/.codex/config.toml."), _codex),
    )
}
