"""Backups: taken under load, checked, put back; and the one that a start makes before it migrates."""

import shutil
import threading

import pytest

from service import backup, keys
from service.database import DatabaseError
from service.factory import create_app
from service.models import Record
from tests.conftest import ROOT
from tests.wire import api, connected, link, visit

HOST = "go.acme.test"


def made(server) -> set[str]:
    found, url = set(), "/v1/links?per_page=100"
    while url:
        page = api(server, "GET", url).json
        found |= {row["alias"] for row in page["data"]}
        url = page["meta"]["cursor"]["next"]
        url = url and url.removeprefix(server.origin)
    return found


def test_a_drill(make_server, tmp_path):
    """Backup under load, kill, restore, compare."""
    server = make_server().start()
    connected(server)
    for number in range(20):
        link(server, alias=f"before-{number}")
    ending = threading.Event()
    acknowledged: list[str] = []

    def write():
        while not ending.is_set():
            alias = f"during-{len(acknowledged)}"
            link(server, alias=alias)
            acknowledged.append(alias)

    writer = threading.Thread(target=write)
    writer.start()
    file = tmp_path / "backups" / "signpost.sqlite"
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


def test_the_key_comes_along(make_server, tmp_path):
    server = make_server()
    server.instance.mkdir()
    secret = server.run("notifications", "secret").stdout
    assert server.run("backup", str(tmp_path / "b.sqlite")).returncode == 0
    for file in (tmp_path / "b.sqlite", tmp_path / "b.sqlite.key"):
        assert file.stat().st_mode & 0o777 == 0o600
    (server.instance / keys.FILE).unlink()
    assert server.run("restore", str(tmp_path / "b.sqlite")).returncode == 0
    assert server.run("notifications", "secret").stdout == secret


def test_a_folder_keeps_the_newest(make_app, tmp_path, monkeypatch):
    app = make_app()
    database = tmp_path / "instance0" / backup.DATABASE
    assert database.exists()
    taken = []
    for second in range(5):
        monkeypatch.setattr("service.times.now_text", lambda second=second: f"2026-11-21T10:00:0{second}.000000Z")
        taken.append(backup.take_into(database, tmp_path / "b", 3))
    assert sorted((tmp_path / "b").glob("*.sqlite")) == taken[2:]
    assert app


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000, None])
def test_what_is_no_backup_is_refused(make_server, tmp_path, content):
    server = make_server()
    server.instance.mkdir()
    server.run("token", "list")
    before = (server.instance / backup.DATABASE).read_bytes()
    file = tmp_path / "x.sqlite"
    if content is not None:
        file.write_bytes(content)
    done = server.run("restore", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    assert (server.instance / backup.DATABASE).read_bytes() == before


def test_a_damaged_one_is_refused(make_app, client, connect, make_link, tmp_path):
    for number in range(50):
        make_link(connect(HOST), alias=f"a{number}", title="x" * 200)
    file = tmp_path / "b.sqlite"
    backup.take(tmp_path / "instance0" / backup.DATABASE, file)
    content = bytearray(file.read_bytes())
    content[20_000:60_000] = b"\x55" * 40_000
    file.write_bytes(content)
    with pytest.raises(backup.BackupError, match=r"damaged|no database"):
        backup.put_back(file, tmp_path / "other")
    assert not (tmp_path / "other" / backup.DATABASE).exists()


def test_where_it_cannot_be_written_nothing_is_left(make_app, tmp_path):
    make_app()
    (tmp_path / "file").write_text("")
    with pytest.raises(backup.BackupError, match="could not be written"):
        backup.take(tmp_path / "instance0" / backup.DATABASE, tmp_path / "file" / "b.sqlite")
    with pytest.raises(backup.BackupError):
        backup.take(tmp_path / "nothing" / backup.DATABASE, tmp_path / "b.sqlite")
    assert not [one for one in tmp_path.iterdir() if one.name.startswith(".b")]


class TestBeforeMigrating:
    @pytest.fixture
    def older(self, tmp_path, monkeypatch):
        """An instance made by a Signpost that knew only the first migrations."""
        some = tmp_path / "migrations"
        some.mkdir()
        for file in sorted((ROOT / "migrations").glob("0*.py"))[:5]:
            shutil.copy(file, some)
        with monkeypatch.context() as patch:
            patch.setattr("service.database.migrations_folder", lambda: some)
            create_app({"INSTANCE": str(tmp_path / "older")})
        return tmp_path / "older"

    def test_a_backup_is_made(self, older):
        create_app({"INSTANCE": str(older)})
        (file,) = (older / "backups").glob("before-migration-*Z.sqlite")
        backup.check(file)

    def test_none_where_there_is_nothing_to_do(self, older):
        for _ in range(3):
            app = create_app({"INSTANCE": str(older)})
        assert len([*(older / "backups").glob("*.sqlite")]) == 1
        with app.app_context():
            assert Record.select().count() == 0

    def test_none_of_a_new_database(self, tmp_path):
        create_app({"INSTANCE": str(tmp_path / "new")})
        assert not (tmp_path / "new" / "backups").exists()

    def test_or_it_is_refused(self, older):
        with pytest.raises(DatabaseError, match=r"older than this Signpost \(without 0006.*\), and MIGRATE is off"):
            create_app({"INSTANCE": str(older), "MIGRATE": False})
        create_app({"INSTANCE": str(older)})
        create_app({"INSTANCE": str(older), "MIGRATE": False})

    def test_by_the_command_line(self, make_server, older):
        server = make_server(SIGNPOST_INSTANCE=str(older))
        done = server.run("serve", "--no-migrate")
        assert done.returncode == 1
        assert "MIGRATE is off" in done.stderr
