"""No tenant stops another: one workspace uses up each thing that all share, and another one is answered meanwhile."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import cysqlite
import pytest
from flask import Flask

from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.storage.instance_folder import DATABASE
from tests.conftest import Server
from tests.faults.campaign import instance_of, locked
from tests.isolation import saturation_app
from tests.isolation.saturation import (
    CASES,
    HOME_ADDRESS,
    HOME_HOST,
    Saturation,
    Tenants,
    assert_answered,
    look,
    tenants_of,
)
from tests.wire import Reply, api

# How long another program holds the lock, and within what each change has its answer.
LOCK_S, ANSWER_S = 12.0, 10.0


@pytest.fixture(scope="module", params=["uvloop", "asyncio"])
def tenants(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest, make_folder: Callable[..., Any]
) -> Iterator[Tenants]:
    server = Server(tmp_path_factory.mktemp("isolation") / "instance", SIGNPOST_SERVER=request.param)
    server.make_folder = make_folder
    server.make_folder(server.instance)
    with tenants_of(server) as both:
        yield both


def test_each_row_of_the_table_has_a_case() -> None:
    """Here, or in tests/isolation/test_isolation_app.py."""
    of_app = {
        SharedResource(name.removeprefix("saturate_")) for name in vars(saturation_app) if name.startswith("saturate_")
    }
    assert {*CASES, *of_app} == set(TABLE) == set(SharedResource)


@pytest.mark.slow
@pytest.mark.parametrize("hold", [case for cases in CASES.values() for case in cases], ids=lambda case: case.__name__)
def test_another_workspace_is_answered(tenants: Tenants, hold: Saturation) -> None:
    with hold(tenants):
        assert_answered(look(tenants))


@pytest.mark.slow
def test_another_workspace_changes_things_beside_long_changes(tenants: Tenants) -> None:
    (hold,) = (case for case in CASES[SharedResource.WRITE_LOCK] if case.__name__ == "long_changes")
    with hold(tenants):
        for _ in range(3):
            began = time.monotonic()
            assert create(tenants).status == 200
            assert time.monotonic() - began < ANSWER_S / 2


def create(tenants: Tenants) -> Reply:
    """A new link of Home."""
    body = {"host": HOME_HOST, "destination": "https://dest.example/"}
    return api(tenants.server, "POST", "/v1/link", body, token=tenants.owner, timeout_s=30)


@pytest.mark.slow
def test_changes_that_wait_stop_nothing_else_of_their_workspace(tenants: Tenants) -> None:
    """Another program holds the write lock for longer than a change waits."""
    answers: list[tuple[Reply, float]] = []

    def change() -> None:
        began = time.monotonic()
        answers.append((create(tenants), time.monotonic() - began))

    writers = [threading.Thread(target=change) for _ in range(8)]
    with locked(tenants.server):
        for writer in writers:
            writer.start()
        assert_answered(look(tenants, LOCK_S))
        for writer in writers:
            writer.join()
    assert len(answers) == len(writers)
    for answer, took_s in answers:
        assert (answer.status, answer.json["code"]) == (503, "storage_busy")
        assert int(answer.headers["Retry-After"]) > 0
        # From the arrival of the request on; the rest is what a busy machine takes.
        assert took_s < ANSWER_S + 1
    assert create(tenants).status == 200


@pytest.mark.slow
def test_what_only_reads_never_waits_for_the_write_lock(tenants: Tenants, whole_app: Flask) -> None:
    """Every page and every list, with a session and a token whose use is noted now and then."""
    rules = [rule for rule in whole_app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    paths = {rule.rule for rule in rules if "<" not in rule.rule} - {"/v1/events", "/events"}
    # The pages of a workspace are registered without its name.
    paths |= {f"/w/home{path}" for path in paths if not path.startswith(("/v1", "/mcp", "/oauth", "/."))}
    with contextlib.closing(cysqlite.Connection(str(instance_of(tenants.server) / DATABASE), timeout=10)) as file:
        file.execute("UPDATE session SET seen_at = '2026-01-01T00:00:00.000000Z'")
        file.execute("UPDATE token SET last_used_at = NULL")
    cookie = {"Cookie": f"signpost_session_{tenants.server.port}={tenants.session}"}
    late, failed = {}, {}
    with locked(tenants.server):
        for path in sorted(paths):
            began = time.monotonic()
            status = tenants.call("GET", path, headers=cookie, token=tenants.owner, address=HOME_ADDRESS)
            if (took_s := time.monotonic() - began) > 1:
                late[path] = took_s
            # That clicks have waited for too long is what /readyz is there to say.
            if status == 0 or (status >= 500 and path != "/readyz"):
                failed[path] = status
    assert len(paths) > 60
    assert not late
    assert not failed
