"""The job of a command that was killed goes on in the server; that of a living one is left to it."""

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from signpost.domain import ids
from signpost.runtime import jobs
from signpost.storage.instance_folder import Claims
from tests.conftest import Server
from tests.faults.campaign import rows_of
from tests.wire import answering, api, connected, eventually

COUNT = 8_000


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    server = answering(make_server(SIGNPOST_RATE_LIMIT="").start())
    connected(server)
    link = {"host": "go.acme.test", "destination": "https://dest.example/", "tags": ["t"]}
    for _ in range(COUNT // 1_000):
        assert api(server, "POST", "/v1/bulk", {"records": [link] * 1_000}, timeout_s=120).status == 200
    return server


@pytest.fixture
def command(server: Server) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Run a command of the server's instance on its own."""
    begun: list[subprocess.Popen[bytes]] = []

    def run(*arguments: str) -> subprocess.Popen[bytes]:
        begun.append(
            subprocess.Popen(
                [*server.command, *arguments],
                env=server.environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        return begun[-1]

    yield run
    for process in begun:
        process.kill()
        process.wait()


def job(server: Server) -> Any:
    found = rows_of(server.instance, "SELECT deleted + updated + unchanged, finished_at FROM job")
    return found[0] if found else (0, None)


@pytest.mark.parametrize(
    "arguments",
    [
        ("bulk", "delete", "--filter", "tags=t", "--yes"),
        ("bulk", "update", "--filter", "tags=t", "--yes", "--set", '{"status": 307}'),
    ],
)
@pytest.mark.slow
def test_the_server_goes_on_within_ten_seconds(
    server: Server, command: Callable[..., subprocess.Popen[bytes]], arguments: tuple[str, ...]
) -> None:
    """Not while the command is only stopped: then it may go on by itself."""
    running = command(*arguments)
    eventually(lambda: job(server)[0], 60)
    running.send_signal(signal.SIGSTOP)
    time.sleep(0.5)
    done, finished_at = job(server)
    assert finished_at is None
    assert 0 < done < COUNT
    time.sleep(2 * jobs.TAKE_OVER_EVERY_S)
    assert job(server) == (done, None)
    running.kill()
    running.wait()
    killed_at = time.monotonic()
    eventually(lambda: job(server)[0] > done, 10)
    assert time.monotonic() - killed_at < 10
    eventually(lambda: job(server)[1], 120)
    assert job(server)[0] == COUNT
    assert api(server, "GET", "/readyz").json["status"] == "ok"
    left = rows_of(server.instance, "SELECT count(*) FROM record WHERE tags = '[\"t\"]' AND status <> 307")
    assert left == [(0,)]
    assert server.stop() == 0


@pytest.mark.slow
def test_a_server_that_starts_leaves_the_job_of_a_living_command_to_it(
    server: Server, command: Callable[..., subprocess.Popen[bytes]]
) -> None:
    running = command("bulk", "delete", "--filter", "tags=t", "--yes")
    eventually(lambda: job(server)[0], 60)
    running.send_signal(signal.SIGSTOP)
    assert server.stop() == 0
    answering(server.start())
    time.sleep(2 * jobs.TAKE_OVER_EVERY_S)
    assert job(server)[1] is None
    running.send_signal(signal.SIGCONT)
    assert running.wait(120) == 0
    assert job(server)[0] == COUNT


def test_a_job_is_claimed_once(tmp_path: Path) -> None:
    one, other = Claims(tmp_path), Claims(tmp_path)
    number, another = ids.new_id(), ids.new_id()
    assert one.take(number)
    assert one.take(number)
    assert not other.take(number)
    assert other.take(another)
    one.release(number)
    assert other.take(number)
    assert not one.take(number)
    other.close()
    assert one.take(number)
    # A child does not keep what its parent has claimed.
    child = subprocess.Popen(["sleep", "30"])
    one.close()
    assert other.take(number)
    child.kill()
    child.wait()


def test_an_id_tells_when_it_was_made() -> None:
    for moment_us in (0, 1, 999, 1_000, 1_763_892_000_123_456, (1 << 48) * 1000 - 1):
        assert ids.moment_of(ids.id_of(moment_us)) == moment_us
