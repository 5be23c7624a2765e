"""Backups: taken under load, checked, put back; and the one that a start makes before it migrates."""

import contextlib
import fcntl
import itertools
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from pathlib import Path
from typing import Any

import cysqlite
import pytest
from click.testing import CliRunner
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost import cli
from signpost.domain import times
from signpost.factory import close_app, create_app
from signpost.storage import atomic_files, backup, database, instance_folder, keys, migrations
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from signpost.storage.models import Record
from signpost.storage.restore import restore
from tests.conftest import ROOT, Client, Server, run_on
from tests.databases import contents, copy_folder, rows
from tests.wire import answering, api, assert_sentence, connected, eventually, link, visit

HOST = "go.acme.test"


def made(server: Server) -> set[str]:
    found, url = set(), "/v1/links?per_page=100"
    while url:
        page = api(server, "GET", url).json
        found |= {row["alias"] for row in page["data"]}
        url = page["meta"]["cursor"]["next"]
        url = url and url.removeprefix(server.origin)
    return found


@pytest.mark.slow
def test_a_drill(make_server: Callable[..., Server], tmp_path: Path) -> None:
    """Backup under load, kill, restore, compare."""
    server = make_server().start()
    connected(server)
    for number in range(20):
        link(server, alias=f"before-{number}")
    ending = threading.Event()
    acknowledged: list[str] = []

    def write() -> None:
        while not ending.is_set():
            alias = f"during-{len(acknowledged)}"
            link(server, alias=alias)
            acknowledged.append(alias)

    writer = threading.Thread(target=write)
    writer.start()
    file = tmp_path / "backups" / "signpost.sqlite"
    file.parent.mkdir()
    first = len(acknowledged)
    done = server.run("backup", str(file))
    last = len(acknowledged)
    ending.set()
    writer.join()
    assert done.returncode == 0, done.stderr
    assert last > first, "nothing was written meanwhile"
    server.stop(9)
    link_after = server.start()
    link(link_after, alias="after")
    assert server.run("restore", str(file)).returncode == 1, "a server is running"
    server.stop(9)
    done = server.run("restore", str(file))
    assert done.returncode == 0, done.stderr
    server.start()
    found = made(server)
    # Everything that was acknowledged before the backup began, a beginning of what came meanwhile, nothing from after.
    assert {f"before-{number}" for number in range(20)} | set(acknowledged[:first]) <= found
    during = [alias for alias in acknowledged if alias in found]
    assert during == acknowledged[: len(during)]
    assert "after" not in found
    assert visit(server, "/before-7").status == 302
    (aside,) = server.instance.glob("signpost.sqlite.before-*")
    assert aside.stat().st_size > 0


def test_the_key_comes_along(make_server: Callable[..., Server], tmp_path: Path) -> None:
    server = make_server()
    server.run("migrate")
    secret = server.run("notifications", "secret").stdout
    assert server.run("backup", str(tmp_path / "b.sqlite")).returncode == 0
    for file in (tmp_path / "b.sqlite", tmp_path / "b.sqlite.key"):
        assert file.stat().st_mode & 0o777 == 0o600
    (server.instance / keys.FILE).unlink()
    assert server.run("restore", str(tmp_path / "b.sqlite")).returncode == 0
    assert server.run("notifications", "secret").stdout == secret


def test_a_folder_keeps_the_newest(
    make_app: Callable[..., Flask], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    file = tmp_path / "instance0" / DATABASE
    assert file.exists()
    taken = []
    for second in range(5):
        moment = datetime(2026, 11, 21, 10, 0, second, tzinfo=UTC)
        monkeypatch.setattr("signpost.domain.times.now", lambda moment=moment: moment)
        taken.append(backup.create_named(file, tmp_path / "b"))
        backup.rotate(tmp_path / "b", 3, taken[-1])
    assert sorted((tmp_path / "b").glob("*.sqlite")) == taken[2:]
    assert app


_HOURS = st.integers(0, 40)


@given(
    # Of the clock of a machine, one for each backup: it goes on, is set back, or was wrong for a while.
    hours=st.one_of(st.lists(_HOURS, min_size=1, max_size=12, unique=True), st.sets(_HOURS, min_size=1).map(sorted)),
    keep=st.integers(1, 5),
    before=st.sets(_HOURS, max_size=8),
)
def test_rotation_never_removes_what_was_just_made(hours: list[int], keep: int, before: set[int]) -> None:
    """Whatever the clock says, and whichever names are there: it stays, as many as there may be, and no other goes."""

    def moment(hour: int) -> datetime:
        return datetime(2026, 11, 21, tzinfo=UTC) + timedelta(hours=hour)

    def file_of(folder: Path, hour: int) -> Path:
        return folder / f"signpost-{moment(hour):%Y%m%dT%H%M%SZ}.sqlite"

    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as clock:
        folder = Path(name)
        (folder / "mine.sqlite").touch()
        for hour in before:
            file_of(folder, hour).touch()
        in_order = sorted(before)
        for hour in hours:
            clock.setattr(times, "now", lambda hour=hour: moment(hour))
            file_of(folder, hour).touch()
            in_order = [*(other for other in in_order if other != hour), hour]
            backup.rotate(folder, keep, file_of(folder, hour))
            saved = backup.existing(folder)
            assert file_of(folder, hour) in saved
            assert len(saved) == min(keep, len(in_order))
            in_order = [other for other in in_order if file_of(folder, other) in saved]
        if hours == sorted(hours) and not any(hours[0] < hour < hours[-1] for hour in before):
            # The clock went on: what it did before, however late, keeps none of its backups out.
            assert {file_of(folder, hour) for hour in hours[-keep:]} <= {*backup.existing(folder)}
        assert (folder / "mine.sqlite").exists()


def test_a_backup_is_there_once_it_was_made(
    make_app: Callable[..., Flask], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the command line, where older backups have a later time in their names: the clock was ahead, or is behind."""
    app = make_app()
    folder = tmp_path / "kept"
    for year, keep in itertools.product((2020, 2021, 2030), (1, 2, 3)):
        for later in (2040, 2041, 2042):
            folder.mkdir(exist_ok=True)
            (folder / f"signpost-{later}0101T000000Z.sqlite").touch()
        monkeypatch.setattr(times, "now", lambda year=year: datetime(year, 1, 1, tzinfo=UTC))
        done = run_on(app, "backup", "--keep", str(keep), str(folder))
        made = folder / f"signpost-{year}0101T000000Z.sqlite"
        assert (done.exit_code, done.stderr) == (0, "")
        assert done.stdout == f"{made}  {made.stat().st_size} bytes\n"
        assert len(backup.existing(folder)) == keep
        backup.check(made)


@pytest.mark.slow
def test_no_name_in_a_folder_makes_a_command_fail_without_a_sentence(
    make_app: Callable[..., Flask], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders, links to nowhere and names that are no text, where files are expected: beside backups, and in the
    instance."""
    app = make_app()
    instance, kept = tmp_path / "instance0", tmp_path / "kept"
    whole = tmp_path / "whole.sqlite"
    assert run_on(app, "backup", str(whole)).exit_code == 0
    for folder in (kept, instance / "backups"):
        folder.mkdir(exist_ok=True)
        for name in ("signpost", "before-migration"):
            (folder / f"{name}-20200101T000000Z.sqlite").mkdir()
            (folder / f"{name}-20200102T000000Z.sqlite").symlink_to("nowhere")
            (folder / f"{name}-20200103T000000Z.sqlite").touch()
            (folder / f"{name}-20200103T000000Z.sqlite.key").mkdir()
            (folder / f"{name}-a.sqlite").touch()
        (folder / os.fsdecode(b"signpost-\xff.sqlite")).touch()
        (folder / ".signpost.sqlite.12").mkdir()
    for command in (
        ("backup", "--keep", "1", str(kept)),
        ("backup", "--keep", "1", str(instance / "backups")),
        ("backup", str(kept / "b.sqlite")),
        ("backup", str(kept)),
        ("restore", str(kept)),
        ("restore", str(kept / "signpost-20200101T000000Z.sqlite")),
        ("restore", str(kept / "signpost-20200102T000000Z.sqlite")),
        ("stats", "--storage"),
        ("doctor",),
        ("migrate",),
        ("restore", str(whole)),
    ):
        done = run_on(app, *command)
        assert done.exception is None or isinstance(done.exception, SystemExit), (command, done.exception)
        assert "Traceback" not in done.stderr
    # An old one that cannot be removed is named, and the backup is there.
    monkeypatch.setattr(times, "now", lambda: datetime(2026, 11, 21, tzinfo=UTC))
    (kept / "signpost-20200104T000000Z.sqlite").touch()
    (kept / "signpost-20200104T000000Z.sqlite.key").mkdir()
    done = run_on(app, "backup", "--keep", "1", str(kept))
    made = kept / "signpost-20261121T000000Z.sqlite"
    assert (done.exit_code, done.stdout) == (1, "")
    assert_sentence(done.stderr, f"The backup {made} was written, but the old one {kept}/signpost-202")
    backup.check(made)


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000, None])
def test_what_is_no_backup_is_refused(
    make_server: Callable[..., Server], tmp_path: Path, content: bytes | None
) -> None:
    server = make_server()
    assert server.run("migrate").returncode == 0
    before = (server.instance / DATABASE).read_bytes()
    file = tmp_path / "x.sqlite"
    if content is not None:
        file.write_bytes(content)
    done = server.run("restore", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    assert (server.instance / DATABASE).read_bytes() == before


def test_a_damaged_one_is_refused(
    make_app: Callable[..., Flask],
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    tmp_path: Path,
) -> None:
    for number in range(50):
        make_link(connect(HOST), alias=f"a{number}", title="x" * 200)
    file = tmp_path / "b.sqlite"
    backup.create(tmp_path / "instance0" / DATABASE, file)
    content = bytearray(file.read_bytes())
    content[20_000:60_000] = b"\x55" * 40_000
    file.write_bytes(content)
    with pytest.raises(backup.BackupError, match=r"damaged|no database"):
        restore(file, tmp_path / "other", migrations.known())
    assert not (tmp_path / "other" / DATABASE).exists()


def test_where_it_cannot_be_written_nothing_is_left(make_app: Callable[..., Flask], tmp_path: Path) -> None:
    make_app()
    (tmp_path / "file").write_text("")
    with pytest.raises(backup.BackupError, match="could not be written"):
        backup.create(tmp_path / "instance0" / DATABASE, tmp_path / "file" / "b.sqlite")
    with pytest.raises(backup.BackupError):
        backup.create(tmp_path / "nothing" / DATABASE, tmp_path / "b.sqlite")
    assert not [entry for entry in tmp_path.iterdir() if entry.name.startswith(".b")]


class TestBeforeMigrating:
    @pytest.fixture
    def older(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """An instance made by a Signpost that knew only the first migrations."""
        batch = tmp_path / "migrations"
        batch.mkdir()
        for file in sorted((ROOT / "migrations").glob("0*.py"))[:5]:
            shutil.copy(file, batch)
        with monkeypatch.context() as patch:
            patch.setattr("signpost.storage.migrations.folder", lambda: batch)
            patch.setattr("signpost.storage.file_check.missing", lambda _, __: None)
            patch.setattr("signpost.storage.feature_migrations.store_kept", lambda *_: None)
            close_app(create_app({"INSTANCE": str(tmp_path / "older")}))
        return tmp_path / "older"

    def test_a_backup_is_made(self, older: Path) -> None:
        create_app({"INSTANCE": str(older)})
        (file,) = (older / "backups").glob("before-migration-*Z.sqlite")
        backup.check(file)

    def test_none_where_there_is_nothing_to_do(self, older: Path) -> None:
        for _ in range(3):
            app = create_app({"INSTANCE": str(older)})
        assert len([*(older / "backups").glob("*.sqlite")]) == 1
        with app.app_context():
            assert Record.select().count() == 0

    def test_none_of_a_new_database(self, tmp_path: Path) -> None:
        create_app({"INSTANCE": str(tmp_path / "new")})
        assert not (tmp_path / "new" / "backups").exists()

    def test_or_it_is_refused(self, older: Path) -> None:
        sentence = r"older than this Signpost \(without 0006.*\), and MIGRATE is off"
        with pytest.raises(DatabaseError, match=sentence) as refused:
            create_app({"INSTANCE": str(older), "MIGRATE": False})
        # What is refused holds nothing, also while its traceback is kept.
        with instance_folder.alone(older):
            assert refused.value
        create_app({"INSTANCE": str(older)})
        create_app({"INSTANCE": str(older), "MIGRATE": False})

    def test_nor_into_a_folder_that_is_missing(self, make_app: Callable[..., Flask], tmp_path: Path) -> None:
        """It is a typo, or a disk that is not mounted. And - is no file of that name, for a backup or a restore."""
        app = make_app()
        before = sorted(tmp_path.rglob("*"))
        for arguments in (("backup", "none/b.sqlite"), ("backup", "--keep", "2", "none/more")):
            *command, name = arguments
            done = run_on(app, *command, str(tmp_path / name))
            assert (done.exit_code, done.stdout) == (1, "")
            assert_sentence(done.stderr, f"There is no folder {tmp_path / 'none'}.")
        for arguments in (("backup", "-"), ("backup", "--keep", "2", "-"), ("restore", "-")):
            done = run_on(app, *arguments)
            assert done.exit_code == 2
            assert "A backup is a file: - is none." in done.stderr
        # A pipe that has a name, and one that has none, as of `signpost backup /dev/stdout | ...`.
        os.mkfifo(tmp_path / "pipe")
        ends = os.pipe()
        for name in ("/dev/null", str(tmp_path / "pipe"), f"/dev/fd/{ends[1]}"):
            done = run_on(app, "backup", name)
            assert (done.exit_code, done.stdout) == (1, "")
            assert_sentence(done.stderr, f"{name} exists and is not a backup of Signpost")
        for end in ends:
            os.close(end)
        (tmp_path / "pipe").unlink()
        assert not Path("-").exists()
        assert sorted(tmp_path.rglob("*")) == before
        assert run_on(app, "backup", "--keep", "2", str(tmp_path / "kept")).exit_code == 0

    def test_by_the_command_line(self, make_server: Callable[..., Server], older: Path) -> None:
        server = make_server(SIGNPOST_INSTANCE=str(older))
        done = server.run("serve", "--no-migrate")
        assert done.returncode == 1
        assert "MIGRATE is off" in done.stderr


# --- a backup destroys nothing -----------------------------------------------------------------------------------


@pytest.fixture
def instance(app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> Path:
    """The folder of an app that has a link."""
    make_link(connect(HOST), alias="kept")
    return database.of(app).path.parent


def links_of(file: Path) -> list[str]:
    return [alias for (alias,) in rows(file, "SELECT alias FROM record ORDER BY alias")]


class TestWhereNoBackupIsWritten:
    @pytest.mark.parametrize(
        "name",
        [
            "signpost.sqlite",
            "signpost.sqlite-wal",
            "secret.key",
            "use.lock",
            "config.toml",
            "clicks.journal",
            "new.sqlite",
        ],
    )
    def test_over_what_an_instance_works_with(self, instance: Path, name: str) -> None:
        before = contents(instance)
        with pytest.raises(backup.BackupError, match="would destroy it"):
            backup.create(instance / DATABASE, instance / name)
        assert contents(instance).keys() == before.keys()
        assert links_of(instance / DATABASE) == ["kept"]

    def test_over_the_database_by_another_name(self, instance: Path, tmp_path: Path) -> None:
        (tmp_path / "link").symlink_to(instance / DATABASE)
        (tmp_path / "hard").hardlink_to(instance / DATABASE)
        (tmp_path / "folder").symlink_to(instance)
        for name in ("link", "hard", "folder/signpost.sqlite"):
            with pytest.raises(backup.BackupError, match="would destroy it"):
                backup.create(instance / DATABASE, tmp_path / name)
        assert links_of(instance / DATABASE) == ["kept"]

    def test_over_the_database_of_another_instance(self, instance: Path, make_app: Callable[..., Flask]) -> None:
        other = database.of(make_app()).path
        before = other.stat().st_ino
        with pytest.raises(backup.BackupError, match="would destroy it"):
            backup.create(instance / DATABASE, other)
        for mark in (*other.parent.glob("*.lock"), other.with_name(keys.FILE)):
            mark.unlink()  # a copy of a database, then
        with pytest.raises(backup.BackupError, match="not a backup of Signpost"):
            backup.create(instance / DATABASE, other)
        assert other.stat().st_ino == before

    def test_over_any_other_file(self, instance: Path, tmp_path: Path) -> None:
        with contextlib.closing(sqlite3.connect(tmp_path / "others.sqlite")) as connection:
            connection.execute("CREATE TABLE recipe (text)")
        (tmp_path / "notes.txt").write_text("milk, eggs")
        (tmp_path / "certificate.key").write_text("-----BEGIN PRIVATE KEY-----")
        os.mkfifo(tmp_path / "fifo")
        before = contents(tmp_path)
        for name, reported in (
            ("notes.txt", "not a backup of Signpost"),
            ("others.sqlite", "not a backup of Signpost"),
            ("certificate", "not a key of Signpost"),
            ("fifo", "not a backup of Signpost"),
            (".", "is a folder"),
        ):
            with pytest.raises(backup.BackupError, match=reported) as error:
                backup.create(instance / DATABASE, tmp_path / name)
            assert_sentence(str(error.value), str(tmp_path))
        assert contents(tmp_path) == before

    def test_nor_over_an_empty_file(self, instance: Path, tmp_path: Path) -> None:
        """It may be a lock, or the beginning of what another program writes."""
        file = tmp_path / "b.sqlite"
        file.touch()
        (tmp_path / "link").symlink_to(file)
        for name in ("b.sqlite", "link"):
            with pytest.raises(backup.BackupError, match="exists and is not a backup of Signpost"):
                backup.create(instance / DATABASE, tmp_path / name)
        assert [file.read_bytes(), *(path.name for path in tmp_path.glob("*b.sqlite*"))] == [b"", "b.sqlite"]

    def test_but_over_an_older_backup(self, instance: Path, tmp_path: Path) -> None:
        for _ in range(2):
            backup.create(instance / DATABASE, tmp_path / "b.sqlite")
            assert links_of(tmp_path / "b.sqlite") == ["kept"]

    def test_by_the_command_line(self, make_server: Callable[..., Server]) -> None:
        """The database of a server that is running: the service goes on, and everything is there after a restart."""
        server = answering(make_server().start())
        connected(server)
        done = server.run("backup", str(server.instance / DATABASE))
        assert (done.returncode, done.stdout) == (1, "")
        assert_sentence(done.stderr, "signpost: ")
        for number in range(30):
            link(server, alias=f"a{number}")
        assert server.stop() == 0
        answering(server.start())
        assert {f"a{number}" for number in range(30)} <= made(server)

    def test_a_folder_of_several_keeps_what_is_no_backup_of_ours(self, instance: Path, tmp_path: Path) -> None:
        (tmp_path / "b").mkdir()
        (tmp_path / "b" / "signpost-a-letter-to-Z.sqlite").write_text("dear Z")
        backup.rotate(tmp_path / "b", 1, backup.create_named(instance / DATABASE, tmp_path / "b"))
        assert (tmp_path / "b" / "signpost-a-letter-to-Z.sqlite").read_text() == "dear Z"
        with pytest.raises(backup.BackupError, match="is a file"):
            backup.create_named(instance / DATABASE, tmp_path / "b" / "signpost-a-letter-to-Z.sqlite")


def test_nobody_else_may_read_it_at_any_moment(instance: Path, tmp_path: Path) -> None:
    """Looked at while it is written, by a trace function: each file of the folder, whenever a line is reached."""
    keys.load_or_create(instance)
    folder = tmp_path / "backups"
    seen: dict[str, set[int]] = {}

    def look(frame: Any, event: Any, argument: Any) -> Callable[..., Any]:
        if folder.exists():
            for path in [folder, *folder.iterdir()]:
                kind = "key" if ".key" in path.name else path.name[:2]
                with contextlib.suppress(FileNotFoundError):
                    seen.setdefault(kind, set()).add(path.stat().st_mode & 0o777)
        return look

    umask = os.umask(0)
    sys.settrace(look)
    try:
        backup.create(instance / DATABASE, folder / "b.sqlite")
    finally:
        sys.settrace(None)
        os.umask(umask)
    assert seen == {"ba": {0o700}, ".b": {0o600}, "key": {0o600}, "b.": {0o600}}


def test_what_killed_backups_left_is_removed_by_the_next(instance: Path, tmp_path: Path) -> None:
    for name in (".night.sqlite.123", f".night.sqlite.{os.getpid()}", ".night.sqlite.0123456789abcdef-journal"):
        (tmp_path / name).write_bytes(b"half a backup")
    others = [".night.sqlite.swp", ".nightly.sqlite.123", "night.sqlite.123"]
    for name in others:
        (tmp_path / name).write_bytes(b"something else")
    backup.create(instance / DATABASE, tmp_path / "night.sqlite")
    left = {path.name for path in tmp_path.iterdir() if "night" in path.name}
    assert left == {"night.sqlite", "night.sqlite.key", *others}


# --- nor does a restore ------------------------------------------------------------------------------------------

# Runs a restore and kills itself at the Nth call that changes something on the disk; 0: prints how many there are.
KILLED = """
import os, sys
from pathlib import Path
from signpost.storage.restore import restore
at, count = int(sys.argv[1]), 0
def counted(call):
    def do(*arguments, **named):
        global count
        count += 1
        if count == at:
            os.kill(os.getpid(), 9)
        return call(*arguments, **named)
    return do
for name in ("open", "link", "unlink", "rename", "replace", "fsync", "chmod", "chown", "mkdir", "close"):
    setattr(os, name, counted(getattr(os, name)))
known = set(sys.argv[4].split(","))
restore(Path(sys.argv[2]), Path(sys.argv[3]), known)
print(count)
"""


def restored(at: int, file: Path, folder: Path) -> subprocess.CompletedProcess[Any]:
    known = ",".join(migrations.known())
    command = [sys.executable, "-c", KILLED, str(at), str(file), str(folder), known]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.fixture
def new_backup(make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path) -> Path:
    """Of another instance, whose link is `new`."""
    other = make_app()
    client = make_client(other)
    client.post("/v1/host", json={"host": HOST})
    client.post("/v1/link", json={"host": HOST, "alias": "new", "destination": "https://dest.example/"})
    keys.load_or_create(Path(other.config["INSTANCE"]))
    file = tmp_path / "new.sqlite"
    backup.create(database.of(other).path, file)
    return file


@pytest.fixture
def stopped(instance: Path, app: Flask, tmp_path: Path) -> Path:
    """The instance of `app` as a process that was killed leaves it, with what it wrote last in the log."""
    keys.load_or_create(instance)
    copy = copy_folder(instance, tmp_path / "stopped")
    (copy / "clicks.journal").write_bytes(b"clicks")
    return copy


@pytest.mark.slow
def test_killed_at_any_moment_the_old_or_the_new_database_is_there(
    stopped: Path, new_backup: Path, tmp_path: Path
) -> None:
    """Each time on a fresh copy, at every call that changes the disk; a further restore is none the worse for it."""
    done = restored(0, new_backup, shutil.copytree(stopped, tmp_path / "whole"))
    assert done.returncode == 0, done.stderr
    count = int(done.stdout)
    assert count >= 30
    outcomes = []
    for at in range(1, count + 1):
        folder = shutil.copytree(stopped, tmp_path / f"killed{at}")
        done = restored(at, new_backup, folder)
        assert done.returncode == -9, done.stderr
        found = links_of(folder / DATABASE)
        assert found in (["kept"], ["new"]), at
        backup.check(folder / DATABASE)
        if found == ["new"]:
            (aside,) = folder.glob("signpost.sqlite.before-*")
            assert aside is not None
            assert links_of(aside) == ["kept"]
        outcomes.append(found)
        assert restore(new_backup, folder, migrations.known())
        assert links_of(folder / DATABASE) == ["new"]
        assert not [*folder.glob(".signpost.sqlite.*")]
    assert ["kept"] in outcomes
    assert ["new"] in outcomes
    assert outcomes == sorted(outcomes), "first the old one, then the new one"


def test_what_was_there_is_kept_with_its_key(stopped: Path, new_backup: Path) -> None:
    old_key = (stopped / keys.FILE).read_bytes()
    aside = restore(new_backup, stopped, migrations.known())
    assert aside is not None
    assert links_of(aside) == ["kept"]
    (kept_key,) = stopped.glob("secret.key.before-*")
    assert kept_key.read_bytes() == old_key != (stopped / keys.FILE).read_bytes()
    assert not [*stopped.glob("clicks*")]


# Another program: two SQLite libraries in one process would not see each other's locks.
SHELL = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("SELECT count(*) FROM record").fetchall()
for statement in sys.argv[2:]:
    connection.execute(statement).fetchall()
print("open", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(
    "statements",
    [[], ["BEGIN", "SELECT * FROM record"], ["BEGIN", "INSERT INTO state VALUES ('x', '1')"]],
    ids=["idle", "reads", "writes"],
)
def test_a_restore_beside_another_program_is_refused(stopped: Path, new_backup: Path, statements: list[Any]) -> None:
    command = [sys.executable, "-c", SHELL, str(stopped / DATABASE), *statements]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == b"open\n"
        before = {path.name for path in stopped.iterdir()}
        with pytest.raises(backup.BackupError, match="Another program has") as error:
            restore(new_backup, stopped, migrations.known())
        assert {path.name for path in stopped.iterdir()} == before
        other.stdin.close()
    assert "Nothing was changed" in str(error.value)
    assert restore(new_backup, stopped, migrations.known())


@pytest.mark.slow
def test_a_restore_beside_a_command_is_refused(make_server: Callable[..., Server], new_backup: Path) -> None:
    """An import that waits for its lines, a server: the sentence says which process it is."""
    server = make_server()
    assert server.run("migrate").returncode == 0
    command = [sys.executable, "-m", "signpost.cli", "import", "-"]
    with subprocess.Popen(command, env=server.environment, cwd=ROOT, stdin=subprocess.PIPE) as waiting:
        eventually(lambda: process_of_use(server.instance), 20)
        done = server.run("restore", str(new_backup))
        assert (done.returncode, done.stdout) == (1, "")
        assert_sentence(done.stderr, "signpost: ", str(server.instance), "in use by", str(waiting.pid))
        assert waiting.stdin is not None
        waiting.stdin.close()
    answering(server.start())
    done = server.run("restore", str(new_backup))
    assert_sentence(done.stderr, "signpost: ", str(server.started.pid), "is serving")
    assert server.stop() == 0
    assert server.run("restore", str(new_backup)).returncode == 0


def process_of_use(folder: Path) -> bool:
    """Whether somebody has the database open."""
    try:
        with (folder / "use.lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def test_a_backup_of_newer_code_is_refused(stopped: Path, new_backup: Path) -> None:
    with contextlib.closing(sqlite3.connect(new_backup)) as connection:
        connection.execute("INSERT INTO schema_migration (name, applied) VALUES ('9999_from_the_future', '2030-01-01')")
        connection.commit()
    before = contents(stopped)
    with pytest.raises(backup.BackupError, match="9999_from_the_future"):
        restore(new_backup, stopped, migrations.known())
    assert contents(stopped) == before


def test_a_damaged_database_is_put_aside_as_it_is(stopped: Path, new_backup: Path) -> None:
    (stopped / DATABASE).write_bytes(b"\x55" * 40_000)
    (stopped / f"{DATABASE}-wal").unlink()
    aside = restore(new_backup, stopped, migrations.known())
    assert aside is not None
    assert aside.read_bytes() == b"\x55" * 40_000
    assert links_of(stopped / DATABASE) == ["new"]


def test_a_log_without_its_database_is_not_read_into_the_new_one(stopped: Path, new_backup: Path) -> None:
    (stopped / DATABASE).unlink()
    assert (stopped / f"{DATABASE}-wal").stat().st_size > 0
    assert restore(new_backup, stopped, migrations.known()) is None
    assert links_of(stopped / DATABASE) == ["new"]


def test_what_stands_in_the_log_of_a_copy_comes_along(stopped: Path, tmp_path: Path) -> None:
    """A copy of a live folder is not a backup, but all that there may be."""
    assert (stopped / f"{DATABASE}-wal").stat().st_size > 0
    restore(stopped / DATABASE, tmp_path / "fresh", migrations.known())
    assert links_of(tmp_path / "fresh" / DATABASE) == ["kept"]


as_root = pytest.mark.skipif(os.geteuid() != 0, reason="Only root may give files to others.")
NOBODY = 65534


@as_root
def test_root_leaves_everything_to_its_owner(stopped: Path, new_backup: Path) -> None:
    for path in [stopped, *stopped.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    (stopped / DATABASE).chmod(0o640)
    restore(new_backup, stopped, migrations.known())
    for path in stopped.rglob("*"):
        assert (path.stat().st_uid, path.stat().st_gid) == (NOBODY, NOBODY), path
    assert (stopped / DATABASE).stat().st_mode & 0o777 == 0o640
    assert (stopped / keys.FILE).stat().st_mode & 0o777 == 0o600


@as_root
def test_another_user_is_refused(stopped: Path, new_backup: Path) -> None:
    before = contents(stopped)
    # Up to the folder for temporary files of everyone (sticky).
    for path in takewhile(lambda path: not path.stat().st_mode & stat.S_ISVTX, stopped.parents):
        path.chmod(0o755)
    stopped.chmod(0o777)
    new_backup.chmod(0o644)
    os.seteuid(NOBODY)
    try:
        with pytest.raises(backup.BackupError, match="belongs to another user"):
            restore(new_backup, stopped, migrations.known())
    finally:
        os.seteuid(0)
    assert contents(stopped) == before


def test_what_is_no_backup_is_told_in_a_sentence(make_app: Callable[..., Flask], tmp_path: Path) -> None:
    app = make_app()
    folder, text, empty = tmp_path / "backups", tmp_path / "pw.txt", tmp_path / "empty"
    folder.mkdir()
    text.write_text("swordfish\n" * 500)
    empty.touch()
    (folder / "signpost-20261127T221446Z.sqlite").touch()
    (folder / "signpost-20261126T221446Z.sqlite").touch()
    (tmp_path / "none").mkdir()
    for place, reason in (
        (folder, f"{folder} is a folder. Its newest backup is {folder / 'signpost-20261127T221446Z.sqlite'}."),
        (tmp_path / "none", f"{tmp_path / 'none'} is a folder. No backup is in it."),
        (tmp_path / "nothing", f"There is no file {tmp_path / 'nothing'}."),
        (text, f"{text} is no database, and so no backup of Signpost."),
        (empty, f"{empty} is not a backup of Signpost."),
    ):
        done = run_on(app, "restore", str(place))
        assert (done.exit_code, done.stdout, done.stderr) == (1, "", f"signpost: {reason}\n")


@pytest.mark.parametrize("command", [("backup",), ("backup", "--keep", "2"), ("restore",)], ids=" ".join)
def test_an_empty_name_is_refused(
    make_app: Callable[..., Flask], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """A variable without a value, in a script of cron."""
    app = make_app()
    monkeypatch.chdir(tmp_path)
    before = {*tmp_path.iterdir()}
    done = run_on(app, *command, "")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "Invalid value for 'FILE': The name is empty. If it comes from a variable, that has no value." in done.stderr
    assert {*tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("error compiling statement: [PRAGMA x] file is not a database (code=26, ext=26)", "file is not a database"),
        ("error executing query: [a [b] c] disk I/O error (code=10, ext=10)", "disk I/O error"),
        ("error opening database: unable to open database file.", "unable to open database file"),
        ("database is locked", "database is locked"),
    ],
)
def test_an_error_of_the_driver_is_told_without_its_own_words(said: str, told: str) -> None:
    assert atomic_files.reason(cysqlite.Error(said)) == told


def test_a_restore_without_a_key_says_that_it_made_one(new_backup: Path, tmp_path: Path) -> None:
    made = "A new key was made"
    for name, removes_key, arguments, is_made in (
        ("with", False, (), False),
        ("as-well", False, ("--without-key",), False),
        ("without", True, ("--without-key",), True),
        ("without", True, ("--without-key",), False),
    ):
        if removes_key:
            backup.key_of(new_backup).unlink(missing_ok=True)
        environment = {"SIGNPOST_INSTANCE": str(tmp_path / name)}
        done = CliRunner().invoke(cli.main, ["restore", str(new_backup), *arguments], env=environment)
        assert (done.exit_code, done.stderr) == (0, "")
        assert (f"{made}, {tmp_path / name / keys.FILE}." in done.stdout) is is_made


def test_what_is_wrong_with_a_file_comes_before_what_is_wrong_with_a_key(new_backup: Path, tmp_path: Path) -> None:
    instance = tmp_path / "instance"
    environment = {"SIGNPOST_INSTANCE": str(instance)}
    nowhere = new_backup / "below"
    done = CliRunner().invoke(cli.main, ["restore", str(nowhere)], env=environment)
    assert (done.exit_code, done.stderr) == (1, f"signpost: There is no file {nowhere}.\n")
    instance.mkdir(exist_ok=True)
    (instance / keys.FILE).write_bytes(b"short")
    done = CliRunner().invoke(cli.main, ["restore", str(new_backup)], env=environment)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"signpost: The key of this instance, {instance / keys.FILE}, is damaged")
