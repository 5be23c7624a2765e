"""A database and its key belong together: with another one, or none, nothing is signed wrongly in silence."""

import contextlib
import http.client
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask
from flask.sessions import SessionInterface

from signpost.factory import close_app, create_app
from signpost.runtime.settings_types import AppSettings
from signpost.storage import backup, keys, migrations
from signpost.storage.backup import BackupError
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from signpost.storage.restore import restore
from signpost.web import service_app
from tests.conftest import Client, Server, client_of
from tests.wire import assert_sentence


def start(folder: Path, **settings: Any) -> None:
    close_app(create_app(cast(AppSettings, {"INSTANCE": str(folder), **settings})))


def execute(folder: Path, sql: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        return connection.execute(sql).fetchall()


def check(folder: Path) -> str:
    ((value,),) = execute(folder, f"SELECT value FROM state WHERE name = '{keys.CHECK}'")
    return str(value)


@pytest.fixture
def instance(tmp_path: Path) -> Path:
    start(tmp_path / "instance")
    return tmp_path / "instance"


@pytest.fixture
def other_key(tmp_path: Path) -> bytes:
    return keys.load_or_create(tmp_path)


def test_the_check_value_tells_nothing_of_the_key(instance: Path) -> None:
    key = (instance / keys.FILE).read_bytes()
    assert check(instance) == keys.check_of(key)
    for file in instance.glob("signpost.sqlite*"):
        content = file.read_bytes()
        assert key not in content
        assert key.hex().encode() not in content


@pytest.mark.parametrize("settings", [{}, {"SECRET_KEY": "of the app that embeds it"}])
def test_a_start_with_another_key_is_refused(instance: Path, other_key: bytes, settings: dict[str, str]) -> None:
    own = (instance / keys.FILE).read_bytes()
    start(instance, **settings)
    (instance / keys.FILE).write_bytes(other_key)
    with pytest.raises(DatabaseError) as reported:
        start(instance, **settings)
    assert_sentence(str(reported.value).replace(". ", ", "), str(instance / keys.FILE), "`signpost key accept`")
    assert (instance / keys.FILE).read_bytes() == other_key
    (instance / keys.FILE).write_bytes(own)
    start(instance, **settings)


def test_a_start_without_the_key_is_refused_and_makes_none(instance: Path) -> None:
    (instance / keys.FILE).unlink()
    with pytest.raises(DatabaseError) as reported:
        start(instance)
    assert_sentence(str(reported.value).replace(". ", ", "), str(instance / keys.FILE), "is missing", "FILE.key")
    assert not (instance / keys.FILE).exists()


def test_commands_refuse_too_and_accept_says_what_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path / "instance")
    assert server.run("migrate").returncode == 0
    assert "is the key of this database" in server.run("key", "accept").stdout
    (server.instance / keys.FILE).unlink()
    for command in (["serve"], ["token", "list"], ["migrate"]):
        done = server.run(*command)
        assert (done.returncode, done.stdout) == (1, "")
        assert "signpost key accept" in done.stderr
    done = server.run("key", "accept")
    assert done.returncode == 1
    assert "need their new secrets" in done.stderr
    assert not (server.instance / keys.FILE).exists()
    done = server.run("key", "accept", "--yes")
    assert done.returncode == 0, done.stderr
    assert (server.instance / keys.FILE).stat().st_mode & 0o777 == 0o600
    assert server.run("token", "list").returncode == 0
    assert check(server.instance) == keys.check_of((server.instance / keys.FILE).read_bytes())


def test_an_instance_of_an_earlier_version_keeps_its_key(instance: Path) -> None:
    before = check(instance)
    execute(instance, f"DELETE FROM state WHERE name = '{keys.CHECK}'")
    start(instance)
    assert check(instance) == before


@pytest.mark.parametrize("needs", [False, True])
def test_and_without_one_it_starts_only_where_nothing_needs_it(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path, needs: bool
) -> None:
    app = make_app()
    folder = Path(app.config["INSTANCE"])
    if needs:
        body = {"url": "https://hooks.example/a", "events": ["link.created"]}
        assert make_client(app).post("/v1/webhooks", json=body).status_code == 200
    close_app(app)
    execute(folder, f"DELETE FROM state WHERE name = '{keys.CHECK}'")
    (folder / keys.FILE).unlink()
    if needs:
        with pytest.raises(DatabaseError, match="is missing"):
            start(folder)
        assert not (folder / keys.FILE).exists()
    else:
        start(folder)
        assert check(folder) == keys.check_of((folder / keys.FILE).read_bytes())


# --- restore -----------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(instance: Path, tmp_path: Path) -> Path:
    file = tmp_path / "saved.sqlite"
    backup.create(instance / DATABASE, file)
    return file


def test_a_restore_without_its_key_is_refused_and_changes_nothing(
    saved: Path, tmp_path: Path, other_key: bytes
) -> None:
    backup.key_of(saved).unlink()
    for name, key in (("none", None), ("another", other_key)):
        folder = tmp_path / name
        folder.mkdir()
        if key is not None:
            (folder / keys.FILE).write_bytes(key)
        with pytest.raises(BackupError) as reported:
            restore(saved, folder, migrations.known())
        assert str(backup.key_of(saved)) in str(reported.value)
        assert "--without-key" in str(reported.value)
        assert not (folder / DATABASE).exists()
        assert (folder / keys.FILE).exists() == (key is not None)
        restore(saved, folder, migrations.known(), without_key=True)
        start(folder)
        assert check(folder) == keys.check_of((folder / keys.FILE).read_bytes())
        if key is not None:
            assert (folder / keys.FILE).read_bytes() == key


def test_a_restore_with_the_key_of_another_instance_is_refused(saved: Path, tmp_path: Path, other_key: bytes) -> None:
    backup.key_of(saved).write_bytes(other_key)
    with pytest.raises(BackupError, match="is the key of another instance"):
        restore(saved, tmp_path / "new", migrations.known())
    assert not (tmp_path / "new" / DATABASE).exists()


def test_where_the_instance_has_the_key_the_backup_needs_none(saved: Path, instance: Path) -> None:
    backup.key_of(saved).unlink()
    restore(saved, instance, migrations.known())
    start(instance)


def test_a_backup_of_an_earlier_version_comes_with_its_key_or_is_refused_where_one_is_needed(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path, instance: Path
) -> None:
    app = make_app()
    body = {"url": "https://hooks.example/a", "events": ["link.created"]}
    assert make_client(app).post("/v1/webhooks", json=body).status_code == 200
    close_app(app)
    folder = Path(app.config["INSTANCE"])
    execute(folder, f"DELETE FROM state WHERE name = '{keys.CHECK}'")
    file = tmp_path / "earlier.sqlite"
    backup.create(folder / DATABASE, file)
    shutil.copytree(instance, tmp_path / "with")
    restore(file, tmp_path / "with", migrations.known())
    assert (tmp_path / "with" / keys.FILE).read_bytes() == (folder / keys.FILE).read_bytes()
    start(tmp_path / "with")
    backup.key_of(file).unlink()
    with pytest.raises(BackupError, match="is missing"):
        restore(file, instance, migrations.known())


def test_a_restore_that_was_interrupted_before_the_key_is_finished_by_the_start(saved: Path, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    start(folder)
    former = (folder / keys.FILE).read_bytes()
    restore(saved, folder, migrations.known())
    right = (folder / keys.FILE).read_bytes()
    (retained,) = folder.glob("secret.key.before-*")
    assert retained.read_bytes() == former
    retained.rename(folder / keys.FILE)
    (folder / keys.RESTORED).write_bytes(right)
    start(folder)
    assert (folder / keys.FILE).read_bytes() == right
    (retained,) = folder.glob("secret.key.before-*")
    assert retained.read_bytes() == former
    assert not (folder / keys.RESTORED).exists()
    # And before the database: the former key is still the right one.
    (folder / keys.RESTORED).write_bytes(former)
    start(folder)
    assert (folder / keys.FILE).read_bytes() == right


def test_restore_by_the_command(saved: Path, tmp_path: Path) -> None:
    backup.key_of(saved).unlink()
    server = Server(tmp_path / "fresh")
    done = server.run("restore", str(saved))
    assert done.returncode == 1
    assert "--without-key" in done.stderr
    done = server.run("restore", str(saved), "--without-key")
    assert done.returncode == 0, done.stderr
    assert server.run("token", "list").returncode == 0


# --- while a server runs -----------------------------------------------------------------------------------------


def pages_of(app: Flask) -> list[str]:
    """Every path of the service origin that has no variable in it and can be asked for with GET."""
    service_app.of(app).load_all()
    rules = [rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ()) and not rule.arguments]
    return sorted({rule.rule for rule in rules} - {"/v1/events"})  # it has no end


def take_away_key(folder: Path) -> None:
    (folder / keys.FILE).unlink()


def take_away_folder(folder: Path) -> None:
    folder.rename(folder.with_name("moved"))


@pytest.mark.parametrize("take_away", [take_away_key, take_away_folder])
@pytest.mark.parametrize("is_asked_before", [False, True])
@pytest.mark.sqlite
def test_nothing_makes_a_key_while_a_server_runs(
    make_server: Callable[..., Server], app: Flask, take_away: Callable[[Path], None], is_asked_before: bool
) -> None:
    server = make_server().start()
    paths = pages_of(app)
    assert {"/sign-in", "/readyz", "/healthz", "/v1/links", "/docs"} <= {*paths}
    token = server.token
    if is_asked_before:
        asked(server, "/sign-in")
    take_away(server.instance)
    for path in paths:
        for headers in ({}, {"Authorization": f"Bearer {token}"}, {"Accept": "text/html"}):
            status, body = asked(server, path, **headers)
            assert status != 500, path
            assert status < 500 or path in ("/healthz", "/readyz") or "signpost.sqlite was deleted" in body, path
        assert not (server.instance / keys.FILE).exists(), path
    status, body = asked(server, "/readyz")
    if take_away is take_away_folder:
        assert (status, "deleted or replaced" in body) == (503, True)
    else:
        assert (status, json.loads(body)["status"]) == (200, "ok")
    assert f"{keys.FILE} is missing in {server.instance}" in body
    logged = (server.instance.with_name("moved") if take_away is take_away_folder else server.instance) / "output.txt"
    # Jobs that find no file log it; no request does.
    assert "request failed" not in logged.read_text()
    if take_away is take_away_folder:
        logged.parent.rename(server.instance)


def asked(server: Server, path: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize("content", [b"", b"short", bytes(32)])
def test_readyz_says_that_a_key_was_exchanged(app: Flask, content: bytes) -> None:
    client = client_of(app)
    assert "warnings" not in client.get("/readyz").json
    file = Path(app.config["INSTANCE"]) / keys.FILE
    key = file.read_bytes()
    file.write_bytes(content)
    (warning,) = client.get("/readyz").json["warnings"]
    assert str(file) in warning
    file.write_bytes(key)
    assert "warnings" not in client.get("/readyz").json


class _FailingSessions(SessionInterface):
    """As an embedder's own store of sessions may be, which Flask asks before everything else."""

    def open_session(self, app: Flask, request: Any) -> None:
        raise FileNotFoundError(2, "of the embedder")


@pytest.mark.parametrize("path", ["/v1/test", "/readyz", "/sign-in", "/no-such-page"])
def test_a_failure_before_everything_else_is_an_error_like_others(app: Flask, path: str) -> None:
    client = client_of(app)
    client.get(path)
    app.session_interface = _FailingSessions()
    answer = client.get(path)
    assert answer.status_code == 500
    assert answer.json["code"] == "internal_error"
    assert "embedder" not in answer.text
