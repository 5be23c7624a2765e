"""A disk that refuses: full, failing, read-only, slow. Visits go on, changes are refused, and it recovers by itself.

Full disks are tried in tests/storage/test_storage.py, too.
"""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import HOST, Traffic, counted_in, instance_of, is_ready, rows_of, times
from tests.faults.conftest import Faults
from tests.wire import answering, api, assert_sentence, eventually, link, visit

LINK = {"host": HOST, "destination": "https://dest.example/"}


def test_every_click_is_counted_whatever_the_disk_says(make_faulty: Callable[[], tuple[Server, Faults]]) -> None:
    """For a while each: ENOSPC, EIO and EROFS. 35 visits with each of them, 25 of these while it lasts."""
    server, faults = make_faulty()
    created = link(server, alias="x")

    def clicks() -> int:
        found: int = api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"]
        return found

    for turn, fault in enumerate(("ENOSPC", "EIO", "EROFS")):
        for _ in range(5):
            assert visit(server, "/x").status == 302
        with faults.met(fault):
            refused = api(server, "POST", "/v1/link", {**LINK, "alias": f"{fault.lower()}"})
            assert refused.status == 503, (fault, refused.body)
            assert_sentence(refused.json["message"].replace("; ", ", "))
            for _ in range(25):
                assert visit(server, "/x").status == 302
                time.sleep(times(1, 4) / 25)
            assert api(server, "GET", f"/v1/links/{created['id']}").status == 200
            eventually(lambda: not is_ready(server))
        for _ in range(5):
            assert visit(server, "/x").status == 302
        eventually(
            lambda fault=fault: api(server, "POST", "/v1/link", {**LINK, "alias": f"after{fault}"}).status == 200
        )
        eventually(lambda turn=turn: clicks() == 35 * (turn + 1))
        eventually(lambda: is_ready(server))
    assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()
    found = counted_in(instance_of(server))
    assert found.integrity == "ok"
    assert found.aliases == {"x", "afterENOSPC", "afterEIO", "afterEROFS"}


def test_a_slow_disk_holds_up_no_visitor(make_faulty: Callable[[], tuple[Server, Faults]]) -> None:
    """Each change of a file takes 40 ms."""
    server, faults = make_faulty()
    link(server, alias="x")
    with faults.met("PAUSE 40"), Traffic(server, ["x"], visitors=4, pause_s=0.005) as traffic:
        for _ in range(2):
            began = time.monotonic()
            link(server)
            assert time.monotonic() - began > 0.04
    assert traffic.longest_s < 1
    assert server.stop() == 0
    assert counted_in(instance_of(server)).clicks["x"] == traffic.received["x"] > 20


def end_or_answer(server: Server) -> int | None:
    """The exit code of a server that ended by itself; None: it answers."""
    server.start(wait=False)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if server.started.poll() is not None:
            return server.started.returncode
        try:
            answering(server)
            return None
        except OSError:
            time.sleep(0.05)
    raise AssertionError("It neither answers nor ends.")


@pytest.mark.parametrize("kib", times([64, 1500], [64, 200, 1500, 6000, 16_000]))
def test_a_first_start_with_little_room(
    make_disk: Callable[[int], Path], make_server: Callable[..., Server], kib: Any
) -> None:
    """It says so in one sentence, or runs; and with room it begins as if nothing had been.

    Amounts in between: test_failures_stop.py.
    """
    disk = make_disk(kib)
    server = make_server(SIGNPOST_INSTANCE=str(disk / "instance"))
    server.instance.mkdir()
    code = end_or_answer(server)
    if code is None:
        assert server.stop() == 0
    else:
        assert code == 1
        assert_sentence(server.output.read_text(), "signpost: ")
    assert "Traceback" not in server.output.read_text()
    subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)
    answering(server.start())
    assert api(server, "GET", "/v1/test").status == 200
    assert rows_of(instance_of(server), "SELECT count(*) FROM workspace") == [(1,)]
    assert visit(server, "/hello", host="localhost").status == 302
    assert server.stop() == 0
