"""The pages of webhooks and deliveries: who sees them, what they change, and a secret that is shown once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.events import SUBSCRIBABLE, USUAL, EventType
from signpost.features.events.operations.webhooks import MAX_WEBHOOKS
from signpost.features.events.tables import Delivery, Webhook
from tests.conftest import Answer
from tests.features.conftest import Person, match_in, shown

URL = "https://hooks.example/secret-path"
SECRET = re.compile(r"whsec_[\w+/=]+")


def create(person: Person, **fields: Any) -> Answer:
    form = {"url": URL, "events": [*USUAL], "host": "", "tag": "", **fields}
    return person.post("/webhooks", form, page="/webhooks")


@pytest.fixture
def webhook(person: Person) -> str:
    """The path of a webhook's page."""
    return create(person).location.partition("?")[0]


def row_of(app: Flask) -> Webhook:
    with app.app_context():
        found: Webhook = Webhook.get()
        return found


def test_a_webhook_is_created_and_its_secret_shown_once(app: Flask, person: Person) -> None:
    answer = create(person, events=["link.created", "clicks"], host="localhost", tag="sale")
    assert answer.status_code == 303
    assert not SECRET.search(str(answer.headers))
    first, again = person.get(answer.location), person.get(answer.location)
    secrets = set(SECRET.findall(first.text))
    assert len(secrets) == 1
    assert not SECRET.search(again.text)
    row = row_of(app)
    assert (row.url, row.events, row.host, row.tag) == (URL, ["link.created", "clicks"], "localhost", "sale")
    listed = shown(person.get("/webhooks"))
    assert "Visits, Link created · only localhost · only the tag sale" in listed
    assert re.search(r'<span class="disc good">', person.get("/webhooks").text)


def test_every_event_has_a_box_and_all_but_clicks_are_ticked(person: Person) -> None:
    boxes = re.findall(r'name="events" value="([\w.]+)"( checked)?', person.get("/webhooks?new").text)
    assert sorted(name for name, _ in boxes) == sorted(SUBSCRIBABLE)
    assert {name for name, is_ticked in boxes if is_ticked} == set(USUAL)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"url": "not an address"}, "Address"),
        ({"url": "http://127.0.0.1/"}, "isn't on the public internet"),
        ({"events": []}, "Choose at least one"),
        ({"events": ["nothing.happened"]}, "Events"),
        ({"tag": "x" * 300}, "Only of links with this tag"),
    ],
)
def test_what_is_refused_is_said_and_kept(person: Person, app: Flask, fields: dict[str, Any], sentence: str) -> None:
    answer = create(person, **{"tag": "kept", **fields})
    assert answer.status_code == 422
    assert sentence in shown(answer)
    assert f'value="{fields.get("tag", "kept")}"' in answer.text
    with app.app_context():
        assert Webhook.select().count() == 0


def test_a_form_sent_twice_creates_one(app: Flask, person: Person) -> None:
    once = match_in(r'name="once" value="([^"]+)"', person.get("/webhooks?new").text)[1]
    assert {create(person, once=once).status_code for _ in range(2)} == {303}
    with app.app_context():
        assert Webhook.select().count() == 1


def test_more_than_there_may_be_are_refused(app: Flask, person: Person) -> None:
    for number in range(MAX_WEBHOOKS):
        assert create(person, url=f"{URL}/{number}").status_code == 303
    assert "the maximum" in shown(create(person))


def test_a_webhook_is_edited(app: Flask, person: Person, webhook: str) -> None:
    form = {"url": f"{URL}/2", "events": ["host.created"], "host": "", "tag": "sale"}
    assert person.post(webhook, form, page=webhook).location == webhook
    row = row_of(app)
    assert (row.url, row.events, row.tag) == (f"{URL}/2", ["host.created"], "sale")
    refused = person.post(webhook, {**form, "url": "ftp://a"}, page=webhook)
    assert refused.status_code == 422
    assert "Nothing was saved." in shown(refused)


def test_it_is_switched_off_and_on(app: Flask, person: Person, webhook: str) -> None:
    for state, button in (("off", "Turn on"), ("active", "Turn off")):
        assert person.post(f"{webhook}/state", {"state": state}, page=webhook).location == webhook
        assert row_of(app).state == state
        assert button in shown(person.get(webhook))


def test_its_secret_is_replaced(person: Person) -> None:
    created = create(person).location
    first = match_in(SECRET, person.get(created).text)[0]
    page = created.partition("?")[0]
    answer = person.post(f"{page}/secret", page=page)
    assert not SECRET.search(str(answer.headers))
    second = match_in(SECRET, person.get(answer.location).text)[0]
    assert first != second
    assert not SECRET.search(person.get(answer.location).text)


def test_it_is_deleted(app: Flask, person: Person, webhook: str) -> None:
    assert person.post(f"{webhook}/delete", page=webhook).location == "/webhooks"
    with app.app_context():
        assert Webhook.select().count() == 0
    assert person.get(webhook).status_code == 404


def test_a_test_is_on_its_way_and_its_page_looks_for_the_answer(app: Flask, person: Person, webhook: str) -> None:
    answer = person.post(f"{webhook}/test", page=webhook)
    page = person.get(answer.location)
    assert "Sending…" in shown(page)
    assert 'hx-trigger="load delay:1s"' in page.text
    assert json.loads(match_in(r'id="body">([^<]*)<', page.text)[1].replace("&#34;", '"'))["type"] == EventType.TEST
    # Not without end.
    assert (
        "hx-trigger" not in match_in(r'<section id="delivery"[^>]*>', person.get(f"{answer.location}?polls=60").text)[0]
    )
    with app.app_context():
        Delivery.update(state="waiting", attempts=1, status=500, reason="The receiver answered 500.").execute()
    page = person.get(answer.location)
    assert "hx-trigger" not in match_in(r'<section id="delivery"[^>]*>', page.text)[0]
    for text in ("Will be retried", "500", "The receiver answered 500."):
        assert text in shown(page)
    assert "The receiver answered 500." in shown(person.get(webhook))
    assert "1 attempt" in shown(person.get("/deliveries"))


def test_a_delivery_is_replayed(app: Flask, person: Person, webhook: str) -> None:
    page = person.post(f"{webhook}/test", page=webhook).location
    with app.app_context():
        Delivery.update(state="failed", attempts=9, reason="No.", due_at=None).execute()
    assert person.post(f"{page}/replay", page=page).location == page
    with app.app_context():
        row = Delivery.get()
    assert (row.state, row.attempts) == ("waiting", 0)
    person.post(f"{webhook}/delete", page=webhook)
    refused = person.post(f"{page}/replay", page=page)
    assert refused.status_code == 409
    assert "This webhook was deleted" in shown(refused)


def test_many_deliveries_have_pages(app: Flask, person: Person, webhook: str) -> None:
    id_ = webhook.rpartition("/")[2]
    for _ in range(60):
        person.post(f"{webhook}/test", page=webhook)
    for path in (webhook, "/deliveries"):
        first = person.get(path).text
        next_ = match_in(rf'href="({path}\?cursor=[^"]+)" rel="next"', first)[1]
        second = person.get(next_).text
        found = [set(re.findall(r'href="(/deliveries/\w+)"', text)) for text in (first, second)]
        assert [len(entry) for entry in found] == [50, 10]
        assert not found[0] & found[1]
    assert id_ in webhook


@pytest.mark.parametrize("role", ["viewer", "editor"])
def test_below_manager_deliveries_are_seen_and_no_address(
    person: Person, webhook: str, make_person: Callable[[str], Person], role: str
) -> None:
    delivery = person.post(f"{webhook}/test", page=webhook).location
    other = make_person(role)
    page = other.get("/webhooks")
    assert page.status_code == 200
    assert "managers and owners" in shown(page)
    assert other.get(webhook).status_code == 484
    for path in ("/webhooks", "/deliveries", delivery, "/activity", "/jobs", "/"):
        text = other.get(path).text
        assert "secret-path" not in text
        assert "New webhook" not in text
        assert "/replay" not in text
    for path in ("/webhooks", f"{webhook}/test", f"{webhook}/delete", f"{webhook}/state", f"{delivery}/replay"):
        assert other.post(path, {"url": URL, "events": "clicks"}, page="/webhooks").status_code == 484, path
    assert other.post(f"{webhook}/secret", page="/webhooks").status_code == 484


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"failing_since": "now"}, "A webhook isn't responding"),
        ({"state": "failed", "failing_since": "now"}, "A webhook was turned off It failed for three days."),
    ],
)
def test_one_that_fails_needs_attention(
    app: Flask, person: Person, webhook: str, make_person: Callable[[str], Person], fields: dict[str, str], text: str
) -> None:
    assert text not in shown(person.get("/"))
    with app.app_context():
        now = {"failing_since": times.now_text(), "reason": "The receiver answered 500."}
        Webhook.update({**fields, **now}).execute()
    overview = person.get("/")
    assert text in shown(overview)
    assert f'href="{webhook}"' in overview.text
    assert text not in shown(make_person("editor").get("/"))
    assert "The receiver answered 500." in shown(person.get(webhook))
    assert "The receiver answered 500." in shown(person.get("/webhooks"))


def test_the_history_says_what_was_done_without_the_address(person: Person, webhook: str) -> None:
    person.post(webhook, {"url": f"{URL}/2", "events": ["host.created"], "host": "", "tag": ""}, page=webhook)
    person.post(f"{webhook}/state", {"state": "off"}, page=webhook)
    person.post(f"{webhook}/secret", page=webhook)
    person.post(f"{webhook}/delete", page=webhook)
    page = person.get("/activity")
    text = shown(page)
    for sentence in ("created a webhook", "changed a webhook", "turned a webhook off", "deleted a webhook",
                     "replaced the secret of a webhook"):  # fmt: skip
        assert sentence in text, sentence
    assert "hooks.example" not in page.text
