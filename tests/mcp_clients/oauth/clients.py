"""The clients that sign in by OAuth, and what it takes to start them."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.conftest import Server
from tests.mcp_clients import install
from tests.mcp_clients.oauth.inspector import Inspector
from tests.mcp_clients.oauth.program import Program

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Client:
    """A program of this folder, or the Inspector. `environment`: what runs it.

    Whether it makes calls at once, and whether it registers again where the server has forgotten it, is a matter of
    the client.
    """

    name: str
    environment: str
    file: str = ""
    modes: tuple[str, ...] = ("legacy",)
    calls_at_once: bool = True
    registers_again: bool = False


PYTHON_2 = Client("Python mcp 2.x", "own", "python_2.py", ("legacy", "auto"))
PYTHON_1 = Client("Python mcp 1.x", "python_1", "python_1.py")
FASTMCP = Client("fastmcp", "fastmcp", "fastmcp_client.py", ("legacy", "auto"), registers_again=True)
TYPESCRIPT_1 = Client("TypeScript sdk 1.x", "node", "typescript_1.mjs", registers_again=True)
TYPESCRIPT_2 = Client("TypeScript client 2.x", "node", "typescript_2.mjs", ("legacy", "auto"), registers_again=True)
INSPECTOR = Client("MCP Inspector", "inspector", modes=("legacy", "auto"), calls_at_once=False, registers_again=True)
CLIENTS = (PYTHON_2, PYTHON_1, FASTMCP, TYPESCRIPT_1, TYPESCRIPT_2, INSPECTOR)
RUNS = [(client, mode) for client in CLIENTS for mode in client.modes]


def interpreter_of(client: Client) -> Path | str:
    """What runs the client's program; installs what it needs. Raises Unavailable where it cannot be had."""
    match client.environment:
        case "node" | "inspector":
            install.need_node()
            return install.NODE
        case "own":
            return sys.executable
        case name:
            return install.need_python(name)


def start(
    client: Client,
    mode: str,
    interpreter: Path | str,
    server: Server,
    look_at: Callable[[str], Any],
    document: str = "",
) -> Program | Inspector:
    """The client, not signed in yet. look_at, document: as Program takes them."""
    url = f"{server.origin}/mcp/v1"
    if client.environment == "inspector":
        return Inspector(mode, url, look_at, document)
    command = [str(interpreter), str(HERE / client.file), mode]
    return Program(command, url, shown_name(client, mode), look_at, document)


def shown_name(client: Client, mode: str) -> str:
    """What the client calls itself to people."""
    return "MCP Inspector" if client.environment == "inspector" else f"{client.name}, {mode}"
