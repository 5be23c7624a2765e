"""Webhooks, what is sent to them, and the stream of the same events. An extension.

What is sent is judged by `GET /deliveries`, so most tests need no receiver; the last ones have one on this machine.
"""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from .client import Api, eventually
from .errors import assert_error, rejected
from .hosts import fresh
from .receiver import Receiver
from .records import DEST, FIELDS, get

URL = "https://hooks.example/contract"
WEBHOOK = {
    "id", "url", "events", "host", "tag", "state", "reason", "failing_since", "waiting", "missed", "created_at",
    "updated_at",
}  # fmt: skip
DELIVERY = {
    "id", "event", "webhook_id", "record_id", "url", "body", "state", "attempts", "status", "reason", "due_at",
    "created_at", "updated_at",
}  # fmt: skip
OF_LINKS = ["link.created", "link.updated", "link.deleted", "link.expired", "link.exhausted"]
OF_HOSTS = ["host.created", "host.updated", "host.deleted"]


@pytest.fixture
def webhook(api: Api) -> Callable[..., Any]:
    def make(**fields: Any) -> Any:
        answer = api("POST", "/webhooks", {"url": URL, **fields})
        assert answer.status == 200, answer.text
        return answer.json

    return make


def sent(api: Api, webhook: Any) -> list[tuple[str, Any]]:
    """What is, or was, on its way to a webhook, the oldest first: type and data."""
    query = {"filter[webhook]": webhook["id"], "sort": "id", "per_page": 100}
    rows = api("GET", "/deliveries", query=query).json["data"]
    bodies = [json.loads(row["body"]) for row in rows]
    assert [body["type"] for body in bodies] == [row["event"] for row in rows]
    return [(body["type"], body["data"]) for body in bodies]


def types(found: list[tuple[str, Any]]) -> list[str]:
    return [type_ for type_, _ in found]


# --- webhooks --------------------------------------------------------------------------------------------------


def test_the_secret_is_shown_once(api: Api, webhook: Any) -> None:
    made = webhook(events=["link.created"])
    secret = made.pop("secret")

    assert set(made) == WEBHOOK
    assert secret.startswith("whsec_")
    assert len(base64.b64decode(secret.removeprefix("whsec_"))) >= 24
    assert (made["url"], made["events"], made["host"], made["tag"]) == (URL, ["link.created"], "", "")
    assert (made["state"], made["reason"], made["failing_since"], made["missed"]) == ("active", "", None, 0)
    assert api("GET", f"/webhooks/{made['id']}").json == made
    assert made in api("GET", "/webhooks").json["data"]
    assert secret not in api("GET", "/webhooks").text

    replaced = api("POST", f"/webhooks/{made['id']}/secret").json
    assert replaced.pop("secret") != secret
    assert replaced["id"] == made["id"]
    assert replaced["updated_at"] > made["updated_at"]


@pytest.mark.parametrize(
    ("events", "meant"),
    [
        (["link.*"], OF_LINKS),
        (["host.*", "link.created", "link.*"], OF_LINKS + OF_HOSTS),
        (["host.deleted", "host.created"], ["host.created", "host.deleted"]),
        (["clicks"], ["clicks"]),
    ],
)
def test_names_for_several_events(webhook: Any, events: Any, meant: Any) -> None:
    assert webhook(events=events)["events"] == meant


def test_all_events(webhook: Any) -> None:
    everything, usual = webhook(events=["*"])["events"], webhook()["events"]

    assert set(everything) - set(usual) == {"clicks"}
    assert set(usual) >= {*OF_LINKS, *OF_HOSTS, "job.done", "destination.broken", "member.updated"}
    assert "test" not in everything


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "url"),
        ({"url": "ftp://hooks.example/"}, "url"),
        ({"url": "mailto:a@hooks.example"}, "url"),
        ({"url": "javascript:alert(1)"}, "url"),
        ({"url": "https://hooks.example/" + "x" * 2048}, "url"),
        *(
            ({"url": url}, "url")
            for url in (
                "http://127.0.0.1/x", "http://localhost/", "http://10.0.0.1/", "http://[::1]/", "https://192.168.1.1/",
                "http://169.254.169.254/latest", "http://172.16.0.1:8080/", "http://0.0.0.0/", "http://[fd00::1]/",
            )
        ),
        ({"url": URL, "events": []}, "events"),
        ({"url": URL, "events": ["link.burned"]}, "events.0"),
        ({"url": URL, "events": ["test"]}, "events.0"),
        ({"url": URL, "events": "link.*"}, "events"),
        ({"url": URL, "host": "no host"}, "host"),
        ({"url": URL, "tag": "x" * 251}, "tag"),
        ({"url": URL, "tag": "a\nb"}, "tag"),
        ({"url": URL, "state": "off"}, "state"),
        ({"url": URL, "secret": "x"}, "secret"),
    ],
    ids=lambda value: str(value)[:50],
)  # fmt: skip
def test_what_is_no_webhook_is_refused(api: Api, body: Any, field: str) -> None:
    before = api("GET", "/webhooks").json

    assert rejected(api("POST", "/webhooks", body)) == {field}

    assert api("GET", "/webhooks").json == before


def test_a_webhook_is_changed(api: Api, webhook: Any, host: str) -> None:
    made = webhook()
    path = f"/webhooks/{made['id']}"

    changed = api("PATCH", path, {"events": ["job.done"], "host": host.upper(), "tag": " sale "}).json
    assert (changed["events"], changed["host"], changed["tag"], changed["url"]) == (["job.done"], host, "sale", URL)
    assert changed["updated_at"] > made["updated_at"]
    assert api("GET", path).json == changed
    assert api("PATCH", path, {"tag": "sale"}).json == changed
    cleared = api("PATCH", path, {"host": None, "tag": ""}).json
    assert (cleared["host"], cleared["tag"], cleared["events"]) == ("", "", ["job.done"])
    assert rejected(api("PATCH", path, {"url": "http://127.0.0.1/"})) == {"url"}
    assert rejected(api("PATCH", path, {"state": "failed"})) == {"state"}
    assert api("PATCH", path, {"state": "off"}).json["state"] == "off"
    assert api("PATCH", path, {"state": "active"}).json["state"] == "active"
    assert api("GET", path).json["url"] == URL

    assert [api("DELETE", path).status for _ in range(2)] == [204, 204]
    assert_error(api("GET", path), 404)
    for method, further, body in (("PATCH", "", {"tag": "x"}), ("POST", "/secret", ...), ("POST", "/test", ...)):
        assert_error(api(method, path + further, body), 404)


def test_twenty_at_most(api: Api, webhook: Any) -> None:
    there = len(api("GET", "/webhooks").json["data"])
    made = [webhook(events=["job.done"]) for _ in range(20 - there)]

    answer = api("POST", "/webhooks", {"url": URL})

    assert rejected(answer) == {"url"}
    assert "20" in answer.json["errors"]["url"][0]
    listed = [one["id"] for one in api("GET", "/webhooks").json["data"]]
    assert len(listed) == 20
    assert listed == sorted(listed)
    api("DELETE", f"/webhooks/{made[0]['id']}")
    assert webhook()["id"] not in listed


def test_webhooks_of_another_workspace(api: Api, webhook: Any, other_workspace: Api, host: str, link: Any) -> None:
    made = webhook(host=host)
    link()
    (delivery,) = api("GET", "/deliveries", query={"filter[webhook]": made["id"]}).json["data"]

    assert made["id"] not in [one["id"] for one in other_workspace("GET", "/webhooks").json["data"]]
    path = f"/webhooks/{made['id']}"
    for method, further, body in (
        ("GET", "", ...), ("PATCH", "", {"tag": "x"}), ("POST", "/secret", ...), ("POST", "/test", ...),
    ):  # fmt: skip
        assert_error(other_workspace(method, path + further, body), 404)
    assert other_workspace("DELETE", path).status == 204
    assert api("GET", path).status == 200
    assert_error(other_workspace("GET", f"/deliveries/{delivery['id']}"), 404)
    assert_error(other_workspace("POST", f"/deliveries/{delivery['id']}/replay"), 404)
    assert other_workspace("GET", "/deliveries", query={"filter[webhook]": made["id"]}).json["data"] == []


# --- events ----------------------------------------------------------------------------------------------------


def test_each_change_is_an_event(api: Api, host: str, link: Any, webhook: Any) -> None:
    hook = webhook(host=host)

    record = link(alias="a", password="open sesame", tags=["x"])
    api("PATCH", f"/redirect/{record['id']}", {"title": "New"})
    api("PATCH", f"/redirect/{record['id']}", {"title": "New"})
    api("PATCH", f"/redirect/{record['id']}", {"password": "close sesame"})
    made = api("POST", "/redirect", {"url": f"https://{host}/r", "destination": DEST}).json["data"][0]
    api("PUT", f"/redirect/{made['id']}", {"url": made["url"], "destination": DEST, "title": "R"})
    frame = link(alias="f", type="frame")
    api("PUT", f"/links/{frame['id']}/qr", {"theme": "dots"})
    before = api("GET", f"/links/{record['id']}", query={"include": "extensions"}).json
    api("DELETE", f"/redirect/{record['id']}")
    api("DELETE", f"/redirect/{made['id']}")
    api("PATCH", f"/host/{host}", {"notfound_status": 404})
    shown = api("GET", f"/host/{host}").json

    found = sent(api, hook)
    assert types(found) == [
        "link.created", "link.updated", "link.updated", "redirect.created", "redirect.updated", "link.created",
        "link.updated", "link.deleted", "redirect.deleted", "host.updated",
    ]  # fmt: skip
    data = [one for _, one in found]
    assert set(data[0]) - {"extensions"} == set(FIELDS) - {"tld"}
    assert {one["id"] for one in (*data[:3], data[7])} == {record["id"]}
    assert data[1]["changed"] == {"before": {"title": ""}, "after": {"title": "New"}}
    assert (data[1]["title"], data[0]["extensions"]["has_password"], data[0]["tags"]) == ("New", True, ["x"])
    assert data[2]["changed"] == {"before": {"password": "changed"}, "after": {"password": "changed"}}
    assert data[4]["changed"] == {"before": {"title": ""}, "after": {"title": "R"}}
    del before["extensions"]["warnings"], before["extensions"]["rescued"]
    assert data[7] == before
    assert "changed" not in data[0]
    assert data[9].pop("changed") == {"before": {"notfound_status": 302}, "after": {"notfound_status": 404}}
    unsteady = ("correct", "current", "errors", "checked_at", "notice", "updated_at")
    assert {name: value for name, value in data[9].items() if name not in unsteady} == {
        name: value for name, value in shown.items() if name not in unsteady
    }
    assert "sesame" not in json.dumps(found)
    assert "scrypt" not in json.dumps(found)


def test_many_at_once_are_one_event_each(api: Api, host: str, link: Any, webhook: Any) -> None:
    for alias in "ab":
        link(alias=alias, tags=["x"])
    hook = webhook(events=["link.*", "job.done"], host=host)

    answer = api("DELETE", "/bulk", query={"filter[host]": host})
    path = answer.headers["Location"].removeprefix(api.base.path)
    job = eventually(lambda: api("GET", path).json, lambda found: found["finished_at"])
    assert types(sent(api, hook)) == ["link.deleted", "link.deleted", "job.done"]
    assert sent(api, hook)[2][1] == job
    (change, *_) = api("GET", "/changes", query={"filter[verb]": "bulk_delete"}).json["data"]
    api("POST", f"/changes/{change['id']}/undo")
    rows = [{"host": host, "alias": alias, "destination": DEST} for alias in "bc"]
    api("POST", "/bulk", {"records": rows, "on_conflict": "skip"})

    assert types(sent(api, hook))[3:] == ["link.created"] * 3
    api("DELETE", "/bulk", query={"filter[host]": host})


def test_what_a_webhook_does_not_want(api: Api, host: str, link: Any, webhook: Any) -> None:
    other = fresh()
    hooks = {
        "type": webhook(events=["link.deleted"], host=host),
        "host": webhook(events=["link.*", "host.*"], host=other),
        "tag": webhook(events=["link.*", "host.*"], tag="sale"),
        "off": webhook(events=["link.*"]),
    }
    api("PATCH", f"/webhooks/{hooks['off']['id']}", {"state": "off"})
    api("POST", "/host", {"host": other})
    record = link(alias="a", tags=["SALE"])
    api("PATCH", f"/redirect/{record['id']}", {"tags": ["sale"]})
    api("PATCH", f"/redirect/{record['id']}", {"tags": []})
    api("PATCH", f"/redirect/{record['id']}", {"title": "x"})
    api("PATCH", f"/redirect/{record['id']}", {"url": f"https://{other}/a"})
    api("PATCH", f"/redirect/{record['id']}", {"title": "y"})
    api("DELETE", f"/redirect/{record['id']}")

    found = {name: types(sent(api, hook)) for name, hook in hooks.items()}

    assert found == {
        "type": [],
        "host": ["host.created", "link.updated", "link.updated", "link.deleted"],
        "tag": ["host.created", "link.updated", "link.updated"],
        "off": [],
    }


def test_a_link_that_is_used_up_or_over_is_an_event(api: Api, host: str, link: Any, webhook: Any) -> None:
    hook = webhook(events=["link.exhausted"], host=host)
    once, twice = link(alias="once", max_clicks=1, interstitial="never"), link(alias="twice", max_clicks=2)
    assert api.visit(host, "/once").status == 302
    api("PATCH", f"/redirect/{twice['id']}", {"interstitial": "never"})
    assert api.visit(host, "/twice").status == 302
    eventually(lambda: get(api, twice["id"])["total_clicks"], bool)
    api("PATCH", f"/redirect/{twice['id']}", {"max_clicks": 1})

    found = eventually(lambda: sent(api, hook), lambda some: len(some) == 2)

    assert [data["id"] for _, data in found] == [once["id"], twice["id"]]


def test_visits_are_sent_in_batches(api: Api, host: str, link: Any, webhook: Any) -> None:
    hook = webhook(events=["clicks"], host=host)
    record = link(alias="a")
    api.visit(host, "/a", headers={"Referer": "https://news.example/x?secret"})
    api.visit(host, "/a", headers={"User-Agent": "Googlebot/2.1"})
    api.visit(host, "/a", "HEAD")

    def visits() -> list[Any]:
        return [visit for _, data in sent(api, hook) for visit in data["clicks"]]

    person, bot = eventually(visits, lambda found: len(found) == 2)
    at = person.pop("at")
    assert abs((datetime.now(UTC) - datetime.fromisoformat(at)).total_seconds()) < 60
    assert person == {
        "record_id": record["id"], "url": f"https://{host}/a", "referrer": "news.example", "country": "",
        "browser": "Firefox", "system": "Linux", "bot": False,
    }  # fmt: skip
    assert (bot["bot"], bot["referrer"], bot["record_id"]) == (True, "", record["id"])


# --- deliveries ------------------------------------------------------------------------------------------------


def test_a_delivery(api: Api, viewer: Api, host: str, link: Any, webhook: Any) -> None:
    hook = webhook(host=host)
    record = link()
    query = {"filter[webhook]": hook["id"]}
    (delivery,) = api("GET", "/deliveries", query=query).json["data"]

    assert set(delivery) == DELIVERY
    assert (delivery["event"], delivery["webhook_id"], delivery["record_id"]) == (
        "link.created",
        hook["id"],
        record["id"],
    )
    assert (delivery["url"], delivery["state"]) == (URL, "waiting")
    one = api("GET", f"/deliveries/{delivery['id']}").json
    assert {name: one[name] for name in ("id", "body", "created_at")} == {
        name: delivery[name] for name in ("id", "body", "created_at")
    }
    assert_error(api("GET", "/deliveries/nothing"), 404)
    # Who may not read webhooks sees that something was sent, and not where.
    (shown,) = viewer("GET", "/deliveries", query=query).json["data"]
    assert (shown["id"], shown["url"] != URL, URL in str(shown)) == (delivery["id"], True, False)
    assert viewer("GET", f"/deliveries/{delivery['id']}").json["url"] == shown["url"]
    assert viewer("GET", f"/webhooks/{hook['id']}").status == 484

    # Nobody is at this address, so it fails, and is tried again later.
    failed = eventually(lambda: api("GET", f"/deliveries/{delivery['id']}").json, lambda found: found["attempts"], 20)
    assert (failed["status"], failed["state"]) == (None, "waiting")
    assert failed["reason"].endswith(".")
    assert failed["due_at"] > failed["created_at"]
    failing = api("GET", f"/webhooks/{hook['id']}").json
    assert (failing["waiting"], failing["state"], failing["failing_since"] is None) == (1, "active", False)

    # What is switched off waits for nothing, and can be sent again.
    api("PATCH", f"/webhooks/{hook['id']}", {"state": "off"})
    ended = api("GET", f"/deliveries/{delivery['id']}").json
    assert (ended["state"], ended["due_at"]) == ("failed", None)
    assert api("GET", f"/webhooks/{hook['id']}").json["waiting"] == 0
    again = api("POST", f"/deliveries/{delivery['id']}/replay").json
    assert (again["id"], again["state"], again["body"]) == (delivery["id"], "waiting", delivery["body"])
    api("DELETE", f"/webhooks/{hook['id']}")
    assert api("POST", f"/deliveries/{delivery['id']}/replay").status == 409
    assert_error(api("POST", "/deliveries/nothing/replay"), 404)


def test_pages_of_deliveries(api: Api, host: str, link: Any, webhook: Any) -> None:
    hook = webhook(host=host)
    for _ in range(3):
        link()
    query = {"filter[webhook]": hook["id"], "per_page": 2}

    first = api("GET", "/deliveries", query=query).json
    second = api.follow(first["meta"]["cursor"]["next"]).json

    found = [row["id"] for row in first["data"] + second["data"]]
    assert found == sorted(found, reverse=True)
    assert (len(found), second["meta"]["cursor"]["next"]) == (3, None)
    assert rejected(api("GET", "/deliveries", query={"per_page": 0})) == {"per_page"}


def test_a_test_is_sent_whatever_it_wants(api: Api, webhook: Any) -> None:
    hook = webhook(events=["job.done"])
    api("PATCH", f"/webhooks/{hook['id']}", {"state": "off"})

    delivery = api("POST", f"/webhooks/{hook['id']}/test").json

    assert (delivery["event"], delivery["webhook_id"]) == ("test", hook["id"])
    assert json.loads(delivery["body"])["data"]["id"] == hook["id"]


# --- the stream ------------------------------------------------------------------------------------------------


def events(api: Api, **query: Any) -> list[tuple[str, str, Any]]:
    """The events so far, as the stream sends them: id, type, data."""
    answer = api("GET", "/events", query={"follow": "false", **query})
    assert answer.status == 200, answer.text
    assert answer.headers["Content-Type"].startswith("text/event-stream")
    found = []
    for block in answer.text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if ": " in line and not line.startswith(":"))
        if "data" in fields:
            body = json.loads(fields["data"])
            assert body["type"] == fields["event"]
            found.append((fields["id"], fields["event"], body["data"]))
    return found


def test_the_stream_begins_after_what_was_seen(api: Api, host: str, link: Any, other_workspace: Api) -> None:
    record = link(alias="a")
    since = record["id"]
    api("PATCH", f"/redirect/{record['id']}", {"title": "x"})
    api("PATCH", f"/host/{host}", {"notfound_status": 404})
    api("DELETE", f"/redirect/{record['id']}")

    found = events(api, last_event_id=since, host=host)

    assert [type_ for _, type_, _ in found] == ["link.created", "link.updated", "host.updated", "link.deleted"]
    assert found[1][2]["changed"]["after"] == {"title": "x"}
    assert events(api, last_event_id=found[1][0], host=host) == found[2:]
    by_header = api("GET", "/events?follow=false", headers={"Last-Event-ID": found[2][0]}).text
    assert f"id: {found[3][0]}" in by_header
    assert f"id: {found[2][0]}" not in by_header
    assert [one[1] for one in events(api, last_event_id=since, host=host, types="host.*")] == ["host.updated"]
    assert [one[1] for one in events(api, last_event_id=since, host=host, types="link.created,link.deleted")] == [
        "link.created", "link.deleted",
    ]  # fmt: skip
    assert events(api, last_event_id=since, host=fresh()) == []
    assert record["id"] not in str(events(other_workspace, last_event_id=since))


@pytest.mark.parametrize(
    ("query", "field"),
    [({"types": "link.burned"}, "types"), ({"types": "test"}, "types"), ({"follow": "maybe"}, "follow"),
     ({"last_event_id": "x"}, "last_event_id"), ({"unknown": "x"}, "unknown")],
)  # fmt: skip
def test_what_the_stream_refuses(api: Api, query: Any, field: str) -> None:
    assert rejected(api("GET", "/events", query={"follow": "false", **query})) == {field}


# --- received on this machine ----------------------------------------------------------------------------------


def signatures(secret: str, headers: dict[str, str], body: bytes) -> list[bool]:
    """Whether each signature of a message is that of the secret."""
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    digest = hmac.digest(base64.b64decode(secret.removeprefix("whsec_")), content, hashlib.sha256)
    wanted = base64.b64encode(digest).decode()
    return [one == f"v1,{wanted}" for one in headers["webhook-signature"].split()]


def test_a_message_is_signed_and_in_order(receiving: Api, receiver: Receiver) -> None:
    hook = receiving("POST", "/webhooks", {"url": receiver.url, "events": ["link.*"]}).json
    host = fresh()
    receiving("POST", "/host", {"host": host})
    record = receiving("POST", "/link", {"host": host, "destination": DEST}).json["data"][0]
    receiving("PATCH", f"/redirect/{record['id']}", {"title": "x"})

    eventually(lambda: len(receiver.received), lambda count: count >= 2)
    for (headers, body), type_ in zip(receiver.received, ("link.created", "link.updated"), strict=True):
        message = json.loads(body)
        assert set(message) == {"type", "timestamp", "data"}
        assert (message["type"], message["data"]["id"]) == (type_, record["id"])
        assert abs(int(headers["webhook-timestamp"]) - time.time()) < 60
        assert headers["content-type"].startswith("application/json")
        assert signatures(hook["secret"], headers, body) == [True]
    path, query = "/deliveries", {"filter[webhook]": hook["id"], "sort": "id"}
    done = eventually(
        lambda: receiving("GET", path, query=query).json["data"], lambda rows: {row["due_at"] for row in rows} == {None}
    )
    assert [(row["state"], row["status"], row["attempts"]) for row in done] == [("delivered", 204, 1)] * 2
    assert [row["id"] for row in done] == [headers["webhook-id"] for headers, _ in receiver.received]

    # For a day both secrets sign.
    new = receiving("POST", f"/webhooks/{hook['id']}/secret").json["secret"]
    receiving("POST", f"/deliveries/{done[0]['id']}/replay")
    eventually(lambda: len(receiver.received), lambda count: count >= 3)
    headers, body = receiver.received[2]
    assert (headers["webhook-id"], body) == (done[0]["id"], receiver.received[0][1])
    assert sorted(signatures(new, headers, body)) == sorted(signatures(hook["secret"], headers, body)) == [False, True]


def test_what_is_refused_comes_again(receiving: Api, receiver: Receiver) -> None:
    receiver.statuses = [204, 500]
    hook = receiving("POST", "/webhooks", {"url": receiver.url, "events": ["host.*"]}).json
    first, second = fresh(), fresh()
    receiving("POST", "/host", {"host": first})
    eventually(lambda: len(receiver.received), bool)

    receiving("POST", "/host", {"host": second})
    eventually(lambda: len(receiver.received), lambda count: count >= 3, timeout_s=20)

    ids = [headers["webhook-id"] for headers, _ in receiver.received]
    assert ids[1] == ids[2] != ids[0]
    assert receiver.received[1][1] == receiver.received[2][1]
    delivery = eventually(lambda: receiving("GET", f"/deliveries/{ids[1]}").json, lambda found: not found["due_at"])
    assert (delivery["state"], delivery["attempts"], delivery["status"]) == ("delivered", 2, 204)
    found = eventually(
        lambda: receiving("GET", f"/webhooks/{hook['id']}").json, lambda one: one["failing_since"] is None
    )
    assert (found["waiting"], found["failing_since"], found["reason"]) == (0, None, "")


def test_which_answers_accept_a_message(receiving: Api, receiver: Receiver) -> None:
    """Any 2xx; a redirect is not followed. A test is sent once, also to a webhook that is off."""
    wanted = dict.fromkeys((200, 204, 299), "delivered")
    wanted |= dict.fromkeys((300, 301, 304, 400, 404, 410, 429, 500, 503), "failed")
    sent = {}
    for status in wanted:
        receiver.pages[f"/{status}"] = (status, "/200") if status == 301 else status
        hook = receiving("POST", "/webhooks", {"url": f"{receiver.origin}/{status}", "events": ["job.done"]}).json
        receiving("PATCH", f"/webhooks/{hook['id']}", {"state": "off"})
        sent[status] = receiving("POST", f"/webhooks/{hook['id']}/test").json["id"]

    def found() -> dict[int, Any]:
        return {status: receiving("GET", f"/deliveries/{id_}").json for status, id_ in sent.items()}

    done = eventually(found, lambda rows: all(row["due_at"] is None for row in rows.values()), 20)
    assert {status: row["state"] for status, row in done.items()} == wanted
    assert all((row["attempts"], row["status"]) == (1, status) for status, row in done.items())
    assert all((row["reason"] == "") is (row["state"] == "delivered") for row in done.values())
    assert all(json.loads(body)["type"] == "test" for _, body in receiver.received)
    assert len(receiver.received) == len(wanted)
