"""Jobs that meet a disk that refuses, or a lock: they go on by themselves, and nothing of them stays behind.

reliability A2, and of A14 the file of no job.
"""

import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import (
    CUT_OFF,
    HOST,
    command,
    instance_of,
    integrity,
    is_ready,
    jobs_done,
    locked,
    only_long,
    post_file,
    rows_of,
    times,
)
from tests.faults.conftest import Faults
from tests.storage.test_storage import fill as fill_disk
from tests.wire import answering, api, connected, eventually

RECORDS = 6_000
LINES = 6_000
# How soon both jobs have ended once nothing is in their way any more: they try again after some seconds, and take some.
SOON_S = 40


def fill(server: Server) -> None:
    """Records that a deletion will find: enough to be in the middle of it."""
    rows = "".join(f"{HOST}/old{number},https://old.example/{number}\n" for number in range(RECORDS))
    assert post_file(server, rows).status == 202
    assert {job["state"] for job in jobs_done(server).values()} == {"done"}


def begin_both(server: Server) -> None:
    rows = "".join(
        f"{HOST}/new{number},https://new.example/{number}\n" + "nonsense,\n" * (number % 10 == 0)
        for number in range(LINES)
    )
    assert post_file(server, rows).status == 202
    answer = api(server, "DELETE", "/v1/bulk?filter%5Bdestination%5D=https://old.example/*")
    assert (answer.status, answer.json) == (200, str(RECORDS))


def assert_both_done(server: Server) -> None:
    done = jobs_done(server, SOON_S)
    (deletion,) = [job for job in done.values() if job["kind"] == "bulk_delete"]
    imports = [job for job in done.values() if job["kind"] == "bulk_import"]
    assert {job["state"] for job in done.values()} == {"done"}
    assert deletion["deleted"] == RECORDS
    assert [(job["created"], job["refused"]) for job in imports if job["refused"]] == [(LINES, LINES // 10)]
    counts = [
        rows_of(instance_of(server), "SELECT count(*) FROM record WHERE alias LIKE ?", f"{name}%")[0][0]
        for name in ("old", "new")
    ]
    assert counts == [0, LINES]
    eventually(lambda: is_ready(server))
    assert server.stop() == 0
    assert integrity(instance_of(server)) == "ok"


@pytest.mark.parametrize("fault", times(["ENOSPC"], ["ENOSPC", "EIO", "EROFS"]))
def test_a_deletion_and_an_import_go_on_after_a_disk_that_refused(
    make_faulty: Callable[[], tuple[Server, Faults]], fault: Any
) -> None:
    server, faults = make_faulty()
    fill(server)
    begin_both(server)
    time.sleep(0.2)
    with faults.met(fault):
        # Long enough for each of them to meet it: neither could have ended by now.
        time.sleep(times(3, 6))
    assert_both_done(server)


@only_long
def test_a_deletion_and_an_import_go_on_after_a_full_disk(
    make_disk: Callable[[int], Path], make_server: Callable[..., Server]
) -> None:
    """A real one, filled by somebody else."""
    disk = make_disk(32 * 1024)
    server = make_server(SIGNPOST_INSTANCE=str(disk / "instance"))
    answering(server.start())
    connected(server)
    fill(server)
    begin_both(server)
    fill_disk(disk)
    time.sleep(3)
    (disk / "filler").unlink()
    assert_both_done(server)


@only_long
def test_a_deletion_and_an_import_go_on_after_a_lock(make_server: Callable[..., Server]) -> None:
    """Another process holds the write lock for longer than a change waits for it, which is 10 seconds."""
    server = answering(make_server().start())
    connected(server)
    fill(server)
    begin_both(server)
    with locked(server):
        time.sleep(13)
    assert_both_done(server)


@only_long
def test_apply_dry_run_holds_up_no_job_and_no_writer(make_server: Callable[..., Server], tmp_path: Path) -> None:
    """`signpost apply --dry-run` of 6,000 links took the write lock for its whole run."""
    server = answering(make_server().start())
    connected(server)
    fill(server)
    links = (f'[[links]]\nurl = "https://{HOST}/t{n}"\ndestination = "https://d.example/"\n' for n in range(6_000))
    file = tmp_path / "links.toml"
    file.write_text(f'[[hosts]]\nhost = "{HOST}"\n' + "".join(links))
    longest_s, number = 0.0, 0
    with command(server, "apply", "--dry-run", str(file)) as running:
        # What it prints is much, and must be taken.
        assert running.stdout is not None
        reader = threading.Thread(target=running.stdout.read)
        reader.start()
        begin_both(server)
        body = {"host": HOST, "destination": "https://dest.example/"}
        while running.poll() is None:
            began = time.monotonic()
            answer = api(server, "POST", "/v1/link", body, timeout_s=60)
            longest_s = max(longest_s, time.monotonic() - began)
            assert answer.status == 200, answer.body
            number += 1
            time.sleep(0.05)
        reader.join()
    assert running.returncode == 3
    assert longest_s < 5
    assert number > 3
    assert_both_done(server)


@only_long
def test_a_killed_request_leaves_no_file_of_no_job(make_server: Callable[..., Server], shim: Path) -> None:
    """Killed between the file of an import and its job, at each change of the folder."""
    server = make_server()
    server.environment |= {"LD_PRELOAD": str(shim), "FAULTS_FOLDER": str(instance_of(server) / "imports")}
    answering(server.start())
    connected(server)
    assert server.stop() == 0
    quiet = dict(server.environment)
    for number in range(1, 4):
        server.environment = quiet | {"FAULTS_KILL_AT": str(number)}
        answering(server.start())
        try:
            answer = post_file(server, f"{HOST}/f{number},https://d.example/\n")
            assert answer.status == 202
        except CUT_OFF:
            pass
        assert server.started.wait(20) == -signal.SIGKILL
        server.process = None
        server.environment = quiet
        answering(server.start())
        known = set(jobs_done(server))
        eventually(lambda known=known: {entry.stem for entry in files_of_imports(server)} <= known, timeout_s=5)
        assert server.stop() == 0


def files_of_imports(server: Server) -> list[Any]:
    return [file for file in (instance_of(server) / "imports").glob("*.file") if file.stat().st_size]
