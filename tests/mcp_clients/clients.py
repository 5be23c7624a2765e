"""The clients of the matrix: which programs they are, in which modes they run, what each mode has to arrive at."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests import wire
from tests.conftest import Server
from tests.mcp_clients import install

HOST = "go.acme.test"
LEGACY, MODERN = "2025-11-25", "2026-07-28"
# legacy: the client shakes hands; auto: it asks the server for its revisions; modern: its revision is pinned.
REVISION_OF = {"legacy": LEGACY, "auto": MODERN, "modern": MODERN}
TIMEOUT_S = 120


@dataclass(frozen=True)
class Client:
    """A program of this folder. `environment`: what runs it, see command_of."""

    file: str
    environment: str
    modes: tuple[str, ...]


CLIENTS = (
    Client("python_client.py", "own", ("legacy", "auto", "modern")),
    Client("python_client_1.py", "python_1", ("legacy",)),
    Client("fastmcp_client.py", "fastmcp", ("legacy", "auto", "modern")),
    Client("typescript_1.mjs", "node", ("legacy",)),
    Client("typescript_2.mjs", "node", ("legacy", "auto", "modern")),
    Client("inspector_client.py", "inspector", ("legacy", "auto", "modern")),
    Client("curl_client.py", "curl", ("legacy", "modern")),
)
JOURNEYS = [(client, mode) for client in CLIENTS for mode in client.modes]


def command_of(client: Client) -> list[str]:
    """How the client is started; installs what it needs. Raises Unavailable where it cannot be had."""
    interpreter: Path | str
    match client.environment:
        case "node":
            install.need_node()
            interpreter = install.NODE
        case "inspector":
            install.need_node()
            interpreter = sys.executable
        case "curl":
            install.need_curl()
            interpreter = sys.executable
        case "own":
            interpreter = sys.executable
        case name:
            interpreter = install.need_python(name)
    return [str(interpreter), str(install.HERE / client.file)]


def travel(command: list[str], mode: str, server: Server) -> dict[str, Any]:
    """What the client reports of its journey."""
    environment = {**os.environ, "URL": f"{server.origin}/mcp/v1", "TOKEN": server.token, "HOST": HOST}
    run = subprocess.run([*command, mode], env=environment, capture_output=True, text=True, timeout=TIMEOUT_S)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def ready(server: Server) -> Server:
    """Start a server with a hostname for the journeys' links."""
    server.start()
    wire.connected(server, HOST)
    return server
