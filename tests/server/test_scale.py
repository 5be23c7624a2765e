"""docs/scale.md: a standby that takes over, a cache in front, and how what changed is removed from it."""

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import standardwebhooks

from tests.conftest import FIREFOX, ROOT, Server, free_port
from tests.played.fronts import binary, blocks, program, replaced
from tests.programs import missing
from tests.wire import Connection, Reply, answering, api, connected, eventually, link, visit

PAGE = ROOT / "docs" / "scale.md"
HOST, OTHER = "go.example.com", "other.example.com"
FOLDER = "/var/lib/signpost"


def script(word: str) -> str:
    """The one block of commands that has `word` in it."""
    (found,) = (block for block in indented("sh") if word in block)
    return found


def indented(language: str) -> list[str]:
    """The blocks of the page, also those within lists."""
    fence = re.compile(rf"^( *)```{language}\n(.*?)^ *```$", re.M | re.S)
    return [re.sub(rf"(?m)^{found[1]}", "", found[2]) for found in fence.finditer(PAGE.read_text(encoding="utf-8"))]


# --- a warm standby ----------------------------------------------------------------------------------------------


class Machine:
    """A folder that is /var/lib/signpost and /etc of a machine, with Litestream."""

    def __init__(self, folder: Path, bucket: Path) -> None:
        self.folder, self.database = folder, folder / "signpost" / "signpost.sqlite"
        self.database.parent.mkdir(parents=True, mode=0o700)
        self.bucket = bucket
        self.processes: list[subprocess.Popen[bytes]] = []
        # A folder instead of a bucket, and nothing else is changed.
        whole = blocks("yaml", PAGE)[0]
        place = (r"type: s3\n +bucket: .*\n +path: .*\n +region: .*\n", f"type: file\n        path: {bucket}\n", 1)
        (folder / "litestream.yml").write_text(replaced(whole, place, (FOLDER, str(self.database.parent), 1)))

    def meant(self, commands: str) -> str:
        """Commands of the page, as they are on this machine."""
        changes = ((f"{FOLDER}/", f"{self.database.parent}/"), ("/etc/litestream.yml", f"{self.folder}/litestream.yml"))
        for found, value in (*changes, ("litestream ", f"{binary('litestream')} ")):
            commands = commands.replace(found, value)
        return re.sub(r"(?m)^systemctl .*\n", "", commands)

    def start(self, commands: str) -> "subprocess.Popen[bytes]":
        with (self.folder / "output.txt").open("ab") as out:
            command = f"exec {self.meant(commands)}"
            self.processes.append(subprocess.Popen(["sh", "-c", command], stdout=out, stderr=out))
        return self.processes[-1]

    def run(self, commands: str) -> None:
        done = subprocess.run(["sh", "-ec", self.meant(commands)], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr

    def stop(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                process.kill()
            process.wait()


@pytest.fixture
def make_machine(tmp_path: Path) -> Iterator[Callable[[str], Machine]]:
    if binary("litestream") is None:
        missing("Litestream is not installed")
    machines: list[Machine] = []

    def make(name: str) -> Machine:
        machines.append(Machine(tmp_path / name, tmp_path / "bucket"))
        return machines[-1]

    yield make
    for machine in machines:
        machine.stop()


class Load:
    """Links that are created and visited until they cannot be; which ones were acknowledged, and when."""

    def __init__(self, server: Server) -> None:
        self.acknowledged: list[tuple[float, str]] = []
        self._server = server
        self._threads = [threading.Thread(target=self._create, args=(number,)) for number in range(2)]
        self._threads.append(threading.Thread(target=self._visit))
        for thread in self._threads:
            thread.start()

    def _create(self, number: int) -> None:
        try:
            with Connection(self._server, token=self._server.token) as connection:
                for count in range(100_000):
                    # Ten at a time: a standby has to follow more than one client can type.
                    names = [f"w{number}-{count}-{entry}" for entry in range(10)]
                    created = [{"host": HOST, "alias": name, "destination": "https://dest.example/"} for name in names]
                    answer = connection.call("POST", "/v1/bulk", {"records": created})
                    assert answer.status == 200, answer.body
                    self.acknowledged += [(time.monotonic(), name) for name in names]
        except OSError:
            return

    def _visit(self) -> None:
        try:
            with Connection(self._server, host=HOST) as connection:
                while True:
                    assert connection.call("GET", "/first").status == 302
        except OSError:
            return

    def is_enough(self) -> bool:
        """Many links, over several of the seconds in which Litestream copies."""
        created = self.acknowledged
        return len(created) > 1000 and created[-1][0] - created[0][0] > 4

    def join(self) -> None:
        for thread in self._threads:
            thread.join()


def rows(path: Path) -> dict[str, str]:
    """Alias -> id of all links."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        found = connection.execute("SELECT alias, id FROM record").fetchall()
    connection.close()
    return dict(found)


# How much a standby may miss. Litestream copies each second; the rest is for a machine that is busy with other tests.
MAX_LOSS_S = 6


@pytest.mark.parametrize("has_bucket", [True, False])
def test_a_standby_takes_over(make_machine: Callable[[str], Machine], tmp_path: Path, has_bucket: bool) -> None:
    first, second = make_machine("first"), make_machine("second")
    server = answering(Server(first.database.parent, SIGNPOST_RATE_LIMIT="").start())
    connected(server, HOST)
    link(server, host=HOST, alias="first")
    replicating = first.start(script("litestream replicate"))
    # Litestream has copied something.
    eventually(lambda: first.bucket.exists() and [*first.bucket.rglob("*.ltx")], 20)
    shutil.copy2(first.database.parent / "secret.key", second.database.parent)
    following = second.start(script("restore -f"))
    eventually(second.database.exists, 20)
    load = Load(server)
    eventually(load.is_enough, 60)
    killed_at = time.monotonic()
    server.stop(signal.SIGKILL)
    replicating.kill()
    load.join()

    commands = script("rm -f")
    if not has_bucket:
        shutil.rmtree(first.bucket)
        commands = "".join(line for line in commands.splitlines(True) if not line.startswith(("rm ", "litestream ")))
    began = time.monotonic()
    following.terminate()
    following.wait(10)
    second.run(commands)
    with sqlite3.connect(second.database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()

    standby = answering(Server(second.database.parent).start())
    try:
        assert visit(standby, "/first", HOST).status == 302
        took_s = time.monotonic() - began
        # Its members, their tokens and what is signed with the key of the instance are those of the first.
        assert api(standby, "GET", "/v1/test", token=server.token).status == 200
        existing, here = rows(second.database), rows(first.database)
        assert [name for _, name in load.acknowledged if name not in here] == []
        assert existing.items() <= here.items()
        missed = [killed_at - at for at, name in load.acknowledged if name not in existing]
        sys.stdout.write(
            f"{len(missed)} of {len(load.acknowledged)} links are missing, of the last {max(missed, default=0):.1f} s; "
            f"the first visit was answered {took_s:.1f} s after the failover began.\n"
        )
        assert max(missed, default=0) < MAX_LOSS_S
        assert len(existing) > 100
        more = {"host": HOST, "alias": "after", "destination": "https://dest.example/"}
        assert api(standby, "POST", "/v1/link", more, token=server.token).status == 200
        assert visit(standby, "/after", HOST).status == 302
    finally:
        assert standby.stop() == 0
    assert "Traceback" not in standby.output.read_text()


def test_litestream_leaves_the_wal_small(make_machine: Callable[[str], Machine]) -> None:
    """It holds back checkpoints of Signpost; afterwards the file shrinks to what Signpost allows."""
    machine = make_machine("first")
    server = answering(Server(machine.database.parent, SIGNPOST_RATE_LIMIT="").start())
    connected(server, HOST)
    machine.start(script("litestream replicate"))
    eventually(lambda: machine.bucket.exists() and [*machine.bucket.rglob("*.ltx")], 20)
    table = machine.folder / "links.csv"
    lines = (f"https://{HOST}/i{number},https://dest.example/{number}\n" for number in range(8_000))
    table.write_text("url,destination\n" + "".join(lines))
    command = [sys.executable, "-m", "signpost.cli", "import", str(table)]
    environment = {**os.environ, **server.environment}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    wal = machine.database.with_name("signpost.sqlite-wal")
    sys.stdout.write(f"The WAL has {wal.stat().st_size / 1e6:.1f} MB after an import.\n")

    def has_shrunk() -> bool:
        link(server, host=HOST)
        return wal.stat().st_size <= 17 << 20

    eventually(has_shrunk, 30)
    backup = machine.folder / "backup.sqlite"
    command = [sys.executable, "-m", "signpost.cli", "backup", str(backup)]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60)
    assert len(rows(backup)) > 8_000
    assert server.stop() == 0


def test_copies_without_litestream(make_server: Callable[..., Server], tmp_path: Path) -> None:
    if program("rsync") is None:
        missing("rsync is not installed")
    server = answering(make_server().start())
    connected(server, HOST)
    link(server, host=HOST, alias="x")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "signpost").write_text(f"#!/bin/sh\nexec '{sys.executable}' -m signpost.cli \"$@\"\n")
    (programs / "signpost").chmod(0o755)
    reported = {"FOLDER": str(tmp_path / "backups"), "STANDBY": f"{tmp_path}/standby/"}
    environment = {**os.environ, **server.environment, **reported, "PATH": f"{programs}:{os.environ['PATH']}"}
    for _ in range(2):
        subprocess.run(
            ["sh", "-c", script("signpost-copy")], env=environment, check=True, capture_output=True, timeout=60
        )
    copies = sorted((tmp_path / "standby").iterdir())
    assert {path.suffix for path in copies} == {".sqlite", ".key"}
    assert rows(next(path for path in copies if path.suffix == ".sqlite")).keys() >= {"x"}


# --- a cache in front --------------------------------------------------------------------------------------------


# How long a change may take through the webhook.
SOON_S = 15


class Cache:
    """Varnish in front of a server, and the receiver that removes from it what has changed."""

    def __init__(self, folder: Path, server: Server, **environment: str) -> None:
        self.server, self.port, purge_port, self.receiver_port = server, free_port(), free_port(), free_port()
        folder.mkdir()
        # One who is not root writes there, too.
        (folder / "default.vcl").write_text(
            replaced(blocks("vcl", PAGE)[0], (r'\.port = "8000"', f'.port = "{server.port}"', 1))
        )
        command = replaced(
            script("varnishd -F").strip(),
            (r"^varnishd ", f"{program('varnishd')} -j none -n {folder}/varnish ", 1),
            (r"/etc/varnish/default\.vcl", f"{folder}/default.vcl", 1),
            (r"127\.0\.0\.1:6081", f"127.0.0.1:{self.port}", 1),
            (r"127\.0\.0\.1:6082", f"127.0.0.1:{purge_port}", 1),
        )
        self.output = folder / "output.txt"
        (folder / "purge.py").write_text(blocks("python", PAGE)[0])
        (wanted,) = re.findall(r"--json '(.*)'", script("/v1/webhooks"))
        requested = {**json.loads(wanted), "url": f"http://127.0.0.1:{self.receiver_port}/"}
        assert requested["url"] == wanted.split('"')[3].replace(":9000/", f":{self.receiver_port}/")
        created = api(server, "POST", "/v1/webhooks", requested)
        assert created.status == 200, created.body
        self._webhook_id = created.json["id"]
        self.webhook = standardwebhooks.Webhook(created.json["secret"])
        reported = {
            "WEBHOOK_SECRET": created.json["secret"],
            "VARNISH": f"http://127.0.0.1:{purge_port}",
            "PORT": str(self.receiver_port),
            **environment,
        }
        self.processes = []
        with self.output.open("ab") as out:
            for entry in (f"exec {command}", f"exec '{sys.executable}' {folder}/purge.py"):
                self.processes.append(
                    subprocess.Popen(["sh", "-c", entry], stdout=out, stderr=out, env={**os.environ, **reported})
                )
        eventually(self._is_ready, 20)

    def _is_ready(self) -> bool:
        assert all(process.poll() is None for process in self.processes), self.output.read_text()
        try:
            return self.visit("/nothing").status == 404 and self.tell("test", {}, signed=False) == 401
        except OSError:
            return False

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(10)

    def visit(self, path: str, host: str = HOST, method: str = "GET", **headers: str) -> Reply:
        """A visit as Caddy passes it on."""
        at = Server(self.output.parent, SIGNPOST_PORT=str(self.port))
        at.port = self.port
        given = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https", "User-Agent": FIREFOX, **headers}
        with Connection(at, host=host) as connection:
            return connection.call(method, path, headers=given)

    def location(self, path: str, host: str = HOST) -> str | None:
        return self.visit(path, host).headers["Location"]

    def link(self, **fields: Any) -> dict[str, Any]:
        """A link of which the receiver has been told."""
        created = link(self.server, **fields)
        path = f"/v1/webhooks/{self._webhook_id}"
        eventually(lambda: api(self.server, "GET", path).json["waiting"] == 0, SOON_S)
        return created

    def tell(self, type_: str, data: Any, *, signed: bool = True) -> int:
        """What Signpost sends to a webhook."""
        now = datetime.now(UTC)
        body = json.dumps({"type": type_, "timestamp": now.isoformat(), "data": data})
        headers = {
            "webhook-id": "msg_1",
            "webhook-timestamp": str(int(now.timestamp())),
            "webhook-signature": self.webhook.sign("msg_1", now, body if signed else "other"),
        }
        at = Server(self.output.parent)
        at.port = self.receiver_port
        with Connection(at) as connection:
            return connection.call("POST", "/", body.encode(), headers=headers).status


@pytest.fixture
def cache(make_server: Callable[..., Server], tmp_path: Path) -> Iterator[Cache]:
    if program("varnishd") is None:
        missing("Varnish is not installed")
    settings = {"SIGNPOST_EXCLUDE_NETWORKS": "203.0.113.9", "SIGNPOST_MONITOR_ALLOW_PRIVATE": "true"}
    server = answering(make_server(**settings).start())
    connected(server, HOST)
    connected(server, OTHER)
    cache = Cache(tmp_path / "cache", server)
    yield cache
    cache.stop()


def clicks_of(server: Server, record: dict[str, Any]) -> int:
    return int(api(server, "GET", f"/v1/links/{record['id']}").json["total_clicks"])


def test_what_a_cache_keeps_is_not_counted(cache: Cache) -> None:
    server = cache.server
    saved = [cache.link(host=HOST, alias=f"kept-{status}", status=status) for status in (301, 308)]
    # The last one is cached by its path, and visited with a query.
    limited = {"status": 301, "max_clicks": 4, "interstitial": "never"}
    others: list[dict[str, Any]] = [{"status": 302}, {"status": 307}, limited, {"status": 301}]
    passed = [cache.link(host=HOST, alias=f"passed-{number}", **other) for number, other in enumerate(others)]
    paths = [*(f"/passed-{number}" for number in range(3)), "/passed-3?a=b"]
    for path in ("/kept-301", "/kept-308"):
        assert {cache.visit(path).status for _ in range(4)} == {int(path[-3:])}
    for path in paths:
        assert {cache.visit(path).status for _ in range(4)} <= {301, 302, 307}
    # The limit of clicks holds.
    assert cache.visit("/passed-2").status == 410
    eventually(lambda: [clicks_of(server, entry) for entry in passed] == [4, 4, 4, 4])
    assert [clicks_of(server, entry) for entry in saved] == [1, 1]
    found = cache.visit("/kept-301")
    assert found.headers["Cache-Control"] == "private, max-age=60"
    assert not {"Age", "X-Host", "X-Path"} & set(found.headers)
    # A visitor who comes through it has an address.
    assert cache.visit("/passed-0", **{"X-Forwarded-For": "203.0.113.9"}).status == 302
    assert cache.visit("/passed-1").status == 307
    eventually(lambda: clicks_of(server, passed[1]) == 5)
    assert clicks_of(server, passed[0]) == 4


def test_a_change_reaches_visitors(cache: Cache) -> None:
    server, old, new = cache.server, "https://dest.example/old", "https://dest.example/new"
    created = {
        name: cache.link(destination=old, host=HOST, alias=name, status=301)
        for name in ("changed", "deleted", "renamed", "same")
    }
    names = (HOST, f"www.{HOST}")
    for host in names:
        assert {cache.location(path, host) for path in ("/changed", "/Changed/", "/deleted")} == {old}
    assert {cache.location("/renamed"), cache.location("/same")} == {old}
    assert api(server, "PATCH", f"/v1/redirect/{created['changed']['id']}", {"destination": new}).status == 200
    spellings = [(path, host) for path in ("/changed", "/Changed/") for host in names]
    eventually(lambda: {cache.location(*spelling) for spelling in spellings} == {new}, SOON_S)
    assert api(server, "DELETE", f"/v1/redirect/{created['deleted']['id']}").status == 204
    eventually(lambda: cache.visit("/deleted").status == 404, SOON_S)
    assert api(server, "PATCH", f"/v1/redirect/{created['renamed']['id']}", {"url": f"{HOST}/other"}).status == 200
    eventually(lambda: cache.visit("/renamed").status == 404, SOON_S)
    assert cache.location("/other") == old
    # What did not change is where it was.
    assert cache.location("/same") == old
    assert clicks_of(server, created["same"]) == 1


def test_a_redirect_takes_its_whole_hostname_along(cache: Cache) -> None:
    server = cache.server
    root = {"url": f"https://{OTHER}/", "destination": "https://old.example/", "forward_path": True, "status": 301}
    answer = api(server, "POST", "/v1/redirect", root)
    assert answer.status == 200, answer.body
    assert cache.location("/a/b", OTHER) == "https://old.example/a/b"
    record = answer.json["data"][0]
    assert api(server, "PATCH", f"/v1/redirect/{record['id']}", {"destination": "https://new.example/"}).status == 200
    eventually(lambda: cache.location("/a/b", OTHER) == "https://new.example/a/b", SOON_S)
    # A link that takes a path which the redirect has answered.
    link(server, "https://dest.example/", OTHER, alias="a", status=301)
    eventually(lambda: cache.location("/a", OTHER) == "https://dest.example/", SOON_S)
    assert api(server, "DELETE", f"/v1/host/{OTHER}").status == 204
    eventually(lambda: cache.visit("/a/b", OTHER).status == 404, SOON_S)


def test_a_link_that_expires_leaves_the_cache(cache: Cache) -> None:
    soon = datetime.now(UTC) + timedelta(seconds=6)
    cache.link(host=HOST, alias="kept", status=301, expires=soon.isoformat())
    assert cache.visit("/kept").status == 301
    eventually(lambda: cache.visit("/kept").status == 410, 6 + SOON_S)


def test_permanent_redirects_work_while_signpost_is_down(cache: Cache) -> None:
    cache.link(host=HOST, alias="kept", status=301)
    cache.link(host=HOST, alias="passed", status=302)
    assert (cache.visit("/kept").status, cache.visit("/passed").status) == (301, 302)
    cache.server.stop(signal.SIGKILL)
    assert (cache.visit("/kept").status, cache.visit("/passed").status) == (301, 503)


def test_visitors_remove_nothing_from_the_cache(cache: Cache) -> None:
    cache.link(host=HOST, alias="kept", status=301)
    assert cache.visit("/kept").status == 301
    cache.visit("/kept", method="BAN", **{"X-Host": ".", "X-Path": "."})
    assert cache.tell("host.deleted", {"host": HOST}, signed=False) == 401
    cache.server.stop(signal.SIGKILL)
    assert cache.visit("/kept").status == 301


# --- Cloudflare --------------------------------------------------------------------------------------------------


def test_cloudflare_is_told_what_to_remove(make_server: Callable[..., Server], tmp_path: Path) -> None:
    if program("varnishd") is None:
        missing("Varnish is not installed")
    reported: list[tuple[str, str | None, Any]] = []
    answers = [500, 200, 200]

    class Cloudflare(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            reported.append((self.path, self.headers["Authorization"], body))
            self.send_response(answers.pop(0))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    cloudflare = ThreadingHTTPServer(("127.0.0.1", 0), Cloudflare)
    threading.Thread(target=cloudflare.serve_forever, daemon=True).start()
    server = answering(make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="true").start())
    connected(server, HOST)
    settings = {"ZONE": "zone1", "TOKEN": "secret1", "CLOUDFLARE": f"http://127.0.0.1:{cloudflare.server_port}"}
    cache = Cache(tmp_path / "cache", server, **settings)
    try:
        event = ("link.updated", {"url": f"https://{HOST}/sale"})
        # What Cloudflare refuses, Signpost is to send again.
        assert cache.tell(*event) == 502
        assert cache.tell(*event) == 204
        assert cache.tell("redirect.created", {"url": f"https://{HOST}/blog/*"}) == 204
    finally:
        cache.stop()
        cloudflare.shutdown()
        cloudflare.server_close()
    files = [f"{scheme}://{name}/sale" for name in (HOST, f"www.{HOST}") for scheme in ("https", "http")]
    path, token = "/zones/zone1/purge_cache", "Bearer secret1"
    assert reported == [
        (path, token, {"files": files}),
        (path, token, {"files": files}),
        (path, token, {"hosts": [HOST, f"www.{HOST}"]}),
    ]
