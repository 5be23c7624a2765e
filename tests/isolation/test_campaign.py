"""Everything that anybody may reach, attacked at once, while visitors go on as if nothing were.

With TEST_LONG=1 it takes a minute and holds to the time in which visitors are answered; else a few seconds.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Server
from tests.wire import Connection, answering, api, connected, link

IS_LONG = bool(os.environ.get("TEST_LONG"))
SECONDS = 60 if IS_LONG else 8
# What other visitors may wait, of a hundred all but one; and how much more memory there may be. Where other tests run
# beside this one, everything takes longer, more is under way at once, and both say little.
P99_S = 0.1 if IS_LONG else 1.0
MORE_MIB = 64 if IS_LONG else 96
FILES = 3_000
MORE_DISK_MIB = 64


def process(server: Server) -> tuple[float, int]:
    """(resident memory in MiB, open files)."""
    folder = Path(f"/proc/{server.started.pid}")
    resident = next(line for line in (folder / "status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024, len(list((folder / "fd").iterdir()))


def disk_mib(server: Server) -> float:
    return sum(file.stat().st_size for file in server.instance.rglob("*") if file.is_file()) / 2**20


def test_visitors_notice_nothing_of_a_campaign(
    make_server: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = answering(make_server(SIGNPOST_RATE_LIMIT="200 per minute").start())
    connected(server)
    link(server, alias="x")
    link(server, alias="fwd", forward_path=True, forward_query=True)
    link(server, alias="locked", password="open sesame")
    with Connection(server, host="go.acme.test") as visitor:
        for number in range(2_000):
            visitor.call("GET", f"/x{number}")
    # What the first use of each surface loads belongs to a server that is in use.
    api(server, "GET", "/sign-in", token=None)
    api(server, "GET", "/docs", token=None)
    api(server, "POST", "/mcp/v1", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
    with Connection(server, host="go.acme.test") as visitor:
        visitor.call("POST", "/locked", b"password=wrong", {"Content-Type": "application/x-www-form-urlencoded"})
    before_mib, _ = process(server)
    before_disk = disk_mib(server)
    command = [sys.executable, "-m", "tests.isolation.hostile", str(server.port), str(SECONDS)]
    campaign = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    waits, most_files, most_mib = [], 0, 0.0
    while campaign.poll() is None:
        with Connection(server, host="go.acme.test") as visitor:
            for _ in range(20):
                began = time.perf_counter()
                assert visitor.call("GET", "/x").status == 302
                waits.append(time.perf_counter() - began)
                time.sleep(0.01)
        mib, files = process(server)
        most_files, most_mib = max(most_files, files), max(most_mib, mib)
    assert campaign.returncode == 0
    assert campaign.stdout is not None
    seen = json.loads(campaign.stdout.read())
    campaign.stdout.close()
    waits.sort()
    p99 = waits[len(waits) * 99 // 100]
    more_disk = disk_mib(server) - before_disk
    attacks = sum(sum(counts.values()) for counts in seen.values())
    with capsys.disabled():  # the figures of a campaign are worth more than a dot
        sys.stdout.write(
            f"\ncampaign of {SECONDS} s: {attacks} attacks, {len(waits)} visits, "
            f"p50 {waits[len(waits) // 2] * 1000:.1f}, p99 {p99 * 1000:.1f}, longest {waits[-1] * 1000:.0f} ms; "
            f"memory {before_mib:.0f}, at most {most_mib:.0f} MiB; at most {most_files} files; "
            f"disk +{more_disk:.1f} MiB\n"
        )
        for name, counts in sorted(seen.items()):
            sys.stdout.write(f"  {name}: {dict(sorted(counts.items()))}\n")
    # Among so many, an attacker may get no place (503); nothing may fail.
    assert not {status for counts in seen.values() for status in counts if status.startswith("5")} - {"503"}
    assert "Traceback" not in server.output.read_text()
    assert set(seen) == {"visits", "passwords", "api", "agents", "uploads", "sockets", "sign_in"}
    assert p99 < P99_S
    assert most_mib - before_mib < MORE_MIB
    assert most_files < FILES
    assert more_disk < MORE_DISK_MIB
    # And everything works as before.
    assert api(server, "GET", "/v1/test").status == 200
    assert server.stop() == 0
