"""The interface against its own description: Schemathesis makes requests of all kinds and finds nothing to say.

What it is told besides, and why, stands in schemathesis.toml and schemathesis_hooks.py. A longer run by hand, with the
token of a server that may lose its data:

    .venv/bin/st --config-file tests/schemathesis.toml run http://127.0.0.1:8000/openapi.json --checks all \\
        --header "Authorization: Bearer $TOKEN" --seed 2 --max-examples 500
"""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

from flask import Flask

from tests.conftest import ROOT, CheapServer
from tests.house.schemathesis_hooks import CONNECTED

SEED = 1
EXAMPLES = 100 if os.environ.get("TEST_LONG") else 15


def test_schemathesis_finds_nothing(tmp_path: Path, app: Flask) -> None:
    rules = [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/v1/")]
    server = CheapServer(tmp_path / "server").start()
    for host in CONNECTED:
        body = json.dumps({"host": host}).encode()
        headers = {"Authorization": f"Bearer {server.token}", "Content-Type": "application/json"}
        urllib.request.urlopen(urllib.request.Request(f"{server.origin}/v1/host", body, headers)).close()
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", "tests/schemathesis.toml", "--no-color",
        "run", f"{server.origin}/openapi.json", "--header", f"Authorization: Bearer {server.token}",
        "--phases", "examples,coverage,fuzzing,stateful", "--checks", "all",
        "--seed", str(SEED), "--max-examples", str(EXAMPLES),
    ]  # fmt: skip
    try:
        run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60 * EXAMPLES)
    finally:
        server.stop()
    sys.stdout.write(run.stdout)
    sys.stderr.write(run.stderr)
    assert run.returncode == 0
    count = len(rules)
    assert f"Selected: {count}/{count}" in run.stdout
    assert f"Tested: {count}" in run.stdout
