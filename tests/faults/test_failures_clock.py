"""A clock that jumps: clicks go to the day that it is, deletions and monitoring go on.

reliability A13, and of A14 the deletion and midnight. The clock of the server alone is another one.
"""

import json
import struct
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import instance_of, jobs_done, only_long, rows_of, times
from tests.faults.test_growth import address, head, send_all
from tests.wire import answering, api, connected, eventually, link, visit

DAY_S = 86_400


class Clock:
    """The clock of a server: some seconds from ours."""

    def __init__(self, server: Server, shim: Path) -> None:
        server.instance.mkdir(parents=True, exist_ok=True)
        self._file = server.instance / "clock"
        self._file.write_bytes(bytes(8))
        self.move(0)
        server.environment |= {"LD_PRELOAD": str(shim), "FAULTS_CLOCK": str(self._file)}

    def move(self, seconds: float) -> None:
        self.ahead_s = round(seconds)
        with self._file.open("r+b") as file:  # the same file: it is mapped into memory
            file.write(struct.pack("=q", self.ahead_s))

    @property
    def day(self) -> str:
        return (datetime.now(UTC) + timedelta(seconds=self.ahead_s)).strftime("%Y-%m-%d")


@pytest.fixture
def running(make_server: Callable[..., Server], shim: Path, tmp_path: Path) -> tuple[Server, Clock]:
    server = make_server(SIGNPOST_INSTANCE=str(tmp_path / "instance"))
    clock = Clock(server, shim)
    answering(server.start())
    connected(server)
    link(server, alias="x")
    return server, clock


def days(server: Server) -> dict[str, int]:
    return dict(rows_of(instance_of(server), "SELECT day, sum(clicks) FROM click_day GROUP BY day"))


@pytest.mark.parametrize("days_", times([1], [1, 365, -1]))
def test_clicks_are_counted_on_the_day_that_it_is(running: tuple[Server, Clock], days_: Any) -> None:
    """Before, while and after the clock is wrong."""
    server, clock = running
    today = clock.day
    assert visit(server, "/x").status == 302
    eventually(lambda: days(server) == {today: 1})
    clock.move(days_ * DAY_S)
    then = clock.day
    assert then != today
    for _ in range(2):
        assert visit(server, "/x").status == 302
    eventually(lambda: days(server) == {today: 1, then: 2})
    clock.move(0)
    for _ in range(3):
        assert visit(server, "/x").status == 302
    eventually(lambda: sum(days(server).values()) == 6)
    assert days(server) == {today: 4, then: 2}
    assert server.stop() == 0


def test_a_deletion_takes_what_was_made_while_the_clock_was_ahead(running: tuple[Server, Clock]) -> None:
    server, clock = running
    clock.move(DAY_S)
    link(server, alias="ahead", tags=["old"])
    clock.move(0)
    assert api(server, "DELETE", "/v1/bulk?filter%5Btags%5D=old").json == "1"
    (job,) = jobs_done(server).values()
    assert job["deleted"] == 1
    assert visit(server, "/ahead").status == 404


def test_a_jump_is_told_and_harms_nothing_afterwards(running: tuple[Server, Clock]) -> None:
    """During it by /readyz, the metrics, doctor and the log; afterwards while rows are from the future."""
    server, clock = running

    def warnings() -> list[str]:
        answer = api(server, "GET", "/readyz")
        assert (answer.status, answer.json["status"], answer.json["reasons"]) == (200, "ok", {})
        return list(answer.json.get("warnings", []))

    def doctor() -> list[str]:
        done = server.run("doctor", "--json")
        return [row["text"] for row in json.loads(done.stdout) if row["kind"] == "server"]

    assert (warnings(), doctor()) == ([], [])
    clock.move(410 * DAY_S)
    reported = eventually(warnings)
    assert "410 days" in reported[0]
    assert doctor() == reported
    assert b"\nsignpost_clock_step_seconds 3.54" in api(server, "GET", "/metrics").body
    link(server, alias="ahead")
    # Until every host and webhook was looked at with the wrong clock.
    eventually(lambda: rows_of(instance_of(server), "SELECT 1 FROM host WHERE dns_due_at > '2027'"))
    clock.move(0)
    reported = eventually(lambda: (found := warnings()) and "410 days" not in found[0] and found)
    assert all("from the future" in sentence for sentence in reported)
    assert doctor() == reported
    eventually(lambda: not rows_of(instance_of(server), "SELECT 1 FROM host WHERE dns_due_at > '2027'"), 20)
    today = clock.day
    assert link(server, alias="right")["created_at"].startswith(today)
    log = server.output.read_text()
    assert log.count("The clock of this machine was moved") == 1
    assert log.count("The clock is right again") == 1
    assert server.stop() == 0


@only_long
def test_visitors_of_the_last_second_before_midnight_are_counted_once(running: tuple[Server, Clock]) -> None:
    """50 come again and again until it is past."""
    server, clock = running
    clock.move(DAY_S - time.time() % DAY_S - 4)
    yesterday = clock.day
    while clock.day == yesterday:
        seen = send_all(server, lambda n: head("/x", headers="X-Forwarded-Proto: https\r\n" + address(n)), 50)
        assert seen == {302: 50}
    time.sleep(0.5)
    sql = "SELECT clicks, visitors FROM click_day WHERE day = ?"

    def reported() -> tuple[int, int]:
        return rows_of(instance_of(server), sql, yesterday)[0]

    # Until nothing of it waits any more.
    eventually(lambda: send_all(server, lambda n: head("/x"), 1) and clock.day in days(server))
    time.sleep(1)
    assert reported()[1] == 50
    assert rows_of(instance_of(server), "SELECT count(*) FROM click_visitor WHERE day = ?", yesterday) == [(0,)]
    assert server.stop() == 0
