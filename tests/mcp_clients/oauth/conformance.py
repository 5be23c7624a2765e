"""Runs the conformance suite's scenarios for authorization servers, with a person who answers the page of consent."""

import json
import re
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import requests

from signpost.testing import free_port
from tests.conftest import Server
from tests.mcp_clients import install
from tests.mcp_clients.conformance import SUITE, Outcome, outcome_of

TIMEOUT_S = 60
# In those before, it looks for nothing else.
REVISIONS = ("2025-11-25", "2026-07-28")


def run(server: Server, revision: str, folder: Path, look_at: Callable[[str], None]) -> dict[str, Outcome]:
    """Every scenario that the suite has for the revision. folder: for its results, empty."""
    port = free_port()
    command: list[str | Path] = [
        install.NODE, SUITE / "dist/index.js", "authorization", "--url", server.origin, "--port", str(port),
        "--client-id", register(server, f"http://127.0.0.1:{port}/callback"),
        "--resource", f"{server.origin}/mcp/v1", "--spec-version", revision, "--output-dir", folder,
    ]  # fmt: skip
    given = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        timer = threading.Timer(TIMEOUT_S, process.kill)
        timer.start()
        try:
            assert process.stdout is not None
            for line in process.stdout:
                given.append(line)
                if line.startswith(f"{server.origin}/"):
                    look_at(line.strip())
        finally:
            timer.cancel()
            process.kill()
    started = re.findall(r"^=== Running scenario: (\S+) ===$", "".join(given), re.MULTILINE)
    found = {_scenario(path): outcome_of(json.loads(path.read_text())) for path in folder.glob("*/checks.json")}
    assert started, "".join(given)
    assert set(started) == set(found), "".join(given)
    return found


def register(server: Server, redirect_uri: str) -> str:
    """The id of a new client: the suite has none of its own."""
    requested = {"client_name": "Conformance", "redirect_uris": [redirect_uri], "token_endpoint_auth_method": "none"}
    answer = requests.post(f"{server.origin}/oauth/register", json=requested, timeout=20)
    assert answer.status_code == 201, answer.text
    client_id: str = answer.json()["client_id"]
    return client_id


def _scenario(path: Path) -> str:
    """The folder is called authorization-server-<scenario>-<when>."""
    return re.sub(r"-\d{4}-\d\d-\d\dT[\d-]+Z$", "", path.parent.name.removeprefix("authorization-server-"))
