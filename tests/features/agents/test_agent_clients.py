"""The configuration that `signpost agent config` prints for agents' programs."""

import json
import tomllib
from typing import Any

import pytest

from signpost.features.agents.agent_configs import CLIENTS

URL, TOKEN = "https://signpost.example/mcp/v1", "sp_mcp_secret"
HEADERS = {"Authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("claude", {"mcpServers": {"signpost": {"type": "http", "url": URL, "headers": HEADERS}}}),
        ("vscode", {"servers": {"signpost": {"type": "http", "url": URL, "headers": HEADERS}}}),
        ("cursor", {"mcpServers": {"signpost": {"url": URL, "headers": HEADERS}}}),
        ("codex", {"mcp_servers": {"signpost": {"url": URL, "http_headers": HEADERS}}}),
    ],
)
def test_is_what_the_program_reads(name: str, expected: dict[str, dict[str, dict[str, Any]]]) -> None:
    text = CLIENTS[name].write(URL, TOKEN)
    assert (tomllib.loads(text) if name == "codex" else json.loads(text)) == expected


def test_every_client_is_tried() -> None:
    assert [*CLIENTS] == ["claude", "vscode", "cursor", "codex"]
