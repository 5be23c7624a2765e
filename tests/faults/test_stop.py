"""Signals, while visitors and writers come: it ends in order, at once, and nothing that was answered is lost.

More stands in tests/server/test_server.py ("how it ends").
"""

import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Server
from tests.faults.campaign import CUT_OFF, HOST, Traffic, counted_in, instance_of, say, times
from tests.programs import needed
from tests.wire import Connection, answering, connected, link

# How long a stop may take.
STOP_S = 5


def create_until_cut_off(server: Server, mark: str, acknowledged: set[str], statuses: set[int]) -> None:
    with contextlib.suppress(*CUT_OFF), Connection(server, token=server.token) as calls:
        for number in range(100_000):
            body = {"host": HOST, "alias": f"{mark}-{number}", "destination": "https://dest.example/"}
            answer = calls.call("POST", "/v1/link", body)
            statuses.add(answer.status)
            if answer.status == 200:
                acknowledged.add(body["alias"])


def stop_under_load(server: Server, mark: str, traffic: Traffic, numbers: list[int], wait_s: float) -> float:
    """Send signals while visitors and writers come; checks what was answered, and returns how long the stop took."""
    acknowledged: set[str] = set()
    statuses: set[int] = set()
    writers = [
        threading.Thread(target=create_until_cut_off, args=(server, f"{mark}{n}", acknowledged, statuses))
        for n in range(2)
    ]
    for writer in writers:
        writer.start()
    with traffic:
        time.sleep(wait_s)
        began = time.monotonic()
        for number in numbers:
            server.started.send_signal(number)
            time.sleep(0.02)
        assert server.started.wait(20) == 0, server.output.read_text()
        took_s = time.monotonic() - began
        server.process = None
    for writer in writers:
        writer.join()
    assert "Traceback" not in server.output.read_text()
    found = counted_in(instance_of(server))
    assert found.integrity == "ok"
    assert found.aliases >= acknowledged
    assert len(acknowledged) > 0
    assert statuses == {200}
    assert found.clicks["x"] == traffic.received["x"]
    return took_s


def test_sigterm_under_load(make_server: Callable[..., Server], chance: random.Random) -> None:
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    traffic = Traffic(server, ["x"])
    longest_s = 0.0
    count = times(2, 20)
    for turn in range(count):
        if turn:
            answering(server.start())
        took_s = stop_under_load(server, f"w{turn}", traffic, [signal.SIGTERM], chance.uniform(0.3, 1))
        longest_s = max(longest_s, took_s)
    assert longest_s < STOP_S
    assert traffic.resets == 0
    assert set(traffic.statuses) == {302}
    say(f"{count} stops, the longest {longest_s:.2f} s; {traffic.received['x']} visits")


@pytest.mark.parametrize(
    "numbers",
    times(
        [[signal.SIGTERM, signal.SIGINT]],
        [
            [signal.SIGTERM, signal.SIGTERM],
            [signal.SIGTERM, signal.SIGINT],
            [signal.SIGINT, signal.SIGINT],
            [signal.SIGHUP],
        ],
    ),
    ids=lambda numbers: " ".join(number.name for number in numbers),
)
def test_several_signals(make_server: Callable[..., Server], numbers: Any) -> None:
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    assert stop_under_load(server, "w", Traffic(server, ["x"], visitors=4), numbers, 0.3) < STOP_S


def test_make_run_and_control_c(make_server: Callable[..., Server]) -> None:
    """The terminal sends SIGINT to make and to the server."""
    needed("make")
    server = make_server()
    server.instance.mkdir()
    bin_folder = Path(sys.executable).parent
    # As where `make install` has been run.
    command = ["make", "--no-print-directory", "--assume-old=.venv/installed", "run", f"BIN={bin_folder}"]
    with server.output.open("ab") as out:
        process = subprocess.Popen(
            command, env=server.environment, cwd=ROOT, stdout=out, stderr=out, start_new_session=True
        )
    try:
        server.process = process
        server.wait_until_ready()
        answering(server)
        connected(server)
        link(server, alias="x")
        with Traffic(server, ["x"], visitors=4) as traffic:
            time.sleep(0.3)
            os.killpg(process.pid, signal.SIGINT)
            code = process.wait(20)
        assert code in (0, -signal.SIGINT, 2, 130)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        server.process = None
    assert "Traceback" not in server.output.read_text()
    assert counted_in(instance_of(server)).clicks["x"] == traffic.received["x"] > 0
