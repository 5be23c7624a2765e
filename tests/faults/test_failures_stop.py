"""Starts and stops in trouble: a sentence and no traceback, within the time that systemd gives.

reliability A14, and a first start that nobody had tried.
"""

import signal
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import CUT_OFF, HOST, found_in, instance_of, locked, only_long, rows_of, times
from tests.faults.test_disk import end_or_answer
from tests.storage.test_storage import fill as fill_disk
from tests.wire import answering, api, assert_sentence, connected, link, visit

# TimeoutStopSec of deploy/signpost.service; after it systemd kills.
TIMEOUT_STOP_S = 20


@only_long
def test_a_stop_while_another_process_holds_the_lock(make_server: Callable[..., Server]) -> None:
    """Creates that wait are answered 503, none is made in silence, no click is lost."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    answers: dict[str, int] = {}

    def create(number: int) -> None:
        try:
            body = {"host": HOST, "alias": f"w{number}", "destination": "https://d.example/"}
            answers[f"w{number}"] = api(server, "POST", "/v1/link", body, timeout_s=30).status
        except CUT_OFF:
            answers[f"w{number}"] = 0

    with locked(server):
        writers = [threading.Thread(target=create, args=(number,)) for number in range(12)]
        for writer in writers:
            writer.start()
        for _ in range(20):
            assert visit(server, "/x").status == 302
        time.sleep(0.3)
        server.started.send_signal(signal.SIGTERM)
        assert server.started.wait(TIMEOUT_STOP_S) == 0
        server.process = None
        for writer in writers:
            writer.join()
    assert set(answers.values()) <= {200, 503}
    found = found_in(instance_of(server))
    assert found.clicks["x"] == 20
    assert found.aliases - {"x"} == {alias for alias, status in answers.items() if status == 200}
    assert "Traceback" not in server.output.read_text()


@pytest.mark.parametrize("kib", times([720], [300, 400, 500, 640, 720, 800]))
def test_a_first_start_that_has_room_for_tables_alone(
    make_disk: Callable[[int], Path], make_server: Callable[..., Server], kib: Any
) -> None:
    """One sentence, as with any other amount of room."""
    disk = make_disk(kib)
    server = make_server(SIGNPOST_INSTANCE=str(disk / "instance"))
    server.instance.mkdir()
    if end_or_answer(server) is not None:
        assert_sentence(server.output.read_text(), "signpost: ")
        assert "full" in server.output.read_text()
    subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)
    server.stop()
    answering(server.start())
    assert rows_of(instance_of(server), "SELECT count(*) FROM workspace") == [(1,)]


@only_long
def test_a_first_start_beside_a_lock(make_server: Callable[..., Server]) -> None:
    """As a copy or another command may hold it for longer than a change waits."""
    server = answering(make_server().start())
    assert server.stop() == 0
    # As if it were the first one.
    rows_of(instance_of(server), "DELETE FROM state WHERE name = 'welcomed'")
    server.output.unlink()
    with locked(server):
        code = end_or_answer(server)
        if code is not None:
            assert_sentence(server.output.read_text().replace("; ", ", "), "signpost: ")


@only_long
def test_a_token_file_on_a_full_disk_does_not_stay_behind_empty(
    make_disk: Callable[[int], Path], make_server: Callable[..., Server]
) -> None:
    """Once there is room the start goes on, and the token is in it."""
    disk = make_disk(64)
    fill_disk(disk)
    server = make_server(SIGNPOST_BOOTSTRAP_TOKEN_FILE=str(disk / "token"))
    server.token_file = disk / "token"
    assert end_or_answer(server) == 1
    assert_sentence(server.output.read_text(), "signpost: ", str(disk / "token"))
    (disk / "filler").unlink()
    answering(server.start())
    assert api(server, "GET", "/v1/test").status == 200
