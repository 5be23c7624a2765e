"""Notifications: one for each change, signed as Standard Webhooks says, sent again until they are taken."""

import base64
import json
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from standardwebhooks import Webhook
from standardwebhooks.webhooks import WebhookVerificationError

from signpost.domain import times
from signpost.domain.events import EventType
from signpost.factory import close_app
from signpost.features.events import webhook_secrets
from signpost.features.events.delivery import notify
from signpost.features.events.operations.webhooks import list_deliveries
from signpost.features.events.tables import Delivery
from signpost.operations.caller import Caller
from signpost.runtime import watcher
from signpost.storage import database, keys
from tests.conftest import Client, RunCommand, Server, first_workspace
from tests.databases import content
from tests.features.monitoring.conftest import Site

HOST = "go.acme.test"


@pytest.fixture
def broken(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    site: Site,
    client: Client,
    look: Callable[..., None],
) -> Callable[..., dict[str, Any]]:
    """A link with is_notify whose destination has just been found down; notify_url is on the same site."""

    def do(**fields: Any) -> dict[str, Any]:
        client.post("/v1/workspace/update/notify_url", json={"value": site.url("/hook")})
        link = make_link(connect(HOST), destination=site.url("/page"), is_notify=True, alias="a", **fields)
        site.statuses["/page"] = 500
        look(3)
        return link

    return do


@pytest.fixture
def secret(app: Flask, client: Client) -> str:
    with app.app_context():
        return webhook_secrets.of_notifications(first_workspace().id).text


def sent(site: Site) -> list[dict[str, Any]]:
    return [json.loads(body) for path, _, body in site.received if path == "/hook"]


class TestEvents:
    def test_one_for_each_change(
        self, broken: Callable[..., dict[str, Any]], site: Site, look: Callable[..., None]
    ) -> None:
        link = broken(title="Spring <sale>")
        look(3)
        (event,) = sent(site)
        assert event["type"] == "destination.broken"
        assert event["data"] == {
            "id": link["id"], "url": link["url"], "host": HOST, "alias": "a", "title": "Spring <sale>",
            "destination": site.url("/page"), "checked_at": event["data"]["checked_at"], "status": 500,
            "reason": "It answers with status 500.",
        }  # fmt: skip
        site.statuses["/page"] = 200
        look(2)
        assert [entry["type"] for entry in sent(site)] == ["destination.broken", "destination.recovered"]

    def test_none_without_is_notify(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        site: Site,
        client: Client,
        look: Callable[..., None],
    ) -> None:
        client.post("/v1/workspace/update/notify_url", json={"value": site.url("/hook")})
        make_link(connect(HOST), destination=site.url("/page"), is_switch_unbroken_destination=True)
        site.statuses["/page"] = 500
        look(4)
        assert sent(site) == []

    def test_none_without_a_notify_url(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        site: Site,
        client: Client,
        look: Callable[..., None],
    ) -> None:
        make_link(connect(HOST), destination=site.url("/page"), is_notify=True)
        site.statuses["/page"] = 500
        look(4)
        assert client.get("/v1/deliveries").json["data"] == []

    def test_none_for_what_was_never_up_and_is(
        self,
        connect: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        site: Site,
        client: Client,
        look: Callable[..., None],
    ) -> None:
        client.post("/v1/workspace/update/notify_url", json={"value": site.url("/hook")})
        make_link(connect(HOST), destination=site.url("/page"), is_notify=True)
        look(3)
        assert sent(site) == []


class TestSignature:
    def test_is_verified_by_the_standards_own_library(
        self, broken: Callable[..., dict[str, Any]], site: Site, secret: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        broken()
        ((_, headers, body),) = site.received
        # The library looks at the clock; the fixture has moved it for the whole of this test.
        monkeypatch.setattr("standardwebhooks.webhooks.datetime", _Now)
        assert Webhook(secret).verify(body, headers) == json.loads(body)
        for changed in (body.replace(b"500", b"200"), body + b" "):
            with pytest.raises(WebhookVerificationError):
                Webhook(secret).verify(changed, headers)
        with pytest.raises(WebhookVerificationError):
            Webhook(secret).verify(body, {**headers, "webhook-id": "other"})

    def test_headers(self, broken: Callable[..., dict[str, Any]], site: Site, client: Client) -> None:
        broken()
        ((_, headers, _),) = site.received
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert headers["webhook-id"] == delivery["id"]
        assert headers["webhook-timestamp"].isdigit()
        assert headers["webhook-signature"].startswith("v1,")
        assert headers["Content-Type"] == "application/json"
        assert headers["User-Agent"].startswith("Signpost/")
        assert "Authorization" not in headers

    def test_each_workspace_has_its_own_secret(self, app: Flask, secret: str, other_workspace: Caller) -> None:
        with app.app_context():
            other = webhook_secrets.of_notifications(other_workspace.workspace.id).text
        assert other != secret
        assert other.startswith("whsec_")

    def test_for_a_day_a_replaced_secret_is_good_too(
        self,
        app: Flask,
        broken: Callable[..., dict[str, Any]],
        site: Site,
        secret: str,
        run_command: RunCommand,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        assert run_command("notifications", "secret").stdout == f"{secret}\n"
        newer = run_command("notifications", "secret", "--replace").stdout.strip()
        assert run_command("notifications", "secret").stdout == f"{newer}\n"
        assert newer != secret
        broken()
        ((_, headers, body),) = site.received
        monkeypatch.setattr("standardwebhooks.webhooks.datetime", _Now)
        for entry in (secret, newer):
            assert Webhook(entry).verify(body, headers) == json.loads(body)
        with app.app_context():
            for hours, count in ((1, 2), (25, 1)):
                moment = times.now() + timedelta(hours=hours)
                assert len(webhook_secrets.of_notifications(first_workspace().id).keys_at(moment)) == count
            (key,) = webhook_secrets.of_notifications(first_workspace().id).keys_at(times.now() + timedelta(days=2))
        assert newer == f"whsec_{base64.b64encode(key).decode()}"
        assert run_command("notifications", "secret", "--replace").stdout.strip() not in (secret, newer)

    def test_the_secret_stands_in_no_table(
        self, app: Flask, broken: Callable[..., dict[str, Any]], secret: str
    ) -> None:
        broken()
        with app.app_context():
            path = database.current().path
        for file in path.parent.glob("signpost.sqlite*"):
            assert secret.removeprefix("whsec_").encode() not in content(file)

    def test_the_key_is_for_this_user_alone(self, app: Flask, secret: str) -> None:
        with app.app_context():
            file = database.current().path.parent / keys.FILE
            assert keys.derive("a") == keys.derive("a") != keys.derive("b")
        assert file.stat().st_mode & 0o777 == 0o600
        assert len(file.read_bytes()) == 32


class _Now:
    """The moment of the test's clock, for the library."""

    @staticmethod
    def now(tz: Any = None) -> datetime:
        return times.now()

    @staticmethod
    def fromtimestamp(seconds: Any, tz: Any = None) -> datetime:
        return datetime.fromtimestamp(seconds, tz=tz)


class TestRetries:
    def test_until_it_is_taken(
        self, broken: Callable[..., dict[str, Any]], site: Site, client: Client, look: Callable[..., None]
    ) -> None:
        site.statuses["/hook"] = 503
        broken()
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert (delivery["state"], delivery["attempts"], delivery["status"]) == ("waiting", 1, 503)
        assert delivery["reason"] == "It answers with status 503."
        assert delivery["due_at"] is not None
        site.statuses["/hook"] = 204
        look()
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert (delivery["state"], delivery["attempts"], delivery["due_at"]) == ("delivered", 2, None)
        # The same event, the same id: the receiver sees that it is one.
        assert len({headers["webhook-id"] for _, headers, _ in site.received}) == 1
        assert len(site.received) == 2

    def test_for_a_day_and_then_no_more(
        self,
        broken: Callable[..., dict[str, Any]],
        site: Site,
        client: Client,
        app: Flask,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        site.statuses["/hook"] = 500
        broken()
        waits = []
        for _ in range(20):
            (delivery,) = client.get("/v1/deliveries").json["data"]
            if delivery["due_at"] is None:
                break
            waits.append(times.parse(delivery["due_at"]) - times.parse(delivery["updated_at"]))
            moment = times.parse(delivery["due_at"]) + timedelta(seconds=1)
            monkeypatch.setattr(times, "now", lambda moment=moment: moment)
            with app.app_context():
                kind = next(kind for kind in watcher.of(app).kinds if isinstance(kind, notify.Deliveries))
                kind.write([(entry, kind.do(entry)) for entry in kind.due(10)])
        assert (delivery["state"], delivery["attempts"]) == ("failed", len(notify.WAITS_S) + 1)
        assert timedelta(hours=23) < sum(waits, timedelta()) < timedelta(hours=25)
        assert waits == sorted(waits)

    def test_survive_the_process(
        self,
        broken: Callable[..., dict[str, Any]],
        site: Site,
        make_app: Callable[..., Flask],
        app: Flask,
        make_client: Callable[..., Client],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        site.statuses["/hook"] = 500
        broken()
        site.statuses["/hook"] = 200
        close_app(app)
        other = make_app(MONITOR_ALLOW_PRIVATE=True, INSTANCE=app.config["INSTANCE"])
        now = times.now()
        monkeypatch.setattr(times, "now", lambda: now + timedelta(minutes=1))
        watcher.of(other).drain()
        assert make_client(other).get("/v1/deliveries").json["data"][0]["state"] == "delivered"

    @pytest.mark.parametrize("status", [301, 307, 400, 404, 410, 500])
    def test_anything_but_a_2xx_is_not_taken(
        self, broken: Callable[..., dict[str, Any]], site: Site, client: Client, status: int
    ) -> None:
        site.statuses["/hook"] = status
        broken()
        assert client.get("/v1/deliveries").json["data"][0]["state"] == "waiting"

    def test_never_to_an_address_that_is_not_public(
        self,
        make_app: Callable[..., Flask],
        make_client: Callable[..., Client],
        site: Site,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        app = make_app()
        client = make_client(app)
        workspace = client.post("/v1/workspace/update/notify_url", json={"value": site.url("/hook")}).json["id"]
        with app.app_context():
            Delivery.create(
                workspace=workspace, record_id="x", event=EventType.DESTINATION_BROKEN, url=site.url("/hook"), body="{}"
            )
        watcher.of(app).drain()
        (delivery,) = client.get("/v1/deliveries").json["data"]
        assert (delivery["state"], delivery["attempts"]) == ("waiting", 1)
        assert delivery["reason"] == "127.0.0.1 does not lead to a public address."
        assert site.received == []


class TestLists:
    def test_of_another_workspace_are_not_seen(
        self, broken: Callable[..., dict[str, Any]], app: Flask, client: Client, other_workspace: Caller
    ) -> None:
        broken()
        with app.app_context():
            rows, _ = list_deliveries(other_workspace, sort="id", per_page=10)
        assert rows == []

    def test_where_they_go_is_told_to_managers_alone(
        self,
        broken: Callable[..., dict[str, Any]],
        app: Flask,
        client: Client,
        make_client: Callable[..., Client],
        site: Site,
    ) -> None:
        """Addresses of chat services are as good as a password."""
        broken()

        def workspace(reader: Any) -> dict[str, Any]:
            request = {"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "workspace://current"}}
            answer = reader.post("/mcp/v1", json=request, headers={"Accept": "application/json"})
            found: dict[str, Any] = json.loads(answer.json["result"]["contents"][0]["text"])
            return found

        (delivery,) = client.get("/v1/deliveries").json["data"]
        url = delivery["url"]
        assert url == site.url("/hook")
        for role, reported in (("viewer", "********"), ("editor", "********"), ("manager", url), ("owner", url)):
            reader = make_client(app, role)
            assert [entry["url"] for entry in reader.get("/v1/deliveries").json["data"]] == [reported]
            assert reader.get(f"/v1/deliveries/{delivery['id']}").json["url"] == reported
            assert f"notify_url={reported}" in workspace(reader)["meta"]
        assert client.post("/v1/workspace/update/notify_url", json={"value": ""}).status_code == 200
        assert "notify_url=" in workspace(make_client(app, "viewer"))["meta"]

    def test_go_on_page_by_page(self, app: Flask, client: Client) -> None:
        workspace = client.post("/v1/workspace/update/country", json={"value": "DE"}).json["id"]
        with app.app_context():
            for number in range(5):
                row = {
                    "record_id": str(number),
                    "event": EventType.DESTINATION_BROKEN,
                    "url": "https://x.example",
                    "body": "{}",
                }
                Delivery.create(workspace=workspace, **row)
        seen, url = [], "/v1/deliveries?per_page=2"
        while url:
            page = client.get(url).json
            seen += [entry["record_id"] for entry in page["data"]]
            url = page["meta"]["cursor"]["next"]
        assert seen == ["4", "3", "2", "1", "0"]

    def test_by_the_command_line(self, tmp_path: Path) -> None:
        server = Server(tmp_path / "instance")
        server.run("migrate")
        assert server.run("notifications", "list").stdout == ""
        first = server.run("notifications", "secret").stdout
        assert first.startswith("whsec_")
        assert server.run("notifications", "secret").stdout == first
