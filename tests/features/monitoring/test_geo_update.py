"""The database of places is downloaded, looked through and replaced; whatever goes wrong, the old one stays."""

import gzip
import io
import json
import logging
import os
import re
import resource
import signal
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import places
from signpost.clicks.places import GeoDatabase
from signpost.domain import times
from signpost.features.monitoring import geo_file, geo_update
from signpost.features.monitoring.geo_update import GeoUpdateError, update
from signpost.runtime import watcher
from tests.all_settings import load
from tests.conftest import Server
from tests.played.mmdb import country, mmdb

OLD = mmdb({"0.0.0.0/0": country("DE")}, "DBIP-City-Lite", 1_790_000_000)
NEW = mmdb({"0.0.0.0/0": country("FR")}, "DBIP-City-Lite", 1_795_000_000)


def tar_gz(**files: bytes) -> bytes:
    created = io.BytesIO()
    with tarfile.open(fileobj=created, mode="w:gz") as archive:
        for name, content in files.items():
            head = tarfile.TarInfo("GeoLite2-City_20261101/" + name.replace("_", "."))
            head.size = len(content)
            archive.addfile(head, io.BytesIO(content))
    return created.getvalue()


class Maker:
    """A web server that offers databases. answer: (status, headers, body); by path in `by_path`."""

    def __init__(self) -> None:
        self.answer: tuple[int, dict[str, str], bytes] = (200, {}, OLD)
        self.by_path: dict[str, tuple[int, dict[str, str], bytes]] = {}
        # Bytes of the body that are sent before the connection ends; None: all of them.
        self.cut: int | None = None
        # How long the connection stays open after the body.
        self.pause_s = 0.0
        self.requested: list[tuple[str, dict[str, str]]] = []
        maker = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                maker.requested.append((self.path, dict(self.headers)))
                status, headers, body = maker.by_path.get(self.path, maker.answer)
                same = {"If-None-Match": "ETag", "If-Modified-Since": "Last-Modified"}
                if any(self.headers[ours] == headers.get(its, "?") for ours, its in same.items()):
                    status, body = 304, b""
                self.send_response(status)
                for name, value in ({"Content-Length": str(len(body))} | headers).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body[: maker.cut])
                self.wfile.flush()
                time.sleep(maker.pause_s)

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def maker() -> Iterator[Maker]:
    maker = Maker()
    yield maker
    maker.close()


@pytest.fixture
def config(maker: Maker, tmp_path: Path) -> dict[str, Any]:
    folder = tmp_path / "geo"
    folder.mkdir()
    return load({"INSTANCE": str(folder), "GEO_URL": f"{maker.origin}/geo.mmdb"})


def country_in(config: dict[str, Any]) -> str:
    return GeoDatabase(Path(config["INSTANCE"]) / "geo.mmdb").of("192.0.2.1").country


def files_of(config: dict[str, Any]) -> set[str]:
    return {file.name for file in Path(config["INSTANCE"]).iterdir()}


# --- what is downloaded -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [OLD, gzip.compress(OLD), tar_gz(README_txt=b"", COPYRIGHT_txt=b"x" * 9000, City_mmdb=OLD)],
    ids=["plain", "gzip", "archive"],
)
def test_a_file_is_downloaded_unpacked_and_used(maker: Maker, config: dict[str, Any], body: bytes) -> None:
    maker.answer = (200, {}, body)
    found = update(config)
    assert (found.is_new, str(found.database)) == (True, "DBIP-City-Lite of 2026-09-21")
    assert country_in(config) == "DE"
    assert files_of(config) == {"geo.mmdb", "geo.json"}
    assert (Path(config["INSTANCE"]) / "geo.mmdb").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("headers", [{"ETag": '"1"'}, {"Last-Modified": "Sun, 01 Nov 2026 00:00:00 GMT"}])
def test_an_unchanged_file_costs_one_request_without_a_body(
    maker: Maker, config: dict[str, Any], headers: dict[str, str]
) -> None:
    maker.answer = (200, headers, OLD)
    update(config)
    before = (Path(config["INSTANCE"]) / "geo.mmdb").stat()
    assert not update(config).is_new
    assert (Path(config["INSTANCE"]) / "geo.mmdb").stat() == before
    assert len(maker.requested) == 2
    maker.answer = (200, {name: value.replace("1", "2") for name, value in headers.items()}, NEW)
    assert update(config).is_new
    assert country_in(config) == "FR"


def test_a_file_that_was_replaced_or_deleted_by_hand_is_downloaded_again(maker: Maker, config: dict[str, Any]) -> None:
    maker.answer = (200, {"ETag": '"1"'}, OLD)
    update(config)
    file = Path(config["INSTANCE"]) / "geo.mmdb"
    for change in (lambda: file.write_bytes(NEW), file.unlink, lambda: (file.with_suffix(".json")).write_text("[1]")):
        change()
        assert update(config).is_new
        assert country_in(config) == "DE"
    assert "If-None-Match" not in maker.requested[-1][1]


def test_year_and_month_and_the_month_before(
    maker: Maker, config: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the beginning of a month its file may not be there yet."""
    now = datetime(2027, 1, 1, 3, tzinfo=UTC).timestamp()
    monkeypatch.setattr(times, "epoch_s", lambda: now)
    config["GEO_URL"] = f"{maker.origin}/a%20b/lite-%Y-%m.mmdb?of=%Y"
    maker.answer = (404, {}, b"")
    maker.by_path = {"/a%20b/lite-2026-12.mmdb?of=2026": (200, {"ETag": '"12"'}, OLD)}
    assert update(config).is_new
    assert not update(config).is_new
    maker.by_path["/a%20b/lite-2027-01.mmdb?of=2027"] = (200, {"ETag": '"01"'}, NEW)
    assert update(config).is_new
    assert country_in(config) == "FR"
    assert "If-None-Match" not in maker.requested[-1][1]
    assert not update(config).is_new


def test_name_and_password_of_the_url_go_to_its_host_alone(
    maker: Maker, config: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    other = Maker()
    other.answer = (404, {}, b"")
    try:
        config["GEO_URL"] = maker.origin.replace("//", "//me:s%40cret@") + "/geo.mmdb?license_key=hidden"
        maker.answer = (302, {"Location": other.origin + "/signed"}, b"")
        with caplog.at_level(logging.DEBUG), pytest.raises(GeoUpdateError) as refused:
            update(config)
    finally:
        other.close()
    assert maker.requested[0][1]["Authorization"] == "Basic bWU6c0BjcmV0"
    assert other.requested[0][0] == "/signed"
    assert "Authorization" not in other.requested[0][1]
    given = str(refused.value) + caplog.text
    assert "404" in given
    assert not any(secret in given for secret in ("cret", "hidden"))


# --- what goes wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ((404, {}, b""), "127.0.0.1: It answers with status 404."),
        ((500, {}, OLD), "127.0.0.1: It answers with status 500."),
        ((304, {}, b""), "127.0.0.1: It answers with status 304."),
        ((200, {}, b""), "It is not a MaxMind database"),
        ((200, {}, b"<html>Please sign in</html>"), "It is not a MaxMind database"),
        ((200, {}, OLD[:-40]), "It is not a MaxMind database"),
        ((200, {}, gzip.compress(OLD)[:-12]), "It is damaged, or was cut off."),
        ((200, {}, b"\x1f\x8b\x08\x00" + b"\xff" * 100), "It is damaged, or was cut off."),
        ((200, {}, tar_gz(README_txt=b"none")), "The archive has no .mmdb file in it."),
        ((200, {}, tar_gz(City_mmdb=OLD)[:-90]), "It is damaged, or was cut off."),
        (
            (200, {}, mmdb({"0.0.0.0/0": {"autonomous_system_number": "1"}}, "GeoLite2-ASN")),
            "It is of the type 'GeoLite2-ASN', which does not know countries.",
        ),
        ((200, {}, mmdb({})), "does not know countries."),
        ((302, {"Location": "/again"}, b""), "127.0.0.1: It redirects more than 20 times."),
        ((302, {"Location": "gopher://x/"}, b""), "127.0.0.1: It leads to something that isn't a web address."),
    ],
)
def test_the_old_file_stays_and_a_sentence_says_why(
    maker: Maker, config: dict[str, Any], answer: tuple[int, dict[str, str], bytes], sentence: str
) -> None:
    update(config)
    maker.answer = answer
    with pytest.raises(GeoUpdateError) as refused:
        update(config)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")
    assert country_in(config) == "DE"
    assert files_of(config) == {"geo.mmdb", "geo.json"}


def test_a_connection_that_ends_early(maker: Maker, config: dict[str, Any]) -> None:
    update(config)
    maker.answer, maker.cut = (200, {}, NEW), 60
    with pytest.raises(GeoUpdateError, match=r"127\.0\.0\.1: It broke the connection off\."):
        update(config)
    maker.close()
    with pytest.raises(GeoUpdateError, match=r"127\.0\.0\.1: It refuses connections\."):
        update(config)
    maker.__init__()  # type: ignore[misc]
    assert country_in(config) == "DE"


def test_what_is_too_large_or_silent_is_given_up(
    maker: Maker, config: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    update(config)
    monkeypatch.setattr(geo_update, "MAX_BYTES", 5_000)
    monkeypatch.setattr(geo_file, "MAX_BYTES", 5_000)
    maker.answer = (200, {}, os.urandom(10_000))
    with pytest.raises(GeoUpdateError, match="Its answer is too large"):
        update(config)
    for bomb in (gzip.compress(bytes(100_000)), tar_gz(README_txt=bytes(100_000), City_mmdb=OLD)):
        maker.answer = (200, {}, bomb)
        with pytest.raises(GeoUpdateError, match="It is larger than 5,000 bytes"):
            update(config)
    monkeypatch.setattr(geo_update, "SILENCE_S", 0.2)
    maker.answer = (200, {"Content-Length": "1000"}, b"x")
    maker.pause_s = 0.6
    with pytest.raises(GeoUpdateError, match=r"It didn't answer within 0\.2 seconds"):
        update(config)
    assert country_in(config) == "DE"
    assert files_of(config) == {"geo.mmdb", "geo.json"}


def test_a_full_disk(maker: Maker, config: dict[str, Any]) -> None:
    update(config)
    maker.answer = (200, {}, NEW + bytes(200_000))
    # Instead of a signal that ends the process.
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with pytest.raises(GeoUpdateError, match=r"geo\.mmdb could not be written: File too large\."):
            update(config)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert country_in(config) == "DE"
    assert files_of(config) == {"geo.mmdb", "geo.json"}


# --- every day, while a server runs -----------------------------------------------------------------------------


def test_a_server_downloads_it_every_day(
    maker: Maker, make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(places, "CHECK_EVERY_S", 0.0)
    app = make_app(GEO_URL=f"{maker.origin}/geo.mmdb")
    now, real = [0.0], times.monotonic_s
    monkeypatch.setattr(times, "monotonic_s", lambda: real() + now[0])
    known = app.extensions["signpost"][GeoDatabase]

    def turn(later_s: float) -> str:
        now[0] += later_s
        watcher.of(app).drain()
        return str(known.of("192.0.2.1").country)

    assert (turn(0), turn(11)) == ("", "DE")
    maker.answer = (200, {}, NEW)
    assert (turn(82_000), turn(4_500)) == ("DE", "FR")
    maker.answer = (404, {}, b"")
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert turn(90_000) == "FR"
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert "status 404" in caplog.text
    # After a failure it tries again within the hour.
    maker.answer = (200, {}, OLD)
    assert turn(3_601) == "DE"
    # The next process does not download what was downloaded today.
    count = len(maker.requested)
    other = make_app(GEO_URL=f"{maker.origin}/geo.mmdb", INSTANCE=app.config["INSTANCE"])
    now[0] += 20
    watcher.of(other).drain()
    now[0] += 20
    watcher.of(other).drain()
    assert len(maker.requested) == count


def test_no_url_no_request(maker: Maker, make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    real = times.monotonic_s
    monkeypatch.setattr(times, "monotonic_s", lambda: real() + 1_000_000)
    watcher.of(app).drain()
    assert maker.requested == []


# --- the command line ---------------------------------------------------------------------------------------------


def test_the_command_and_the_doctor(maker: Maker, make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    assert not any(row["kind"] == "countries" for row in examined(server))
    done = server.run("geo", "update")
    assert (done.returncode, done.stdout) == (1, "")
    assert "GEO_URL is not set" in done.stderr
    server.environment["SIGNPOST_GEO_URL"] = f"{maker.origin}/geo.mmdb?license_key=hidden"
    (row,) = [row for row in examined(server) if row["kind"] == "countries"]
    assert (row["is_fine"], row["todo"]) == (False, "Run `signpost geo update`.")
    maker.answer = (200, {"ETag": '"1"'}, OLD)
    for what in ("is new", "is up to date"):
        done = server.run("geo", "update")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.endswith(f"geo.mmdb {what}: DBIP-City-Lite of 2026-09-21.\n")
    (row,) = [row for row in examined(server) if row["kind"] == "countries"]
    assert row["is_fine"]
    assert re.search(r"geo\.mmdb is DBIP-City-Lite of 2026-09-21, \d+ days old\.$", row["text"])
    state = server.instance / "geo.json"
    week = time.time() - 8 * 86_400
    os.utime(state, (week, week))
    (row,) = [row for row in examined(server) if row["kind"] == "countries"]
    assert (row["is_fine"], row["todo"]) == (False, "Run `signpost geo update`.")
    assert "ok     countries" in server.run("geo", "update").stdout + server.run("doctor").stdout
    assert "hidden" not in server.run("config").stdout + state.read_text()


def examined(server: Server) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(server.run("doctor", "--json").stdout)
    return found
