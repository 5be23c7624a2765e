"""Runs the protocol's conformance suite against a server, and says what came out of each scenario."""

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.conftest import Server
from tests.mcp_clients import install
from tests.mcp_clients.proxy import Proxy

SUITE = install.HERE / "node_modules/@modelcontextprotocol/conformance"
# The first two are of the legacy era; the suite has next to nothing for the revisions before them.
REVISIONS = ("2025-06-18", "2025-11-25", "2026-07-28")


@dataclass
class Outcome:
    """Of a scenario: how many of its checks hold, and what is said of those that do not, warnings among them."""

    held: int
    complaints: list[str]


def run(server: Server, revision: str, folder: Path) -> dict[str, Outcome]:
    """Every scenario that the suite has for the revision. `folder`: for its results, empty."""
    with Proxy(server) as proxy:
        command: list[str | Path] = [
            install.NODE, SUITE / "dist/index.js", "server", "--url", f"{proxy.origin}/mcp/v1", "--suite", "all",
            "--spec-version", revision, "--output-dir", folder, "--timeout", "10000",
        ]  # fmt: skip
        reported = subprocess.run(command, capture_output=True, text=True, timeout=300)
    found = {_scenario(path): outcome_of(json.loads(path.read_text())) for path in folder.glob("*/checks.json")}
    started = re.findall(r"^=== Running scenario: (\S+) ===$", reported.stdout, re.MULTILINE)
    assert started, reported.stderr
    assert set(started) == set(found), reported.stdout + reported.stderr
    return found


def version() -> str:
    found: str = json.loads((SUITE / "package.json").read_text())["version"]
    return found


def _scenario(path: Path) -> str:
    """The folder is called server-<scenario>-<when>."""
    return re.sub(r"-\d{4}-\d\d-\d\dT[\d-]+Z$", "", path.parent.name.removeprefix("server-"))


def outcome_of(checks: list[dict[str, Any]]) -> Outcome:
    """What the suite leaves out counts as neither, unless it leaves out everything."""
    held = [check for check in checks if check["status"] == "SUCCESS"]
    failed = [check for check in checks if check["status"] in ("FAILURE", "WARNING")]
    doubtful = failed if held or failed else checks
    return Outcome(len(held), [_complaint(check) for check in doubtful])


def _complaint(check: dict[str, Any]) -> str:
    return f"{check['id']}: {check.get('errorMessage') or check.get('details', {}).get('message')}"
