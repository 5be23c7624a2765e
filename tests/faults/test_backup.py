"""Backups and restores that are killed at random moments: the backup that was there stays, and the database is whole.

What a backup holds, and what is refused: tests/storage/test_backup.py.
"""

import random
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Server
from tests.faults.campaign import (
    DATABASE,
    HOST,
    copy_of,
    duration_of,
    found_in,
    instance_of,
    kill_command_at_random,
    say,
    times,
)
from tests.wire import answering, connected, link

LINES = times(800, 3000)


@pytest.fixture
def filled(make_server: Callable[..., Server], tmp_path: Path) -> Server:
    """A server that was stopped, with up to 10 MB in its database."""
    server = make_server(SIGNPOST_INSTANCE=str(tmp_path / "instance"))
    answering(server.start())
    connected(server)
    link(server, alias="here")
    assert server.stop() == 0
    file = tmp_path / "links.csv"
    rows = (f"{HOST}/b{number},https://d.example/{'x' * 1500}\n" for number in range(LINES))
    file.write_text("url,destination\n" + "".join(rows))
    assert server.run("import", str(file)).returncode == 0
    return server


def aliases_in(file: Path, folder: Path) -> set[str]:
    """What a backup holds, as a database of its own."""
    folder.mkdir()
    shutil.copyfile(file, folder / DATABASE)
    found = found_in(folder)
    assert found.integrity == "ok"
    shutil.rmtree(folder)
    return found.aliases


def test_a_backup_that_is_killed(filled: Server, chance: random.Random, tmp_path: Path) -> None:
    """Over a backup that is there: the file is that one or the new one, and never a part."""
    file = tmp_path / "backups" / "night.sqlite"
    file.parent.mkdir()
    took_s = duration_of(lambda: filled.run("backup", str(file)))
    first = file.read_bytes()
    (file.parent / "first").write_bytes(first)
    killed = 0
    for turn in range(times(1, 24)):
        killed += kill_command_at_random(filled, ("backup", str(file)), chance, took_s / 3, took_s)
        if file.read_bytes() != first:
            assert len(aliases_in(file, tmp_path / f"check{turn}")) == LINES + 1
    assert filled.run("backup", str(file)).returncode == 0
    assert len(aliases_in(file, tmp_path / "check")) == LINES + 1
    say(f"killed before its end: {killed}")


def test_a_restore_that_is_killed(filled: Server, chance: random.Random, tmp_path: Path) -> None:
    """The database is the one until now or the one of the backup, whole."""
    file = tmp_path / "backups" / "night.sqlite"
    file.parent.mkdir()
    assert filled.run("backup", str(file)).returncode == 0
    answering(filled.start())
    link(filled, alias="later")
    assert filled.stop() == 0
    until_now = copy_of(instance_of(filled), tmp_path / "until-now")
    took_s = 0.0
    outcomes = {"until now": 0, "backup": 0}
    for turn in range(times(2, 23)):
        shutil.rmtree(instance_of(filled))
        copy_of(until_now, instance_of(filled))
        if turn == 0:  # undisturbed, to know how long it takes
            took_s = duration_of(lambda: filled.run("restore", str(file)))
        else:
            kill_command_at_random(filled, ("restore", str(file)), chance, took_s / 3, took_s)
        answering(filled.start())
        assert filled.stop(signal.SIGTERM) == 0
        found = found_in(instance_of(filled))
        assert found.integrity == "ok"
        assert len(found.aliases) == LINES + 1 + ("later" in found.aliases)
        outcomes["until now" if "later" in found.aliases else "backup"] += 1
    say(f"the database afterwards: {outcomes}")
