"""See inside: /metrics, /readyz, and log lines for machines."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask
from prometheus_client.parser import text_string_to_metric_families

from signpost.domain import times
from signpost.features.events.tables import Delivery
from signpost.features.mail.tables import Mail
from signpost.features.monitoring.tables import Watch
from signpost.operations.workspaces import workspaces
from signpost.rest import request_stats
from signpost.rest.request_stats import RequestLoad
from signpost.runtime import watcher
from signpost.visits import middleware
from tests.conftest import ORIGIN, ROOT, Client, RunCommand, Server, Visit
from tests.wire import Connection, answering, api, connected, eventually, link, visit

HERE = "http://127.0.0.1"


def values(text: str) -> dict[tuple[str, ...], float]:
    """(name, label, value, ...) -> number."""
    return {
        (sample.name, *(part for pair in sorted(sample.labels.items()) for part in pair)): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def metrics(app: Flask) -> Callable[..., dict[tuple[str, ...], float]]:
    def do() -> dict[tuple[str, ...], float]:
        answer = app.test_client().get("/metrics", base_url=HERE, headers={"Authorization": ""})
        assert answer.status_code == 200, answer.text
        assert answer.content_type.startswith("text/plain; version=")
        return values(answer.text)

    return do


def test_visits_are_told_by_status_and_time(
    metrics: Callable[..., dict[tuple[str, ...], float]],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
) -> None:
    make_link(connect(), alias="a")
    for path in ("/a", "/a", "/a", "/missing"):
        visit(path)
    reported = metrics()
    assert reported["signpost_visits_total", "status", "3xx"] == 3
    assert reported["signpost_visits_total", "status", "4xx"] == 1
    assert reported["signpost_visit_seconds_count",] == 4
    assert reported["signpost_visit_seconds_bucket", "le", "+Inf"] == 4
    assert 0 < reported["signpost_visit_seconds_sum",] < 4
    assert reported["signpost_rules_found_total", "in", "database"] == 2
    assert reported["signpost_rules_found_total", "in", "memory"] == 2
    assert reported["signpost_rules_remembered",] == 2


def test_requests_are_told_by_operation(metrics: Callable[..., dict[tuple[str, ...], float]], client: Client) -> None:
    client.get("/v1/links")
    client.get("/v1/links/nothing")
    reported = metrics()
    assert (
        reported["signpost_requests_total", "method", "GET", "operation", "records.list_records", "status", "200"] == 1
    )
    assert reported["signpost_request_seconds_count", "operation", "records.get_record"] == 1
    # Addresses that nobody knows are one, however many there are.
    client.get("/v1/nowhere")
    client.get("/v1/elsewhere")
    assert metrics()["signpost_requests_total", "method", "GET", "operation", "none", "status", "404"] == 2


def test_what_waits_is_told_with_its_age(
    app: Flask,
    metrics: Callable[..., dict[tuple[str, ...], float]],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
) -> None:
    link = make_link(connect(), is_notify=True)
    hour_ago = times.text_of(times.microseconds(times.now()) - 3_600_000_000)
    with app.app_context():
        Watch.update(due_at=hour_ago).execute()
        workspace = workspaces.first_workspace()
        Delivery.create(workspace=workspace, record_id=link["id"], event="x", url="", body="")
        Mail.create(workspace=workspace, kind="summary", due_at=hour_ago)
    reported = metrics()
    assert reported["signpost_waiting", "for", "checks"] == 1
    assert 3600 <= reported["signpost_waiting_seconds", "for", "checks"] < 3700
    assert reported["signpost_waiting", "for", "notifications"] == 1
    assert reported["signpost_waiting", "for", "mail"] == 1
    assert 3600 <= reported["signpost_waiting_seconds", "for", "mail"] < 3700
    assert reported["signpost_waiting", "for", "jobs"] == 0
    assert reported["signpost_waiting_seconds", "for", "jobs"] == 0


def test_what_there_is_is_told(
    metrics: Callable[..., dict[tuple[str, ...], float]],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
) -> None:
    make_link(connect(), alias="a")
    client.post("/v1/redirect", json={"url": "https://go.acme.test/", "destination": "https://d.example/"})
    reported = metrics()
    assert (
        reported["signpost_records", "handler", "short-url"] == reported["signpost_records", "handler", "redirect"] == 1
    )
    assert reported["signpost_hosts", "correct", "false"] == 1
    assert reported["signpost_sqlite_bytes", "file", "wal"] > 0
    assert reported["signpost_disk_free_bytes",] > 0
    assert reported["process_resident_memory_bytes",] > 10_000_000


def test_series_have_no_second_one_for_their_beginning(client: Client, app: Flask) -> None:
    client.get("/v1/links")
    text = app.test_client().get("/metrics", base_url=HERE, headers={"Authorization": ""}).text
    assert "signpost_request_seconds_count" in text
    assert "_created" not in text


def test_when_the_last_backup_was_made(
    metrics: Callable[..., dict[tuple[str, ...], float]], run_command: RunCommand, tmp_path: Path
) -> None:
    name = ("signpost_last_backup_timestamp_seconds",)
    assert name not in metrics()
    for file in (tmp_path / "a.sqlite", tmp_path / "b.sqlite"):
        before = time.time()
        assert run_command("backup", str(file)).exit_code == 0
        assert before - 1 < metrics()[name] < time.time() + 1
    created_at = metrics()[name]
    (tmp_path / "text").write_text("not a backup")
    assert run_command("backup", str(tmp_path / "text")).exit_code == 1
    assert metrics()[name] == created_at


def test_only_this_machine_and_the_token_of_the_setting_see_metrics(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    """Not the owner of a workspace: the figures are those of the whole instance."""
    through_proxy = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    token = "scrape-me-0123456789"
    for setting, given, status in (
        (None, token, 401),
        (None, "None", 401),
        (token, token, 200),
        (token, token[:-1], 401),
        (token, None, 401),
    ):
        app = make_app(METRICS_TOKEN=setting)
        client = app.test_client()
        headers = {**through_proxy, **({"Authorization": f"Bearer {given}"} if given else {})}
        assert client.get("/metrics", base_url=ORIGIN, headers=headers).status_code == status, (setting, given)
        assert client.get("/metrics", base_url=HERE).status_code == 200
    owner = make_client(app)
    assert owner.get("/metrics", base_url=ORIGIN, headers=through_proxy).status_code == 401


def test_the_dashboard_file_asks_for_what_is_told(metrics: Callable[..., dict[tuple[str, ...], float]]) -> None:
    text = (ROOT / "deploy/grafana.json").read_text()
    names = {name for name, *_ in metrics()} | {
        "signpost_requests_total",
        "signpost_request_seconds_bucket",
        "signpost_records",
    }
    panels = json.loads(text)["panels"]
    expressions = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    requested = set(re.findall(r"(?:signpost|process)_\w+", expressions))
    assert len(panels) > 10
    assert requested <= names
    # And leaves out nothing of ours.
    ours = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in names if name.startswith("signpost_")}
    assert ours - {"signpost_info"} == {
        re.sub("_bucket$", "", name) for name in requested if name.startswith("signpost_")
    }


def test_a_server_tells_its_own_queue(make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    with Connection(server) as connection:
        reported = values(connection.call("GET", "/metrics").body.decode())
    assert reported["signpost_waiting", "for", "requests"] == 0


# --- ready ---------------------------------------------------------------------------------------------------------


def test_ready_says_which_requests_last_too_long(app: Flask, client: Client) -> None:
    stats = request_stats.of(app)
    stats.load = lambda: RequestLoad(2, refusing=["API", "visitors"], stuck=["API"])
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert "no request has been answered" in answer.json["reasons"]["requests"]
    assert [warning for warning in answer.json["warnings"] if "more than a minute: 2." in warning]
    assert [warning for warning in answer.json["warnings"] if warning.endswith("refused, of visitors.")]
    stats.load = RequestLoad
    assert client.get("/readyz").json == {"status": "ok", "reasons": {}}


def test_ready_says_why_not(app: Flask, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.get("/readyz").json == {"status": "ok", "reasons": {}}
    monkeypatch.setattr(middleware.of(app).clicks._writer, "is_stuck", True)
    answer = client.get("/readyz")
    assert (answer.status_code, list(answer.json["reasons"])) == (503, ["clicks"])


def test_a_watcher_that_has_ended_is_told(app: Flask, client: Client) -> None:
    watching = watcher.of(app)
    watching.start()
    assert client.get("/readyz").status_code == 200
    cast(Any, watching)._run = lambda: None
    watching._ending.set()
    cast(Any, watching._thread).join()
    watching._ending.clear()
    assert list(client.get("/readyz").json["reasons"]) == ["monitoring"]


# --- logs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "logged"),
    [({}, ["INFO"]), ({"SIGNPOST_ACCESS_LOG": "false"}, []), ({"SIGNPOST_LOG_LEVEL": "warning"}, [])],
)
def test_how_much_is_logged(make_server: Callable[..., Server], settings: dict[str, str], logged: list[str]) -> None:
    server = answering(make_server(**settings).start())
    for path in ("/metrics", "/healthz", "/readyz"):
        assert api(server, "GET", path).status == 200
    assert api(server, "GET", "/v1/links").status == 200
    assert server.stop() == 0
    lines = server.output.read_text().splitlines()
    assert [line.split()[2] for line in lines if "signpost.access: GET /v1/links" in line] == logged
    assert not [line for line in lines if "/metrics" in line or "/healthz" in line or "/readyz" in line]
    is_quiet = "SIGNPOST_LOG_LEVEL" in settings
    assert ("Stopped in order" in lines[-1]) != is_quiet


def test_log_lines_for_machines(make_server: Callable[..., Server]) -> None:
    server = make_server(SIGNPOST_LOG_FORMAT="json").start()
    connected(server)
    link(server, alias="a", password="open sesame")
    id_ = "request-0123456789"
    api(server, "GET", "/v1/links?filter[search]=secret-search", headers={"X-Request-Id": id_})
    api(server, "GET", "/v1/links", token="sp_api_" + "x" * 36)
    visit(server, "/a?password=secret-password")
    eventually(lambda: id_ in server.output.read_text())
    time.sleep(0.1)
    text = server.output.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request_id") == id_]
    assert line["ms"] > 0
    del line["ms"], line["time"], line["message"]
    assert line == {
        "level": "info",
        "logger": "signpost.access",
        "method": "GET",
        "path": "/v1/links",
        "status": 200,
        "request_id": id_,
    }
    assert all(line["request_id"] for line in lines if line["logger"] == "signpost.access")
    later = text.partition("\n{")[2]
    for secret in (server.token, "open sesame", "secret-search", "secret-password", "sp_api_"):
        assert secret not in later
