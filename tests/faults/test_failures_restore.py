"""`signpost restore` beside somebody who reads, and killed at each of its steps: one database or the other, never none.

reliability A3, A4 and A9.
"""

import json
import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import DATABASE, copy_of, found_in, instance_of, only_long, read, rows_of, say, times
from tests.faults.test_files import empty
from tests.server.test_server import refused
from tests.wire import answering, api, assert_sentence, connected, eventually, link


@pytest.fixture(scope="module")
def created(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server that was killed with 200 links, 100 of them after its backup."""
    folder = tmp_path_factory.mktemp("restore")
    server = Server(folder / "server", SIGNPOST_INSTANCE=str(folder / "instance"))
    try:
        answering(server.start())
        connected(server)
        for number in range(100):
            link(server, alias=f"a{number}")
        assert server.run("backup", str(folder / "b.sqlite")).returncode == 0
        for number in range(100, 200):
            link(server, alias=f"a{number}")
    finally:
        server.stop(signal.SIGKILL)
    return folder


@pytest.fixture
def before(created: Path, make_server: Callable[..., Server], tmp_path: Path) -> Server:
    """The same for one test alone; the backup is tmp_path/b.sqlite."""
    server = make_server(SIGNPOST_INSTANCE=str(copy_of(created / "instance", tmp_path / "instance")))
    server.instance.mkdir()
    shutil.copyfile(created / "server" / "token", server.token_file)
    for file in created.glob("b.sqlite*"):
        shutil.copyfile(file, tmp_path / file.name)
    return server


def test_a_restore_beside_a_reader_loses_nothing(before: Server, tmp_path: Path) -> None:
    """It is refused, or the database that it puts aside is whole."""
    instance = instance_of(before)
    with read(before):
        answering(before.start())
        for number in range(200, 230):
            link(before, alias=f"a{number}")
        assert before.stop() == 0
        done = before.run("restore", str(tmp_path / "b.sqlite"))
    if done.returncode:
        assert_sentence(done.stderr.replace(". ", ", "), "signpost: ")
        assert len(found_in(instance).aliases) == 230
        done = before.run("restore", str(tmp_path / "b.sqlite"))
        assert done.returncode == 0, done.stderr
    (aside,) = instance.glob(f"{DATABASE}.before-*[0-9Z]")
    (saved := tmp_path / "aside").mkdir()
    for suffix in ("", "-wal"):
        if (file := aside.with_name(aside.name + suffix)).exists():
            shutil.copyfile(file, saved / f"{DATABASE}{suffix}")
    found = found_in(saved)
    assert found.integrity == "ok"
    assert len(found.aliases) == 230
    assert len(found_in(instance).aliases) == 100


def test_a_restore_killed_before_each_of_its_changes(before: Server, tmp_path: Path, shim: Path) -> None:
    """With TEST_LONG=1 each one; else those that are no mere write, and not more than 3 of them."""
    instance = instance_of(before)
    until_now = copy_of(instance, tmp_path / "until-now")
    log = tmp_path / "log"
    quiet = dict(before.environment)
    before.environment = quiet | {"LD_PRELOAD": str(shim), "FAULTS_FOLDER": str(instance), "FAULTS_LOG": str(log)}
    assert before.run("restore", str(tmp_path / "b.sqlite")).returncode == 0
    changes = log.read_text().splitlines()
    say("\n".join(changes))
    chosen = list(range(1, len(changes) + 1))
    if not times(0, 1):
        chosen = [
            number for number in chosen if changes[number - 1].split()[0] in ("rename", "unlink", "link", "fsync")
        ]
        chosen = chosen[:: len(chosen) // 3 + 1]
    outcomes = {"until now": 0, "backup": 0, "refused": 0}
    for number in chosen:
        shutil.rmtree(instance)
        copy_of(until_now, instance)
        before.environment = quiet | {
            "LD_PRELOAD": str(shim),
            "FAULTS_FOLDER": str(instance),
            "FAULTS_KILL_AT": str(number),
        }
        done = before.run("restore", str(tmp_path / "b.sqlite"))
        # Not each run has the same number of changes.
        assert done.returncode == -signal.SIGKILL or (done.returncode == 0 and number > len(changes) - 5), (
            number,
            done,
        )
        before.environment = quiet
        what = f"killed before {number}: {changes[number - 1]}"
        before.output.unlink(missing_ok=True)
        before.start(wait=False)
        try:
            eventually(lambda: before.started.poll() is not None or "Signpost is at" in before.output.read_text(), 30)
            if before.started.poll() is not None:  # a sentence, and a safe state: put back again
                assert before.started.poll() == 1, what
                assert_sentence(before.output.read_text().replace(". ", ", "), "signpost: ")
                outcomes["refused"] += 1
                assert before.run("restore", str(tmp_path / "b.sqlite")).returncode == 0, what
                assert len(found_in(instance).aliases) == 100
                continue
        finally:
            before.stop()
        found = found_in(instance)
        assert found.integrity == "ok", what
        assert len(found.aliases) in (100, 200), what
        outcomes["backup" if len(found.aliases) == 100 else "until now"] += 1
    say(json.dumps(outcomes))
    assert sum(outcomes.values()) == len(chosen)


# --- a database that is gone -------------------------------------------------------------------------------------


def try_to_make(server: Server, alias: str) -> int:
    body = {"host": "go.acme.test", "alias": alias, "destination": "https://d.example/"}
    return api(server, "POST", "/v1/link", body).status


def test_a_database_that_is_deleted_under_the_server(before: Server) -> None:
    """Told by readyz, nothing is acknowledged that will be gone, and the next start makes no new one in silence."""
    answering(before.start())
    for file in instance_of(before).glob(f"{DATABASE}*"):
        file.unlink()
    eventually(lambda: api(before, "GET", "/readyz").status == 503, timeout_s=5)
    assert try_to_make(before, "lost") == 503
    before.stop()
    assert_sentence(refused_anew(before).replace(". ", ", "), "signpost: ", DATABASE)


@only_long
def test_a_database_that_is_replaced_under_the_server(before: Server, tmp_path: Path) -> None:
    """By another one, as a copy put in its place does; the next start takes that one."""
    answering(before.start())
    shutil.copyfile(tmp_path / "b.sqlite", tmp_path / "instance" / "new")
    for suffix in ("-wal", "-shm"):
        (instance_of(before) / f"{DATABASE}{suffix}").unlink(missing_ok=True)
    os.replace(tmp_path / "instance" / "new", instance_of(before) / DATABASE)  # noqa: PTH105
    eventually(lambda: api(before, "GET", "/readyz").status == 503, timeout_s=5)
    assert try_to_make(before, "lost") == 503
    before.stop()
    answering(before.start())
    aliases = {
        alias for (alias,) in rows_of(instance_of(before), "SELECT alias FROM record WHERE host = 'go.acme.test'")
    }
    assert aliases == {f"a{number}" for number in range(100)}


@only_long
@pytest.mark.parametrize("damage", [Path.unlink, empty], ids=["missing", "empty"])
def test_an_instance_without_its_database_is_not_begun_anew(before: Server, damage: Any) -> None:
    for suffix in ("-wal", "-shm"):
        (instance_of(before) / f"{DATABASE}{suffix}").unlink(missing_ok=True)
    damage(instance_of(before) / DATABASE)
    names = sorted(file.name for file in instance_of(before).iterdir())
    assert_sentence(refused_anew(before).replace(". ", ", "), "signpost: ", DATABASE)
    assert {file.name for file in instance_of(before).iterdir()} <= {*names, "serve.lock", "migrate.lock", "use.lock"}


def refused_anew(server: Server) -> str:
    """What a start says that is refused, and nothing of an earlier one."""
    server.output.unlink(missing_ok=True)
    began = time.monotonic()
    given = refused(server)
    assert time.monotonic() - began < 10
    return given
