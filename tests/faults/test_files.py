"""Files of an instance that are damaged, missing or from another moment: it starts, or says why it does not.

Settings and plans that cannot be read: tests/server/test_settings.py, tests/workspaces/test_workspaces.py.
"""

import contextlib
import os
import random
import shutil
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
    DATABASE,
    HOST,
    Traffic,
    copy_of,
    counted_in,
    found_in,
    instance_of,
    rows_of,
    say,
    times,
)
from tests.server.test_server import refused
from tests.wire import Connection, answering, assert_sentence, connected, link, visit

GARBAGE = bytes(range(256)) * 16


def test_copies_at_random_moments(make_server: Callable[..., Server], chance: random.Random, tmp_path: Path) -> None:
    """As after a power failure. frozen: of one moment; stale: with the journal of half a second earlier; live: as
    `cp -r` makes it, which promises nothing, and held while it was tried."""
    server = make_server(SIGNPOST_INSTANCE=str(tmp_path / "instance"))
    answering(server.start())
    connected(server)
    link(server, alias="x")
    acknowledged: list[str] = []
    traffic = Traffic(server, ["x"], visitors=4, pause_s=0.01)
    lost = []

    def create(turn: int) -> None:
        with contextlib.suppress(*CUT_OFF), Connection(server, token=server.token) as calls:
            for number in range(60):
                body = {"host": HOST, "alias": f"c{turn}-{number}", "destination": "https://dest.example/"}
                if calls.call("POST", "/v1/link", body).status == 200:
                    acknowledged.append(body["alias"])

    for turn in range(times(2, 8)):
        if turn:
            answering(server.start())
        writer = threading.Thread(target=create, args=(turn,))
        writer.start()
        with traffic:
            time.sleep(chance.uniform(0.2, 0.6))
            (stale := tmp_path / f"stale{turn}").mkdir()
            for name in ("clicks.journal", "clicks.visitors"):
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(instance_of(server) / name, stale / name)
            live_made = set(acknowledged)
            live = copy_of(instance_of(server), tmp_path / f"live{turn}")
            live_sent = traffic.sent["x"]
            time.sleep(chance.uniform(0.2, 0.5))
            server.started.send_signal(signal.SIGSTOP)
            created, received = set(acknowledged), traffic.received["x"]
            frozen = copy_of(instance_of(server), tmp_path / f"frozen{turn}")
            for file in frozen.iterdir():
                if not (stale / file.name).exists():
                    shutil.copyfile(file, stale / file.name)
            sent = traffic.sent["x"]
            server.started.send_signal(signal.SIGCONT)
        writer.join()
        assert server.stop() == 0
        whole, old, moving = found_in(frozen), found_in(stale), found_in(live)
        assert (whole.integrity, old.integrity, moving.integrity) == ("ok", "ok", "ok")
        assert whole.aliases >= created
        assert old.aliases >= created
        assert moving.aliases >= live_made
        assert received <= whole.clicks["x"] <= sent
        assert old.clicks["x"] <= sent
        assert moving.clicks["x"] <= live_sent
        lost.append(received - old.clicks["x"])
        for folder in (frozen, stale, live):
            shutil.rmtree(folder)
    say(f"clicks that a stale journal lacks: {lost}")


# --- the log of SQLite -----------------------------------------------------------------------------------------


def cut_in_half(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def spoil_the_second_half(file: Path) -> None:
    content = bytearray(file.read_bytes())
    for at in range(len(content) // 2, len(content), len(GARBAGE)):
        content[at : at + len(GARBAGE)] = GARBAGE[: len(content) - at]
    file.write_bytes(content)


def spoil(file: Path) -> None:
    file.write_bytes((GARBAGE * (file.stat().st_size // len(GARBAGE) + 1))[: file.stat().st_size])


@pytest.mark.parametrize("damage", [cut_in_half, spoil_the_second_half, Path.unlink], ids=lambda entry: entry.__name__)
def test_a_log_that_is_damaged(killed: Path, tmp_path: Path, damage: Any) -> None:
    """What was in the log up to the damage is there, and nothing behind it."""
    folder = copy_of(killed, tmp_path / "instance")
    damage(folder / f"{DATABASE}-wal")
    (folder / f"{DATABASE}-shm").unlink()
    found = found_in(folder)
    assert found.integrity == "ok"
    assert found.aliases == {f"a{number}" for number in range(len(found.aliases))}
    assert 20 <= len(found.aliases) < 40
    assert found.clicks["a0"] <= 25


@pytest.mark.parametrize("damage", [Path.unlink, spoil, None], ids=["missing", "garbage", "of another"])
def test_an_index_of_the_log_that_is_damaged(
    killed: Path, tmp_path: Path, damage: Any, make_server: Callable[..., Server]
) -> None:
    folder = copy_of(killed, tmp_path / "instance")
    index = folder / f"{DATABASE}-shm"
    if damage is not None:
        damage(index)
    else:
        other = make_server().start()
        connected(answering(other))
        other.stop(signal.SIGKILL)
        shutil.copyfile(instance_of(other) / f"{DATABASE}-shm", index)
    found = found_in(folder)
    assert found.integrity == "ok"
    assert found.aliases == {f"a{number}" for number in range(40)}
    assert found.clicks["a0"] == 25


# --- the journal of clicks -------------------------------------------------------------------------------------


def replace_by_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def give_another_id(file: Path) -> None:
    with file.open("r+b") as journal:
        journal.seek(8)
        journal.write(bytes(16))


def empty(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize(
    "damage",
    times([cut_in_half, give_another_id], [Path.unlink, cut_in_half, empty, give_another_id, replace_by_a_folder]),
    ids=lambda entry: entry.__name__,
)
def test_a_journal_that_is_damaged(
    killed: Path, tmp_path: Path, damage: Any, make_server: Callable[..., Server]
) -> None:
    """The clicks that waited in it are gone; it starts, and counts on."""
    folder = copy_of(killed, tmp_path / "instance")
    damage(folder / "clicks.journal")
    shutil.copyfile(killed.parent / "server" / "token", tmp_path / "token")
    server = make_server(SIGNPOST_INSTANCE=str(folder), SIGNPOST_BOOTSTRAP_TOKEN_FILE=str(tmp_path / "token"))
    answering(server.start())
    for _ in range(3):
        assert visit(server, "/a0").status == 302
    assert server.stop() == 0
    found = counted_in(folder)
    assert found.integrity == "ok"
    assert len(found.aliases) == 40
    assert found.clicks["a0"] == 5 + 3


# --- the database ----------------------------------------------------------------------------------------------


def spoil_from(begin: int, end: int | None) -> Callable[..., None]:
    def damage(file: Path) -> None:
        content = bytearray(file.read_bytes())
        until = len(content) if end is None else end
        content[begin:until] = (GARBAGE * ((until - begin) // len(GARBAGE) + 1))[: until - begin]
        file.write_bytes(content)

    return damage


@pytest.mark.parametrize(
    "damage",
    [spoil_from(0, 100), spoil_from(100, 4096), spoil_from(4096, None)],
    ids=["the header", "the schema", "all but the first page"],
)
def test_a_database_that_is_damaged_is_refused(
    killed: Path, tmp_path: Path, damage: Any, make_server: Callable[..., Server]
) -> None:
    folder = copy_of(killed, tmp_path / "instance")
    # Everything into the one file, as after a stop in order.
    assert rows_of(folder, "PRAGMA wal_checkpoint(TRUNCATE)")[0][0] == 0
    damage(folder / DATABASE)
    before = (folder / DATABASE).read_bytes()
    server = make_server(SIGNPOST_INSTANCE=str(folder))
    given = refused(server)
    assert_sentence(given, "signpost: ", str(folder / DATABASE))
    assert (folder / DATABASE).read_bytes() == before
