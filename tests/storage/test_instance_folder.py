"""The instance folder: never a new one in silence, addresses of the server that runs, nobody else reads it."""

import contextlib
import errno
import json
import logging
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.factory import close_app, create_app
from signpost.storage import database, instance_folder, keys, migrations
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from tests.conftest import ROOT, Server, client_of, free_port, run_on
from tests.programs import needed
from tests.storage.test_storage import disk, fill  # noqa: F401  # a fixture
from tests.wire import answering, api, assert_sentence, connected, link, visit

# --- where there is none -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "trace", ["secret.key", "clicks.journal", "signpost.sqlite.before-20261121T100000Z", "backups/"]
)
def test_a_start_that_finds_traces_but_no_database_makes_none(tmp_path: Path, trace: str) -> None:
    server = Server(tmp_path / "instance")
    server.instance.mkdir()
    if trace.endswith("/"):
        (server.instance / trace).mkdir()
    else:
        (server.instance / trace).write_bytes(bytes(32))
    for command in (["serve"], ["migrate"], ["token", "list"]):
        done = server.run(*command)
        assert (done.returncode, done.stdout) == (1, "")
        assert_sentence(done.stderr, "signpost: ", str(server.instance), trace.strip("/"), "`signpost restore FILE`")
        assert not (server.instance / DATABASE).exists()


def test_an_empty_file_in_place_of_a_lost_database_is_no_new_instance(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    (tmp_path / keys.FILE).write_bytes(bytes(32))
    with pytest.raises(DatabaseError, match="but it had one"):
        create_app({"INSTANCE": str(tmp_path)})


def test_a_database_deleted_under_the_server_is_told_at_once_and_at_the_next_start(
    make_server: Callable[..., Server],
) -> None:
    server = answering(make_server().start())
    connected(server)
    link(server, alias="kept")
    assert visit(server, "/kept").status == 302
    for file in server.instance.glob("signpost.sqlite*"):
        file.rename(file.with_name(f"moved-{file.name}"))
    answer = api(server, "POST", "/v1/link", {"host": "go.acme.test", "destination": "https://dest.example/"})
    assert (answer.status, answer.json["code"]) == (503, "storage_failed")
    assert "was deleted or replaced" in answer.json["message"]
    assert visit(server, "/kept").status == 302
    assert api(server, "GET", "/readyz").status == 503
    assert not (server.instance / DATABASE).exists()
    server.stop()
    done = server.run("serve")
    assert_sentence(done.stderr, "signpost: ", "but it had one", "secret.key")
    for file in server.instance.glob("moved-*"):
        file.rename(file.with_name(file.name.removeprefix("moved-")))
    answering(server.start())
    assert visit(server, "/kept").status == 302


# --- beside a server ---------------------------------------------------------------------------------------------


def test_commands_print_the_addresses_of_the_running_server(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    connected(server, "go.localhost")
    neighbor = Server(server.instance)  # another port
    signed_in = neighbor.run("sign-in").stdout
    assert signed_in.startswith(f"{server.origin}/welcome/")
    created = neighbor.run("link", "create", "--host", "go.localhost", "--destination", "https://dest.example/")
    assert f"http://go.localhost:{server.port}/" in created.stdout
    assert f"{server.origin}/mcp/v1" in neighbor.run("agent", "config", "claude").stdout
    steps = json.loads(neighbor.run("doctor", "localhost", "--json").stdout)
    assert all(step["is_fine"] for step in steps), steps
    server.stop()
    assert neighbor.run("sign-in").stdout.startswith(f"{neighbor.origin}/welcome/")


def test_and_its_public_address(make_server: Callable[..., Server]) -> None:
    server = answering(make_server(SIGNPOST_PUBLIC_URL="https://signpost.example.com").start())
    assert Server(server.instance).run("sign-in").stdout.startswith("https://signpost.example.com/welcome/")


def test_a_server_that_has_not_told_yet_and_one_that_never_does(tmp_path: Path) -> None:
    """A server of an older version writes its process id and nothing else."""
    assert instance_folder.serving(tmp_path) is None
    settings = {"HOST": "127.0.0.1", "PORT": 8123, "PUBLIC_URL": None, "LINK_PORT": 8123}
    with instance_folder.served(tmp_path, settings):
        found = instance_folder.serving(tmp_path)
        assert found is not None
        assert (found.process, found.addresses) == (str(os.getpid()), settings)
        with pytest.raises(instance_folder.InstanceError) as error, instance_folder.served(tmp_path, settings):
            pass
        assert_sentence(str(error.value).replace(". ", ", "), f"(process {os.getpid()}) is serving from {tmp_path}")
        (tmp_path / "serve.lock").write_text("4711")
        assert instance_folder.serving(tmp_path) == instance_folder.Serving("4711", {})
    assert instance_folder.serving(tmp_path) is None


def make_older(folder: Path) -> None:
    """What a database looks like to code that has one migration more."""
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        last = max(migrations.known())
        connection.execute("DELETE FROM schema_migration WHERE name = ?", (last,))
        connection.commit()


def test_a_command_never_migrates_under_a_server_that_runs(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    make_older(server.instance)
    for command in (["stats"], ["token", "list"], ["migrate"]):
        done = server.run(*command)
        assert (done.returncode, done.stdout) == (1, "")
        assert_sentence(done.stderr, "signpost: ", str(server.started.pid), "Restart it first")
    assert not (server.instance / "backups").exists()
    server.run("backup", str(server.instance.parent / "b.sqlite"))
    assert (server.instance.parent / "b.sqlite").exists()


@pytest.fixture
def older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
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


class TestMigrationsAreTold:
    def test_by_migrate(self, older: Path) -> None:
        server = Server(older)
        done = server.run("migrate")
        assert (done.returncode, done.stderr) == (0, "")
        assert_sentence(done.stdout, "(the last is ", str(older / "backups" / "before-migration-"))
        assert_sentence(server.run("migrate").stdout, "is up to date")

    def test_by_another_command(self, older: Path) -> None:
        done = Server(older).run("token", "list")
        assert done.returncode == 0
        assert_sentence(done.stderr, "signpost: ", str(older / "backups" / "before-migration-"))

    @pytest.mark.parametrize("log_format", ["text", "json"])
    def test_by_the_log_of_a_server(self, make_server: Callable[..., Server], older: Path, log_format: str) -> None:
        server = make_server(SIGNPOST_INSTANCE=str(older), SIGNPOST_LOG_FORMAT=log_format)
        answering(server.start())
        (line,) = [line for line in server.output.read_text().splitlines() if "brought up to date" in line]
        assert str(older / "backups" / "before-migration-") in line
        if log_format == "json":
            assert json.loads(line)["logger"] == "signpost.database"


def test_a_downgrade_is_told_the_way_back(older: Path) -> None:
    close_app(create_app({"INSTANCE": str(older)}))
    (saved,) = (older / "backups").glob("before-migration-*.sqlite")
    with contextlib.closing(sqlite3.connect(older / DATABASE)) as connection:
        connection.execute("INSERT INTO schema_migration (name, applied) VALUES ('9999_from_the_future', '2030-01-01')")
        connection.commit()
    with pytest.raises(DatabaseError) as reported:
        create_app({"INSTANCE": str(older)})
    assert_sentence(str(reported.value), "9999_from_the_future", f"`signpost restore {saved}`")


# --- who may read it ---------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.rglob("*")]}


def test_nobody_else_can_read_a_new_instance(make_server: Callable[..., Server]) -> None:
    server = make_server()
    answering(server.start())
    connected(server)
    link(server)
    found = modes(server.instance)
    # The file that takes the output was made by the test.
    wrong = {name: oct(mode) for name, mode in found.items() if mode & 0o077 and name != "output.txt"}
    assert not wrong
    assert {DATABASE, f"{DATABASE}-wal", "serve.lock", "use.lock", "migrate.lock"} <= found.keys()
    assert api(server, "GET", "/readyz").json == {"status": "ok", "reasons": {}}


def test_what_was_open_is_closed_at_the_next_start_and_by_commands(make_server: Callable[..., Server]) -> None:
    server = make_server()
    server.run("migrate")
    server.run("notifications", "secret")
    opened = [server.instance, *server.instance.iterdir()]
    for start in (lambda: server.run("token", "list"), lambda: answering(server.start())):
        for path in opened:
            path.chmod(0o755)
        start()
        assert not [path for path in opened if path.exists() and path.stat().st_mode & 0o077]


def test_a_folder_that_is_not_ours_to_close_is_told_of(make_app: Callable[..., Flask]) -> None:
    app = make_app()
    client = client_of(app)
    client.token = None
    folder = database.of(app).path.parent
    folder.chmod(0o755)
    (folder / keys.FILE).chmod(0o644)
    answer = client.get("/readyz")
    assert answer.status_code == 200
    reported = answer.json["warnings"]
    assert [re.findall(r"chmod \d+", sentence) for sentence in reported] == [["chmod 700"], ["chmod 600"]]
    folder.chmod(0o700)
    assert "warnings" not in client.get("/readyz").json


def test_a_folder_for_everybody_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    instance_folder.restrict_permissions(tmp_path)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777


@pytest.mark.skipif(os.geteuid() != 0, reason="Only root may give files to others.")
def test_what_root_makes_in_somebodys_instance_is_theirs(tmp_path: Path) -> None:
    server = Server(tmp_path / "instance")
    server.instance.mkdir(mode=0o700)
    os.chown(server.instance, 65534, 65534)
    assert server.run("migrate").returncode == 0
    assert server.run("notifications", "secret").returncode == 0
    assert server.run("backup", str(server.instance / "backups" / "b.sqlite")).returncode == 0
    for path in server.instance.rglob("*"):
        assert (path.stat().st_uid, path.stat().st_gid) == (65534, 65534), path


# --- the key -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"", b"short", bytes(33), None])
def test_a_key_that_is_none_stops_the_start(tmp_path: Path, content: bytes | None) -> None:
    close_app(create_app({"INSTANCE": str(tmp_path)}))
    file = tmp_path / keys.FILE
    if content is None:
        file.unlink()
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(DatabaseError) as reported:
        create_app({"INSTANCE": str(tmp_path)})
    assert_sentence(str(reported.value).replace(". ", ", "), str(file))
    with pytest.raises(keys.BadKey):
        keys.load_or_create(tmp_path)


# --- disks that fail ---------------------------------------------------------------------------------------------


def test_a_first_start_on_a_full_disk_says_so(disk: Path) -> None:  # noqa: F811
    (disk / "instance").mkdir()
    for left in (0, 8192, 65536):
        for file in (disk / "instance").iterdir():
            file.unlink()
        fill(disk)
        with (disk / "filler").open("r+b") as filler:
            filler.truncate((disk / "filler").stat().st_size - left)
        with pytest.raises(DatabaseError) as reported:
            create_app({"INSTANCE": str(disk / "instance"), "PORT": free_port()})
        assert_sentence(str(reported.value), str(disk / "instance"))
        assert "full" in str(reported.value) or os.strerror(errno.ENOSPC) in str(reported.value)


def test_a_disk_that_can_only_be_read(disk: Path, make_server: Callable[..., Server]) -> None:  # noqa: F811
    server = make_server(SIGNPOST_INSTANCE=str(disk / "instance"))
    answering(server.start())
    connected(server)
    created = link(server, alias="kept")
    server.stop()
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    done = server.run("serve")
    assert (done.returncode, done.stdout) == (1, "")
    assert_sentence(done.stderr, "signpost: ", str(disk / "instance"), os.strerror(errno.EROFS))
    assert created


@pytest.mark.part("faults")
@pytest.mark.parametrize(
    ("number", "code", "word"),
    [
        (errno.EROFS, "storage_read_only", "read-only"),
        (errno.EIO, "storage_failed", "input/output error"),
        (errno.ENOSPC, "storage_full", "full"),
        (errno.EDQUOT, "storage_full", "full"),
    ],
)
def test_an_error_of_the_disk_is_told_as_what_it_is(
    make_server: Callable[..., Server], tmp_path: Path, number: Any, code: str, word: str
) -> None:
    """Every write of the server to its folder fails with it, by a library that stands before the system's own."""
    library = failing_writes(tmp_path)
    server = make_server(LD_PRELOAD=str(library), FAIL_UNDER="", FAIL_FLAG=str(tmp_path / "fail"))
    server.environment["FAIL_UNDER"] = str(server.instance)
    answering(server.start())
    connected(server)
    link(server, alias="kept")
    (tmp_path / "fail").write_text(str(number))
    answer = api(server, "POST", "/v1/link", {"host": "go.acme.test", "destination": "https://dest.example/"})
    assert (answer.status, answer.json["code"]) == (503, code)
    assert word in answer.json["message"]
    assert visit(server, "/kept").status == 302
    (tmp_path / "fail").unlink()
    link(server, alias="again")


FAILING = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
static int fails(int fd) {
    char link[64], path[4096]; int number = 0; FILE *flag;
    const char *under = getenv("FAIL_UNDER"), *name = getenv("FAIL_FLAG");
    if (!under || !*under || !name) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    if (strncmp(path, under, strlen(under)) || strstr(path, "output.txt") || strstr(path, "clicks")) return 0;
    if (!(flag = fopen(name, "r"))) return 0;
    if (fscanf(flag, "%d", &number) != 1) number = 0;
    fclose(flag);
    errno = number;
    return number;
}
#define WRAP(type, call, kinds, names) type call kinds { \
    static type (*real) kinds; if (!real) real = dlsym(RTLD_NEXT, #call); \
    if (fails(fd)) return -1; return real names; }
WRAP(ssize_t, write, (int fd, const void *data, size_t size), (fd, data, size))
WRAP(ssize_t, pwrite, (int fd, const void *data, size_t size, off_t at), (fd, data, size, at))
WRAP(ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t at), (fd, data, size, at))
"""


def failing_writes(folder: Path) -> Path:
    compiler = needed("cc", "gcc")
    (folder / "failing.c").write_text(FAILING)
    library = folder / "failing.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, folder / "failing.c", "-ldl"], check=True)
    return library


# --- elsewhere than on Linux -------------------------------------------------------------------------------------

# What macOS has not.
ELSEWHERE = """
import os, sys
del os.posix_fallocate
from signpost.server.process import main
main()
"""


@pytest.mark.slow
def test_a_server_starts_where_the_system_cannot_set_room_aside(make_server: Callable[..., Server]) -> None:
    server = make_server()
    server.instance.mkdir()
    with server.output.open("ab") as out:
        server.process = subprocess.Popen(
            [sys.executable, "-c", ELSEWHERE], env=server.environment, stdout=out, stderr=out, cwd=ROOT
        )
    server.wait_until_ready()
    answering(server)
    connected(server)
    link(server, alias="counted")
    assert visit(server, "/counted").status == 302
    journal = (server.instance / "clicks.journal").stat()
    assert journal.st_blocks * 512 >= journal.st_size > 12_000_000
    assert server.stop() == 0


def test_the_log_and_the_umask_are_left_as_they_were(make_app: Callable[..., Flask]) -> None:
    """By an app that is embedded, and by a command that another program calls."""
    before = os.umask(0o022)
    try:
        logger = logging.getLogger("signpost")
        handlers = list(logger.handlers)
        assert run_on(make_app(), "links", "list").exit_code == 0
        assert os.umask(0o022) == 0o022
        assert logger.handlers == handlers
    finally:
        os.umask(before)


@pytest.mark.slow
def test_a_start_that_fails_names_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "instance"
    folder.mkdir()
    (folder / "imports").write_text("no folder")
    environment = {**os.environ, "SIGNPOST_INSTANCE": str(folder), "SIGNPOST_PORT": str(free_port())}
    command = [sys.executable, "-m", "signpost.cli", "serve"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"signpost: {folder / 'imports'}: File exists."
