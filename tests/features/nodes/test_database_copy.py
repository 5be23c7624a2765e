"""`signpost database copy`: an instance moves from its folder to PostgreSQL and back, and is the same afterwards."""

import contextlib
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from flask import Flask

from signpost.factory import close_app, create_token
from signpost.features.nodes import copying
from signpost.storage import keys
from signpost.storage.instance_folder import DATABASE
from signpost.testing import Signpost
from tests import postgresql
from tests.conftest import FIREFOX, Server
from tests.databases import rows
from tests.wire import answering, api, assert_sentence, connected, eventually, link, visit

# Looked at before and afterwards.
PAGES = (
    "/v1/links?per_page=100", "/v1/redirect", "/v1/tags", "/v1/changes", "/v1/webhooks", "/v1/deliveries",
    "/v1/host", "/v1/misses", "/v1/workspace/clicks?by=day", "/v1/workspace/clicks?by=browser",
    "/v1/workspace/clicks?by=referrer", "/v1/jobs", "/v1/link/count",
)  # fmt: skip


@pytest.fixture
def empty_url() -> Iterator[str]:
    url = postgresql.server().new_database(with_tables=False)
    yield url
    postgresql.server().drop(url)


@pytest.fixture
def filled(make_server: Callable[..., Server]) -> Server:
    """A folder with some of everything. It has stopped; its last clicks wait in the journal."""
    server = answering(make_server().start())
    connected(server)
    for number in range(30):
        fields = {"title": "tab\\t ä\\", "tags": ["a", "b"]} if number % 2 else {"max_clicks": 5}
        link(server, alias=f"Link-{number}", **fields)
    api(server, "POST", "/v1/webhook", {"url": "https://hooks.example/", "events": ["link.created"]})
    assert api(server, "DELETE", f"/v1/link/{link(server, alias='deleted')['id']}").status == 204
    for number in range(12):
        agent = FIREFOX if number % 3 else FIREFOX.replace("Linux", "Macintosh")
        headers = {"User-Agent": agent, "Referer": "https://r.example/"}
        assert visit(server, f"/Link-{1 + 2 * (number % 4)}", **headers).status == 302
    visit(server, "/nothing-%C3%A4%00", **{"User-Agent": FIREFOX})
    server.stop(signal.SIGTERM)
    # As versions before have counted.
    old = """SELECT seq, '2026-01-02', 0, jsonb('{"country":{"DE":3}}') FROM record LIMIT 3"""
    rows(server.instance / DATABASE, f"INSERT INTO click_breakdown {old}")
    answering(server.start())
    for _ in range(3):
        visit(server, "/Link-1", **{"User-Agent": FIREFOX})
    server.stop(signal.SIGKILL)
    return server


def copy(server: Server, source: object, target: object) -> subprocess.CompletedProcess[str]:
    return server.run("database", "copy", "--from", str(source), "--to", str(target))


def pages(server: Server) -> dict[str, Any]:
    found = {page: api(server, "GET", page) for page in PAGES}
    assert {page: answer.status for page, answer in found.items()} == dict.fromkeys(PAGES, 200)
    return {page: answer.json for page, answer in found.items()}


def of_tables(folder: Path) -> dict[str, list[Any]]:
    """All rows of a database, but for those that each side has for itself."""
    file = folder / DATABASE
    tables = [name for (name,) in rows(file, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    found = {name: sorted(map(repr, rows(file, f'SELECT * FROM "{name}"'))) for name in tables}
    of_a_side = ("clicks_counted", "visitors_salt", "generation")
    found["state"] = [row for row in found["state"] if not any(name in row for name in of_a_side)]
    del found["schema_migration"]
    return found


def test_there_and_back(filled: Server, empty_url: str, tmp_path: Path) -> None:
    node = Server(tmp_path / "node", SIGNPOST_DATABASE_URL=empty_url)
    node.token_file = filled.token_file
    answering(filled.start())
    eventually(lambda: api(filled, "GET", "/v1/workspace/clicks?by=day").json["total"]["clicks"] == 15)
    before = pages(filled)
    filled.stop(signal.SIGTERM)
    rows_before = of_tables(filled.instance)
    with contextlib.closing(sqlite3.connect(filled.instance / DATABASE)) as others:
        # Somebody else's, with what PostgreSQL could not take.
        others.execute("CREATE TABLE of_others (a, b TEXT)")
        others.execute("INSERT INTO of_others VALUES (x'00', 'a' || char(0))")
        others.commit()
    done = copy(filled, filled.instance, empty_url)
    assert done.returncode == 0, done.stderr
    assert "of_others" in done.stdout + done.stderr
    assert "secret.key" in done.stdout
    # It can go on at once.
    node.instance.mkdir()
    shutil.copy(filled.instance / keys.FILE, node.instance)
    back = tmp_path / "back"
    done = copy(filled, empty_url, back)
    assert done.returncode == 0, done.stderr
    assert "secret.key" in done.stdout
    assert of_tables(back) == rows_before
    answering(node.start())
    for page, answer in pages(node).items():
        assert _moved(answer, node, filled) == before[page], page
    assert visit(node, "/link-3").status == 302
    number = link(node, alias="after")["id"]
    assert number > max(row["id"] for row in before[PAGES[0]]["data"])
    node.stop(signal.SIGTERM)


def _moved(answer: Any, server: Server, former: Server) -> Any:
    """An answer in which a server has the port of the former one."""
    if isinstance(answer, dict):
        return {name: _moved(value, server, former) for name, value in answer.items()}
    if isinstance(answer, list):
        return [_moved(value, server, former) for value in answer]
    return answer.replace(f":{server.port}", f":{former.port}") if isinstance(answer, str) else answer


def test_clicks_that_wait_are_counted_first(filled: Server, empty_url: str, tmp_path: Path) -> None:
    assert copy(filled, filled.instance, empty_url).returncode == 0
    assert postgresql.server().execute("SELECT sum(clicks) FROM record_clicks", _name(empty_url)) == [(15,)]


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


@pytest.mark.parametrize("way", ["to_postgresql", "to_folder"])
def test_killed_in_the_middle_and_run_again(filled: Server, empty_url: str, tmp_path: Path, way: str) -> None:
    assert copy(filled, filled.instance, empty_url).returncode == 0
    if way == "to_postgresql":
        source, target = str(filled.instance), postgresql.server().new_database(with_tables=False)
    else:
        source, target = empty_url, str(tmp_path / "back")
    command = [sys.executable, "-m", "signpost.cli", "database", "copy", "--from", source, "--to", target]

    def is_begun() -> bool:
        if way == "to_folder":
            return any(Path(target).glob(f".{DATABASE}.*"))
        # It has written something.
        begun = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL"
        return bool(postgresql.server().execute(begun, _name(target)))

    left: list[str] = []
    for _ in range(2):
        with contextlib.ExitStack() as stack:
            if way == "to_folder":
                # It waits in the middle.
                session = stack.enter_context(psycopg.connect(empty_url))
                session.execute("LOCK TABLE record IN ACCESS EXCLUSIVE MODE")
            process = subprocess.Popen(command, env=filled.environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE)
            stack.callback(process.communicate)
            stack.callback(process.kill)
            eventually(is_begun)
            process.kill()
            assert process.communicate()[0] == b""
        eventually(lambda: way == "to_folder" or not is_begun())
        for unfinished in Path(target).glob(f".{DATABASE}.*") if way == "to_folder" else ():
            # For `is_begun`: the next run would remove it.
            unfinished.rename(tmp_path / unfinished.name)
            left.append(unfinished.name)
    for name in left:
        (tmp_path / name).rename(Path(target) / name)
    done = copy(filled, source, target)
    assert done.returncode == 0, done.stderr
    done = copy(filled, source, target)
    assert done.returncode == 1
    assert_sentence(done.stderr, "already")
    if way == "to_folder":
        assert of_tables(Path(target)) == of_tables(filled.instance)
        assert sorted(path.name for path in Path(target).iterdir()) == [DATABASE, "use.lock"]
    else:
        count = "SELECT count(*) FROM record"
        assert postgresql.server().execute(count, _name(target)) == rows(filled.instance / DATABASE, count)
        postgresql.server().drop(target)


def test_what_is_refused_changes_nothing(filled: Server, empty_url: str, tmp_path: Path) -> None:
    other = postgresql.server().new_database()
    foreign = postgresql.server().new_database(with_tables=False)
    postgresql.server().execute("CREATE TABLE orders (id bigint)", _name(foreign))
    try:
        for source, target, names in (
            (filled.instance, other, ("another instance",)),
            (filled.instance, foreign, ("orders",)),
            (filled.instance, "postgresql://nobody@127.0.0.1:1/none?connect_timeout=2", ("unreachable",)),
            (filled.instance, "postgresql://x:secretpassword@[/none", ("address",)),
            (tmp_path / "none", empty_url, ("no instance",)),
            (empty_url, tmp_path / "new", ("holds no instance",)),
            (other, filled.instance, ("already",)),
        ):
            done = copy(filled, source, target)
            assert done.returncode == 1, (source, target)
            assert_sentence(done.stderr, *names)
            assert "secretpassword" not in done.stderr
        assert copy(filled, other, empty_url).returncode == 2
        assert copy(filled, filled.instance, tmp_path / "new").returncode == 2
        assert not (tmp_path / "new" / DATABASE).exists()
        assert postgresql.server().execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", _name(empty_url)
        ) == [(0,)]
        answering(filled.start())
        done = copy(filled, filled.instance, empty_url)
        assert_sentence(done.stderr, "Stop it first")
    finally:
        postgresql.server().drop(other)
        postgresql.server().drop(foreign)


# What the file has and PostgreSQL refuses: (statement, what the sentence about it says).
REFUSED = (
    (
        "UPDATE record SET title = 'a' || char(0) WHERE alias = 'Link-3'",
        ("record", "go.acme.test, Link-3", "NUL", "title"),
    ),
    ("UPDATE user SET name = char(0)", ("user", "@", "NUL", "name")),
    (
        "UPDATE record SET external_id = hex(randomblob(2000)) WHERE alias = 'Link-5'",
        ("record", "go.acme.test, Link-5", "external_id", "too long"),
    ),
    ("UPDATE record_tag SET tag = tag || char(0) WHERE tag = 'b'", ("record_tag", "NUL", "tag")),
    ("INSERT INTO record_text VALUES ('nowhere', 1, '')", ("record_text", "workspace_id", "does not exist")),
)


@pytest.mark.parametrize(("change", "names"), REFUSED)
def test_what_cannot_be_copied_is_named_before(
    make_app: Callable[..., Flask], empty_url: str, change: str, names: tuple[str, ...]
) -> None:
    app = make_app()
    signpost = Signpost(app, create_token(app, "owner"))
    signpost.connect("go.acme.test")
    for number in range(6):
        signpost.link("go.acme.test", alias=f"Link-{number}", tags=["a", "b"])
    folder = Path(app.config["INSTANCE"])
    close_app(app)
    rows(
        folder / DATABASE,
        "UPDATE record SET external_id = replace(hex(zeroblob(2000)), '0', 'x') WHERE alias = 'Link-1'",
    )
    rows(folder / DATABASE, change)
    begun: list[str] = []
    with pytest.raises(copying.CopyError) as refused:
        copying.to_postgresql(folder, empty_url, begun.append)
    first, *_, last = str(refused.value).splitlines()
    assert_sentence(first, *names)
    assert_sentence(last, "Nothing was changed")
    assert begun == []
    assert postgresql.server().execute(
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", _name(empty_url)
    ) == [(0,)]


def test_a_node_that_runs_is_in_the_way(make_nodes: Callable[..., Any], tmp_path: Path) -> None:
    nodes = make_nodes(1)
    (node,) = nodes.all
    eventually(lambda: postgresql.server().execute("SELECT 1 FROM node", _name(nodes.url)))
    done = copy(node, nodes.url, tmp_path / "back")
    assert done.returncode == 1
    assert_sentence(done.stderr, "stop all nodes")
    node.stop(signal.SIGTERM)
    (tmp_path / "back" / keys.FILE).write_bytes(bytes(keys.BYTES))
    done = copy(node, nodes.url, tmp_path / "back")
    assert done.returncode == 1
    assert_sentence(done.stderr, "secret.key")
    shutil.copy(node.instance / keys.FILE, tmp_path / "back")
    assert copy(node, nodes.url, tmp_path / "back").returncode == 0
    moved = Server(tmp_path / "back")
    moved.token_file = node.token_file
    assert api(answering(moved.start()), "GET", "/v1/host").json["data"][0]["host"] == "go.acme.test"
    moved.stop(signal.SIGTERM)
